/**
 * Ten positions as they look, on every machine: letters come along, and pictures are half as large as the page.
 * `npm run check:table -- --update` takes them anew.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { linkOf, type Setup, STANDARD } from '../src/setup.ts';
import { type Asked, expect, hurried, OF_THREE, openRoom, roomAsked, test } from './kit.ts';

const ALL: Partial<Setup> = { sets: ['troublemaker', 'supercharge', 'pandoras-box'] };
const BOARD: Partial<Setup> = {
  game: 'board',
  chairs: OF_THREE,
};

/** The font, as the page can take it: by weight. */
const FONT = [400, 700].map((weight) => {
  const name = `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`;
  const file = readFileSync(createRequire(import.meta.url).resolve(name));
  return { weight: `${weight}`, source: `url(data:font/woff2;base64,${file.toString('base64')})` };
});

/** The page in letters that are the same everywhere, from its first line on. */
async function inFixedLetters(page: Page): Promise<void> {
  await page.addInitScript((font) => {
    for (const { weight, source } of font) document.fonts.add(new FontFace('Fixed', source, { weight }));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-family: Fixed !important; }');
    document.adoptedStyleSheets = [sheet];
  }, FONT);
}

/** All letters are there, and the log ends with its last line. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const log of document.querySelectorAll('.log')) log.scrollTop = log.scrollHeight;
  });

/**
 * So many pixels may differ, and by so much each may without being counted. Machines shade the edges of letters in their own ways: by the
 * settings of their fonts alone 250 to 1900 pixels differ by more than a fifth, and fewer than 250 by more than this. The edge that
 * lights one card has about 400.
 */
const SHADES = 250;
const THRESHOLD = 0.35;

test.use({ deviceScaleFactor: 0.5 });

interface Shot {
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly lang: 'en' | 'de';
  readonly at: string;
  readonly setup: Partial<Setup> | null;
  readonly isIt?: (question: Asked, nth: number) => boolean;
  readonly after?: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  { name: 'set-up', scheme: 'light', lang: 'en', at: '@desk', setup: null },
  {
    name: 'turn',
    scheme: 'light',
    lang: 'en',
    at: '@desk',
    setup: {},
    isIt: ({ type }, nth) => type === 'turn' && nth > 8,
  },
  {
    name: 'all-boxes',
    scheme: 'dark',
    lang: 'de',
    at: '@desk',
    setup: ALL,
    isIt: ({ type }, nth) => type === 'turn' && nth > 8,
  },
  {
    name: 'reaction',
    scheme: 'light',
    lang: 'de',
    at: '@desk',
    setup: { windows: 'everyone' },
    isIt: ({ type, cards }) => type === 'react' && cards?.length !== 0,
  },
  {
    name: 'board',
    scheme: 'light',
    lang: 'en',
    at: '@desk',
    setup: BOARD,
    isIt: ({ type }, nth) => type === 'place' && nth > 20,
  },
  {
    name: 'why-not',
    scheme: 'dark',
    lang: 'en',
    at: '@desk',
    setup: {},
    isIt: ({ type, cards }) => type === 'turn' && cards?.length === 2,
    after: async (page) => {
      await page.locator('.held .card.dim').first().click();
      await expect(page.locator('.sheet article').first()).toBeVisible();
      await expect(page.locator('.notice')).toHaveCount(0, { timeout: 10_000 });
    },
  },
  { name: 'phone-set-up', scheme: 'dark', lang: 'de', at: '@phone', setup: null },
  {
    name: 'phone-turn',
    scheme: 'light',
    lang: 'de',
    at: '@phone',
    setup: ALL,
    isIt: ({ type }, nth) => type === 'turn' && nth > 8,
  },
  { name: 'phone-wish', scheme: 'dark', lang: 'en', at: '@phone', setup: {}, isIt: ({ type }) => type === 'wish' },
  {
    name: 'phone-board',
    scheme: 'light',
    lang: 'en',
    at: '@phone',
    setup: BOARD,
    isIt: ({ type }, nth) => type === 'place' && nth > 20,
  },
];

/** Lays a position on the page, and waits until it lies still. */
async function lay(page: Page, { scheme, lang, setup, isIt, after }: Omit<Shot, 'name' | 'at'>): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await inFixedLetters(page);
  if (setup === null || isIt === undefined) {
    await hurried(page, { lang });
    await page.goto(`#t=${await linkOf(STANDARD)}`);
    await page.waitForSelector('.chairs');
  } else {
    let nth = 0;
    await openRoom(
      page,
      roomAsked(setup, (question) => isIt(question, ++nth)),
      { lang },
    );
    await page.waitForSelector('.prompt[data-asked]');
    await page.waitForSelector('.log li', { state: 'attached' });
  }
  await after?.(page);
  await settled(page);
}

for (const { name, at, ...shot } of SHOTS)
  test(`${name} looks as it did @picture ${at}`, async ({ page }) => {
    await lay(page, shot);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      scale: 'device',
      maxDiffPixels: SHADES,
      threshold: THRESHOLD,
    });
  });

test.describe('the first picture of the README', () => {
  test.use({ deviceScaleFactor: 1 });
  test('shows the table as it is @picture @readme', async ({ page }) => {
    const isIt: Shot['isIt'] = ({ type, cards }, nth) => type === 'turn' && nth > 8 && (cards?.length ?? 0) > 3;
    await lay(page, { scheme: 'light', lang: 'en', setup: ALL, isIt });
    // Four times as many pixels as the others.
    await expect(page).toHaveScreenshot('table.png', { maxDiffPixels: 4 * SHADES, threshold: THRESHOLD });
  });
});
