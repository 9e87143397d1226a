/** Names in an order that nobody knows are shuffled alike, however they came. */
import { describe, expect, test } from 'vitest';
import { NameShuffle } from '../../src/common/name-shuffle.ts';
import { QuickRandom } from '../../src/common/quick-random.ts';
import { seedRandom } from '../../src/common/seed.ts';

const NAMES = ['doomsday', 'gamble', 'merry', 'recession', 'tornado'];

/** What becomes of a list, by a shuffle that has been used before or by a new one. */
function shuffled(list: readonly string[], shuffle = new NameShuffle(NAMES)): string[] {
  const chance = new QuickRandom();
  chance.open(seedRandom('names'));
  const before = [...list];
  const names = shuffle.shuffled(list, chance);
  expect(list).toEqual(before);
  return names;
}

describe('a list of names', () => {
  test('is shuffled as the same names in order are: they are shuffled by chance alone', () => {
    const chance = new QuickRandom();
    chance.open(seedRandom('names'));
    const inOrder = ['doomsday', 'gamble', 'gamble', 'tornado'];
    chance.shuffle(inOrder);
    expect(shuffled(['gamble', 'tornado', 'doomsday', 'gamble'])).toEqual(inOrder);
    expect(shuffled(['tornado', 'gamble', 'gamble', 'doomsday'])).toEqual(inOrder);
  });

  test('is shuffled as by a new one, whatever was shuffled before', () => {
    const lists = [
      ['tornado', 'merry', 'gamble'],
      ['tornado', 'merry', 'gamble'],
      ['tornado', 'merry'],
      ['tornado', 'merry', 'gamble', 'doomsday'],
      ['tornado', 'merry', 'recession', 'doomsday'],
      ['gamble', 'merry', 'recession', 'doomsday'],
      [],
      ['gamble', 'merry', 'recession', 'doomsday'],
    ];
    const kept = new NameShuffle(NAMES);
    for (const list of lists) expect(shuffled(list, kept)).toEqual(shuffled(list));
  });

  test('is refused if a name is none, once and again, and leaves nothing behind', () => {
    const kept = new NameShuffle(NAMES);
    const list = ['tornado', 'flood'];
    expect(() => shuffled(list, kept)).toThrow('There is no such name.');
    expect(() => shuffled(list, kept)).toThrow('There is no such name.');
    expect(shuffled(['merry', 'tornado'], kept)).toEqual(shuffled(['merry', 'tornado']));
  });
});
