/** The table in one line: what lies on top, who holds how many cards, what is left to draw. */
import type { Board, CardId } from 'frantic-engine';
import { textOf } from 'frantic-engine/texts';

/** What lies on top, in words. */
export function topOf(board: Board, nameOf: (id: CardId) => string): string {
  const { wish, top, face } = board;
  if (wish !== null) return 'color' in wish ? `the wish for ${wish.color}` : `the wish for a ${wish.number}`;
  if (face === 'wish black') return 'the wish for black';
  if (top === null) return 'nothing';
  const name = nameOf(top);
  // A half of two colors, or what another card is played as.
  return face === 'free' || face === name.toLowerCase() ? `the ${name}` : `the ${name} (${face})`;
}

/** The table at the beginning of a turn, in parts that belong on one line if there is room. */
export function tableParts(board: Board, nameOf: (id: CardId) => string): string[] {
  const hands = board.players.map(({ name, handCount }) => `${name} ${handCount}`).join(', ');
  return [
    `Turn ${board.turn}`,
    `on top: ${topOf(board, nameOf).replace(/^the /, '')}`,
    `hands: ${hands}`,
    `draw pile: ${board.drawCount}`,
    ...board.lasting.map(({ row, data }) => `${nameOfRow(row)}: ${clock(board, data)}`),
  ];
}

/** The name of a card, an event, a power card or a rule card. */
export const nameOfRow = (row: string): string => textOf(row, 'en').name;

/** The color that something in force remembers, if it remembers one. */
export function colorIn(data: unknown): string | undefined {
  const color = fieldOf(data, 'color');
  return typeof color === 'string' ? color : undefined;
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(name) : undefined;

/** What something in force remembers: a color, or how many turns whoever is on turn has left. */
function clock({ active, players }: Board, data: unknown): string {
  const color = colorIn(data);
  if (color !== undefined) return color;
  const turns = fieldOf(data, 'left');
  const left: unknown = Array.isArray(turns) ? turns[active] : undefined;
  if (left === undefined) return 'in force';
  return `${left === 1 ? 'the last turn' : `${left} turns left`} for ${players[active]?.name}`;
}
