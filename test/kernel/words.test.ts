/** The kernel knows no game, and what the games share knows none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(source + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));

/** Words of the board game. */
const BOARD_WORDS = /\b(boards?|spaces?|tokens?|teleports?|dice|die|arrows?|walls?|snail|re-?roll|movement)\b/i;

test.each([...filesIn('kernel'), ...filesIn('common')])('%s says no word of the board game', (file) => {
  expect(readFileSync(source + file, 'utf8').match(BOARD_WORDS)?.[0]).toBeUndefined();
});

/** Words of the card game, and of what both games do with cards, that the kernel has no use for. */
const GAME_WORDS =
  /\b(black|colou?rs?|wish(es|ed)?|[a-z]*power(s|ed)?|poweredmove|tricks?|decks?|(draw|discard)piles?|piles?|discards?|deals?|dealt|splits?|turns?|turnquestion|rounds|pass(es|ing)?|attack(s|ed)?|victims?|counters?|scores?|mayplay|playable|whynot|placements?|placequestion|facings?|may-play|no-power|black-wish)\b/i;

test.each(filesIn('kernel'))('%s says no word of either game, and cites no ruling of any', (file) => {
  const text = readFileSync(source + file, 'utf8');
  expect(text.match(GAME_WORDS)?.[0]).toBeUndefined();
  expect(text.match(/\b(R|RC)-\d+/)?.[0]).toBeUndefined();
});

test('the kernel has at most 1,000 lines of code', () => {
  // Looking into queues from outside has a room of its own: nothing needs it to play.
  const code = filesIn('kernel')
    .filter((file) => !file.startsWith('kernel/inspect/'))
    .flatMap((file) => readFileSync(source + file, 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/\*|\*|$)/.test(line));
  expect(code.length).toBeLessThanOrEqual(1000);
});
