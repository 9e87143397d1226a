/** What is chosen in steps: what was chosen before is seen, and what may be chosen is chosen where it lies. */
import type { Page } from '@playwright/test';
import type { Setup } from '../src/setup.ts';
import { expect, hurried, nothingSerious, openRoom, press, rest, roomAsked, test, type Way } from './kit.ts';

/** Opens a table laid out as a text says, with all hands open unless seats are named. */
async function lay(page: Page, lines: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<void> {
  await hurried(page);
  await page.goto(`#${new URLSearchParams({ table: ['frantic-table 1', ...lines, ''].join('\n'), ...more })}`);
  await expect(page.locator('.prompt[data-asked]')).toBeVisible();
}

const SETS = 'sets: ["troublemaker","supercharge","pandoras-box"]';
const EDISON = [
  'hands 0: edison, red 1',
  'hands 1: red 2, red 4',
  'hands 2: red 5, red 6',
  'powers 0: looping',
  'powers 1: black wish, recycling',
  'powers 2: random chance, number wish',
  'top: red 9',
  SETS,
];

for (const [lang, first, both, all, whose] of [
  [
    'en',
    'Chosen so far: Ben',
    'Chosen so far: Ben, Cleo',
    'Chosen so far: Ben, Cleo, No. 2',
    "Which of Ben's power cards?",
  ],
  [
    'de',
    'Bisher gewählt: Ben',
    'Bisher gewählt: Ben, Cleo',
    'Bisher gewählt: Ben, Cleo, Nr. 2',
    'Welche Powerkarte von Ben?',
  ],
] as const)
  test(`a card that asks several things in turn shows what it was told before, ${lang}`, async ({ page }) => {
    await lay(page, EDISON, { lang, names: 'Ann,Ben,Cleo' });
    await page.locator('.held .card.lit', { hasText: 'Edison' }).click();
    await page.click('[data-do=done]');
    await expect(page.locator('.prompt[data-asked=name]')).toBeVisible();
    await expect(page.locator('.so-far')).toHaveCount(0);
    await page.locator('[data-seat="1"]').click();
    await expect(page.locator('.so-far')).toHaveText(first);
    await page.locator('[data-seat="2"]').click();
    await expect(page.locator('.so-far')).toHaveText(both);
    await expect(page.locator('#asked')).toHaveText(whose);
    await page.locator('[data-option="1"]').click();
    await expect(page.locator('.so-far')).toHaveText(all);
    // Taken back, it is asked once more.
    await page.click('[data-do=undo]');
    await expect(page.locator('.so-far')).toHaveText(both);
    await page.locator('[data-option="1"]').click();
    await page.locator('[data-option="0"]').click();
    await expect(page.locator('.prompt[data-asked=wish]')).toBeVisible();
    await expect(page.locator('.so-far')).toHaveCount(0);
  });

test('power cards to choose from have their names where they are one’s own, and none where they lie face down', async ({
  page,
}) => {
  const powers = ['powers 0: looping, recycling', 'powers 1: black wish, number wish', 'powers 2: random chance'];
  const hands = ['hands 0: update, edison, red 1', 'hands 1: red 2, red 4', 'hands 2: red 5, red 6'];
  await lay(page, [...hands, ...powers, 'top: red 9', SETS], { names: 'Ann,Ben,Cleo' });
  await page.locator('.held .card.lit', { hasText: 'Update' }).click();
  await page.click('[data-do=done]');
  await page.locator('[data-option=draw]').click();
  await expect(page.locator('[data-option="0"]')).toHaveText('No. 1: Looping');
  await expect(page.locator('[data-option="1"]')).toHaveText('No. 2: Recycling');
  await page.goto('about:blank');
  await lay(page, [...hands, ...powers, 'top: red 9', SETS], { names: 'Ann,Ben,Cleo' });
  await page.locator('.held .card.lit', { hasText: 'Edison' }).click();
  await page.click('[data-do=done]');
  await page.locator('[data-seat="1"]').click();
  await page.locator('[data-seat="2"]').click();
  await expect(page.locator('[data-option="0"]')).toHaveText('No. 1');
});

test('a card that is to be given away is named while one looks for who gets it', async ({ page }) => {
  const hands = ['hands 0: black 9, red 1, blue 2', 'hands 1: red 2, red 4', 'hands 2: red 5, red 6'];
  await lay(page, [...hands, 'top: blue 9', 'events: surprise party'], { names: 'Ann,Ben,Cleo' });
  await page.locator('.held .card.lit', { hasText: '9' }).click();
  await expect(page.locator('.prompt[data-asked=give]')).toBeVisible();
  await page.locator('.held .card.lit').first().click();
  await expect(page.locator('.so-far')).toHaveText(/^Chosen so far: (Blue|Red) \d →\s*$/);
});

/** All that the line below the piles says from now on. */
const demands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(document.querySelector('.demand')?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

for (const [what, card, lines, choice, after] of [
  ['a wish', /^fantastic/i, ['hands 0: fantastic, red 1, blue 2', 'top: green 9'], '[data-color=red]', 'Wished: Red'],
  ['a number', /^fantastic/i, ['hands 0: fantastic, red 1, blue 2', 'top: green 9'], '[data-number="4"]', 'Wished: 4'],
  [
    'the half that counts',
    /swap/i,
    ['hands 0: blue-red colour swap, red 1', 'top: green-yellow colour swap', SETS],
    '[data-option=red]',
    'Red · Colour Swap',
  ],
] as const)
  test(`while ${what} is still to come nobody is told that any card may follow @desk`, async ({ page }) => {
    await hurried(page, { speed: 'fast' });
    await lay(page, [...lines, 'hands 1: yellow 2, black 4, red 7']);
    await page.locator('.held').getByRole('button', { name: card }).click();
    await expect(page.locator('.demand')).toHaveText(/What may follow is still open$/);
    await demands(page);
    await page.locator(choice).click();
    await expect(page.locator('.demand')).toHaveText(new RegExp(`${after}$`));
    await expect(page.locator('.prompt[data-asked=turn]')).toBeVisible();
    const said = await page.evaluate((): string[] => Object(window).said);
    expect(said.filter((text) => text.includes('Any card'))).toEqual([]);
  });

test('on a card of which nothing was wished any card may follow, and that is said', async ({ page }) => {
  await lay(page, ['hands 0: red 1, blue 2', 'hands 1: yellow 2, black 4', 'top: fantastic']);
  await expect(page.locator('.demand')).toHaveText(/Any card may follow$/);
});

const COLORS = ['red', 'blue', 'green', 'yellow'];
const hand = (color: string): string[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${color} ${number}`);

for (const [game, lines] of [
  [
    'card',
    ['top: red 9', ...COLORS.map((one, seat) => `hands ${seat}: ${[...hand(one), ...(seat > 0 ? hand(one) : [])]}`)],
  ],
  [
    'board',
    [
      'tokens: [10,12,14,20]',
      ...COLORS.map((_, seat) => `hands ${seat}: skip, push, stop, gift, block, jump, swap, magnet`),
    ],
  ],
] as const)
  test(`hands of others that lie open leave piles, question and own hand in sight, ${game} @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await lay(page, lines);
    await expect(page.locator('.open-hand')).toHaveCount(3);
    // Nothing has to be scrolled but those hands.
    expect(await page.locator('.felt').evaluate((felt) => felt.scrollHeight - felt.clientHeight)).toBe(0);
    for (const part of ['.piles, .board', '.demand', '.prompt', '.own'])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    // All of them can be scrolled into sight.
    const last = page.locator('.open-hand .card').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

const BOARD: Partial<Setup> = {
  game: 'board',
  chairs: [
    { name: '', bot: null },
    { name: 'Ada', bot: 'greedy' },
    { name: 'Ben', bot: 'greedy' },
    { name: 'Cleo', bot: 'greedy' },
  ],
};

for (const way of ['mouse', 'touch', 'keys'] satisfies Way[]) {
  const at = way === 'touch' ? '@phone' : '@desk';

  test(`whom a card of the board moves is named by the token, by ${way} ${at}`, async ({ page }) => {
    await openRoom(
      page,
      roomAsked(BOARD, ({ topic }) => topic === 'gift/victim'),
    );
    const tokens = page.locator('.board .token.lit');
    await expect(tokens.first()).toBeVisible();
    await nothingSerious(page);
    const label = (await tokens.first().getAttribute('aria-label')) ?? '';
    await press(page, tokens.first(), way);
    await expect(page.locator('.prompt')).toHaveAttribute('data-asked', 'pick');
    await expect(page.locator('.so-far')).toHaveText(`Chosen so far: ${label.split(',')[0]}`);
    // So many spaces, not the places in a list.
    await expect(page.locator('.prompt .option')).toHaveText(['1', '2']);
  });

  test(`a card that lies on the board is taken from the board, by ${way} ${at}`, async ({ page }) => {
    await openRoom(
      page,
      roomAsked(BOARD, ({ topic, cards }) => topic === 'magnet/taken' && (cards?.length ?? 0) > 1),
    );
    await expect(page.locator('.space.lit').first()).toBeVisible();
    await expect(page.locator('.laid .card')).toHaveCount(0);
    const id = await page.locator('.prompt').getAttribute('data-question');
    await press(page, page.locator('.space.lit').last(), way);
    await expect(page.locator(`.prompt[data-question="${id}"]`)).toHaveCount(0);
  });

  test(`a card that lies on the board is put elsewhere, by ${way} ${at}`, async ({ page }) => {
    await openRoom(
      page,
      roomAsked(BOARD, ({ topic }) => topic === 'reorganize/placed'),
    );
    const from = page.locator('.space.lit').first();
    const taken = await from.getAttribute('data-space');
    const id = await page.locator('.prompt').getAttribute('data-question');
    await press(page, from, way);
    await expect(page.locator(`.space.picked[data-space="${taken}"]`)).toBeVisible();
    await press(page, page.locator('.space.lit:not(.picked)').last(), way);
    await expect(page.locator(`.prompt[data-question="${id}"]`)).toHaveCount(0);
  });
}

test('a finger that rests on a power card reads it, and does not use it @phone', async ({ page }) => {
  await lay(page, ['hands 0: red 3, red 1', 'hands 1: red 2, red 4', 'powers 0: looping', 'top: red 9', SETS]);
  await page.getByRole('button', { name: /^red 3/i }).tap();
  for (const where of ['.choices [data-power=looping]', '.tools [data-power=looping]']) {
    await rest(page, page.locator(where));
    // Still, with the finger lifted.
    await expect(page.locator('.sheet')).toBeVisible();
    await expect(page.locator('.sheet')).toContainText('the other way round');
    await page.keyboard.press('Escape');
    await expect(page.locator('.sheet')).toHaveCount(0);
    await expect(page.locator(where)).toHaveClass(/lit/);
  }
  await page.locator('.tools [data-power=looping]').tap();
  await expect(page.locator('.prompt[data-asked=turn] h2')).not.toContainText('power card');
});

test('? reads what can be chosen by name as well: a power card, an event, a kind of card @desk', async ({ page }) => {
  await lay(page, ['hands 0: red 3, red 1', 'hands 1: red 2, red 4', 'powers 0: looping', 'top: red 9', SETS]);
  await page.getByRole('button', { name: /^red 3/i }).click();
  await page.locator('.choices [data-power=looping]').focus();
  await page.keyboard.press('?');
  await expect(page.locator('.sheet')).toContainText('the other way round');
  await page.keyboard.press('Escape');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.locator('.choices [data-power=looping]').click({ button: 'right' });
  // Still, with the button let go: some systems ask when it goes down.
  await expect(page.locator('.sheet')).toBeVisible();
  await expect(page.locator('.sheet')).toContainText('the other way round');
  await page.mouse.click(5, 5);
  await expect(page.locator('.sheet')).toHaveCount(0);
});
