/** An event: it is triggered, may be answered before it is turned over, and is carried out. */
import { type Chain, compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Seat } from '../state/types.ts';
import { PLAY } from './play.ts';

/** The name of the script that triggers an event, for rows that call it. */
export const EVENT = 'event';

/** The name of the script that carries a known event out, for rows that call it. */
export const CARRY = 'carry';

/** Whoever carries this script out is the trigger of the event. */
export const eventScript = () =>
  compile<RuleContext>(EVENT, null, (s) =>
    s
      .do((c) => c.do.causeEvent(c.me))
      .window('event', (c) => c.orderAfter(c.g.active))
      .do((c) => {
        c.frame.v.event = c.do.turnEvent(c.me);
      })
      .when(
        (c) => c.frame.v.event === null,
        (s) => s.stop(),
      )
      .call(
        () => CARRY,
        null,
        (c) => ({ event: c.frame.v.event, exempt: exemptIn(c) }),
      ),
  );

/** Carries `v.event` out. It does not concern those in `v.exempt`. */
export const carryScript = () =>
  compile<RuleContext>(CARRY, null, (s) =>
    s
      .do((c) => {
        const { lasting, id } = c.rowOf(eventOf(c));
        // After the round is over there is nothing left for it to last.
        if (lasting !== null && c.g.ending === null) c.do.startLasting(id, c.me, lasting.start(c, id), exemptIn(c));
      })
      .call((c) => {
        const { play, id } = c.rowOf(eventOf(c));
        return play === null ? null : c.scriptOf(PLAY, id);
      })
      .do((c) => {
        c.do.complete(eventOf(c));
        c.do.endEvent(eventOf(c));
      }),
  );

/** What a black number card does: as many events as its knob says, unless one of them ends the round. */
export const blackEvents: Chain<RuleContext> = (s) =>
  s.each(
    'nth',
    (c) => upTo(c.knob('events')),
    (s) => s.call((c) => (c.g.ending === null ? EVENT : null)),
  );

/** As many numbers as that, from 0. */
function upTo(count: number): number[] {
  const numbers: number[] = [];
  while (numbers.length < count) numbers.push(numbers.length);
  return numbers;
}

const eventOf = (c: RuleContext): string => c.frame.v.event as string;

/** Whom the event at hand does not concern, as its effect remembers it. */
export const exemptIn = (c: RuleContext): readonly Seat[] => (c.frame.v.exempt as readonly Seat[] | undefined) ?? [];
