/** Two browsers in one room, one of them with a bad line; somebody watches; nobody sees another's hand. */
import { type BrowserContext, type Page, test as plain } from '@playwright/test';
import { createRandom } from 'frantic-engine';
import { linkOf, STANDARD } from '../../src/setup.ts';
import { answer, expect, hurried } from '../kit.ts';

/** Lines of a page that can be cut, and stay cut while one wants. */
interface Cable {
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
}

/** Nothing goes wrong on the page but that a line is lost. */
const wrongs = new Map<Page, string[]>();

async function browser(context: BrowserContext, address: string): Promise<{ page: Page; cable: Cable }> {
  const page = await context.newPage();
  const wrong: string[] = [];
  wrongs.set(page, wrong);
  page.on('pageerror', (error) => wrong.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('WebSocket')) wrong.push(message.text());
  });
  await hurried(page, { pace: 400 });
  let isCut = false;
  const lines = new Set<{ close: () => Promise<void> }>();
  await page.routeWebSocket(/\/rooms\//, (line) => {
    if (isCut) return void line.close();
    line.connectToServer();
    lines.add(line);
  });
  await page.goto(address);
  const cut = async (): Promise<void> => {
    isCut = true;
    await Promise.all([...lines].map((line) => line.close()));
    lines.clear();
  };
  const mend = (): void => {
    isCut = false;
  };
  return { page, cable: { cut, mend } };
}

/** How often both are asked whether there is something to answer, and how often one of them loses the line. */
const ANSWERS = 60;
const CUT = 15;

const hand = (page: Page): Promise<(string | null)[]> =>
  page.locator('.held .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

plain(
  'two browsers play in one room, one is dropped again and again, a third watches',
  async ({ browser: chromium }) => {
    plain.setTimeout(180_000);
    const contexts = await Promise.all([0, 1, 2].map(() => chromium.newContext()));
    const [first, second, third] = contexts;
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are three.');
    const chairs = [
      { name: 'Ann', bot: null },
      { name: 'Ben', bot: null },
      { name: 'Robot', bot: 'greedy' },
    ];
    const ann = await browser(first, `.#t=${await linkOf({ ...STANDARD, chairs, length: 'short' })}`);
    await ann.page.click('[data-do=friends]');
    await expect(ann.page.locator('.room [data-seat="0"]')).toContainText('You');
    const invitation = await ann.page.locator('[data-do=link]').inputValue();
    expect(invitation).toMatch(/#room=[\w-]{16}$/);

    const ben = await browser(second, invitation);
    await ben.page.click('[data-seat="1"] [data-do=sit]');
    await expect(ben.page.locator('.held .card').first()).toBeVisible();
    await expect(ann.page.locator('.held .card').first()).toBeVisible();
    const watcher = await browser(third, invitation);
    await watcher.page.click('[data-do=watch]');
    await expect(watcher.page.locator('.middle')).toBeVisible();
    await expect(watcher.page.locator('.held .card')).toHaveCount(0);

    // A reload finds the seat again, with the same hand.
    const before = await hand(ben.page);
    await ben.page.reload();
    await expect(ben.page.locator('.held .card').first()).toBeVisible();
    expect(await hand(ben.page)).toEqual(before);

    const random = createRandom('two browsers');
    const pages = [ann.page, ben.page];
    for (let nth = 1; nth <= ANSWERS; nth++) {
      if (nth % CUT === 0) {
        await ben.cable.cut();
        await expect(ben.page.locator('.lost')).toBeVisible();
        // The others go on as long as it is not his turn.
        await answer(ann.page, 'mouse', random);
        ben.cable.mend();
        await expect(ben.page.locator('.lost')).toHaveCount(0);
      }
      for (const page of pages) await answer(page, 'mouse', random);
      await ann.page.waitForTimeout(50);
    }
    expect(await ann.page.locator('.log li').count()).toBeGreaterThan(10);
    // Whoever was away has seen as much as the others, and whoever watched.
    const all = [ann, ben, watcher].map(({ page }) => page);
    await expect
      .poll(async () => new Set(await Promise.all(all.map((page) => page.locator('.log li').count()))).size, {
        timeout: 20_000,
      })
      .toBe(1);
    for (const wrong of wrongs.values()) expect(wrong).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  },
);
