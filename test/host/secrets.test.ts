/** What a room sends to somebody depends on nothing they may not know. */
import { determinize, engine, SETS } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import type { HostedTypes, Out, Room, Viewer } from 'frantic-engine/host';
import { cardNamed, table as lay } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf, oneOf, same } from '../support/ways.ts';
import { some } from '../support/whole.ts';
import { boardTable, cardTable, laid, replyIn, type Table, tokenAt } from './kit.ts';

const LIMITS = { turn: 30_000, react: 5_000, other: 10_000 };
const POLICY = { limits: LIMITS, spectators: 3, undo: 'agreement' } as const;

/** Games of both windows in which silence gives nothing away, with and without the add-ons. */
const setupOf = (nth: number) =>
  ({ seed: nth, sets: nth % 2 === 0 ? [] : SETS, windows: nth % 3 === 2 ? 'possible' : 'everyone' }) as const;

/** Somebody who knows at least as much. */
const seatOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : viewer);

/** What it takes to say something to a room. */
type Desk<G extends HostedTypes> = Pick<Table<G>, 'asked' | 'host' | 'now' | 'room'>;

/** What a viewer is sent, or told back. */
const heardBy = <G extends HostedTypes>(out: readonly Out<G>[], viewer: Viewer): readonly Out<G>[] =>
  out.filter(({ to }) => to === viewer || to === 'sender');

/** Everything that a seat could say now that does not change the game: too late, twice, for others, unlawful, or about the room. */
function sayings<G extends HostedTypes>(table: Desk<G>, seat: number, old: readonly unknown[]): unknown[] {
  const asked = table.asked[seat] ?? 0;
  const to = [asked, asked + 1, asked - 1, 0, -1, table.room.seats[(seat + 1) % 3]?.asked ?? 0];
  const bodies = [
    { type: 'pass', seat },
    { type: 'decline', seat },
    { type: 'draw', seat: (seat + 1) % 3 },
    { type: 'play', seat, card: 1000 },
    { type: 'name', seat, target: seat },
    { type: 'name', seat, target: 17 },
    { type: 'choose', seat, cards: [] },
    { type: 'wish', seat, wish: { color: 'black' } },
    { type: 'nonsense', seat },
  ];
  // Wherever they lie: in a hand, in a pile, on the table.
  const cards = [5, 60, 90].flatMap((card) => [
    { type: 'play', seat, card },
    { type: 'react', seat, card },
    { type: 'choose', seat, cards: [card] },
    { type: 'place', seat, card, at: 7 },
  ]);
  const actions = [
    ...bodies.flatMap((body) => to.slice(0, 3).map((one) => ({ ...body, to: one }))),
    ...to.map((one) => ({ type: 'pass', seat, to: one })),
    ...cards.map((body) => ({ ...body, to: asked })),
  ];
  return [
    ...old,
    ...actions.map((action) => ({ type: 'answer', id: 900, action })),
    { type: 'join', id: 901 },
    { type: 'join', id: 901, last: table.room.seats[seat]?.sent ?? 0 },
    { type: 'join', id: 901, seat: 0 },
    { type: 'watch', id: 901 },
    { type: 'pause', id: 902 },
    { type: 'resume', id: 902 },
    { type: 'undo', id: 902 },
    { type: 'agree', id: 902, undo: table.room.undo?.id ?? 1, agree: true },
    { type: 'agree', id: 902, undo: table.room.undo?.id ?? 1, agree: false },
    { type: 'letPass', id: 902, triggers: ['attacked'] },
    { type: 'rematch', id: 902, games: 1, agree: true },
    { type: 'leave', id: 903 },
    null,
    {},
  ];
}

/** That somebody hears the same of two rooms, whatever they say, and as time passes. */
function hearTheSame<G extends HostedTypes>(
  table: Desk<G>,
  other: Room<G>,
  viewer: Viewer,
  old: readonly unknown[],
): void {
  const { host, room, now } = table;
  const token = viewer === 'spectator' ? 'w' : tokenAt(viewer);
  for (const message of sayings(table, viewer === 'spectator' ? 0 : viewer, old)) {
    const [a, b] = [room, other].map((one) => {
      const { out } = host.receive(one, token, message, now);
      // An action that is lawful leads on, to what hides in the cards.
      const reply = replyIn(out);
      const isAnswer = Object(message).type === 'answer' && reply.type === 'accepted';
      return isAnswer ? [reply] : heardBy(out, viewer);
    });
    same(b, a, `${String(viewer)} hears something else, having said ${JSON.stringify(message)}`);
  }
  for (const order of [{ type: 'pause' }, { type: 'seat', seat: 1 }, { type: 'seat', seat: 2, token: 'z' }] as const) {
    const [a, b] = [room, other].map((one) => heardBy(host.manage(one, order, now + 500).out, viewer));
    same(b, a, `${String(viewer)} hears something else of an order`);
  }
  same(host.tick(other, now).out, host.tick(room, now).out, 'time passes otherwise');
}

describe('of two games that they cannot tell apart, everybody hears the same of a room', () => {
  test.each(some([...Array(8).keys()], 0))('card game %i', (nth) => {
    const table = cardTable(setupOf(nth), POLICY);
    table.say('w', { type: 'watch' });
    const random = chanceOf(nth);
    const old: unknown[] = [];
    let compared = 0;
    for (let moves = 0; moves < 150 && table.state.outcome === null; moves++) {
      if (moves % 4 === 0 || table.waiting.length > 1) {
        const viewer = oneOf([0, 1, 2, 'spectator'] as const, random);
        hearTheSame(
          table,
          { ...table.room, state: determinize(table.state, seatOf(viewer), moves) },
          viewer,
          old.slice(-2),
        );
        compared++;
      }
      table.wait(Math.floor(random() * 3000));
      if (table.state.outcome !== null) break;
      const seat = oneOf(table.waiting, random);
      const action = engine.sampleLegal(table.state, seat, random);
      old.push({ ...table.answerOf(action), id: 900 });
      table.play(action);
    }
    expect(compared).toBeGreaterThan(20);
  });

  test.each(some([...Array(4).keys()], 0))('board game %i', (nth) => {
    const table = boardTable({ seed: nth }, POLICY);
    table.say('w', { type: 'watch' });
    const random = chanceOf(nth);
    for (let moves = 0; moves < 100 && table.state.outcome === null; moves++) {
      if (moves % 5 === 0) {
        const viewer = oneOf([0, 1, 2, 'spectator'] as const, random);
        hearTheSame(table, { ...table.room, state: board.determinize(table.state, seatOf(viewer), moves) }, viewer, []);
      }
      table.playOn(random);
    }
  });
});

describe('R-371 who has answered in a window, and what, cannot be heard by the others', () => {
  const state = lay({
    hands: [
      ['black 9', 'red 1'],
      ['lucky bastard', 'green 5'],
      ['mimicry', 'yellow 6'],
      ['red 7', 'red 8'],
    ],
    top: 'blue 9',
    events: ['expansion'],
    sets: ['troublemaker'],
  });
  const open = () => {
    // What was not played from the first card cannot be taken back.
    const table = laid(state, { ...POLICY, undo: 'never' });
    table.play({ type: 'play', seat: 0, card: cardNamed(state, 0, 'black 9') });
    return table;
  };
  const card = (seat: number, name: string) => ({ type: 'react', seat, card: cardNamed(state, seat, name) }) as const;
  const ways = [
    [],
    [{ type: 'decline', seat: 1 }],
    [card(1, 'lucky bastard')],
    [{ type: 'decline', seat: 2 }, card(1, 'lucky bastard')],
    [card(2, 'mimicry'), { type: 'decline', seat: 1 }],
  ] as const;

  test.each([0, 3, 'spectator'] as const)('viewer %s', (viewer) => {
    const tables = ways.map((way) => {
      const table = open();
      table.say('w', { type: 'watch' });
      const before = table.sent.length;
      for (const [nth, action] of way.entries()) {
        table.now = 2000 + 700 * nth;
        table.play(action);
      }
      // What was sent meanwhile, to this viewer: nothing.
      expect(table.sent.slice(before).filter(({ to }) => to === viewer)).toEqual([]);
      table.now = 4000;
      return table;
    });
    const [first, ...others] = tables;
    if (first === undefined) throw new Error('There is none.');
    for (const { room } of others) hearTheSame(first, room, viewer, []);
  });
});

describe('R-371 nor in whole games, whatever is said, agreed on or taken back meanwhile', () => {
  /** Plays by chance; while several are asked, one answers this or that, and the others cannot tell. */
  function play<G extends HostedTypes>(table: Table<G>, random: () => number): number {
    table.say('w', { type: 'watch' });
    let compared = 0;
    for (let moves = 0; moves < 600 && compared < 60 && table.state.outcome === null; moves++) {
      if (moves % 3 === 0) table.say(tokenAt(oneOf([0, 1, 2], random)), { type: 'undo' });
      const seat = oneOf(table.waiting, random);
      if (table.waiting.length > 1) {
        const { asked, engine, host, now, room, state } = table;
        const [one, other] = [0, 1].map(() => {
          const message = table.answerOf(engine.sampleLegal(state, seat, random));
          return host.receive(room, tokenAt(seat), { ...message, id: 800 }, now).room;
        }) as [Room<G>, Room<G>];
        // Around a table it is seen who has laid a bet, though not which; of a window, not even who has answered.
        const isWindow = engine.questionOf(state, seat)?.type === 'react';
        for (const viewer of [0, 1, 2, 'spectator'] as const)
          if (viewer !== seat) hearTheSame({ asked, host, now, room: isWindow ? room : one }, other, viewer, []);
        compared++;
      }
      if (table.room.undo !== null) table.say(tokenAt(seat), { type: 'agree', undo: table.room.undo.id, agree: false });
      table.playOn(random);
    }
    return compared;
  }

  test.each(some([...Array(6).keys()], 0))('card game %i', (nth) => {
    expect(play(cardTable(setupOf(nth), POLICY), chanceOf(nth))).toBeGreaterThan(2);
  });

  test.each(some([...Array(3).keys()], 0))('board game %i', (nth) => {
    expect(play(boardTable({ seed: nth }, POLICY), chanceOf(nth))).toBeGreaterThan(2);
  });
});

test('no message has a token in it, nor a card that its viewer may not know', () => {
  const seats = [{ token: 'secret token of Ann' }, { token: 'secret token of Ben' }, { bot: 'greedy' }];
  const table = cardTable({}, POLICY, seats);
  table.say('secret token of Cleo', { type: 'watch' });
  const random = chanceOf(3);
  for (let moves = 0; moves < 100 && table.state.outcome === null; moves++) {
    const seat = oneOf(table.waiting, random);
    const action = engine.sampleLegal(table.state, seat, random);
    table.say(seats[seat]?.token ?? '', table.answerOf(action));
    table.hear('secret token of Dora', { type: 'leave', id: 1 });
  }
  table.say('secret token of Ben', { type: 'leave' });
  expect(table.sent.length).toBeGreaterThan(100);
  for (const { from: _from, ...message } of table.sent) {
    expect(JSON.stringify(message)).not.toContain('secret token');
    if (message.type === 'events')
      for (const event of message.events)
        if (event.type === 'drew') expect(event.cards === null, 'whose cards are seen').toBe(event.seat !== message.to);
    if (message.to !== 'spectator' || !('view' in message) || message.view === null) continue;
    expect([message.view.hand, message.view.shown, message.view.question]).toEqual([[], [], null]);
  }
});
