/** A table that came by a link: laid out, played on, kept, shared. */
import { expect, hurried, nothingSerious, test } from './kit.ts';

const CARDS = `frantic-table 1
hands 0: red 3, blue gift, red 1
hands 1: green 2, yellow 4
top: red 9
`;
const BOARD = `frantic-table 1
hands 0: skip, push, stop, gift
hands 1: block, x, jump, ghost
tokens: [10,12]
board: {"15":"swap","16":["push",17]}
dice: [5]
`;

/** The end of a link to a table. */
const to = (text: string, more: Readonly<Record<string, string>> = {}): string =>
  `#${new URLSearchParams({ table: text, ...more })}`;

test('a table of the card game is laid out by a link, all hands open, and kept over a reload', async ({ page }) => {
  await hurried(page);
  await page.goto(to(CARDS, { names: 'Zoe,Yan' }));
  await expect(page.locator('.prompt[data-asked=turn]')).toBeVisible();
  await expect(page.locator('.held .card')).toHaveCount(3);
  await expect(page.locator('.pile.discard .face')).toHaveClass(/c-red/);
  await expect(page.getByRole('group', { name: 'Hand of Yan' }).locator('.card')).toHaveCount(2);
  await page.getByRole('button', { name: /^red 3/i }).click();
  // Nobody hands the device over: it is Yan's turn at once.
  await expect(page.locator('.held .card')).toHaveCount(2);
  await expect(page.locator('.log')).toContainText('Zoe plays the red 3');
  await page.reload();
  await expect(page.locator('.held .card')).toHaveCount(2);
  await page.click('[data-do=menu]');
  await page.click('[data-do=again]');
  await expect(page.locator('.held .card')).toHaveCount(3);
});

test('what was played on a laid out table is taken back, by whoever it was @desk', async ({ page }) => {
  await hurried(page);
  await page.goto(to(CARDS));
  await page.getByRole('button', { name: /^red 3/i }).click();
  await expect(page.locator('.held .card')).toHaveCount(2);
  await page.click('[data-do=undo]');
  await expect(page.locator('.held .card')).toHaveCount(3);
  await page.click('[data-do=undo]');
  await expect(page.locator('.notice')).toContainText('nothing to take back');
});

test('a card that waits for its power card is named, and no power card of others is lit @desk', async ({ page }) => {
  await hurried(page);
  const powers = 'powers 0: looping\npowers 1: looping\nsets: ["supercharge"]\n';
  await page.goto(to(`frantic-table 1\nhands 0: red 3, red 1\nhands 1: red 2, red 4\ntop: red 9\n${powers}`));
  await page.getByRole('button', { name: /^red 3/i }).click();
  await page.locator('.choices [data-power=looping]').click();
  await expect(page.locator('.log')).toContainText('Looping is in force');
  // Now Ben, who has the same one; Ann's lies face up.
  await page.getByRole('button', { name: /^red 2/i }).click();
  await expect(page.locator('.prompt h2')).toHaveText('Red 2: with a power card?');
  await expect(page.locator('.tools .power-card.lit')).toHaveCount(1);
  await expect(page.locator('.felt > .seats .power-card')).toHaveText(/Looping/);
  await expect(page.locator('.felt > .seats .power-card.lit')).toHaveCount(0);
});

test('what has to be met is said below the piles, whatever demands it', async ({ page }) => {
  await hurried(page);
  const start = 'hands 0: black 9, red 1\nhands 1: yellow 2, black 4\ntop: blue 9\n';
  const powers = 'sets: ["troublemaker","supercharge"]\npowers 0: black wish\nevents: friday the 13th\n';
  await page.goto(to(`frantic-table 1\n${start}${powers}`));
  await expect(page.locator('.demand')).toHaveText(/^↻\s*Blue · 9$/);
  await page.getByRole('button', { name: /^black 9/i }).click();
  await page.locator('.choices [data-power=black-wish]').click();
  await expect(page.locator('.demand')).toHaveText(/Wished: Black$/);
});

test('when a round is over its points are seen before the next one is dealt', async ({ page }) => {
  await hurried(page, { speed: 'slow' });
  await page.goto(to('frantic-table 1\nhands 0: red 3\nhands 1: green 2, yellow 4\ntop: red 9\n', { me: '0' }));
  await page.getByRole('button', { name: /^red 3/i }).click();
  await expect(page.locator('.prompt .waiting')).toContainText('Round 2 begins');
  await expect(page.locator('.prompt .score .total')).toHaveText('Total06');
});

test('a hand is dimmed while cards are asked for, and not while one looks at it to name a color', async ({ page }) => {
  await hurried(page);
  await page.goto(to('frantic-table 1\nhands 0: fantastic, red 1, blue 2\nhands 1: yellow 2, black 4\ntop: green 9\n'));
  await expect(page.locator('.held .dim')).toHaveCount(2);
  await page.getByRole('button', { name: /^fantastic/i }).click();
  await expect(page.locator('.prompt[data-asked=wish]')).toBeVisible();
  await expect(page.locator('.held .dim')).toHaveCount(0);
});

test('four who stand on one space stand on it, and in sight @phone', async ({ page }) => {
  await hurried(page);
  const hands = [0, 1, 2, 3].map((seat) => `hands ${seat}: skip, push\n`).join('');
  await page.goto(to(`frantic-table 1\n${hands}tokens: [0,0,0,0]\n`, { me: '0' }));
  await expect(page.locator('[data-space="0"] .token')).toHaveCount(4);
  const space = await page.locator('[data-space="0"]').boundingBox();
  for (const token of await page.locator('[data-space="0"] .token').all()) {
    const box = await token.boundingBox();
    if (box === null || space === null) throw new Error('Nothing is there.');
    expect([box.x >= space.x, box.y >= space.y]).toEqual([true, true]);
    expect(box.x + box.width).toBeLessThanOrEqual(space.x + space.width);
    expect(box.y + box.height).toBeLessThanOrEqual(space.y + space.height);
  }
});

test('the arrow of a card on the board is drawn where it points @desk', async ({ page }) => {
  await hurried(page);
  await page.goto(to(BOARD, { me: '0' }));
  // From 16 on to 17 is to the right.
  await expect(page.locator('[data-space="16"] .lying span')).toHaveCSS('rotate', '0deg');
  await page.goto('about:blank');
  await page.goto(to(BOARD.replace('["push",17]', '["push",15]'), { me: '0' }));
  await expect(page.locator('[data-space="16"] .lying span')).toHaveCSS('rotate', '180deg');
});

test('the name of a white card can be read as well', async ({ page }) => {
  await hurried(page);
  await page.goto(to(BOARD.replace('skip, push', 'troublemaker, push'), { me: '0' }));
  await expect(page.locator('.held .face.c-white')).toHaveCount(1);
  await nothingSerious(page);
});

test('the discard pile of the board game lies face up, and is looked through', async ({ page }) => {
  await hurried(page);
  await page.goto(to(`${BOARD}draw: ghost, snail\ndrawOnly: true\n`, { me: '0' }));
  await page.click('[data-do=discards]');
  const name = await page.locator('[data-do=discards]').innerText();
  const [, count = ''] = /^Discard pile, (\d\d) cards$/.exec(name) ?? [];
  await expect(page.getByRole('group', { name }).locator('.card')).toHaveCount(Number(count));
});

test('on the board one is asked where a card goes, and which way its arrow points @desk', async ({ page }) => {
  await hurried(page);
  await page.goto(to(BOARD, { me: '0' }));
  await page.getByRole('button', { name: /^push/i }).click();
  await expect(page.locator('.prompt h2')).toHaveText('Where do you put Push?');
  await page.locator('[data-space="20"]').click();
  await expect(page.locator('.prompt h2')).toHaveText('Which way does the arrow of Push point?');
  await expect(page.locator('.space.lit').first()).toHaveText(/[→←↑↓]/);
});

test('a table of the board game is laid out by a link, with bots and in German', async ({ page }) => {
  await hurried(page);
  await page.goto(to(BOARD, { me: '0', lang: 'de' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.prompt[data-asked=place]')).toBeVisible();
  await expect(page.locator('.held .card')).toHaveCount(4);
  await expect(page.locator('[data-space="10"] .token')).toHaveText('A');
  await expect(page.locator('[data-space="16"] .lying')).toBeVisible();
  // A bot sits there: its hand is its own.
  await expect(page.locator('.open-hand')).toHaveCount(0);
});

test('a table and what was played on it is stepped through, and played on from any move @desk', async ({ page }) => {
  await hurried(page);
  await page.goto('.');
  await page.locator('textarea').fill(`${CARDS}\n0 plays red 3\n1 draws\n`);
  await page.click('[data-do=look]');
  await expect(page.locator('.study')).toContainText('Move 0 of 2');
  await expect(page.locator('.steps .next')).toHaveText('Next: Ann plays: Red 3.');
  await page.click('[data-do=next]');
  await expect(page.locator('.study')).toContainText('Move 1 of 2');
  await expect(page.locator('.steps .next')).toHaveText('Next: Ben draws.');
  // Ideas, clicked and put together.
  await page.locator('.held .card').first().click();
  await expect(page.locator('.sheet .note')).toContainText('neither the color nor the number');
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.getByLabel('An idea for Ben').selectOption('pass');
  await page.getByRole('button', { name: 'May I?' }).click();
  await expect(page.locator('.notice')).toContainText(/draw/);
  await page.click('[data-do=draw-button]');
  await expect(page.locator('.notice')).toContainText('You may always draw');
  await expect(page.locator('.study')).toContainText('Move 1 of 2');
  // Whoever is not asked may have an idea as well.
  await page.getByLabel('Seen by').selectOption('Ann');
  await expect(page.locator('.seats.mine')).toContainText('Ann');
  await page.locator('.held .card').first().click();
  await expect(page.locator('.sheet .note')).toContainText('Ben');
  await page.keyboard.press('Escape');
  await page.click('[data-do=from-here]');
  await expect(page.locator('.prompt[data-asked=turn]')).toBeVisible();
  await expect(page.locator('.held .card')).toHaveCount(2);
  await expect(page.locator('.pile.discard')).toHaveAttribute('aria-label', /red 3/i);
});

test('stepping through a board game speaks German, the next move and ideas alike @desk', async ({ page }) => {
  await hurried(page, { lang: 'de' });
  await page.goto('.');
  await page.locator('textarea').fill(`${BOARD}\n0 places skip on 20\n`);
  await page.click('[data-do=look]');
  await expect(page.locator('.steps .next')).toHaveText('Als Nächstes: Ann legt: Skip, Feld 20.');
  await page.getByLabel('Ein Einfall für Ann').selectOption('Auf ein Feld legen');
  await page.getByLabel('Wohin').selectOption('Feld 11');
  await page.getByRole('button', { name: 'Darf ich?' }).click();
  await expect(page.locator('.notice')).toContainText('Teleport');
  await expect(page.locator('.notice')).toContainText('R-391');
});

test('a table that cannot be laid out is refused in a sentence', async ({ page }) => {
  await hurried(page);
  await page.goto(to('frantic-table 1\nhands 0: red 99\nhands 1: red 1\n'));
  await expect(page.locator('.notice')).toContainText('red 99');
  await expect(page.locator('[data-do=play]')).toBeVisible();
});
