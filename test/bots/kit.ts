/** What tests of bots share: a bot's answer at a table, in words, and whole games of bots. */
import { type Action, createRandom, type GameState, type Seat, type Setup, waitingFor } from 'frantic-engine';
import { type Bot, decide } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { formatAction } from 'frantic-engine/notation';

/** What a bot answers, in words. */
export const answerOf = (bot: Bot, state: GameState, seat: Seat, seed = 'a test'): string =>
  formatAction(state, decide(bot, state, seat, createRandom(seed)));

/** Everything, and nothing but the base set. */
export const ALL: Partial<Setup> = { edition: 'pandora', sets: ['troublemaker', 'supercharge', 'pandoras-box'] };
export const BASE: Partial<Setup> = { edition: 'pandora', sets: [] };

/** Plays a game of bots, one for each seat, in place. Returns the state at its end and all actions. */
export function playGame(bots: readonly Bot[], seed: string, setup: Partial<Setup>, chance = seed) {
  const random = createRandom(chance);
  const state = fast.createGame({ players: bots.length, seed, length: 'short', windows: 'holders', ...setup });
  const actions: Action[] = [];
  while (state.outcome === null) {
    const seat = waitingFor(state)[0] as Seat;
    const action = decide(bots[seat] as Bot, state, seat, random);
    fast.apply(state, action);
    actions.push(action);
  }
  return { state, actions, outcome: state.outcome };
}
