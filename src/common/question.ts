/** The open question of a seat, as plain data a screen can show: what is the same in every game. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { CardsQuestion, Decision, OptionQuestion, ReactQuestion, SeatQuestion } from '../kernel/questions.ts';
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

/** Toss a card in, or let it go. */
export interface ReactChoice {
  readonly kind: 'react';
  /** The cards of the hand that can be tossed in. */
  readonly cards: readonly CardId[];
  /** What has happened: `attacked`, `finish`, … */
  readonly trigger: string;
  /** The effect that would be interrupted. */
  readonly subject: string;
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

/** A question of a kind that means the same in every game. */
export type PlainQuestion = SeatQuestion | CardsQuestion | OptionQuestion;
type PlainChoice = SeatChoice | CardChoice | OptionChoice;

/** A question of one of the kinds that mean the same in every game, as plain data that shares nothing with the state. */
function plainChoice(q: PlainQuestion): PlainChoice {
  switch (q.kind) {
    case 'seat':
      return { kind: q.kind, seats: [...q.seats], decline: q.decline };
    case 'cards':
      return { kind: q.kind, cards: [...q.cards], min: q.min, max: q.max, ordered: q.ordered };
    case 'option':
      return { kind: q.kind, options: [...q.options] };
  }
}

/** What is needed of a context to say what it asks. */
export interface AskingContext<Q> {
  readonly me: Seat;
  readonly frame: Frame;
  readonly interrupted: Frame;
  readonly trigger: string;
  readonly machine: {
    question(seat: Seat): Q | null;
    questionName(): string;
    rowOf(frame: Frame): string;
  };
  readonly catalog: { readonly rows: Readonly<Record<string, { readonly rulings: readonly RulingId[] }>> };
}

/** A question whether to toss a card in, as plain data. */
export function reactChoice({ interrupted, machine, trigger }: AskingContext<unknown>, q: ReactQuestion): ReactChoice {
  return { kind: q.kind, cards: [...q.cards], trigger, subject: machine.rowOf(interrupted) };
}

/** Whether a question is of a kind that means the same in every game. */
const isPlain = <Q extends Decision>(q: Q | PlainQuestion): q is PlainQuestion =>
  q.kind === 'seat' || q.kind === 'cards' || q.kind === 'option';

/**
 * The open question of a seat, or `null` if nothing is asked of it. `ruled`: the rulings behind the questions that are no
 * row's; `choiceOf`: what may be chosen by a question of a kind of the game's own.
 */
export function questionFrom<Q extends Decision, C, Choice extends object>(
  c: C & AskingContext<Q | PlainQuestion>,
  seat: Seat,
  ruled: Readonly<Record<string, readonly RulingId[]>>,
  choiceOf: (q: Q, c: C) => Choice,
): (Asking & (Choice | PlainChoice)) | null {
  const q = c.machine.question(seat);
  if (q === null) return null;
  const source = c.machine.rowOf(c.frame);
  const asking: Asking = {
    seat,
    source,
    name: c.machine.questionName(),
    by: c.me,
    about: aboutOf(c.frame),
    rulings: c.catalog.rows[source]?.rulings ?? ruled[source] ?? [],
  };
  // Filling it up is faster than spreading it.
  return Object.assign(asking, isPlain(q) ? plainChoice(q) : choiceOf(q, c));
}
