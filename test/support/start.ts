/** Games from their very beginning: seeds are tried until the starting card, or whatever is wanted, comes up. */
import { cardOf, createGame, type GameState, type Seat, type Setup } from 'frantic-engine';
import { Game } from './game.ts';

const TRIES = 5_000;

/** The first of many seeds whose game is as wanted. */
export function seeded(make: (seed: number) => Game, fits: (game: Game) => boolean): Game {
  for (let seed = 0; seed < TRIES; seed++) {
    const game = make(seed);
    if (fits(game)) return game;
  }
  throw new Error('no seed brings that about');
}

/** A new game whose starting card is of this kind, such as `skip` or `black-number`, at its first decision. */
export function startingWith(
  kind: string,
  setup: Omit<Setup, 'players' | 'seed'> & { readonly players?: number } = {},
  fits: (game: Game) => boolean = () => true,
): Game {
  return seeded(
    (seed) => new Game(createGame({ players: 3, ...setup, seed })),
    (game) => startOf(game.state)?.row === kind && fits(game),
  );
}

/** The card on top. */
const startOf = (state: GameState) => {
  const id = state.discardPile.at(-1);
  return id === undefined ? undefined : cardOf(state, id);
};

/** Whether a colored number lies on top: as a starting card it asks nothing of anybody. */
export const numberOnTop = (game: Game): boolean => startOf(game.state)?.row === 'number';

/** Whether a seat holds a card of this name. */
export const holds = (game: Game, seat: Seat, card: string): boolean => game.hand(seat).includes(card);
