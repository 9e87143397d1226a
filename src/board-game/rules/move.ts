/**
 * A movement: step by step, with everything that happens on the way and where it ends.
 *
 * Each card on the board does something at most once a turn. What a card does to the token that moves belongs
 * to the movement, and may lead to the next card.
 */

import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Motion } from '../rows/motion.ts';
import type { PartScript } from '../rows/scripts.ts';
import type { Seat } from '../state/types.ts';

/** The name of the script of a movement. */
export const MOVE = 'move';

/** A movement about to begin. `due`: something that happens first. */
export const movement = (
  token: Seat,
  steps: number,
  dir: 1 | -1 = 1,
  ignoring = false,
  due: PartScript | null = null,
): Motion => ({ token, steps, dir, ignoring, entered: false, landing: false, due });

export const moveScript = () =>
  compile<RuleContext>(MOVE, null, (s) =>
    s
      .given('token', (is) => is.seat)
      .given('steps', (is) => is.count)
      .given('dir', (is) => is.oneOf([1, -1]))
      .given('ignoring', (is) => is.flag)
      .given('entered', (is) => is.flag)
      .given('landing', (is) => is.flag)
      .given('due', (is) => is.orNull(is.effect))
      .label('on')
      .branch(['act', 'end'], goesOn)
      .label('act')
      .call((_c, v) => v.due)
      .branch(['act', 'end'], (c, v) => {
        v.due = null;
        return goesOn(c, v);
      })
      .label('end'),
  );

/** The token goes on until a card has something to do, or the movement is over. */
function goesOn(c: RuleContext, motion: Motion): 'act' | 'end' {
  c.do.move(motion);
  return motion.due === null ? 'end' : 'act';
}
