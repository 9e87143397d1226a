/** An explanation tells the acting seat nothing it may not know: it is the same in every state that seat could be in. */
import { type Action, createGame, determinize, reduce, SETS, type Seat, sampleLegal, waitingFor } from 'frantic-engine';
import { expect, test } from 'vitest';
import { boxes } from '../../../src/card-game/boxes/boxes.ts';
import { Core } from '../../../src/card-game/core/core.ts';
import { explainWith } from '../../../src/card-game/seen/explain.ts';
import { LANGUAGES } from '../../../src/texts/languages.ts';
import { chanceOf } from './chance.ts';

const core = new Core([], boxes);
const MOVES = 120;

/** Actions a seat might try: the one it will take, and many that the rules refuse. */
function attempts(seat: Seat, taken: Action, hand: readonly number[], players: number): Action[] {
  const seats = Array.from({ length: players }, (_, i) => i);
  return [
    taken,
    { type: 'draw', seat },
    { type: 'pass', seat },
    ...hand.map((card) => ({ type: 'play', seat, card }) as const),
    ...hand.map((card) => ({ type: 'react', seat, card }) as const),
    { type: 'play', seat, card: 0 },
    { type: 'decline', seat },
    ...seats.map((named) => ({ type: 'name', seat, target: named }) as const),
    { type: 'choose', seat, cards: hand.slice(0, 2) },
    { type: 'split', seat, shares: seats.map(() => 1) },
    { type: 'give', seat, gifts: hand.map((card) => [card, (seat + 1) % players] as const) },
    { type: 'wish', seat, wish: { color: 'purple' } },
    { type: 'decline', seat },
  ];
}

test.each([1, 2, 3, 4, 5, 6])('game %i: explanations agree with what their seat may know', (seed) => {
  const chance = chanceOf(seed);
  const sets = SETS.slice(0, seed % 4);
  let state = createGame({ players: 2 + (seed % 4), seed, sets });
  for (let move = 0; move < MOVES && state.outcome === null; move++) {
    const asked = waitingFor(state);
    const actor = asked[Math.floor(chance() * asked.length)] as Seat;
    const taken = sampleLegal(state, actor, chance);
    for (const seat of new Set([actor, 0])) {
      const guess = determinize(state, seat, `${seed}/${move}`);
      const hand = state.players[seat]?.hand ?? [];
      for (const action of attempts(seat, { ...taken, seat }, hand, state.players.length)) {
        for (const language of LANGUAGES) {
          const told = explainWith(core, state, action, language);
          expect(explainWith(core, guess, action, language)).toEqual(told);
          expect(told.sentences.length).toBeGreaterThan(0);
          expect(told.text).not.toMatch(/null|undefined|NaN|\[object|\.\.|[^.)]$/);
        }
      }
    }
    state = reduce(state, taken);
  }
});
