/** Parts of runs that never were, for the properties of merging. */
import fc from 'fast-check';
import type { Part } from 'frantic-engine/sim';

const whole = fc.integer({ min: 0, max: 1_000_000 });
const row = <F extends string>(...fields: F[]): fc.Arbitrary<Record<F, number>> =>
  fc
    .array(whole, { minLength: fields.length, maxLength: fields.length })
    .map((values) => Object.fromEntries(fields.map((field, i) => [field, values[i]])) as Record<F, number>);
const named = <T>(values: fc.Arbitrary<T>) => fc.dictionary(fc.constantFrom('a', 'b', 'c', '10', '9', '-1'), values);

const kept = fc
  .record({ measure: fc.integer({ min: -3, max: 3 }), game: fc.integer({ min: 0, max: 5 }) })
  // What is in the record follows from the game.
  .map(({ measure, game }) => ({
    measure,
    game,
    record: {
      format: 1 as const,
      game: 'card' as const,
      rulesVersion: 1,
      setup: { players: 2, seed: `${game}/${measure}` },
      actions: [],
    },
  }));

/** Any part of a run with four games to a deal. No deal is open: which games of it are missing is not for chance to say. */
export const parts: fc.Arbitrary<Part> = fc.record({
  games: whole,
  perDeal: fc.constant(4),
  tallies: named(row('deals', 'n', 'x', 'nn', 'nx', 'xx')),
  histograms: named(named(whole)),
  cards: named(row('hands', 'points', 'squares', 'wins', 'played', 'tossedIn', 'decided')),
  events: named(row('turned', 'decided', 'carriedOut', 'swing', 'swingSquares', 'rounds', 'spread', 'spreadSquares')),
  causes: named(row('rounds', 'points', 'finishers')),
  powers: named(whole),
  sums: named(whole),
  open: fc.constant({}),
  kept: fc.record({ longest: kept, closest: kept, wildest: kept }, { requiredKeys: [] }),
});
