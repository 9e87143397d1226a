/**
 * Reads the built site in Chromium as people do. It is served from a folder with a name of its own, so that nothing can
 * count on another. Needs `npm run site` first; `npm run check:site` does both.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { find, runtimes } from '../../scripts/runtimes/find.ts';
import { serve } from '../../scripts/site/serve.ts';

/** How the site is looked at. */
const LOOKS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;
type Look = keyof typeof LOOKS;

const failures: string[] = [];
let ran = 0;

/** What went wrong in a page, whatever it was opened for. */
const troubles: string[] = [];

async function opened(
  browser: Browser,
  look: Look,
  scheme: 'light' | 'dark',
  address: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...LOOKS[look],
    colorScheme: scheme,
    locale: 'en-US',
    serviceWorkers: 'block',
    baseURL: address,
  });
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => troubles.push(`${error.page()?.url()}: ${error.error()}`));
  context.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(address))
      troubles.push(`asked for ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  context.setDefaultTimeout(20_000);
  return context;
}

async function check(title: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  try {
    await work();
    if (troubles.length > 0) throw new Error(troubles.splice(0).join('\n    '));
    console.log(`  ok ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    troubles.length = 0;
    failures.push(title);
    console.log(`  FAILED ${title}\n    ${error instanceof Error ? error.message : String(error)}`);
  }
  ran += 1;
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Opens a page, and waits until it listens. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
}

/** Types words into the search of the page and gives back what is found, best first. */
async function searched(
  page: Page,
  words: string,
): Promise<{ readonly links: readonly string[]; readonly titles: readonly string[] }> {
  await page.keyboard.press('Control+k');
  await page.fill('#localsearch-input', '');
  await page.fill('#localsearch-input', words);
  const results = page.locator('.VPLocalSearchBox .result');
  await results.first().waitFor();
  // It searches again while one types: the list is done when it stands still.
  await page.waitForTimeout(250);
  const links = await results.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return { links, titles: await results.allInnerTexts() };
}

const chrome = runtimes.find(({ name }) => name === 'Chromium');
if (chrome === undefined) throw new Error('There is no Chromium among the runtimes.');
const { server, address } = await serve('/any/folder/');
const browser = await chromium.launch({ executablePath: await find(chrome), chromiumSandbox: false });
try {
  const context = await opened(browser, 'desktop', 'light', address);
  const page = await context.newPage();
  await check('the start page leads to the rules, in both languages', async () => {
    await open(page, '.');
    await page.click('a.start >> nth=0');
    await page.waitForURL('**/any/folder/rules/');
    await page.click('.tile >> nth=3');
    await page.waitForSelector('h1');
    expect(/\/any\/folder\/rules\/cards\/[\w-]+\.html$/.test(page.url()), page.url());
  });
  await check('the search finds a pair first, by the keyboard alone', async () => {
    await open(page, 'rules/cards/gift.html');
    const { titles } = await searched(page, 'lucky bastard market');
    expect(titles[0]?.includes('R-208') === true, titles.slice(0, 3).join(' | '));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/any\/folder\/rules\/rulings\/r-208\.html/);
    await page.waitForSelector('h1:has-text("R-208")');
  });
  await context.close();
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
console.log(`${ran - failures.length} of ${ran} checks in Chromium passed`);
process.exitCode = failures.length === 0 ? 0 : 1;
