/** Rolling a die, and rolling it again as often as somebody wants. */
import { compile } from '../../engine/script.ts';
import type { Context } from './context.ts';

/** The name of the script that rolls a die. Its result is `rolled`. */
export const ROLL = 'roll';

/** What a die is rolled for. */
export interface Rolling {
  readonly [name: string]: unknown;
  readonly sides: 6 | 20;
  readonly for: 'movement' | 'teleport' | 'event';
}

/** A die for a movement. */
export const MOVEMENT: Rolling = { sides: 6, for: 'movement' };
/** A die for a teleport. */
export const TELEPORT: Rolling = { sides: 6, for: 'teleport' };
/** A die for an event. */
export const TWENTY: Rolling = { sides: 20, for: 'event' };

export const rollScript = () =>
  compile<Context>(ROLL, null, (s) =>
    s
      .label('roll')
      .do((c) => {
        c.frame.v.void = false;
        c.do.roll(c.me, c.frame.v as unknown as Rolling);
      })
      .label('window')
      .window('rolled', (c) => c.orderAfter(c.me))
      .when(
        (_c, v) => v.taken.length === 0,
        (s) => s.stop(),
      )
      .when(
        (c) => c.frame.v.void === true,
        (s) => s.goto('roll'),
      )
      // The Re-Roll was blocked: the old result stands, and may be attacked again.
      .goto('window'),
  );
