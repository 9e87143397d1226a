/** Placing a reaction card that has been tossed in. */
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Laying } from '../rows/scripts.ts';

/** The name of the script that places a card. */
export const LAY = 'lay';

/** The card that was tossed in. */
export const laid = (_c: RuleContext, { card }: Laying): Laying => ({ card });

export const layScript = () =>
  compile<RuleContext>(LAY, null, (s) =>
    s
      .given('card', (is) => is.card)
      .when(
        (c, v) => !c.canPlace([v.card]),
        (s) => s.do((c, v) => c.do.discard(c.me, [v.card])).stop(),
      )
      .ask('placed', (c, v) => c.askPlace([v.card], { plain: true }))
      .do((c, v) => c.do.place(c.me, v.placed)),
  );
