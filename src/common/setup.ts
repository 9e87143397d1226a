/** What the setups of all games have in common, checked: whatever is given may be any JSON at all. */
import { type FranticError, InvalidSetup } from './errors.ts';
import { isObject } from './tree.ts';

/** How long a game lasts: a row of the table of point limits. */
export const LENGTHS = ['short', 'medium', 'long'] as const;

/** How long a game lasts. */
export type Length = (typeof LENGTHS)[number];

/**
 * Who is asked in a reaction window: everyone entitled by position; the same, but nobody while all cards that could be tossed
 * in lie open, so that nobody can hold one; or only holders of one, by which a pause betrays a hand.
 */
export const WINDOWS = ['everyone', 'possible', 'holders'] as const;

/** Who is asked in a reaction window. */
export type Windows = (typeof WINDOWS)[number];

/** How long a name may be, of a player or of what is played with. It goes into every view. */
export const LONGEST_NAME = 100;

/** How long a seed may be. It goes into every record. */
export const LONGEST_SEED = 1_000;

/** What chance is started by. `1` and `'1'` are the same seed. */
export type Seed = string | number;

/** What any game is made from, whichever it is. */
export interface AnySetup {
  /** How many play, 2 to 8 (R-009) or 2 to 6 (R-398), or their names, of at most `LONGEST_NAME` characters each. */
  readonly players: number | readonly string[];
  /**
   * The only source of chance: the same seed and the same actions make the same game (R-008). `1` and `'1'` are equal. It
   * has at most `LONGEST_SEED` characters.
   */
  readonly seed: Seed;
  /** A row of the table of point limits. Default: `medium`. */
  readonly length?: Length;
  /** A point limit of your own, instead of `length`. */
  readonly pointLimit?: number;
  /** Who is asked in a reaction window. Default: `everyone`, which gives nothing away (R-371, R-440). */
  readonly windows?: Windows;
}

/** Any setup with everything filled in. */
export interface AnyCheckedSetup {
  readonly names: readonly string[];
  readonly seed: string;
  readonly pointLimit: number;
  readonly windows: Windows;
}

type Limits = Readonly<Record<Length, number>>;

/**
 * Checks what setups have in common; what is given may be any JSON at all. A game says which fields its setups have, how many
 * can play by which ruling, and the point limits, for up to so many players and for more.
 */
export function checkAny(
  given: unknown,
  fields: readonly string[],
  [seats, ruling]: readonly [seats: readonly [number, number], ruling: string],
  [limits, few]: readonly [limits: { readonly few: Limits; readonly many: Limits }, few: number],
): readonly [checked: AnyCheckedSetup, fields: Readonly<Record<string, unknown>>] {
  const setup = checkFields(given, fields);
  const names = checkPlayers(setup.players, seats, ruling);
  const seed = checkSeed(setup.seed);
  const pointLimit = checkLimit(setup, names.length <= few ? limits.few : limits.many);
  const windows = checkName(setup.windows, WINDOWS, 'windows', 'everyone');
  return [{ names, seed, pointLimit, windows }, setup];
}

/** A name that is a text, not empty and not too long. */
export function checkText(given: unknown, field: string): string {
  if (typeof given !== 'string' || given === '') throw new InvalidSetup(field, 'a name is a string that is not empty');
  if (given.length > LONGEST_NAME)
    throw new InvalidSetup(field, `a name has at most ${LONGEST_NAME} characters, not ${given.length}`);
  return given;
}

/** The checks of what any input is made of. `Fault` is the error that names the field. */
export const checksWith = (Fault: new (field: string, problem: string) => FranticError) => {
  /** An object, or an error that names the field. */
  const asObject = (given: unknown, field: string): Readonly<Record<string, unknown>> => {
    if (isObject(given)) return given;
    throw new Fault(field, 'has to be an object');
  };
  return {
    asObject,
    /** A list without the holes that a list may have, or an error that names the field. */
    asListOf<T>(given: unknown, field: string): T[] {
      if (Array.isArray(given)) return Array.from(given as readonly T[]);
      throw new Fault(field, 'has to be a list');
    },
    /** An object without fields that nobody reads. */
    checkFields(
      given: unknown,
      fields: readonly string[],
      what = 'setup',
      inside = '',
    ): Readonly<Record<string, unknown>> {
      const setup = asObject(given, inside === '' ? what : inside);
      const prefix = inside === '' ? '' : `${inside}.`;
      for (const name of Object.keys(setup)) {
        if (!fields.includes(name))
          throw new Fault(`${prefix}${name}`, `is not part of a ${what}; it has ${fields.join(', ')}`);
      }
      return setup;
    },
  };
};

/** The checks of a setup. */
export const { asObject, asListOf, checkFields } = /* @__PURE__ */ checksWith(InvalidSetup);

/** How many play, or their names. */
export function checkPlayers(given: unknown, [least, most]: readonly [number, number], ruling: string): string[] {
  if (Array.isArray(given)) {
    if (given.length < least || given.length > most)
      throw new InvalidSetup('players', `${least} to ${most} can play, not ${given.length} (${ruling})`);
    // Unlike `map`, this does not pass over holes in a list.
    return Array.from(given, (name: unknown, i) => {
      const checked = checkText(name, `players[${i}]`);
      if (given.indexOf(name) !== i) throw new InvalidSetup(`players[${i}]`, `the name '${checked}' is taken`);
      return checked;
    });
  }
  if (typeof given !== 'number' || !Number.isInteger(given) || given < least || given > most) {
    throw new InvalidSetup(
      'players',
      `has to be a whole number from ${least} to ${most}, or a list of names (${ruling})`,
    );
  }
  return Array.from({ length: given }, (_, i) => `Player ${i + 1}`);
}

/** What the seed stands for: `1` and `'1'` are equal. */
export function checkSeed(given: unknown): string {
  if (typeof given !== 'string' && !(typeof given === 'number' && Number.isFinite(given)))
    throw new InvalidSetup('seed', 'has to be a string or a finite number');
  const seed = String(given);
  if (seed.length > LONGEST_SEED)
    throw new InvalidSetup('seed', `has at most ${LONGEST_SEED} characters, not ${seed.length}`);
  return seed;
}

/** One of a list of names, or what it is if nothing is said. */
export function checkName<T extends string>(given: unknown, names: readonly T[], field: string, standard: T): T {
  if (given === undefined) return standard;
  const found = names.find((name) => name === given);
  if (found === undefined)
    throw new InvalidSetup(field, `has to be one of ${names.map((name) => `'${name}'`).join(', ')}`);
  return found;
}

/** A row of a table of point limits, or a limit of the players' own. */
export function checkLimit(
  { length, pointLimit }: Readonly<Record<string, unknown>>,
  limits: Readonly<Record<Length, number>>,
): number {
  if (pointLimit === undefined) return limits[checkName(length, LENGTHS, 'length', 'medium')];
  if (length !== undefined) throw new InvalidSetup('pointLimit', "give either 'length' or 'pointLimit'");
  if (typeof pointLimit === 'number' && Number.isSafeInteger(pointLimit) && pointLimit > 0) return pointLimit;
  throw new InvalidSetup('pointLimit', 'has to be a whole number above 0');
}
