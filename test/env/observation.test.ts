/** What the numbers of an observation say. */
import { reduce, type View } from 'frantic-engine';
import { createEnv, type Env } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { cardNamed, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { fixedSetup } from '../card-game/properties/kit.ts';
import { chanceOf, oneOf } from '../support/ways.ts';
import { openNumbers, openPicks, pick, type Seen, seenBy } from './kit.ts';

const three = createEnv({ players: 3 });

/** A small table: seat 1 is to move, and play goes the usual way. */
const small = table({
  hands: [['red 1', 'red 2'], ['blue 3', 'blue 3', 'blue gift', 'green 9'], ['yellow 5']],
  top: 'blue 9',
  active: 1,
  dealer: 0,
  scores: [10, 0, 137 - 7],
  skips: [0, 0, 1],
});

test('every number of a small table, worked out by hand', () => {
  three.load(small);
  // 125 cards: 7 in hands, 1 on the discard pile, the rest to be drawn. 20 events. The medium limit of three is 154.
  expect(seenBy(three)).toEqual({
    hand: { 'blue 3': 2, 'blue gift': 1, 'green 9': 1 },
    top: { 'blue 9': 1 },
    'demand.color': { blue: 1 },
    'demand.number': { 9: 1 },
    lastColor: { blue: 1 },
    seat: { 'seat 1': 1 },
    'hands.count': { 'seat +0': 4, 'seat +1': 1, 'seat +2': 2 },
    score: { 'seat +1': 130, 'seat +2': 10 },
    skips: { 'seat +1': 1 },
    active: { 'seat +0': 1 },
    dealer: { 'seat +2': 1 },
    order: { 'seat +1': 1, 'seat +2': 2 },
    direction: { direction: 1 },
    round: { round: 1 },
    turn: { turn: 1 },
    limit: { points: 154 },
    discards: { 'blue 9': 1 },
    piles: { draw: 117, discard: 1, events: 20 },
    'question.type': { turn: 1 },
    'question.asks': { 'turn move': 1 },
    'question.by': { 'seat +0': 1 },
    'question.amount': { least: 1, most: 1 },
  });
  expect(openPicks(three)).toEqual(['card blue 3', 'card green 9', 'card blue gift', 'draw']);
});

test('a seat that is not to pick sees no question, and counts the others from itself', () => {
  three.load(small);
  const seen = seenBy(three, 2);
  expect(seen).toMatchObject({
    hand: { 'yellow 5': 1 },
    seat: { 'seat 2': 1 },
    'hands.count': { 'seat +0': 1, 'seat +1': 2, 'seat +2': 4 },
    active: { 'seat +2': 1 },
    order: { 'seat +1': 1, 'seat +2': 2 },
  });
  expect(Object.keys(seen).filter((name) => /^(question|picked)/.test(name))).toEqual([]);
});

test('what has been picked of an answer is seen until the answer is complete', () => {
  three.load(small);
  pick(three, 'card blue gift', 'seat +2');
  // Seat 0 is asked whether it counters: windows ask everybody by default.
  expect(seenBy(three)).toMatchObject({
    'question.type': { react: 1 },
    'question.trigger': { attacked: 1 },
    'question.subject': { gift: 1 },
    'question.by': { 'seat +1': 1 },
  });
  pick(three, 'decline');
  expect(seenBy(three)['question.amount']).toEqual({ least: 2, most: 2 });
  expect(seenBy(three)['picked.cards']).toBeUndefined();
  pick(three, 'card blue 3');
  expect(three.action).toBeNull();
  expect(three.picked.map((one) => three.layout.picks[one])).toEqual(['card blue 3']);
  expect(seenBy(three)['picked.cards']).toEqual({ 'blue 3': 1 });
  expect(seenBy(three)['question.amount']).toEqual({ least: 2, most: 2, chosen: 1 });
  // There are two cards of this print, and one of them is left.
  expect(openPicks(three)).toEqual(['card blue 3', 'card green 9']);
  pick(three, 'card blue 3');
  expect(three.action).toMatchObject({
    type: 'choose',
    seat: 1,
    cards: [expect.any(Number), expect.any(Number)],
  });
  expect(three.state.players.map(({ hand }) => hand.length)).toEqual([4, 1, 1]);
});

test('power cards: the own ones by place, those of others once they lie face up, and which one a card waits for', () => {
  const env = createEnv({ players: 2, sets: ['supercharge'] });
  const state = table({
    hands: [
      ['blue 3', 'red 1'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
    powers: [['looping', 'all draw one'], ['number wish']],
    sets: ['supercharge'],
  });
  env.load(state);
  expect(seenBy(env)).toMatchObject({
    'powers.count': { 'seat +0': 2, 'seat +1': 1 },
    'powers.own': { 'place 0, looping': 1, 'place 1, all-draw-one': 1 },
    'powers.ready': { 'place 0': 1, 'place 1': 1 },
  });
  expect(seenBy(env)['powers.seen']).toBeUndefined();
  pick(env, 'card blue 3');
  expect(seenBy(env)['picked.card']).toEqual({ 'blue 3': 1 });
  expect(openPicks(env)).toEqual(['row all-draw-one', 'row looping', 'done']);
  pick(env, 'row looping');
  expect(seenBy(env, 1)).toMatchObject({
    'powers.seen': { 'seat +1, looping': 1 },
    'powers.up': { 'seat +1, place 0': 1 },
    lasting: { looping: 1 },
    'lasting.owner': { 'looping, seat +1': 1 },
  });
});

test('what is in force: the clocks of Time Bomb and the color of a blockade', () => {
  const env = createEnv({ players: 2, sets: ['supercharge'] });
  env.load(
    table({
      hands: [
        ['black 9', 'red 1'],
        ['green 5', 'green 6'],
      ],
      top: 'blue 9',
      events: ['time bomb'],
      sets: ['supercharge'],
    }),
  );
  pick(env, 'card black 9');
  // Everybody has three turns left; the memory ends with the turn it began in, for which there is no room.
  expect(seenBy(env)).toMatchObject({
    'lasting.numbers': { 'time-bomb, number 0': 3, 'time-bomb, number 1': 3 },
    'events.open': { 'time-bomb': 1 },
  });
  env.load(
    table({
      hands: [
        ['blue 3', 'red 1'],
        ['green 5', 'green 6'],
      ],
      top: 'blue 9',
      powers: [['colour blockade'], []],
      sets: ['supercharge'],
    }),
  );
  pick(env, 'card blue 3', 'row colour-blockade', 'color green');
  expect(seenBy(env)['lasting.colors']).toEqual({ green: 1 });
});

test('order follows the direction of play', () => {
  const env = createEnv({ players: 3, sets: ['supercharge'] });
  const hands = [
    ['blue 3', 'red 1'],
    ['green 5', 'green 6'],
    ['yellow 5', 'yellow 6'],
  ];
  env.load(table({ hands, top: 'blue 9', powers: [['looping'], [], []], sets: ['supercharge'] }));
  pick(env, 'card blue 3', 'row looping');
  // Play runs the other way round after this turn: from 0 to 2 to 1.
  expect(env.seat).toBe(2);
  expect(seenBy(env)).toMatchObject({ direction: { direction: -1 }, order: { 'seat +2': 1, 'seat +1': 2 } });
});

test('a wish goes before what lies on top; a number wished on a black card lets no black card follow', () => {
  const wished = (wish: 'red' | 7): Seen => {
    three.load(table({ hands: [['red 1'], ['green 5'], ['green 6']], top: { wish }, pile: ['black 4'] }));
    return seenBy(three);
  };
  expect(wished(7)).toMatchObject({ 'demand.number': { 7: 1 }, 'demand.kind': { wish: 1, black: 1 } });
  expect(wished('red')['demand.color']).toEqual({ red: 1 });
  expect(wished('red')['demand.kind']).toEqual({ wish: 1 });
  expect(wished('red')['demand.number']).toBeUndefined();
});

test('an `Int8Array` takes in the same numbers, up to 127', () => {
  three.load(small);
  const [whole, short, bytes] = [Float32Array, Int16Array, Int8Array].map((kind) => {
    const into = new kind(three.layout.size);
    three.observe(into);
    return Array.from(into);
  });
  expect(short).toEqual(whole);
  expect(bytes).toEqual(whole?.map((number) => Math.min(127, number)));
  expect(Math.max(...(whole as number[]))).toBe(154);
});

/** By print: how many of some cards there are. */
function counted(env: Env, cards: readonly (number | null)[], prefix = ''): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) {
    if (card === null) continue;
    const name = `${prefix}${fast.cardOf(env.state, card).name}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The features that a view says, too, worked out from it. */
function expected(env: Env, view: View): Record<string, object> {
  const known = fast.knownTo(env.state, view.viewer as number);
  const me = view.viewer as number;
  const n = view.players.length;
  const names = (seats: readonly number[]): object =>
    Object.fromEntries(seats.map((seat) => [`seat +${(seat - me + n) % n}`, 1]));
  const bySeat = (numbers: readonly number[]): object =>
    Object.fromEntries(
      numbers.map((number, seat) => [`seat +${(seat - me + n) % n}`, number]).filter(([, number]) => number !== 0),
    );
  const hands = view.players.map(({ open }, seat) => open ?? view.shown.find((one) => one.seat === seat)?.hand ?? null);
  const { demand } = view;
  const around = [...(view.seating ?? view.players.keys())];
  if (view.direction === -1) around.reverse();
  const fromMe = [...around.slice(around.indexOf(me)), ...around.slice(0, around.indexOf(me))];
  return {
    order: bySeat(view.players.map((_player, seat) => fromMe.indexOf(seat))),
    hand: counted(env, view.hand),
    top: counted(env, [view.top]),
    'demand.color': demand.color === null ? {} : { [demand.color]: 1 },
    'demand.number': demand.number === null ? {} : { [demand.number]: 1 },
    'demand.symbol': demand.symbol === null ? {} : { [demand.symbol]: 1 },
    'demand.kind': {
      ...(demand.black ? { black: 1 } : {}),
      ...(demand.onlyBlack ? { 'only black': 1 } : {}),
      ...(demand.wish ? { wish: 1 } : {}),
      ...(demand.free ? { anything: 1 } : {}),
    },
    lastColor: view.lastColor === null ? {} : { [view.lastColor]: 1 },
    'hands.count': bySeat(view.players.map(({ handCount }) => handCount)),
    'hands.open': names(hands.flatMap((hand, seat) => (hand === null ? [] : [seat]))),
    'hands.known': Object.assign(
      {},
      ...hands.map((hand, seat) =>
        seat === me ? {} : counted(env, hand ?? known.hands[seat] ?? [], `seat +${(seat - me + n) % n}, `),
      ),
    ),
    'table.known': counted(env, [...new Set([...view.table.map(({ card }) => card), ...known.table])]),
    'draw.known': counted(
      env,
      known.draw.map(({ card }) => card),
    ),
    'draw.next': counted(
      env,
      known.draw.flatMap(({ card, above }) => (above === 0 ? [card] : [])),
    ),
    score: bySeat(view.players.map(({ score }) => score)),
    skips: bySeat(view.players.map(({ skips }) => skips)),
    discards: counted(env, env.state.discardPile),
    'events.open': Object.fromEntries(view.eventsOpen.map((one) => [one, 1])),
    'events.past': Object.fromEntries(view.eventDiscard.map((one) => [one, 1])),
    'question.type': view.question === null || env.seat !== me ? {} : { [view.question.type]: 1 },
    'question.asks':
      view.question === null || env.seat !== me ? {} : { [`${view.question.topic.replace('/', ' ')}`]: 1 },
  };
}

describe('observations say what views say, in games of all editions with all options', () => {
  test.each(Array.from({ length: 12 }, (_, nth) => nth))('game %i', (nth) => {
    const env = createEnv({ ...fixedSetup(nth) }, { reward: 'game' });
    env.reset(nth);
    const random = chanceOf(nth);
    const mask = new Uint8Array(env.layout.picks.length);
    for (let picks = 0; picks < 600 && !env.done; picks++) {
      if (picks % 3 === 0 || env.state.openHands.length + env.state.table.length > 0) {
        const viewer = picks % 2 === 0 ? env.seat : oneOf(Array.from(env.state.players.keys()), random);
        const seen: Seen = seenBy(env, viewer);
        const said = expected(env, fast.viewOf(env.state, viewer));
        for (const [name, numbers] of Object.entries(said))
          expect({ [name]: seen[name] ?? {} }).toEqual({ [name]: numbers });
      }
      env.step(oneOf(openNumbers(env, mask), random));
    }
  });
});

test('a game goes on from a state, which stays as it is', () => {
  const before = JSON.stringify(small);
  three.load(small);
  pick(three, 'card blue 3');
  const played = reduce(small, { type: 'play', seat: 1, card: cardNamed(small, 1, 'blue 3') });
  expect(fast.save(three.state)).toBe(fast.save(played));
  expect(JSON.stringify(small)).toBe(before);
});

test('what was loaded and is no state is told of when it is observed, by the field', () => {
  const env = createEnv({ players: 3 });
  const start = fast.fork(small);
  const force = { row: 'time-bomb', owner: 0, exempt: [], v: {}, tag: 0 };
  env.load({ ...start, lasting: [{ ...force, exempt: null }] } as never);
  expect(() => env.observe(new Float32Array(env.layout.size))).toThrow(
    expect.objectContaining({ name: 'InvalidSnapshot', field: expect.stringMatching(/^state\.lasting/) }),
  );
});
