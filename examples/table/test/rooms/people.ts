/** People in browsers of their own, who come to one room: each with a line that can be cut. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { answer, hurried, type Way } from '../kit.ts';

export interface Person {
  readonly page: Page;
  /** Takes the line away, until it is mended. */
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
  /** What went wrong on the page, other than that a line was lost. */
  readonly wrong: readonly string[];
}

/** Opens the page for somebody, with settings, in a window of some sort. */
export async function somebody(
  browser: Browser,
  address: string,
  settings: object,
  sort: BrowserContextOptions,
): Promise<Person> {
  const page = await (await browser.newContext(sort)).newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('WebSocket')) wrong.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(sort.baseURL ?? ''))
      wrong.push(`asks ${request.url()}`);
  });
  await hurried(page, settings);
  // What the page makes is a room for few points, in which nobody waits for long.
  await page.route('**/rooms', async (route) => {
    const wanted = route.request().postDataJSON();
    const { length: _, ...setup } = { ...wanted.setup, pointLimit: 20 };
    await route.continue({ postData: { ...wanted, setup, policy: { botDelay: 300, autoPass: [50, 250] } } });
  });
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
  return { page, cut, mend, wrong };
}

export const hand = (page: Page): Promise<(string | null)[]> =>
  page.locator('.held .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

/** What everybody may know of how a game went: what was played, and for how many points. */
const openly = (page: Page): Promise<string[]> =>
  page
    .locator('.log .e-scored, .log .e-roundEnded, .log .e-gameEnded')
    .evaluateAll((all) => all.map((line) => line.className));

const points = (page: Page): Promise<string[]> => page.locator('.score td').allTextContents();

/** Whoever was away has seen as much as the others, and whoever watches. */
export async function sameForAll(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await expect(page.locator('.prompt.over')).toBeVisible();
  // Who has just come back sees the end first, and is told then how it came about.
  await expect(async () => {
    const seen = await Promise.all(
      people.map(async ({ page }) => [
        await page.locator('.prompt.over h2').textContent(),
        await points(page),
        await openly(page),
      ]),
    );
    for (const one of seen) expect(one).toEqual(seen[0]);
  }).toPass({ timeout: 15_000 });
}

const isOver = ({ page }: Person): Promise<boolean> => page.locator('.prompt.over').isVisible();

/** All play until the game is over. In between something may happen, after so many rounds of asking everybody. */
export async function playToTheEnd(
  people: readonly Person[],
  way: Way,
  random: () => number,
  between: (nth: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let nth = 1; nth <= 2000; nth++) {
    if ((await Promise.all(people.map(isOver))).every(Boolean)) return nth;
    await between(nth);
    for (const { page } of people) await answer(page, way, random);
    await people[0]?.page.waitForTimeout(30);
  }
  throw new Error('The game does not end.');
}
