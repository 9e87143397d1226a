/** A whole game as a seat may imagine it. */
import type { GameState, Random, Seat } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';
import type { BotEngine } from './engine.ts';

/** A guess without the engine's memory of what others know of hidden cards: a seat does not know that. */
export function guessOf(
  { determinize }: BotEngine,
  state: GameState,
  seat: Seat,
  random: Random,
  options?: fast.GuessOptions,
): fast.MutableGameState {
  const guess = determinize(state, seat, Math.floor(random() * 2 ** 32), options);
  guess.known = [];
  return guess;
}
