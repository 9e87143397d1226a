/** The table in one line: what lies on top, who holds how many cards, what is left to draw. */
import type { Board, CardId } from 'frantic-engine';
import { title } from './paint.ts';

/** What lies on top, in words. */
export function topOf(board: Board, nameOf: (id: CardId) => string): string {
  const { wish, top } = board;
  if (wish !== null) return 'color' in wish ? `the wish for ${wish.color}` : `the wish for a ${wish.number}`;
  return top === null ? 'nothing' : `the ${nameOf(top)}`;
}

/** The table at the beginning of a turn, in parts that belong on one line if there is room. */
export function tableParts(board: Board, nameOf: (id: CardId) => string): string[] {
  const hands = board.players.map(({ name, handCount }) => `${name} ${handCount}`).join(', ');
  return [
    `Turn ${board.turn}`,
    `on top: ${topOf(board, nameOf).replace(/^the /, '')}`,
    `hands: ${hands}`,
    `draw pile: ${board.drawCount}`,
    ...board.lasting.map(({ row, data }) => `${title(row.replaceAll('-', ' '))}: ${clock(board, data)}`),
  ];
}

/** What a lasting event remembers: how many turns whoever is on turn has left, if it is a clock. */
function clock({ active, players }: Board, data: unknown): string {
  const left = (data as { readonly left?: readonly number[] } | null)?.left?.[active];
  if (left === undefined) return 'in force';
  return `${left === 1 ? 'the last turn' : `${left} turns left`} for ${players[active]?.name}`;
}
