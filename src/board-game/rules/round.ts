/** A round after the other, until somebody has reached the point limit. */

import { lowest } from '../../common/seats.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import { eachPlaces } from './placing.ts';
import { HAND } from './turn.ts';

/** Dealing, who begins, the cards placed before the first turn, the turns, and points. */
export const roundScript = () =>
  compile<RuleContext>('round', null, (s) =>
    eachPlaces(
      s
        .label('deal')
        .do((c) => {
          c.do.gather();
          for (const seat of c.orderFrom(0)) c.do.deal(seat, dealtTo(c.players()));
          c.do.rollForStart();
        })
        .label('opening')
        .when(
          (c) => !c.seats.some((seat) => c.handSize(seat) > HAND),
          (s) => s.goto('turns'),
        ),
      (c) => c.orderFrom(c.g.starter).filter((seat) => c.handSize(seat) > HAND),
    )
      .goto('opening')
      .label('turns')
      .call('turn', (c) => c.g.starter)
      .label('score')
      .do((c) => {
        for (const seat of c.orderFrom(c.g.starter)) c.do.score(seat);
      })
      .when(
        (c) => !isOver(c),
        (s) => s.goto('deal'),
      )
      .do((c) => c.do.endGame(lowest(c.g.players.map(({ score }) => score)))),
  );

/** How many cards each player is dealt (reference: 8, 7 or 6). */
export const dealtTo = (players: number): number => (players === 2 ? 8 : players === 3 ? 7 : 6);

/** Whether somebody's total ends the game. */
function isOver(c: RuleContext): boolean {
  const highest = Math.max(...c.g.players.map(({ score }) => score));
  const { pointLimit } = c.g.rules;
  return c.catalog.options['end.limit'] === 'reach' ? highest >= pointLimit : highest > pointLimit;
}
