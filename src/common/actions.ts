/** The grammar of actions: all that seats send in the games here, and all that notation can write. */
import type { Acting, CardId, CommonAction, QuestionId, Seat } from '../kernel/actions.ts';

export type {
  CardId,
  ChooseAction,
  CommonAction,
  DeclineAction,
  NameAction,
  PickAction,
  QuestionId,
  ReactAction,
  Seat,
} from '../kernel/actions.ts';

/** A wish: a color or a number. The game says which colors and numbers there are. */
export type Wish<Color extends string = string> = { readonly color: Color } | { readonly number: number };

/** Play a card: the answer to a `turn`. */
export interface PlayAction extends Acting {
  readonly type: 'play';
  /** One of the `cards` of the question. */
  readonly card: CardId;
  /** A power card that is used with it. */
  readonly power?: string;
}

/** Draw: the answer to a `turn`. */
export interface DrawAction extends Acting {
  readonly type: 'draw';
}

/** Pass: the answer to a `turn`. */
export interface PassAction extends Acting {
  readonly type: 'pass';
}

/** Put a card somewhere: the answer to `place`. */
export interface PlaceAction extends Acting {
  readonly type: 'place';
  /** One of the cards that the question lists. */
  readonly card: CardId;
  /** The place it goes to, by its number. */
  readonly at: number;
  /** The place it points to, if it points anywhere. */
  readonly facing?: number;
}

/** Say how many each is dealt of what is spread: the answer to `split`. */
export interface SplitAction extends Acting {
  readonly type: 'split';
  /** By seat, with a number for everybody at the table. */
  readonly shares: readonly number[];
}

/** Say who gets which card: the answer to `give`. */
export interface GiveAction extends Acting {
  readonly type: 'give';
  /** Each card with the seat that gets it. */
  readonly gifts: readonly (readonly [CardId, Seat])[];
}

/** Name a color or a number: the answer to `wish`. */
export interface WishAction<Color extends string = string> extends Acting {
  readonly type: 'wish';
  /** `{ color }` or `{ number }`, as the question offers. */
  readonly wish: Wish<Color>;
}

/** What a seat may send: plain JSON, the answer to the open question of one seat. */
export type Action<Color extends string = string> =
  | PlayAction
  | DrawAction
  | PassAction
  | PlaceAction
  | SplitAction
  | GiveAction
  | WishAction<Color>
  | CommonAction;

/** An action that says which question it answers. A room takes no other. */
export type AnswerTo<A> = A & { readonly to: QuestionId };
