/** Every answer names its question: what comes late, twice or from somebody else is refused as such, and changes nothing. */
import { legalActions } from 'frantic-engine';
import { cardNamed, table as lay } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';
import { boardTable, cardTable, laid, reasonOf, replyIn } from './kit.ts';

/** Seat 0 attacks with a Skip; the window asks whoever is named, and nobody else. */
const attack = () => {
  const table = laid(
    lay({
      hands: [
        ['blue skip', 'red 1', 'red 2'],
        ['red 3', 'red 5'],
        ['green 2', 'green 3'],
      ],
      top: 'blue 9',
    }),
  );
  table.play({ type: 'play', seat: 0, card: cardNamed(table.state, 0, 'blue skip') });
  table.play({ type: 'name', seat: 0, target: 1 });
  return table;
};

describe('an answer', () => {
  test('that comes a second time with another number is refused as doubled', () => {
    const table = cardTable();
    const [seat = 0] = table.waiting;
    const answer = table.answerOf({ type: 'draw', seat });
    expect(reasonOf(table.say('abc'.charAt(seat), answer))).toBe(null);
    const { room } = table;
    expect(reasonOf(table.say('abc'.charAt(seat), answer))).toBe('doubled');
    expect(table.room).toBe(room);
  });

  test('that comes a second time with its number is taken once, and so it is said', () => {
    const table = cardTable();
    const [seat = 0] = table.waiting;
    const message = { ...table.answerOf({ type: 'draw', seat }), id: 5 };
    const first = replyIn(table.hear('abc'.charAt(seat), message));
    const { room } = table;
    expect(replyIn(table.hear('abc'.charAt(seat), message))).toEqual(first);
    expect(table.room).toBe(room);
    expect(reasonOf(table.hear('abc'.charAt(seat), { ...message, id: 4 }))).toBe('old');
    // Another message under that number was not taken, and that is what is said.
    expect(reasonOf(table.hear('abc'.charAt(seat), { type: 'pause', id: 5 }))).toBe('old');
    expect(table.room).toBe(room);
  });

  test('that comes after the time limit is refused as late', () => {
    const table = cardTable({}, { limits: { turn: 1000 } });
    const [seat = 0] = table.waiting;
    const answer = table.answerOf({ type: 'draw', seat });
    table.now += 1000;
    expect(reasonOf(table.say('abc'.charAt(seat), answer))).toBe('late');
    expect(table.room.actions.map(({ type }) => type)).toEqual(['draw', 'pass']);
  });

  test('for another seat is refused as foreign, whoever is asked', () => {
    const table = cardTable();
    const [seat = 0] = table.waiting;
    const other = 'abc'.charAt((seat + 1) % 3);
    const { room } = table;
    expect(reasonOf(table.say(other, table.answerOf({ type: 'draw', seat })))).toBe('foreign');
    expect(reasonOf(table.say('stranger', table.answerOf({ type: 'draw', seat })))).toBe('stranger');
    // To act for oneself with the question of another seat is no better.
    const to = table.asked[seat] ?? -1;
    const out = table.say(other, { type: 'answer', action: { type: 'draw', seat: (seat + 1) % 3, to } });
    expect(reasonOf(out)).toBe('foreign');
    expect(table.room).toBe(room);
  });

  test('that does not name its question is refused', () => {
    const table = cardTable();
    const [seat = 0] = table.waiting;
    const out = table.hear('abc'.charAt(seat), { type: 'answer', id: 1, action: { type: 'draw', seat } });
    expect(replyIn(out)).toMatchObject({ refusal: { reason: 'malformed', field: 'action.to' } });
  });

  test('that the rules do not allow is refused with what they say', () => {
    const table = cardTable();
    const [seat = 0] = table.waiting;
    const out = table.say('abc'.charAt(seat), table.answerOf({ type: 'pass', seat }));
    expect(replyIn(out)).toMatchObject({
      type: 'refused',
      refusal: {
        reason: 'illegal',
        message: 'You can pass only after drawing.',
        rules: { reason: 'draw-first', ruling: 'R-038' },
      },
    });
  });

  test('keeps its question while others answer theirs', () => {
    const state = lay({
      hands: [
        ['black 9', 'red 1'],
        ['lucky bastard', 'green 5'],
        ['mimicry', 'yellow 6'],
      ],
      top: 'blue 9',
      events: ['expansion'],
      sets: ['troublemaker'],
    });
    const table = laid(state);
    table.play({ type: 'play', seat: 0, card: cardNamed(table.state, 0, 'black 9') });
    expect(table.waiting).toEqual([1, 2]);
    const [, , two] = table.asked;
    // Both are asked the same thing at once, and still nobody answers for the other.
    const stolen = table.say('b', table.answerOf({ type: 'decline', seat: 2 }));
    expect(replyIn(stolen)).toMatchObject({ refusal: { reason: 'foreign', field: 'action.seat' } });
    table.play({ type: 'react', seat: 1, card: cardNamed(table.state, 1, 'lucky bastard') });
    expect([table.asked[1], table.asked[2]]).toEqual([null, two]);
    table.play({ type: 'decline', seat: 2 });
    expect(table.asked[1]).not.toBe(null);
    table.finish(chanceOf(1));
  });
});

describe('nobody else hears of an answer in a window before all have answered', () => {
  test('R-371 whoever has answered is told, the others are sent nothing', () => {
    const table = laid(
      lay({
        hands: [
          ['black 9', 'red 1'],
          ['lucky bastard', 'green 5'],
          ['mimicry', 'yellow 6'],
          ['red 7', 'red 8'],
        ],
        top: 'blue 9',
        events: ['expansion'],
        sets: ['troublemaker'],
      }),
    );
    table.play({ type: 'play', seat: 0, card: cardNamed(table.state, 0, 'black 9') });
    for (const action of [
      { type: 'decline', seat: 3 } as const,
      { type: 'react', seat: 2, card: cardNamed(table.state, 2, 'mimicry') } as const,
    ]) {
      const out = table.play(action);
      expect(out.filter(({ to }) => to !== 'sender').map(({ to, type }) => [to, type])).toEqual([
        [action.seat, 'events'],
      ]);
      expect(table.last(action.seat, 'events')).toMatchObject({
        events: [],
        now: { question: null, asked: [1, 2, 3] },
      });
    }
    table.finish(chanceOf(1));
  });
});

test('in the board game, too, an answer names its question', () => {
  const table = boardTable();
  const [seat = 0] = table.waiting;
  const [action] = table.engine.legalActions(table.state, seat, { limit: 1 });
  if (action === undefined) throw new Error('Nothing is lawful.');
  const answer = table.answerOf(action);
  const token = 'abc'.charAt(seat);
  expect(reasonOf(table.say('abc'.charAt((seat + 1) % 3), answer))).toBe('foreign');
  expect(reasonOf(table.say(token, answer))).toBe(null);
  expect(reasonOf(table.say(token, answer))).toBe('doubled');
  table.finish(chanceOf(4));
});

test('a window asks again after all have answered, with another number', () => {
  const table = attack();
  const asked = table.asked[1];
  expect(table.waiting).toEqual([1]);
  table.play({ type: 'decline', seat: 1 });
  expect(reasonOf(table.say('b', { type: 'answer', action: { type: 'decline', seat: 1, to: asked ?? -1 } }))).toBe(
    'doubled',
  );
  expect(legalActions(table.state, table.waiting[0] ?? 0).length).toBeGreaterThan(0);
  table.finish(chanceOf(2));
});
