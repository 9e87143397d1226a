/** A turn, as a script. It stands in the queue for a whole round and begins again for every seat. */

import type { Told } from '../../common/refusals.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Move } from './kinds/questions.ts';
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
      .keep('drew', (is) => is.flag, starts)
      .label('choose')
      .askOpen(
        'move',
        (c, v) => (v.drew ? c.askTurn(ALREADY_DRAWN, c.mayStay) : c.askTurn(c.mayStay, DRAW_FIRST)),
        null,
        (is) => is.move,
      )
      .branch(['choose', 'carry out', 'judge', 'begin'], moves)
      .label('carry out')
      .call(
        (c, v) => playOf(c, playedIn(v.move)),
        null,
        (_c, v) => ({ move: playedIn(v.move) }),
      )
      .branch(['choose', 'judge', 'begin'], closes)
      .label('judge')
      .when(mustJudge, (s) => s.call(JUDGE).when(roundOver, (s) => s.stop()))
      .label('end')
      .fire('turnEnds')
      .do((c) => {
        c.do.expire('ownerTurnEnds');
        ends(c);
      })
      .goto('begin'),
  );

/** What a turn remembers. */
interface Turn {
  drew: boolean;
  readonly move: Move;
}

/** The turn starts. Nothing has been drawn yet. */
function starts(c: RuleContext): false {
  c.do.beginTurn();
  return false;
}

/** The chosen move is made: a card played, a card drawn, or neither. */
function moves(c: RuleContext, v: Turn): 'choose' | 'carry out' | 'judge' | 'begin' {
  const { move } = v;
  if (move === 'draw') {
    if (!c.mayPlayAfterDraw) c.do.noteUnmet(c.me, false);
    c.do.draw(c.me, c.turnDraw);
    v.drew = true;
    // An unmet draw ends the round: nothing was drawn, so nothing may be played.
    if (exhausted(c)) return 'judge';
    if (c.mayPlayAfterDraw) return 'choose';
    c.do.pass(c.me);
  } else if (move === 'pass') {
    c.do.noteUnmet(c.me, false);
    c.do.pass(c.me);
  } else {
    const card = cardOf(move);
    if (v.drew) c.do.noteDrawn(c.me);
    else if (c.card(card).row.class === 'open') c.do.noteUnmet(c.me, true);
    c.do.play(c.me, card);
    if (playOf(c, move) !== null) return 'carry out';
  }
  return closes(c, v);
}

/** The turn closes. Mostly nothing comes between it and the next one: then that has begun already. */
function closes(c: RuleContext, v: Turn): 'choose' | 'judge' | 'begin' {
  const { expires, turnEnds } = c.inForce;
  if (expires || turnEnds.length > 0 || mustJudge(c)) return 'judge';
  ends(c);
  if (mayNotBegin(c)) return 'begin';
  v.drew = starts(c);
  return 'choose';
}

/** The turn ends, and the next seat's is due. */
function ends(c: RuleContext): void {
  c.do.advance(c.nextSeat(c.g.active));
  c.frame.me = c.g.active;
}

/** The name of the script of the finish judgement. */
export const JUDGE = 'judge';

/** Whether anything could keep the active player's turn from beginning, or ends with it. */
function mayNotBegin(c: RuleContext): boolean {
  const { turnBegins, expires } = c.inForce;
  return expires || turnBegins.length > 0 || c.player(c.g.active).skips > 0;
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
