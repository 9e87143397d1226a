/** What is kept: the game over a reload, games as files, records to step through, replays as links. */
import { createRandom } from 'frantic-engine';
import { linkOf, STANDARD } from '../src/setup.ts';
import { answer, copied, expect, finish, hurried, openRoom, roomAsked, roomFor, test, until } from './kit.ts';

const isReaction = (question: { type: string; cards?: readonly unknown[] }): boolean =>
  question.type === 'react' && question.cards?.length !== 0;

test('a reload in the middle of an interrupt goes on where it was', async ({ page }) => {
  await openRoom(page, roomAsked({ windows: 'everyone' }, isReaction));
  const asked = page.locator('.prompt[data-asked=react]');
  await expect(asked).toBeVisible();
  const [hand, log] = [await cardsIn(page), await page.locator('.log li').allInnerTexts()];
  await page.reload();
  await expect(asked).toBeVisible();
  expect(await cardsIn(page)).toEqual(hand);
  await expect.poll(() => page.locator('.log li').allInnerTexts()).toEqual(log);
  await page.click('[data-do=decline]');
  await expect(asked).toHaveCount(0);
});

const cardsIn = (page: import('@playwright/test').Page): Promise<(string | null)[]> =>
  page.locator('.held .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

test('a table that came by a link goes on after a reload, too @desk', async ({ page }) => {
  await hurried(page);
  await page.goto(`#t=${await linkOf({ ...STANDARD, seed: 'by link' })}`);
  await page.click('[data-do=play]');
  await page.waitForSelector('.held .card');
  await page.waitForSelector('.prompt[data-asked]');
  const hand = await cardsIn(page);
  await page.reload();
  await page.waitForSelector('.prompt[data-asked]');
  expect(await cardsIn(page)).toEqual(hand);
});

test('what has taught nobody anything can be taken back, what has cannot', async ({ page }) => {
  // A choice of several cards: nothing has been drawn since.
  await openRoom(
    page,
    roomAsked({}, ({ type }) => type === 'turn'),
  );
  await page.waitForSelector('.prompt[data-asked=turn]');
  await page.click('[data-do=draw]');
  await expect(page.locator('[data-do=pass]')).toBeVisible();
  await page.click('[data-do=undo]');
  await expect(page.locator('.notice')).toContainText('cannot be taken back');
});

test('a wish that was named can be taken back while nobody has answered it @desk', async ({ page }) => {
  const room = roomAsked({ chairs: two() }, ({ type, topic }) => type === 'name' && topic === 'skip/victim');
  await openRoom(page, room, { pace: 2500 });
  await page.waitForSelector('.prompt[data-asked=name]');
  const hand = await cardsIn(page);
  await page.locator('button.seat.lit').first().click();
  await expect(page.locator('.prompt[data-asked=name]')).toHaveCount(0);
  await page.click('[data-do=undo]');
  await expect(page.locator('.prompt[data-asked=name]')).toBeVisible();
  expect(await cardsIn(page)).toEqual(hand);
});

const two = () => [
  { name: '', bot: null },
  { name: 'Ada', bot: 'greedy' },
  { name: 'Ben', bot: 'greedy' },
];

test('a game is saved to a file, and the file goes on @desk', async ({ page }) => {
  await openRoom(
    page,
    roomAsked({}, ({ type }) => type === 'turn'),
  );
  await page.waitForSelector('.prompt[data-asked=turn]');
  const hand = await cardsIn(page);
  await page.click('[data-do=menu]');
  const download = page.waitForEvent('download');
  await page.click('[data-do=save]');
  const path = await (await download).path();
  await page.click('[data-do=leave]');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: await read(path) });
  await page.waitForSelector('.prompt[data-asked=turn]');
  expect(await cardsIn(page)).toEqual(hand);
});

const read = async (path: string): Promise<Buffer> => (await import('node:fs/promises')).readFile(path);

test('the replay of a finished game is a link: step by step, with a reason for every card @desk', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRoom(
    page,
    until('card', roomFor({}, 'replay'), (_, { actions }) => actions.length > 60) ?? roomFor({}, 'replay'),
  );
  await finish(page, 'mouse', 'replay');
  await page.click('.over [data-do=replay]');
  const address = await copied(page, '#r=');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('.study')).toBeVisible();
  for (let at = 1; at <= 5; at++) {
    await page.click('[data-do=next]');
    await expect(page.locator(`[data-at="${at}"]`)).toBeVisible();
  }
  await page.locator('.held .card').first().click();
  await expect(page.locator('.sheet .note')).not.toBeEmpty();
});

test('a pasted record that is none is refused in a sentence', async ({ page }) => {
  await hurried(page);
  await page.goto('.');
  await page.locator('textarea').fill('this is no game');
  await page.locator('[data-do=look]').click();
  await expect(page.locator('.notice')).toContainText('no record');
});

test('two at one device: no hand is seen before its holder has the device', async ({ page }) => {
  const room = roomFor(
    {
      chairs: [
        { name: 'Ann', bot: null },
        { name: 'Ben', bot: null },
      ],
    },
    'hot seat',
  );
  await openRoom(page, room);
  const random = createRandom('hot seat');
  const seen = new Set<string>();
  for (let nth = 0; nth < 6; nth++) {
    await page.waitForSelector('[data-do=take]');
    await expect(page.locator('.card')).toHaveCount(0);
    seen.add((await page.locator('.handing h2').textContent()) ?? '');
    await page.click('[data-do=take]');
    await page.waitForSelector('.held .card');
    for (let answers = 0; answers < 30 && !(await page.locator('[data-do=take]').isVisible()); answers++) {
      await page.waitForSelector('.prompt[data-asked], [data-do=take]');
      await answer(page, 'mouse', random);
    }
  }
  expect([...seen].sort()).toEqual(['Hand the device to Ann.', 'Hand the device to Ben.']);
});
