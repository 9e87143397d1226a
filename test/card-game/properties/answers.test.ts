/** What holds of questions and answers at every decision of every game. */
import fc from 'fast-check';
import {
  type Action,
  countLegal,
  fallbackAction,
  type GameState,
  isLegal,
  legalActions,
  type Question,
  questionOf,
  reduce,
  type Seat,
  sampleLegal,
  viewOf,
  waitingFor,
  whyNot,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { expectEven, expectRefused, must } from '../../support/ways.ts';
import { allActions, LISTED, oneOf, same, seatsOf, share, walk, ways } from './kit.ts';

/** The same text for actions that mean the same: cards without an order in any order, gifts in any order. */
function meaning(action: Action, asked: Question): string {
  const { seat } = action;
  if (action.type === 'play')
    return JSON.stringify([action.type, seat, action.card, action.power ?? null, action.to ?? null]);
  if (action.type === 'choose' && asked.type === 'choose' && !asked.ordered)
    return JSON.stringify([action.type, seat, [...action.cards].sort(byText), action.to ?? null]);
  if (action.type === 'give')
    return JSON.stringify([action.type, seat, [...action.gifts].sort(byText), action.to ?? null]);
  return JSON.stringify(action);
}

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Something near a lawful action: mostly unlawful, sometimes lawful too. Never with fields of another type. */
function mutate(action: Action, state: GameState, random: () => number): Action {
  const below = (n: number): number => Math.floor(random() * n);
  const card = (): number => below(205) - 2;
  const power = (): string =>
    oneOf([...(state.players[action.seat]?.powers.map(({ row }) => row) ?? []), 'looping'], random);
  const seat = (): number => below(state.players.length + 2) - 1;
  const others: readonly (() => Action)[] = [
    () => ({ type: 'draw', seat: action.seat }),
    () => ({ type: 'pass', seat: action.seat }),
    () => ({ type: 'play', seat: action.seat, card: card() }),
    () => ({ type: 'play', seat: action.seat, card: card(), power: power() }),
    () => ({ type: 'react', seat: action.seat, card: card() }),
    () => ({ type: 'decline', seat: action.seat }),
    () => ({ ...action, seat: seat() }),
    () => ({ ...action, to: below(2) === 0 ? -1 : 0.5 }),
    () => ({ type: 'name', seat: action.seat, target: seat() }),
    () => ({ type: 'pick', seat: action.seat, option: oneOf(['decline', 'seen', 'no'], random) }),
    () => ({ type: 'wish', seat: action.seat, wish: { number: below(14) - 2 } }),
    () => ({ type: 'wish', seat: action.seat, wish: { color: wished(random) } }),
    () => ({ type: 'choose', seat: action.seat, cards: [card(), card()] }),
  ];
  if (random() < 0.8) {
    const bent = bend(action, card, seat, random);
    if (bent !== null) return bent;
  }
  if (action.type === 'play' && random() < 0.3) return { ...action, power: power() };
  if ((action.type === 'play' || action.type === 'react') && random() < 0.6) return { ...action, card: card() };
  return oneOf(others, random)();
}

// Colors that exist, one that is only in a box that is not open, and what is no color.
const wished = (random: () => number) =>
  oneOf(['blue', 'red', 'green', 'yellow', 'purple', 'black', 'pink'], random) as 'blue';

/** Changes one thing in what an action chooses; `null` if it chooses nothing. */
function bend(action: Action, card: () => number, seat: () => number, random: () => number): Action | null {
  switch (action.type) {
    case 'choose':
      return { ...action, cards: bendList(action.cards, card, random) };
    case 'split':
      return { ...action, shares: bendList(action.shares, () => Math.floor(random() * 7) - 1, random) };
    case 'give': {
      const pair = (): readonly [number, Seat] => {
        const was = action.gifts.length > 0 ? oneOf(action.gifts, random) : ([card(), seat()] as const);
        return random() < 0.5 ? [was[0], seat()] : [card(), was[1]];
      };
      return { ...action, gifts: bendList(action.gifts, pair, random) };
    }
    case 'name':
      return { ...action, target: seat() };
    case 'wish':
      return { ...action, wish: random() < 0.5 ? { color: wished(random) } : { number: seat() * 3 } };
    case 'pick':
      return { ...action, option: oneOf(['decline', 'seen', '', 'toString'], random) };
    default:
      return null;
  }
}

function isAccepted(state: GameState, action: Action): void {
  must(isLegal(state, action), `listed but refused: ${JSON.stringify(action)}`);
}

/** A list with something added, taken away, put twice, replaced or turned round. */
function bendList<T>(list: readonly T[], item: () => T, random: () => number): T[] {
  const at = Math.floor(random() * list.length);
  const ways: readonly (() => T[])[] = [
    () => [...list, item()],
    () => list.filter((_one, i) => i !== at),
    () => [...list, ...list.slice(at, at + 1)],
    () => list.map((one, i) => (i === at ? item() : one)),
    () => list.map((one, i) => (i === at ? (list[0] as T) : one)),
    () => [...list].reverse(),
    () => [],
  ];
  return oneOf(ways, random)();
}

describe('at every decision', () => {
  test('what is listed is accepted, without doubles, and as much as is counted', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random, nth }) => {
          const waiting = waitingFor(state);
          must(waiting.length > 0, 'nobody is waited for');
          for (const seat of seatsOf(state)) {
            const asked = questionOf(state, seat);
            must((asked !== null) === waiting.includes(seat), 'waited for and asked are not the same');
            if (asked === null) {
              must(legalActions(state, seat).length === 0, 'somebody who is not asked has an answer');
              must(countLegal(state, seat) === 0, 'answers of somebody who is not asked are counted');
              continue;
            }
            kinds.add(asked.type);
            const list = allActions(state, seat);
            const count = countLegal(state, seat);
            must(count > 0, 'there is no answer');
            const isIn = (meanings: ReadonlySet<string>, action: Action): void =>
              must(meanings.has(meaning(action, asked)), `not listed: ${JSON.stringify(action)}`);
            if (list === null) {
              must(count > LISTED, 'more are listed than counted');
              for (const action of legalActions(state, seat, { limit: 20 })) isAccepted(state, action);
              for (let i = 0; i < 5; i++) isAccepted(state, sampleLegal(state, seat, random));
            } else {
              must(list.length === count, 'not as many are counted as listed');
              const meanings = new Set(list.map((action) => meaning(action, asked)));
              must(meanings.size === count, 'something is listed twice');
              for (const action of list) isAccepted(state, action);
              for (const limit of [0, 1, count - 1]) {
                same(legalActions(state, seat, { limit }), list.slice(0, limit), `limit ${limit}`);
              }
              for (const chance of [random, random, random, () => 0, () => 1 - 2 ** -53])
                isIn(meanings, sampleLegal(state, seat, chance));
              isIn(meanings, fallbackAction(state, seat));
            }
            // Not only lawful, but playable: the kernel gets through with it.
            if (nth % 4 === 0) reduce(state, list === null ? sampleLegal(state, seat, random) : oneOf(list, random));
          }
        });
      }),
      share(0.5),
    );
    // Reached in every run, so that nothing above was true of nothing.
    expect([...kinds].sort()).toEqual(['choose', 'give', 'name', 'pick', 'react', 'split', 'turn', 'wish']);
  });

  test('an action is lawful exactly if it is listed, and refused without a trace if not', () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        const before = { text: '' };
        walk(way, ({ state, action, random, nth }) => {
          if (nth % 3 !== 0) return;
          const played = fast.fork(state);
          before.text = JSON.stringify(state);
          for (let i = 0; i < 6; i++) {
            const trial = mutate(action, state, random);
            const sent = clone(trial);
            const asked = state.players[trial.seat] === undefined ? null : questionOf(state, trial.seat);
            const list = asked === null ? [] : allActions(state, trial.seat);
            const refusal = whyNot(state, trial);
            if (list !== null) {
              const listed = asked !== null && list.some((one) => meaning(one, asked) === meaning(trial, asked));
              if ((refusal === null) !== listed) {
                throw new Error(
                  `${listed ? 'listed but refused' : 'accepted but not listed'}: ${JSON.stringify(trial)}`,
                );
              }
            }
            if (refusal === null) continue;
            reasons.add(refusal.reason);
            expectRefused(
              refusal,
              () => reduce(state, trial),
              () => fast.apply(played, trial),
            );
            same(trial, sent, 'the action was changed');
          }
          expect(JSON.stringify(state)).toBe(before.text);
          expect(JSON.stringify(played)).toBe(before.text);
        });
      }),
      share(0.67),
    );
    for (const reason of [
      'already-drawn',
      'black-wish',
      'condition',
      'does-not-fit',
      'draw-first',
      'duplicate',
      'malformed',
      'stale',
      'no-power',
      'no-such-seat',
      'not-in-hand',
      'not-offered',
      'not-your-turn',
      'obligatory',
      'out-of-range',
      'self',
      'wrong-count',
      'wrong-sum',
      'wrong-type',
    ]) {
      expect(reasons).toContain(reason);
    }
  });

  test('looking changes nothing, and looking twice shows the same', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, nth }) => {
          if (nth % 4 !== 0) return;
          const loose = fast.fork(state);
          const look = () =>
            seatsOf(loose).map((seat) => [
              fast.questionOf(loose, seat),
              fast.countLegal(loose, seat),
              fast.legalActions(loose, seat, { limit: 5 }),
              fast.viewOf(loose, seat),
              fast.waitingFor(loose),
              fast.questionOf(loose, seat) === null ? null : fast.fallbackAction(loose, seat),
            ]);
          const before = JSON.stringify(loose);
          const first = look();
          expect(JSON.stringify(loose)).toBe(before);
          // In between, the engine looks at another game: it must not remember what it saw last.
          fast.questionOf(OTHER, 0);
          same(look(), first, 'a second look shows something else');
          expect(JSON.stringify(loose)).toBe(before);
        });
      }),
      share(0.67),
    );
  });

  test('the question says what is lawful', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state }) => {
          for (const seat of waitingFor(state)) {
            const asked = questionOf(state, seat) as Question;
            const list = allActions(state, seat);
            if (list === null) continue;
            const declined: readonly Action[] = asked.decline ? [{ type: 'decline', seat }] : [];
            expect(list.some(({ type }) => type === 'decline')).toBe(asked.decline);
            expect(asked.seat).toBe(seat);
            expect(asked.topic).toMatch(/^.+\/.+$/);
            same(viewOf(state, seat).question, asked, 'the view asks something else');
            if (asked.type === 'turn') {
              same(
                list.map((action) => {
                  if (!('card' in action)) return action.type;
                  return action.type === 'play' && action.power ? `${action.card} ${action.power}` : action.card;
                }),
                [
                  ...asked.cards.flatMap((card) => [card, ...poweredOf(asked, card)]),
                  ...(asked.draw ? ['draw'] : []),
                  ...(asked.pass ? ['pass'] : []),
                ],
                'turn',
              );
            } else if (asked.type === 'react') {
              same(list, [...asked.cards.map((card) => ({ type: 'react', seat, card })), ...declined], 'react');
            } else if (asked.type === 'name') {
              same(list, [...asked.seats.map((target) => ({ type: 'name', seat, target })), ...declined], 'name');
            } else if (asked.type === 'wish') {
              const colors = asked.colors.map((color) => ({ type: 'wish', seat, wish: { color } }));
              const numbers = asked.numbers.map((number) => ({ type: 'wish', seat, wish: { number } }));
              same(list, [...colors, ...numbers, ...declined], 'wish');
            } else if (asked.type === 'pick') {
              same(list, [...asked.options.map((option) => ({ type: 'pick', seat, option })), ...declined], 'pick');
            }
          }
        });
      }),
      share(0.5),
    );
  });
});

/** The moves with a power card that a question offers for a card. */
const poweredOf = ({ powers }: Extract<Question, { type: 'turn' }>, card: number): string[] =>
  powers.flatMap((one) => (one.card === card ? one.powers.map((power) => `${card} ${power}`) : []));

const OTHER = fast.createGame({ players: 3, seed: 'other' });

describe('questions that are put to several at once', () => {
  test('may be answered in any order', () => {
    let met = 0;
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random }) => {
          const waiting = waitingFor(state);
          if (waiting.length < 2) return;
          met++;
          const answers = waiting.map((seat) => sampleLegal(state, seat, random));
          const inOrder = (order: readonly Action[]): GameState => {
            let after = state;
            order.forEach((action, i) => {
              after = reduce(after, action);
              // As long as somebody has not answered, nothing has happened yet.
              if (i < order.length - 1) {
                const left = order.slice(i + 1).map(({ seat }) => seat);
                expect([...waitingFor(after)].sort()).toEqual(left.sort());
                expect(after.players).toEqual(state.players);
              }
            });
            return after;
          };
          const one = inOrder(answers);
          same(inOrder([...answers].reverse()), one, 'answered in reverse');
          const shuffled = answers.map((action) => [random(), action] as const).sort(([a], [b]) => a - b);
          same(inOrder(shuffled.map(([, action]) => action)), one, 'answered in another order');
        });
      }),
      share(0.5),
    );
    expect(met).toBeGreaterThan(10);
  });
});

describe('sampling', () => {
  test('reaches every answer that is listed, about equally often', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random, nth }) => {
          for (const seat of waitingFor(state)) {
            const asked = questionOf(state, seat) as Question;
            const count = countLegal(state, seat);
            if (nth % 40 !== 0 && met.has(asked.topic)) continue;
            if (count > 40) continue;
            met.add(asked.topic);
            expectEven(() => meaning(sampleLegal(state, seat, random), asked), count);
          }
        });
      }),
      share(0.33),
    );
    expect(met.size).toBeGreaterThan(5);
  });
});
