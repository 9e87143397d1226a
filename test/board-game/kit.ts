/** What the properties of the board game share: ways through whole games on any board, with any deck and option. */
import fc, { type Arbitrary } from 'fast-check';
import {
  type Action,
  type BoardLayout,
  type BoardOptions,
  type CardId,
  COLORS,
  type Color,
  cardOf,
  catalogOf,
  createGame,
  DECK_SIZE,
  type Deck,
  defineDeck,
  defineLayout,
  type GameState,
  LENGTHS,
  RECONSTRUCTED_DECK,
  RECONSTRUCTED_LAYOUT,
  type RowInfo,
  reduce,
  type Setup,
  sampleLegal,
  type Timing,
  WINDOWS,
  waitingFor,
} from 'frantic-engine/board-game';
import { chanceOf, oneOf, type StepOf, shuffle, type WayThrough, walkThrough, waysThrough } from '../support/ways.ts';

/** The rows of the deck as it comes with the library, and of the numbered teleports. */
const rows: readonly RowInfo[] = catalogOf(createGame({ players: 2, seed: 1 })).rows;

/** What the row of a card says. */
export function rowOf(state: GameState, id: CardId): RowInfo {
  const { row } = cardOf(state, id);
  const found = catalogOf(state).rows.find((one) => one.id === row);
  if (found === undefined) throw new Error(`There is no row '${row}'.`);
  return found;
}

/** Every option with the values it may have. A new option does not compile until it stands here. */
const OPTION_VALUES: { readonly [K in keyof BoardOptions]: readonly BoardOptions[K][] } = {
  'multi.wild': [true, false],
  'jump.timing': ['land', 'pass'],
  'remote.chooser': ['owner', 'attacker'],
  'earthquake.order': ['together', 'inOrder'],
  'end.limit': ['reach', 'exceed'],
};

const below = (n: number, random: () => number): number => Math.floor(random() * n);

/** The cells of a path of so many spaces that never crosses itself: the longest of a few tries, if all get stuck. */
function pathOf(spaces: number, random: () => number): [number, number][] {
  let longest: [number, number][] = [];
  for (let time = 0; time < 50 && longest.length < spaces; time++) {
    const cells: [number, number][] = [[0, 0]];
    const taken = new Set(['0 0']);
    while (cells.length < spaces) {
      const [x, y] = cells.at(-1) as [number, number];
      const free = [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ].filter((cell) => !taken.has(cell.join(' ')));
      if (free.length === 0) break;
      const next = oneOf(free, random) as [number, number];
      taken.add(next.join(' '));
      cells.push(next);
    }
    if (cells.length > longest.length) longest = cells;
  }
  return longest;
}

/** The map of a path, as a player would write it. */
function mapOf(cells: readonly (readonly [number, number])[]): string[] {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const rowsOf = Array.from({ length: Math.max(...ys) - top + 1 }, () =>
    Array.from({ length: Math.max(...xs) - left + 1 }, () => '.'),
  );
  cells.forEach(([x, y], space) => {
    (rowsOf[y - top] as string[])[x - left] = String(space);
  });
  return rowsOf.map((row) => row.join(' '));
}

/** A board of so many spaces, or a few less: winding at random, teleports anywhere, some of the walls that could be. */
export function anyLayout(spaces: number, random: () => number): BoardLayout {
  const cells = pathOf(spaces, random);
  const inner = Array.from(cells.slice(2), (_cell, i) => i + 1);
  const teleports = shuffle(inner, random).slice(0, 6);
  if (random() < 0.3) return defineLayout({ map: mapOf(cells), teleports });
  // Walls may stand at the start and at the end, too.
  const touching = cells.flatMap(([x, y], a) =>
    cells.flatMap(([u, v], b): [number, number][] =>
      b > a + 1 && Math.abs(x - u) + Math.abs(y - v) === 1 ? [[a, b]] : [],
    ),
  );
  const walls = touching.filter(() => random() < 0.7);
  return defineLayout({ map: mapOf(cells), teleports, walls });
}

/** A deck with any number of each kind, any colors, times and attacks. */
export function anyDeck(random: () => number): Deck {
  const kinds = rows.filter((row) => !row.numbered);
  const weights = kinds.map(() => random() ** 3);
  const heap = weights.reduce((sum, weight) => sum + weight, 0);
  const counts: Record<string, number> = {};
  let left = DECK_SIZE;
  kinds.forEach(({ id }, i) => {
    const share = i === kinds.length - 1 ? left : Math.min(left, Math.round(((weights[i] ?? 0) / heap) * DECK_SIZE));
    counts[id] = share;
    left -= share;
  });
  const colors: Record<string, Color | Partial<Record<Color, number>>> = {};
  const timings: Record<string, Timing> = {};
  const attacks: Record<string, boolean> = {};
  for (const { id, color, timings: possible, attack } of kinds) {
    if (color !== 'white' && random() < 0.6) colors[id] = anyColors(counts[id] as number, random);
    if (possible.length > 0 && random() < 0.7) timings[id] = oneOf(possible, random);
    if (attack !== null && random() < 0.5) attacks[id] = random() < 0.5;
  }
  return defineDeck({ counts, colors, timings, attacks });
}

/** One color, or so many cards of each of two. */
function anyColors(count: number, random: () => number): Color | Partial<Record<Color, number>> {
  const [one, other] = shuffle(
    COLORS.filter((color) => color !== 'white'),
    random,
  );
  if (random() < 0.5) return one as Color;
  const part = below(count + 1, random);
  return { [one as Color]: part, [other as Color]: count - part };
}

/** What to draw setups from. Anything left out may be anything. */
export type SetupChoice = Partial<Pick<Setup, 'players' | 'windows' | 'layout' | 'deck' | 'pointLimit'>>;

/** The board and the deck of the library half of the time, otherwise others. */
function layouts(): Arbitrary<BoardLayout> {
  const own = fc
    .record({ spaces: fc.integer({ min: 9, max: 60 }), chance: fc.nat(0x7fffffff) })
    .map(({ spaces, chance }) => anyLayout(spaces, chanceOf(chance)))
    .filter(({ cells }) => cells.length >= 9);
  return fc.oneof(fc.constant(RECONSTRUCTED_LAYOUT), own);
}

const decks = (): Arbitrary<Deck> =>
  fc.oneof(
    fc.constant(RECONSTRUCTED_DECK),
    fc.nat(0x7fffffff).map((chance) => anyDeck(chanceOf(chance))),
  );

/** Setups that can be played. */
export function setups(choice: SetupChoice = {}): Arbitrary<Setup> {
  const given = Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, fc.constant(value)]));
  const values = Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([name, list]) => [name, fc.constantFrom<unknown>(...list)]),
  );
  return fc.record({
    players: fc.integer({ min: 2, max: 6 }),
    seed: fc.nat(0x7fffffff),
    length: fc.constantFrom(...LENGTHS),
    layout: layouts(),
    deck: decks(),
    options: fc.record(values, { requiredKeys: [] }),
    windows: fc.constantFrom(...WINDOWS),
    ...given,
  }) as Arbitrary<Setup>;
}

/** The n-th of a fixed row of games, with a board, a deck and options of its own. */
export function fixedSetup(nth: number): Setup {
  const random = chanceOf(nth);
  const options = Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([name, values]) => [name, oneOf<unknown>(values, random)]),
  );
  return {
    players: 2 + (nth % 5),
    seed: nth,
    length: 'short',
    layout: nth % 2 === 0 ? RECONSTRUCTED_LAYOUT : anyLayout(15 + below(40, random), random),
    deck: nth % 3 === 0 ? RECONSTRUCTED_DECK : anyDeck(random),
    options,
    windows: oneOf(WINDOWS, random),
  };
}

/** A way through a board game. */
export type Way = WayThrough<Setup>;

/** Ways through board games. They shrink to short ones. */
export const ways = (choice: SetupChoice = {}, decisions = 500): Arbitrary<Way> =>
  setups(choice).chain((setup) => waysThrough(setup, decisions));

/** A decision on the way: the state before it, and what was answered. */
export type Step = StepOf<GameState, Action>;

/** Goes a way with `reduce`, calling `visit` before every action, and returns where it leads. */
export const walk = (way: Way, visit: (step: Step) => void = () => {}): GameState =>
  walkThrough({ createGame, waitingFor, sampleLegal, reduce }, way, visit);
