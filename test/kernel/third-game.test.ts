/**
 * What a third game would have to write: a context, its kinds of question, its scripts, and how a state begins.
 * Everything else, both doors, records, snapshots and the loading of a table, is the same for every game.
 */

import { expect, test } from 'vitest';
import { countOf } from '../../src/common/answering.ts';
import type { RandomState } from '../../src/common/chance.ts';
import { copyAll, copyFrame, copyList, copyRandom } from '../../src/common/copy.ts';
import { GameCore } from '../../src/common/core.ts';
import { IllegalAction, InvalidRecord, InvalidSnapshot } from '../../src/common/errors.ts';
import { applyTo, playOut } from '../../src/common/in-place.ts';
import { commonDraws, commonKinds } from '../../src/common/kinds/common.ts';
import { DrawTable, hasAnswer } from '../../src/common/kinds/draws.ts';
import { refuseCards, refuseSeat } from '../../src/common/kinds/refuse.ts';
import { pureDoor } from '../../src/common/pure.ts';
import { type RecordForm, recordOf, replayRecord } from '../../src/common/record.ts';
import { type Ruled, told } from '../../src/common/refusals.ts';
import { SeatedContext } from '../../src/common/seated-context.ts';
import { othersOf } from '../../src/common/seats.ts';
import { seedRandom } from '../../src/common/seed.ts';
import { checkPlayers, checkSeed } from '../../src/common/setup.ts';
import { CardCensus, readSnapshot, saveState } from '../../src/common/snapshot.ts';
import { removeAt } from '../../src/common/zones.ts';
import type { Action, CardId, Seat } from '../../src/kernel/actions.ts';
import { Decisions } from '../../src/kernel/decisions.ts';
import type { Draw } from '../../src/kernel/draws.ts';
import { Inspection } from '../../src/kernel/inspect/inspection.ts';
import type { Kind } from '../../src/kernel/kind.ts';
import type { Asked, CommonDecision, Decision } from '../../src/kernel/questions.ts';
import { Machine } from '../../src/kernel/queue.ts';
import { compile } from '../../src/kernel/script.ts';
import type { Frame, QueueState, Woken } from '../../src/kernel/step-context.ts';
import { windowScript } from '../../src/kernel/window.ts';

/** Pass the pebble: in turn everybody hands one of their pebbles to somebody; whoever has none left has won. */
interface Pebbles extends QueueState {
  readonly format: 1;
  readonly rules: null;
  players: { readonly name: string; hand: CardId[]; score: number }[];
  random: RandomState;
  outcome: { readonly winner: Seat } | null;
}

interface Told {
  readonly type: 'gave';
  readonly from: Seat;
  readonly to: Seat;
}

/** One pebble, and who gets it. */
type Handing = {
  readonly pebble: CardId;
  readonly target: Seat;
};

/** What a seat sends: an action that no other game has. */
type HandOver = Action & { readonly type: 'hand' } & Handing;

interface HandQuestion extends Decision {
  readonly type: 'hand';
  readonly pebbles: readonly CardId[];
  readonly seats: readonly Seat[];
}

type PebbleQuestion = CommonDecision | HandQuestion;

const hand = (pebbles: readonly CardId[], seats: readonly Seat[]): HandQuestion & Asked<Handing> => ({
  type: 'hand',
  pebbles,
  seats,
});

const handing = (seat: Seat, { pebble, target }: Handing): HandOver => ({ type: 'hand', seat, pebble, target });

const ways = ({ pebbles, seats }: HandQuestion): Handing[] =>
  pebbles.flatMap((pebble) => seats.map((target) => ({ pebble, target })));

const handKind: Kind<HandQuestion, Handing> = {
  types: ['hand'],
  refuse(q, action, players) {
    if (action.type !== 'hand') return told('wrong-type', 'Hand a pebble over.', 'R-2', 'type');
    const { pebble, target } = action as Partial<HandOver>;
    return refuseCards([pebble], q.pebbles, 'pebble') ?? refuseSeat(target, q.seats, action.seat, players, 'target');
  },
  read(_q, action) {
    const { pebble, target } = action as HandOver;
    return { pebble, target };
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    for (const way of ways(q)) if (out.length < limit) out.push(handing(seat, way));
  },
  say: (answer, seat) => handing(seat, answer),
  decline: () => null,
};

const handDraw: Draw<HandQuestion, Handing> = {
  count: (q) => ways(q).length,
  draw: (q, chance) => ways(q)[Math.floor(chance() * ways(q).length)] as Handing,
};

const draws = new DrawTable<PebbleQuestion>({ hand: handDraw, ...commonDraws });

class Verbs {
  sink: Told[] | null = null;

  constructor(private readonly c: Context) {}

  settle(): void {}

  give({ pebble, target }: Handing): void {
    const { g, me } = this.c;
    const from = this.c.player(me).hand;
    removeAt(from, from.indexOf(pebble));
    this.c.player(target).hand.push(pebble);
    this.sink?.push({ type: 'gave', from: me, to: target });
    if (from.length === 0) g.outcome = { winner: me };
  }
}

class Context extends SeatedContext<Pebbles> {
  readonly do = new Verbs(this);
  readonly ruled: Ruled = { self: 'R-1' };
  readonly machine: Machine<Context, PebbleQuestion> = new Machine(
    new Map(
      [
        windowScript(),
        compile<Context>('turns', null, (s) =>
          s
            .label('begin')
            .ask('gift', (c) => hand(c.handOf(c.me), othersOf(c.players(), 1)[c.me] ?? []))
            .do((c, v) => c.do.give(v.gift))
            .when(
              (c) => c.g.outcome !== null,
              (s) => s.stop(),
            )
            .do((c) => {
              c.frame.me = (c.me + 1) % c.players();
            })
            .goto('begin'),
        ),
      ].map((script) => [script.id, script]),
    ),
    this,
    new Decisions<PebbleQuestion>({ hand: handKind, ...commonKinds }),
  );
  readonly inspection = new Inspection<Context, PebbleQuestion>(this, this.machine, (q) => hasAnswer(draws, q));

  entitled = (): Seat[] => [];
  reactions = (): CardId[] => [];
  winners = (): Seat[] => [];
  tossIn = (): void => {};
  reactionOf = (): string => 'turns';
  listeners = (): Woken[] => [];
}

interface PebbleGame {
  mutable: Pebbles;
  state: Pebbles;
  action: HandOver;
  event: Told;
  setup: { readonly players: number; readonly seed: number };
}

class Core extends GameCore<PebbleGame, Context> {
  private readonly c = new Context();

  create(given: unknown, sink: Told[] | null = null): Pebbles {
    const { players, seed } = given as Readonly<Record<string, unknown>>;
    const names = checkPlayers(players, [2, 4], 'R-009');
    const queue: Frame[] = [{ script: 'turns', at: 0, me: 0, v: {} }];
    const random = seedRandom(checkSeed(seed));
    const state: Pebbles = {
      format: 1,
      rules: null,
      players: names.map((name, i) => ({ name, hand: [2 * i, 2 * i + 1], score: 0 })),
      outcome: null,
      queue,
      questions: 0,
      random,
    };
    this.resume(state, sink);
    return state;
  }

  protected contextOf(): Context {
    return this.c;
  }

  fork(state: Pebbles): Pebbles {
    return {
      format: 1,
      rules: null,
      players: copyAll(state.players, ({ name, hand, score }) => ({ name, hand: copyList(hand), score })),
      outcome: state.outcome,
      queue: copyAll(state.queue, copyFrame),
      questions: state.questions,
      random: copyRandom(state.random),
    };
  }
}

const core = new Core();
const game = pureDoor<PebbleGame, Context>(core);
const HEAD = { format: 1, game: 'pebbles' };
const FORM: RecordForm<Pebbles> = { head: HEAD, factsOf: ({ players, random, outcome }) => [players, random, outcome] };
const setup = { players: 3, seed: 1 };
const give = (seat: Seat, pebble: CardId, target: Seat): HandOver => ({ type: 'hand', seat, pebble, target });
const way = [give(0, 0, 1), give(1, 3, 2), give(2, 3, 1), give(0, 1, 2)];

test('a game on the shared code is played through both doors, and both say the same', () => {
  let pure = game.createGame(setup);
  const fast = core.create(setup);
  for (const action of way) {
    expect(game.waitingFor(pure)).toEqual([action.seat]);
    // One of the pebbles in hand, to one of two others.
    const { length } = pure.players[action.seat]?.hand ?? [];
    expect(countOf<PebbleGame, Context>(core, draws, pure, action.seat)).toBe(2 * length);
    expect(game.legalActions(pure, action.seat)).toHaveLength(2 * length);
    expect(game.legalActions(pure, action.seat)).toContainEqual(action);
    const { state, events } = game.transition(pure, action);
    const told: Told[] = [];
    applyTo<PebbleGame, Context>(core, fast, action, told);
    expect([state, events]).toEqual([fast, told]);
    expect(Object.isFrozen(pure)).toBe(true);
    pure = state;
  }
  expect(pure.outcome).toEqual({ winner: 0 });
  expect(game.waitingFor(pure)).toEqual([]);
});

test('its refusals have the words of every game, and rest on rulings of its own', () => {
  const state = game.createGame(setup);
  expect(game.whyNot(state, give(1, 2, 0))).toEqual({
    reason: 'not-your-turn',
    message: 'Nothing is asked of you now.',
    ruling: null,
    seat: 1,
    field: null,
    needs: [],
  });
  expect(game.whyNot(state, give(0, 0, 0))).toEqual({
    reason: 'self',
    message: 'You cannot name yourself.',
    ruling: 'R-1',
    seat: 0,
    field: 'target',
    needs: [],
  });
  expect(game.whyNot(state, give(0, 2, 1))).toMatchObject({ reason: 'not-offered', field: 'pebble[0]', ruling: null });
  // An action of the kernel's own kinds is one of this game, but answers nothing here; one of another game is none.
  const other: Action = { type: 'react', seat: 0 };
  expect(game.whyNot(state, other as HandOver)).toMatchObject({ reason: 'wrong-type', ruling: 'R-2' });
  const foreign: Action = { type: 'draw', seat: 0 };
  expect(game.whyNot(state, foreign as HandOver)).toMatchObject({
    reason: 'malformed',
    message: "The type of an action is 'hand' or 'react' or 'decline' or 'name' or 'choose' or 'pick'.",
  });
  expect(() => game.reduce(state, foreign as HandOver)).toThrow(IllegalAction);
});

test('its records replay, and a broken one is refused naming the action', () => {
  const record = { ...recordOf(HEAD, setup), actions: way };
  expect(replayRecord<PebbleGame, Context>(core, FORM, JSON.stringify(record)).outcome).toEqual({ winner: 0 });
  const broken = { ...record, actions: [give(0, 0, 1), give(0, 1, 1)] };
  expect(() => replayRecord<PebbleGame, Context>(core, FORM, broken)).toThrow(/^actions\[1\]/);
  expect(() => replayRecord<PebbleGame, Context>(core, FORM, { ...record, game: 'marbles' })).toThrow(InvalidRecord);
});

test('its snapshots are checked like all others', () => {
  const census = (state: Readonly<Record<string, unknown>>): void => {
    const cards = new CardCensus(6);
    for (const { hand } of state.players as Pebbles['players']) cards.count(hand, 'players.hand');
    cards.finish();
  };
  const state = game.reduce(game.createGame(setup), give(0, 0, 1));
  const saved = saveState(state);
  expect(readSnapshot(saved, census)).toEqual(state);
  expect(() => readSnapshot(saved.replace('"hand":[1]', '"hand":[2]'), census)).toThrow(InvalidSnapshot);
});

test('chance plays it to its end, in place, from a fork', () => {
  const state = game.createGame(setup);
  let n = 0;
  const played = core.fork(state);
  playOut<PebbleGame, Context>(core, draws, played, () => (n++ % 7) / 7);
  expect(played.outcome).not.toBeNull();
  expect(state.outcome).toBeNull();
});
