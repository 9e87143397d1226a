/** Types say what is there. A cast says that they are wrong, so there are few, and never more than there were. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { byRoom, castsIn, castsUnder } from './casts.ts';

const casts = castsUnder(fileURLToPath(new URL('../../src/', import.meta.url)));
const rooms = byRoom(casts);
const countIn = (room: string): number =>
  rooms.reduce((sum, [name, count]) => (`${name}/`.startsWith(room) ? sum + count : sum), 0);

/** By the beginning of a path: how many there may be. Lower a limit as casts go; never raise one. */
const LIMITS: readonly (readonly [path: string, limit: number])[] = [
  ['kernel/', 40],
  ['', 160],
];

test.each(LIMITS)('src/%s has at most %i casts', (path, limit) => {
  expect(countIn(path), `by room: ${rooms.map(([room, count]) => `${room} ${count}`).join(', ')}`).toBeLessThanOrEqual(
    limit,
  );
});

test('casts of every spelling are counted, and nothing else', () => {
  const program = `
    import { one as other } from './one.ts';
    const list = [1, 2] as const;
    const both = <const>[1, 2];
    const first = list[0] as number;
    const second = <number>list[1];
    const third = list.at(2)!;
    const twice = list as unknown as string;
    class Late { g!: string }
  `;
  expect(castsIn('one.ts', program).map((found) => found.replace(/^\S+ /, ''))).toEqual([
    'list[0] as number',
    '<number>list[1]',
    'list.at(2)!',
    'list as unknown as string',
    'list as unknown',
  ]);
});

test('casts are told apart by rooms', () => {
  const found = new Map([
    ['kernel/queue.ts', ['one']],
    ['card-game/verbs/pile.ts', ['one', 'two']],
    ['card-game/verbs/zones.ts', ['one']],
    ['texts/texts.ts', []],
  ]);
  expect(byRoom(found)).toEqual([
    ['card-game/verbs', 3],
    ['kernel', 1],
  ]);
});
