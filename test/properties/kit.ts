/** What the properties share: ways through whole games, with every option, and comparisons that are cheap enough. */
import { isDeepStrictEqual } from 'node:util';
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
};

/** Options the older texts leave no choice about. */
const FIXED_OUTSIDE_PANDORA: readonly OptionName[] = ['dealCount'];

/** Any choice of options that an edition allows. */
function options(edition: string): Arbitrary<Partial<Options>> {
  const free = (Object.keys(OPTION_VALUES) as OptionName[]).filter(
    (name) => edition === 'pandora' || !FIXED_OUTSIDE_PANDORA.includes(name),
  );
  const values = Object.fromEntries(free.map((name) => [name, fc.constantFrom<unknown>(...OPTION_VALUES[name])]));
  return fc.record(values, { requiredKeys: [] }) as Arbitrary<Partial<Options>>;
}

/** A way through a game: after the picks, chance goes on by itself, so that it leads through whole games. */
export interface Way {
  readonly setup: Setup;
  /** Each from 0 up to, but not including, 1: which seat answers, and what. */
  readonly picks: readonly number[];
  readonly chance: number;
  /** After how many decisions it ends, if the game goes on that long. */
  readonly decisions: number;
}

/** Editions with more to play more often: the two that know no add-on differ little from the others' base game. */
const EDITIONS_TRIED: readonly EditionName[] = ['swiss1', 'intl', 'webde', 'webde', ...Array(5).fill('pandora')];

/** Ways through games: all editions, mixes of sets, options and numbers of players. They shrink to short ones. */
export function ways(choice: SetupChoice = {}, decisions = 1500): Arbitrary<Way> {
  const edition = choice.edition === undefined ? fc.constantFrom(...EDITIONS_TRIED) : fc.constant(choice.edition);
  return edition
    .chain((one) => setups({ ...choice, edition: one }))
    .chain((setup) => options(setup.edition as string).map((chosen): Setup => ({ ...setup, options: chosen })))
    .chain((setup) =>
      fc.record({
        setup: fc.constant(setup),
        picks: fc.array(
          fc.integer({ min: 0, max: 9999 }).map((n) => n / 10_000),
          { maxLength: 40 },
        ),
        chance: fc.nat(0x7fffffff),
        decisions: fc.noBias(fc.integer({ min: 1, max: decisions })),
      }),
    );
}

/** The n-th of a fixed row of games: every option has a value of its own, every set that the edition knows is in it. */
export function fixedSetup(nth: number, editions: readonly EditionName[] = EDITIONS): Setup {
  const random = chanceOf(nth);
  const edition = oneOf(editions, random);
  const options = Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(([name]) => edition === 'pandora' || !FIXED_OUTSIDE_PANDORA.includes(name as OptionName))
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

/** Numbers from 0 up to, but not including, 1: mulberry32. */
export function chanceOf(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list. */
export const oneOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

/** The numbers of a way: its picks, then chance. */
export function numbersOf({ picks, chance }: Way): () => number {
  const rest = chanceOf(chance);
  let at = 0;
  return () => picks[at++] ?? rest();
}

/** A decision on the way: the state before it, and what was answered. */
export interface Step {
  readonly state: GameState;
  readonly action: Action;
  /** Which decision of the game it is, counted from 0. */
  readonly nth: number;
  /** Chance for whatever a property wants to try here. The way does not depend on how much of it is used. */
  readonly random: () => number;
}

/** Goes a way with `reduce`, calling `visit` before every action, and returns where it leads. */
export function walk(way: Way, visit: (step: Step) => void = () => {}): GameState {
  const next = numbersOf(way);
  const random = chanceOf(~way.chance);
  let state = createGame(way.setup);
  for (let nth = 0; nth < way.decisions && state.outcome === null; nth++) {
    const seat = oneOf(waitingFor(state), next);
    const action = sampleLegal(state, seat, next);
    visit({ state, action, nth, random });
    state = reduce(state, action);
  }
  return state;
}

/** Fails unless two values are the same. The comparison behind `toEqual` costs twenty times as much. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(`${what}\n${difference(actual, expected)}`);
}

/** The first place at which two values differ. */
function difference(a: unknown, b: unknown, path = ''): string {
  const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (isTree(a) && isTree(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!isDeepStrictEqual(a[key], b[key])) return difference(a[key], b[key], `${path}.${key}`);
    }
  }
  return `at ${path || 'the top'}: ${JSON.stringify(a)} instead of ${JSON.stringify(b)}`;
}

/** A share of the usual number of runs, for properties that do much at every step. */
export const share = (part: number): { readonly numRuns: number } => ({
  numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * part),
});

/** All seats. */
export const seatsOf = (state: GameState): Seat[] => state.players.map((_player, seat) => seat);

/** A list up to which answers are worth listing one by one. */
export const LISTED = 400;

/** Every lawful action of a seat, or `null` if there are too many. */
export function allActions(state: GameState, seat: Seat): Action[] | null {
  const list = legalActions(state, seat, { limit: LISTED + 1 });
  return list.length > LISTED ? null : list;
}
