/**
 * Why a card cannot be tossed in now, and the ruling that says so.
 *
 * Only what everybody knows is looked at: what is in force, whose turn it is, what is being carried out, and which
 * window stands open.
 */
import { ownOf } from '../../common/own.ts';
import type { Frame } from '../../kernel/step-context.ts';
import { WINDOW, windowMemory } from '../../kernel/window.ts';
import type { NotNow } from '../../texts/types.ts';
import type { Context } from '../context/context.ts';
import type { Card } from '../rows/card.ts';
import type { Trigger } from '../rows/triggers.ts';
import { EVENT } from '../rules/event.ts';
import { PLAY } from '../rules/play.ts';
import type { RulingId, Seat } from '../state/types.ts';

/** The reason, the ruling, and what the card can be tossed in for. */
export interface NotNowGrounds {
  readonly why: NotNow;
  readonly ruling: RulingId;
  readonly trigger: Trigger | null;
}

/** When a card of each kind may be tossed in, and by whom. */
const RULINGS: Readonly<Record<string, { readonly when: RulingId; readonly who: RulingId }>> = {
  attacked: { when: 'R-144', who: 'R-143' },
  event: { when: 'R-183', who: 'R-184' },
  finish: { when: 'R-166', who: 'R-165' },
};

/** Why a seat cannot toss in a card that it holds; `null` if nothing is settled about it. */
export function whyNotNow(c: Context, seat: Seat, { row }: Card): NotNowGrounds | null {
  const trigger = row.react?.in ?? null;
  if (trigger === null && row.imitates === null) return null;
  const because = (why: NotNow, ruling: RulingId): NotNowGrounds => ({ why, ruling, trigger });
  if (!c.inForce.mayToss.every(({ held, turn }) => turn(true, c, seat, held))) return because('barred', 'R-200');
  if (trigger === null) return because('imitates', 'R-140');
  const rulings = ownOf(RULINGS, trigger);
  if (rulings === undefined) return null;
  const innermost = (script: string): Frame | undefined => c.g.queue.filter((frame) => frame.script === script).pop();
  if (innermost(PLAY)?.v.closed === trigger) return because('closed', 'R-156');
  if (seat === c.g.active && row.react?.may?.(c, seat) === false) return because('ownTurn', rulings.who);
  const top = c.g.queue[c.g.queue.length - 1];
  const window = top?.script === WINDOW ? windowMemory(top) : null;
  if (window?.trigger === trigger)
    return window.seats.includes(seat) ? because('answered', 'R-456') : because('others', rulings.who);
  // Once the event has been turned over it is too late.
  if (trigger === 'event' && innermost(EVENT) !== undefined) return because('when', 'R-221');
  return because('when', rulings.when);
}
