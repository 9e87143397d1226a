/** who does not want to be asked is passed for, and nobody can tell them from whoever holds nothing. */
import { determinize, engine, type GameState, SETS, viewOf, waitingFor } from 'frantic-engine';
import type { PolicyInput } from 'frantic-engine/host';
import { cardNamed, table as lay } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf, oneOf } from '../support/ways.ts';
import { boardTable, cardTable, laid, reasonOf, tokenAt } from './kit.ts';

const POLICY: PolicyInput = { autoPass: [800, 2500], spectators: 1 };

/** Everybody but seat 0 is asked before an event; seat 1 holds this card. */
function asked(first: string, policy = POLICY, says: readonly string[] | null = null) {
  const state = lay({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      [first, 'green 5'],
      ['blue 3', 'yellow 6'],
      ['mimicry', 'red 7'],
    ],
    top: 'blue 9',
    events: ['friday the 13th'],
    sets: ['troublemaker'],
  });
  const table = laid(state, policy);
  table.say('w', { type: 'watch' });
  if (says !== null) table.say(tokenAt(1), { type: 'letPass', triggers: says });
  table.play({ type: 'play', seat: 0, card: cardNamed(state, 0, 'black 9') });
  return table;
}

describe('R-372 letPass', () => {
  test('the room passes for a holder at the very time at which it passes for who holds nothing', () => {
    const [quiet, empty] = [asked('lucky bastard', POLICY, ['event']), asked('green 2')];
    const heard = [quiet, empty].map((table) => {
      const before = table.sent.length;
      const times: unknown[] = [];
      for (let ms = 0; ms < 3000; ms += 10) {
        table.wait(10);
        times.push([table.waiting, table.due]);
      }
      const told = table.sent.slice(before).filter(({ to }) => to !== 1);
      return { times, told };
    });
    expect(heard[0]).toEqual(heard[1]);
    // Seat 3 holds one, too, and has said nothing: it is waited for.
    expect(quiet.waiting).toEqual([3]);
    quiet.play({ type: 'decline', seat: 3 });
    expect(quiet.room.actions.map(({ type, seat }) => `${type} ${seat}`)).toContain('decline 1');
  });

  test('the question is open meanwhile, and can be answered otherwise', () => {
    const table = asked('lucky bastard', POLICY, ['event']);
    expect(table.waiting).toContain(1);
    table.play({ type: 'react', seat: 1, card: cardNamed(table.state, 1, 'lucky bastard') });
    expect(table.room.actions.at(-1)).toMatchObject({ type: 'react', seat: 1 });
  });

  test('other triggers are asked, and an empty list asks again', () => {
    const other = asked('lucky bastard', POLICY, ['attacked', 'finish']);
    other.wait(5000);
    expect(other.waiting).toEqual([1, 3]);
    const again = asked('lucky bastard', POLICY, ['event']);
    again.say(tokenAt(1), { type: 'letPass', triggers: [] });
    again.wait(5000);
    expect(again.waiting).toEqual([1, 3]);
  });

  test('said while the question is open, it holds for this question', () => {
    const table = asked('lucky bastard');
    table.wait(100);
    table.say(tokenAt(1), { type: 'letPass', triggers: ['event'] });
    table.wait(2500);
    expect(table.waiting).toEqual([3]);
  });

  test('it holds for the round in which it was said, and not in the next game', () => {
    const table = cardTable({ pointLimit: 400 }, { ...POLICY, autoPass: [0, 0] });
    table.say(tokenAt(1), { type: 'letPass', triggers: ['attacked', 'event', 'finish'] });
    expect(table.room.seats[1]?.letsPass).toEqual({ round: 1, triggers: ['attacked', 'event', 'finish'] });
    const random = chanceOf(3);
    const told = (): unknown => table.say(tokenAt(1), { type: 'join' }).map((one) => Object(one).letsPass);
    expect(told()).toEqual([['attacked', 'event', 'finish']]);
    const askedIn = new Set<number>();
    for (let moves = 0; moves < 4000 && table.state.round < 2 && table.state.outcome === null; moves++) {
      table.wait(0);
      if (table.state.outcome !== null) break;
      const seat = oneOf(table.waiting, random);
      const question = engine.questionOf(table.state, seat);
      if (seat === 1 && question?.type === 'react') askedIn.add(table.state.round);
      table.play(engine.sampleLegal(table.state, seat, random));
    }
    expect(askedIn.has(1)).toBe(false);
    expect([table.state.round, told()]).toEqual([2, [[]]]);
    // Rounds of the next game are counted from 1 again.
    table.say(tokenAt(1), { type: 'letPass', triggers: ['event'] });
    table.finish(random);
    table.order({ type: 'rematch' });
    expect(table.room.seats[1]?.letsPass).toBe(null);
  });

  test('a stored room goes on with it, and who comes back is told what they asked for, nobody else', () => {
    const table = asked('lucky bastard');
    const out = table.say(tokenAt(1), { type: 'letPass', triggers: ['event'] });
    expect(out.map(({ to, type }) => [to, type])).toEqual([['sender', 'accepted']]);
    table.room = JSON.parse(JSON.stringify(table.room));
    const [own] = table.say(tokenAt(1), { type: 'join' });
    const [other] = table.say(tokenAt(2), { type: 'join' });
    expect([own, other]).toMatchObject([{ letsPass: ['event'] }, { letsPass: [] }]);
    expect(JSON.stringify(other)).not.toContain('"event"]');
    table.wait(2500);
    expect(table.waiting).toEqual([3]);
  });

  test('a room in which nothing passes by itself refuses it, and what is no list of triggers is none', () => {
    const table = asked('lucky bastard', { spectators: 1 });
    const reason = (triggers: unknown) => reasonOf(table.say(tokenAt(1), { type: 'letPass', triggers } as never));
    expect(reason(['event'])).toBe('not-allowed');
    const willing = asked('lucky bastard');
    for (const triggers of ['event', [1], null, Array(21).fill('event'), ['x'.repeat(1001)]])
      expect(reasonOf(willing.say(tokenAt(1), { type: 'letPass', triggers } as never))).toBe('malformed');
    expect(reasonOf(willing.say('w', { type: 'letPass', triggers: ['event'] }))).toBe('spectator');
  });

  test('in the board game, too', () => {
    const table = boardTable({}, { autoPass: [10, 10] });
    const random = chanceOf(5);
    for (const seat of [0, 1, 2])
      table.say(tokenAt(seat), { type: 'letPass', triggers: ['attacked', 'rolled', 'finish'] });
    for (let moves = 0; moves < 120 && table.state.round === 1; moves++) {
      // One window after the other: each takes its time.
      for (let windows = 0; windows < 20; windows++) table.wait(20);
      const [seat = 0] = table.waiting;
      expect(table.engine.questionOf(table.state, seat)?.type).not.toBe('react');
      table.playOn(random);
    }
  });
});

describe('R-371 R-372 if all have said so, the time of a window is the same, whatever they hold', () => {
  test.each(Array.from({ length: 6 }, (_, nth) => nth))('game %i', (nth) => {
    const table = cardTable({ seed: nth, sets: [...SETS] }, { autoPass: [100, 900], spectators: 1 });
    table.say('w', { type: 'watch' });
    const random = chanceOf(nth);
    let compared = 0;
    for (let moves = 0; moves < 250 && table.state.outcome === null; moves++) {
      for (const seat of [0, 1, 2])
        table.say(tokenAt(seat), { type: 'letPass', triggers: ['attacked', 'event', 'finish'] });
      if (table.state.outcome === null && isFresh(table.state)) {
        const viewer = oneOf([0, 1, 2] as const, random);
        const guess = determinize(table.state, viewer, moves);
        if (!isFresh(guess)) continue;
        const [a, b] = [table.state, guess].map((state) =>
          // What comes of it lies in the cards: what is compared is when anybody hears of it.
          timesOf(table, { ...table.room, state }, viewer),
        );
        expect(b).toEqual(a);
        compared++;
      }
      table.wait(1000);
      if (table.state.outcome !== null) break;
      table.play(engine.sampleLegal(table.state, oneOf(table.waiting, random), random));
    }
    expect(compared).toBeGreaterThan(3);
  });
});

/** Whether a window stands open in which nobody has answered yet: who has, is a secret of its own. */
const isFresh = (state: GameState): boolean => {
  const [first] = waitingFor(state);
  const isReact = first !== undefined && engine.questionOf(state, first)?.type === 'react';
  return isReact && waitingFor(state).length === viewOf(state, 'spectator').asked.length;
};

/** When a viewer and those who watch hear of a window first, if nobody says anything; and when the room next wants to be woken until then. */
function timesOf(table: ReturnType<typeof cardTable>, given: typeof table.room, viewer: number): unknown {
  let room = given;
  const wakes: (number | null)[] = [];
  for (let ms = 0; ms <= 1000; ms += 10) {
    const result = table.host.tick(room, table.now + ms);
    const heard = result.out.filter(({ to }) => to === viewer || to === 'spectator');
    if (heard.some(({ to }) => to === 'spectator')) return { ms, wakes };
    wakes.push(result.due);
    ({ room } = result);
  }
  return { ms: null, wakes };
}
