/** The events of the Troublemaker set. Each is carried out by whoever caused it. */

import { itemAt } from '../../../common/item-at.ts';
import { cards, option, seat, somebody } from '../../../kernel/questions.ts';
import type { RuleContext } from '../../rows/context.ts';
import { event, type Row } from '../../rows/define.ts';
import { CARRY, EVENT } from '../../rules/event.ts';
import type { Lasting, RanOut } from '../../state/state.ts';
import type { CardId, EventId, Seat } from '../../state/types.ts';

/** Whether the event concerns whoever caused it. */
const concernsTrigger = (c: RuleContext): boolean => c.affected.includes(c.me);

const blackHole = event({
  id: 'black-hole',
  name: 'black hole',
  rulings: ['R-216', 'R-241', 'R-369'],
  play: (s) =>
    s.when(concernsTrigger, (s) =>
      s.each(
        'seat',
        (c) => c.affectedBut(c.me),
        (s) =>
          s.do((c, v) =>
            c.do.give(
              v.seat,
              c.me,
              c.handOf(v.seat).filter((id) => c.card(id).row.class === 'black'),
              false,
              true,
            ),
          ),
      ),
    ),
});

const capitalism = event({
  id: 'capitalism',
  name: 'capitalism',
  rulings: ['R-212', 'R-243'],
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) => s.do((c, v) => c.do.draw(v.seat, c.handSize(v.seat))),
    ),
});

const crowdfunding = event({
  id: 'crowdfunding',
  name: 'crowdfunding',
  rulings: ['R-206', 'R-247', 'R-359', 'R-363'],
  play: (s) =>
    s
      // Who holds the fewest is settled before anything moves.
      .keep(
        'fewest',
        (is) => is.seats,
        (c) => c.extreme(c.measured, (seat) => c.handSize(seat), -1),
      )
      .each(
        'giver',
        (c, v) => c.affected.filter((seat) => !v.fewest.includes(seat)),
        (s) =>
          s.each(
            'taker',
            (c, v) => v.fewest.filter((seat) => c.affected.includes(seat)),
            (s) =>
              s
                .ask(
                  'card',
                  (c, v) => cards(c.handOf(v.giver), 1),
                  (_c, v) => v.giver,
                  (is) => is.cards,
                )
                .do((c, v) => c.do.give(v.giver, v.taker, v.card)),
          ),
      ),
});

const distributor = event({
  id: 'distributor',
  name: 'distributor',
  rulings: ['R-004', 'R-211', 'R-248', 'R-368'],
  play: (s) =>
    s.when(
      (c) => concernsTrigger(c) && c.affected.length > 1,
      (s) =>
        s
          .do((c) => c.do.showHands(c.affected, [c.me]))
          .keep(
            'receivers',
            (is) => is.seats,
            () => [],
          )
          // The own hand is dealt first, because it is the only one that may not go everywhere.
          .each('owner', ownFirst, (s) =>
            s
              .ask(
                'receiver',
                (c, v) => somebody(receiversLeft(c, v.receivers, v.owner)),
                null,
                (is) => is.seat,
              )
              .do((_c, v) => {
                v.receivers = [...v.receivers, v.receiver];
              }),
          )
          .do((c) => c.do.hideHands())
          .do((c, v) => c.do.passHands(ownFirst(c), (owner) => itemAt(v.receivers, ownFirst(c).indexOf(owner)))),
    ),
});

const ownFirst = (c: RuleContext): Seat[] => [c.me, ...c.affectedBut(c.me)];

/** Who has not been dealt a hand yet; not whoever deals, if it is the own one. */
const receiversLeft = (c: RuleContext, receivers: readonly Seat[], owner: Seat): Seat[] =>
  c.affected.filter((other) => !receivers.includes(other) && (owner !== c.me || other !== c.me));

const doubleTaxation = event({
  id: 'double-taxation',
  name: 'double taxation',
  rulings: ['R-217', 'R-250'],
  knobs: { cards: 3 },
  play: (s) =>
    s
      .keep(
        'sums',
        (is) => is.bySeat(is.count),
        (c) => c.g.players.map((_player, seat) => taxOf(c, seat)),
      )
      .each(
        'seat',
        (c) => c.affected,
        (s) =>
          s.do((c, { seat, sums }) => {
            if (c.options.scoring) {
              c.do.addPoints(seat, sums[seat] ?? 0);
              return;
            }
            const ranks = [...new Set(c.affected.map((one) => sums[one] ?? 0))].sort((a, b) => a - b);
            c.do.draw(seat, ranks.indexOf(sums[seat] ?? 0) + 1);
          }),
      ),
});

/** The points of the highest cards of a hand. */
function taxOf(c: RuleContext, seat: Seat): number {
  const points = c.handOf(seat).map((id) => c.pointsOf(id));
  points.sort((a, b) => b - a);
  return points.slice(0, c.knob('cards')).reduce((sum, one) => sum + one, 0);
}

/** Whoever caused it chooses, protected or not: protection from this event itself is useless. */
const eventManager = event({
  id: 'event-manager',
  name: 'event manager',
  rulings: ['R-197', 'R-254', 'R-367', 'R-468'],
  knobs: { events: 3 },
  play: (s) =>
    s
      .window('event', (c) => c.orderAfter(c.g.active))
      .keep(
        'shown',
        (is) => is.list(is.event),
        (c) => {
          const shown: EventId[] = [];
          for (let i = c.knob('events'); i > 0; i--) {
            const turned = c.do.turnEvent(c.me);
            if (turned !== null) shown.push(turned);
          }
          return shown;
        },
      )
      .when(
        (_c, v) => v.shown.length === 0,
        (s) => s.stop(),
      )
      .ask(
        'event',
        (_c, v) => option(v.shown),
        null,
        (is) => is.event,
      )
      .do((c, v) => {
        for (const other of v.shown) if (other !== v.event) c.do.endEvent(other);
      })
      .call(CARRY, null, (_c, v) => ({ event: v.event, exempt: v.exempt ?? [] })),
});

const identityTheft = event({
  id: 'identity-theft',
  name: 'identity theft',
  rulings: ['R-217', 'R-261', 'R-262', 'R-263'],
  play: (s) =>
    s
      .when(
        (c) => c.options.scoring,
        (s) =>
          s
            .do((c) => {
              const total = (one: Seat): number => c.player(one).score;
              const [highest] = c.extreme(c.affected, total, 1);
              const [lowest] = c.extreme(c.affected, total, -1);
              if (highest === undefined || lowest === undefined) return;
              const apart = total(highest) - total(lowest);
              if (apart === 0) return;
              c.do.addPoints(highest, -apart);
              c.do.addPoints(lowest, apart);
            })
            .stop(),
      )
      .when(concernsTrigger, (s) =>
        s
          .askOrStop(
            'first',
            (c) => seat(swappable(c)),
            null,
            (is) => is.seat,
          )
          // Whoever could be named first has somebody to change places with.
          .ask('second', (c, v) => somebody(c.affectedBut(v.first)))
          .do((c, v) => c.do.changePlaces(v.first, v.second)),
      ),
});

/** Who can be named first: nobody if there is no other, and of two players it does not matter which. */
const swappable = (c: RuleContext): readonly Seat[] =>
  c.affected.length < 3 ? c.affected.slice(0, c.affected.length - 1) : c.affected;

const lastChance = event({
  id: 'last-chance',
  name: 'last chance',
  rulings: ['R-193', 'R-264', 'R-265', 'R-266', 'R-267', 'R-268', 'R-269', 'R-314'],
  lasting: {
    on: {
      handEmptied: (s) =>
        s.when(
          // Several of them act together: two events for each who ran out.
          (c) => c.g.lasting.find((held) => held.row === c.row) === c.held,
          (s) =>
            s.each(
              'seat',
              (c, v) => outOfCards(c, v.out),
              (s) =>
                s.when(
                  (c, v) => isStillOut(c, v.seat),
                  (s) =>
                    s.each(
                      'chance',
                      (c, v) => chancesOf(c, v.out, v.seat).map((held) => held.key),
                      (s) =>
                        s.call(
                          (c, v) => (triggers(c, v.out, v.seat) ? EVENT : null),
                          (_c, v) => v.seat,
                        ),
                      (is) => is.key,
                    ),
                ),
            ),
        ),
    },
  },
});

/** Who ran out in a way that counts, in the order of play. */
const outOfCards = (c: RuleContext, out: readonly RanOut[]): Seat[] =>
  c.orderAfter(c.g.active).filter((seat) => counts(c, out, seat) && chancesOf(c, out, seat).length > 0);

/**
 * Whether a hand has stayed empty since: whoever was refilled by an event of an earlier one triggers none for it.
 * If the hand has run out once more, that is a loss of its own.
 */
const isStillOut = (c: RuleContext, seat: Seat): boolean =>
  c.handSize(seat) === 0 && !c.g.ranOut.some((one) => one.seat === seat);

/** Whether a player's last loss of all cards counts: it is the one that left the hand empty. */
function counts(c: RuleContext, out: readonly RanOut[], seat: Seat): boolean {
  const loss = lastLoss(out, seat);
  return loss !== undefined && (!loss.byEvent || c.options['last-chance.eventsCount']);
}

const lastLoss = (out: readonly RanOut[], seat: Seat): RanOut | undefined =>
  out.filter((one) => one.seat === seat).at(-1);

/** Nothing follows once the round is over, nor in a chain of events once their pile is used up. */
const triggers = (c: RuleContext, out: readonly RanOut[], seat: Seat): boolean =>
  c.g.ending === null && (c.g.eventPile.length > 0 || lastLoss(out, seat)?.byEvent !== true);

/** The copies in force that concern a player, and that were in force already when the hand ran out. */
const chancesOf = (c: RuleContext, out: readonly RanOut[], seat: Seat): Lasting[] =>
  c.g.lasting.filter(
    (held) => held.row === c.row && !held.exempt.includes(seat) && held.key <= (lastLoss(out, seat)?.lastingCount ?? 0),
  );

const plague = event({
  id: 'plague',
  name: 'plague',
  rulings: ['R-196', 'R-235', 'R-236', 'R-278'],
  play: (s) => s.call(EVENT).call(EVENT),
});

const plusOne = event({
  id: 'plus-one',
  name: 'plus one',
  rulings: ['R-194', 'R-240', 'R-279', 'R-280'],
  knobs: { cards: 1 },
  lasting: {
    values: {
      drawCount: (count, c, seat, held) => {
        // Of several that concern a player, one alone counts if they do not stack.
        const first = c.g.lasting.find((other) => other.row === held.row && !other.exempt.includes(seat));
        return c.options['plus-one.stack'] || first === held ? count + c.knob('cards', held.row) : count;
      },
    },
  },
});

/** Whoever caused it chooses, protected or not, as with Event Manager. */
const repeat = event({
  id: 'repeat',
  name: 'repeat',
  rulings: ['R-198', 'R-220', 'R-282', 'R-283', 'R-468'],
  play: (s) =>
    s
      .window('event', (c) => c.orderAfter(c.g.active))
      .when(
        (c) => repeatable(c).length === 0,
        (s) => s.stop(),
      )
      .ask(
        'event',
        (c) => option(repeatable(c)),
        null,
        (is) => is.event,
      )
      .call(CARRY, null, (_c, v) => ({ event: v.event, exempt: v.exempt ?? [] })),
});

/** The events of this round that have been carried out, without this one. */
function repeatable(c: RuleContext): EventId[] {
  const { eventsPast, eventDiscard } = c.g;
  const past = c.options['repeat.includeUnexecuted'] ? [...eventsPast, ...eventDiscard] : eventsPast;
  const running = c.g.queue.filter(({ script }) => script === CARRY).map(({ v }) => v.event);
  return [...new Set(past)].filter((one) => one !== c.row && !running.includes(one));
}

const russianRoulette = event({
  id: 'russian-roulette',
  name: 'russian roulette',
  rulings: ['R-215', 'R-290', 'R-368', 'R-378'],
  play: (s) =>
    s
      .askAll(
        'bets',
        (c) => c.affected.filter((one) => c.handSize(one) > 0),
        (c, one) => cards(c.handOf(one), 1),
        (is) => is.answers(is.cards),
      )
      .do((c, v) => {
        for (const one of c.affected) c.do.lay(one, v.bets[one] ?? []);
      })
      .do((c) => c.do.mix())
      .do((c) => c.do.stack()),
});

const seppuku = event({
  id: 'seppuku',
  name: 'seppuku',
  rulings: ['R-217', 'R-291', 'R-292'],
  knobs: { reward: 21, penalty: 42, refusal: 21, discards: 2, draws: 4, refusalDraws: 2 },
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) =>
        s
          .ask(
            'choice',
            () => option(['dare', 'refuse']),
            (_c, v) => v.seat,
            (is) => is.oneOf(['dare', 'refuse']),
          )
          .do((c, v) => {
            if (v.choice === 'dare') c.do.turnUp(1);
          })
          .keep(
            'flipped',
            (is) => is.orNull(is.card),
            (c) => c.g.table[0] ?? null,
          )
          .when(
            (c, v) => !won(c, v),
            (s) =>
              s.do((c, v) => {
                const { flipped } = v;
                c.do.tuck(c.g.table);
                if (c.options.scoring) c.do.addPoints(v.seat, c.knob(flipped === null ? 'refusal' : 'penalty'));
                else c.do.draw(v.seat, c.knob(flipped === null ? 'refusalDraws' : 'draws'));
              }),
          )
          .when(won, (s) =>
            s
              .do((c, v) => {
                c.do.tuck(c.g.table);
                if (c.options.scoring) c.do.addPoints(v.seat, -c.knob('reward'));
              })
              .when(
                (c) => !c.options.scoring,
                (s) =>
                  s
                    .ask(
                      'discards',
                      (c, v) => ({
                        ...cards(c.handOf(v.seat), c.knob('discards'), { ordered: true }),
                        ...(c.options['seppuku.discardOptional'] ? { min: 0, plain: false } : {}),
                      }),
                      (_c, v) => v.seat,
                      (is) => is.cards,
                    )
                    .do((c, v) => c.do.discard(v.seat, v.discards)),
              ),
          ),
    ),
});

/** Whether the card turned over is a number. */
const won = (c: RuleContext, { flipped }: { readonly flipped: CardId | null }): boolean =>
  flipped !== null && c.card(flipped).number !== null;

const trustFall = event({
  id: 'trust-fall',
  name: 'trust fall',
  rulings: ['R-210', 'R-298', 'R-360', 'R-363'],
  knobs: { cards: 2 },
  play: (s) =>
    s
      .each(
        'seat',
        (c) => c.affected,
        (s) =>
          s
            .ask(
              'giver',
              (c, v) => seat(c.affectedBut(v.seat)),
              (_c, v) => v.seat,
              (is) => is.orNull(is.seat),
            )
            .whenSome('giver', (s) =>
              s
                .do((c, v) => c.do.name([v.giver], null, v.seat))
                .ask(
                  'gifts',
                  (c, v) => cards(c.handOf(v.giver), c.knob('cards')),
                  (_c, v) => v.giver,
                  (is) => is.cards,
                )
                .do((c, v) => c.do.lay(v.giver, v.gifts, v.seat)),
            ),
      )
      .do((c) => c.do.pickUpGifts(c.affected)),
});

/** Fourteen events. */
export const troublemakerEvents: readonly Row[] = [
  blackHole,
  capitalism,
  crowdfunding,
  distributor,
  doubleTaxation,
  eventManager,
  identityTheft,
  lastChance,
  plague,
  plusOne,
  repeat,
  russianRoulette,
  seppuku,
  trustFall,
];
