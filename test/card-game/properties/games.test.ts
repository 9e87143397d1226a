/** What holds at every step of every game. */
import fc from 'fast-check';
import {
  type Action,
  cardOf,
  catalogOf,
  createGame,
  createRecord,
  fallbackAction,
  type GameEvent,
  type GameState,
  legalActions,
  questionOf,
  reduce,
  replay,
  restore,
  type Seat,
  sampleLegal,
  save,
  transition,
  waitingFor,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { assertInvariants } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { PRINTED_BOXES } from '../../fixtures/box.ts';
import { must, scramble } from '../../support/ways.ts';
import { chanceOf, oneOf, same, seatsOf, share, walk, ways } from './kit.ts';

/** How many cards the base game has: 72 colored and 9 black numbers, 20 plain, 23 open-wish and 1 unique specials. */
const BASE_DECK = 125;

const deckOf = (state: GameState): number =>
  state.rules.sets.length === 0 ? BASE_DECK : catalogOf(state).cards.length;

/** How many power cards Supercharge has: twelve kinds, two of each. */
const POWERS = 24;

/** How many rule cards Pandora's Box has. */
const RULES = 15;

/** How many power cards and rule cards a game has. Those of the printed boxes were counted by hand. */
function othersOf(state: GameState): { readonly powers: number; readonly rules: number } {
  const { sets } = state.rules;
  if (sets.every((name) => PRINTED_BOXES.includes(name)))
    return { powers: sets.includes('supercharge') ? POWERS : 0, rules: sets.includes('pandoras-box') ? RULES : 0 };
  const { powers, rules } = catalogOf(state);
  return { powers: powers.reduce((sum, { count }) => sum + count, 0), rules: rules.length };
}

/** Fails unless every power card and every rule card is in exactly one place. */
function expectOthersConserved(state: GameState): void {
  const there = othersOf(state);
  const powers = [...state.powerPile, ...state.players.flatMap((player) => player.powers.map(({ row }) => row))];
  expect(powers.length).toBe(there.powers);
  for (const row of new Set(powers)) expect(powers.filter((one) => one === row).length).toBe(2);
  const ruleCards = new Set(catalogOf(state).rules.map(({ id }) => id));
  const inForce = state.lasting.map(({ row }) => row).filter((row) => ruleCards.has(row));
  const rules = [...state.ruleDeck, ...inForce];
  expect(rules.length).toBe(state.rules.options['ruleCards.count'] === 0 ? 0 : there.rules);
  expect(new Set(rules).size).toBe(rules.length);
  // What was shown to one player only is shown no longer than the question about it.
  if (state.openTo !== null) expect(state.openHands.length).toBeGreaterThan(0);
}

/** Fails unless every card lies in exactly one place. Counted by hand, independently of `assertInvariants`. */
function expectConserved(state: GameState): void {
  const deck = deckOf(state);
  const times = new Array<number>(deck).fill(0);
  for (const list of [state.drawPile, state.discardPile, state.table, ...state.players.map((player) => player.hand)]) {
    for (const id of list) times[id] = (times[id] ?? 0) + 1;
  }
  if (times.length !== deck || times.some((count) => count !== 1)) {
    const wrong = times.flatMap((count, id) => (count === 1 ? [] : [`${cardOf(state, id).name}: ${count} times`]));
    throw new Error(`cards lost or doubled: ${wrong.join(', ')}`);
  }
}

/** Fails if a turn is played although somebody has run out of cards: that would have ended the round. */
function expectNobodyOut(state: GameState): void {
  const [seat] = waitingFor(state);
  if (seat === undefined || questionOf(state, seat)?.topic !== 'turn/move') return;
  const out = state.players.filter(({ hand }) => hand.length === 0);
  if (out.length > 0) throw new Error(`a turn goes on although ${out.map(({ name }) => name).join()} holds no card`);
}

/** The fast entry has its own copy of the class once it is built, so the error is told by its name. */
const ILLEGAL = expect.objectContaining({ name: 'IllegalAction' });

/** How deep the queue may get. */
const DEPTH = 24;

describe('at every step of a game', () => {
  test('each card is in exactly one place, and the state is sound', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const end = walk(way, ({ state, nth }) => {
          expectConserved(state);
          expectOthersConserved(state);
          expect(state.queue.length).toBeLessThanOrEqual(DEPTH);
          expectNobodyOut(state);
          if (nth % 5 === 0) assertInvariants(state);
        });
        expectConserved(end);
        expectOthersConserved(end);
        assertInvariants(end);
      }),
      share(0.67),
    );
  });

  test('the pure and the fast engine give the same states and the same events', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const told: GameEvent[] = [];
        const played = fast.createGame(way.setup, { sink: told });
        same(played, createGame(way.setup), 'the first state');
        expect(told[0]?.type).toBe('roundStarted');
        walk(way, ({ state, action, nth }) => {
          const sink: GameEvent[] = [];
          same(fast.fork(state), state, 'a fork is not the state');
          fast.apply(played, action, { sink });
          const pure = transition(state, action);
          same(played, pure.state, `the states after action ${nth} differ`);
          same(sink, pure.events, `the events of action ${nth} differ`);
        });
      }),
      share(0.67),
    );
  });

  test('what an action is played on is never changed, and forks share nothing', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action }) => {
          // Not frozen: a write would be hidden behind an exception.
          const input = JSON.parse(JSON.stringify(state)) as GameState;
          const sent = JSON.parse(JSON.stringify(action)) as Action;
          const before = JSON.stringify(input);
          const after = reduce(input, sent);
          expect(JSON.stringify(input)).toBe(before);
          expect(JSON.stringify(sent)).toBe(JSON.stringify(action));
          // The answer was copied at the door: changing the caller's object changes nothing in the state.
          const text = JSON.stringify(after);
          scramble(sent);
          expect(JSON.stringify(after)).toBe(text);
          const origin = JSON.parse(before) as GameState;
          fast.apply(fast.fork(origin), action);
          expect(JSON.stringify(origin)).toBe(before);
        });
      }),
      share(0.5),
    );
  });

  test('states are plain JSON, frozen, and saving them changes nothing in how the game goes on', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        let saved = createGame(way.setup);
        const end = walk(way, ({ state, action }) => {
          must(Object.isFrozen(state) && Object.isFrozen(state.queue) && Object.isFrozen(state.drawPile), 'not frozen');
          const text = save(saved);
          must(save(state) === text, 'saved, it is something else');
          const restored = restore(text);
          same(restored, state, 'the restored state differs');
          for (const seat of waitingFor(state)) {
            same(questionOf(restored, seat), questionOf(state, seat), 'the question differs after a restore');
          }
          saved = reduce(restored, action);
        });
        same(saved, end, 'the game went on differently');
      }),
      share(0.5),
    );
  });

  test('the record of the actions replays to the same game', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const kept = createRecord(way.setup);
        const end = walk(way, ({ action }) => kept.actions.push(action));
        const text = JSON.stringify(kept);
        same(replay(text), end, 'the replayed game differs');
        same(replay(JSON.parse(text)), end, 'the replayed game differs');
        const told: GameEvent[] = [];
        same(fast.replay(text, { sink: told }), end, 'the fast replay differs');
        expect(told.filter(({ type }) => type === 'scored').length).toBe(scoredRounds(end) * end.players.length);
      }),
    );
  });

  test('points are written down at the end of a round, and otherwise only by an event that says so', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action }) => {
          const { state: after, events } = transition(state, action);
          for (const seat of seatsOf(state)) {
            const told = events.flatMap((event) =>
              (event.type === 'scored' || event.type === 'totalChanged') && event.seat === seat ? [event.points] : [],
            );
            const gained = told.reduce((sum, points) => sum + points, 0);
            expect((after.players[seat]?.score ?? 0) - (state.players[seat]?.score ?? 0)).toBe(gained);
          }
          const ended = events.filter(({ type }) => type === 'roundEnded').length;
          // Something may be asked between the end of a round and its counting.
          if (events.some(({ type }) => type === 'scored')) expect(ended > 0 || state.ending !== null).toBe(true);
          if (events.some(({ type }) => type === 'totalChanged')) {
            expect(after.rules.sets).toContain('troublemaker');
            expect(after.rules.options.scoring).toBe(true);
          }
        });
      }),
      share(0.5),
    );
  });
});

/** How many rounds of a game have been scored. */
function scoredRounds({ rules, round, outcome }: GameState): number {
  if (rules.options.scoring === false) return 0;
  return outcome === null ? round - 1 : round;
}

describe('every game ends', () => {
  type Policy = (state: GameState, seat: Seat, random: () => number) => Action;

  const policies: Readonly<Record<string, Policy>> = {
    'at random': (state, seat, random) => sampleLegal(state, seat, random),
    'always the first lawful answer': (state, seat) => legalActions(state, seat, { limit: 1 })[0] as Action,
    'always the last lawful answer': (state, seat) => legalActions(state, seat, { limit: 2000 }).at(-1) as Action,
    'by fallback answers alone': (state, seat) => fallbackAction(state, seat),
  };

  /** How many decisions a game may take. Games at random take 550 on average and 1200 at the most. */
  const BOUND = 20_000;

  for (const [name, answer] of Object.entries(policies)) {
    test(name, () => {
      fc.assert(
        fc.property(ways(), ({ setup, chance }) => {
          const state = fast.createGame(setup);
          const random = chanceOf(chance);
          let decisions = 0;
          while (state.outcome === null) {
            if (++decisions > BOUND) throw new Error(`no end after ${BOUND} decisions in round ${state.round}`);
            const seat = oneOf(fast.waitingFor(state), random);
            fast.apply(state, answer(state, seat, random));
          }
          expectConserved(state);
          expect(fast.waitingFor(state)).toEqual([]);
          const { winners, scores, rounds } = state.outcome;
          expect(winners.length).toBeGreaterThan(0);
          expect(rounds).toBe(state.round);
          expect(scores).toEqual(state.players.map((player) => player.score));
          for (const seat of seatsOf(state)) {
            expect(fast.questionOf(state, seat)).toBeNull();
            expect(fast.legalActions(state, seat)).toEqual([]);
            expect(fast.countLegal(state, seat)).toBe(0);
            expect(() => fast.apply(state, { type: 'draw', seat })).toThrow(ILLEGAL);
            expect(() => fast.sampleLegal(state, seat, random)).toThrow(ILLEGAL);
            expect(() => fast.fallbackAction(state, seat)).toThrow(ILLEGAL);
          }
        }),
      );
    });
  }
});
