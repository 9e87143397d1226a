/** The special cards of the Troublemaker set. */
import { option } from '../../../kernel/questions.ts';
import type { RuleContext } from '../../rows/context.ts';
import { bicolored, open, plain, type Row, unique } from '../../rows/define.ts';
import { aim, goingFrom, robbable } from '../../rules/attack.ts';
import { EVENT } from '../../rules/event.ts';
import { colorFaceName } from '../../rules/matching.ts';
import { earlyWish, WISH } from '../../rules/play.ts';
import type { CardId, Color, Seat } from '../../state/types.ts';

const colourSwap = bicolored({
  id: 'colour-swap',
  name: 'colour swap',
  pairs: [
    ['blue', 'red'],
    ['blue', 'green'],
    ['blue', 'yellow'],
    ['red', 'green'],
    ['red', 'yellow'],
    ['green', 'yellow'],
  ],
  rulings: ['R-033', 'R-063', 'R-064', 'R-065', 'R-066', 'R-072'],
  play: (s) =>
    s.ask('half', (c) => option(halves(c))).do((c, v) => c.do.show(colorFaceName(c.cardRow(c.row), v.half), v.half)),
});

/** The colors play may go on with: the half that is not in force, or either if none is. */
function halves(c: RuleContext): Color[] {
  const { color, second, row } = c.card(c.played);
  const { colorInForce } = c;
  // An imitation comes in on the color in force and goes out on any other.
  if (row.imitates !== null) return c.wishable.filter((other) => other !== colorInForce);
  const both = [color, second].filter((half) => half !== null);
  // Played without matching, it may go on in either.
  if (c.playing.v.freely === true) return both;
  return colorInForce !== null && both.includes(colorInForce) ? both.filter((half) => half !== colorInForce) : both;
}

export const thief = plain({
  id: 'thief',
  name: 'thief',
  copies: 1,
  attack: true,
  rulings: ['R-114', 'R-115', 'R-116', 'R-117'],
  knobs: { cards: 2, onlyGiveable: 0 },
  play: (s) =>
    aim(s, (c) => robbable(c, (seat) => takeable(c, seat)))
      .do((c, v) => c.do.showHands([v.victim], [c.me]))
      .ask('cards', (c, v) => goingFrom(c.handSize(v.victim), takeable(c, v.victim), c.knob('cards')))
      .do((c) => c.do.hideHands())
      .do((c, v) => c.do.give(v.victim, c.me, v.cards)),
});

/** The cards of a hand that Thief can take. */
const takeable = (c: RuleContext, victim: Seat): readonly CardId[] =>
  c.knob('onlyGiveable') === 0 ? c.handOf(victim) : c.giveable(victim);

const troublemaker = plain({
  id: 'troublemaker',
  name: 'troublemaker',
  copies: 1,
  rulings: ['R-034', 'R-119'],
  play: (s) => s.call(EVENT),
});

const specialFavours = open({
  id: 'special-favours',
  name: 'special favours',
  copies: 3,
  attack: true,
  rulings: ['R-077', 'R-130', 'R-131', 'R-132', 'R-133'],
  play: (s) =>
    aim(s, (c) => c.others, { optional: true }).do((c, v) =>
      c.do.exchange(
        c.me,
        specials(c, c.me).filter((id) => c.card(id).row.giveable),
        v.victim,
        specials(c, v.victim),
        false,
        true,
      ),
    ),
});

/** The cards of a hand that are not number cards. */
const specials = (c: RuleContext, seat: Seat): CardId[] => c.handOf(seat).filter((id) => c.card(id).number === null);

const inequality = open({
  id: 'inequality',
  name: 'inequality',
  copies: 2,
  attack: true,
  rulings: ['R-127', 'R-128', 'R-129'],
  play: (s) =>
    aim(
      s,
      (c) => c.others.filter((other) => c.options['inequality.anyVictim'] || c.handSize(other) <= c.handSize(c.me)),
      { optional: true },
    ).do((c, v) => {
      // The smallest number k with v + k > a - k.
      const ahead = c.handSize(c.me) - c.handSize(v.victim);
      if (ahead >= 0) c.do.give(c.me, v.victim, c.blind(c.me, Math.floor(ahead / 2) + 1), true);
    }),
});

const luckyBastard = open({
  id: 'lucky-bastard',
  name: 'lucky bastard',
  copies: 1,
  rulings: ['R-183', 'R-184', 'R-185', 'R-186', 'R-187', 'R-188', 'R-189', 'R-190', 'R-221'],
  react: {
    in: 'event',
    each: true,
    may: (c, seat) => seat !== c.g.active || c.options['lucky-bastard.activePlayer'],
    play: (s) =>
      s
        .call(earlyWish)
        .do((c) => c.do.exempt(c.me))
        .call(WISH),
  },
});

const mimicry = unique({
  id: 'mimicry',
  name: 'mimicry',
  points: 7,
  rulings: ['R-032', 'R-070', 'R-071', 'R-072', 'R-139', 'R-140', 'R-141'],
  imitates: { offTurn: (c) => c.options['mimicry.offTurn'] },
});

const curse = unique({
  id: 'curse',
  name: 'curse',
  points: 13,
  rulings: ['R-031', 'R-056'],
  condition: { text: 'This card cannot be played.', ruling: 'R-056', holds: () => false },
});

/** Twenty-two special cards. */
export const troublemakerSpecials: readonly Row[] = [
  colourSwap,
  thief,
  troublemaker,
  specialFavours,
  inequality,
  luckyBastard,
  mimicry,
  curse,
];
