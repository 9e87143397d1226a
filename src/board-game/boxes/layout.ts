/**
 * The board as data: where its spaces lie, where the numbered teleports begin, where walls can be pushed through.
 *
 * The printed board is not known but for its length. The one that comes with the library is a reconstruction (R-386,
 * R-387); `defineLayout` takes in one of your own.
 */

import { InvalidSetup } from '../../common/errors.ts';
import { asObject, checkFields, checkText } from '../../common/setup.ts';
import { isTree } from '../../common/tree.ts';
import { type BoardLayout, TELEPORTS, type Ways } from '../state/layout.ts';
import type { Space } from '../state/types.ts';

/** What a board is made from. */
export interface LayoutInput {
  /** What it is called where it is shown. Default: `own board`. */
  readonly name?: string;
  /**
   * A map, one text for each row or one with line breaks: the numbers of the spaces from 0, the start, where they lie,
   * and `.` where there is none.
   */
  readonly map: string | readonly string[];
  /** The spaces on which the numbered teleports 1 to 6 begin each round. */
  readonly teleports: readonly Space[];
  /** Default: between all spaces that touch and do not follow each other, start and end excepted. */
  readonly walls?: readonly (readonly [Space, Space])[];
}

/** The shortest path with room for a card beside the teleports. */
const FEWEST_SPACES = TELEPORTS + 3;
const MOST_SPACES = 200;

/**
 * A board of your own, checked.
 *
 * @throws {@link InvalidSetup} naming what is wrong: a path that breaks off, a teleport on the start, a wall to nowhere.
 * @example
 * ```ts
 * const layout = defineLayout({
 *   name: 'a short one',
 *   map: [
 *     ' 0  1  2  3  4',
 *     ' 9  8  7  6  5',
 *     '10 11 12 13 14',
 *   ],
 *   teleports: [2, 4, 6, 8, 10, 12],
 * });
 * const state = createGame({ players: 2, seed: 1, layout });
 * ```
 */
export function defineLayout(input: LayoutInput): BoardLayout {
  const given = checkFields(input, ['name', 'map', 'teleports', 'walls'], 'board', 'layout');
  const cells = cellsOf(given.map);
  const { name = 'own board', teleports, walls = wallsOf(cells) } = given;
  return checkLayout({ name, cells, teleports, walls });
}

/** Boards that have been checked, so that a board used for a million games is checked once. */
const checked = new WeakMap<object, BoardLayout>();

/** Checks a board, which may be any JSON at all. */
export function checkLayout(given: unknown): BoardLayout {
  const before = isTree(given) ? checked.get(given) : undefined;
  if (before !== undefined) return before;
  const { name, cells, teleports, walls } = checkFields(
    given,
    ['name', 'cells', 'teleports', 'walls'],
    'board',
    'layout',
  );
  const called = checkText(name, 'layout.name');
  const path = checkCells(cells);
  const layout: BoardLayout = {
    name: called,
    cells: path,
    teleports: checkTeleports(teleports, path.length - 1),
    walls: checkWalls(walls, path),
  };
  for (const list of [layout.cells, layout.teleports, layout.walls]) Object.freeze(list);
  Object.freeze(layout);
  checked.set(layout, layout);
  return layout;
}

type Cells = readonly (readonly [number, number])[];

/** The cells that a map shows, by the number of the space. */
function cellsOf(map: unknown): Cells {
  const rows: readonly unknown[] = Array.isArray(map) ? map : [map];
  if (!rows.every((row) => typeof row === 'string'))
    throw new InvalidSetup('layout.map', 'has to be a text, or a list of texts');
  const text = rows.join('\n');
  const cells: [number, number][] = [];
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .forEach((row, y) => {
      row.split(/\s+/).forEach((word, x) => {
        if (/^\.+$/.test(word)) return;
        const space = Number(word);
        if (!/^\d+$/.test(word) || space >= MOST_SPACES)
          throw new InvalidSetup('layout.map', `'${word}' is neither the number of a space nor '.'`);
        if (cells[space] !== undefined) throw new InvalidSetup('layout.map', `space ${space} is there twice`);
        cells[space] = [x, y];
      });
    });
  return cells;
}

/** Whether two cells share a side. */
const touch = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]): boolean =>
  Math.abs(x - u) + Math.abs(y - v) === 1;

/** Walls between all spaces that touch and do not follow each other, start and end excepted. */
function wallsOf(cells: Cells): [Space, Space][] {
  const walls: [Space, Space][] = [];
  for (let a = 1; a < cells.length - 1; a++) {
    for (let b = a + 2; b < cells.length - 1; b++) {
      const [from, to] = [cells[a], cells[b]];
      if (from !== undefined && to !== undefined && touch(from, to)) walls.push([a, b]);
    }
  }
  return walls;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && isWhole(value[0]) && isWhole(value[1]);

function checkCells(given: unknown): Cells {
  if (!Array.isArray(given)) throw new InvalidSetup('layout.cells', 'has to be a list of columns and rows');
  if (given.length < FEWEST_SPACES || given.length > MOST_SPACES)
    throw new InvalidSetup(
      'layout.cells',
      `${FEWEST_SPACES} to ${MOST_SPACES} spaces can be played on, not ${given.length}`,
    );
  const cells = Array.from(given, (cell: unknown, space): readonly [number, number] => {
    const field = `layout.cells[${space}]`;
    if (cell === undefined)
      throw new InvalidSetup(field, `the board cannot be finished: there is no space ${space} on the way to the end`);
    if (!isPair(cell)) throw new InvalidSetup(field, 'has to be a pair of whole numbers: column and row');
    const [x, y] = cell;
    return Object.freeze([x, y] as const);
  });
  cells.forEach((cell, space) => {
    const before = cells[space - 1];
    if (before !== undefined && !touch(before, cell))
      throw new InvalidSetup(
        `layout.cells[${space}]`,
        `the board cannot be finished: spaces ${space - 1} and ${space} do not touch`,
      );
    const same = cells.findIndex(([x, y]) => x === cell[0] && y === cell[1]);
    if (same !== space) throw new InvalidSetup(`layout.cells[${space}]`, `lies where space ${same} lies`);
  });
  return cells;
}

function checkTeleports(given: unknown, end: Space): readonly Space[] {
  if (!Array.isArray(given) || given.length !== TELEPORTS)
    throw new InvalidSetup('layout.teleports', `has to be a list of ${TELEPORTS} spaces`);
  return Array.from(given, (space: unknown, i) => {
    const field = `layout.teleports[${i}]`;
    if (!isWhole(space)) throw new InvalidSetup(field, 'has to be the number of a space');
    if (space === 0) throw new InvalidSetup(field, 'a teleport cannot lie on the start');
    if (space === end) throw new InvalidSetup(field, 'a teleport cannot lie on the end');
    if (space < 0 || space > end) throw new InvalidSetup(field, `there is no space ${space}`);
    if (given.indexOf(space) !== i)
      throw new InvalidSetup(field, `teleport ${given.indexOf(space) + 1} lies on space ${space}, too`);
    return space;
  });
}

function checkWalls(given: unknown, cells: Cells): readonly (readonly [Space, Space])[] {
  if (!Array.isArray(given)) throw new InvalidSetup('layout.walls', 'has to be a list of pairs of spaces');
  const seen = new Set<string>();
  return Array.from(given, (wall: unknown, i) => {
    const field = `layout.walls[${i}]`;
    if (!isPair(wall)) throw new InvalidSetup(field, 'has to be a pair of spaces');
    const [a, b] = wall;
    const [from, to] = [cells[a], cells[b]];
    if (from === undefined || to === undefined)
      throw new InvalidSetup(field, `the wall leads nowhere: there is no space ${from === undefined ? a : b}`);
    if (Math.abs(a - b) === 1)
      throw new InvalidSetup(field, `no wall can stand between ${a} and ${b}: they follow each other`);
    if (!touch(from, to)) throw new InvalidSetup(field, `the wall leads nowhere: spaces ${a} and ${b} do not touch`);
    const name = `${Math.min(a, b)} ${Math.max(a, b)}`;
    if (seen.has(name)) throw new InvalidSetup(field, `the wall between ${a} and ${b} is there twice`);
    seen.add(name);
    return Object.freeze([a, b] as const);
  });
}

/** The neighbors of every space. */
export function waysOf({ cells, walls }: BoardLayout): Ways {
  const end = cells.length - 1;
  const path = cells.map((_cell, space) => [space + 1, space - 1].filter((to) => to >= 0 && to <= end));
  const all = path.map((ways, space) => [
    ...ways,
    ...walls.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])),
  ]);
  return { end, path, all };
}

/** Reads a board from what a setup says; none: the reconstruction. */
export const layoutOf = (given: unknown): BoardLayout =>
  given === undefined ? RECONSTRUCTED_LAYOUT : checkLayout(asObject(given, 'layout'));

/**
 * A reconstruction, not the printed board: from 0 to 50 spaces, of which 49 wind to and fro in seven
 * rows, with teleports in the middle column.
 */
export const RECONSTRUCTED_LAYOUT: BoardLayout = /* @__PURE__ */ defineLayout({
  name: 'reconstruction',
  map: [
    '0  1  2  3  4  5  6  7  .',
    '. 14 13 12 11 10  9  8  .',
    '. 15 16 17 18 19 20 21  .',
    '. 28 27 26 25 24 23 22  .',
    '. 29 30 31 32 33 34 35  .',
    '. 42 41 40 39 38 37 36  .',
    '. 43 44 45 46 47 48 49 50',
  ],
  teleports: [4, 11, 18, 25, 32, 39],
});
