/** A table that came by a link: laid out, played on, kept, shared. */
import { expect, hurried, test } from './kit.ts';

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
