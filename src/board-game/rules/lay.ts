/** Placing a reaction card that has been tossed in. */
import { type Arguments, compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardId } from '../state/types.ts';

/** The name of the script that places a card. */
export const LAY = 'lay';

/** The card that was tossed in. */
export const laid = (c: RuleContext): Arguments => ({ card: c.frame.v.card });

export const layScript = () =>
  compile<RuleContext>(LAY, null, (s) =>
    s
      .when(
        (c) => !c.canPlace([cardOf(c)]),
        (s) => s.do((c) => c.do.discard(c.me, [cardOf(c)])).stop(),
      )
      .ask('placed', (c) => c.askPlace([cardOf(c)], { plain: true }))
      .do((c, v) => c.do.place(c.me, v.placed)),
  );

const cardOf = (c: RuleContext): CardId => c.frame.v.card as CardId;
