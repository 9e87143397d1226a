/** What the properties share: ways through whole games, with every option. */

import fc, { type Arbitrary } from 'fast-check';
import {
  type Action,
  createGame,
  EDITIONS,
  type EditionName,
  type GameState,
  legalActions,
  type OptionName,
  type Options,
  reduce,
  type Seat,
  type Setup,
  sampleLegal,
  WINDOWS,
  waitingFor,
} from 'frantic-engine';
import { anySetup, type SetupChoice } from 'frantic-engine/testing/fast-check';
import { isFixed, listedOptions, valuesOf } from '../../../scripts/docs/options.ts';
import { knowsOption, editions as published } from '../../../src/card-game/editions/editions.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { chanceOf, oneOf, type StepOf, type WayThrough, walkThrough, waysThrough } from '../../support/ways.ts';

export { chanceOf, oneOf, same, seatsOf, share } from '../../support/ways.ts';

/** Values of options that are a range. */
const WORDED: { readonly [K in OptionName]?: readonly Options[K][] } = {
  'ruleCards.count': [0, 1, 2, 5, 15],
};

/** Every option with values it may have. */
export const OPTION_VALUES = Object.fromEntries(
  listedOptions.map(({ name, row }) => [name, WORDED[name] ?? valuesOf(row)]),
) as Readonly<Record<OptionName, readonly Json[]>>;

/** Whether an edition leaves an option open. */
const isOpen = (name: string, edition: EditionName): boolean => !isFixed(name, edition) && knowsOption(edition, name);

/** Any choice of options that an edition allows. */
function options(edition: EditionName): Arbitrary<Partial<Options>> {
  const free = (Object.keys(OPTION_VALUES) as OptionName[]).filter((name) => isOpen(name, edition));
  const values = Object.fromEntries(free.map((name) => [name, fc.constantFrom<unknown>(...OPTION_VALUES[name])]));
  return fc.record(values, { requiredKeys: [] }) as Arbitrary<Partial<Options>>;
}

/** A way through a game. */
export type Way = WayThrough<Setup>;

/** Editions with more to play more often: the two that know no add-on differ little from the others' base game. */
const EDITIONS_TRIED: readonly EditionName[] = ['swiss1', 'intl', 'webde', 'webde', ...Array(5).fill('pandora')];

/** Ways through games: all editions, mixes of sets, options and numbers of players. They shrink to short ones. */
export function ways(choice: SetupChoice = {}, decisions = 1500): Arbitrary<Way> {
  const edition = choice.edition === undefined ? fc.constantFrom(...EDITIONS_TRIED) : fc.constant(choice.edition);
  return edition
    .chain((one) => anySetup({ ...choice, edition: one }))
    .chain((setup) => options(setup.edition ?? 'pandora').map((chosen): Setup => ({ ...setup, options: chosen })))
    .chain((setup) => waysThrough(setup, decisions));
}

/** The n-th of a fixed row of games: every option has a value of its own, every set that the edition knows is in it. */
export function fixedSetup(nth: number, editions: readonly EditionName[] = EDITIONS): Setup {
  const random = chanceOf(nth);
  const edition = oneOf(editions, random);
  const options = Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(([name]) => isOpen(name, edition))
      .map(([name, values]) => [name, oneOf<unknown>(values, random)]),
  );
  const { sets } = published[edition];
  return {
    players: 2 + (nth % 7),
    seed: nth,
    edition,
    sets,
    length: 'short',
    windows: oneOf(WINDOWS, random),
    options,
  };
}

/** A decision on the way: the state before it, and what was answered. */
export type Step = StepOf<GameState, Action>;

/** Goes a way with `reduce`, calling `visit` before every action, and returns where it leads. */
export const walk = (way: Way, visit: (step: Step) => void = () => {}): GameState =>
  walkThrough({ createGame, waitingFor, sampleLegal, reduce }, way, visit);

/** A list up to which answers are worth listing one by one. */
export const LISTED = 400;

/** Every lawful action of a seat, or `null` if there are too many. */
export function allActions(state: GameState, seat: Seat): readonly Action[] | null {
  const list = legalActions(state, seat, { limit: LISTED + 1 });
  return list.length > LISTED ? null : list;
}
