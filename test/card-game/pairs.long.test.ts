/** Any two things that can meet do so once, and the game goes on. The pairs are made from the catalog. */
import type { GameState } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { assertInvariants } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { meet, PAIRS, pairName, whyNot } from '../support/pairs.ts';
import { some } from '../support/whole.ts';
import { chanceOf, oneOf } from './properties/kit.ts';

/** How many decisions a round may take after the meeting. */
const BOUND = 3000;

/** The cheap half of the invariants, for every action: each card in one place, and somebody who can answer. */
function expectSound(state: GameState, deck: number): void {
  const { drawPile, discardPile, table, players, outcome } = state;
  const times = new Uint8Array(deck);
  for (const list of [drawPile, discardPile, table, ...players.map(({ hand }) => hand)]) {
    for (const id of list) times[id] = (times[id] as number) + 1;
  }
  if (times.some((count) => count !== 1)) throw new Error('a card is lost or doubled');
  const waiting = fast.waitingFor(state);
  if ((outcome === null) !== waiting.length > 0) throw new Error('nobody is waited for, or somebody in vain');
  for (const seat of waiting) if (fast.countLegal(state, seat) === 0) throw new Error(`seat ${seat} has no answer`);
}

describe('two things meet, and the round goes on to its end', () => {
  for (const role of ['special', 'event', 'power', 'rule'] as const) {
    test(`first a ${role}`, { timeout: 60_000 }, () => {
      let [met, tries, decisions] = [0, 0, 0];
      const all = PAIRS.map((pair, nth) => ({ pair, nth })).filter(
        ({ pair }) => pair.first.role === role && whyNot(pair) === null,
      );
      expect(all).toHaveLength(MEET[role]);
      const tried = some(all, 0);
      const never: string[] = [];
      for (const { pair, nth } of tried) {
        let [actions, deck] = [0, 0];
        const check = (state: GameState): void => {
          // The same deck at all tables of a pair: to ask for it at every step would cost more than the step.
          deck ||= fast.catalogOf(state).cards.length;
          expectSound(state, deck);
          if (++actions % 8 === 0) assertInvariants(state);
        };
        try {
          const found = meet(pair, nth, check);
          if (found === null) {
            never.push(pairName(pair));
            continue;
          }
          met++;
          tries += found.tries;
          const { state } = found;
          const { round } = state;
          assertInvariants(state);
          const random = chanceOf(nth);
          for (let at = 0; state.outcome === null && state.round === round; at++) {
            if (at === BOUND) throw new Error('the round does not end');
            const seat = oneOf(fast.waitingFor(state), random);
            fast.apply(state, fast.sampleLegal(state, seat, random));
            check(state);
          }
          assertInvariants(state);
        } catch (error) {
          throw new Error(`${pairName(pair)} (pair ${nth}): ${String(error)}`, { cause: error });
        }
        decisions += actions;
      }
      console.info(`${met} pairs met in ${tries} tries, ${decisions} decisions`);
      expect(never).toEqual([]);
      expect(met).toBe(tried.length);
    });
  }
});

/** How many pairs can meet, by what comes first. */
const MEET = { special: 1381, event: 2814, power: 774, rule: 990 };

describe('the pairs', () => {
  test('are all there are, and those that cannot meet have a reason', () => {
    const reasons = new Map<string, number>();
    for (const pair of PAIRS) {
      const reason = whyNot(pair);
      if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    // 23 special cards, 44 events, 12 power cards and 15 rule cards, each before one of the first 67.
    expect(PAIRS.length).toBe(94 * 67);
    expect(Object.fromEntries(reasons)).toEqual({
      'Curse cannot be played (R-056)': 160,
      'The End ends the round beyond recall (R-058)': 66,
      'the round is over: nothing is played after it (R-234)': 44,
      'only Plague carries on after the end of a round (R-278), and it has been turned over': 2,
      'there is one card of it': 49,
      'Special Seal: special cards can only be tossed in (R-328)': 18,
    });
  });
});
