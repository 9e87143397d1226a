/** What a language says of why an action of the board game is allowed or refused. */
import type { CardInfo } from '../../board-game/rows/info.ts';
import type { Question } from '../../board-game/state/question.ts';
import type { Reason } from '../../board-game/state/types.ts';

/** Why an action is allowed. */
export type BoardWhy =
  /** The space is empty. */
  | 'empty'
  /** The card on top has the same color. */
  | 'color'
  /** One of the two is many-colored, and goes with any color. */
  | 'wild'
  /** A white card goes on anything but another white one. */
  | 'white'
  /** The card fits nowhere, so that any card but a white one may be covered. */
  | 'stuck'
  /** What is carried out lets any card be covered, except a white one. */
  | 'anywhere'
  /** A numbered teleport is moved. */
  | 'moved'
  | 'tossIn'
  | 'letGo'
  | 'name'
  | 'choose'
  /** A card that cannot be placed is discarded. */
  | 'discard'
  | 'pick';

/** Why a card cannot be tossed in now. */
export type BoardNotNow =
  /** It is none that is ever tossed in. */
  | 'never'
  /** The seat has been asked, and has answered. */
  | 'answered'
  /** Others are asked. */
  | 'others'
  /** The moment for it is not now. */
  | 'when';

/**
 * Why an action is refused. The board game has no wishes, powers and piles to draw from at will, asks for one card at a time,
 * and says of a card that cannot be tossed in why not now.
 */
export type BoardReason = Exclude<
  Reason,
  | 'condition'
  | 'already-drawn'
  | 'draw-first'
  | 'must-play'
  | 'black-wish'
  | 'wrong-sum'
  | 'no-power'
  | 'duplicate'
  | 'no-reaction'
>;

/** What sentences are made from. It holds nothing that the acting seat may not know. */
export interface BoardFacts {
  /** What the engine says to a refusal, in English. */
  readonly message: string;
  /** The field at fault. */
  readonly field: string | null;
  /** The card, the player or the option that is named. */
  readonly named: string | null;
  /** The color of the card. */
  readonly color: CardInfo['color'] | null;
  /** The space that is named. */
  readonly at: number | null;
  /** What makes this space one on which nothing is put. */
  readonly taboo: 'start' | 'end' | 'numbered' | 'white' | null;
  /** The card on top of it, and its color. */
  readonly under: string | null;
  readonly underColor: CardInfo['color'] | null;
  /** The spaces its arrow may point to there; `null` if it has none. */
  readonly facings: readonly number[] | null;
  /** The space its arrow points to. */
  readonly facing: number | null;
  /** What is asked. */
  readonly asked: Question['type'] | null;
  /** The card or event that asks. */
  readonly source: string | null;
  /** Why a card may be tossed in now, or what it could be tossed in for. */
  readonly trigger: string | null;
  /** What can be named instead. */
  readonly offers: readonly string[];
  /** Whose turn it is, if it is somebody else's. */
  readonly turnOf: string | null;
}

/** One or two sentences. */
export type BoardSays = (facts: BoardFacts) => readonly string[];

/** The sentences of a language. One that leaves a reason out does not compile. */
export interface BoardExplaining {
  /** A card by itself. `name`: that of its row; `several`: whether the deck has it in several colors. */
  readonly card: (card: CardInfo, name: string, several: boolean) => string;
  /** An option of a question. */
  readonly option: (option: string) => string;
  readonly refused: Readonly<Record<BoardReason, BoardSays>>;
  readonly allowed: Readonly<Record<BoardWhy, BoardSays>>;
  readonly notNow: Readonly<Record<BoardNotNow, BoardSays>>;
}
