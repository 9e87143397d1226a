/** The options of the board game: what its text leaves open, beside the board and the deck. */

import { InvalidSetup } from '../../common/errors.ts';
import { type Choice, flag, oneOf, type ValuesOf } from '../../common/options.ts';
import { asObject } from '../../common/setup.ts';

/** Every option there is. */
export const optionTable = {
  'board.multiWild': flag(
    true,
    'Whether many-colored cards go on any color and any color goes on them. Otherwise they are a color of their own.',
    'R-392',
  ),
  'board.jumpTiming': oneOf(
    ['land', 'pass'],
    'land',
    'When Jump happens: when a movement ends on it, or when it is entered.',
    'R-411',
  ),
  'board.remote': oneOf(
    ['owner', 'attacker'],
    'owner',
    'Who rolls and chooses for what a token meets that Remote moves: its owner, or whoever played Remote.',
    'R-415',
    'R-470',
    'R-493',
  ),
  'board.earthquake': oneOf(
    ['together', 'inOrder'],
    'together',
    'Whether Earthquake moves all tokens at once, or one after the other to where the right neighbor stands by then.',
    'R-433',
    'R-494',
  ),
  'board.limit': oneOf(
    ['reach', 'exceed'],
    'reach',
    'Whether reaching the point limit ends the game, or only exceeding it.',
    'R-439',
  ),
} as const;

/** The options of a game, each with its value. */
export type BoardOptions = ValuesOf<typeof optionTable>;

const STANDARD: BoardOptions = Object.freeze(fill({}));

/** Checks options, which may be any JSON at all. */
export const checkOptions = (given: unknown): BoardOptions =>
  given === undefined ? STANDARD : Object.freeze(fill(asObject(given, 'options')));

function fill(chosen: Readonly<Record<string, unknown>>): BoardOptions {
  for (const name of Object.keys(chosen)) {
    if (!Object.hasOwn(optionTable, name)) throw new InvalidSetup(`options.${name}`, 'there is no such option');
  }
  const filled = Object.entries<Choice>(optionTable).map(([name, row]) => {
    const value = Object.hasOwn(chosen, name) && chosen[name] !== undefined ? chosen[name] : row.default;
    if (!row.accepts(value)) throw new InvalidSetup(`options.${name}`, `has to be ${row.values}`);
    return [name, value];
  });
  // Every name of the table has been given a value that its row accepts.
  return Object.fromEntries(filled) as BoardOptions;
}
