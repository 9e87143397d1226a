/** What is answered on a turn for a player who is too late. */
import type { TimeoutPolicy } from '../../common/timeout.ts';
import type { Context } from '../context/context.ts';
import type { Action, Seat } from '../state/types.ts';

/** Where passing is not lawful: a draw, the dearest card that may be laid, or `null`, for what chance says. */
export function timely(c: Context, seat: Seat, policy: TimeoutPolicy): Action | null {
  const q = c.machine.question(seat);
  if (q?.type !== 'turn') return null;
  if (policy === 'drawThenPass') return q.whyNotDraw === null ? { type: 'draw', seat } : null;
  if (policy !== 'bot') return null;
  const [dearest] = c.extreme(q.hand.filter(q.mayPlay), (card) => c.card(card).points, 1);
  if (dearest !== undefined) return { type: 'play', seat, card: dearest };
  return q.whyNotDraw === null ? { type: 'draw', seat } : null;
}
