/** Instinct: the net without a search. */
import { createRandom, save } from 'frantic-engine';
import { botOf, decide } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { createInstinct } from '../../src/champion/instinct.ts';
import { unpack } from '../../src/champion/net.ts';
import { Reflex } from '../../src/champion/reflex.ts';
import { WEIGHTS } from '../../src/champion/weights.ts';
import { on } from '../support/game.ts';

/** How often a bot answers otherwise than `heuristic`, in positions of games of its own. */
function differing(trust: number): number {
  const bot = createInstinct(() => unpack(WEIGHTS), { trust });
  const state = fast.createGame({ players: 4, seed: 'trust', length: 'short', windows: 'holders' });
  const random = createRandom('trust');
  let differ = 0;
  for (let seat = fast.nextSeat(state), nth = 0; seat !== null && nth < 80; seat = fast.nextSeat(state), nth++) {
    const likely = decide(botOf('heuristic'), state, seat, createRandom(`${nth}`));
    const answer = decide(bot, state, seat, createRandom(`${nth}`));
    if (JSON.stringify(answer) !== JSON.stringify(likely)) differ++;
    fast.apply(state, fast.sampleLegal(state, seat, random));
  }
  return differ;
}

test('where nothing is better by as many points as are asked for, it does as heuristic does', () => {
  expect(differing(10_000)).toBe(0);
  expect(differing(0)).toBeGreaterThan(0);
});

test('after an action it answers what that has begun, and no more: the next turn is left open', () => {
  const reflex = new Reflex();
  const { state } = on({ hands: [['blue 3', 'red 1'], ['blue 5', 'green 6'], ['red 7']], top: 'blue 9' });
  const trial = fast.fork(state);
  fast.apply(trial, { type: 'play', seat: 0, card: state.players[0]?.hand[0] ?? 0 });
  const before = save(trial);
  reflex.settle(trial, fast);
  expect(save(trial)).toEqual(before);
  expect(fast.nextSeat(trial)).toBe(1);
});
