/**
 * Ten positions as they look. Compared where the fonts are those they were taken with, by `npm run check:table -- --pictures`;
 * taken anew with `npx playwright test --update-snapshots=all -g @picture` in this folder.
 */
import type { Page } from '@playwright/test';
import { linkOf, type Setup, STANDARD } from '../src/setup.ts';
import { type Asked, expect, hurried, openRoom, roomAsked, test } from './kit.ts';

const ALL: Partial<Setup> = { sets: ['troublemaker', 'supercharge', 'pandoras-box'] };
const BOARD: Partial<Setup> = {
  game: 'board',
  chairs: [
    { name: '', bot: null },
    { name: 'Ada', bot: 'greedy' },
    { name: 'Ben', bot: 'greedy' },
  ],
};

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

for (const { name, scheme, lang, at, setup, isIt, after } of SHOTS)
  test(`${name} looks as it did @picture ${at}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
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
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
