/** Ends quarrels by the search of the site, as somebody would who types while the others wait, and says how long each took. */
import type { Page } from 'playwright-core';
import type { Quarrel } from '../../test/fixtures/quarrels.ts';

/** How a quarrel ended. Milliseconds are counted from the first key. */
export interface Ended {
  readonly words: string;
  /** Where the ruling that ends it stands among what is found: 1 is the first; `null` if it is not shown. */
  readonly place: number | null;
  /** What is found first. */
  readonly first: string;
  /** Until the whole is typed and the ruling stands in the list. */
  readonly listed: number;
  /** Until its page is read. */
  readonly read: number;
}

/** The last part of an address. */
const pageIn = (link: string): string => link.match(/([^/]*)\.html/)?.[1] ?? link;

/** Types a quarrel into the search of an open page, and opens the ruling that ends it by the keyboard alone. */
export async function endQuarrel(page: Page, { words, rulings }: Quarrel): Promise<Ended> {
  await page.keyboard.press('/');
  await page.locator('#localsearch-input').waitFor();
  const began = performance.now();
  await page.keyboard.type(words);
  const results = page.locator('.VPLocalSearchBox .result');
  await results.first().waitFor();
  let shown: readonly string[] = [];
  let since = performance.now();
  // It searches again while one types: the list is done when it stands still.
  while (performance.now() - since < 250) {
    const now = await results.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    if (now.join() !== shown.join()) {
      shown = now;
      since = performance.now();
    }
    await page.waitForTimeout(20);
  }
  const pages = shown.map(pageIn);
  const ending = rulings.map((id) => id.toLowerCase());
  const at = pages.findIndex((one) => ending.includes(one));
  const found = { words, place: at < 0 ? null : at + 1, first: pages[0] ?? '', listed: since - began };
  if (at < 0) return { ...found, read: Number.POSITIVE_INFINITY };
  const opening = performance.now();
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator(`h1:has-text("${pages[at]?.toUpperCase()}")`).waitFor();
  return { ...found, read: found.listed + performance.now() - opening };
}

const seconds = (ms: number): string => (Number.isFinite(ms) ? (ms / 1000).toFixed(2) : '–');

/** A line for each, for people. */
export function quarrelTable(ended: readonly Ended[]): string {
  const width = Math.max(...ended.map(({ words }) => words.length));
  const lines = ended.map(
    ({ words, place, first, listed, read }) =>
      `    ${words.padEnd(width)}  ${place === 1 ? 'first' : `${place ?? 'not'} (${first})`.padEnd(5)}  listed ${seconds(listed)} s  read ${seconds(read)} s`,
  );
  return lines.join('\n');
}
