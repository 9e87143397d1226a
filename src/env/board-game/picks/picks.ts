/** The picks of the board game. */
import type { Space } from 'frantic-engine/board-game';
import { cardBlock, Picks, seatBlock } from '../../shared/picks.ts';
import type { BoardSlots } from './slots.ts';

/** The spaces of a board, each by its number. */
const spacesOf = ({ spaces }: BoardSlots): number[] => Array.from({ length: spaces }, (_, space) => space);

/** What they are called. */
export const spaceNames = (slots: BoardSlots): string[] => spacesOf(slots).map((space) => `space ${space}`);

/** The numbers of all picks of one setup. */
export class BoardPicks extends Picks {
  private readonly spaces: number;

  constructor(slots: BoardSlots) {
    super(slots, [cardBlock(slots), ['space', spacesOf(slots)], seatBlock(slots)], []);
    this.spaces = this.first('space');
  }

  /** A space of the board. */
  space(space: Space): number {
    return this.spaces + space;
  }
}
