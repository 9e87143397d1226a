/** The open question of a seat, as plain data a screen can show: what is the same in every game. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { CardsQuestion, OptionQuestion, SeatQuestion } from '../kernel/questions.ts';
import type { Frame } from '../kernel/step-context.ts';
import type { RulingId } from './refusals.ts';

/** What every question says about itself. */
export interface Asking {
  /** Who is asked. */
  readonly seat: Seat;
  /** What asks: the row whose effect is carried out, or a part of a turn such as `turn`, `wish` or `window`. */
  readonly source: string;
  /** What is wanted of the answer, such as `victim`, `cards` or `split`. */
  readonly name: string;
  /** Who carries the effect out. */
  readonly by: Seat;
  /** Whom a loop over players has reached, by its name: for example who is given the card that is asked for. */
  readonly about: Readonly<Record<string, Seat>>;
  /** The rulings that settle what may be answered. */
  readonly rulings: readonly RulingId[];
}

/** Choose a player, or nobody if `decline` is offered. */
export interface SeatChoice {
  readonly kind: 'seat';
  readonly seats: readonly Seat[];
  readonly decline: boolean;
}

/** Choose cards. If `ordered`, the order in which they are named matters. */
export interface CardChoice {
  readonly kind: 'cards';
  readonly cards: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

/** Pick one of a list of names. */
export interface OptionChoice {
  readonly kind: 'option';
  readonly options: readonly string[];
}

/** Loops run over players that everybody knows, so whom they have reached is no secret. */
export function aboutOf({ v }: Frame): Record<string, Seat> {
  const about: Record<string, Seat> = {};
  for (const cursor of Object.keys(v)) {
    const loop = cursor.slice(0, -1);
    const reached = v[loop];
    if (cursor.endsWith('#') && typeof reached === 'number') about[loop] = reached;
  }
  return about;
}

type PlainQuestion = SeatQuestion | CardsQuestion | OptionQuestion;
type PlainChoice = SeatChoice | CardChoice | OptionChoice;

/** A question of one of the kinds that mean the same in every game, as plain data that shares nothing with the state. */
export function plainChoice<Q extends PlainQuestion>(q: Q): Extract<PlainChoice, { kind: Q['kind'] }>;
export function plainChoice(q: PlainQuestion): PlainChoice {
  switch (q.kind) {
    case 'seat':
      return { kind: q.kind, seats: [...q.seats], decline: q.decline };
    case 'cards':
      return { kind: q.kind, cards: [...q.cards], min: q.min, max: q.max, ordered: q.ordered };
    case 'option':
      return { kind: q.kind, options: [...q.options] };
  }
}
