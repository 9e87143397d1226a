/** What a seat sees as numbers, without a state: the same as an environment writes, and picks make the same actions. */
import { type Action, InvalidInput, InvalidSetup, type Question, type View } from 'frantic-engine';
import { type Bot as BoardBot, decide as decideBoard } from 'frantic-engine/board-game/bots';
import * as board from 'frantic-engine/board-game/fast';
import { type Bot, botOf, decide } from 'frantic-engine/bots';
import { createBatch, createCodec, createEnv, IllegalPick, type Memory, policyBot } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { fixedSetup } from '../card-game/properties/kit.ts';
import { type Game, on } from '../support/game.ts';
import { twinWorld } from '../support/other-world.ts';
import { chanceOf, oneOf, same } from '../support/ways.ts';
import { WHOLE } from '../support/whole.ts';
import { openNumbers, readNumbers } from './kit.ts';

/** What a server sends to whoever decides far away: JSON. */
const sent = <T>(given: T): T => JSON.parse(JSON.stringify(given));

const memoryOf = (state: fast.GameState, seat: number): Memory => ({
  known: fast.knownTo(state, seat),
  laid: state.discardPile,
});

/** How often whoever was asked remembered cards in other hands. */
let remembered = 0;

/** Whether two lists of numbers are the same: faster than what says where they differ. */
function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>, problem: string): void {
  for (let at = 0; at < b.length; at++)
    if (a[at] !== b[at]) throw new Error(`${problem} at ${at}: ${a[at]}, not ${b[at]}`);
}

describe('over whole games a view, the question and what is remembered make the numbers of an environment', () => {
  test.each(Array.from({ length: 21 }, (_, nth) => nth))('game %i', (nth) => {
    const setup = fixedSetup(nth);
    const how = { history: nth % 3, normalise: nth % 2 === 1 };
    const env = createEnv(setup, { reward: 'game', ...how });
    const codec = createCodec(setup, how);
    expect(codec.layout).toEqual(env.layout);
    const random = chanceOf(nth);
    const seen = new Float32Array(env.layout.size);
    const mask = new Uint8Array(env.layout.picks.length);
    env.reset(nth);
    for (let answers = 0; !env.done && answers < (WHOLE ? 2000 : 500); answers++) {
      const view = sent(fast.viewOf(env.state, env.seat));
      const memory = sent(memoryOf(env.state, env.seat));
      const before = fast.fork(env.state);
      const { observation, mask: open } = codec.encode(view, view.question as Question, memory);
      if (memory.known.hands.some((hand) => hand.length > 0)) remembered++;
      for (let action: Action | null = null; action === null; ) {
        env.observe(seen);
        env.mask(mask);
        sameNumbers(observation, seen, 'another number');
        sameNumbers(open, mask, 'another mask');
        expect(codec.picked).toEqual(env.picked);
        const pick = oneOf(openNumbers(env, mask), random);
        action = codec.decode(pick);
        env.step(pick);
        expect(action).toEqual(env.action);
        if (action !== null) expect(fast.isLegal(before, action)).toBe(true);
      }
    }
  });

  test('in some of them cards of other hands were remembered', () => {
    expect(remembered).toBeGreaterThan(500);
  });
});

test('every number lies within the bounds of its feature, and normalised ones are divided by its scale', () => {
  const worst: Record<string, number> = {};
  for (let nth = 0; nth < 14; nth++) {
    const setup = fixedSetup(nth);
    const env = createEnv(setup, { reward: 'game', history: 2 });
    const small = createEnv(setup, { reward: 'game', history: 2, normalise: true });
    const [raw, divided] = [new Float32Array(env.layout.size), new Float32Array(env.layout.size)];
    const mask = new Uint8Array(env.layout.picks.length);
    const random = chanceOf(nth);
    env.reset(nth);
    small.reset(nth);
    for (let picks = 0; picks < 600 && !env.done; picks++) {
      env.observe(raw);
      small.observe(divided);
      for (const { name, offset, size, low, high, scale } of env.layout.features) {
        for (let at = offset; at < offset + size; at++) {
          const number = raw[at] ?? Number.NaN;
          if (number < (low ?? -Infinity) || number > (high ?? Infinity)) throw new Error(`${name} is ${number}`);
          if (divided[at] !== Math.fround(number / scale)) throw new Error(`${name} is divided to ${divided[at]}`);
          worst[name] = Math.max(worst[name] ?? 0, Math.abs(number / scale));
        }
      }
      const pick = oneOf(openNumbers(env, mask), random);
      env.step(pick);
      small.step(pick);
    }
  }
  expect(Object.entries(worst).filter(([, most]) => most > 10)).toEqual([]);
});

test('normalised numbers are no whole ones, so they are refused room for whole ones', () => {
  const env = createEnv({ players: 3 }, { normalise: true });
  expect(env.layout.normalised).toBe(true);
  expect(() => env.observe(new Int8Array(env.layout.size))).toThrow(InvalidInput);
  expect(() => createBatch({ players: 3 }, { tables: 1, normalise: true, numbers: 'int8' })).toThrow(InvalidSetup);
  for (const history of [-1, 0.5, 17, '1']) {
    expect(() => createEnv({ players: 3 }, { history: history as number })).toThrow(
      'history: has to be a whole number',
    );
  }
});

describe('where games seldom lead, the numbers are the same, too', () => {
  /** What whoever is asked sees, by feature, found equal in both ways. */
  function asked(g: Game): ReturnType<typeof readNumbers> {
    const setup = { players: 3, sets: ['troublemaker', 'supercharge'] } as const;
    const env = createEnv(setup);
    const codec = createCodec(setup);
    env.load(g.state);
    const seen = new Float32Array(env.layout.size);
    env.observe(seen);
    const view = fast.viewOf(env.state, env.seat);
    const { observation } = codec.encode(view, view.question as Question, memoryOf(env.state, env.seat));
    sameNumbers(observation, seen, 'another number');
    return readNumbers(codec.layout, observation);
  }
  const sets = ['troublemaker', 'supercharge'] as const;

  test('Thief: a hand that is shown to one seat alone', () => {
    const g = on({
      hands: [['blue thief', 'red 9'], ['red 1', 'green 1', 'green 2'], ['green 3']],
      top: 'blue 9',
      sets,
    });
    g.play(0, 'blue thief').name(0, 1).quiet();
    const seen = asked(g);
    expect(seen['hands.open']).toEqual({ 'seat +1': 1 });
    expect(seen['hands.known']).toEqual({ 'seat +1, red 1': 1, 'seat +1, green 1': 1, 'seat +1, green 2': 1 });
  });

  test('Trust Fall with a hand that all have seen: who is asked next remembers the cards that lie face down', () => {
    const hands = [
      ['black 9', 'red 1'],
      ['green 4', 'green 5', 'green 6'],
      ['yellow 7', 'yellow 8'],
    ];
    const g = on({ hands, top: 'blue 9', events: ['plague', 'the all-seeing eye', 'trust fall'], sets });
    g.play(0, 'black 9').quiet();
    for (const seat of g.waiting) g.option(seat, 'seen');
    // Seat 2 has two cards, so nobody asks it which two it gives.
    g.quiet().name(1, 2).name(2, 1);
    expect(g.waiting).toEqual([1]);
    const seen = asked(g);
    expect(seen['table.known']).toEqual({ 'yellow 7': 1, 'yellow 8': 1 });
    expect(seen['table.hidden']).toBeUndefined();
  });
});

describe('what was given away and what was laid', () => {
  const start = table({
    hands: [['blue gift', 'blue 3', 'green 9', 'red 1'], ['yellow 5', 'blue 2'], ['yellow 6']],
    top: 'blue 9',
    pile: ['red 4', 'blue 8'],
  });
  const env = createEnv({ players: 3 }, { history: 2 });

  test('is seen by whoever gave it, from then on, and by nobody else', () => {
    env.load(start);
    for (const name of ['card blue gift', 'seat +1', 'decline', 'card blue 3', 'card red 1']) {
      const pick = env.layout.picks.indexOf(name);
      if (env.question?.type === 'react' && name !== 'decline') env.step(env.layout.picks.indexOf('decline'));
      env.step(pick);
    }
    const seen = (seat: number): Record<string, Record<string, number>> => {
      const numbers = new Float32Array(env.layout.size);
      env.observe(numbers, seat);
      return readNumbers(env.layout, numbers);
    };
    expect(seen(0)['hands.known']).toEqual({ 'seat +1, blue 3': 1, 'seat +1, red 1': 1 });
    expect(seen(2)['hands.known']).toBeUndefined();
    // Everybody has seen what lies in the pile: the gift on blue 9, on what was there before.
    for (const seat of [0, 1, 2]) {
      expect(seen(seat).discards).toMatchObject({ 'blue 9': 1, 'blue gift': 1 });
      expect(seen(seat).history).toMatchObject({ 'under 1, blue 9': 1 });
    }
  });

  test('is left out if no memory is given, and all else is the same', () => {
    const codec = createCodec({ players: 3 }, { history: 2 });
    const view = fast.viewOf(env.state, env.seat);
    const question = view.question as Question;
    const with_ = readNumbers(codec.layout, codec.encode(view, question, memoryOf(env.state, env.seat)).observation);
    const without = readNumbers(codec.layout, codec.encode(view, question).observation);
    const { discards, history, 'hands.known': hands, 'table.known': onTable, ...rest } = with_;
    const { discards: top, ...left } = without;
    expect(left).toEqual(rest);
    expect(top).toEqual(with_.top);
  });

  test('of more hands than there are players, those of nobody are left out', () => {
    const codec = createCodec({ players: 3 }, { history: 2 });
    const view = fast.viewOf(env.state, env.seat);
    const question = view.question as Question;
    const memory = memoryOf(env.state, env.seat);
    const numbers = [...codec.encode(view, question, memory).observation];
    const more = { ...memory.known, hands: [...memory.known.hands, [0, 1, 2], [3, 4, 5]] };
    expect([...codec.encode(view, question, { ...memory, known: more }).observation]).toEqual(numbers);
  });
});

/** Nothing is known of hidden cards. */
const NOTHING = { hands: [], table: [], draw: [] };

describe('a codec refuses', () => {
  const state = fast.createGame({ players: 3, seed: 'codec', windows: 'holders' });
  const seat = fast.nextSeat(state) ?? 0;
  const view: View = fast.viewOf(state, seat);
  const question = view.question as Question;

  test('a view of other rules or players, and a question of somebody else', () => {
    const codec = createCodec({ players: 3 });
    const other = fast.viewOf(fast.createGame({ players: 3, seed: 1, sets: ['troublemaker'] }), 0);
    const four = fast.viewOf(fast.createGame({ players: 4, seed: 1 }), 0);
    for (const wrong of [other, four, null, {}])
      expect(() => codec.encode(wrong as View, question)).toThrow('view: is one of other rules');
    expect(() => codec.encode(view, { ...question, seat: (seat + 1) % 3 })).toThrow('question: is not one');
    expect(() => codec.encode(view, null as never)).toThrow(InvalidInput);
    expect(() => codec.encode({ ...view, players: [null, null, null] } as never, question)).toThrow(InvalidInput);
  });

  test.each<[string, unknown, string]>([
    ['remembered', 5, 'has to be an object'],
    ['known', { known: 5, laid: [] }, 'has to be'],
    ['known', { known: null, laid: [] }, 'has to be'],
    ['known', { laid: [] }, 'has to be'],
    ['known', { known: { hands: [[], [], []], table: [] }, laid: [] }, 'has to be'],
    ['known', { known: { hands: [[], [], [9999]], table: [], draw: [] }, laid: [] }, 'has to be'],
    ['known', { known: { hands: [[], [], 7], table: [], draw: [] }, laid: [] }, 'has to be'],
    ['known', { known: { hands: [], table: [0.5], draw: [] }, laid: [] }, 'has to be'],
    ['known', { known: { hands: [], table: [], draw: [{ card: 0, above: -1 }] }, laid: [] }, 'has to be'],
    ['known', { known: { hands: [], table: [], draw: [null] }, laid: [] }, 'has to be'],
    ['laid', { known: NOTHING }, 'has to be'],
    ['laid', { known: NOTHING, laid: 'blue 9' }, 'has to be'],
    ['laid', { known: NOTHING, laid: [9999] }, 'has to be'],
    ['laid', { known: NOTHING, laid: [-1] }, 'has to be'],
    ['knwon', { knwon: NOTHING, laid: [] }, 'is nothing that is remembered'],
    ['lain', { known: NOTHING, laid: [], lain: [] }, 'is nothing that is remembered'],
  ])('what is remembered by the field that is wrong: %s, %j', (field, memory, problem) => {
    const codec = createCodec({ players: 3 });
    expect(() => codec.encode(view, question, memory as Memory)).toThrow(`${field}: ${problem}`);
    // Nothing is asked then.
    expect(() => codec.decode(0)).toThrow('Nothing is asked.');
    codec.encode(view, question, { known: NOTHING, laid: [] });
  });

  test('a pick that is not open, and any pick when nothing is asked', () => {
    const codec = createCodec({ players: 3 });
    expect(() => codec.decode(0)).toThrow('Nothing is asked.');
    const { mask } = codec.encode(view, question);
    for (const wrong of [mask.indexOf(0), -1, 0.5, Number.NaN, '0' as unknown as number])
      expect(() => codec.decode(wrong)).toThrow(IllegalPick);
    expect(() => codec.decode(Number.NaN)).toThrow(`That pick is not open to seat ${seat}: it is NaN.`);
    expect(fast.isLegal(state, codec.decode(mask.indexOf(1)) as Action)).toBe(true);
    expect(() => codec.decode(0)).toThrow('Nothing is asked.');
  });
});

/** A policy that looks at everything: of the open picks the one with the highest sum of what it sees, weighed by chance. */
function chancy(weight: number): Parameters<typeof policyBot>[0] {
  return (observation, mask) => {
    let sum = 0;
    for (let at = 0; at < observation.length; at++) sum += (observation[at] ?? 0) * Math.sin(at * weight + 1);
    const open = [...mask.keys()].filter((pick) => mask[pick] === 1);
    const nth = Math.floor(Math.abs(Math.sin(sum * 12.9898)) * open.length) % open.length;
    return open[nth] ?? -1;
  };
}

describe('a policy as a bot', () => {
  const ALL = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

  test('sits among other bots in games of any setup', () => {
    const bots: Bot[] = [
      policyBot(chancy(0.7)),
      botOf('greedy'),
      policyBot(chancy(0.3), { history: 4, normalise: true }),
    ];
    for (const sets of [[], ALL]) {
      const state = fast.createGame({ players: 3, seed: 'policies', sets, length: 'short', windows: 'holders' });
      const random = chanceOf(3);
      for (let asked = fast.nextSeat(state); asked !== null; asked = fast.nextSeat(state))
        fast.apply(state, decide(bots[asked] as Bot, state, asked, random));
      expect(state.outcome).not.toBeNull();
    }
  });

  test('is given the numbers of an environment, the layout and its own chance', () => {
    const env = createEnv({ players: 3, windows: 'holders' });
    env.reset('policy');
    const wanted = new Float32Array(env.layout.size);
    env.observe(wanted);
    const chance = chanceOf(1);
    let times = 0;
    const bot = policyBot((observation, mask, layout, random) => {
      expect(Array.from(observation)).toEqual(Array.from(wanted));
      expect([layout, random]).toEqual([env.layout, chance]);
      times++;
      return mask.indexOf(1);
    });
    expect(fast.isLegal(env.state as never, decide(bot, env.state, env.seat, chance))).toBe(true);
    expect(times).toBe(1);
  });

  test('answers the same in two worlds that its seat cannot tell apart, with cards that it remembers', () => {
    const bot = policyBot(chancy(0.11), { history: 3 });
    let [different, remembered] = [0, 0];
    for (let nth = 0; nth < 7; nth++) {
      const state = fast.createGame({ ...fixedSetup(nth), seed: nth });
      const random = chanceOf(nth);
      for (let answers = 0; answers < 250; answers++) {
        const asked = fast.nextSeat(state);
        if (asked === null) break;
        const world = twinWorld(state, asked, random);
        if (JSON.stringify(fast.viewOf(world, asked)) === JSON.stringify(fast.viewOf(state, asked))) {
          same(decide(bot, world, asked, random), decide(bot, state, asked, random), `seat ${asked} knows too much`);
          if (JSON.stringify(world.players) !== JSON.stringify(state.players)) different++;
          if (fast.knownTo(state, asked).hands.some((hand) => hand.length > 0)) remembered++;
        }
        fast.apply(state, fast.sampleLegal(state, asked, random));
      }
    }
    expect(different).toBeGreaterThan(200);
    expect(remembered).toBeGreaterThan(50);
  });

  test('refuses games of another layout than it has learned, and picks that are not open', () => {
    const state = fast.createGame({ players: 3, seed: 1 });
    const seat = fast.nextSeat(state) ?? 0;
    const { fingerprint } = createCodec({ players: 4 }).layout;
    expect(() => decide(policyBot(chancy(1), { fingerprint }), state, seat, Math.random)).toThrow(/^fingerprint: is /);
    expect(() =>
      decide(
        policyBot(() => -1),
        state,
        seat,
        Math.random,
      ),
    ).toThrow(IllegalPick);
    expect(() => policyBot(null as never)).toThrow(InvalidInput);
  });

  test.each<[string, unknown]>([
    ['it is NaN', Number.NaN],
    ['it is -1', -1],
    ["it is '0'", '0'],
    ['it is of type object', [0.9, 0.1]],
    ['it is of type undefined', undefined],
    ['it is a Promise, and a policy has to answer at once', Promise.resolve(0)],
  ])('is refused with what it gave: %s', (came, given) => {
    const state = fast.createGame({ players: 3, seed: 1 });
    const seat = fast.nextSeat(state) ?? 0;
    const bot = policyBot(() => given as number);
    expect(() => decide(bot, state, seat, Math.random)).toThrow(IllegalPick);
    expect(() => decide(bot, state, seat, Math.random)).toThrow(
      `The pick of the policy is not open to seat ${seat}: ${came}.`,
    );
  });

  test('says that it is one of the card game to whoever asks it at a board', () => {
    const state = board.createGame({ players: 3, seed: 1 });
    const bot = policyBot((_observation, mask) => mask.indexOf(1)) as unknown as BoardBot;
    expect(() => decideBoard(bot, state, board.nextSeat(state) ?? 0, Math.random)).toThrow(
      'policy: is one of the card game, which plays no other',
    );
  });
});
