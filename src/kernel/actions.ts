/** A place at the table, counted from 0. */
export type Seat = number;

/** A card, as a small whole number. The id *is* the card: whoever knows it knows the card. */
export type CardId = number;

/** Which question an action answers: a number that grows with every question of a game. */
export type QuestionId = number;

/** What every action says. */
export interface Acting {
  /** Who acts. */
  readonly seat: Seat;
  /** The `id` of the question it answers. If that question is not open any more, the action is refused as `stale`. */
  readonly to?: QuestionId;
}

/** What a seat may send: plain JSON, the answer to its open question. What else is in it depends on the question. */
export interface Action extends Acting {
  readonly type: string;
}

/** Toss a card in: the answer to `react`. To let it go is to decline. */
export interface ReactAction extends Acting {
  readonly type: 'react';
  /** One of the `cards` of the question. */
  readonly card: CardId;
}

/** Name a player: the answer to `name`. */
export interface NameAction extends Acting {
  readonly type: 'name';
  /** One of the `seats` of the question. */
  readonly target: Seat;
}

/** Choose cards, from a hand, a row on the table, or somebody's shown hand: the answer to `choose`. */
export interface ChooseAction extends Acting {
  readonly type: 'choose';
  /** As many of the `cards` of the question as it asks for. */
  readonly cards: readonly CardId[];
}

/** Pick one of the names that the question lists: the answer to `pick`. */
export interface PickAction extends Acting {
  readonly type: 'pick';
  /** One of the `options` of the question. */
  readonly option: string;
}

/** Let it go: the answer to any question that says `decline`. */
export interface DeclineAction extends Acting {
  readonly type: 'decline';
}

/** The actions of every game. */
export type CommonAction = ReactAction | NameAction | ChooseAction | PickAction | DeclineAction;
