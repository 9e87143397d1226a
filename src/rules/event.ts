/** An event: it is triggered, may be answered before it is turned over, and is carried out. */
import { compile } from '../engine/script.ts';
import type { Context } from './context.ts';
import { PLAY } from './play.ts';

/** The name of the script that triggers an event, for rows that call it. */
export const EVENT = 'event';

/** Whoever carries this script out is the trigger of the event. */
export const eventScript = () =>
  compile<Context>(EVENT, null, (s) =>
    s
      .do((c) => c.do.trigger(c.me))
      .label('aim')
      .window('event', (c) => c.orderAfter(c.g.active))
      .do((c) => {
        c.frame.v.event = c.do.turnEvent(c.me);
      })
      .when(
        (c) => c.frame.v.event === null,
        (s) => s.stop(),
      )
      .do((c) => {
        const row = rowOf(c);
        if (row?.lasting) c.do.startLasting(row.id, c.me, row.lasting.start(c, row.id));
      })
      .call((c) => {
        const row = rowOf(c);
        return row?.play ? c.part(PLAY, row.id) : null;
      })
      .do((c) => c.do.endEvent(c.frame.v.event as string)),
  );

const rowOf = (c: Context) => c.catalog.rows[c.frame.v.event as string];
