/** Time limits, what is played when they have run out, and pauses. */
import { questionOf } from 'frantic-engine';
import type { PolicyInput } from 'frantic-engine/host';
import { cardNamed, table as lay, nameOf } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';
import { boardTable, cardTable, laid, reasonOf } from './kit.ts';

const LIMITS = { turn: 30_000, react: 5_000, other: 10_000 };

describe('a question has so much time', () => {
  test('and not a millisecond less', () => {
    const table = cardTable({}, { limits: LIMITS });
    expect([table.due, table.last(0, 'view').room.clock]).toEqual([31_000, { now: 1000, left: 30_000 }]);
    table.wait(29_999);
    expect(table.room.actions).toEqual([]);
    table.wait(1);
    expect(table.room.actions.length).toBe(2);
    expect(table.due).toBe(31_000 + 30_000);
  });

  test('by what is asked; without a limit it is never over', () => {
    const state = lay({ hands: [['blue skip', 'red 1', 'red 2'], ['red 3'], ['green 2']], top: 'blue 9' });
    const table = laid(state, { limits: { react: 5_000, turn: 30_000 } });
    table.play({ type: 'play', seat: 0, card: cardNamed(state, 0, 'blue skip') });
    // Whom it is played at is asked without a limit, whether to counter it with one.
    expect([table.due, table.last(1, 'events').clock]).toEqual([null, { now: 1000, left: null }]);
    table.wait(1_000_000);
    table.play({ type: 'name', seat: 0, target: 1 });
    expect(table.due).toBe(table.now + 5_000);
    table.wait(5_000);
    // Nobody has countered: the turn of the player after the one who is skipped.
    expect([table.waiting, table.due]).toEqual([[2], table.now + 30_000]);
  });

  test('in the board game, too', () => {
    const table = boardTable({}, { limits: LIMITS });
    expect(table.due).toBe(31_000);
    table.wait(30_000);
    expect(table.room.actions.length).toBe(1);
    for (let limits = 0; table.state.outcome === null && limits < 3000; limits++) table.wait(30_000);
    expect(table.state.outcome).not.toBe(null);
    expect(table.due).toBe(null);
  });
});

describe('R-372 who holds nothing to toss in lets it pass by itself', () => {
  /** Seat 0 attacks seat 1 while seats 2 and 3 hold what they hold; everybody is asked before the event. */
  const asked = (policy: PolicyInput, first = 'lucky bastard') => {
    const state = lay({
      hands: [['black 9', 'red 1'], [first, 'green 5'], ['blue 3', 'yellow 6'], ['red 7']],
      top: 'blue 9',
      events: ['expansion'],
      sets: ['troublemaker'],
    });
    const table = laid(state, policy);
    table.play({ type: 'play', seat: 0, card: cardNamed(state, 0, 'black 9') });
    return table;
  };

  test('after a time of its own, and whoever holds a card is waited for', () => {
    const table = asked({ autoPass: [800, 2500] });
    const holders = table.waiting;
    expect(holders).toEqual([1, 2, 3]);
    table.wait(799);
    expect(table.waiting).toEqual([1, 2, 3]);
    table.wait(2500 - 799);
    // Seat 1 holds the Lucky Bastard: it has as much time as there is.
    expect([table.waiting, table.due]).toEqual([[1], null]);
    expect(
      table.room.actions
        .slice(1)
        .map(({ type, seat }) => `${type} ${seat}`)
        .sort(),
    ).toEqual(['decline 2', 'decline 3']);
    table.play({ type: 'decline', seat: 1 });
    table.finish(chanceOf(1));
  });

  test('the host is told when, and the times are those of the questions, whatever a hand holds', () => {
    const times = (table: ReturnType<typeof asked>): number[] => {
      const found: number[] = [];
      while (table.due !== null && table.waiting.length > 1) {
        found.push(table.due);
        table.wait(table.due - table.now);
      }
      return found;
    };
    const [one, other] = [times(asked({ autoPass: [800, 2500] })), times(asked({ autoPass: [800, 2500] }, 'green 2'))];
    expect(one.length).toBe(2);
    expect(new Set(one).size).toBe(2);
    for (const time of one) {
      expect(time).toBeGreaterThanOrEqual(1800);
      expect(time).toBeLessThanOrEqual(3500);
    }
    expect(other).toEqual(expect.arrayContaining(one));
  });

  test('nobody else is told of it before all have answered', () => {
    const table = asked({ autoPass: [800, 2500] });
    const before = table.sent.length;
    table.wait(2500);
    expect(table.sent.slice(before).every(({ to }) => to === 2 || to === 3)).toBe(true);
  });

  test('in no other question, and not unless the room says so', () => {
    const turn = cardTable({}, { autoPass: [0, 0] });
    turn.wait(100_000);
    expect(turn.room.actions).toEqual([]);
    expect(turn.due).toBe(null);
    const silent = asked({});
    silent.wait(100_000);
    expect(silent.waiting).toEqual([1, 2, 3]);
  });

  test('a pause stops it, a stored room goes on with it, and a range that is none is refused', () => {
    const table = asked({ autoPass: [1000, 1000] });
    table.order({ type: 'pause' });
    table.wait(60_000);
    expect(table.waiting).toEqual([1, 2, 3]);
    table.order({ type: 'resume' });
    table.room = JSON.parse(JSON.stringify(table.room));
    table.wait(999);
    expect(table.waiting).toEqual([1, 2, 3]);
    table.wait(1);
    expect(table.waiting).toEqual([1]);
    for (const [autoPass, field] of [
      [5, 'policy.autoPass'],
      [[1], 'policy.autoPass'],
      [[2, 1], 'policy.autoPass[1]'],
      [[-1, 1], 'policy.autoPass[0]'],
      [['0', '1'], 'policy.autoPass[0]'],
    ] as const)
      expect(() => cardTable({}, { autoPass: autoPass as never })).toThrow(expect.objectContaining({ field }));
  });

  test('in the board game, too', () => {
    const table = boardTable({}, { limits: LIMITS, autoPass: [10, 20] });
    for (let waits = 0; waits < 50_000 && table.state.outcome === null; waits++)
      table.wait((table.due ?? table.now) - table.now);
    expect(table.state.outcome).not.toBe(null);
  });
});

describe('when time has run out', () => {
  test('R-059 drawThenPass: a turn draws and passes in one step', () => {
    const table = cardTable({}, { limits: LIMITS, timeout: 'drawThenPass' });
    const [seat] = table.waiting;
    const out = table.wait(30_000);
    expect(table.room.actions).toEqual([
      { type: 'draw', seat },
      { type: 'pass', seat },
    ]);
    expect(table.waiting).not.toContain(seat);
    // One message for each, with both in it.
    expect(out.map(({ to, type }) => [to, type])).toEqual([0, 1, 2].map((to) => [to, 'events']));
    expect(table.last(0, 'events').events.map((event) => Object(event).type)).toEqual(
      expect.arrayContaining(['drew', 'passed']),
    );
  });

  test('drawThenPass: whoever may not pass after drawing plays', () => {
    const state = lay({
      hands: [['red 1', 'red 2'], ['red 3'], ['green 2']],
      top: 'blue 9',
      draw: ['blue 5'],
      ruleCards: ['no excuses'],
      sets: ['pandoras-box'],
    });
    const table = laid(state, { limits: LIMITS, timeout: 'drawThenPass' });
    table.wait(30_000);
    const [drew, played] = table.room.actions;
    expect(drew).toEqual({ type: 'draw', seat: 0 });
    expect(played?.type === 'play' && nameOf(table.state, played.card)).toBe('blue 5');
  });

  test('R-059 passThenRandom: what the engine answers for whoever is away', () => {
    const table = cardTable({}, { limits: LIMITS, timeout: 'passThenRandom' });
    const { state } = table;
    const [seat = 0] = table.waiting;
    table.wait(30_000);
    expect(table.room.actions).toEqual(table.engine.fallbackActions(state, seat, { policy: 'passThenRandom' }));
  });

  test('bot: the bot of the policy answers that one question', () => {
    const table = cardTable({}, { limits: LIMITS, timeout: 'bot', bot: 'greedy' });
    table.wait(30_000);
    expect(table.room.actions.length).toBe(1);
    expect(table.room.seats.map(({ bot }) => bot)).toEqual([null, null, null]);
    for (let limits = 0; limits < 200; limits++) table.wait(30_000);
    expect(table.room.actions.length).toBeGreaterThan(150);
  });

  test('R-371 everybody who has not answered in a window lets it go', () => {
    const state = lay({
      hands: [['black 9', 'red 1'], ['lucky bastard', 'green 5'], ['mimicry', 'yellow 6'], ['red 7']],
      top: 'blue 9',
      events: ['expansion'],
      sets: ['troublemaker'],
    });
    const table = laid(state, { limits: LIMITS });
    table.play({ type: 'play', seat: 0, card: cardNamed(state, 0, 'black 9') });
    const asked = table.waiting;
    const due = table.now + LIMITS.react;
    expect(table.due).toBe(due);
    // Who answers takes no time from the others and gives them none.
    table.now += 2000;
    table.play({ type: 'decline', seat: asked[0] ?? 0 });
    expect(table.due).toBe(due);
    table.wait(3000);
    expect(table.room.actions.slice(1).map(({ type }) => type)).toEqual(asked.map(() => 'decline'));
    table.finish(chanceOf(1));
  });

  test('early, late and doubled ticks do no harm', () => {
    const table = cardTable({}, { limits: LIMITS });
    const { room } = table;
    table.wait(0);
    table.wait(29_999);
    expect(table.room).toBe(room);
    table.wait(1_000_000);
    const after = table.room;
    expect(after.actions.length).toBe(2);
    table.wait(0);
    expect(table.room).toBe(after);
  });
});

describe('a pause', () => {
  test('stops the clocks: what was left is left when it is over', () => {
    const table = cardTable({}, { limits: LIMITS });
    table.wait(10_000);
    table.say('b', { type: 'pause' });
    expect(table.due).toBe(null);
    expect(table.last(0, 'room').room).toMatchObject({ paused: true, clock: { now: 11_000, left: 20_000 } });
    const [seat = 0] = table.waiting;
    expect(reasonOf(table.say('abc'.charAt(seat), table.answerOf({ type: 'draw', seat })))).toBe('paused');
    expect(reasonOf(table.say('c', { type: 'pause' }))).toBe('paused');
    table.wait(500_000);
    expect(table.room.actions).toEqual([]);
    table.say('c', { type: 'resume' });
    expect(table.last(0, 'room').room).toMatchObject({ paused: false, clock: { now: 511_000, left: 20_000 } });
    expect(table.due).toBe(531_000);
    expect(reasonOf(table.say('c', { type: 'resume' }))).toBe('not-paused');
  });

  test('is for the host alone, where the policy says so', () => {
    const table = cardTable({}, { limits: LIMITS, pause: 'host' });
    expect(reasonOf(table.say('b', { type: 'pause' }))).toBe('not-allowed');
    table.order({ type: 'pause' });
    expect(reasonOf(table.say('b', { type: 'resume' }))).toBe('not-allowed');
    expect(table.due).toBe(null);
    table.order({ type: 'resume' });
    expect(table.due).toBe(31_000);
  });

  test('stops bots as well', () => {
    const table = cardTable({}, { botDelay: 100 }, [{ bot: 'greedy' }, { token: 'b' }]);
    table.order({ type: 'pause' });
    table.wait(1000);
    expect(table.room.actions).toEqual([]);
  });
});

test('who is asked one thing after the other has time for each; the others see no clock begin that nothing they see has begun', () => {
  const state = lay({
    hands: [
      ['edison', 'red 1', 'red 2'],
      ['red 3', 'red 4'],
      ['green 2', 'green 4'],
      ['red 5', 'red 6'],
    ],
    top: 'blue 9',
    powers: [[], ['looping'], ['number wish'], ['all draw one']],
    sets: ['supercharge'],
  });
  const table = laid(state, { limits: LIMITS });
  table.play({ type: 'play', seat: 0, card: cardNamed(state, 0, 'edison') });
  while (questionOf(table.state, 0)?.topic !== 'edison/first') table.playOn(chanceOf(1));
  const { now } = table;
  table.wait(4000);
  const out = table.play({ type: 'name', seat: 0, target: 1 });
  expect(questionOf(table.state, 0)?.topic).toBe('edison/second');
  expect(out.filter(({ to }) => to !== 'sender').map(({ to }) => to)).toEqual([0]);
  expect(table.due).toBe(now + 4000 + LIMITS.other);
  table.say('b', { type: 'pause' });
  expect(table.last(0, 'room').room.clock?.left).toBe(LIMITS.other);
  expect(table.last(1, 'room').room.clock?.left).toBe(LIMITS.other - 4000);
  table.say('b', { type: 'resume' });
  table.finish(chanceOf(1));
});

test('a clock that goes backward between two processes stops nothing and gives nothing away', () => {
  const table = cardTable({}, { limits: LIMITS });
  table.say('a', { type: 'pause' });
  table.now -= 500;
  table.say('a', { type: 'resume' });
  expect(table.due).toBe(31_000);
});
