/** Whole games of both kinds, clicked to their end. */
import { linkOf, type Setup, STANDARD } from '../src/setup.ts';
import { act, expect, finish, hurried, keptRoom, openRoom, scriptFor, test } from './kit.ts';

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'];
const BOARD: Setup = {
  ...STANDARD,
  game: 'board',
  seed: 'board',
  chairs: [
    { name: '', bot: null },
    { name: 'Ada', bot: 'greedy' },
  ],
};

test('one click opens a card game, and it is played to its end by what is lit @desk', async ({ page }) => {
  await hurried(page);
  await page.goto('.');
  await page.click('[data-do=play]');
  expect(await finish(page, 'mouse', 'first')).toBeGreaterThan(5);
  await expect(page.locator('.prompt.over h2')).toContainText('The game is over.');
  // And once more, in the same room.
  await page.click('[data-do=rematch]');
  await expect(page.locator('.prompt.over')).toHaveCount(0);
  await expect(page.locator('.bar')).toContainText('Round 1');
});

test('a card game with all boxes comes by a link and is played to its end by keys @desk', async ({ page }) => {
  await hurried(page);
  await page.goto(`#t=${await linkOf({ ...STANDARD, sets: ALL, seed: 'all' })}`);
  await page.click('[data-do=play]');
  await finish(page, 'keys', 'second');
});

test('a card game with all boxes, in German, by touch @phone', async ({ page }) => {
  await hurried(page, { lang: 'de' });
  await page.goto(`#t=${await linkOf({ ...STANDARD, sets: ALL, seed: 'alle' })}`);
  await page.click('[data-do=play]');
  await finish(page, 'touch', 'third');
  await expect(page.locator('.prompt.over h2')).toContainText('Das Spiel ist vorbei.');
});

for (const [lang, tag, way] of [
  ['en', '@desk', 'mouse'],
  ['de', '@phone', 'touch'],
] as const)
  test(`a board game, ${lang} ${tag}`, async ({ page }) => {
    await hurried(page, { lang });
    await page.goto(`#t=${await linkOf(BOARD)}`);
    await page.click('[data-do=play]');
    await finish(page, way, `board ${lang}`);
  });

const SCRIPTED: readonly (readonly [name: string, change: Partial<Setup>])[] = [
  ['card game with all boxes', { sets: ALL, windows: 'everyone' }],
  ['board game', { game: 'board', chairs: BOARD.chairs, windows: 'everyone' }],
];

for (const [name, change] of SCRIPTED)
  for (const [lang, tag, way] of [
    ['de', '@desk', 'mouse'],
    ['en', '@phone', 'touch'],
  ] as const)
    test(`a ${name} goes as a script says it goes, ${lang} ${tag}`, async ({ page }) => {
      const { first, actions, last } = scriptFor(change, `script of a ${name}`);
      await openRoom(page, first, {
        lang,
        ask: { attacked: 'always', event: 'always', finish: 'always', rolled: 'always' },
      });
      for (const action of actions) await act(page, way, action);
      await expect(page.locator('.prompt.over')).toBeVisible();
      // The rounds make up the totals.
      const rows = await page
        .locator('.over .score tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent))),
        );
      const total = rows.pop();
      expect(total?.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(total);
      expect((await keptRoom(page)).actions).toEqual(last.actions);
    });
