/** What a round is worth, who deals next, and when the game is over. */
import { lowest, orderOf } from '../game/seats.ts';
import type { Seat } from '../types.ts';
import type { Context } from './context.ts';

/** The points of this round, by seat: hands, then what is in force, unless something sets them. */
export function roundPoints(c: Context): number[] {
  const { ending, players } = c.g;
  return players.map((player, seat) => {
    if (ending?.exempt.includes(seat)) return 0;
    if (ending !== null && ending.flat !== null) return ending.flat;
    const inHand = player.hand.reduce((sum, card) => sum + c.pointsOf(card), 0);
    return ending?.final ? inHand : c.roundPoints(inHand, seat);
  });
}

/** Whoever wrote down most deals next; among equals the first after the previous dealer, by seat numbers. */
export function nextDealer(c: Context, points: readonly number[]): Seat {
  const order = orderOf(points.length, 1)[c.g.dealer] as readonly Seat[];
  return c.extreme(order, (seat) => points[seat] as number, 1)[0] as Seat;
}

/** Who wins the game now, or `null` if it goes on. */
export function winners(c: Context, points: readonly number[]): readonly Seat[] | null {
  // Without scores one round decides: finishers hold nothing, so theirs are the lowest points.
  if (!c.options.scoring) return lowest(points);
  const totals = c.g.players.map((player) => player.score);
  const highest = Math.max(...totals);
  const { pointLimit } = c.g.rules;
  const over = c.options.limit === 'reach' ? highest >= pointLimit : highest > pointLimit;
  if (!over) return null;
  const best = lowest(totals);
  return best.length > 1 && c.options.tie === 'extraRound' ? null : best;
}
