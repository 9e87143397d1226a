/** The special cards of the Supercharge set. */
import { option, seat, somebody } from '../../../kernel/questions.ts';
import type { RuleContext } from '../../rows/context.ts';
import { open, plain, type Row, unique } from '../../rows/define.ts';
import { letGo, mayDecline } from '../../rules/attack.ts';
import type { Power } from '../../state/state.ts';
import type { Seat } from '../../state/types.ts';

export const recharge = plain({
  id: 'recharge',
  name: 'recharge',
  copies: 1,
  rulings: ['R-035', 'R-118'],
  knobs: { mayRefuse: 0 },
  play: (s) =>
    s
      .when(
        (c) => used(c).length === 0,
        (s) => s.stop(),
      )
      .ask('power', (c) => option(c.knob('mayRefuse') === 0 ? used(c) : [...used(c), 'decline'], false, c.me))
      .when((_c, v) => v.power === 'decline', letGo)
      .do((c, v) => c.do.turnPowerDown(c.me, Number(v.power))),
});

/** The places of the own power cards that lie face up and were not used in this turn. */
const used = (c: RuleContext): string[] => placesOf(c, c.me, (one) => one.up && !isOfThisTurn(c, one));

/** Whether a power card was used in this turn. Before the first turn none can have been: it was kept. */
const isOfThisTurn = (c: RuleContext, { since }: Power): boolean => since > 0 && since === c.g.turn;

/** The places of a player's power cards, counted from 0, as a question names them. */
function placesOf(c: RuleContext, who: Seat, which: (one: Power) => boolean): string[] {
  const places: string[] = [];
  c.player(who).powers.forEach((one, at) => {
    if (which(one)) places.push(String(at));
  });
  return places;
}

const edison = open({
  id: 'edison',
  name: 'edison',
  copies: 3,
  attack: true,
  rulings: ['R-004', 'R-134', 'R-135', 'R-136', 'R-320'],
  play: (s) =>
    s
      .label('aim')
      .ask(
        'first',
        (c) => seat(holders(c).length < 2 ? [] : holders(c), mayDecline(c, true)),
        null,
        (is) => is.seat,
      )
      .orStop('first', (c) => c.do.letGo())
      .ask(
        'second',
        (c, v) => somebody(holders(c).filter((other) => other !== v.first)),
        null,
        (is) => is.seat,
      )
      .do((c, v) => c.do.name([v.first, v.second]))
      .window('attacked', (c, v) =>
        c.options['edison.counterable'] ? [v.first, v.second].filter((victim) => victim !== c.me) : [],
      )
      .ask(
        'cardOfFirst',
        (c, v) =>
          option(
            placesOf(c, v.first, () => true),
            false,
            v.first,
          ),
        null,
        (is, v) => is.powerOf(v.first),
      )
      .ask('cardOfSecond', (c, v) =>
        option(
          placesOf(c, v.second, () => true),
          false,
          v.second,
        ),
      )
      .do((c, v) => c.do.exchangePowers(v.first, Number(v.cardOfFirst), v.second, Number(v.cardOfSecond))),
});

/** Who owns power cards and may be named. */
const holders = (c: RuleContext): Seat[] => [...c.others, c.me].filter((one) => c.player(one).powers.length > 0);

const update = open({
  id: 'update',
  name: 'update',
  copies: 2,
  rulings: ['R-121', 'R-137'],
  play: (s) =>
    s
      .when((c) => c.g.powerPile.length === 0, letGo)
      .ask(
        'choice',
        () => option(['draw', 'decline']),
        null,
        (is) => is.oneOf(['draw', 'decline']),
      )
      .when((_c, v) => v.choice === 'decline', letGo)
      .do((c) => c.do.dealPowers(c.me, 1))
      .when(
        (c) => others(c).length === 0,
        (s) => s.stop(),
      )
      .ask('returned', (c) => option(others(c), false, c.me))
      .do((c, v) => c.do.returnPower(c.me, Number(v.returned))),
});

/** The own power cards without the one drawn last. */
const others = (c: RuleContext): string[] => placesOf(c, c.me, () => true).slice(0, -1);

const theEnd = unique({
  id: 'the-end',
  name: 'the end',
  points: 17,
  takesPowers: false,
  rulings: ['R-031', 'R-057', 'R-058', 'R-174', 'R-315', 'R-479'],
  condition: {
    text: 'This card can be played only as your last card.',
    ruling: 'R-057',
    holds: (c, player) => c.handSize(player) === 1,
  },
  play: (s) => s.do((c) => c.do.endRoundFor(c.row, c.me)),
});

/** Ten special cards. */
export const superchargeSpecials: readonly Row[] = [recharge, edison, update, theEnd];
