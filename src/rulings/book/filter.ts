/** Which rulings matter for a game. */
import { EDITIONS, type EditionName } from '../../card-game/state/types.ts';
import { InvalidInput, UnknownName } from '../../common/errors.ts';
import { ownOf } from '../../common/own.ts';
import { quoted } from '../../common/quoted.ts';
import { isTree, type Tree } from '../../common/tree.ts';
import { setsOf } from './rows.ts';
import { GAMES, type Ruling, type RulingGame } from './types.ts';

/** Which rulings matter. What is not said leaves nothing out. */
export interface RulingFilter {
  /** The game; the card game if nothing is said. */
  readonly game?: RulingGame;
  /** The edition that is played: rulings of others, and of add-ons it does not know, are left out. */
  readonly edition?: EditionName;
  /** The add-ons in the game: rulings that need another one are left out. */
  readonly sets?: readonly string[];
  /** The options of the game: rulings that only matter with another value are left out. */
  readonly options?: object;
}

/** Which rulings matter, and how many of them. */
export interface RulingSearch extends RulingFilter {
  /** How many at most; all if nothing is said. */
  readonly limit?: number;
}

/** One of several names. */
export function checkName(field: string, given: unknown, known: readonly string[]): void {
  if (known.some((name) => name === given)) return;
  throw new UnknownName(field, quoted(given), known, `there is no '${quoted(given)}', only ${known.join(', ')}`);
}

/** Something with fields. */
export function fieldsIn(given: unknown): Tree {
  if (isTree(given)) return given;
  throw new InvalidInput('filter', `has to be an object, not ${quoted(given)}`);
}

/** A filter, which may be anything at all. */
export function checkFilter(given: unknown): void {
  const { game, edition, sets, options, limit } = fieldsIn(given);
  if (game !== undefined) checkName('filter.game', game, GAMES);
  if (edition !== undefined) checkName('filter.edition', edition, EDITIONS);
  if (sets !== undefined && !Array.isArray(sets)) throw new InvalidInput('filter.sets', 'has to be a list of names');
  if (options !== undefined && !isTree(options)) throw new InvalidInput('filter.options', 'has to be an object');
  if (limit !== undefined && !(Number.isInteger(limit) && Number(limit) >= 0))
    throw new InvalidInput('filter.limit', `has to be a whole number, not ${quoted(limit)}`);
}

/** Whether a ruling matters under a filter. */
export function isMeant(ruling: Ruling, { game = 'card', edition, sets, options }: RulingFilter): boolean {
  if (!ruling.games.includes(game)) return false;
  const needs = (known: readonly string[]): boolean =>
    ruling.sets.length === 0 || ruling.sets.some((set) => known.includes(set));
  if (edition !== undefined) {
    if (ruling.editions !== 'all' && !ruling.editions.includes(edition)) return false;
    if (!needs(setsOf[edition])) return false;
  }
  if (sets !== undefined && !needs(sets)) return false;
  if (!isTree(options)) return true;
  return Object.entries(ruling.only).every(([name, values]) => {
    const value = ownOf(options, name);
    return value === undefined || values.some((one) => one === value);
  });
}
