/** What the scripts of rows are given, whatever the row. */
import type { Chain, Steps } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Exempting, Listening, Tossed } from '../rows/scripts.ts';

/** An interrupt knows what it interrupts, and the card that was tossed in. */
export const tossed =
  (chain: Chain<RuleContext, Tossed>): Chain<RuleContext> =>
  (s) =>
    chain(s.given('subject', (is) => is.count).given('card', (is) => is.card));

/** What acts at a moment knows by which of what is in force, and who ran out of cards. */
export const listening =
  (chain: Chain<RuleContext, Listening>): Chain<RuleContext> =>
  (s) =>
    chain(s.given('held', (is) => is.held).given('out', (is) => is.ranOut));

/** Somebody may have tossed in a card against an event. */
export const exempting =
  (chain: Chain<RuleContext, Exempting>): Chain<RuleContext> =>
  (s) =>
    chain(exempted(s));

/** An effect from which a card that is tossed in may exempt players. */
export const exempted = <V>(s: Steps<RuleContext, V>) => s.maybe('exempt', (is) => is.list(is.seat));
