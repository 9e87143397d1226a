/** What a language says beside a drawn board. */
import type { Color } from '../../board-game/state/types.ts';

/** Words and sentences beside a board. Names come in as they are shown. */
export interface DrawingWords {
  /** The spaces a round begins and ends on, in a word that fits into a cell. */
  readonly start: string;
  readonly end: string;
  /** Before the name of a card that the deck has in several colors. */
  readonly hints: Readonly<Record<Color, string>>;
  readonly gameOver: (winners: readonly string[]) => string;
  readonly beforeFirst: (round: number) => string;
  /** `name`: whose turn it is; `null`: the round is over. */
  readonly turn: (round: number, turn: number, name: string | null) => string;
  readonly space: (space: number) => string;
  readonly cards: (count: number) => string;
  readonly points: (count: number) => string;
  /** What a die shows. `what`: what it was rolled for. */
  readonly die: (sides: number, value: number, name: string, what: string) => string;
  readonly backward: string;
  readonly still: string;
  readonly past: string;
  readonly market: (cards: readonly string[]) => string;
  readonly drawPile: (count: number) => string;
  readonly discardPile: (count: number) => string;
  readonly pointLimit: (limit: number) => string;
  readonly origin: (layout: string, deck: string) => string;
  readonly bothGuessed: string;
  readonly boardGuessed: string;
  readonly deckGuessed: string;
  /** What the signs mean: all of a drawing in text, and each of a picture. */
  readonly signs: {
    readonly text: string;
    readonly way: string;
    readonly wall: string;
    readonly points: string;
    readonly acted: string;
  };
}
