/** The events of the Supercharge set. Each is carried out by whoever caused it. */
import { itemAt } from '../../../common/item-at.ts';
import { cards, option } from '../../../kernel/questions.ts';
import type { RuleContext } from '../../rows/context.ts';
import { event, type Row } from '../../rows/define.ts';
import { PLAY, WISH } from '../../rules/play.ts';
import type { CardId, Seat } from '../../state/types.ts';
import { fuckYou } from '../base/specials.ts';

const blackJack = event({
  id: 'black-jack',
  name: 'black jack',
  rulings: ['R-215', 'R-242', 'R-367'],
  knobs: { limit: 21 },
  play: (s) =>
    s
      .when(
        (c) => c.affected.length === 0,
        (s) => s.stop(),
      )
      .label('next')
      // Nobody takes anything if the pile runs out.
      .when(
        (c) => c.g.drawPile.length === 0,
        (s) =>
          s
            .do((c) => c.do.turnUp(1))
            .do((c) => c.do.tuck(c.g.table))
            .stop(),
      )
      .do((c) => c.do.turnUp(1))
      .when(
        (c) => pointsOnTable(c) <= c.knob('limit'),
        (s) => s.goto('next'),
      )
      .do((c) => c.do.pickUp(itemAt(c.affected, (c.g.table.length - 1) % c.affected.length), c.g.table)),
});

const pointsOnTable = (c: RuleContext): number => c.g.table.reduce((sum, id) => sum + c.pointsOf(id), 0);

const chargenado = event({
  id: 'chargenado',
  name: 'chargenado',
  rulings: ['R-218', 'R-237', 'R-245', 'R-368'],
  knobs: { powers: 2 },
  play: (s) =>
    s
      .do((c) => c.do.gatherPowers(c.affected))
      .each(
        'seat',
        (c) => c.affected,
        (s) => s.do((c, v) => c.do.dealPowers(v.seat, c.knob('powers'))),
      ),
});

const epicFail = event({
  id: 'epic-fail',
  name: 'epic fail',
  rulings: ['R-219', 'R-252', 'R-253', 'R-370'],
  play: (s) =>
    s.do((c) => {
      const [unlucky] = c.extreme(c.measured, (one) => c.handSize(one), -1);
      const card = c.catalog.cards.find(({ row }) => row.id === fuckYou.id)?.id;
      if (unlucky === undefined || card === undefined || c.exempt.includes(unlucky)) return;
      // It stays where it is if a protected player holds it.
      if (c.exempt.some((one) => c.handOf(one).includes(card))) return;
      c.do.fetch(card, unlucky);
    }),
});

const loot = event({
  id: 'loot',
  name: 'loot',
  rulings: ['R-209', 'R-270', 'R-364'],
  knobs: { cards: 3 },
  play: (s) =>
    s
      .each(
        'seat',
        (c) => (c.affected.length > 1 ? c.affected : []),
        (s) =>
          s.do((c, v) => {
            const neighbor = c.nextOf(c.affected, v.seat);
            c.do.lay(neighbor, c.blind(neighbor, c.knob('cards')), v.seat);
          }),
      )
      .do((c) => c.do.pickUpGifts(c.affected)),
});

const parasite = event({
  id: 'parasite',
  name: 'parasite',
  rulings: ['R-195', 'R-276', 'R-277'],
  knobs: { cards: 2 },
  lasting: {
    on: {
      counting: (s) =>
        s.each('seat', parasites, (s) =>
          s
            .ask(
              'discards',
              (c, v) => ({ ...cards(c.handOf(v.seat), c.knob('cards'), { ordered: true, plain: false }), min: 0 }),
              (_c, v) => v.seat,
              (is) => is.cards,
            )
            .do((c, v) => c.do.discard(v.seat, v.discards)),
        ),
    },
  },
});

/** The left neighbors of those who finished, if they hold cards and are not protected. */
function parasites(c: RuleContext): Seat[] {
  const finishers = c.g.ending?.finishers ?? [];
  const left = finishers.map((seat) => c.leftOf(seat));
  return c
    .orderAfter(c.g.active)
    .filter((seat) => left.includes(seat) && c.handSize(seat) > 0 && !c.held.exempt.includes(seat));
}

const rewind = event({
  id: 'rewind',
  name: 'rewind',
  rulings: ['R-201', 'R-214', 'R-284', 'R-285', 'R-286', 'R-287'],
  knobs: { laps: 2 },
  play: (s) =>
    s
      .each(
        'seat',
        (c) => Array.from({ length: c.knob('laps') }, () => c.affected).flat(),
        (s) => s.do((c, v) => c.do.takeDiscard(v.seat)),
      )
      .do((c) => {
        // The new card is turned over as if it were the first: nothing was in force before it.
        if (c.g.drawPile.length > 0) c.do.clearFace();
        else c.do.faceRemains();
      })
      .keep(
        'flipped',
        (is) => is.flag,
        (c) => c.do.flip(c.me),
      )
      .when(
        (_c, v) => !v.flipped,
        (s) => s.stop(),
      )
      .when(
        (c) => topRow(c).class === 'black',
        (s) => s.call((c) => (c.options['rewind.blackTriggers'] ? PLAY : null), null, turnedOver).stop(),
      )
      // Which half a bi-colored card goes on with is settled in any case.
      .when(
        (c) => topRow(c).class === 'bicolored',
        (s) => s.call(PLAY, null, turnedOver).stop(),
      )
      .when(mayBeUsed, (s) =>
        s
          .ask(
            'choice',
            () => option(['use', 'leave']),
            null,
            (is) => is.oneOf(['use', 'leave']),
          )
          .when(
            (_c, v) => v.choice === 'use',
            (s) => s.call(PLAY, null, turnedOver).stop(),
          ),
      )
      // Left unused, an open-wish card still wishes.
      .call(WISH),
});

const turnedOver = (c: RuleContext) => ({ move: top(c) });

/** Whether the card turned over has an effect that whoever caused the event may carry out. */
const mayBeUsed = (c: RuleContext): boolean =>
  !isSilent(c) && (topRow(c).play !== null || topRow(c).imitates !== null) && c.affected.includes(c.me);

const top = (c: RuleContext): CardId => itemAt(c.g.discardPile, c.g.discardPile.length - 1);
const topRow = (c: RuleContext) => c.card(top(c)).row;

/** Whether the top card does nothing when it is turned over. */
const isSilent = (c: RuleContext): boolean => topRow(c).class === 'unique' && topRow(c).imitates === null;

const riot = event({
  id: 'riot',
  name: 'riot',
  rulings: ['R-209', 'R-288', 'R-369'],
  play: (s) =>
    s
      .each(
        'seat',
        (c) => (c.affected.length > 1 ? c.affected : []),
        (s) =>
          s.do((c, v) =>
            c.do.lay(
              v.seat,
              c.handOf(v.seat).filter((id) => c.card(id).number === null),
              c.nextOf(c.affected, v.seat),
              true,
            ),
          ),
      )
      .do((c) => c.do.pickUpGifts(c.affected)),
});

const supercharge = event({
  id: 'supercharge',
  name: 'supercharge',
  rulings: ['R-218', 'R-293', 'R-345'],
  knobs: { powers: 1 },
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) => s.do((c, v) => c.do.dealPowers(v.seat, c.knob('powers'))),
    ),
});

/** In turn each lays an open card worth at least as much as the one before; who does not takes them all. */
const tsunami = event({
  id: 'tsunami',
  name: 'tsunami',
  rulings: ['R-215', 'R-299', 'R-367'],
  knobs: { mayRefuse: 1 },
  play: (s) =>
    s
      .keep(
        'laps',
        (is) => is.count,
        () => 0,
      )
      .label('next')
      .when(
        (c) => c.affected.length === 0,
        (s) => s.stop(),
      )
      .ask(
        'laid',
        (c, v) => {
          const who = laying(c, v);
          const rising = c.handOf(who).filter((id) => c.pointsOf(id) >= lastPoints(c));
          // Nothing has been laid yet that could be too high.
          if (v.laps === 0) return cards(rising, 1);
          const must = c.knob('mayRefuse') === 0 && rising.length > 0;
          // Whether somebody could not or would not must not show, unless the hand is empty or there is no choice.
          const plain = c.handSize(who) === 0 || c.knob('mayRefuse') === 0;
          return { ...cards(rising, 1, { plain }), min: must ? 1 : 0, plain: plain && !must };
        },
        laying,
        (is) => is.cards,
      )
      .when(
        (_c, v) => v.laid.length === 0,
        (s) => s.do((c, v) => c.do.pickUp(laying(c, v), c.g.table)).stop(),
      )
      .do((c, v) => {
        c.do.lay(laying(c, v), v.laid, null, true);
        v.laps += 1;
      })
      .do((c) => c.do.reveal())
      .goto('next'),
});

/** Whose turn it is to lay a card. */
const laying = (c: RuleContext, { laps }: { readonly laps: number }): Seat =>
  itemAt(c.affected, laps % c.affected.length);

/** The points of the card laid last. */
function lastPoints(c: RuleContext): number {
  const last = c.g.table[c.g.table.length - 1];
  return last === undefined ? 0 : c.pointsOf(last);
}

/** Nine events. */
export const superchargeEvents: readonly Row[] = [
  blackJack,
  chargenado,
  epicFail,
  loot,
  parasite,
  rewind,
  riot,
  supercharge,
  tsunami,
];
