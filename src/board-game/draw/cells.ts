/** What both drawings show, worked out once: where each space lies, what lies on it, who stands there. */

import { InvalidSnapshot, isOwn } from '../../common/errors.ts';
import { itemAt } from '../../common/item-at.ts';
import { core } from '../doors/parts.ts';
import type { Card } from '../rows/card.ts';
import type { Catalog } from '../rows/catalog.ts';
import { type PublicView, publicOf } from '../state/public-view.ts';
import type { GameState, Lying } from '../state/state.ts';
import type { CardId, Color, Seat, Space } from '../state/types.ts';

/** Where something points on a drawing. */
export type Direction = 'right' | 'left' | 'down' | 'up';

/** The card on top of a space. */
export interface DrawnCard {
  /** A name that fits into a cell: `push`, `2nd chance`, `T3`. */
  readonly label: string;
  readonly color: Color;
  /** Whether the deck has cards of this kind in other colors, too. */
  readonly several: boolean;
  /** The number of a numbered teleport, or `null`. */
  readonly teleport: number | null;
  /** The space its arrow points to, and where that lies; `null` if it has no arrow. */
  readonly arrow: { readonly to: Space; readonly direction: Direction } | null;
  /** Whether it has done something this turn. */
  readonly fired: boolean;
}

/** A space of the board. Columns and rows are counted from 0. */
export interface DrawnCell {
  readonly space: Space;
  readonly column: number;
  readonly row: number;
  /** `start` and `end`; `null` for every other space. */
  readonly edge: 'start' | 'end' | null;
  /** Where the next space of the path lies; `null` at the end. */
  readonly onward: Direction | null;
  readonly card: DrawnCard | null;
  readonly tokens: readonly Seat[];
}

/** A wall, at one side of a cell. */
export interface DrawnWall {
  readonly cell: DrawnCell;
  readonly side: Direction;
}

/** A board, ready to be drawn. */
export interface Drawing {
  readonly board: PublicView;
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly DrawnCell[];
  readonly walls: readonly DrawnWall[];
  /** A card by its id, for what lies beside the board. */
  readonly labelOf: (card: CardId) => string;
}

type Cell = readonly [column: number, row: number];

/** Draws a board, which may be anything at all. Of a state only what everybody may know is looked at. */
export function drawBoard<T>(given: PublicView | GameState, draw: (drawing: Drawing) => T): T {
  try {
    return draw(drawingOf(given));
  } catch (error) {
    if (isOwn(error)) throw error;
    const invalid = new InvalidSnapshot('state', 'is neither a state of the board game nor a view of one');
    invalid.cause = error;
    throw invalid;
  }
}

/** Works out what is drawn. */
function drawingOf(given: PublicView | GameState): Drawing {
  const catalog = core.catalogOf(given?.rules);
  const board = 'drawPile' in given ? publicOf(given) : given;
  const { cells: path, walls } = catalog.layout;
  const left = Math.min(...path.map(([x]) => x));
  const top = Math.min(...path.map(([, y]) => y));
  const fired = new Set(board.fired);
  const cells = path.map((at, space): DrawnCell => {
    const next = path[space + 1];
    const lying = board.board[space]?.at(-1);
    return {
      space,
      column: at[0] - left,
      row: at[1] - top,
      edge: space === 0 ? 'start' : next === undefined ? 'end' : null,
      onward: next === undefined ? null : directionOf(at, next),
      card: lying === undefined ? null : drawnCard(catalog, lying, at, fired),
      tokens: board.players.flatMap((player, seat) => (player.space === space ? [seat] : [])),
    };
  });
  return {
    board,
    columns: Math.max(...cells.map(({ column }) => column)) + 1,
    rows: Math.max(...cells.map(({ row }) => row)) + 1,
    cells,
    walls: walls.map(([a, b]) => ({
      cell: itemAt(cells, a),
      side: directionOf(itemAt(path, a), itemAt(path, b)),
    })),
    labelOf: (card) => labelOf(itemAt(catalog.cards, card)),
  };
}

function drawnCard({ cards, layout }: Catalog, lying: Lying, at: Cell, fired: ReadonlySet<CardId>): DrawnCard {
  const card = itemAt(cards, lying.card);
  const { facing } = lying;
  return {
    label: labelOf(card),
    color: card.color,
    several: card.number === null && card.name !== card.row.name,
    teleport: card.number,
    arrow: facing === null ? null : { to: facing, direction: directionOf(at, itemAt(layout.cells, facing)) },
    fired: fired.has(card.id),
  };
}

const labelOf = ({ number, row }: Card): string => (number === null ? (row.short ?? row.name) : `T${number}`);

/** Where a cell lies that shares a side with another one. */
function directionOf([x, y]: Cell, [u, v]: Cell): Direction {
  if (x !== u) return u > x ? 'right' : 'left';
  return v > y ? 'down' : 'up';
}

/** What stands for a player on the board: `A` for seat 0. */
export const tokenOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);
