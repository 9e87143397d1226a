/** Who sits where: joining, leaving, coming back, watching, bots at seats. */
import { engine, viewOf } from 'frantic-engine';
import { InvalidRoom } from 'frantic-engine/host';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';
import { cardHost, cardTable, reasonOf, replyIn, Table } from './kit.ts';

const gathering = (policy = {}) =>
  new Table(engine, cardHost, cardHost.create({ players: 2, seed: 'slap' }, { policy }, 1000), 1000);

describe('joining', () => {
  test('a game begins once the last seat is taken, and everybody sees it', () => {
    const table = gathering();
    expect([table.room.state, table.sent, table.due]).toEqual([null, [], null]);
    const ann = replyIn(table.say('a', { type: 'join' }));
    expect(ann).toMatchObject({ type: 'welcome', viewer: 0, heard: 0, view: null, room: { phase: 'gathering' } });
    expect(table.last(0, 'room').room.seats).toEqual([
      { taken: true, bot: null, open: false },
      { taken: false, bot: null, open: true },
    ]);
    const ben = replyIn(table.say('b', { type: 'join' }));
    expect(ben).toMatchObject({ type: 'welcome', viewer: 1, room: { phase: 'playing', games: 1 } });
    expect(table.last(0, 'view').view?.viewer).toBe(0);
    expect(table.last(0, 'view').view?.hand.length).toBe(7);
  });

  test('one takes the seat one names, if it is open, and no other beside it', () => {
    const table = gathering();
    expect(replyIn(table.say('a', { type: 'join', seat: 1 }))).toMatchObject({ viewer: 1 });
    expect(reasonOf(table.say('b', { type: 'join', seat: 1 }))).toBe('seat-taken');
    expect(reasonOf(table.say('b', { type: 'join', seat: 2 }))).toBe('no-such-seat');
    expect(reasonOf(table.say('a', { type: 'join', seat: 0 }))).toBe('already-seated');
    table.say('b', { type: 'join' });
    expect(reasonOf(table.say('c', { type: 'join' }))).toBe('full');
  });

  test('a seat that the host has given to a bot is not open', () => {
    const table = cardTable({}, {}, [{ token: 'a' }, { bot: 'greedy' }]);
    expect(reasonOf(table.say('b', { type: 'join', seat: 1 }))).toBe('seat-taken');
    expect(reasonOf(table.say('b', { type: 'join' }))).toBe('full');
  });

  test('the host begins though a seat is open: it waits, or a bot plays there, as the policy has it', () => {
    const waiting = gathering();
    waiting.say('a', { type: 'join' });
    waiting.order({ type: 'begin' });
    expect(waiting.room.seats[1]).toMatchObject({ token: null, bot: null, open: true });
    expect(waiting.room.state).not.toBe(null);
    const played = gathering({ left: 'bot', bot: 'greedy' });
    played.say('a', { type: 'join' });
    played.order({ type: 'begin' });
    expect(played.room.seats[1]).toMatchObject({ token: null, bot: 'greedy', open: true });
    expect(reasonOf(played.order({ type: 'begin' }))).toBe('not-over');
  });
});

describe('as what somebody is there', () => {
  test('a seat, a spectator, or neither', () => {
    const table = cardTable({}, { spectators: 1 });
    table.say('w', { type: 'watch' });
    expect(['a', 'b', 'w', 'x'].map((token) => cardHost.viewerOf(table.room, token))).toEqual([
      0,
      1,
      'spectator',
      null,
    ]);
  });

  test('nobody sits at an empty seat, whatever they claim to be', () => {
    const { room } = gathering();
    expect(cardHost.viewerOf(room, 'null')).toBe(null);
    expect(() => cardHost.viewerOf(room, JSON.parse('null'))).toThrow(
      expect.objectContaining({ name: 'InvalidInput', field: 'token' }),
    );
  });

  test('a room that is none is refused by its field', () => {
    expect(() => cardHost.viewerOf(JSON.parse('{ "format": 1 }'), 'a')).toThrow(InvalidRoom);
  });
});

describe('coming back', () => {
  test('whoever has all messages is told no more, whoever has missed one gets all there is to see', () => {
    const table = cardTable();
    const last = table.last(1, 'view');
    expect(last.number).toBe(1);
    expect(replyIn(table.say('b', { type: 'join', last: 1 }))).toEqual({
      to: 'sender',
      number: 1,
      type: 'accepted',
      id: 1,
    });
    const before = table.room;
    const back = replyIn(table.say('b', { type: 'join', last: 0 }));
    expect(back).toMatchObject({ type: 'welcome', number: 1, viewer: 1, view: last.view });
    expect(table.room).toBe(before);
  });

  test('messages to each viewer are numbered without a gap, and an answer carries the last number', () => {
    const table = cardTable({}, { spectators: 2 });
    table.say('watcher', { type: 'watch' });
    const random = chanceOf(3);
    for (let moves = 0; moves < 60; moves++) table.playOn(random);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const numbers = table.sent.filter(({ to }) => to === viewer).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      expect(numbers.length).toBeGreaterThan(5);
    }
    for (const [at, { to, from, number }] of table.sent.entries()) {
      if (to !== 'sender' || from === undefined || from === 'watcher') continue;
      const seat = 'abc'.indexOf(from);
      expect(number).toBe(table.sent.slice(0, at).filter((one) => one.to === seat).length);
    }
  });
});

describe('leaving', () => {
  test('the seat waits for somebody else, who is shown the hand of whoever left', () => {
    const table = cardTable();
    const { hand } = viewOf(table.state, 2);
    expect(reasonOf(table.say('c', { type: 'leave' }))).toBe(null);
    expect(table.room.seats[2]).toMatchObject({ token: null, bot: null, open: true });
    expect(table.last(0, 'room').room.seats[2]).toEqual({ taken: false, bot: null, open: true });
    expect(reasonOf(table.say('c', { type: 'pause' }))).toBe('stranger');
    expect(replyIn(table.say('d', { type: 'join' }))).toMatchObject({ viewer: 2, heard: 0, view: { hand } });
    table.finish(chanceOf(1));
  });

  test('a bot plays on, if the policy says so, until somebody takes the seat', () => {
    const table = cardTable({}, { left: 'bot', bot: 'greedy' });
    table.say('b', { type: 'leave' });
    expect(table.last(0, 'room').room.seats[1]).toEqual({ taken: false, bot: 'greedy', open: true });
    const random = chanceOf(5);
    for (let moves = 0; moves < 40; moves++) {
      expect(table.waiting).not.toContain(1);
      table.playOn(random);
    }
    expect(replyIn(table.say('d', { type: 'join', seat: 1 }))).toMatchObject({ viewer: 1 });
    expect(table.room.seats[1]).toMatchObject({ token: 'd', bot: null });
  });

  test('nothing goes on when all have left, and time begins anew with whoever comes', () => {
    const table = cardTable({}, { left: 'bot', bot: 'greedy', limits: { turn: 50, react: 50, other: 50 } });
    for (const one of ['a', 'b', 'c']) table.say(one, { type: 'leave' });
    expect(table.due).toBe(null);
    const { actions } = table.room;
    table.wait(1_000_000);
    expect(table.room.actions).toBe(actions);
    // Bots have the other seats, so they play until this one is asked.
    table.say('d', { type: 'join' });
    expect(table.waiting).toEqual([0]);
    expect(table.due).toBe(table.now + 50);
  });

  test('a player who has left before the first game leaves a seat that waits', () => {
    const table = gathering({ left: 'bot', bot: 'greedy' });
    table.say('a', { type: 'join' });
    table.say('a', { type: 'leave' });
    expect(table.room.seats[0]).toMatchObject({ token: null, bot: null, open: true });
    expect(table.room.state).toBe(null);
  });
});

describe('watching', () => {
  test('who watches sees what everybody sees, and can do nothing but leave', () => {
    const table = cardTable({}, { spectators: 1 });
    const welcome = replyIn(table.say('w', { type: 'watch' }));
    expect(welcome).toMatchObject({ type: 'welcome', viewer: 'spectator', view: { viewer: 'spectator', hand: [] } });
    expect(table.last(0, 'room').room.spectators).toBe(1);
    expect(reasonOf(table.say('v', { type: 'watch' }))).toBe('full');
    for (const said of [
      { type: 'pause' },
      { type: 'undo' },
      { type: 'answer', action: { type: 'draw', seat: 0, to: table.asked[0] } },
    ])
      expect(reasonOf(table.hear('w', { ...said, id: 9 }))).toBe('spectator');
    const random = chanceOf(2);
    for (let moves = 0; moves < 20; moves++) table.playOn(random);
    expect(table.all('spectator', 'events').length).toBeGreaterThan(5);
    table.say('w', { type: 'leave' });
    const { sent } = table.room;
    table.playOn(random);
    expect([table.room.spectators, table.room.sent]).toEqual([[], sent]);
  });

  test('nobody watches where the policy has no place for it, and nobody who sits', () => {
    const table = cardTable();
    expect(reasonOf(table.say('w', { type: 'watch' }))).toBe('not-allowed');
    expect(reasonOf(table.say('a', { type: 'watch' }))).toBe('already-seated');
  });

  test('who watches may sit down where a seat is open, and watches no more', () => {
    const table = cardTable({}, { spectators: 1 });
    table.say('w', { type: 'watch' });
    table.say('b', { type: 'leave' });
    table.say('w', { type: 'join' });
    expect([table.room.spectators, table.room.seats[1]?.token]).toEqual([[], 'w']);
  });
});

describe('bots', () => {
  test('play whole games among themselves, with somebody who only watches', () => {
    const table = cardTable({ length: 'short' }, { spectators: 1 }, [{ bot: 'greedy' }, { bot: 'random' }]);
    expect(table.due).toBe(table.now);
    table.say('w', { type: 'watch' });
    for (let ticks = 0; table.due !== null && ticks < 1000; ticks++) table.wait(0);
    expect(table.last('spectator', 'room').room.phase).toBe('playing');
    expect(table.state.outcome).not.toBe(null);
  });

  test('answer at once, or after a while that is the same whatever they hold', () => {
    const seats = [{ token: 'a' }, { bot: 'greedy' }, { bot: 'greedy' }];
    const quick = cardTable({}, {}, seats);
    const random = chanceOf(1);
    for (let moves = 0; moves < 30; moves++) {
      expect([quick.waiting, quick.due]).toEqual([[0], null]);
      quick.playOn(random);
    }

    const slow = cardTable({}, { botDelay: 700 }, seats);
    expect(slow.waiting).not.toContain(0);
    expect(slow.due).toBe(slow.now + 700);
    const { actions } = slow.room;
    slow.wait(699);
    expect(slow.room.actions).toBe(actions);
    slow.wait(1);
    expect(slow.room.actions.length).toBe(actions.length + 1);
    expect(slow.due).toBe(slow.now + 700);
  });
});

describe('what the host orders', () => {
  test('somebody is given a seat, or a bot is, or it is taken from them', () => {
    const table = cardTable();
    table.order({ type: 'seat', seat: 1, bot: 'greedy' });
    expect(table.room.seats[1]).toMatchObject({ token: null, bot: 'greedy', open: false });
    expect(reasonOf(table.say('b', { type: 'pause' }))).toBe('stranger');
    table.order({ type: 'seat', seat: 1, token: 'd' });
    expect(table.room.seats[1]).toMatchObject({ token: 'd', bot: null, open: false });
    expect(reasonOf(table.order({ type: 'seat', seat: 2, token: 'd' }))).toBe('already-seated');
    table.order({ type: 'seat', seat: 1 });
    expect(table.room.seats[1]).toMatchObject({ token: null, bot: null, open: true });
    expect(reasonOf(table.order({ type: 'seat', seat: 7, token: 'e' }))).toBe('no-such-seat');
    expect(reasonOf(table.order({ type: 'seat', seat: 0, bot: 'nobody' }))).toBe('malformed');
  });
});
