/** What the scripts of rows are given, whatever the row. */
import type { Chain } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Tossed } from '../rows/scripts.ts';

/** An interrupt knows what it interrupts, and the card that was tossed in. */
export const tossed =
  (chain: Chain<RuleContext, Tossed>): Chain<RuleContext> =>
  (s) =>
    chain(s.given('subject', (is) => is.count).given('card', (is) => is.card));
