/** What features of the board game are read off: a state, or as much of one as a view says. */
import type { CardId, GameState, Seat, View } from 'frantic-engine/board-game';
import type { KnownCards } from 'frantic-engine/board-game/fast';
import { unknown } from '../../shared/unknown.ts';

/** The fields of a state that features look at. A view has them as they are. */
type Fields =
  | 'round'
  | 'turn'
  | 'starter'
  | 'active'
  | 'discardPile'
  | 'market'
  | 'board'
  | 'fired'
  | 'die'
  | 'skipsMovement'
  | 'movesBackward'
  | 'ignoresCards'
  | 'exhausted';

/** A player as features look at them. */
interface Sitting {
  readonly hand: readonly CardId[];
  readonly score: number;
  readonly space: number;
}

/** Every state is one. Of what its seat does not see, one that is made of a view has places without cards. */
export interface Sight extends Pick<GameState, Fields> {
  readonly rules: { readonly pointLimit: number };
  readonly players: readonly Sitting[];
  readonly drawPile: { readonly length: number };
}

/** What a seat remembers, which its view does not say. */
export interface Memory {
  /** What it knows of cards that it does not see: `knownTo(state, seat)`, or `help.known()` of a bot. */
  readonly known: KnownCards;
}

/** As much of a state as a seat knows. */
export const sightOf = (view: View, seat: Seat): Sight => ({
  ...view,
  drawPile: { length: view.drawCount },
  players: view.players.map(({ handCount, score, space }, at) => ({
    hand: at === seat ? view.hand : unknown(handCount),
    score,
    space,
  })),
});
