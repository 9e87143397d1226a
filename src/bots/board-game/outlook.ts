/** Where a token is likely to come to stand: every roll of the die is walked, over what lies on the board. */
import type { CardId, CardInfo, Seat, Space, View } from 'frantic-engine/board-game';

/** The rolls of a die. */
const ROLLS = [1, 2, 3, 4, 5, 6] as const;

/** What a roll comes to on average. */
const MEAN_ROLL = 3.5;

/** How many cards one after the other are followed. */
const CHAIN = 5;

/** What it costs to be dealt 21 points that can be got rid of with luck. */
const TAKEN = 8;

/** What lies on a space. */
export interface Top {
  readonly row: string;
  readonly facing: Space | null;
}

/** The board as one seat sees it, with one card more if it is tried out. */
export class Outlook {
  private readonly tops: (Top | null)[];
  private readonly end: Space;
  /** Where teleports lead to on average. */
  private readonly teleport: number;
  private readonly spaces: readonly Space[];

  constructor(view: View, cardOf: (card: CardId) => CardInfo) {
    const { board, rules, players } = view;
    this.tops = board.map((lying) => {
      const top = lying[lying.length - 1];
      return top === undefined ? null : { row: cardOf(top.card).row, facing: top.facing };
    });
    this.end = board.length - 1;
    const { teleports } = rules.layout;
    this.teleport = teleports.reduce((sum, space) => sum + space, 0) / teleports.length;
    this.spaces = players.map(({ space }) => space);
  }

  /** Looks at something with a card on a space. */
  with<T>(at: Space, top: Top, look: () => T): T {
    const before = this.tops[at] ?? null;
    this.tops[at] = top;
    const seen = look();
    this.tops[at] = before;
    return seen;
  }

  /** Where a token stands after its next roll, on average. Less is better; what others suffer by it counts. */
  expected(seat: Seat, from: Space, direction: 1 | -1 = 1): number {
    let sum = 0;
    for (const roll of ROLLS) sum += this.walked(seat, from, roll, direction);
    return sum / ROLLS.length;
  }

  /** Where it stands after walking so far. */
  walked(seat: Seat, from: Space, steps: number, direction: 1 | -1 = 1): number {
    let at = from;
    let left = steps;
    while (left > 0) {
      const next = at + direction;
      if (next < 0 || next > this.end) break;
      at = next;
      const row = this.tops[at]?.row;
      // Nobody stops on it: it is stepped over.
      if (row === 'x') continue;
      if (row === 'stop') break;
      left -= row === 'snail' && left > 1 ? 2 : 1;
    }
    return this.landed(seat, at, direction, CHAIN);
  }

  /** Where it ends after coming to stand somewhere. */
  landed(seat: Seat, at: Space, direction: 1 | -1 = 1, depth = CHAIN): number {
    const space = Math.max(0, Math.min(this.end, at));
    const top = this.tops[space];
    if (top === null || top === undefined || depth === 0) return space;
    const { row, facing } = top;
    const lead = facing === null ? 0 : facing - space;
    switch (row) {
      case 'push':
        return this.landed(seat, space + lead, direction, depth - 1);
      case 'jump':
        return this.landed(seat, space + 2 * lead, direction, depth - 1);
      case 'x':
        return this.landed(seat, space + 1, direction, depth - 1);
      case 'second-chance':
        return space + direction * MEAN_ROLL;
      case 'teleport':
      case 'numbered-teleport':
        return this.teleport;
      case 'swap':
        return this.swapped(seat, space);
      case 'gift':
        return space - 2 / Math.max(1, this.spaces.length - 1);
      case 'fuck-you':
        return space + TAKEN;
      default:
        return space;
    }
  }

  /** With whoever is furthest behind; they come to stand here, which is worth as much to the others. */
  private swapped(seat: Seat, space: Space): number {
    let behind = Number.POSITIVE_INFINITY;
    this.spaces.forEach((other, at) => {
      if (at !== seat) behind = Math.min(behind, other);
    });
    const gain = space - behind;
    return space - gain - gain / Math.max(1, this.spaces.length - 1);
  }
}
