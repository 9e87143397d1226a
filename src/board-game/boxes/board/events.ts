/**
 * The events, by their number on the die of twenty. Everything goes in order from the right neighbor of whoever rolled
 * . What moves tokens here is no movement, so no card does anything, unless the text says movement.
 */

import { itemAt } from '../../../common/item-at.ts';
import { cards, somebody } from '../../../kernel/questions.ts';
import { type EventRow, event } from '../../rows/define.ts';
import { MOVE, movement } from '../../rules/move.ts';
import { eachPlaces } from '../../rules/placing.ts';
import { everybodyRolls, MOVEMENT, reroll, TELEPORT } from '../../rules/roll.ts';
import { HAND } from '../../rules/turn.ts';

/** The events, in the order of their numbers. */
export const events: readonly EventRow[] = [
  event({
    number: 1,
    id: 'epic-fail',
    name: 'epic fail',
    text: 'The rearmost token goes to the frontmost numbered teleport.',
    rulings: ['R-431'],
    play: (s) =>
      s.do((c) => {
        const space = Math.max(...c.teleportSpaces);
        for (const token of c.rearmost) c.do.put(token, space);
      }),
  }),
  event({
    number: 2,
    id: 'earthquake',
    name: 'earthquake',
    text: 'Each token goes where the token of the right neighbor was.',
    rulings: ['R-431', 'R-433', 'R-494'],
    play: (s) =>
      s.do((c) => {
        const before = c.seats.map((token) => c.spaceOf(token));
        const inOrder = c.catalog.options['earthquake.order'] === 'inOrder';
        for (const token of c.order) {
          const right = c.rightOf(token);
          c.do.put(token, inOrder ? c.spaceOf(right) : itemAt(before, right));
        }
      }),
  }),
  event({
    number: 3,
    id: 'marching-orders',
    name: 'marching orders',
    text: 'Name a token, roll for it and move it forward. It counts as a movement.',
    rulings: ['R-425', 'R-431'],
    play: (s) =>
      s
        .ask(
          'named',
          (c) => somebody(c.order),
          null,
          (is) => is.seat,
        )
        .do((c, v) => c.do.name(v.named))
        .do((c) => c.do.roll(c.me, MOVEMENT))
        .call(reroll)
        .call(
          MOVE,
          (_c, v) => v.named,
          (c, v) => movement(v.named, c.rolled),
        ),
  }),
  event({
    number: 4,
    id: 'teleport-terror',
    name: 'teleport terror',
    text: 'Everybody rolls and goes to the teleport with that number.',
    rulings: ['R-421', 'R-431'],
    play: (s) => everybodyRolls(s, TELEPORT, (c, seat) => c.do.teleport(seat, c.rolled)),
  }),
  event({
    number: 5,
    id: 'market',
    name: 'market',
    text: 'One card for each player is turned up. Everybody takes one of them, in order.',
    rulings: ['R-402', 'R-431', 'R-438'],
    play: (s) =>
      s
        .do((c) => c.do.turnUp(c.players()))
        .each(
          'seat',
          (c) => c.order,
          (s) =>
            s
              .ask(
                'taken',
                (c) => cards(c.g.market, 1),
                (_c, v) => v.seat,
                (is) => is.cards,
              )
              .do((c, v) => {
                for (const card of v.taken) c.do.pick(v.seat, card);
              }),
        ),
  }),
  event({
    number: 6,
    id: 'mexican-standoff',
    name: 'mexican standoff',
    text: 'All tokens go to teleport 6.',
    rulings: ['R-427', 'R-431'],
    play: (s) =>
      s.do((c) => {
        for (const token of c.order) c.do.teleport(token, 6);
      }),
  }),
  event({
    number: 7,
    id: 'expansion',
    name: 'expansion',
    text: 'Everybody rolls and goes forward as far, past everything.',
    rulings: ['R-405', 'R-431'],
    play: (s) => everybodyRolls(s, MOVEMENT, (c, seat) => c.do.shift(seat, c.rolled)),
  }),
  event({
    number: 8,
    id: 'recession',
    name: 'recession',
    text: 'Everybody rolls and goes backward as far, past everything.',
    rulings: ['R-407', 'R-431'],
    play: (s) => everybodyRolls(s, MOVEMENT, (c, seat) => c.do.shift(seat, -c.rolled)),
  }),
  event({
    number: 9,
    id: 'restock',
    name: 'restock',
    text: 'Everybody places a card of their hand on any card but a white one, without effect. Then everybody draws up to four.',
    rulings: ['R-394', 'R-431', 'R-438'],
    play: (s) =>
      eachPlaces(s, (c) => c.order.filter((seat) => c.handSize(seat) > 0), true).do((c) => {
        for (const seat of c.order) c.do.refill(seat, HAND);
      }),
  }),
  event({
    number: 10,
    id: 'reset',
    name: 'reset',
    text: 'Everybody discards the whole hand and draws four cards, in order.',
    rulings: ['R-431', 'R-438'],
    play: (s) =>
      s.do((c) => {
        for (const seat of c.order) {
          c.do.discard(seat, [...c.handOf(seat)]);
          c.do.refill(seat, HAND);
        }
      }),
  }),
  event({
    number: 11,
    id: 'tsunami',
    name: 'tsunami',
    text: 'Everybody rolls, in order. Whoever rolls less than the one before moves forward by what they could not beat, and it is over. It counts as a movement.',
    rulings: ['R-431', 'R-434'],
    play: (s) =>
      s
        .keep(
          'highest',
          (is) => is.whole(0, 6),
          () => 0,
        )
        .keep(
          'loser',
          (is) => is.orNull(is.seat),
          () => null,
        )
        .each(
          'seat',
          (c) => c.order,
          (s) =>
            s
              .when(
                (_c, v) => v.loser !== null,
                (s) => s.goto('over'),
              )
              .do((c, v) => c.do.roll(v.seat, MOVEMENT))
              .call(reroll, (_c, v) => v.seat)
              .when(
                (c, v) => c.rolled >= v.highest,
                (s) =>
                  s
                    .do((c, v) => {
                      v.highest = c.rolled;
                    })
                    .goto('over'),
              )
              .do((_c, v) => {
                v.loser = v.seat;
              })
              .call(
                MOVE,
                (_c, v) => v.seat,
                (_c, v) => movement(v.seat, v.highest),
              )
              .label('over'),
        ),
  }),
  event({
    number: 12,
    id: 'gambling-man',
    name: 'gambling man',
    text: 'Everybody rolls. Whoever rolled highest goes to the teleport with that number.',
    rulings: ['R-421', 'R-431', 'R-435'],
    play: (s) =>
      everybodyRolls(
        s.keep(
          'rolls',
          (is) => is.list(is.whole(1, 6)),
          () => [],
        ),
        TELEPORT,
        (c, _seat, v) => {
          v.rolls = [...v.rolls, c.rolled];
        },
      ).do((c, { rolls }) => {
        const highest = Math.max(...rolls);
        for (const token of c.order.filter((_token, at) => rolls[at] === highest)) c.do.teleport(token, highest);
      }),
  }),
  event({
    number: 13,
    id: 'friday-the-13th',
    name: 'friday the 13th',
    text: 'Nothing happens.',
    rulings: ['R-431'],
    play: null,
  }),
  event({
    number: 14,
    id: 'loot',
    name: 'loot',
    text: 'Everybody gives their hand to the right neighbor.',
    rulings: ['R-431'],
    play: (s) => s.do((c) => c.do.passHands()),
  }),
  event({
    number: 15,
    id: 'surprise-party',
    name: 'surprise party',
    text: 'In order, everybody names a token, which goes two spaces forward past everything.',
    rulings: ['R-431'],
    play: (s) =>
      s.each(
        'seat',
        (c) => c.order,
        (s) =>
          s
            .ask(
              'named',
              (c) => somebody(c.order),
              (_c, v) => v.seat,
              (is) => is.seat,
            )
            .do((c, v) => c.do.name(v.named, v.seat))
            .do((c, v) => c.do.shift(v.named, 2)),
      ),
  }),
  event({
    number: 16,
    id: 'charity',
    name: 'charity',
    text: 'The frontmost token goes four spaces backward, all others one forward.',
    rulings: ['R-431', 'R-437'],
    play: (s) =>
      s.do((c) => {
        const front = c.frontmost;
        for (const token of c.order) c.do.shift(token, front.includes(token) ? -4 : 1);
      }),
  }),
  event({
    number: 17,
    id: 'robin-hood',
    name: 'robin hood',
    text: 'The frontmost and the rearmost token swap places.',
    rulings: ['R-431', 'R-433'],
    play: (s) =>
      s.do((c) => {
        const { frontmost, rearmost } = c;
        const [ahead, behind] = [c.spaceOf(itemAt(frontmost, 0)), c.spaceOf(itemAt(rearmost, 0))];
        if (ahead === behind) return;
        for (const token of frontmost) c.do.put(token, behind);
        for (const token of rearmost) c.do.put(token, ahead);
      }),
  }),
  event({
    number: 18,
    id: 'reorganize',
    name: 'reorganize',
    text: 'Move two numbered teleports without tokens on them to other spaces. They cover what lies there, white cards excepted; where they were is an empty space.',
    rulings: ['R-431', 'R-436'],
    play: (s) =>
      s
        .keep(
          'moved',
          (is) => is.cards,
          () => [],
        )
        .label('again')
        .when(
          (c, v) => !c.canMoveTeleport(v.moved),
          (s) => s.stop(),
        )
        .askOpen(
          'placed',
          (c, v) => c.askTeleport(v.moved),
          null,
          (is) => is.placement,
        )
        .do((c, v) => {
          c.do.moveTeleport(c.me, v.placed.card, v.placed.at);
          v.moved = [...v.moved, v.placed.card];
        })
        .when(
          (_c, v) => v.moved.length < 2,
          (s) => s.goto('again'),
        ),
  }),
  event({
    number: 19,
    id: 'communism',
    name: 'communism',
    text: 'All tokens go to the space of the frontmost one.',
    rulings: ['R-431', 'R-432'],
    play: (s) =>
      s.do((c) => {
        const space = c.spaceOf(itemAt(c.frontmost, 0));
        for (const token of c.order) c.do.put(token, space);
      }),
  }),
  event({
    number: 20,
    id: 'epic-win',
    name: 'epic win',
    text: 'The frontmost token goes to the start.',
    rulings: ['R-431'],
    play: (s) =>
      s.do((c) => {
        for (const token of c.frontmost) c.do.put(token, 0);
      }),
  }),
];
