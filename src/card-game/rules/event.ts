/** An event: it is triggered, may be answered before it is turned over, and is carried out. */
import { type Chain, compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import { exempted } from './given.ts';
import { PLAY } from './play.ts';

/** The name of the script that triggers an event, for rows that call it. */
export const EVENT = 'event';

/** The name of the script that carries a known event out, for rows that call it. */
export const CARRY = 'carry';

/** Whoever carries this script out is the trigger of the event. */
export const eventScript = () =>
  compile<RuleContext>(EVENT, null, (s) =>
    exempted(s)
      .do((c) => c.do.causeEvent(c.me))
      .window('event', (c) => c.orderAfter(c.g.active))
      .keep(
        'event',
        (is) => is.orNull(is.event),
        (c) => c.do.turnEvent(c.me),
      )
      .orStop('event')
      .call(CARRY, null, (_c, v) => ({ event: v.event, exempt: v.exempt ?? [] })),
  );

/** Carries an event out. It does not concern those who are exempt. */
export const carryScript = () =>
  compile<RuleContext>(CARRY, null, (s) =>
    s
      .given('event', (is) => is.event)
      .given('exempt', (is) => is.list(is.seat))
      .do((c, v) => {
        const { lasting, id } = c.rowOf(v.event);
        // After the round is over there is nothing left for it to last.
        if (lasting !== null && c.g.ending === null)
          c.do.startLasting(id, c.me, lasting.start?.(c, id) ?? null, v.exempt);
      })
      .call((c, v) => {
        const { play, id } = c.rowOf(v.event);
        return play === null ? null : c.scriptOf(PLAY, id);
      })
      .do((c, v) => {
        c.do.complete(v.event);
        c.do.endEvent(v.event);
      }),
  );

/** What a black number card does: as many events as its knob says, unless one of them ends the round. */
export const blackEvents: Chain<RuleContext> = (s) =>
  s.each(
    'nth',
    (c) => upTo(c.knob('events')),
    (s) => s.call((c) => (c.g.ending === null ? EVENT : null)),
    (is) => is.count,
  );

/** As many numbers as that, from 0. */
function upTo(count: number): number[] {
  const numbers: number[] = [];
  while (numbers.length < count) numbers.push(numbers.length);
  return numbers;
}
