/** The finish judgement: once a turn, after everything else. */

import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import { EXHAUSTED, FINISH } from '../state/endings.ts';
import { exhausted, JUDGE, roundOver } from './turn.ts';

/** Empty hands end the round, unless somebody refills them; then it is judged again. */
export const judgeScript = () =>
  compile<RuleContext>(JUDGE, null, (s) =>
    s
      .label('again')
      .when(roundOver, (s) => s.stop())
      // Whoever ran out of cards is dealt with before it is judged whether they have finished.
      .when(
        (c) => c.g.ranOut.length > 0,
        (s) =>
          s
            .keep(
              'out',
              (is) => is.ranOut,
              (c) => c.g.ranOut.map(({ seat, byEvent, lastingCount }) => ({ seat, byEvent, lastingCount })),
            )
            .do((c) => c.do.forgetRanOut())
            .fire('handEmptied')
            .goto('again'),
      )
      .when(
        (c) => c.inForce.turnCloses.length > 0,
        (s) => s.fire('turnCloses').goto('again'),
      )
      .when(exhausted, (s) => s.do((c) => c.do.endRound(EXHAUSTED)).stop())
      .when(
        (c) => c.emptyHanded().length === 0,
        (s) => s.do((c) => c.do.forgetEmptied()).stop(),
      )
      .window('finish', (c) => c.orderAfter(c.g.active))
      .when(
        (_c, v) => v.taken.length > 0,
        (s) => s.goto('again'),
      )
      .do((c) => c.do.endRound(FINISH)),
  );
