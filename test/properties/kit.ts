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
import { type SetupChoice, setups } from 'frantic-engine/testing';
import type { OptionRow } from '../../src/card-game/options/game.ts';
import { optionTable } from '../../src/card-game/options/options.ts';
import { chanceOf, oneOf, type StepOf, type WayThrough, walkThrough, waysThrough } from '../support/ways.ts';

export { chanceOf, oneOf, same, seatsOf, share } from '../support/ways.ts';

/** Every option with values it may have. A new option does not compile until it stands here. */
export const OPTION_VALUES: { readonly [K in OptionName]: readonly Options[K][] } = {
  dealCount: [4, 5, 6, 7],
  firstDealer: ['host', 'random'],
  limit: ['reach', 'exceed'],
  tie: ['share', 'extraRound'],
  scoring: [true, false],
  'startCard.blank': ['free', 'redraw'],
  'wish.timing': ['afterEffect', 'onPlay'],
  'wish.optional': [false, true],
  'discard.browsable': [false, true],
  'react.window': [0, 5000],
  'react.autoPass': ['off', [500, 2000]],
  'timeout.policy': ['passThenRandom', 'bot'],
  'secondChance.playAfterDraw': [true, false],
  'fantasticFour.mandatory': [true, false],
  'counter.ffScope': ['whole', 'share'],
  'counter.redirectMandatory': [false, true],
  'niceTry.activePlayer': [true, false],
  'niceTry.lastCard': ['wins', 'draws'],
  gamblingMan: ['classic', 'secondLowest'],
  'gamblingMan.rank': ['distinct', 'positional'],
  'vandalism.wishCounts': [false, true],
  'timeBomb.end': ['firstFourth', 'allThree'],
  'timeBomb.onOtherEnd': ['neutral', 'double'],
  'timeBomb.stack': [true, false],
  'swap.symbolOnSymbol': [true, false],
  'inequality.anyVictim': [false, true],
  'luckyBastard.activePlayer': [false, true],
  'luckyBastard.benchmark': [false, true],
  'mimicry.offTurn': [true, false],
  'lastChance.eventsCount': [false, true],
  'repeat.includeUnexecuted': [false, true],
  'seppuku.discardOptional': [false, true],
  'vandalism.swaps': [true, false],
  'plusOne.stack': [true, false],
  'edison.counterable': [true, false],
  'rewind.blackTriggers': [false, true],
  'looping.mirrorSeats': [false, true],
  'blockade.numberMatch': [false, true],
  'seal.blocksInterrupts': [true, false],
  'recycling.fuckYou': [true, false],
  'power.keepBetweenRounds': [false, true],
  purple: ['off', 'fifth', 'replace:blue', 'replace:red', 'replace:green', 'replace:yellow'],
  'purple.mirror': [true, false],
  'ruleCards.count': [0, 1, 2, 5, 15],
  'diy.effect': ['drawRule', 'mirror', 'shed', 'none'],
  'pandoraBox.effect': ['redraw', 'openOne', 'purge', 'none'],
  'react.again': [false, true],
};

/** Whether an edition leaves an option open. */
const isOpen = (name: string, edition: EditionName): boolean => {
  const { fixedIn, knownIn }: OptionRow = optionTable[name as OptionName];
  return fixedIn?.includes(edition) !== true && knownIn?.includes(edition) !== false;
};

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
    .chain((one) => setups({ ...choice, edition: one }))
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
  const sets = SETS_OF[edition];
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

/** The add-ons that each edition knows. */
export const SETS_OF: Readonly<Record<EditionName, readonly string[]>> = {
  swiss1: [],
  intl: [],
  webde: ['troublemaker', 'supercharge'],
  pandora: ['troublemaker', 'supercharge', 'pandoras-box'],
};

/** A decision on the way: the state before it, and what was answered. */
export type Step = StepOf<GameState, Action>;

/** Goes a way with `reduce`, calling `visit` before every action, and returns where it leads. */
export const walk = (way: Way, visit: (step: Step) => void = () => {}): GameState =>
  walkThrough({ createGame, waitingFor, sampleLegal, reduce }, way, visit);

/** A list up to which answers are worth listing one by one. */
export const LISTED = 400;

/** Every lawful action of a seat, or `null` if there are too many. */
export function allActions(state: GameState, seat: Seat): Action[] | null {
  const list = legalActions(state, seat, { limit: LISTED + 1 });
  return list.length > LISTED ? null : list;
}
