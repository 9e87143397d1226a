/** Shapes that both games share. */
import * as z from 'zod/mini';
import type { Json } from '../engine/json.ts';
import type { Choice } from '../game/options.ts';
import { LENGTHS, WINDOWS } from '../game/setup.ts';

const natural = () => z.int().check(z.nonnegative());

/** A whole number from 0 on. */
export const count = natural();
/** A place at the table. */
export const seat = natural();
/** A card by its id. */
export const card = natural();
/** Cards by their ids. */
export const cards = z.array(card);
/** Seats. */
export const seats = z.array(seat);
/** Cards that not everybody may know. */
export const secret = z.nullable(cards);
/** A number of points. */
export const points = z.int();
/** Text with something in it. */
export const name = z.string().check(z.minLength(1));
/** Whoever looks at a game. */
export const viewer = z.union([seat, z.literal('spectator')]);
/** The number of a ruling. */
const ruling = z.templateLiteral(['R-', z.int()]);

/** How a game ended. */
export const outcome = z.strictObject({ winners: seats, scores: z.array(points), rounds: count });

/** What setups have in common, for a game of so many players. */
export const setupFields = (least: number, most: number) => ({
  players: z.union([
    z.int().check(z.gte(least), z.lte(most)),
    z.array(name).check(z.minLength(least), z.maxLength(most)),
  ]),
  seed: z.union([z.string(), z.number()]),
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
  about: z.record(z.string(), seat),
  rulings: z.array(ruling),
};

/** Questions that both games ask. */
export const questions = {
  seat: z.strictObject({ ...asking, kind: z.literal('seat'), seats, decline: z.boolean() }),
  cards: z.strictObject({ ...asking, kind: z.literal('cards'), cards, min: count, max: count, ordered: z.boolean() }),
  option: z.strictObject({ ...asking, kind: z.literal('option'), options: z.array(z.string()) }),
};

/** Answers that both games take. */
export const answers = {
  seat: z.strictObject({ seat }),
  cards: z.strictObject({ cards }),
  option: z.strictObject({ option: z.string() }),
};

/** What a record may say beside its setup and its actions. */
export const marks = {
  catalog: z.exactOptional(z.string()),
  random: z.exactOptional(z.literal('alea')),
  digests: z.exactOptional(z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.string())),
};

/** Tossing a card in, or letting it go. */
export const react = z.strictObject({ type: z.literal('react'), seat, card: z.nullable(card) });

/** One kind of event. */
export const happened = <const T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });
