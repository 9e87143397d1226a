/** The board game as numbers: picks and actions agree, numbers are fair, and everything around them is that of the card game. */
import fc from 'fast-check';
import { InvalidInput, InvalidSetup } from 'frantic-engine';
import { type Action, createRandom, type Question, type SeedlessSetup, table } from 'frantic-engine/board-game';
import { type Bot, botOf, decide } from 'frantic-engine/board-game/bots';
import {
  createBatch,
  createCodec,
  createEnv,
  type Env,
  type EnvOptions,
  IllegalPick,
  type Memory,
  policyBot,
} from 'frantic-engine/board-game/env';
import * as fast from 'frantic-engine/board-game/fast';
import { type Bot as CardBot, decide as decideCard } from 'frantic-engine/bots';
import * as card from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { boardAnswers } from '../../src/env/board-game/picks/answers.ts';
import { BoardPicks } from '../../src/env/board-game/picks/picks.ts';
import { slotsOf } from '../../src/env/board-game/picks/slots.ts';
import { Answer } from '../../src/env/shared/answer.ts';
import { fixedSetup, walk, ways } from '../board-game/kit.ts';
import { boardTwin } from '../support/board-world.ts';
import { chanceOf, oneOf, same, share } from '../support/ways.ts';
import { readNumbers, type Seen } from './kit.ts';

/** The setup of one of the fixed games, without its seed. */
function setupOf(nth: number): SeedlessSetup {
  const { seed: _seed, ...setup } = fixedSetup(nth);
  return setup;
}

const openIn = (mask: Uint8Array): number[] => [...mask.keys()].filter((pick) => mask[pick] === 1);

function openOf(env: Env): number[] {
  const mask = new Uint8Array(env.layout.picks.length);
  env.mask(mask);
  return openIn(mask);
}

const namesOf = (env: Env): string[] => openOf(env).map((pick) => env.layout.picks[pick] as string);

function pick(env: Env, ...names: readonly string[]): void {
  for (const name of names) {
    expect(namesOf(env)).toContain(name);
    env.step(env.layout.picks.indexOf(name));
  }
}

function numbersOf(env: Env, seat = env.seat): Float32Array {
  const numbers = new Float32Array(env.layout.size);
  env.observe(numbers, seat);
  return numbers;
}

const seenBy = (env: Env, seat = env.seat): Seen => readNumbers(env.layout, numbersOf(env, seat));

/** A card as the rules tell it from others; one that lies on the board by where it lies. */
function cardText(state: fast.GameState, id: number): string {
  const space = state.board.findIndex((lying) => lying.some(({ card }) => card === id));
  const { row, color, number, timing } = fast.cardOf(state, id);
  return space >= 0 ? `on ${space}` : [row, color, number, timing].join('|');
}

/** An action as text, the same for all that differ in cards of one print only. */
function readAction(state: fast.GameState, action: Action): string {
  if (action.type === 'choose') return action.cards.map((id) => cardText(state, id)).join(', ');
  if (!('card' in action)) return JSON.stringify(action);
  return JSON.stringify({ ...action, card: cardText(state, action.card) });
}

describe('picks and actions of the board game', () => {
  test('agree on any board, with any deck: every action can be picked, whatever can be picked is lawful, nothing ends dead', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(ways({}, 200), (way) => {
        walk(way, ({ state, nth, random }) => {
          for (const seat of fast.waitingFor(state)) {
            const question = fast.questionOf(state, seat) as Question;
            // To place a card is most of a game, and much alike.
            if (question.type === 'place' && nth % 8 !== 0) continue;
            kinds.add(question.type);
            const picks = new BoardPicks(slotsOf(fast.catalogOf(state), state.players.length));
            const begun = () => {
              const answer = new Answer(picks, boardAnswers);
              answer.begin(question, state);
              return answer;
            };
            const lawful = fast.legalActions(state, seat, { limit: 5_000 });
            const some = lawful.length <= 60 ? lawful : Array.from({ length: 12 }, () => oneOf(lawful, random));
            for (const action of some) {
              const answer = begun();
              let made: Action | null = null;
              for (const one of boardAnswers.picksOf(question, action, picks, state)) {
                expect(openIn(answer.open).map((open) => picks.names[open])).toContain(picks.names[one]);
                made = answer.take(one);
              }
              expect(readAction(state, made as Action)).toBe(readAction(state, action));
            }
            const found = new Set<string>();
            const extend = (sofar: readonly number[]): void => {
              const answer = begun();
              let made: Action | null = null;
              for (const one of sofar) made = answer.take(one);
              if (made !== null) {
                expect(fast.isLegal(state, made)).toBe(true);
                found.add(readAction(state, made));
                return;
              }
              const next = openIn(answer.open);
              expect(next.length).toBeGreaterThan(0);
              for (const one of lawful.length <= 60 ? next : [oneOf(next, random)]) extend([...sofar, one]);
            };
            extend([]);
            if (lawful.length <= 60) expect(found).toEqual(new Set(lawful.map((one) => readAction(state, one))));
          }
        });
      }),
      share(0.2),
    );
    expect([...kinds].sort()).toEqual(['choose', 'name', 'pick', 'place', 'react']);
  });

  test('a card is placed by its print, its space, and the space its arrow points to', () => {
    const env = createEnv({ players: 2, windows: 'holders' });
    env.load(table({ hands: [['push', 'stop'], ['gift']], tokens: [10, 12], windows: 'holders' }));
    expect(namesOf(env)).toEqual(['card red push', 'card green stop']);
    pick(env, 'card red push', 'space 20');
    expect(seenBy(env)['picked.card']).toEqual({ 'red push': 1 });
    expect(seenBy(env)['picked.space']).toEqual({ 'space 20': 1 });
    // Its neighbors on the path, and 9 and 31 behind the walls of the reconstruction.
    expect(namesOf(env)).toEqual(['space 9', 'space 19', 'space 21', 'space 23']);
    pick(env, 'space 19');
    expect(env.action).toMatchObject({ type: 'place', seat: 0, at: 20, facing: 19 });
    expect(seenBy(env, 0)['board.arrow']).toEqual({ 'space 20': -1 });
    expect(seenBy(env, 1)['board.top']).toMatchObject({ 'space 20, red push': 1, 'space 4, white teleport 1': 1 });
  });

  test('Magnet: two cards of one print are told apart by where they lie', () => {
    const env = createEnv({ players: 2, windows: 'holders' });
    const state = table({
      hands: [['skip', 'x'], ['remote']],
      tokens: [2, 40],
      board: { 3: 'magnet', 5: 'swap', 30: 'swap', 9: 'gift' },
      active: 1,
      dice: [1],
      windows: 'holders',
    });
    env.load(state);
    pick(env, 'card blue remote', 'space 20');
    expect(env.question?.topic).toBe('remote/victim');
    pick(env, 'seat +1');
    // The token of seat 0 walks onto the Magnet; whoever sent it chooses, or its owner.
    expect(env.question?.topic).toBe('magnet/taken');
    expect(namesOf(env)).toEqual(['space 5', 'space 9', 'space 20', 'space 30']);
    const at30 = env.state.board[30]?.[0]?.card as number;
    expect(env.picksOf({ type: 'choose', seat: env.seat, cards: [at30] }).map((one) => env.layout.picks[one])).toEqual([
      'space 30',
    ]);
    pick(env, 'space 30');
    expect(env.state.board[30]).toEqual([]);
    expect(env.state.board[5]).toHaveLength(1);
  });

  test('random picks play whole games, and the actions make the same game once more', () => {
    for (let nth = 0; nth < 10; nth++) {
      const setup = setupOf(nth);
      const env = createEnv(setup, { reward: 'game' });
      env.reset(nth);
      const random = chanceOf(nth);
      const actions: Action[] = [];
      const sums = new Float64Array(env.players);
      while (!env.done) {
        env.step(oneOf(openOf(env), random));
        if (env.action !== null) actions.push(env.action);
        env.rewards.forEach((one, seat) => {
          sums[seat] = (sums[seat] as number) + one;
        });
      }
      const again = fast.createGame({ ...setup, seed: nth });
      for (const action of actions) fast.apply(again, action);
      expect(fast.save(again)).toBe(fast.save(env.state));
      const winners = again.outcome?.winners ?? [];
      const others = env.players - winners.length;
      sums.forEach((sum, seat) => {
        const lost = others === 0 ? 0 : -1 / others;
        expect(sum).toBeCloseTo(winners.includes(seat) && others > 0 ? 1 / winners.length : lost, 4);
      });
    }
  });
});

/** How often a seat that was compared remembered cards that it does not see. */
let remembered = 0;

describe('numbers of the board game are fair', () => {
  test.each(Array.from({ length: 15 }, (_, nth) => nth))(
    'game %i: in worlds a seat cannot tell apart it sees and may pick the same',
    (nth) => {
      const [env, other] = [0, 1].map(() => createEnv(setupOf(nth), { reward: 'game' })) as [Env, Env];
      env.reset(nth);
      const random = chanceOf(nth);
      let [compared, different] = [0, 0];
      for (let picks = 0; picks < 400 && !env.done; picks++) {
        if (picks % 4 === 0 && env.picked.length === 0) {
          for (const viewer of [env.seat, (env.seat + 1) % env.players]) {
            const world = boardTwin(env.state, viewer, random);
            // Who is asked in a window for holders shows what somebody holds.
            if (JSON.stringify(fast.viewOf(world, viewer)) !== JSON.stringify(fast.viewOf(env.state, viewer))) continue;
            other.load(world);
            if (viewer === env.seat && other.seat === env.seat) same(openOf(other), openOf(env), 'another mask');
            if (viewer !== env.seat || other.seat === env.seat)
              same(numbersOf(other, viewer), numbersOf(env, viewer), `seat ${viewer} sees too much`);
            compared++;
            if (JSON.stringify(world.players) !== JSON.stringify(env.state.players)) different++;
            if (fast.knownTo(env.state, viewer).hands.some((hand) => hand.length > 0)) remembered++;
          }
        }
        env.step(oneOf(openOf(env), random));
      }
      expect(compared).toBeGreaterThan(20);
      expect(different).toBeGreaterThan(10);
    },
  );

  test('often enough it remembers cards that it does not see', () => {
    expect(remembered).toBeGreaterThan(100);
  });

  test('Loot: a hand that was given away is seen by whoever gave it, and by nobody else', () => {
    const state = fast.createGame({ players: 3, seed: 'loot', windows: 'holders' });
    const random = createRandom('loot');
    const env = createEnv({ players: 3, windows: 'holders' });
    let found = 0;
    for (let moves = 0; moves < 2_000 && state.outcome === null; moves++) {
      const seat = fast.nextSeat(state) as number;
      const known = [0, 1, 2].map((one) => fast.knownTo(state, one).hands.flat().length);
      if (known.some((count) => count > 0)) {
        env.load(state);
        known.forEach((count, one) => {
          const told = Object.values(seenBy(env, one)['hands.known'] ?? {}).reduce((sum, many) => sum + many, 0);
          expect(told).toBe(count);
        });
        found++;
      }
      fast.apply(state, fast.sampleLegal(state, seat, random));
    }
    expect(found).toBeGreaterThan(10);
  });
});

describe('over whole games', () => {
  test.each(Array.from({ length: 8 }, (_, nth) => nth))(
    'game %i: a view makes the numbers of an environment',
    (nth) => {
      const setup = setupOf(nth);
      const how = { normalise: nth % 2 === 1 };
      const env = createEnv(setup, { reward: 'game', ...how });
      const codec = createCodec(setup, how);
      expect(codec.layout).toEqual(env.layout);
      const random = chanceOf(nth);
      env.reset(nth);
      for (let answers = 0; !env.done && answers < 300; answers++) {
        const view = JSON.parse(JSON.stringify(fast.viewOf(env.state, env.seat)));
        const memory = { known: fast.knownTo(env.state, env.seat) };
        const { observation, mask } = codec.encode(view, view.question, memory);
        for (let action: Action | null = null; action === null; ) {
          same(observation, numbersOf(env), 'another number');
          same(openIn(mask), openOf(env), 'another mask');
          const one = oneOf(openOf(env), random);
          action = codec.decode(one);
          env.step(one);
          expect(action).toEqual(env.action);
        }
      }
    },
  );

  test('every number lies within the bounds of its feature, is not far above its scale, and some day more than 0', () => {
    const worst: Record<string, number> = {};
    for (let nth = 0; nth < 60; nth++) {
      const own =
        nth % 3 === 0
          ? setupOf(nth)
          : { players: 2 + (nth % 5), windows: nth % 2 === 0 ? ('holders' as const) : ('everyone' as const) };
      const env = createEnv(own, { reward: 'game' });
      const state = fast.createGame({ ...own, seed: nth });
      const random = chanceOf(nth);
      for (let moves = 0; state.outcome === null; moves++) {
        if (moves % 25 === 0 || state.exhausted || (state.market.length > 0 && moves % 2 === 0)) {
          env.load(state);
          do {
            const raw = numbersOf(env);
            for (const { name, offset, size, low, high, scale } of env.layout.features) {
              for (const number of raw.subarray(offset, offset + size)) {
                if (number < (low ?? -Infinity) || number > (high ?? Infinity)) throw new Error(`${name} is ${number}`);
                worst[name] = Math.max(worst[name] ?? 0, Math.abs(number / scale));
              }
            }
            env.step(oneOf(openOf(env), random));
          } while (env.action === null);
        }
        fast.playOut(state, random, { limit: 1 });
      }
    }
    expect(Object.entries(worst).filter(([, most]) => most > 10)).toEqual([]);
    expect(Object.entries(worst).filter(([, most]) => most === 0)).toEqual([]);
  });
});

describe('the layout of the board game', () => {
  test('has no gaps, and names that say which is which, on any board with any deck', () => {
    for (let nth = 0; nth < 20; nth++) {
      const { layout } = createEnv(setupOf(nth), { reward: 'game' });
      let offset = 0;
      for (const feature of layout.features) {
        expect(feature.offset).toBe(offset);
        expect(new Set(feature.items).size).toBe(feature.size);
        offset += feature.size;
      }
      expect(layout.size).toBe(offset);
      expect(new Set(layout.picks).size).toBe(layout.picks.length);
    }
  });

  /** Whoever has trained with a layout wants to know when it changes. If this is meant, put the new ones here, and a line into the changelog. */
  test('is this one in this version', () => {
    const { size, picks, fingerprint } = createEnv({ players: 4 }).layout;
    expect([size, picks.length, fingerprint]).toEqual([1972, 91, '3711dcb47a4612d9']);
    expect(createEnv({ players: 4, windows: 'holders', length: 'long' }).layout.fingerprint).toBe(fingerprint);
    expect(createEnv({ players: 3 }).layout.fingerprint).not.toBe(fingerprint);
    expect(createEnv({ players: 4 }, { normalise: true }).layout.fingerprint).not.toBe(fingerprint);
  });
});

const short = { players: 3, windows: 'holders', pointLimit: 1 } as const;
const setup = { players: 3, windows: 'holders', length: 'short' } as const;

describe('bots, policies and many tables of the board game', () => {
  test('bots play by themselves, as a loop with the same chance would let them', () => {
    const env = createEnv(setup, { bots: ['greedy', null, 'random'] });
    env.reset('s');
    const looped = fast.createGame({ ...setup, seed: 's' });
    const [theirs, random] = [createRandom('s/bots'), chanceOf(3)];
    while (!env.done) {
      expect(env.seat).toBe(1);
      for (let seat = fast.nextSeat(looped); seat !== null && seat !== 1; seat = fast.nextSeat(looped))
        fast.apply(looped, decide(botOf(seat === 0 ? 'greedy' : 'random'), looped, seat, theirs));
      expect(env.state).toEqual(looped);
      do env.step(oneOf(openOf(env), random));
      while (env.action === null);
      fast.apply(looped, env.action);
    }
  });

  test.each<[string, unknown]>([
    ['bots', ['greedy', null]],
    ['bots', ['greedy', 'greedy', 'greedy']],
    ['bots[1]', [null, 'heurristic', null]],
  ])('%s: what cannot sit at a table is refused, %j', (field, bots) => {
    expect(() => createEnv(setup, { bots } as EnvOptions)).toThrow(InvalidSetup);
    expect(() => createEnv(setup, { bots } as EnvOptions)).toThrow(field);
  });

  test('a policy is a bot: it sits among others, answers the same in twin worlds, and refuses other layouts', () => {
    const clever: Bot = policyBot((observation, mask) => {
      let sum = 0;
      for (let at = 0; at < observation.length; at++) sum += (observation[at] ?? 0) * Math.sin(at + 1);
      const open = openIn(mask);
      return open[Math.floor(Math.abs(Math.sin(sum * 12.9)) * open.length) % open.length] ?? -1;
    });
    const state = fast.createGame({ ...setup, seed: 'policy' });
    const random = chanceOf(4);
    let different = 0;
    for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
      const action = decide(clever, state, seat, random);
      const world = boardTwin(state, seat, random);
      if (JSON.stringify(fast.viewOf(world, seat)) === JSON.stringify(fast.viewOf(state, seat))) {
        same(decide(clever, world, seat, random), action, `seat ${seat} knows too much`);
        if (JSON.stringify(world.players) !== JSON.stringify(state.players)) different++;
      }
      fast.apply(state, action);
    }
    expect(different).toBeGreaterThan(50);
    const two = fast.createGame({ players: 2, seed: 1 });
    const { fingerprint } = createCodec(setup).layout;
    expect(() =>
      decide(
        policyBot(() => 0, { fingerprint }),
        two,
        fast.nextSeat(two) ?? 0,
        random,
      ),
    ).toThrow('fingerprint');
    expect(() => policyBot(null as never)).toThrow(InvalidInput);
  });

  test('a policy says that it is one of the board game to whoever asks it at another', () => {
    const state = card.createGame({ players: 3, seed: 1 });
    const bot = policyBot((_observation, mask) => mask.indexOf(1)) as unknown as CardBot;
    expect(() => decideCard(bot, state, card.nextSeat(state) ?? 0, Math.random)).toThrow(
      'policy: is one of the board game, which plays no other',
    );
  });

  test('what is remembered is refused by the field that is wrong', () => {
    const state = fast.createGame({ ...setup, seed: 1 });
    const seat = fast.nextSeat(state) ?? 0;
    const view = fast.viewOf(state, seat);
    const codec = createCodec(setup);
    const encode = (memory: unknown) => codec.encode(view, view.question as Question, memory as Memory);
    const known = fast.knownTo(state, seat);
    expect(() => encode({ known: 5 })).toThrow('known: has to be');
    expect(() => encode({ known: { ...known, hands: [[9999]] } })).toThrow('known: has to be');
    // Its discard pile stands in every view.
    expect(() => encode({ known, laid: [] })).toThrow('laid: is nothing that is remembered');
    encode({ known });
  });

  test('a batch is so many tables side by side, each going on with its next game', () => {
    const batch = createBatch(short, { tables: 3, seed: 'b' });
    const alone = [0, 1, 2].map((at) => {
      const env = createEnv(short);
      env.reset(`b/${at}/0`);
      return { env, nth: 0 };
    });
    const random = chanceOf(5);
    const { size, picks } = batch.layout;
    let ended = 0;
    for (let step = 0; step < 700; step++) {
      const taken = alone.map(({ env }, at) => {
        same(batch.observations.subarray(at * size, (at + 1) * size), numbersOf(env), 'observation');
        const open = openIn(batch.masks.subarray(at * picks.length, (at + 1) * picks.length));
        return oneOf(open, random);
      });
      batch.step(taken);
      alone.forEach((one, at) => {
        one.env.step(taken[at] as number);
        expect(batch.dones[at]).toBe(one.env.done ? 1 : 0);
        if (!one.env.done) return;
        ended++;
        one.env.reset(`b/${at}/${++one.nth}`);
      });
    }
    expect(ended).toBeGreaterThan(3);
  });

  test('what cannot be done is refused, and nothing has changed', () => {
    const env = createEnv(setup);
    const before = JSON.stringify(env.state);
    for (const wrong of [-1, 0.5, 1e9, Number.NaN]) expect(() => env.step(wrong)).toThrow(IllegalPick);
    expect(() => env.load(fast.createGame({ players: 4, seed: 1 }))).toThrow(InvalidInput);
    expect(() => env.observe(new Float32Array(3))).toThrow(InvalidInput);
    expect(() => env.picksOf({ type: 'decline', seat: env.seat })).toThrow();
    expect(() => createEnv({ players: 7 })).toThrow(InvalidSetup);
    expect(JSON.stringify(env.state)).toBe(before);
  });
});
