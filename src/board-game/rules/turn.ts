/** A turn: place, move, draw, then whether the round is over. */
import { cards } from '../../kernel/questions.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { PartScript } from '../rows/scripts.ts';
import type { CardId } from '../state/types.ts';
import { MOVE, movement } from './move.ts';
import { MOVEMENT, reroll } from './roll.ts';

/** How many cards everybody holds at the end of a turn. */
export const HAND = 4;

export const turnScript = () =>
  compile<RuleContext>('turn', null, (s) =>
    s
      .label('begin')
      .do((c) => c.do.beginTurn())
      .when(
        (c) => !c.canPlace(c.handOf(c.me)),
        (s) => s.goto('discard'),
      )
      .askOpen(
        'placed',
        (c) => c.askPlace(c.handOf(c.me)),
        null,
        (is) => is.placement,
      )
      .do((c, v) => c.do.place(c.me, v.placed))
      .call(
        (c, v) => playScript(c, v.placed.card),
        null,
        (c, v) => playGiven(c, v.placed.card),
      )
      .goto('move')
      .label('discard')
      .when(
        (c) => c.handSize(c.me) === 0,
        (s) => s.goto('move'),
      )
      .ask(
        'unplaced',
        (c) => cards(c.handOf(c.me), 1, { plain: false }),
        null,
        (is) => is.cards,
      )
      .do((c, v) => c.do.discard(c.me, v.unplaced))
      .label('move')
      .when(
        (c) => !c.g.skipsMovement,
        (s) =>
          s
            .do((c) => c.do.roll(c.me, MOVEMENT))
            .call(reroll)
            .call(MOVE, null, (c) => movement(c.me, c.rolled, c.g.movesBackward ? -1 : 1, c.g.ignoresCards)),
      )
      // Whoever's turn it is draws first, then everybody else in order.
      .do((c) => {
        c.do.refill(c.me, HAND);
        for (const seat of c.others) c.do.refill(seat, HAND);
      })
      .when(isOver, (s) =>
        s
          .when(
            (c) => c.atEnd.length > 0,
            (s) => s.window('finish', (c) => c.orderAfter(c.me)),
          )
          .when(isOver, (s) => s.do((c) => c.do.endRound()).stop()),
      )
      .do((c) => {
        c.do.passTurn();
        c.frame.me = c.g.active;
      })
      .goto('begin'),
  );

/** Whether the round ends with this turn, unless a Nice Try saves it. */
const isOver = (c: RuleContext): boolean => c.g.exhausted || c.atEnd.length > 0;

/** What a card does when it is played in the first phase. An effect on one's own token runs inside a movement. */
function playScript(c: RuleContext, card: CardId): typeof MOVE | PartScript | null {
  const { play, acts } = c.card(card);
  return play ?? (acts === 'play' ? MOVE : null);
}

function playGiven(c: RuleContext, card: CardId) {
  const { play, act } = c.card(card);
  return play === null ? movement(c.me, 0, 1, false, act) : {};
}
