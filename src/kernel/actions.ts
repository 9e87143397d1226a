/** A place at the table, counted from 0. */
export type Seat = number;

/** A card, as a small whole number. The id *is* the card: whoever knows it knows the card. */
export type CardId = number;

/** What a seat may send: plain JSON, the answer to its open question. What else is in it depends on the question. */
export interface Action {
  readonly type: string;
  readonly seat: Seat;
}

/** The answer to most questions: a choice among what is offered, in a field named after the kind of question. */
export interface Choice extends Action {
  readonly type: 'choose';
  readonly answer: object;
}

/** Tosses a card in, or lets it go. */
export interface Reaction extends Action {
  readonly type: 'react';
  readonly card: CardId | null;
}
