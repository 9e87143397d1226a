/** Shapes that both games share. */
import * as z from 'zod/mini';
import { type EventShape, type Makers, makeOf, type SeenWords, type Shape } from '../common/describe.ts';
import type { Choice } from '../common/options.ts';
import { LENGTHS, LONGEST_NAME, LONGEST_SEED, WINDOWS } from '../common/setup.ts';
import type { Json } from '../kernel/json.ts';
import { json, list, strict, table } from './bounded.ts';

const natural = () => z.int().check(z.nonnegative());

/** A whole number from 0 on. */
export const count = natural();
/** A place at the table. */
export const seat = natural();
/** A card by its id. */
export const card = natural();
/** Cards by their ids. */
export const cards = list(card);
/** Seats. */
export const seats = list(seat);
/** Cards that not everybody may know. */
export const secret = z.nullable(cards);
/** A number of points. */
export const points = z.int();
/** What somebody or something is called. */
export const name = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME));
/** Whoever looks at a game. */
export const viewer = z.union([seat, z.literal('spectator')]);
/** The number of a ruling. */
const ruling = z.templateLiteral(['R-', z.int()]);

/** How a game ended. */
export const outcome = strict({ winners: seats, scores: list(points), rounds: count });

/** What setups have in common, for a game of so many players. */
export const setupFields = (least: number, most: number) => ({
  players: z.union([z.int().check(z.gte(least), z.lte(most)), list(name, most, least)]),
  seed: z.union([z.string().check(z.maxLength(LONGEST_SEED)), z.number()]),
  length: z.exactOptional(z.enum(LENGTHS)),
  pointLimit: z.exactOptional(z.int().check(z.positive())),
  windows: z.exactOptional(z.enum(WINDOWS)),
});

/** What the fields of an option may be: the values its row lists, or a shape of its own. */
export function optionOf({ values }: Choice, own?: z.ZodMiniType<Json>): z.ZodMiniType<Json> {
  // The words of a row list its values as TypeScript writes them.
  return (
    own ??
    z.literal(values.split(' | ').map((value): string | number | boolean => JSON.parse(value.replaceAll("'", '"'))))
  );
}

/** What every question says about itself. */
export const asking = {
  seat,
  source: z.string(),
  name: z.string(),
  by: seat,
  about: table(z.string(), seat),
  rulings: list(ruling),
};

/** Questions that both games ask. */
export const questions = {
  seat: strict({ ...asking, kind: z.literal('seat'), seats, decline: z.boolean() }),
  cards: strict({ ...asking, kind: z.literal('cards'), cards, min: count, max: count, ordered: z.boolean() }),
  option: strict({ ...asking, kind: z.literal('option'), options: list(z.string()) }),
};

/** Answers that both games take. */
export const answers = {
  seat: strict({ seat }),
  cards: strict({ cards }),
  option: strict({ option: z.string() }),
};

/** What a record may say beside its setup and its actions. */
export const marks = {
  catalog: z.exactOptional(z.string()),
  random: z.exactOptional(z.literal('alea')),
  digests: z.exactOptional(table(z.string().check(z.regex(/^\d{1,9}$/)), z.string(), null)),
};

/** Tossing a card in, or letting it go. */
export const react = strict({ type: z.literal('react'), seat, card: z.nullable(card) });

// ---- what descriptions become ----------------------------------------------------------------------------------

/** Each word as a validator. */
export type ValidatorsFor<W> = { readonly [N in keyof W]: z.ZodMiniType<W[N]> };

/** The words of every game. */
export const WORDS: ValidatorsFor<SeenWords> = {
  seat,
  seats,
  card,
  cards,
  pile: cards,
  count,
  round: count,
  points,
  flag: z.boolean(),
  text: z.string(),
  name,
  json: json(),
  outcome,
};

const MAKERS: Makers<z.ZodMiniType> = {
  list: (each) => list(each),
  orNull: (one) => z.nullable(one),
  fields: (parts) => strict(parts),
  oneOf: (values) => z.literal(values.filter((one) => typeof one === 'string' || typeof one === 'number')),
};

type Words = Readonly<Record<string, z.ZodMiniType>>;

function ofShape(shape: EventShape<string>, words: Words): z.ZodMiniType {
  if (typeof shape === 'object' && 'secret' in shape) return z.nullable(ofShape(shape.secret, words));
  if (typeof shape === 'object' && 'maybe' in shape) return z.exactOptional(ofShape(shape.maybe, words));
  return makeOf(shape, words, MAKERS);
}

/** The fields of a `T`. That they are described as what they are, the compiler has seen to where the description stands. */
export const fieldsOf = <T>(
  shapes: { readonly [K in keyof T]: EventShape<string> },
  words: Words,
): { [K in keyof T]: z.ZodMiniType<T[K]> } =>
  Object.fromEntries(
    Object.entries<EventShape<string>>(shapes).map(([name, shape]) => [name, ofShape(shape, words)]),
  ) as { [K in keyof T]: z.ZodMiniType<T[K]> };

/** Those fields of a state that everybody sees. */
export const seenIn = <T>(
  described: { readonly [K in keyof T]: { readonly is: Shape<string>; readonly seen: true } } & Described,
  words: Words,
): { [K in keyof T]: z.ZodMiniType<T[K]> } => {
  const seen = Object.entries<Described[string]>(described).filter(([, field]) => field.seen);
  // Of a field that everybody sees, `seen` says so: the compiler has seen to that, too.
  return fieldsOf<T>(Object.fromEntries(seen.map(([name, { is }]) => [name, is])) as Shapes<T>, words);
};

type Described = Readonly<Record<string, { readonly is: Shape<string>; readonly seen?: true }>>;
type Shapes<T> = { readonly [K in keyof T]: Shape<string> };

/** Any one of these types of event. */
export function anyOf<E extends { readonly type: string }>(
  tellings: { readonly [T in E['type']]: { readonly has: Readonly<Record<string, EventShape<string>>> } },
  words: Words,
): z.ZodMiniType<E> {
  const types = Object.entries<{ readonly has: Readonly<Record<string, EventShape<string>>> }>(tellings);
  const each = types.map(([type, { has }]) => strict({ type: z.literal(type), ...fieldsOf(has, words) }));
  // There is an event, and each is described as what it is.
  return z.discriminatedUnion('type', each as [(typeof each)[0]]) as unknown as z.ZodMiniType<E>;
}
