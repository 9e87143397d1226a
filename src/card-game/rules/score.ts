/** What a round is worth, who deals next, and when the game is over. */

import { itemAt } from '../../common/item-at.ts';
import { lowest, orderAt, orderOf } from '../../common/seats.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Seat } from '../state/types.ts';

/** The points of this round, by seat: hands, then what is in force, unless something sets them. */
export function roundPoints(c: RuleContext): number[] {
  return c.g.players.map((_player, seat) => {
    const fixed = fixedPoints(c, seat);
    if (fixed !== null) return fixed;
    const held = pointsHeld(c, seat);
    return c.g.ending?.final ? held : c.roundPoints(held, seat);
  });
}

/** What a seat writes down whatever it holds, if the end of the round says so: nothing if that does not concern it. */
function fixedPoints({ g: { ending } }: RuleContext, seat: Seat): number | null {
  return ending?.exempt.includes(seat) ? 0 : (ending?.flat ?? null);
}

const pointsHeld = (c: RuleContext, seat: Seat): number =>
  c.handOf(seat).reduce((sum, card) => sum + c.pointsOf(card), 0);

/** Whoever wrote down most deals next; among equals the first after the previous dealer, by seat numbers. */
export function nextDealer(c: RuleContext, points: readonly number[]): Seat {
  const order = orderAt(orderOf(points.length, 1), c.g.dealer);
  return itemAt(
    c.extreme(order, (seat) => itemAt(points, seat), 1),
    0,
  );
}

/** Who wins the game now, or `null` if it goes on. */
export function winners(c: RuleContext): readonly Seat[] | null {
  if (!c.options.scoring) return roundWinners(c);
  const totals = c.g.players.map((player) => player.score);
  const highest = Math.max(...totals);
  const { pointLimit } = c.g.rules;
  const over = c.options['end.limit'] === 'reach' ? highest >= pointLimit : highest > pointLimit;
  if (!over) return null;
  const best = lowest(totals);
  return best.length > 1 && c.options['end.tie'] === 'extraRound' ? null : best;
}

/**
 * Without scores one round decides: whoever finished it wins, and nobody else, whatever others hold and whatever is in
 * force. If nobody did, the fewest points in hand win.
 */
function roundWinners(c: RuleContext): readonly Seat[] {
  const seats = c.g.players.map((_player, seat) => seat);
  const finished = seats.filter((seat) => c.g.ending?.finishers.includes(seat));
  return finished.length > 0 ? finished : lowest(seats.map((seat) => fixedPoints(c, seat) ?? pointsHeld(c, seat)));
}
