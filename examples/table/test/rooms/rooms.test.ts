/** People in browsers of their own play whole games in one room; one has a bad line, one takes something back, one watches. */
import { expect, test } from '@playwright/test';
import { createRandom } from 'frantic-engine';
import { linkOf, type Setup, STANDARD } from '../../src/setup.ts';
import { answer, nothingSerious } from '../kit.ts';
import { hand, type Person, playToTheEnd, sameForAll, somebody } from './people.ts';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Who was away for long tries again after some seconds. */
const COMES_BACK = { timeout: 15_000 };

const tableFor = async (change: Partial<Setup>): Promise<string> =>
  `.#t=${await linkOf({ ...STANDARD, ...change, length: 'short' })}`;

/** Somebody opens a table and gives the link to others. */
async function open({ page }: Person): Promise<string> {
  await page.locator('[data-do=friends]').click();
  await expect(page.locator('.room [data-seat="0"]')).toContainText(/You|Du/);
  const invitation = await page.locator('[data-do=link]').inputValue();
  expect(invitation).toMatch(/#room=[\w-]{16}$/);
  return invitation;
}

/** One wants to take something back, and the other says yes or no; `null`: there is nothing that can be taken back now. */
async function takeBack(one: Person, other: Person, agree: boolean): Promise<boolean | null> {
  await one.page.click('[data-do=undo]');
  const asked = other.page.locator(`[data-do=agree-${agree}]`);
  if (
    !(await asked.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    ))
  )
    return null;
  await asked.click();
  await expect(asked).toHaveCount(0);
  return agree;
}

for (const [what, tell] of [
  ['the network is back', () => void dispatchEvent(new Event('online'))],
  ['somebody looks at the page again', () => void document.dispatchEvent(new Event('visibilitychange'))],
] as const)
  test(`a lost line is dialed at once when ${what}`, async ({ browser, baseURL }) => {
    const chairs = [
      { name: 'Ann', bot: null },
      { name: 'Robot', bot: 'greedy' },
    ];
    const ann = await somebody(browser, await tableFor({ chairs }), {}, { ...DESK, baseURL: baseURL ?? '' });
    // Nobody else is waited for.
    await ann.page.locator('[data-do=friends]').click();
    await expect(ann.page.locator('.held .card').first()).toBeVisible();
    // From here on no time passes on the page: whoever only waits never comes back.
    await ann.page.clock.install();
    await ann.page.clock.pauseAt(Date.now() + 60_000);
    await ann.cut();
    await expect(ann.page.locator('.lost')).toBeVisible();
    ann.mend();
    await ann.page.evaluate(tell);
    await expect(ann.page.locator('.lost')).toHaveCount(0);
    expect(ann.wrong).toEqual([]);
    await ann.page.context().close();
  });

test('two browsers play a card game to its end: one is dropped, one takes a move back, a third watches', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const chairs = [
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Robot', bot: 'greedy' },
  ];
  const desk = { ...DESK, baseURL: baseURL ?? '' };
  const ann = await somebody(browser, await tableFor({ chairs }), {}, desk);
  const invitation = await open(ann);
  const ben = await somebody(browser, invitation, {}, desk);
  await expect(ben.page.locator('[data-do=sit]')).toBeVisible();
  await nothingSerious(ben.page);
  await ben.page.click('[data-seat="1"] [data-do=sit]');
  await expect(ben.page.locator('.held .card').first()).toBeVisible();
  await expect(ann.page.locator('.held .card').first()).toBeVisible();
  await nothingSerious(ann.page);
  const watcher = await somebody(browser, invitation, {}, desk);
  await watcher.page.click('[data-do=watch]');
  await expect(watcher.page.locator('.middle')).toBeVisible();
  await expect(watcher.page.locator('.held .card')).toHaveCount(0);

  // A reload finds the seat again, with the same hand.
  const before = await hand(ben.page);
  await ben.page.reload();
  await expect(ben.page.locator('.held .card').first()).toBeVisible();
  expect(await hand(ben.page)).toEqual(before);

  const random = createRandom('two browsers');
  /** What others have said to what Ann wanted to take back. */
  const said: boolean[] = [];
  let drops = 0;
  const happen = async (nth: number): Promise<void> => {
    if (nth % 8 === 0 && drops < 3) {
      drops++;
      await ben.cut();
      await expect(ben.page.locator('.lost')).toBeVisible();
      // The others go on as long as it is not his turn.
      await answer(ann.page, 'mouse', random);
      ben.mend();
      await expect(ben.page.locator('.lost')).toHaveCount(0, COMES_BACK);
    }
    if (said.length === 2) return;
    const held = await hand(ann.page);
    const isTurn = await ann.page.locator('.prompt[data-asked=turn]').isVisible();
    if (!isTurn) return;
    await answer(ann.page, 'mouse', random);
    if ((await hand(ann.page)).length >= held.length) return;
    const agreed = await takeBack(ann, ben, said.length === 1);
    if (agreed === null) return;
    said.push(agreed);
    if (agreed) await expect.poll(() => hand(ann.page)).toEqual(held);
  };
  await playToTheEnd([ann, ben], 'mouse', random, happen);
  // Another game, as long as nothing could be taken back in the ones before.
  for (let games = 1; said.length < 2 && games < 4; games++) {
    await ann.page.click('[data-do=rematch]');
    for (const { page } of [ann, ben, watcher]) await expect(page.locator('.prompt.over')).toHaveCount(0);
    await playToTheEnd([ann, ben], 'mouse', random, happen);
  }
  expect([drops, said]).toEqual([3, [false, true]]);
  await sameForAll([ann, ben, watcher]);
  await nothingSerious(ann.page);
  for (const { wrong, page } of [ann, ben, watcher]) {
    expect(wrong).toEqual([]);
    await page.context().close();
  }
});

test('two phones play the board game to its end, in German, with a bot on the free chair', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const german = { lang: 'de' };
  const chairs = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, bot: null }));
  const sort = { ...PHONE, baseURL: baseURL ?? '' };
  const ann = await somebody(browser, await tableFor({ game: 'board', chairs }), german, sort);
  const ben = await somebody(browser, await open(ann), german, sort);
  await ben.page.tap('[data-seat="1"] [data-do=sit]');
  await expect(ben.page.locator('[data-seat="1"]')).toContainText('Du');
  await nothingSerious(ben.page);
  await ann.page.tap('[data-do=begin]');
  for (const { page } of [ann, ben]) await expect(page.locator('.held .card').first()).toBeVisible();
  await nothingSerious(ben.page);
  await playToTheEnd([ann, ben], 'touch', createRandom('two phones'), async (nth) => {
    if (nth !== 6) return;
    await ben.cut();
    await expect(ben.page.locator('.lost')).toContainText('Die Verbindung ist weg.');
    await nothingSerious(ben.page);
    ben.mend();
    await expect(ben.page.locator('.lost')).toHaveCount(0, COMES_BACK);
  });
  await sameForAll([ann, ben]);
  await expect(ann.page.locator('.prompt.over h2')).toContainText('Das Spiel ist vorbei.');
  for (const { wrong, page } of [ann, ben]) {
    expect(wrong).toEqual([]);
    await page.context().close();
  }
});
