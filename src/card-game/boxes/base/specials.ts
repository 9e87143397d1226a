/** The special cards of the base set. */
import type { Told } from '../../../common/refusals.ts';
import { type Asked, somebody } from '../../../kernel/questions.ts';
import type { RuleContext } from '../../rows/context.ts';
import { open, plain, type Row, unique } from '../../rows/define.ts';
import { aim, goingFrom, mayDecline, robbable } from '../../rules/attack.ts';
import { split } from '../../rules/kinds/questions.ts';
import { earlyWish, FOLLOW, PLAY, playedIn, WISH } from '../../rules/play.ts';
import { ALREADY_DRAWN, exhausted } from '../../rules/turn.ts';
import type { CardId, Seat } from '../../state/types.ts';

const MUST_COVER: Told = {
  reason: 'must-play',
  message: 'A card that fits has to be played on 2nd Chance.',
  ruling: 'R-094',
};

const secondChance = plain({
  id: '2nd-chance',
  name: '2nd chance',
  copies: 1,
  rulings: ['R-094', 'R-095', 'R-096', 'R-097', 'R-098', 'R-100'],
  knobs: { draws: 1 },
  play: (s) =>
    s
      .when(
        (c) => c.canPlay(c.me),
        (s) =>
          s
            .askOpen(
              'move',
              (c) => c.askTurn(MUST_COVER, MUST_COVER),
              null,
              (is) => is.move,
            )
            .call(FOLLOW, null, (_c, v) => ({ move: playedIn(v.move) }))
            .stop(),
      )
      .do((c) => c.do.draw(c.me, c.knob('draws')))
      .when(
        (c) => exhausted(c) || !c.mayPlayAfterDraw || !c.options['2nd-chance.playAfterDraw'],
        (s) => s.stop(),
      )
      .askOpen(
        'move',
        (c) => c.askTurn(ALREADY_DRAWN, c.mayStay),
        null,
        (is) => is.move,
      )
      .when(
        (_c, v) => v.move === 'pass',
        (s) => s.do((c) => c.do.pass(c.me)).stop(),
      )
      .call(FOLLOW, null, (_c, v) => ({ move: playedIn(v.move) })),
});

const exchange = plain({
  id: 'exchange',
  name: 'exchange',
  copies: 1,
  attack: true,
  rulings: ['R-110', 'R-111', 'R-112', 'R-113'],
  knobs: { given: 2, taken: 2 },
  play: (s) =>
    aim(s, (c) => robbable(c, (seat) => c.handOf(seat)))
      .ask('cards', (c) => handOver(c, c.knob('given')))
      .do((c, v) => c.do.exchange(c.me, v.cards, v.victim, c.blind(v.victim, c.knob('taken')), true)),
});

export const gift = plain({
  id: 'gift',
  name: 'gift',
  copies: 2,
  attack: true,
  rulings: ['R-106', 'R-107', 'R-108', 'R-109'],
  knobs: { cards: 2 },
  play: (s) =>
    aim(s, (c) => c.others)
      .ask('cards', (c) => handOver(c, c.knob('cards')))
      .do((c, v) => c.do.give(c.me, v.victim, v.cards)),
});

/** Which cards of the own hand are handed over: as many as wanted, or all that may be. */
const handOver = (c: RuleContext, wanted: number): Asked<readonly CardId[]> =>
  goingFrom(c.handSize(c.me), c.giveable(c.me), wanted);

export const skip = plain({
  id: 'skip',
  name: 'skip',
  copies: 1,
  attack: true,
  rulings: ['R-101', 'R-102', 'R-103', 'R-104', 'R-105'],
  knobs: { turns: 1 },
  play: (s) =>
    aim(s, (c) => c.others.filter((other) => c.player(other).skips === 0)).do((c, v) =>
      c.do.skip(v.victim, c.knob('turns')),
    ),
});

const fantastic = open({
  id: 'fantastic',
  name: 'fantastic',
  copies: 11,
  wish: 'color or number',
  rulings: ['R-078', 'R-079'],
});

export const fantasticFour = open({
  id: 'fantastic-four',
  name: 'fantastic four',
  copies: 5,
  wish: 'color or number',
  attack: true,
  rulings: ['R-047', 'R-122', 'R-123', 'R-145', 'R-146', 'R-358', 'R-442'],
  knobs: { draws: 4 },
  play: (s) =>
    s
      .maybe('share', (is) => is.whole(1, 99))
      .maybe('retaken', (is) => is.seats)
      .maybe('served', (is) => is.seats)
      .label('aim')
      .ask(
        'split',
        (c, v) =>
          split(
            v.share ?? c.knob('draws'),
            c.others,
            c.players(),
            mayDecline(c, !c.options['fantastic-four.mandatory']),
          ),
        null,
        (is) => is.bySeat(is.whole(0, 99)),
      )
      .orStop('split', (c) => c.do.letGo())
      .do((c, v) => c.do.name(victimsOf(c.others, v.split), v.split))
      .window('attacked', (c, v) => victimsOf(c.orderAfter(c.g.active), v.split), {
        each: isShared,
        handOver: (c, v, seat) => {
          if (isShared(c)) v.retaken = inOrder(c, [...(v.retaken ?? []), seat]);
          else c.reaim(seat);
        },
      })
      // Only the shares of those who counter change hands: each spreads the own one anew, before anybody draws.
      .each(
        'seat',
        (_c, v) => v.retaken ?? [],
        (s) =>
          s.call(
            (c) => c.scriptOf(PLAY),
            (_c, v) => v.seat,
            (_c, v) => ({ share: v.split[v.seat], again: true }),
          ),
      )
      // While the pile cannot serve all who are left, the attacker says who draws next.
      .label('draws')
      .when(
        (c, v) => !isShort(c, v),
        (s) =>
          s
            .each(
              'seat',
              (c, v) => waiting(c, v),
              (s) => s.do((c, v) => c.do.draw(v.seat, v.split[v.seat] ?? 0)),
            )
            .stop(),
      )
      .ask(
        'next',
        (c, v) => somebody(waiting(c, v)),
        null,
        (is) => is.seat,
      )
      .do((c, v) => {
        c.do.draw(v.next, v.split[v.next] ?? 0);
        v.served = [...(v.served ?? []), v.next];
      })
      .goto('draws'),
});

/** Whether a counter takes over the own share only. */
const isShared = (c: RuleContext): boolean => c.options['counterattack.fantasticFour'] === 'share';

/** These seats in the order of play, whoever tossed in first. */
const inOrder = (c: RuleContext, seats: readonly Seat[]): Seat[] =>
  c.orderAfter(c.g.active).filter((seat) => seats.includes(seat));

/** A Fantastic Four: how many draws each seat is dealt, who has taken a share over, and who has drawn. */
interface Dealt {
  readonly split: readonly number[];
  readonly retaken?: readonly Seat[];
  readonly served?: readonly Seat[];
}

/** Who has yet to draw, in the order of play. */
const waiting = (c: RuleContext, { split, retaken = [], served = [] }: Dealt): Seat[] =>
  victimsOf(c.others, split).filter((seat) => !retaken.includes(seat) && !served.includes(seat));

/** Whether the draw pile has something left, but not enough for all who have yet to draw. */
function isShort(c: RuleContext, dealt: Dealt): boolean {
  const left = c.g.drawPile.length;
  const wanted = waiting(c, dealt).map((seat) => c.drawCount(dealt.split[seat] ?? 0, seat));
  return left > 0 && wanted.reduce((sum, one) => sum + one, 0) > left;
}

/** The seats that are dealt something, in this order. */
const victimsOf = (order: readonly Seat[], parts: readonly number[]): Seat[] =>
  order.filter((seat) => (parts[seat] ?? 0) > 0);

const equality = open({
  id: 'equality',
  name: 'equality',
  copies: 2,
  attack: true,
  rulings: ['R-125', 'R-126', 'R-028'],
  play: (s) =>
    aim(s, (c) => c.others.filter((other) => c.handSize(other) < c.handSize(c.me)), { optional: true }).do((c, v) =>
      c.do.draw(v.victim, c.handSize(c.me) - c.handSize(v.victim)),
    ),
});

const counterattack = open({
  id: 'counterattack',
  name: 'counterattack',
  copies: 4,
  rulings: ['R-142', 'R-143', 'R-144', 'R-147', 'R-148', 'R-149', 'R-150', 'R-154', 'R-155'],
  react: {
    in: 'attacked',
    play: (s) => s.call(earlyWish).do((c) => c.takeOver()),
  },
});

export const niceTry = open({
  id: 'nice-try',
  name: 'nice try',
  copies: 1,
  rulings: ['R-165', 'R-166', 'R-167', 'R-168', 'R-169', 'R-170', 'R-171', 'R-179', 'R-180'],
  knobs: { draws: 3 },
  react: {
    in: 'finish',
    may: (c, seat) => seat !== c.g.active || c.options['nice-try.activePlayer'],
    play: (s) =>
      s
        .call(earlyWish)
        .each(
          'seat',
          // Whoever tosses it in as the last card has not run out before.
          (c) => c.emptyHanded().filter((seat) => seat !== c.me || c.options['nice-try.lastCard'] === 'draws'),
          (s) => s.do((c, v) => c.do.draw(v.seat, c.knob('draws'))),
        )
        .call(WISH),
  },
});

/** The one card nobody wants. */
export const fuckYou = unique({
  id: 'fuck-you',
  name: 'fuck you',
  points: 42,
  giveable: false,
  under: true,
  rulings: ['R-030', 'R-052', 'R-053', 'R-054', 'R-108', 'R-113', 'R-230'],
  condition: {
    text: 'This card may be played only with exactly ten cards in hand.',
    ruling: 'R-052',
    holds: (c, seat) => c.handSize(seat) === 10,
  },
});

/** Forty-four special cards. */
export const baseSpecials: readonly Row[] = [
  secondChance,
  exchange,
  gift,
  skip,
  fantastic,
  fantasticFour,
  equality,
  counterattack,
  niceTry,
  fuckYou,
];
