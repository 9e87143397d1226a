/** The board as text, for a terminal. */

import { InvalidInput } from '../../common/errors.ts';
import type { Language } from '../../texts/board-languages.ts';
import type { DrawingWords } from '../../texts/language/drawing.ts';
import type { PublicView } from '../state/public-view.ts';
import type { GameState } from '../state/state.ts';
import type { Color } from '../state/types.ts';
import { type Direction, type Drawing, type DrawnCell, drawBoard, tokenOf } from './cells.ts';
import { drawingWords, legendOf } from './legend.ts';

/** How a board is drawn as text. */
export interface BoardTextOptions {
  /** Whether cards have the colors of a terminal (ANSI codes). Default: false. */
  readonly color?: boolean;
  /**
   * Whether players, die and piles, what the signs mean, and where the board is from stand under it. `short`: only the
   * first three. Default: true.
   */
  readonly legend?: boolean | 'short';
  /** The language of what stands under it. Default: `en`. */
  readonly language?: Language;
  /**
   * How many characters a line may have, of the board and of what stands under it: 80 for a terminal of that size. Below 60 the
   * names of cards become too short to be told apart. Default: as wide as the board wants to be, up to 100 characters.
   */
  readonly width?: number;
}

/** How many characters a line should not exceed, and what a cell needs to be readable, or at the very least. */
const LINE = 100;
const CELL = { least: 7, bare: 4, most: 10 } as const;

const ARROWS: Readonly<Record<Direction, string>> = { right: '→', left: '←', down: '↓', up: '↑' };
const WAYS: Readonly<Record<Direction, string>> = { right: '>', left: '<', down: 'v', up: '^' };

const CODES: Readonly<Record<Color | 'token' | 'teleport', string>> = {
  blue: '34',
  red: '31',
  green: '32',
  yellow: '33',
  purple: '35',
  multi: '36',
  white: '1',
  token: '1;7',
  teleport: '1;4',
};

/** Dresses a text. */
type Wear = (text: string, as: keyof typeof CODES) => string;

/** What lies between two cells: the way, a wall, a border, or nothing. */
type Between = Direction | 'wall' | 'border' | null;

/**
 * Draws a board as text: spaces with their numbers, the card on top of each with its arrow, walls, tokens.
 *
 * It shows what everybody may know and nothing else, so it takes a view, a board, or a state.
 *
 * @throws {@link InvalidSnapshot} if it is given something else.
 * @throws {@link UnknownName} if there is no such language.
 * @throws {@link InvalidInput} if the width is no whole number above 0.
 * @example
 * ```ts
 * console.log(boardText(state, { width: 80 }));
 * ```
 */
export const boardText = (board: PublicView | GameState, options?: BoardTextOptions): string =>
  drawBoard(board, (drawing) => textOf(drawing, options));

function textOf(drawing: Drawing, options: BoardTextOptions | undefined): string {
  const wear: Wear = options?.color === true ? (text, as) => `\u001b[${CODES[as]}m${text}\u001b[0m` : (text) => text;
  const words = drawingWords(options?.language);
  const width = options?.width;
  const lines = gridOf(drawing, wear, words, cellWidth(drawing, width));
  if (options?.legend !== false) lines.push(...legendLines(drawing, wear, words, options?.legend === 'short', width));
  return lines.join('\n');
}

/** How many characters a cell has. */
function cellWidth({ columns }: Drawing, width: number | undefined): number {
  if (width !== undefined && !(Number.isInteger(width) && width > 0))
    throw new InvalidInput('options.width', 'has to be a whole number above 0');
  const room = Math.floor(((width ?? LINE) - 1) / columns) - 1;
  return Math.max(width === undefined ? CELL.least : CELL.bare, Math.min(CELL.most, room));
}

/** The cells and what lies between them, as lines. */
function gridOf({ columns, rows, cells, walls }: Drawing, wear: Wear, words: DrawingWords, width: number): string[] {
  const places = new Map(cells.map((cell) => [`${cell.column} ${cell.row}`, cell]));
  const cellAt = (column: number, row: number): DrawnCell | undefined => places.get(`${column} ${row}`);
  const walled = new Set(walls.flatMap(({ cell, side }) => [sideOf(cell, side)]));

  /** What lies between a cell and the next one to the right or below. */
  const between = (here: DrawnCell | undefined, next: DrawnCell | undefined, side: 'right' | 'down'): Between => {
    if (here === undefined && next === undefined) return null;
    if (here === undefined || next === undefined) return 'border';
    if (walled.has(sideOf(here, side)) || walled.has(sideOf(next, OPPOSITE[side]))) return 'wall';
    if (next.space === here.space + 1) return here.onward;
    if (here.space === next.space + 1) return next.onward;
    return 'border';
  };

  const lines: string[] = [];
  for (let row = 0; row <= rows; row++) {
    const fence: string[] = [];
    const upper: string[] = [];
    const lower: string[] = [];
    for (let column = 0; column <= columns; column++) {
      const here = cellAt(column, row);
      const [above, before] = [cellAt(column, row - 1), cellAt(column - 1, row)];
      const corner = [here, above, before, cellAt(column - 1, row - 1)].some((cell) => cell !== undefined);
      const side = between(before, here, 'right');
      fence.push(corner ? '+' : ' ', fenceOf(between(above, here, 'down'), width));
      upper.push(postOf(side, true), here === undefined ? ' '.repeat(width) : headOf(here, width, wear));
      lower.push(postOf(side, false), here === undefined ? ' '.repeat(width) : cardOf(here, width, wear, words));
    }
    lines.push(...[fence, upper, lower].map((parts) => parts.join('').trimEnd()));
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

const OPPOSITE = { right: 'left', down: 'up' } as const;

const sideOf = ({ space }: DrawnCell, side: Direction): string => `${space} ${side}`;

function fenceOf(between: Between, width: number): string {
  if (between === null) return ' '.repeat(width);
  if (between === 'wall') return '═'.repeat(width);
  if (between === 'border') return '-'.repeat(width);
  return WAYS[between].padStart(Math.ceil(width / 2)).padEnd(width);
}

function postOf(between: Between, upper: boolean): string {
  if (between === null) return ' ';
  if (between === 'wall') return '║';
  if (between === 'border') return '|';
  return upper ? WAYS[between] : ' ';
}

/** The number of a space and the tokens on it. */
function headOf({ space, card, tokens }: DrawnCell, width: number, wear: Wear): string {
  const number = `${space}${card?.fired === true ? '*' : ''}`;
  const letters = tokens.map(tokenOf).join('');
  const room = width - number.length - letters.length;
  const [left, right] = [room > 0 ? ' ' : '', room > 2 ? ' ' : ''];
  const gap = ' '.repeat(Math.max(0, room - left.length - right.length));
  return left + number + gap + (letters === '' ? '' : wear(letters, 'token')) + right;
}

/** The card on top, or what the space is. */
function cardOf({ card, edge }: DrawnCell, width: number, wear: Wear, words: DrawingWords): string {
  if (card === null) return ` ${edge === null ? '' : words[edge]}`.padEnd(width);
  const label = card.several ? `${words.hints[card.color]} ${card.label}` : card.label;
  const arrow = card.arrow === null ? '' : ` ${ARROWS[card.arrow.direction]}`;
  const text = label.slice(0, width - arrow.length) + arrow;
  const left = text.length < width ? ' ' : '';
  const dressed = wear(text, card.teleport === null ? card.color : 'teleport');
  return left + dressed + ' '.repeat(width - left.length - text.length);
}

function legendLines(
  drawing: Drawing,
  wear: Wear,
  words: DrawingWords,
  short: boolean,
  width = Number.POSITIVE_INFINITY,
): string[] {
  const { heading, players, facts, origin } = legendOf(drawing, words);
  const longest = Math.max(...players.map(({ name }) => name.length));
  return [
    '',
    heading,
    ...players.map(({ token, name, facts, active }) =>
      `${active ? '>' : ' '} ${wear(token, 'token')} ${name.padEnd(longest)}  ${facts.map((fact) => fact.padEnd(10)).join(' ')}`.trimEnd(),
    ),
    ...[...facts, ...(short ? [] : [words.signs.text, origin.join(' ')])].flatMap((line) => wrapped(line, width)),
  ];
}

/** A text as lines of so many characters. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
