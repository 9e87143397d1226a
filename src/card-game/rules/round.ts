/** A round after the other, until the game is over. */

import { itemAt } from '../../common/item-at.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import { FINISH } from '../state/endings.ts';
import type { CardId } from '../state/types.ts';
import { playOf } from './play.ts';
import { nextDealer, roundPoints, winners } from './score.ts';
import { JUDGE, mustJudge, roundOver } from './turn.ts';

/** Dealing, the starting card, the turns, and scoring. */
export const roundScript = () =>
  compile<RuleContext>('round', null, (s) =>
    s
      .keep(
        'dealer',
        (is) => is.seat,
        (c) => (c.options.firstDealer === 'random' ? c.random.below(c.players()) : 0),
      )
      .label('deal')
      .do((c, v) => {
        c.do.gather(v.dealer);
        c.frame.me = c.g.dealer;
        c.do.drawRules(c.options['ruleCards.count']);
      })
      .do((c) => {
        const order = c.orderAfter(c.g.dealer);
        for (const seat of order) c.do.deal(seat, c.options.dealCount);
        if (c.catalog.powers.length === 0 || (c.g.round > 1 && c.options['power.keepBetweenRounds'])) return;
        c.do.gatherPowers(order);
        for (const seat of order) c.do.dealPowers(seat, POWERS_DEALT);
      })
      .label('start')
      .do((c) => {
        c.do.flip(c.g.dealer);
      })
      .when(isBlank, (s) => s.do((c) => c.do.returnStartCard()).goto('start'))
      // The dealer counts as having played the starting card, but it is no turn.
      .call(
        (c) => (isSilent(c) ? null : playOf(c, topCard(c))),
        (c) => c.g.dealer,
        (c) => ({ move: topCard(c) }),
      )
      .call((c) => (mustJudge(c) ? JUDGE : null))
      .when(
        (c) => !roundOver(c),
        (s) => s.do((c) => c.do.advance(c.nextSeat(c.g.dealer))).call('turn', (c) => c.g.active),
      )
      .label('score')
      .when(
        (c) => c.g.ending?.cause === FINISH,
        (s) => s.fire('counting'),
      )
      .do((c, v) => {
        const points = roundPoints(c);
        if (c.options.scoring) {
          for (const seat of c.orderAfter(c.g.dealer)) c.do.score(seat, itemAt(points, seat));
        }
        v.dealer = nextDealer(c, points);
      })
      .keep('winners', (is) => is.orNull(is.seats), winners)
      .when(
        (_c, v) => v.winners === null,
        (s) => s.goto('deal'),
      )
      .do((c, v) => {
        if (v.winners !== null) c.do.endGame(v.winners);
      }),
  );

/** How many power cards each player is dealt. */
const POWERS_DEALT = 2;

const topCard = (c: RuleContext): CardId => itemAt(c.g.discardPile, c.g.discardPile.length - 1);

/** Whether the starting card shows nothing and does nothing: any card may follow. */
function isSilent(c: RuleContext): boolean {
  const { row } = c.card(topCard(c));
  return row.class === 'unique' && row.imitates === null;
}

/** Whether the starting card shows nothing that could be met, and is to be replaced. */
function isBlank(c: RuleContext): boolean {
  return c.options['startCard.blank'] === 'redraw' && isSilent(c);
}
