/** Shapes that both games share. */
import * as z from 'zod/mini';
import type { Choice } from '../common/options.ts';
import { LENGTHS, LONGEST_NAME, LONGEST_SEED, WINDOWS } from '../common/setup.ts';
import type { Json } from '../kernel/json.ts';
import { list, strict, table } from './bounded.ts';

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

/** One kind of event. */
export const happened = <const T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  strict({ type: z.literal(type), ...fields });
