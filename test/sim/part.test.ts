/** Parts are counted apart and added up: grouping and order never matter. */
import fc from 'fast-check';
import { InvalidInput } from 'frantic-engine';
import { createRun, EMPTY_PART, mergeParts, type Part, playGames } from 'frantic-engine/sim';
import { describe, expect, test } from 'vitest';
import { parts } from './arbitraries.ts';

const text = (part: Part): string => JSON.stringify(part);

describe('merging', () => {
  test('is associative, to the byte', () => {
    fc.assert(
      fc.property(parts, parts, parts, (a, b, c) => {
        expect(text(mergeParts(mergeParts(a, b), c))).toBe(text(mergeParts(a, mergeParts(b, c))));
      }),
    );
  });

  test('is commutative, to the byte', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expect(text(mergeParts(a, b))).toBe(text(mergeParts(b, a)));
      }),
    );
  });

  test('with the part without games changes nothing', () => {
    fc.assert(
      fc.property(parts, (a) => {
        const ordered = mergeParts(EMPTY_PART, a);
        expect(ordered).toEqual(a);
        expect(text(mergeParts(a, EMPTY_PART))).toBe(text(ordered));
        expect(text(mergeParts(EMPTY_PART, ordered))).toBe(text(ordered));
      }),
    );
  });

  test('adds counts up, and keeps the better game, of equals the first', () => {
    const kept = (measure: number, game: number) => ({
      measure,
      game,
      record: {
        format: 1 as const,
        game: 'card' as const,
        rulesVersion: 1,
        setup: { players: 2, seed: game },
        actions: [],
      },
    });
    const a: Part = { ...EMPTY_PART, games: 2, perDeal: 1, powers: { looping: 3 }, kept: { longest: kept(9, 4) } };
    const b: Part = {
      ...EMPTY_PART,
      games: 5,
      perDeal: 1,
      powers: { looping: 4, x: 1 },
      kept: { longest: kept(9, 1) },
    };
    const both = mergeParts(a, b);
    expect(both.games).toBe(7);
    expect(both.powers).toEqual({ looping: 7, x: 1 });
    expect(both.kept.longest?.game).toBe(1);
    expect(mergeParts(both, { ...EMPTY_PART, kept: { longest: kept(10, 7) } }).kept.longest?.game).toBe(7);
  });

  test('refuses parts of different runs, and numbers that would not be exact', () => {
    const of = (perDeal: number, games: number): Part => ({ ...EMPTY_PART, perDeal, games });
    expect(() => mergeParts(of(2, 2), of(3, 3))).toThrow(InvalidInput);
    expect(() => mergeParts(of(2, Number.MAX_SAFE_INTEGER), of(2, 1))).toThrow(InvalidInput);
  });
});

describe('the games of a run', () => {
  const run = createRun({ bots: ['random', 'random', 'random'], setup: { players: 4, length: 'short' }, seed: 'cut' });

  test('give the same part however they are cut, also in the middle of a deal', async () => {
    const all = text(await playGames(run, { from: 0, to: 9 }));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
        fc.nat(),
        async (cuts, turn) => {
          const at = [0, ...cuts.sort((a, b) => a - b), 9];
          const pieces = await Promise.all(at.slice(1).map((to, i) => playGames(run, { from: at[i] as number, to })));
          const order = pieces.map((_piece, i) => pieces[(i + turn) % pieces.length] as Part);
          expect(text(order.reduce(mergeParts, EMPTY_PART))).toBe(all);
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
    const { kept, ...counts } = await playGames(run, { from: 0, to: 7 });
    expect(numbers(counts).length).toBeGreaterThan(500);
    expect(numbers(counts).filter((number) => !Number.isSafeInteger(number))).toEqual([]);
    expect(Object.keys(kept)).toEqual(['closest', 'longest', 'wildest']);
  });

  test('leave deals open of which games are missing, and close them when they come', async () => {
    const [first, rest] = [await playGames(run, { from: 0, to: 4 }), await playGames(run, { from: 4, to: 6 })];
    expect(Object.keys(first.open)).toEqual(['1']);
    expect(first.open[1]?.games).toBe(1);
    expect(rest.open[1]?.games).toBe(2);
    const both = mergeParts(first, rest);
    expect(both.open).toEqual({});
    expect(both.tallies['game.rounds']?.deals).toBe(2);
  });
});
