/**
 * Reads the built site in Chromium as people do. It is served from a folder with a name of its own, so that nothing can
 * count on another. Needs `npm run site` first; `npm run check:site` does both.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromium as chrome, find } from '../../scripts/runtimes/find.ts';
import { serve } from '../../scripts/site/serve.ts';
import { quarrels } from '../../test/fixtures/quarrels.ts';
import { quarrels as sentences } from '../../test/rulings/quarrels.ts';
import { type Ended, endQuarrel, quarrelTable } from './quarrels.ts';

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

/** Pages of all kinds. */
const PAGES = [
  '.',
  'de/',
  'rules/',
  'rules/cards/gift.html',
  'de/rules/events/market.html',
  'rules/board-game/push.html',
  'rules/rulings/r-208.html',
  'rules/rulings/',
  'rules/editions/',
  'de/rules/options/',
  'guide/board-statistics.html',
  'playground.html',
  'api/client/functions/choices.html',
];

/** Serious findings of axe, and whether the page is wider than the screen. */
async function obstaclesOn(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  const start = page.locator('.start-try');
  if ((await start.count()) > 0) {
    await start.click();
    await page.waitForSelector('.asked');
  }
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...serious.map(
      ({ id, nodes }) =>
        `${path}: ${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    ),
    ...(wide > 0 ? [`${path}: ${wide} pixels wider than the screen`] : []),
  ];
}

/** Answers whatever is asked with the first button, until the game is over. */
async function playedOut(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.click('.start-try');
  for (let clicks = 0; clicks < 600; clicks += 1) {
    if ((await page.locator('.try .over').count()) > 0) return;
    await page.locator('.try .asked button').first().click();
  }
  throw new Error('it does not end');
}

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
  await check('the table stands on the start page, in its language, and a game begins there', async () => {
    await open(page, 'de/');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const table = page.frameLocator('iframe');
    await table.locator('html[lang=de]').waitFor();
    await table.locator('[data-do=play]').first().click();
    await table.locator('main.table .hand').first().waitFor();
  });
  for (const path of ['rules/events/market.html', 'de/rules/board-game/swap.html', 'rules/rulings/r-208.html'])
    await check(`a situation is set up at the table (${path})`, async () => {
      await open(page, path);
      await page.click('.try .full');
      await page.waitForURL(/\/any\/folder\/table\//);
      await page.waitForSelector('main.table .hand');
      expect((await page.locator('.notice').count()) === 0, 'the table complains');
    });
  await check('the search finds a pair first, by the keyboard alone', async () => {
    await open(page, 'rules/cards/gift.html');
    const { titles } = await searched(page, 'lucky bastard market');
    expect(titles[0]?.includes('R-208') === true, titles.slice(0, 3).join(' | '));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/any\/folder\/rules\/rulings\/r-208\.html/);
    await page.waitForSelector('h1:has-text("R-208")');
  });
  for (const [how, all] of [
    ['in a few words', quarrels],
    ['in whole sentences', sentences.map(({ lang, words, ruling }) => ({ language: lang, words, rulings: [ruling] }))],
  ] as const)
    await check(`the search ends ${all.length} quarrels, typed ${how}`, async () => {
      const ended: Ended[] = [];
      for (const quarrel of all) {
        await open(page, quarrel.language === 'en' ? 'rules/' : 'de/rules/');
        ended.push(await endQuarrel(page, quarrel));
      }
      console.log(quarrelTable(ended));
      for (const { words, place, first } of ended)
        expect(place !== null && place <= 2, `'${words}' finds ${first} first`);
      const slow = ended.filter(({ read }) => read > 10_000).map(({ words }) => words);
      expect(slow.length === 0, `it takes longer than ten seconds: ${slow.join(', ')}`);
    });
  await check('the rulings can be asked by words and edition', async () => {
    await open(page, 'de/rules/rulings/');
    await page.fill('.ask input', 'schwarz auf schwarz');
    await page.waitForSelector('.found li >> nth=0 >> text=R-061');
    await page.fill('.ask input', 'lucky bastard markt');
    await page.selectOption('.ask select >> nth=0', 'intl');
    await page.waitForFunction(() => !document.querySelector('.found')?.textContent?.includes('R-208'));
  });
  for (const path of ['rules/events/market.html', 'de/rules/cards/gift.html', 'rules/board-game/troublemaker.html'])
    await check(`"try it" is played to the end (${path})`, () => playedOut(page, path));
  await check('"try it" plays the example of a ruling step by step', async () => {
    await open(page, 'rules/rulings/r-208.html');
    await page.click('.start-try');
    for (let step = 0; step < 4; step += 1) await page.click('.try .example');
    expect((await page.locator('.try .example').count()) === 0, 'there are more steps');
    expect(/Lucky Bastard/i.test(await page.locator('.try .log').innerText()), 'nothing was told');
  });
  await check('the playground runs every example of the README, the guides and the doc comments', async () => {
    await open(page, 'playground.html');
    await page.waitForSelector('optgroup[label=API]', { state: 'attached' });
    const values = await page
      .locator('#example option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(values.length > 150, `only ${values.length} examples`);
    const failed: string[] = [];
    for (const value of values) {
      await page.selectOption('#example', value);
      await page.click('.run');
      await page.waitForSelector('.came pre');
      const why = page.locator('.came .why');
      if ((await why.count()) > 0)
        failed.push(`${await page.locator(`#example option[value="${value}"]`).innerText()}: ${await why.innerText()}`);
    }
    expect(failed.length === 0, failed.join('\n    '));
    await page.selectOption('#example', values[0] ?? '0');
    await page.focus('#code');
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('.came .hands');
    expect(/winners/.test(await page.locator('.came pre').first().innerText()), 'the first one prints no winner');
  });
  await context.close();

  for (const look of ['desktop', 'phone'] as const)
    for (const scheme of ['light', 'dark'] as const)
      await check(`nothing stands in anybody's way (${look}, ${scheme})`, async () => {
        const reading = await opened(browser, look, scheme, address);
        const reader = await reading.newPage();
        const found: string[] = [];
        for (const path of PAGES) found.push(...(await obstaclesOn(reader, path)));
        await reading.close();
        expect(found.length === 0, found.join('\n    '));
      });
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
console.log(`${ran - failures.length} of ${ran} checks in Chromium passed`);
process.exitCode = failures.length === 0 ? 0 : 1;
