/** Rolling for an event and carrying it out. */
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import { reroll, TWENTY } from './roll.ts';

/** The name of the script that rolls for an event. */
export const EVENT = 'event';

export const eventScript = () =>
  compile<RuleContext>(EVENT, null, (s) =>
    s
      .do((c) => c.do.roll(c.me, TWENTY))
      .call(reroll)
      .do((c) => c.do.tellEvent(c.rolled))
      .call((c) => c.catalog.eventScripts[c.rolled] ?? null),
  );
