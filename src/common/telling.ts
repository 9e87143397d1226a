/** How open questions are told as plain data: what is the same in every game. */
import type { QuestionId, Seat } from '../kernel/actions.ts';
import type { ChooseDecision, Decision, NameDecision, PickDecision, ReactDecision } from '../kernel/questions.ts';
import type { Frame } from '../kernel/step-context.ts';
import { cutTo } from './copy.ts';
import { InvalidInput } from './errors.ts';
import { isPick, mayDecline } from './kinds/pick.ts';
import type {
  ChooseQuestion,
  CommonTopic,
  NameQuestion,
  PickQuestion,
  QuestionBase,
  QuestionsOf,
  ReactQuestion,
} from './question.ts';
import type { RulingId } from './refusals.ts';

/** What is written to before it is told. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * How the questions of one type are told. `Q`: as the kernel asks them; `Question`: as plain data.
 *
 * These are methods, so that all types fit into one table: a question is only given to the row of its own.
 */
export interface Telling<Q, Question, C> {
  /** A question that says nothing yet. All its fields are written out: put together from parts it takes far longer. */
  blank(): Question;
  /** Writes what may be chosen. The question shares nothing with the state. */
  write(into: Writable<Question>, q: Q, c: C): void;
}

/** How all questions of a game are told. */
export type Tellings<Q extends Decision, Question extends Decision, C> = {
  readonly [K in Q['type']]: Telling<Extract<Q, { readonly type: K }>, Extract<Question, { readonly type: K }>, C>;
};

/** Any list of a question that says nothing yet. */
export const BLANK: readonly never[] = [];

/** Whom loops have reached, in a question that says nothing yet. */
export const NOBODY: QuestionBase['about'] = {};

/** The list to write to: one of a question that was told before, or a new one. */
export const roomIn = <T>(into: readonly T[]): T[] => (into === BLANK ? [] : (into as T[]));

/** Writes a list over one of a question that was told before. */
export function listInto<T>(into: readonly T[], from: readonly T[]): readonly T[] {
  if (into === BLANK) return [...from];
  const list = roomIn(into);
  for (let i = 0; i < from.length; i++) list[i] = from[i] as T;
  cutTo(list, from.length);
  return list;
}

/** Loops run over players that everybody knows, so whom they have reached is no secret. */
function aboutInto(into: QuestionBase['about'], { v }: Frame): QuestionBase['about'] {
  let about: Record<string, Seat> | null = null;
  for (const cursor in v) {
    if (!cursor.endsWith('#')) continue;
    const loop = cursor.slice(0, -1);
    const reached = v[loop];
    if (typeof reached !== 'number') continue;
    about ??= {};
    about[loop] = reached;
  }
  return about ?? (into !== NOBODY && isEmpty(into) ? into : {});
}

function isEmpty(object: object): boolean {
  for (const _name in object) return false;
  return true;
}

/** How questions of the types are told that mean the same in every game. */
export const plainTellings: Tellings<
  NameDecision | ChooseDecision | PickDecision,
  NameQuestion<CommonTopic> | ChooseQuestion<CommonTopic> | PickQuestion<CommonTopic>,
  unknown
> = {
  name: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: false,
      rulings: BLANK,
      type: 'name',
      seats: BLANK,
    }),
    write(into, q) {
      into.seats = listInto(into.seats, q.seats);
      into.decline = q.decline;
    },
  },
  choose: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: false,
      rulings: BLANK,
      type: 'choose',
      cards: BLANK,
      min: 0,
      max: 0,
      ordered: false,
    }),
    write(into, q) {
      into.cards = listInto(into.cards, q.cards);
      into.min = q.min;
      into.max = q.max;
      into.ordered = q.ordered;
    },
  },
  pick: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: false,
      rulings: BLANK,
      type: 'pick',
      options: BLANK,
    }),
    write(into, q) {
      const options = roomIn(into.options);
      let count = 0;
      for (const name of q.options) if (isPick(name)) options[count++] = name;
      cutTo(options, count);
      into.options = options;
      into.decline = mayDecline(q);
      if (q.holder !== null) into.about = { ...into.about, holder: q.holder };
    },
  },
};

/** What is needed of a context to say what it asks. */
export interface AskingContext<Q> {
  readonly g: { readonly questions: QuestionId };
  readonly me: Seat;
  readonly frame: Frame;
  readonly interrupted: Frame;
  readonly trigger: string;
  readonly machine: {
    question(seat: Seat): Q | null;
    topic(): string;
    rowOf(frame: Frame): string;
  };
  readonly catalog: { readonly rows: Readonly<Record<string, { readonly rulings: readonly RulingId[] }>> };
}

/** Writes what may be tossed in, and at what. */
export function writeReact(
  into: Writable<ReactQuestion>,
  q: ReactDecision,
  { interrupted, machine, trigger }: AskingContext<unknown>,
): void {
  into.cards = listInto(into.cards, q.cards);
  into.trigger = trigger;
  into.subject = machine.rowOf(interrupted);
}

/** How it is told where there is nothing more to say. */
export const reactTelling: Telling<ReactDecision, ReactQuestion<CommonTopic>, AskingContext<unknown>> = {
  blank: () => ({
    id: 0,
    seat: 0,
    topic: 'window/cards',
    by: 0,
    about: NOBODY,
    decline: true,
    rulings: BLANK,
    type: 'react',
    cards: BLANK,
    trigger: '',
    subject: '',
  }),
  write: writeReact,
};

/**
 * The open question of a seat, or `null` if nothing is asked of it. `tellings`: how each kind is told; `ruled`: the rulings
 * behind the questions that are no row's; `into`: questions that may be written over.
 */
export function questionFrom<Q extends Decision, Question extends Decision & QuestionBase, C>(
  c: C & AskingContext<Q>,
  seat: Seat,
  tellings: Tellings<Q, Question, C>,
  ruled: Readonly<Record<string, readonly RulingId[]>>,
  into: QuestionsOf<Question> | undefined,
): Question | null {
  const q = c.machine.question(seat);
  if (q === null) return null;
  const byKind: Readonly<Record<string, Telling<Q, Question, C>>> = tellings;
  const telling = byKind[q.type];
  if (telling === undefined) throw new RangeError(`No question of the type '${q.type}' is told in this game.`);
  if (into === undefined) return written(telling.blank(), telling, q, c, seat, ruled);
  try {
    const kept: Record<string, Question | undefined> = into;
    const told = kept[q.type] ?? telling.blank();
    if (kept[q.type] !== told) kept[q.type] = told;
    return written(told, telling, q, c, seat, ruled);
  } catch (cause) {
    throw new InvalidInput('options.into', 'only questions can be written over, by their types, as they came', {
      cause,
    });
  }
}

function written<Q, Question extends QuestionBase, C>(
  told: Question,
  telling: Telling<Q, Question, C>,
  q: Q,
  c: C & AskingContext<unknown>,
  seat: Seat,
  ruled: Readonly<Record<string, readonly RulingId[]>>,
): Question {
  writeAsking(told, c, seat, ruled);
  telling.write(told, q, c);
  return told;
}

/** Writes what every question says about itself. */
function writeAsking(
  into: Writable<QuestionBase>,
  { g, frame, machine, me, catalog }: AskingContext<unknown>,
  seat: Seat,
  ruled: Readonly<Record<string, readonly RulingId[]>>,
): void {
  const source = machine.rowOf(frame);
  into.id = g.questions;
  into.seat = seat;
  into.topic = machine.topic();
  into.by = me;
  into.about = aboutInto(into.about, frame);
  into.rulings = listInto(into.rulings, catalog.rows[source]?.rulings ?? ruled[source] ?? []);
}
