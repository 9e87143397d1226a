/** The power cards: each exists twice, lies in front of its owner, and is used with a card played in one's own turn. */

import { option, somebody } from '../../../kernel/questions.ts';
import type { Card } from '../../rows/card.ts';
import type { RuleContext } from '../../rows/context.ts';
import { power, type Row } from '../../rows/define.ts';
import { EVENT } from '../../rules/event.ts';
import { wish } from '../../rules/kinds/questions.ts';
import { FOLLOW, playedIn } from '../../rules/play.ts';
import type { Lasting } from '../../state/state.ts';
import type { Color, Seat } from '../../state/types.ts';

const isNumber = (card: Card): boolean => card.number !== null;

const allDrawOne = power({
  id: 'all-draw-one',
  name: 'all draw one',
  timing: 'first',
  rulings: ['R-326'],
  knobs: { draws: 1 },
  play: (s) =>
    s.each(
      'seat',
      (c) => c.others,
      (s) => s.do((c, v) => c.do.draw(v.seat, c.knob('draws'))),
    ),
});

const antiCounter = power({
  id: 'anti-counter',
  name: 'anti counter',
  timing: 'first',
  rulings: ['R-156', 'R-323'],
  play: (s) =>
    s.do((c) => {
      c.playing.v.closed = 'attacked';
    }),
});

const openHands = power({
  id: 'open-hands',
  name: 'open hands',
  timing: 'first',
  rulings: ['R-334', 'R-366'],
  play: (s) => s.do((c) => c.do.startLasting(c.row, c.me, null)),
  lasting: {
    until: 'ownerTurnBegins',
    values: { openHand: (was, _c, player, held) => was || player !== held.owner },
  },
});

const specialCharge = power({
  id: 'special-charge',
  name: 'special charge',
  timing: 'first',
  rulings: ['R-324', 'R-327'],
  play: (s) =>
    s
      .ask('victim', (c) => somebody(c.others))
      .do((c, v) => c.do.name([v.victim]))
      .do((c, v) => c.do.draw(v.victim, c.handOf(v.victim).filter((id) => c.card(id).number === null).length)),
});

const specialSeal = power({
  id: 'special-seal',
  name: 'special seal',
  timing: 'first',
  rulings: ['R-073', 'R-157', 'R-200', 'R-328', 'R-329', 'R-330'],
  goesWith: isNumber,
  play: (s) => s.do((c) => c.do.startLasting(c.row, c.me, null)),
  lasting: {
    until: 'ownerTurnBegins',
    values: {
      mayPlay: (was, _c, _player, _held, card) => was && isNumber(card),
      mayToss: (was, c) => was && !c.options['special-seal.blocksInterrupts'],
    },
  },
});

const blackWish = power({
  id: 'black-wish',
  name: 'black wish',
  timing: 'second',
  replacesWish: true,
  rulings: ['R-088', 'R-089', 'R-325', 'R-342'],
  play: (s) => s.do((c) => c.do.demandBlack()),
});

const colourBlockade = power({
  id: 'colour-blockade',
  name: 'colour blockade',
  timing: 'second',
  rulings: ['R-074', 'R-075', 'R-081', 'R-331', 'R-336'],
  play: (s) => s.ask('color', (c) => option(c.colors)).do((c, v) => c.do.startLasting(c.row, c.me, { color: v.color })),
  lasting: {
    until: 'ownerTurnEnds',
    remembers: ({ fields, color }) => fields({ color }),
    values: {
      mayPlay: (was, c, _player, held, card) => was && !isBarred(c, held, card),
      mayWish: (was, _c, color, held) => was && color !== barredBy(held),
    },
  },
});

const barredBy = (held: Lasting): Color => (held.data as { readonly color: Color }).color;

/** Whether a card carries the barred color and, if the option allows numbers, does not match by its number. */
function isBarred(c: RuleContext, held: Lasting, { color, second, number }: Card): boolean {
  const barred = barredBy(held);
  if (color !== barred && second !== barred) return false;
  return !(c.options['colour-blockade.numberMatch'] && number !== null && number === c.demand.number);
}

const looping = power({
  id: 'looping',
  name: 'looping',
  timing: 'second',
  rulings: ['R-224', 'R-306', 'R-332', 'R-333'],
  play: (s) => s.do((c) => c.do.startLasting(c.row, c.me, null)),
  lasting: {
    until: 'ownerTurnEnds',
    end: (c) => c.do.turnRound(),
    values: {
      right: (was, c, _player, held) => (c.options['looping.mirrorSeats'] && held.since !== c.g.turn ? -was : was),
    },
    on: {
      turnEnds: (s) =>
        s.when(
          (c) => c.held.since === c.g.turn,
          (s) => s.do((c) => c.do.turnRound()),
        ),
    },
  },
});

const numberWish = power({
  id: 'number-wish',
  name: 'number wish',
  timing: 'second',
  replacesWish: true,
  rulings: ['R-088', 'R-342'],
  play: (s) => s.ask('wish', (c) => wish<Color>([], c.catalog.numbers)).do((c, v) => c.do.wish(c.me, v.wish)),
});

const randomChance = power({
  id: 'random-chance',
  name: 'random chance',
  timing: 'second',
  rulings: ['R-002', 'R-076', 'R-323', 'R-335', 'R-336'],
  play: (s) =>
    s.when(
      (c) => c.canPlay(c.me, true),
      (s) =>
        s
          .ask(
            'move',
            (c) => c.askTurn(MUST_PLAY, MUST_PLAY, true),
            null,
            (is) => is.move,
          )
          .call(FOLLOW, null, (_c, v) => ({ move: playedIn(v.move), freely: true })),
    ),
});

const MUST_PLAY = { reason: 'must-play', message: 'One more card has to be played.', ruling: 'R-335' } as const;

const recycling = power({
  id: 'recycling',
  name: 'recycling',
  timing: 'second',
  rulings: ['R-004', 'R-087', 'R-091', 'R-159', 'R-337', 'R-338', 'R-339', 'R-340', 'R-341'],
  play: (s) =>
    s
      .when(
        (c) => takers(c).length === 0,
        (s) => s.stop(),
      )
      .ask('receiver', (c) => somebody(takers(c)))
      .do((c, v) => c.do.recall(c.played, c.playing.v.before ?? null, v.receiver)),
});

/** Whom the card can go to: nobody if it is no longer in the pile, or may not be handed over. */
const takers = (c: RuleContext): readonly Seat[] =>
  c.g.discardPile.includes(c.played) && (c.card(c.played).row.giveable || c.options['recycling.fuckYou'])
    ? c.orderAfter(c.me)
    : [];

const troublecharger = power({
  id: 'troublecharger',
  name: 'troublecharger',
  timing: 'second',
  rulings: ['R-183', 'R-199', 'R-222', 'R-343'],
  play: (s) => s.do((c) => c.do.startLasting(c.row, c.me, null)),
  lasting: {
    // It is put away before its event is triggered.
    on: {
      turnCloses: (s) =>
        s
          .maybe('held', (is) => is.key)
          .do((c) => c.do.endLasting(c.held))
          .call(EVENT),
    },
  },
});

/** Twelve power cards. */
export const superchargePowers: readonly Row[] = [
  allDrawOne,
  antiCounter,
  openHands,
  specialCharge,
  specialSeal,
  blackWish,
  colourBlockade,
  looping,
  numberWish,
  randomChance,
  recycling,
  troublecharger,
];
