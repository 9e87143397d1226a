/** The options of the board game: what its text leaves open, beside the board and the deck. */

import { InvalidSetup } from '../../common/errors.ts';
import { accepts, type Choice, flag, KEPT, nameOfChosen, oneOf, type ValuesOf, wordsOf } from '../../common/options.ts';
import { asObject } from '../../common/setup.ts';

/** Every option there is. */
export const optionTable = {
  'multi.wild': flag(true, 'R-392'),
  'jump.timing': oneOf(['land', 'pass'], 'land', 'R-411'),
  'remote.chooser': oneOf(['owner', 'attacker'], 'owner', 'R-415', 'R-470', 'R-493'),
  'earthquake.order': oneOf(['together', 'inOrder'], 'together', 'R-433', 'R-494'),
  'end.limit': oneOf(['reach', 'exceed'], 'reach', 'R-439'),
} as const;

/** The options of a game, each with its value. */
export type BoardOptions = ValuesOf<typeof optionTable>;

const STANDARD: BoardOptions = Object.freeze(fill({}));

/** The options of games by what was chosen for them. Games that chose alike share them, so that they find one catalog. */
const filled = new Map<string, BoardOptions>();

/** Checks options, which may be any JSON at all. */
export function checkOptions(given: unknown): BoardOptions {
  if (given === undefined) return STANDARD;
  // It is read once: what is kept under a name is made of the same values as the name.
  const chosen = { ...asObject(given, 'options') };
  const name = nameOfChosen([], chosen);
  const known = name === null ? undefined : filled.get(name);
  if (known !== undefined) return known;
  const options = Object.freeze(fill(chosen));
  if (name === null) return options;
  if (filled.size >= KEPT) filled.clear();
  filled.set(name, options);
  return options;
}

function fill(chosen: Readonly<Record<string, unknown>>): BoardOptions {
  for (const name of Object.keys(chosen)) {
    if (!Object.hasOwn(optionTable, name)) throw new InvalidSetup(`options.${name}`, 'there is no such option');
  }
  const filled = Object.entries<Choice>(optionTable).map(([name, row]) => {
    const value = Object.hasOwn(chosen, name) && chosen[name] !== undefined ? chosen[name] : row.default;
    if (!accepts(row, value)) throw new InvalidSetup(`options.${name}`, `has to be ${wordsOf(row.values)}`);
    return [name, value];
  });
  // Every name of the table has been given a value that its row accepts.
  return Object.fromEntries(filled) as BoardOptions;
}
