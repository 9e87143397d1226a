/** Which question an action is meant for: what comes late, twice or from somebody else answers no other. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import { cardNamed, table } from 'frantic-engine/testing';
import { expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';

const idOf = (state: pure.GameState, seat: pure.Seat): number => pure.questionOf(state, seat)?.id ?? -1;

test('an answer sent twice is refused as stale the second time, and changes nothing', () => {
  const start = table({ hands: [['red 1', 'red 2'], ['green 5'], ['yellow 6']], top: 'blue 9' });
  const seat = pure.nextSeat(start) ?? 0;
  const draw = { type: 'draw', seat, to: idOf(start, seat) } as const;
  const drawn = pure.reduce(start, draw);
  expect(pure.whyNot(drawn, draw)).toMatchObject({ reason: 'stale', field: 'to', seat });
  expect(() => pure.reduce(drawn, draw)).toThrow(pure.IllegalAction);
  expect(pure.isLegal(drawn, { type: 'pass', seat, to: idOf(drawn, seat) })).toBe(true);
});

test("an answer to somebody else's question is refused as stale, whoever sends it", () => {
  const start = pure.createGame({ players: 3, seed: 'late' });
  const seat = pure.nextSeat(start) ?? 0;
  const other = (seat + 1) % 3;
  expect(pure.whyNot(start, { type: 'draw', seat: other, to: idOf(start, seat) })?.reason).toBe('stale');
  expect(pure.whyNot(start, { type: 'draw', seat: other })?.reason).toBe('not-your-turn');
});

test('a question keeps its id while others answer', () => {
  let state = table({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['the all-seeing eye'],
    windows: 'holders',
  });
  state = pure.reduce(state, { type: 'play', seat: 0, card: cardNamed(state, 0, 'black 9') });
  expect(pure.waitingFor(state)).toEqual([1, 2, 0]);
  const to = idOf(state, 1);
  expect([0, 2].map((seat) => idOf(state, seat))).toEqual([to, to]);
  const seen = (seat: number) => ({ type: 'pick', seat, option: 'seen', to }) as const;
  state = pure.reduce(state, seen(2));
  expect(pure.waitingFor(state)).toEqual([1, 0]);
  expect([0, 1].map((seat) => idOf(state, seat))).toEqual([to, to]);
  expect(pure.whyNot(state, seen(2))?.reason).toBe('stale');
  state = pure.reduce(pure.reduce(state, seen(0)), seen(1));
  expect(pure.waitingFor(state)).toEqual([1]);
  expect(pure.whyNot(state, seen(1))?.reason).toBe('stale');
});

test.each([0.5, '1', null, Number.NaN, {}])('an id that is no whole number is malformed: %j', (to) => {
  const start = pure.createGame({ players: 3, seed: 'late' });
  const seat = pure.nextSeat(start) ?? 0;
  expect(pure.whyNot(start, { type: 'draw', seat, to } as never)).toMatchObject({ reason: 'malformed', field: 'to' });
});

test('in whole games no seat is put two questions of one id, and whatever was answered answers nothing more', () => {
  const random = chanceOf(11);
  for (const windows of ['holders', 'everyone'] as const) {
    const state = fast.createGame({ players: 4, seed: windows, length: 'short', sets: [...pure.SETS], windows });
    const answered = new Set<string>();
    let late = 0;
    for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
      const to = fast.questionOf(state, seat)?.id ?? -1;
      expect(answered.has(`${seat} ${to}`)).toBe(false);
      answered.add(`${seat} ${to}`);
      const action = { ...fast.sampleLegal(state, seat, random), to };
      fast.apply(state, action);
      if (state.outcome !== null) break;
      expect(fast.whyNot(state, action)?.reason).toBe('stale');
      late++;
    }
    expect(late).toBeGreaterThan(50);
    expect(fast.restore(fast.save(state)).questions).toBe(state.questions);
  }
});

test('the same in the board game', () => {
  const random = chanceOf(12);
  let state = board.createGame({ players: 3, seed: 'late', pointLimit: 20 });
  const answered = new Set<string>();
  for (let seat = board.nextSeat(state); seat !== null; seat = board.nextSeat(state)) {
    const to = board.questionOf(state, seat)?.id ?? -1;
    expect(answered.has(`${seat} ${to}`)).toBe(false);
    answered.add(`${seat} ${to}`);
    const action = { ...board.sampleLegal(state, seat, random), to };
    state = board.reduce(state, action);
    if (state.outcome === null) expect(board.whyNot(state, action)?.reason).toBe('stale');
  }
});

test('a record keeps what was said, and a game with ids replays to the same end as one without', () => {
  const random = chanceOf(13);
  const setup = { players: 3, seed: 'kept', length: 'short' } as const;
  const [said, silent] = [pure.createRecord(setup), pure.createRecord(setup)];
  let state = pure.createGame(setup);
  for (let seat = pure.nextSeat(state); seat !== null; seat = pure.nextSeat(state)) {
    const action = pure.sampleLegal(state, seat, random);
    said.actions.push({ ...action, to: idOf(state, seat) });
    silent.actions.push(action);
    state = pure.reduce(state, action);
  }
  expect(pure.replay(said)).toEqual(state);
  expect(pure.replay(silent)).toEqual(state);
});
