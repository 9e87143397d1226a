/** A turn: place, move, draw, then whether the round is over. */
import { cards } from '../../kernel/questions.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { PartScript } from '../rows/scripts.ts';
import type { CardId } from '../state/types.ts';
import type { Placement } from './kinds/questions.ts';
import { MOVE, movement } from './move.ts';
import { MOVEMENT, ROLLED, reroll } from './roll.ts';

/** How many cards everybody holds at the end of a turn. */
export const HAND = 4;

export const turnScript = () =>
  compile<RuleContext>('turn', null, (s) =>
    s
      .label('begin')
      .branch(['place', 'discard'], begins)
      .label('place')
      .askOpen(
        'placed',
        (c) => c.askPlace(c.handOf(c.me)),
        null,
        (is) => is.placement,
      )
      .branch(['carry out', 'rolled', 'walk', 'close'], places)
      .label('carry out')
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
      .branch(['rolled', 'walk', 'close'], rolls)
      .label('rolled')
      .call(ROLLED)
      .branch(['walk', 'close'], walks)
      .label('walk')
      .call(MOVE, null, (c) => c.underway)
      .label('close')
      .branch(['over', 'place', 'discard'], closes)
      .label('over')
      .when(
        (c) => c.atEnd.length > 0,
        (s) => s.window('finish', (c) => c.orderAfter(c.me)),
      )
      .when(isOver, (s) => s.do((c) => c.do.endRound()).stop())
      .do(passes)
      .goto('begin'),
  );

/** The turn begins: a card is placed. Whoever has no room for any discards one. */
function begins(c: RuleContext): 'place' | 'discard' {
  c.do.beginTurn();
  return c.canPlace(c.handOf(c.g.active)) ? 'place' : 'discard';
}

/** The chosen card is placed. */
function places(c: RuleContext, { placed }: { readonly placed: Placement }): 'carry out' | 'rolled' | 'walk' | 'close' {
  c.do.place(c.me, placed);
  return playScript(c, placed.card) === null ? rolls(c) : 'carry out';
}

/** The die is rolled, unless a card says that nobody moves. */
function rolls(c: RuleContext): 'rolled' | 'walk' | 'close' {
  if (c.g.skipsMovement) return 'close';
  c.do.roll(c.me, MOVEMENT);
  return reroll(c) === null ? walks(c) : 'rolled';
}

/** The token sets out. Mostly no card has anything to do: then the movement is over. */
function walks(c: RuleContext): 'walk' | 'close' {
  return c.do.setOut(c.me, c.rolled, c.g.movesBackward ? -1 : 1, c.g.ignoresCards) ? 'walk' : 'close';
}

/** Whoever's turn it is draws first, then everybody else in order. Unless the round is over, the next turn begins. */
function closes(c: RuleContext): 'over' | 'place' | 'discard' {
  let seat = c.me;
  do {
    c.do.refill(seat, HAND);
    seat = c.rightOf(seat);
  } while (seat !== c.me);
  if (isOver(c)) return 'over';
  passes(c);
  return begins(c);
}

/** It is the next seat's turn. */
function passes(c: RuleContext): void {
  c.do.passTurn();
  c.frame.me = c.g.active;
}

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
