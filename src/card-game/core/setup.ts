/** What a game is made from, and the check that it can be played. */

import { InvalidSetup } from '../../common/errors.ts';
import { accepts, KEPT, nameOfChosen, type OptionValue, wordsOf } from '../../common/options.ts';
import { type AnyCheckedSetup, type AnySetup, asObject, checkAny, checkName } from '../../common/setup.ts';
import type { Json } from '../../kernel/json.ts';
import { editions, knowsOption } from '../editions/editions.ts';
import type { OptionRow } from '../options/game.ts';
import { isPrinted, type Options, optionTable, type SetName } from '../options/options.ts';
import type { Box } from '../rows/define.ts';
import { EDITIONS, type EditionName, SEATS } from '../state/types.ts';

/**
 * What a game is made from. Plain JSON.
 *
 * @example
 * ```ts
 * import type { Setup } from 'frantic-engine';
 *
 * const setup: Setup = { players: ['Ann', 'Ben', 'Cleo'], seed: 'slap', edition: 'intl', length: 'short' };
 * ```
 */
export interface Setup extends AnySetup {
  /** Which published text governs. Default: `pandora`. */
  readonly edition?: EditionName;
  /** Add-ons beside the base game. Default: none. */
  readonly sets?: readonly SetName[];
  /** Options that differ from the edition's. One that the edition does not know is refused. */
  readonly options?: Partial<Options>;
}

/** What many games are made from: a setup whose seed is given later, game by game. */
export type SeedlessSetup = Omit<Setup, 'seed'>;

/** A setup with everything filled in. */
export interface CheckedSetup extends AnyCheckedSetup {
  readonly edition: EditionName;
  readonly sets: readonly string[];
  readonly options: Options;
}

/** How many can play. */
export const PLAYERS = { least: SEATS[0], most: SEATS[1] } as const;

/** The point limits by length, for up to four players and for more. */
export const POINT_LIMITS = {
  few: { short: 137, medium: 154, long: 179 },
  many: { short: 113, medium: 137, long: 154 },
} as const;

const FIELDS = ['players', 'seed', 'edition', 'sets', 'length', 'pointLimit', 'options', 'windows'];

type OptionRows = Readonly<Record<string, OptionRow>>;

/** What setups may choose from: the boxes beside the first, which is in every game, and what they leave open. */
export class Offer {
  /** The names of the add-ons, in the order in which their cards are numbered. */
  readonly sets: readonly string[];
  /** The options of games by what was chosen for them. Games that chose alike share them, so that they find one catalog. */
  readonly filled = new Map<string, Options>();

  constructor(private readonly boxes: readonly Box[]) {
    this.sets = boxes.slice(1).map(({ name }) => name);
  }

  /** The options of a game with these sets: those of the printed boxes, and those that the others bring along. */
  optionsOf(sets: readonly string[]): OptionRows {
    const own = this.boxes.flatMap(({ name, options = {} }) => (sets.includes(name) ? Object.entries(options) : []));
    return { ...optionTable, ...Object.fromEntries(own) };
  }

  /** The add-on without which a game does not have an option. */
  boxOf(option: string): string | undefined {
    return this.boxes.find(({ options = {} }) => Object.hasOwn(options, option))?.name;
  }
}

/**
 * Checks a setup, which may be any JSON at all. `complete`: its options are those of a state, where every one has a value,
 * also those that the edition does not know.
 */
export function checkSetup(given: unknown, offer: Offer, complete = false): CheckedSetup {
  const [checked, setup] = checkAny(given, FIELDS, [SEATS, 'R-009'], [POINT_LIMITS, 4]);
  const edition = checkName(setup.edition, EDITIONS, 'edition', 'pandora');
  const sets = checkSets(setup.sets, edition, offer);
  // Field by field, not spread: that makes creating a game a third faster.
  const { names, seed, pointLimit, windows } = checked;
  return {
    names,
    seed,
    pointLimit,
    windows,
    edition,
    sets,
    options: checkOptions(setup.options, edition, sets, offer, complete),
  };
}

/** The add-ons of a game, in the order in which their cards are numbered. */
export function checkSets(given: unknown, edition: EditionName, offer: Offer): string[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new InvalidSetup('sets', 'has to be a list of names');
  const names = Array.from(given, (name: unknown, i) => {
    const found = offer.sets.find((one) => one === name);
    if (found === undefined) {
      const there =
        offer.sets.length === 0
          ? ' here; there is the base game alone'
          : `; it has to be one of ${offer.sets.join(', ')}`;
      throw new InvalidSetup(`sets[${i}]`, `there is no such set${there}`);
    }
    if (given.indexOf(name) !== i) throw new InvalidSetup(`sets[${i}]`, 'the set is named twice');
    // A box of one's own was not printed, so it goes with every text.
    if (isPrinted(found) && !editions[edition].sets.includes(found)) {
      throw new InvalidSetup(`sets[${i}]`, `edition '${edition}' does not know the set '${found}'`);
    }
    return found;
  });
  // In the order of the boxes, so that cards are numbered alike whatever order the sets were named in.
  return offer.sets.filter((name) => names.includes(name));
}

function checkOptions(
  given: unknown,
  edition: EditionName,
  sets: readonly string[],
  offer: Offer,
  complete: boolean,
): Options {
  // It is read once: what is kept under a name is made of the same values as the name.
  const chosen = given === undefined ? {} : { ...asObject(given, 'options') };
  const name = complete ? null : nameOfChosen([edition, ...sets], chosen);
  const { filled } = offer;
  const known = name === null ? undefined : filled.get(name);
  if (known !== undefined) return known;
  const options = Object.freeze(fillOptions(chosen, edition, sets, offer, complete));
  if (name === null) return options;
  if (filled.size >= KEPT) filled.clear();
  filled.set(name, options);
  return options;
}

/** What an option is if the players do not say anything. */
export function standardOf(
  name: string,
  { withSet, default: standard }: OptionRow,
  edition: EditionName,
  sets: readonly string[],
): OptionValue {
  const worded: Readonly<Record<string, OptionValue>> = editions[edition].options;
  const said = Object.hasOwn(worded, name) ? worded[name] : undefined;
  if (said !== undefined) return said;
  return withSet !== undefined && sets.includes(withSet.set) ? withSet.default : standard;
}

function fillOptions(
  chosen: Readonly<Record<string, unknown>>,
  edition: EditionName,
  sets: readonly string[],
  offer: Offer,
  complete: boolean,
): Options {
  const table = offer.optionsOf(sets);
  for (const name of Object.keys(chosen)) {
    if (Object.hasOwn(table, name)) continue;
    const box = offer.boxOf(name);
    const without = box === undefined ? '' : ` without the set '${box}'`;
    throw new InvalidSetup(`options.${name}`, `there is no such option${without}`);
  }
  const fixed: readonly string[] = editions[edition].fixed;
  const filled = Object.entries(table).map(([name, row]): [string, Json] => {
    const standard = standardOf(name, row, edition, sets);
    const isSet = Object.hasOwn(chosen, name) && chosen[name] !== undefined;
    const value = isSet ? chosen[name] : standard;
    if (isSet && !knowsOption(edition, name) && !(complete && value === standard)) {
      throw new InvalidSetup(
        `options.${name}`,
        `edition '${edition}' does not know this option (${['R-484', ...row.rulings].join(', ')})`,
      );
    }
    if (!accepts(row, value)) throw new InvalidSetup(`options.${name}`, `has to be ${wordsOf(row.values)}`);
    if (fixed.includes(name) && value !== standard) {
      throw new InvalidSetup(
        `options.${name}`,
        `is always ${String(standard)} in edition '${edition}' (${row.rulings.join(', ')})`,
      );
    }
    return [name, Array.isArray(value) ? [...value] : (value as Json)];
  });
  // Every name of the table has been given a value that its row accepts. Made at once, it is an object that is fast to read.
  return Object.fromEntries(filled) as unknown as Options;
}
