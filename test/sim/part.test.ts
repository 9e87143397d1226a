/** Parts are counted apart and added up: grouping and order never matter. */
import fc from 'fast-check';
import { InvalidInput } from 'frantic-engine';
import { EMPTY, merge, type Part, playGames, runOf } from 'frantic-engine/sim';
import { describe, expect, test } from 'vitest';
import { parts } from './arbitraries.ts';

const text = (part: Part): string => JSON.stringify(part);

describe('merging', () => {
  test('is associative, to the byte', () => {
    fc.assert(
      fc.property(parts, parts, parts, (a, b, c) => {
        expect(text(merge(merge(a, b), c))).toBe(text(merge(a, merge(b, c))));
      }),
    );
  });

  test('is commutative, to the byte', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expect(text(merge(a, b))).toBe(text(merge(b, a)));
      }),
    );
  });

  test('with the part without games changes nothing', () => {
    fc.assert(
      fc.property(parts, (a) => {
        const ordered = merge(EMPTY, a);
        expect(ordered).toEqual(a);
        expect(text(merge(a, EMPTY))).toBe(text(ordered));
        expect(text(merge(EMPTY, ordered))).toBe(text(ordered));
      }),
    );
  });

  test('adds counts up, and keeps the better game, of equals the first', () => {
    const kept = (measure: number, game: number) => ({
      measure,
      game,
      record: { format: 1 as const, game: 'card' as const, rules: 1, setup: { players: 2, seed: game }, actions: [] },
    });
    const a: Part = { ...EMPTY, games: 2, perDeal: 1, powers: { looping: 3 }, kept: { longest: kept(9, 4) } };
    const b: Part = { ...EMPTY, games: 5, perDeal: 1, powers: { looping: 4, x: 1 }, kept: { longest: kept(9, 1) } };
    const both = merge(a, b);
    expect(both.games).toBe(7);
    expect(both.powers).toEqual({ looping: 7, x: 1 });
    expect(both.kept.longest?.game).toBe(1);
    expect(merge(both, { ...EMPTY, kept: { longest: kept(10, 7) } }).kept.longest?.game).toBe(7);
  });

  test('refuses parts of different runs, and numbers that would not be exact', () => {
    const of = (perDeal: number, games: number): Part => ({ ...EMPTY, perDeal, games });
    expect(() => merge(of(2, 2), of(3, 3))).toThrow(InvalidInput);
    expect(() => merge(of(2, Number.MAX_SAFE_INTEGER), of(2, 1))).toThrow(InvalidInput);
  });
});

describe('the games of a run', () => {
  const run = runOf({ bots: ['random', 'random', 'random'], setup: { players: 4, length: 'short' }, seed: 'cut' });

  test('give the same part however they are cut, also in the middle of a deal', async () => {
    const all = text(await playGames(run, 0, 9));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
        fc.nat(),
        async (cuts, turn) => {
          const at = [0, ...cuts.sort((a, b) => a - b), 9];
          const pieces = await Promise.all(at.slice(1).map((to, i) => playGames(run, at[i] as number, to)));
          const order = pieces.map((_piece, i) => pieces[(i + turn) % pieces.length] as Part);
          expect(text(order.reduce(merge, EMPTY))).toBe(all);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('hold whole numbers only', async () => {
    const numbers = (value: unknown): number[] =>
      typeof value === 'number'
        ? [value]
        : value && typeof value === 'object'
          ? Object.values(value).flatMap(numbers)
          : [];
    const { kept, ...counts } = await playGames(run, 0, 7);
    expect(numbers(counts).length).toBeGreaterThan(500);
    expect(numbers(counts).filter((number) => !Number.isSafeInteger(number))).toEqual([]);
    expect(Object.keys(kept)).toEqual(['closest', 'longest', 'wildest']);
  });

  test('leave deals open of which games are missing, and close them when they come', async () => {
    const [first, rest] = [await playGames(run, 0, 4), await playGames(run, 4, 6)];
    expect(Object.keys(first.open)).toEqual(['1']);
    expect(first.open[1]?.games).toBe(1);
    expect(rest.open[1]?.games).toBe(2);
    const both = merge(first, rest);
    expect(both.open).toEqual({});
    expect(both.tallies['game.rounds']?.deals).toBe(2);
  });
});
