/**
 * A movement: step by step, with everything that happens on the way and where it ends.
 *
 * Each card on the board does something at most once a turn. What a card does to the token that moves belongs
 * to the movement, and may lead to the next card.
 */

import { type Arguments, compile } from '../../kernel/script.ts';
import type { Frame } from '../../kernel/step-context.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Motion } from '../rows/motion.ts';
import type { Seat } from '../state/types.ts';

/** The name of the script of a movement. */
export const MOVE = 'move';

/** A movement about to begin. `due`: something that happens first. */
export const movement = (
  token: Seat,
  steps: number,
  dir: 1 | -1 = 1,
  ignoring = false,
  due: string | null = null,
): Arguments => ({ token, steps, dir, ignoring, entered: false, landing: false, due });

/** The movement that an effect is, if it is one. */
export const motionOf = ({ v }: Frame): Motion => v as unknown as Motion;

export const moveScript = () =>
  compile<RuleContext>(MOVE, null, (s) =>
    s
      .label('on')
      .do((c) => c.do.move(motionOf(c.frame)))
      .when(
        (c) => motionOf(c.frame).due === null,
        (s) => s.stop(),
      )
      .call((c) => motionOf(c.frame).due)
      .do((c) => {
        motionOf(c.frame).due = null;
      })
      .goto('on'),
  );
