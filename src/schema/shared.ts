/** Shapes that both games share. */
import * as z from 'zod/mini';
import {
  type AnyTelling,
  type EventShape,
  type Makers,
  makeOf,
  type SeenWords,
  type Shape,
  toldIn,
} from '../common/describe.ts';
import type { Choice, OptionValue } from '../common/options.ts';
import { LENGTHS, LONGEST_NAME, LONGEST_SEED, WINDOWS } from '../common/setup.ts';
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
const viewer = z.union([seat, z.literal('spectator')]);
/** The number of a ruling. */
const ruling = z.templateLiteral(['R-', z.int()]);

/** How a game ended. */
export const outcome = strict({ winners: seats, scores: list(points), rounds: count });

/** What setups have in common, for a game of so many players, and what those of a game have beside that. */
export const setupWith = <Own extends z.core.$ZodShape>([least, most]: readonly [number, number], own: Own) =>
  strict({
    players: z.union([z.int().check(z.gte(least), z.lte(most)), list(name, most, least)]),
    seed: z.union([z.string().check(z.maxLength(LONGEST_SEED)), z.number()]),
    length: z.exactOptional(z.enum(LENGTHS)),
    pointLimit: z.exactOptional(z.int().check(z.positive())),
    windows: z.exactOptional(z.enum(WINDOWS)),
    ...own,
  });

/** What an option may be. */
export const optionOf = ({ values }: Choice): z.ZodMiniType<OptionValue> => z.literal([...values]);

/** What every question says about itself. */
const asking = <Topic>(topic: z.ZodMiniType<Topic>) => ({
  id: count,
  seat,
  topic,
  by: seat,
  about: table(z.string(), seat),
  decline: z.boolean(),
  rulings: list(ruling),
});

/** A question of one type. */
const asked = <Topic, Type extends string, Own extends z.core.$ZodShape>(
  topic: z.ZodMiniType<Topic>,
  type: Type,
  own: Own,
) => strict({ ...asking(topic), type: z.literal(type), ...own });

/** Questions that both games ask. */
const questions = <Topic>(topic: z.ZodMiniType<Topic>) =>
  [
    asked(topic, 'name', { seats }),
    asked(topic, 'choose', { cards, min: count, max: count, ordered: z.boolean() }),
    asked(topic, 'pick', { options: list(z.string()) }),
  ] as const;

/** What a question whether to toss a card in says. */
export const reacting = { cards, trigger: z.string(), subject: z.string() };

/** An action of one type. */
export const acting = <Type extends string, Own extends z.core.$ZodShape>(type: Type, own: Own) =>
  strict({ type: z.literal(type), seat, to: z.exactOptional(count), ...own });

/** What a seat may send in both games. */
export const ACTIONS = [
  acting('react', { card }),
  acting('name', { target: seat }),
  acting('choose', { cards }),
  acting('pick', { option: z.string() }),
  acting('decline', {}),
] as const;

/** A game from its first card, behind what says which game it is. */
export const recordOf = <Head extends z.core.$ZodShape, S extends z.ZodMiniType, A extends z.ZodMiniType>(
  head: Head,
  setup: S,
  action: A,
) => strict({ format: z.literal(1), ...head, rulesVersion: z.int(), setup, actions: list(action, null), ...marks });

/** What a record may say beside its setup and its actions. */
const marks = {
  fingerprint: z.exactOptional(z.string()),
  random: z.exactOptional(z.literal('alea')),
  digests: z.exactOptional(table(z.string().check(z.regex(/^\d{1,9}$/)), z.string(), null)),
};

// ---- what descriptions become ----------------------------------------------------------------------------------

/** Each word as a validator. */
export type ValidatorsFor<W> = { readonly [N in keyof W]: z.ZodMiniType<W[N]> };

/** The words of every game, but for what decides its rules. */
const WORDS: Omit<ValidatorsFor<SeenWords>, 'rules'> = {
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

/** The same with the words of a game, and with what else decides its rules. */
export const wordsWith = <Rules extends z.core.$ZodShape, Own>(rules: Rules, own: Own) => ({
  ...WORDS,
  rules: strict({
    rulesVersion: z.int(),
    ...rules,
    windows: z.enum(WINDOWS),
    pointLimit: count,
    fingerprint: z.string(),
  }),
  ...own,
});

const MAKERS: Makers<z.ZodMiniType> = {
  list: (each) => list(each),
  orNull: (one) => z.nullable(one),
  fields: (parts) => strict(parts),
  oneOf: (values) => z.literal(values.filter((one) => typeof one === 'string' || typeof one === 'number')),
};

type Words = Readonly<Record<string, z.ZodMiniType>>;

function ofShape(shape: EventShape<string>, words: Words): z.ZodMiniType {
  if (typeof shape === 'object' && 'secret' in shape) return z.nullable(ofShape(shape.secret, words));
  if (typeof shape === 'object' && 'each' in shape) return list(z.nullable(ofShape(shape.each, words)));
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

/** What everybody may know of a player: what is public as it is, and what a `Player` has beside that. */
export const playerOf = <Player, Public>(
  described: Parameters<typeof seenIn<Readonly<Public>>>[0],
  more: { readonly [K in Exclude<keyof Player, keyof Public>]: EventShape<string> },
  words: Words,
): z.ZodMiniType<Player> =>
  // Both parts together are all fields of a player.
  strict({
    ...seenIn<Readonly<Public>>(described, words),
    ...fieldsOf(more, words),
  }) as unknown as z.ZodMiniType<Player>;

/**
 * What one seat, or a spectator, may know beside what everybody may. A game has questions of its own, and closes the type of
 * topics over its own; house rules bring more, so they may be any text.
 */
export function seatView<Topic extends string>() {
  const topic = z.string() as unknown as z.ZodMiniType<Topic>;
  const of = <Type extends string, Own extends z.core.$ZodShape>(type: Type, own: Own) => asked(topic, type, own);
  return <const Own extends readonly AnyQuestion[]>(own: (asked: typeof of) => Own) => ({
    viewer,
    hand: cards,
    asked: seats,
    question: z.nullable(z.discriminatedUnion('type', [...questions(topic), ...own(of)])),
  });
}

type AnyQuestion = ReturnType<typeof asked<unknown, string, z.core.$ZodShape>>;

type Described = Readonly<Record<string, { readonly is: Shape<string>; readonly seen?: true }>>;
type Shapes<T> = { readonly [K in keyof T]: Shape<string> };

/** Any one of these types of event. */
export function anyOf<E extends { readonly type: string }>(
  tellings: { readonly [T in E['type']]: AnyTelling },
  words: Words,
): z.ZodMiniType<E> {
  const types = Object.entries<AnyTelling>(tellings);
  const each = types.map(([type, telling]) => strict({ type: z.literal(type), ...fieldsOf(toldIn(telling), words) }));
  // There is an event, and each is described as what it is.
  return z.discriminatedUnion('type', each as [(typeof each)[0]]) as unknown as z.ZodMiniType<E>;
}
