/** The board as a picture. */

import { itemAt } from '../../common/item-at.ts';
import type { Language } from '../../texts/board-languages.ts';
import type { DrawingWords } from '../../texts/language/drawing.ts';
import type { PublicView } from '../state/public-view.ts';
import type { GameState } from '../state/state.ts';
import { type Color, type Seat, TOKEN_COLORS, type TokenColor } from '../state/types.ts';
import { type Direction, type Drawing, type DrawnCard, type DrawnCell, drawBoard, tokenOf } from './cells.ts';
import { drawingWords, type Legend, legendOf, shown } from './legend.ts';
import { circle, escaped, group, line, polygon, rectangle, text } from './xml.ts';

/** How a board is drawn as a picture. */
export interface BoardSvgOptions {
  /** Whether players, die and piles, and what the signs mean, stand under the board. Default: true. */
  readonly legend?: boolean;
  /** The language of what stands under it and of its title. Default: `en`. */
  readonly language?: Language;
}

/** Sizes in pixels. Cells stand apart; what lies between them is drawn in the gap. */
const CELL = { width: 108, height: 84 } as const;
const GAP = 16;
const MARGIN = 20;
const CARD = { width: 80, height: 26, top: 25, tip: 9 } as const;
const TOKEN = 9.5;
const LINE = 24;
/** No narrower, so that the legend has room. */
const NARROWEST = 620;

const INK = '#222';
const FADED = '#666';
const WALL = '#6b4226';

/** What cards are filled with, and what is written on them. */
const FILLS: Readonly<Record<Color, readonly [fill: string, ink: string]>> = {
  blue: ['#2e6fc9', '#fff'],
  red: ['#cc3535', '#fff'],
  green: ['#2c8a46', '#fff'],
  yellow: ['#f0c419', INK],
  purple: ['#7d3fa8', '#fff'],
  multi: ['url(#frantic-multi)', INK],
  white: ['#fff', INK],
};

/** What a token is filled with, and what is written on it. */
const TOKENS: Readonly<Record<TokenColor, readonly [fill: string, ink: string]>> = {
  blue: ['#1f55a5', '#fff'],
  yellow: ['#ffd21f', INK],
  green: ['#1d7a37', '#fff'],
  red: ['#d62222', '#fff'],
  white: ['#fff', INK],
  black: ['#111', '#fff'],
};

const MULTI =
  '<defs><linearGradient id="frantic-multi">' +
  '<stop offset="0" stop-color="#8fbcf5"/><stop offset="0.35" stop-color="#f5a3a3"/>' +
  '<stop offset="0.7" stop-color="#f7df80"/><stop offset="1" stop-color="#9fdcae"/>' +
  '</linearGradient></defs>';

/**
 * Draws a board as an SVG picture: spaces with their numbers and the way through them, the card on top of each with its
 * arrow, walls, tokens, and a legend.
 *
 * It shows what everybody may know and nothing else, so it takes a view, a board, or a state.
 *
 * @throws {@link InvalidSnapshot} if it is given something else.
 * @throws {@link UnknownName} if there is no such language.
 * @example
 * ```ts
 * const picture = boardSvg(viewOf(state, 'spectator')); // <svg xmlns=…
 * ```
 */
export const boardSvg = (board: PublicView | GameState, options?: BoardSvgOptions): string =>
  drawBoard(board, (drawing) => picture(drawing, options));

function picture(drawing: Drawing, options: BoardSvgOptions | undefined): string {
  const words = drawingWords(options?.language);
  const legend = legendOf(drawing, words);
  const wide = MARGIN * 2 + drawing.columns * (CELL.width + GAP) - GAP;
  const high = MARGIN * 2 + drawing.rows * (CELL.height + GAP) - GAP;
  const under = options?.legend === false ? [] : legendOn(legend, words, high);
  const width = under.length === 0 ? wide : Math.max(NARROWEST, wide);
  const height = high + (under.length === 0 ? 0 : legendHeight(legend));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
      'role="img" font-family="Verdana, DejaVu Sans, Arial, sans-serif">',
    `<title>${escaped(`${legend.heading}. ${legend.origin.join(' ')}`)}</title>`,
    MULTI,
    rectangle({ x: 0, y: 0, width, height, fill: '#f3efe6' }),
    ...drawing.cells.flatMap((cell) => wayFrom(cell)),
    ...drawing.walls.map(({ cell, side }) => wallOf(cell, side)),
    ...drawing.cells.map((cell) => cellOf(cell, drawing, words)),
    ...under,
    '</svg>',
    '',
  ].join('\n');
}

const leftOf = ({ column }: DrawnCell): number => MARGIN + column * (CELL.width + GAP);
const topOf = ({ row }: DrawnCell): number => MARGIN + row * (CELL.height + GAP);

/** The sign in the gap that leads to the next space. */
function wayFrom(cell: DrawnCell): string[] {
  if (cell.onward === null) return [];
  const [x, y] = middleOfSide(cell, cell.onward);
  return [polygon({ points: triangle(x, y, 9, 8, cell.onward), fill: '#9a927f' })];
}

/** A wall fills the gap between two cells. */
function wallOf(cell: DrawnCell, side: Direction): string {
  const [x, y] = middleOfSide(cell, side);
  const upright = side === 'left' || side === 'right';
  const [width, height] = upright ? [6, CELL.height] : [CELL.width, 6];
  return rectangle({ class: 'wall', x: x - width / 2, y: y - height / 2, width, height, fill: WALL });
}

/** The middle of the gap at one side of a cell. */
function middleOfSide(cell: DrawnCell, side: Direction): readonly [number, number] {
  const [x, y] = [leftOf(cell) + CELL.width / 2, topOf(cell) + CELL.height / 2];
  const across = (CELL.width + GAP) / 2;
  const along = (CELL.height + GAP) / 2;
  if (side === 'right') return [x + across, y];
  if (side === 'left') return [x - across, y];
  return side === 'down' ? [x, y + along] : [x, y - along];
}

/** A triangle around its middle, so `long` from base to tip, and `half` of its base to each side. */
function triangle(x: number, y: number, half: number, long: number, direction: Direction): string {
  const tip = long / 2;
  const corners = {
    right: [x - tip, y - half, x + tip, y, x - tip, y + half],
    left: [x + tip, y - half, x - tip, y, x + tip, y + half],
    down: [x - half, y - tip, x, y + tip, x + half, y - tip],
    up: [x - half, y + tip, x, y - tip, x + half, y + tip],
  };
  return corners[direction].join(' ');
}

function cellOf(cell: DrawnCell, { board }: Drawing, words: DrawingWords): string {
  const { space, edge, card, tokens } = cell;
  const [x, y] = [leftOf(cell), topOf(cell)];
  const fill = edge === 'end' ? '#e9c9c4' : edge === 'start' ? '#cfe3cb' : '#fffdf8';
  const parts = [
    rectangle({ x, y, width: CELL.width, height: CELL.height, rx: 6, fill, stroke: '#b5ab95' }),
    text(String(space), { x: x + 7, y: y + 17, 'font-size': 13, fill: FADED }),
    ...(edge === null
      ? []
      : [text(words[edge], { ...middle(x, y + 45), 'font-size': 17, 'font-weight': 'bold', fill: INK })]),
    ...(card === null ? [] : [cardOn(card, x, y)]),
    ...tokens.map((seat, i) => {
      const [left, top] = tokenPlace(x, y, i, tokens.length);
      return group({ class: 'token', 'data-seat': seat, 'data-color': colorOf(seat) }, [
        tokenAt(seat, left, top, shown(board.players[seat]?.name ?? '')),
      ]);
    }),
  ];
  return group({ class: 'space', 'data-space': space }, parts);
}

/** A card is a sign; if it has an arrow, one side of it is the tip. */
function cardOn(card: DrawnCard, x: number, y: number): string {
  const { label, color, teleport, arrow, fired } = card;
  const [left, top] = [x + (CELL.width - CARD.width) / 2, y + CARD.top];
  const [fill, ink] = teleport === null ? FILLS[color] : ['#333', '#fff'];
  const stroke = color === 'white' || color === 'multi' ? INK : 'none';
  const parts = [
    ...(arrow === null ? [] : [tipOf(left, top, arrow.direction)]),
    rectangle({
      x: left,
      y: top,
      width: CARD.width,
      height: CARD.height,
      rx: teleport === null ? 4 : 13,
      fill,
      stroke,
    }),
    text(label, {
      ...middle(x, top + 18),
      'font-size': teleport === null ? 12 : 15,
      'font-weight': teleport === null ? 'normal' : 'bold',
      fill: ink,
      // However wide the letters of a reader's font are, the name stays on the card.
      ...(label.length > 8 ? { textLength: CARD.width - 8, lengthAdjust: 'spacingAndGlyphs' } : {}),
    }),
    ...(fired ? [bolt(x + CELL.width - 15, y + 12)] : []),
  ];
  const facing = arrow === null ? {} : { 'data-facing': arrow.to, 'data-direction': arrow.direction };
  return group({ class: 'card', ...facing }, parts);
}

/** The tip of a card's arrow, on the side of the card where it points. */
function tipOf(left: number, top: number, direction: Direction): string {
  const [x, y] = [left + CARD.width / 2, top + CARD.height / 2];
  const [across, along] = [(CARD.width + CARD.tip) / 2 + 1, (CARD.height + CARD.tip) / 2 + 1];
  const at = { right: [x + across, y], left: [x - across, y], down: [x, y + along], up: [x, y - along] } as const;
  const [tipX, tipY] = at[direction];
  return polygon({ points: triangle(tipX, tipY, 13, CARD.tip + 2, direction), fill: INK });
}

/** The sign of a card that has done something this turn. */
const bolt = (x: number, y: number): string =>
  polygon({
    class: 'fired',
    points: [x + 1, y - 9, x - 6, y + 2, x - 1, y + 2, x - 2, y + 9, x + 6, y - 2, x + 1, y - 2].join(' '),
    fill: '#ffb300',
    stroke: INK,
    'stroke-width': 0.8,
  });

/** Where the tokens of a space stand: beside each other at its foot. */
function tokenPlace(x: number, y: number, nth: number, of: number): readonly [number, number] {
  const step = Math.min(2 * TOKEN + 3, (CELL.width - 2 * TOKEN - 4) / Math.max(1, of - 1));
  return [x + CELL.width / 2 + (nth - (of - 1) / 2) * step, y + CELL.height - TOKEN - 6];
}

/** The color of a seat's token: there are as many as can play (R-492). */
const colorOf = (seat: Seat): TokenColor => itemAt(TOKEN_COLORS, seat);

/** A token, with the player's name for who points at it. */
function tokenAt(seat: Seat, x: number, y: number, name: string): string {
  const [fill, ink] = TOKENS[colorOf(seat)];
  const letter = { x, y: y + 4, 'text-anchor': 'middle', 'font-size': 11, 'font-weight': 'bold', fill: ink };
  return [
    `<title>${escaped(name)}</title>`,
    circle({ cx: x, cy: y, r: TOKEN, fill, stroke: INK, 'stroke-width': 1.2 }),
    text(tokenOf(seat), letter),
  ].join('');
}

/** A text in the middle of a cell. */
const middle = (x: number, y: number) => ({ x: x + CELL.width / 2, y, 'text-anchor': 'middle' });

// ---- the legend ------------------------------------------------------------------------------------------------

/** The heading, the players, facts, the signs, and where the board is from: a line each. */
const legendHeight = ({ players, facts, origin }: Legend): number =>
  LINE * (players.length + facts.length + origin.length + 2) + MARGIN;

function legendOn({ heading, players, facts, origin }: Legend, { signs }: DrawingWords, top: number): string[] {
  let y = top + LINE / 2;
  const next = (): number => {
    y += LINE;
    return y - LINE / 2;
  };
  const plain = (words: string, more: Readonly<Record<string, string | number>> = {}): string =>
    text(words, { x: MARGIN, y: next(), 'font-size': 14, fill: INK, ...more });
  return [
    plain(heading, { 'font-size': 17, 'font-weight': 'bold' }),
    ...players.flatMap(({ seat, name, facts, active }) => {
      const at = next();
      return [
        ...(active ? [polygon({ points: triangle(MARGIN + 5, at - 5, 6, 9, 'right'), fill: INK })] : []),
        group({}, [tokenAt(seat, MARGIN + 26, at - 5, name)]),
        text(name, {
          x: MARGIN + 42,
          y: at,
          'font-size': 14,
          fill: INK,
          ...(active ? { 'font-weight': 'bold' } : {}),
          // Wide letters, too, end before the next column.
          ...(name.length > 16 ? { textLength: 215, lengthAdjust: 'spacingAndGlyphs' } : {}),
        }),
        text(facts.join(', '), { x: MARGIN + 270, y: at, 'font-size': 14, fill: INK }),
      ];
    }),
    ...facts.map((words) => plain(words, { 'font-size': 13 })),
    signsAt(next(), signs),
    ...origin.map((words) => plain(words, { 'font-size': 13, 'font-style': 'italic' })),
  ];
}

/** What the signs on the board mean. */
function signsAt(y: number, signs: DrawingWords['signs']): string {
  const word = (words: string, x: number): string => text(words, { x, y, 'font-size': 13, fill: FADED });
  return [
    polygon({ points: triangle(MARGIN + 6, y - 5, 8, 8, 'right'), fill: '#9a927f' }),
    word(signs.way, MARGIN + 18),
    line({ x1: MARGIN + 94, y1: y - 5, x2: MARGIN + 116, y2: y - 5, stroke: WALL, 'stroke-width': 6 }),
    word(signs.wall, MARGIN + 124),
    polygon({ points: triangle(MARGIN + 178, y - 5, 8, 10, 'right'), fill: INK }),
    word(signs.points, MARGIN + 192),
    bolt(MARGIN + 356, y - 5),
    word(signs.acted, MARGIN + 370),
  ].join('');
}
