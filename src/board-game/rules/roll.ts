/** Rolling a die, and rolling it again as often as somebody wants. */

import { compile, type Steps } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Rolling } from '../rows/motion.ts';
import type { Seat } from '../state/types.ts';

/** The name of the script that asks who wants a die to be rolled again. */
export const ROLLED = 'rolled';

/** A die for a movement. */
export const MOVEMENT: Rolling = { sides: 6, for: 'movement' };
/** A die for a teleport. */
export const TELEPORT: Rolling = { sides: 6, for: 'teleport' };
/** A die for an event. */
export const TWENTY: Rolling = { sides: 20, for: 'event' };

/** The script that follows every roll, carried out by whoever rolled; none if there is nobody to ask. */
export const reroll = (c: RuleContext): typeof ROLLED | null => (c.anyEntitled('rolled') ? ROLLED : null);

export const rolledScript = () =>
  compile<RuleContext>(ROLLED, null, (s) =>
    s
      .label('window')
      .keep(
        'void',
        (is) => is.flag,
        () => false,
      )
      .window('rolled', (c) => c.orderAfter(c.me), {
        handOver: (_c, v) => {
          v.void = true;
        },
      })
      .when(
        (_c, v) => v.taken.length === 0,
        (s) => s.stop(),
      )
      // If the Re-Roll was blocked the old result stands, and may be attacked again.
      .when(
        (_c, v) => v.void,
        (s) =>
          s.do((c) => {
            if (c.g.die !== null) c.do.roll(c.me, c.g.die);
          }),
      )
      .goto('window'),
  );

/** Everybody rolls, in order; `then` says what comes of each roll. */
export const everybodyRolls = <V>(
  s: Steps<RuleContext, V>,
  what: Rolling,
  then: (c: RuleContext, seat: Seat, v: V) => void,
): Steps<RuleContext, V> =>
  s.each(
    'seat',
    (c) => c.order,
    (s) =>
      s
        .do((c, v) => c.do.roll(v.seat, what))
        .call(reroll, (_c, v) => v.seat)
        .do((c, v) => then(c, v.seat, v)),
  );
