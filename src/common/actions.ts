/** The grammar of actions: all that seats send in the games here, and all that notation can write. */
import type { CardId, Choice, Reaction, Seat } from '../kernel/actions.ts';

export type { CardId, Seat } from '../kernel/actions.ts';

/** A wish: a color or a number. The game says which colors and numbers there are. */
export type Wish<Color extends string = string> = { readonly color: Color } | { readonly number: number };

/** The answer to a question that is a choice. */
export type Answer<Color extends string = string> =
  /** Name a player. */
  | { readonly seat: Seat }
  /** Pick cards: from a hand, a row on the table, somebody's shown hand. */
  | { readonly cards: readonly CardId[] }
  /** By seat: how many each is dealt of what is spread. */
  | { readonly split: readonly number[] }
  /** Who gets which card. */
  | { readonly deal: readonly (readonly [CardId, Seat])[] }
  /** Name a color or a number. */
  | { readonly wish: Wish<Color> }
  /** One of the names the question lists, such as `decline`. */
  | { readonly option: string };

/** What a seat may send: plain JSON, the answer to the open question of one seat. */
export type Action<Color extends string = string> =
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId; readonly power?: string }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Put a card somewhere: at a numbered place, facing another one if the card has a direction. */
  | {
      readonly type: 'place';
      readonly seat: Seat;
      readonly card: CardId;
      readonly at: number;
      readonly facing?: number;
    }
  | Reaction
  | (Choice & { readonly answer: Answer<Color> });
