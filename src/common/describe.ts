/**
 * Descriptions: what is said once of each field of a state and of each type of event, as plain data.
 *
 * What a value looks like is said in the words of a game: `'seat'` is a seat, `{ list: 'card' }` a list of cards,
 * `{ orNull: 'wish' }` a wish or nothing. Whoever needs it as something else says what each word is to them: for a
 * snapshot a check against this very game, for a host a validator. The compiler sees to it that a description leaves out
 * no field, and that it says of each what its type says.
 */

import type { CardId, Seat } from '../kernel/actions.ts';
import type { Json } from '../kernel/json.ts';
import { isWhole } from '../kernel/refusals.ts';
import type { Frame } from '../kernel/step-context.ts';
import type { RandomState } from './chance.ts';
import { asInput, InvalidInput, UnknownName } from './errors.ts';
import type { Known } from './known.ts';
import type { Outcome } from './outcome.ts';
import { quoted } from './quoted.ts';
import type { Viewer } from './seen.ts';
import { asList, type Check, eachField, oneOf } from './shape.ts';
import { fieldsOf, isTree, type Tree } from './tree.ts';
import { undrafted } from './undrafted.ts';

// ---- what a value looks like -----------------------------------------------------------------------------------

/** The words of every game, for what may be seen. */
export interface SeenWords<Rules = unknown> {
  rules: Rules;
  seat: Seat;
  /** Seats, each at most once. */
  seats: readonly Seat[];
  card: CardId;
  /** Cards, each at most once. */
  cards: readonly CardId[];
  /** Cards of a zone, the last one on top. That each card is in one place is another matter. */
  pile: readonly CardId[];
  /** Something that counts up from nothing. */
  count: number;
  /** The number of a round that has begun. */
  round: number;
  points: number;
  flag: boolean;
  text: string;
  /** What somebody is called. */
  name: string;
  json: Json;
  outcome: Outcome;
}

/** The words of every game, for what only a state has. */
export interface HiddenWords<Players = unknown> {
  players: Players;
  known: Known;
  queue: readonly Readonly<Frame>[];
  chance: Readonly<RandomState>;
}

/** What something looks like, in words. */
export type Shape<Word extends string> =
  | Word
  | { readonly list: Shape<Word> }
  | { readonly orNull: Shape<Word> }
  | { readonly fields: Readonly<Record<string, Shape<Word>>> }
  | { readonly oneOf: readonly Json[]; readonly problem?: string };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type WordFor<T, W> = { [N in keyof W & string]: Same<W[N], T> extends true ? N : never }[keyof W & string];

/** What may be said of a `T` in the words `W`. */
export type ShapeFor<T, W> =
  | WordFor<T, W>
  | ([null] extends [T]
      ? { readonly orNull: ShapeFor<Exclude<T, null>, W> }
      : [T] extends [readonly (infer U)[]]
        ? { readonly list: ShapeFor<U, W> }
        : [T] extends [object]
          ? { readonly fields: ShapesFor<T, W> }
          : { readonly oneOf: readonly T[]; readonly problem?: string });

/** The same of each field of a `T`. */
export type ShapesFor<T, W> = { readonly [K in keyof T]-?: ShapeFor<T[K], W> };

/** What shapes are made into. */
export interface Makers<C> {
  readonly list: (each: C) => C;
  readonly orNull: (one: C) => C;
  readonly fields: (parts: Readonly<Record<string, C>>) => C;
  readonly oneOf: (values: readonly Json[], problem: string | undefined) => C;
}

/** What becomes of a shape, if one knows what becomes of each word. */
export function makeOf<Word extends string, C>(
  shape: Shape<Word>,
  words: Readonly<Record<Word, C>>,
  makers: Makers<C>,
): C {
  if (typeof shape === 'string') return words[shape];
  if ('list' in shape) return makers.list(makeOf(shape.list, words, makers));
  if ('orNull' in shape) return makers.orNull(makeOf(shape.orNull, words, makers));
  if ('oneOf' in shape) return makers.oneOf(shape.oneOf, shape.problem);
  const parts = Object.entries(shape.fields).map(([name, part]) => [name, makeOf(part, words, makers)] as const);
  return makers.fields(Object.fromEntries(parts));
}

/** Words as checks of a snapshot. */
export type ChecksFor<W> = Readonly<Record<keyof W & string, Check>>;

// ---- the fields of a state -------------------------------------------------------------------------------------

/** What is said of one field of a state. What it is at first stands in `begin`, and how it is copied in `fork`. */
export interface Field<T, W> {
  /** What it looks like. */
  readonly is: ShapeFor<T, W>;
  /** When it is as at first again: as a round begins, or already as a turn does. */
  readonly anew?: 'round' | 'turn';
  /** Whether it is part of the digests in records. They are taken in the order of the fields. */
  readonly fact?: true;
}

/** What is said of the fields of a state `S`, of which everybody sees those of `P`: of these in words for what is seen. */
export type FieldsOf<S, P, Seen, All> = {
  readonly [K in keyof S]-?: K extends keyof P
    ? Field<S[K], Seen> & { readonly seen: true }
    : Field<S[K], All> & { readonly seen?: never };
};

/** Descriptions of fields, of whatever state. */
export type AnyFields = Readonly<
  Record<
    string,
    {
      readonly is: unknown;
      readonly anew?: 'round' | 'turn';
      readonly fact?: true;
      readonly seen?: true;
    }
  >
>;

/** The names of the fields that are as at first again with each round, or with each turn: of all, or of those everybody sees. */
export const anewIn = (described: AnyFields, when: 'round' | 'turn', only?: 'seen'): string[] =>
  Object.entries(described)
    .filter(([, { anew, seen }]) => (anew === when || anew === 'turn') && (only === undefined || seen))
    .map(([name]) => name);

/** Makes these fields what they are in another, with lists of their own. */
export function renew(whole: object, fresh: object, names: readonly string[]): void {
  const [to, from] = [whole as Record<string, unknown>, fieldsOf(fresh)];
  for (const name of names) {
    const value = from[name];
    to[name] = Array.isArray(value) ? [...value] : value;
  }
}

/** What is new with each round: of a state, and of each player. */
export interface Round {
  readonly state: readonly string[];
  readonly player: readonly string[];
}

/** The same of all fields, or only of those that everybody sees. */
export const roundOf = (state: AnyFields, player: AnyFields, only?: 'seen'): Round => ({
  state: anewIn(state, 'round', only),
  player: anewIn(player, 'round', only),
});

/** A round begins: whatever is new with it is as in a game of one player in which nothing has happened yet. */
export function beginRound<S extends { readonly players: readonly object[] }>(state: S, fresh: S, round: Round): void {
  renew(state, fresh, round.state);
  const [newcomer] = fresh.players;
  if (newcomer !== undefined) for (const player of state.players) renew(player, newcomer, round.player);
}

/** The names of the fields that a digest is taken of. */
export const factsIn = (described: AnyFields): string[] =>
  Object.keys(described).filter((name) => described[name]?.fact);

/** The check of a state, or of a part of one: that it has exactly these fields, each as its description says. */
export const checkOf =
  <W>(described: Readonly<Record<string, { readonly is: Shape<keyof W & string> }>>, words: ChecksFor<W>): Check =>
  (given, field) => {
    eachField(described, given, field, ({ is }, value, where) => {
      checkAs<W>(is, words, value, where);
    });
  };

/** The check of one value. The shape is walked: checks made from it, for words that hold for one game, would be used once. */
function checkAs<W>(shape: Shape<keyof W & string>, words: ChecksFor<W>, given: unknown, field: string): void {
  if (typeof shape === 'string') words[shape](given, field);
  else if ('list' in shape)
    asList(given, field).forEach((one, i) => {
      checkAs<W>(shape.list, words, one, `${field}[${i}]`);
    });
  else if ('orNull' in shape) {
    if (given !== null) checkAs<W>(shape.orNull, words, given, field);
  } else if ('oneOf' in shape) oneOf(shape.oneOf, shape.problem)(given, field);
  else
    eachField(shape.fields, given, field, (part, value, where) => {
      checkAs<W>(part, words, value, where);
    });
}

// ---- the types of events ---------------------------------------------------------------------------------------

/** A field of an event that not everybody may know: `null` for those who may not. */
export interface Hiding<S> {
  readonly secret: S;
  /** The fields that name the seats who may. */
  readonly to: readonly string[];
  /** A field that says whether everybody may, after all. */
  readonly unless?: string;
}

/** A field of an event with something for each seat, which that seat alone may know: `null` for all others. */
export interface Each<S> {
  readonly each: S;
}

/** What a field of an event looks like. */
export type EventShape<Word extends string> = Shape<Word> | Hiding<Shape<Word>> | Each<Shape<Word>>;

/** What may be said of a field of an event: that it is hidden, if what a viewer sees of it is another. */
type EventShapeFor<T, Seen, E, W> =
  Same<T, Seen> extends true
    ? ShapeFor<T, W>
    : null extends Seen
      ? Hiding<ShapeFor<T, W>> & {
          readonly to: readonly (keyof E)[];
          readonly unless?: keyof E;
        }
      : T extends readonly (infer U)[]
        ? Each<ShapeFor<U, W>>
        : never;

/**
 * The fields of an event, under one of two names: an event `reveals` them if somebody learns by it what was hidden, and merely
 * `has` them otherwise. What players show of their own accord was not hidden.
 */
type Told<Fields> =
  | { readonly has: Fields; readonly reveals?: never }
  | { readonly reveals: Fields; readonly has?: never };

/** What is said of one type of event: as it happened, `E`, and as a viewer hears of it, `Heard`. */
export type Telling<E, Heard, Seen, W> = Told<{
  readonly [K in Exclude<keyof E, 'type'>]-?: EventShapeFor<E[K], Heard[K & keyof Heard], E, W>;
}> & {
  /** What is seen after it. */
  readonly follow: (was: Seen, event: Heard) => Seen;
};

/** What is said of some type of event, whichever it is. */
export type AnyTelling = Told<EventShapes>;

type EventShapes = Readonly<Record<string, EventShape<string>>>;

/** The fields of a type of event. */
export const toldIn = (telling: AnyTelling): EventShapes => (telling.has === undefined ? telling.reveals : telling.has);

/** What is said of every type of event, by its name. */
export type TellingsOf<Events, Heard extends { readonly [T in keyof Events]: unknown }, Seen, W> = {
  readonly [T in keyof Events]: Telling<Events[T], Heard[T], Seen, W>;
};

/** A field that is not for everybody, and whose it is. */
export type Secret = (Hiding<unknown> | Each<unknown>) & { readonly field: string };

/** What is asked of each type of event, by its name. A map: looking up what a stranger has named finds nothing else. */
export type Heard<Telling = { readonly secrets: readonly Secret[] }> = ReadonlyMap<string, Telling>;

/** An event, of whatever game. */
interface AnyEvent {
  readonly type: string;
}

/** What is asked of a type of event by whoever follows a game. */
export interface Following<Seen> {
  readonly secrets: readonly Secret[];
  readonly follow: (was: Seen, event: never) => Seen;
}

/** Looks up what is secret in events, for whoever does not follow them. */
export const secretIn = (secrets: Readonly<Record<string, readonly Secret[]>>): Heard =>
  new Map(Object.entries(secrets).map(([type, own]) => [type, { secrets: own }]));

/** Looks up what is secret in events, and how they are followed. */
export const heardOf = <Seen>(
  tellings: Readonly<Record<string, AnyTelling & { readonly follow: (was: Seen, event: never) => Seen }>>,
): Heard<Following<Seen>> =>
  new Map(
    Object.entries(tellings).map(([type, telling]) => {
      const secrets = Object.entries(toldIn(telling)).flatMap(([field, shape]): Secret[] =>
        typeof shape === 'object' && ('secret' in shape || 'each' in shape) ? [{ field, ...shape }] : [],
      );
      return [type, { secrets, follow: telling.follow }];
    }),
  );

/** The event without what a seat, or a spectator, may not see: the event itself if there is no such thing in it. */
export function withoutSecrets<Seen>(heard: Heard, given: AnyEvent, viewer: Viewer): Seen {
  const event = undrafted(given);
  if (viewer !== 'spectator' && !(isWhole(viewer) && viewer >= 0))
    throw new InvalidInput('viewer', `has to be a seat, from 0 on, or 'spectator', not ${quoted(viewer)}`);
  try {
    let seen: AnyEvent = event;
    for (const secret of listenTo(heard, event).secrets) {
      const told = fieldsOf(event);
      const left = leftOf(secret, told, viewer);
      if (left !== told[secret.field]) seen = { ...seen, [secret.field]: left };
    }
    // No secret is left in it: this is where events come to be marked as such.
    return seen as Seen;
  } catch (error) {
    throw asInput(error, 'event', 'is no event of this game');
  }
}

/** What a seat, or a spectator, may know of a field that is not for everybody. */
function leftOf(secret: Secret, told: Readonly<Tree>, viewer: Viewer): unknown {
  const value = told[secret.field];
  if ('each' in secret) {
    if (!Array.isArray(value)) throw new InvalidInput(`event.${secret.field}`, 'has to be a list, by seat');
    return value.map((one: unknown, seat) => (seat === viewer ? one : null));
  }
  const { to, unless } = secret;
  const open = unless !== undefined && told[unless] === true;
  return open || value === undefined || to.some((owner) => told[owner] === viewer) ? value : null;
}

/** What is said of the type of an event. */
function listenTo<Telling>(heard: Heard<Telling>, { type }: AnyEvent): Telling {
  const telling = heard.get(type);
  if (telling === undefined)
    throw new UnknownName('event.type', quoted(type), [...heard.keys()], `there is no event '${quoted(type)}'`);
  return telling;
}

/** What is seen after an event. Whatever else there is of it stays as it is. */
export function followWith<Seen extends object, S extends Seen>(
  heard: Heard<Following<Seen>>,
  given: S,
  told: AnyEvent,
): S {
  const [was, event] = [undrafted(given), undrafted(told)];
  if (!isTree(was)) throw new InvalidInput('seen', 'is no view');
  try {
    // What is said of a type is said of the events of that type.
    return { ...was, ...listenTo(heard, event).follow(was, event as never) };
  } catch (error) {
    throw asInput(error, 'event', 'is no event of this game, or follows on something else');
  }
}
