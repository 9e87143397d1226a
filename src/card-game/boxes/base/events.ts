/** The events of the base set. Each is carried out by whoever caused it. */
import { itemAt } from '../../../common/item-at.ts';
import { cards, option } from '../../../kernel/questions.ts';
import type { RuleContext } from '../../rows/context.ts';
import { event, type Row } from '../../rows/define.ts';
import { deal } from '../../rules/kinds/questions.ts';
import { FINISH } from '../../state/endings.ts';
import type { Lasting } from '../../state/state.ts';
import type { CardId, Color, Seat } from '../../state/types.ts';

const charity = event({
  id: 'charity',
  name: 'charity',
  rulings: ['R-244', 'R-364'],
  play: (s) =>
    s
      // Who holds the most is settled before anything moves.
      .keep(
        'most',
        (is) => is.seats,
        (c) => c.extreme(c.measured, (seat) => c.handSize(seat), 1),
      )
      .each(
        'taker',
        (c, v) => c.affected.filter((seat) => !v.most.includes(seat)),
        (s) =>
          s.each(
            'giver',
            (c, v) => v.most.filter((seat) => c.affected.includes(seat)),
            (s) => s.do((c, v) => c.do.give(v.giver, v.taker, c.blind(v.giver, 1), true)),
          ),
      ),
});

const communism = event({
  id: 'communism',
  name: 'communism',
  rulings: ['R-246'],
  play: (s) =>
    s
      .keep(
        'target',
        (is) => is.count,
        (c) => Math.max(...c.measured.map((seat) => c.handSize(seat))),
      )
      .each(
        'seat',
        (c) => c.affected,
        (s) => s.do((c, v) => c.do.draw(v.seat, v.target - c.handSize(v.seat))),
      ),
});

const doomsday = event({
  id: 'doomsday',
  name: 'doomsday',
  rulings: ['R-175', 'R-234', 'R-249'],
  knobs: { points: 50 },
  play: (s) => s.do((c) => c.do.endRound('doomsday', c.knob('points'), c.exempt)),
});

const earthquake = event({
  id: 'earthquake',
  name: 'earthquake',
  rulings: ['R-251', 'R-356'],
  play: (s) =>
    s.do((c) => {
      const seats = c.affected;
      c.do.passHands(seats, (seat) => c.nextOf(seats, seat));
    }),
});

const expansion = event({
  id: 'expansion',
  name: 'expansion',
  rulings: ['R-255'],
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) => s.do((c, v) => c.do.draw(v.seat, v['seat#'].nth)),
    ),
});

const finishLine = event({
  id: 'finish-line',
  name: 'finish line',
  rulings: ['R-175', 'R-234', 'R-256'],
  play: (s) => s.do((c) => c.do.endRound('finish-line', null, c.exempt)),
});

const fridayThe13th = event({
  id: 'friday-the-13th',
  name: 'friday the 13th',
  rulings: ['R-303'],
});

const gamblingMan = event({
  id: 'gambling-man',
  name: 'gambling man',
  rulings: ['R-257', 'R-258', 'R-259', 'R-260', 'R-377', 'R-378'],
  knobs: { penalty: 2 },
  play: (s) => s.call((c) => c.scriptOf(c.options['gambling-man.version'])),
  parts: {
    secondLowest: (s) =>
      s
        .askAll(
          'bets',
          (c) => c.affected.filter((seat) => c.handSize(seat) > 0),
          (c, seat) => cards(c.handOf(seat), 1),
          (is) => is.answers(is.cards),
        )
        .keep(
          'taker',
          (is) => is.orNull(is.seat),
          (c, v) => takerOf(c, c.affected, (seat) => v.bets[seat]?.[0]),
        )
        .do((c, v) => {
          for (const seat of c.affected) c.do.lay(seat, v.bets[seat] ?? [], null, true);
        })
        .do((c) => c.do.reveal())
        .do((c, v) => {
          if (v.taker !== null) c.do.pickUp(v.taker, c.g.table);
        }),

    classic: (s) =>
      s
        .when(
          (c) => c.g.lastColor === null,
          (s) => s.stop(),
        )
        .keep(
          'without',
          (is) => is.seats,
          (c) => c.affected.filter((seat) => lowestOf(c, seat) === null),
        )
        .keep(
          'taker',
          (is) => is.orNull(is.seat),
          (c, v) => {
            const players = c.affected.filter((seat) => !v.without.includes(seat));
            return c.extreme(players, (seat) => lowestNumber(c, seat), 1)[0] ?? null;
          },
        )
        .do((c) => {
          for (const seat of c.affected) {
            const lowest = lowestOf(c, seat);
            if (lowest !== null) c.do.lay(seat, [lowest], null, true);
          }
        })
        .do((c) => c.do.reveal())
        .whenSome('taker', (s) => s.do((c, v) => c.do.pickUp(v.taker, c.g.table)))
        .each(
          'seat',
          (_c, v) => v.without,
          (s) => s.do((c, v) => c.do.draw(v.seat, c.knob('penalty'))),
        ),
  },
});

/** Who takes all: the first without cards, or else the first who laid the second lowest points; `null`: nobody. */
function takerOf(c: RuleContext, seats: readonly Seat[], bet: (seat: Seat) => CardId | undefined): Seat | null {
  const empty = seats.find((seat) => bet(seat) === undefined);
  if (empty !== undefined) return empty;
  const points = (seat: Seat): number => {
    const card = bet(seat);
    return card === undefined ? 0 : c.pointsOf(card);
  };
  const all = seats.map(points).sort((a, b) => a - b);
  const ranked = c.options['gambling-man.rank'] === 'distinct' ? [...new Set(all)] : all;
  return seats.find((seat) => points(seat) === (ranked[1] ?? ranked[0])) ?? null;
}

/** The number on the card a player has to lay; -1 without one. */
function lowestNumber(c: RuleContext, seat: Seat): number {
  const card = lowestOf(c, seat);
  return card === null ? -1 : (c.card(card).number ?? -1);
}

/** The card a player has to lay: the lowest number of the color played last. Cards of equal number are alike. */
function lowestOf(c: RuleContext, seat: Seat): CardId | null {
  const numbers = c.handOf(seat).filter((id) => c.card(id).number !== null && c.card(id).color === c.g.lastColor);
  return c.extreme(numbers, (id) => c.card(id).number ?? -1, -1)[0] ?? null;
}

const market = event({
  id: 'market',
  name: 'market',
  rulings: ['R-271'],
  play: (s) =>
    s
      .do((c) => c.do.turnUp(c.affected.length))
      .each(
        'seat',
        (c) => c.affected,
        (s) =>
          s
            .ask(
              'picked',
              (c) => cards(c.g.table, 1),
              (_c, v) => v.seat,
              (is) => is.cards,
            )
            .do((c, v) => c.do.pickUp(v.seat, v.picked)),
      ),
});

const matingSeason = event({
  id: 'mating-season',
  name: 'mating season',
  rulings: ['R-272'],
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) => s.do((c, v) => c.do.discard(v.seat, pairs(c, c.handOf(v.seat)))),
    ),
});

/** The number cards of a hand whose number it holds twice or more. */
function pairs(c: RuleContext, hand: readonly CardId[]): CardId[] {
  const numbers = hand.map((id) => c.card(id).number);
  return hand.filter((_id, at) => {
    const number = numbers[at] ?? null;
    return number !== null && numbers.indexOf(number) !== numbers.lastIndexOf(number);
  });
}

const merryChristmas = event({
  id: 'merry-christmas',
  name: 'merry christmas',
  rulings: ['R-225', 'R-273', 'R-357', 'R-363'],
  play: (s) =>
    s
      .each(
        'seat',
        (c) => c.affected,
        (s) =>
          s
            .ask(
              'gifts',
              (c, v) => deal(c.handOf(v.seat), c.affectedBut(v.seat)),
              (_c, v) => v.seat,
              (is) => is.list(is.pair(is.card, is.seat)),
            )
            .do((c, v) => layGifts(c, v.seat, v.gifts)),
      )
      .do((c) => c.do.pickUpGifts(c.affected)),
});

/** Lays gifts on the table, those for the same player together. */
function layGifts(c: RuleContext, from: Seat, gifts: readonly (readonly [CardId, Seat])[]): void {
  for (const to of c.affectedBut(from)) {
    const forThem = gifts.filter((gift) => gift[1] === to);
    c.do.lay(
      from,
      forThem.map((gift) => gift[0]),
      to,
    );
  }
}

const mexicanStandoff = event({
  id: 'mexican-standoff',
  name: 'mexican standoff',
  rulings: ['R-274'],
  knobs: { draws: 3 },
  play: (s) =>
    s
      .each(
        'seat',
        (c) => c.affected,
        (s) => s.do((c, v) => c.do.discard(v.seat, c.handOf(v.seat))),
      )
      .each(
        'seat',
        (c) => c.affected,
        (s) => s.do((c, v) => c.do.draw(v.seat, c.knob('draws'))),
      ),
});

const recession = event({
  id: 'recession',
  name: 'recession',
  rulings: ['R-226', 'R-228', 'R-281'],
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) =>
        s
          .ask(
            'cards',
            (c, v) => cards(c.handOf(v.seat), v['seat#'].nth, { ordered: true }),
            (_c, v) => v.seat,
            (is) => is.cards,
          )
          .do((c, v) => c.do.discard(v.seat, v.cards)),
    ),
});

const robinHood = event({
  id: 'robin-hood',
  name: 'robin hood',
  rulings: ['R-289', 'R-357'],
  play: (s) =>
    s.do((c) => {
      const [rich] = c.extreme(c.measured, (seat) => c.handSize(seat), 1);
      const [poor] = c.extreme(c.measured, (seat) => c.handSize(seat), -1);
      if (rich === undefined || poor === undefined || c.handSize(rich) === c.handSize(poor)) return;
      if (c.exempt.includes(rich) || c.exempt.includes(poor)) return;
      c.do.passHands([rich, poor], (seat) => (seat === rich ? poor : rich));
    }),
});

const surpriseParty = event({
  id: 'surprise-party',
  name: 'surprise party',
  rulings: ['R-225', 'R-294', 'R-363'],
  knobs: { cards: 1 },
  play: (s) =>
    s
      .each(
        'seat',
        (c) => c.affected,
        (s) =>
          s
            .ask(
              'gifts',
              (c, v) => deal(c.handOf(v.seat), c.affectedBut(v.seat), c.knob('cards')),
              (_c, v) => v.seat,
              (is) => is.list(is.pair(is.card, is.seat)),
            )
            .do((c, v) => layGifts(c, v.seat, v.gifts)),
      )
      .do((c) => c.do.pickUpGifts(c.affected)),
});

const allSeeingEye = event({
  id: 'the-all-seeing-eye',
  name: 'the all-seeing eye',
  rulings: ['R-295', 'R-366'],
  play: (s) =>
    s
      .do((c) => c.do.showHands(c.affected))
      .askAll(
        'seen',
        (c) => c.orderAfter(c.me),
        () => option(['seen'], true),
        (is) => is.answers(is.oneOf(['seen'])),
      )
      .do((c) => c.do.hideHands()),
});

const thirdTimeLucky = event({
  id: 'third-time-lucky',
  name: 'third time lucky',
  rulings: ['R-296'],
  knobs: { draws: 3 },
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) => s.do((c, v) => c.do.draw(v.seat, c.knob('draws'))),
    ),
});

/** What Time Bomb remembers: how many turns each seat has left, and the turn it was turned over in. */
interface Bomb {
  readonly left: readonly number[];
  readonly since: number;
}

const bombOf = (held: Lasting): Bomb => held.data as unknown as Bomb;

const timeBomb = event({
  id: 'time-bomb',
  name: 'time bomb',
  rulings: ['R-177', 'R-304', 'R-305', 'R-307', 'R-308', 'R-309', 'R-310', 'R-311', 'R-312', 'R-313', 'R-316'],
  knobs: { turns: 3, change: 10 },
  lasting: {
    start: (c, row) => ({ left: c.g.players.map(() => c.knob('turns', row)), since: c.g.turn }),
    remembers: ({ fields, bySeat, whole, turn }) => fields({ left: bySeat(whole(-99, 99)), since: turn }),
    on: {
      turnBegins: (s) =>
        s.when(
          (c) => hasExpired(c, c.held),
          (s) => s.do((c) => c.do.endRound(c.held.row, null, spared(c))),
        ),
      // The turn that turned it over does not count.
      turnEnds: (s) =>
        s.when(
          (c) => c.g.turn !== bombOf(c.held).since,
          (s) =>
            s.do((c) => {
              const { left, since } = bombOf(c.held);
              c.do.setLasting(c.held, {
                left: left.map((turns, seat) => (seat === c.g.active ? turns - 1 : turns)),
                since,
              });
            }),
        ),
    },
    values: {
      roundPoints: (points, c, seat, held) => {
        const { ending } = c.g;
        if (ending === null || (isSecond(c, held, seat) && !c.options['time-bomb.stack'])) return points;
        const change = c.knob('change', held.row);
        if (ending.cause === FINISH) return points + (ending.finishers.includes(seat) ? -change : change);
        if (ending.cause === held.row) return hasExpired(c, held) ? points * 2 : points;
        return c.options['time-bomb.onOtherEnd'] === 'double' ? points * 2 : points;
      },
    },
  },
});

/** Whether an earlier one of the same kind is in force, and concerns this seat as well. */
const isSecond = (c: RuleContext, held: Lasting, seat: Seat): boolean =>
  c.g.lasting.find((other) => other.row === held.row && !other.exempt.includes(seat)) !== held;

/** Whom none of those that explode now concerns: protection from one is none from another. */
const spared = (c: RuleContext): Seat[] =>
  c.held.exempt.filter((seat) =>
    c.g.lasting.every((held) => held.row !== c.held.row || held.exempt.includes(seat) || !hasExpired(c, held)),
  );

/** Whether it explodes now that the active player's turn is about to begin. */
function hasExpired(c: RuleContext, held: Lasting): boolean {
  const { left } = bombOf(held);
  return c.options['time-bomb.end'] === 'allThree' ? left.every((turns) => turns <= 0) : itemAt(left, c.g.active) <= 0;
}

const tornado = event({
  id: 'tornado',
  name: 'tornado',
  rulings: ['R-297'],
  play: (s) =>
    s
      .do((c) => {
        for (const seat of c.affected) c.do.lay(seat, c.handOf(seat));
      })
      .do((c) => c.do.dealOut(c.affected)),
});

const vandalism = event({
  id: 'vandalism',
  name: 'vandalism',
  rulings: ['R-090', 'R-300', 'R-302'],
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) => s.do((c, v) => c.do.discard(v.seat, colored(c, c.handOf(v.seat), c.g.lastColor))),
    ),
});

const colored = (c: RuleContext, hand: readonly CardId[], color: Color | null): CardId[] =>
  hand.filter((id) => {
    const { color: one, second } = c.card(id);
    if (color === null || (second !== null && !c.options['vandalism.swaps'])) return false;
    return one === color || second === color;
  });

/** Twenty events. */
export const baseEvents: readonly Row[] = [
  charity,
  communism,
  doomsday,
  earthquake,
  expansion,
  finishLine,
  fridayThe13th,
  gamblingMan,
  market,
  matingSeason,
  merryChristmas,
  mexicanStandoff,
  recession,
  robinHood,
  surpriseParty,
  allSeeingEye,
  thirdTimeLucky,
  timeBomb,
  tornado,
  vandalism,
];
