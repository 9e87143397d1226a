/** A turn, as a script. It stands in the queue for a whole round and begins again for every seat. */

import type { Told } from '../../common/refusals.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import { cardOf, playedIn, playOf } from './play.ts';

/** Only one instruction to draw in a turn. */
export const ALREADY_DRAWN: Told = {
  reason: 'already-drawn',
  message: 'You have drawn already this turn.',
  ruling: 'R-039',
};

/** No passing without drawing. */
const DRAW_FIRST: Told = {
  reason: 'draw-first',
  message: 'You can pass only after drawing.',
  ruling: 'R-038',
};

/** Steps 1 to 9 of "Order of one turn" in `docs/rulings.md`. */
export const turnScript = () =>
  compile<RuleContext>('turn', null, (s) =>
    s
      .label('begin')
      // Time Bomb is looked at first, then what lasts until this turn begins ends, then the skip flag is used up.
      .when(mayNotBegin, (s) =>
        s
          .fire('turnBegins')
          .when(roundOver, (s) => s.stop())
          .do((c) => c.do.expire('ownerTurnBegins'))
          .when(
            (c) => c.player(c.me).skips > 0,
            (s) => s.do((c) => c.do.sitOut()).goto('end'),
          ),
      )
      // One step, not two: this is done in every turn. Nothing has been drawn yet.
      .keep(
        'drew',
        (is) => is.flag,
        (c) => {
          c.do.beginTurn();
          return false;
        },
      )
      .label('choose')
      .askOpen(
        'move',
        (c, v) => (v.drew ? c.askTurn(ALREADY_DRAWN, c.mayStay) : c.askTurn(c.mayStay, DRAW_FIRST)),
        null,
        (is) => is.move,
      )
      .when(
        (_c, v) => v.move === 'draw' || v.move === 'pass',
        (s) =>
          s
            .when(
              (_c, v) => v.move === 'pass',
              (s) => s.do((c) => c.do.pass(c.me)).goto('judge'),
            )
            .do((c, v) => {
              c.do.draw(c.me, c.turnDraw);
              v.drew = true;
            })
            // An unmet draw ends the round: nothing was drawn, so nothing may be played.
            .when(exhausted, (s) => s.goto('judge'))
            .when(
              (c) => c.mayPlayAfterDraw,
              (s) => s.goto('choose'),
            )
            .do((c) => c.do.pass(c.me))
            .goto('judge'),
      )
      .do((c, v) => c.do.play(c.me, cardOf(playedIn(v.move))))
      .call(
        (c, v) => playOf(c, playedIn(v.move)),
        null,
        (_c, v) => ({ move: playedIn(v.move) }),
      )
      .label('judge')
      .when(mustJudge, (s) => s.call(JUDGE).when(roundOver, (s) => s.stop()))
      .label('end')
      .fire('turnEnds')
      .do((c) => {
        c.do.expire('ownerTurnEnds');
        c.do.advance(c.nextSeat(c.g.active));
        c.frame.me = c.g.active;
      })
      .goto('begin'),
  );

/** The name of the script of the finish judgement. */
export const JUDGE = 'judge';

/** Whether anything could keep the active player's turn from beginning, or ends with it. */
function mayNotBegin(c: RuleContext): boolean {
  const { turnBegins, expires } = c.inForce;
  return expires || turnBegins.length > 0 || c.player(c.me).skips > 0;
}

/** Whether the finish judgement has anything to judge, or the round has ended without it. */
export function mustJudge(c: RuleContext): boolean {
  const { exhausted, ending, emptied } = c.g;
  return exhausted || ending !== null || emptied || c.inForce.turnCloses.length > 0;
}

/** Whether the round is over. */
export const roundOver = (c: RuleContext): boolean => c.g.ending !== null;

/** Whether more was asked of the draw pile than was left. */
export const exhausted = (c: RuleContext): boolean => c.g.exhausted;
