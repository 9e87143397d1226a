/** At the table: reasons, help, dragging, keys, languages, what is read aloud. */
import type { Page } from '@playwright/test';
import { copied, expect, hurried, lit, nothingSerious, OF_THREE, openRoom, rest, roomAsked, test } from './kit.ts';

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'];
const turnWith = (least: number) =>
  roomAsked({}, ({ type, cards = [] }) => type === 'turn' && cards.length >= 1 && cards.length <= least);

test('a card that may not be played says why, with its text and rulings', async ({ page }) => {
  await openRoom(page, turnWith(3));
  await page.locator('.held .card.dim').first().click();
  await expect(page.locator('.sheet .note')).toContainText(/does not|has neither|condition|may|not/);
  await expect(page.locator('.sheet article').first()).toContainText(/R-\d+/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet')).toHaveCount(0);
});

test('a card is dragged onto the discard pile @desk', async ({ page }) => {
  await openRoom(page, turnWith(3));
  const card = page.locator('.held .card.lit').first();
  const id = await card.getAttribute('data-card');
  const [from, to] = [await card.boundingBox(), await page.locator('.pile.discard').boundingBox()];
  if (from === null || to === null) throw new Error('Nothing is there.');
  await page.mouse.move(from.x + 20, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(`.held [data-card="${id}"]`)).toHaveCount(0);
});

test('a card is dragged onto a space of the board, and off the board nothing happens @desk', async ({ page }) => {
  await openRoom(
    page,
    roomAsked({ game: 'board', chairs: OF_THREE }, ({ type, topic }) => type === 'place' && topic === 'turn/placed'),
  );
  const card = page.locator('.held .card.lit').first();
  const id = await card.getAttribute('data-card');
  const drag = async (x: number, y: number): Promise<void> => {
    const from = await card.boundingBox();
    if (from === null) throw new Error('Nothing is there.');
    await page.mouse.move(from.x + 20, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 6 });
    await page.mouse.up();
  };
  await drag(5, 400);
  await expect(page.locator(`.held [data-card="${id}"]`)).toBeVisible();
  await card.click();
  const space = page.locator('.space.lit').first();
  const number = await space.getAttribute('data-space');
  await page.keyboard.press('Escape');
  const to = await page.locator(`[data-space="${number}"]`).boundingBox();
  if (to === null) throw new Error('Nothing is there.');
  await drag(to.x + 15, to.y + 15);
  // It lies there, or waits for where its arrow points.
  await expect(page.locator(`.held .card.lit[data-card="${id}"]`)).toHaveCount(0);
});

/** A room in which something may be tossed in, or not. */
const reacting = (isAble: boolean) =>
  roomAsked({ windows: 'everyone' }, ({ type, cards }) => type === 'react' && (cards?.length !== 0) === isAble);

test('what would be interrupted is shown large, with who played it', async ({ page }) => {
  await openRoom(page, reacting(true));
  await expect(page.locator('.interrupted .face')).toBeVisible();
  await expect(page.locator('.interrupted figcaption')).not.toBeEmpty();
});

test('a swipe over the table lets it go, one up and down does not @phone', async ({ page }) => {
  await openRoom(page, reacting(true));
  const prompt = page.locator('.prompt[data-asked=react]');
  await expect(prompt).toBeVisible();
  const id = await prompt.getAttribute('data-question');
  const session = await page.context().newCDPSession(page);
  const swipe = async (x: number, y: number): Promise<void> => {
    const at = (touch: number) => [{ x: 60 + x * touch, y: 250 + y * touch }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const touch of [0.3, 0.6, 1])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(touch) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(0, 120);
  await expect(page.locator(`.prompt[data-question="${id}"]`)).toBeVisible();
  await swipe(160, 5);
  await expect(page.locator(`.prompt[data-question="${id}"]`)).toHaveCount(0);
});

test('a finger that rests on a card reads it, and does not play it @phone', async ({ page }) => {
  await openRoom(page, turnWith(3));
  const card = page.locator('.held .card.lit').first();
  const id = await card.getAttribute('data-card');
  await rest(page, card);
  await expect(page.locator('.sheet article').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator(`.held [data-card="${id}"]`)).toBeVisible();
});

test('with nothing to toss in one is asked if one likes, and in any case waits as long as a person', async ({
  page,
}) => {
  await openRoom(page, reacting(false), { ask: { attacked: 'always', event: 'always', finish: 'always' } });
  await expect(page.locator('.prompt[data-asked=react]')).toBeVisible();
});

test('who is not asked sees the pause that everybody sees', async ({ page }) => {
  await openRoom(page, reacting(false), { pace: 2500 });
  await expect(page.locator('.prompt .waiting')).toHaveText('Waiting for reactions …');
  await page.waitForTimeout(1000);
  await expect(page.locator('.prompt .waiting')).toHaveText('Waiting for reactions …');
});

test('a kind of interrupt is not asked about in this round, and can be again', async ({ page }) => {
  await openRoom(page, reacting(true), { pace: 2500 });
  const asked = page.locator('.prompt[data-asked=react]');
  await expect(asked).toBeVisible();
  const label = ((await page.locator('[data-do=never]').textContent()) ?? '').replace(
    'Do not ask me this round',
    'Ask me',
  );
  await page.click('[data-do=never]');
  await expect(page.locator('.prompt .waiting')).toBeVisible();
  await page.click('[data-do=settings]');
  await expect(page.getByLabel(label)).toHaveValue('never');
  await page.getByLabel(label).selectOption('can');
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
});

test('a hand of 26 cards fits a phone, none below another, and is sorted as one likes @phone', async ({ page }) => {
  const colors = ['red', 'blue', 'green', 'yellow'];
  const hand = colors.flatMap((color) => [1, 2, 3, 4, 5, 6].map((number) => `${color} ${number}`));
  const text = `frantic-table 1\nhands 0: ${hand.join(', ')}, nice try, fantastic\nhands 1: red 7\ntop: red 9\n`;
  await hurried(page);
  await page.goto(`#${new URLSearchParams({ table: text, me: '0' })}`);
  const cards = page.locator('.held .card');
  await expect(cards).toHaveCount(26);
  const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const { left, right, width } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(width).toBeGreaterThanOrEqual(49);
  }
  const lower = (a: DOMRect, b: DOMRect): boolean => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  for (const [nth, box] of boxes.entries())
    for (const other of boxes.slice(nth + 1)) expect(lower(box, other) || other.right <= box.left + 1).toBe(true);
  const names = () =>
    cards.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('aria-label')?.slice(0, 6)));
  expect((await names()).map((name) => name?.split(' ')[0])).toEqual(['Blue', 'Blue', 'Blue']);
  await page.click('[data-do=sort]');
  await expect
    .poll(names)
    .toEqual(['Blue 1', 'Red 1,', 'Green '].map((name) => expect.stringContaining(name.slice(0, 5))));
});

const SPECIALS = `frantic-table 1
hands 0: blue 2nd chance, blue exchange, blue gift, blue skip, fantastic, fantastic four, equality, counterattack, nice try, fuck you, blue-red colour swap, blue thief, blue troublemaker, special favours, inequality, lucky bastard, mimicry, curse, blue recharge, edison, update, the end, do it yourself
hands 1: red 7
top: red 9
sets: ["troublemaker","supercharge","pandoras-box"]
`;

test('the name of every special card can be read on a phone, whole @phone', async ({ page }) => {
  await hurried(page);
  await page.goto(`#${new URLSearchParams({ table: SPECIALS, me: '0' })}`);
  await expect(page.locator('.held .card')).toHaveCount(23);
  const names = await page.locator('.held .name').evaluateAll((all) =>
    all.map((name) => {
      const [own, card] = [name.getBoundingClientRect(), name.closest('.face')?.getBoundingClientRect()];
      const isInside =
        card !== undefined && own.left >= card.left && own.right <= card.right && own.bottom <= card.bottom;
      return {
        text: name.textContent,
        size: parseFloat(getComputedStyle(name).fontSize),
        isInside,
        over: name.scrollWidth - name.clientWidth,
      };
    }),
  );
  expect(names.filter(({ size, isInside, over }) => size < 8.9 || !isInside || over > 0)).toEqual([]);
});

test('what is in force says by whom, and until when', async ({ page }) => {
  const lasting = roomAsked({ sets: ALL }, ({ type }) => type === 'turn');
  await openRoom(page, lasting);
  await page.locator('.chips .chip').first().click();
  await expect(page.locator('.sheet .note')).toContainText('In force: by ');
  await expect(page.locator('.sheet')).toContainText('It stays in force until');
});

for (const [motion, flies] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`with motion at ${motion}, cards ${flies ? 'fly' : 'do not fly'} @desk`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openRoom(page, turnWith(20), { speed: 'slow', pace: 0 });
    await page.waitForSelector('.prompt[data-asked=turn]');
    await page.evaluate(() => {
      const seen = { flying: false, marked: false };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.flying ||= document.querySelector('.flying') !== null;
        seen.marked ||= document.querySelector('.marked') !== null;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const count = await page.locator('.held .card').count();
    await page.click('[data-do=draw]');
    await expect(page.locator('.held .card')).toHaveCount(count + 1);
    // What happens stands out either way.
    expect(await page.evaluate(() => Object(window).seen)).toEqual({ flying: flies, marked: true });
  });

test('every line of the log says what the rules say of it @desk', async ({ page }) => {
  await openRoom(page, turnWith(20));
  await page.waitForSelector('.prompt[data-asked=turn]');
  await page.locator('.log .e-turnDue button').first().click();
  await expect(page.locator('.sheet article').first()).toBeAttached();
  await expect(page.locator('.sheet a').first()).toHaveAttribute('href', /rules\/rulings\/index\.html$/);
  await page.keyboard.press('Escape');
  await page.locator('.log .e-played button').first().click();
  await expect(page.locator('.sheet a').first()).toHaveAttribute('href', /rules\/cards\/[a-z0-9-]+\.html$/);
});

test('D draws, P passes, ? explains, L and T are read aloud @desk', async ({ page }) => {
  await openRoom(page, turnWith(20), { pace: 2500 });
  await page.waitForSelector('.prompt[data-asked=turn]');
  const count = await page.locator('.held .card').count();
  await page.keyboard.press('t');
  await expect(page.locator('[aria-live]')).toContainText('Your hand:');
  await page.keyboard.press('d');
  await expect(page.locator('.held .card')).toHaveCount(count + 1);
  await page.keyboard.press('?');
  await expect(page.locator('.sheet')).toContainText('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.locator('[aria-live]')).toContainText('draw');
  await page.keyboard.press('p');
  await expect(page.locator('[data-do=pass]')).toHaveCount(0);
});

test('language changes while one plays, and with it the log @desk', async ({ page }) => {
  await openRoom(page, turnWith(20));
  await page.waitForSelector('.prompt[data-asked=turn]');
  await expect(page.locator('.log')).toContainText('You are dealt');
  await page.click('[data-do=settings]');
  await page.locator('.sheet select').first().selectOption('de');
  await page.keyboard.press('Escape');
  await expect(page.locator('.log')).toContainText('Runde 1 beginnt');
  await expect(page.locator('.prompt h2')).toContainText(/Karte/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('every event is said politely to those who listen', async ({ page }) => {
  await openRoom(page, turnWith(20), { pace: 0 });
  await page.waitForSelector('.prompt[data-asked=turn]');
  await page.locator('.pile.draw').click();
  await expect(page.locator('[aria-live=polite]')).not.toBeEmpty();
});

test('options that are changed come along in the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  await hurried(page);
  await page.goto('.');
  await page.getByLabel('Troublemaker').check();
  await page.locator('summary').first().click();
  await page.locator('.options select').first().selectOption('4');
  await page.click('[data-do=share]');
  const address = await copied(page, '#t=');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('summary').first()).toContainText('1 changed');
  await expect(page.getByLabel('Troublemaker')).toBeChecked();
});

const positions = {
  'set-up': null,
  help: turnWith(3),
  turn: turnWith(20),
  powers: () => roomAsked({ sets: ALL }, ({ type }) => type === 'turn'),
  wish: () => roomAsked({}, ({ type }) => type === 'wish'),
  reaction: () => roomAsked({ windows: 'everyone' }, ({ type, cards }) => type === 'react' && cards?.length !== 0),
  board: () =>
    roomAsked({ game: 'board', chairs: OF_THREE }, ({ type, topic }) => type === 'place' && topic === 'turn/placed'),
};

// On a phone it is the same page by other measures: once is enough.
for (const [name, room] of Object.entries(positions))
  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing serious: ${name}, ${scheme}${scheme === 'dark' ? ' @desk' : ''}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      if (room === null) {
        await hurried(page);
        await page.goto('.');
        await page.waitForSelector('.chairs');
      } else {
        await openRoom(page, typeof room === 'function' ? room() : room);
        await expect(lit(page).first()).toBeVisible();
      }
      if (name === 'help') {
        await page.locator('.held .card.dim').first().click();
        await expect(page.locator('.sheet article').first()).toBeVisible();
      }
      expect(await fits(page)).toBe(true);
      await nothingSerious(page);
    });

/** Nothing sticks out sideways. */
const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('axe finds nothing serious: stepping through a game', async ({ page }) => {
  await hurried(page);
  await page.goto('.');
  await page.locator('textarea').fill(`${SPECIALS}\n0 draws\n`);
  await page.click('[data-do=look]');
  await expect(page.locator('.steps .next')).toBeVisible();
  await page.getByLabel(/An idea for/).selectOption('name');
  expect(await fits(page)).toBe(true);
  await nothingSerious(page);
});
