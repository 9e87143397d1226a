/** Whole games of both kinds, clicked to their end. */
import { linkOf, STANDARD } from '../src/setup.ts';
import { expect, finish, hurried, test } from './kit.ts';

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'];

test('one click opens a card game, and it is played to its end by what is lit', async ({ page, isMobile }) => {
  await hurried(page);
  await page.goto('.');
  await page.click('[data-do=play]');
  const answers = await finish(page, isMobile ? 'touch' : 'mouse', 'first');
  expect(answers).toBeGreaterThan(5);
  await expect(page.locator('.prompt.over h2')).toContainText('The game is over.');
});

test('a card game with all boxes comes by a link and is played to its end', async ({ page, isMobile }) => {
  await hurried(page, { lang: isMobile ? 'de' : 'en' });
  await page.goto(`#t=${await linkOf({ ...STANDARD, sets: ALL, seed: 'all', windows: 'everyone' })}`);
  await page.click('[data-do=play]');
  await finish(page, isMobile ? 'touch' : 'mouse', 'second');
});
