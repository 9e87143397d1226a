/** What a room sends to somebody depends on nothing they may not know. */
import { determinize, engine } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import type { HostedTypes, Out, Room, Viewer } from 'frantic-engine/host';
import { cardNamed, table as lay } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf, oneOf, same } from '../support/ways.ts';
import { boardTable, cardTable, laid, replyIn, type Table, tokenAt } from './kit.ts';

const LIMITS = { turn: 30_000, react: 5_000, other: 10_000 };
const POLICY = { limits: LIMITS, spectators: 3, undo: 'agreement' } as const;

/** Somebody who knows at least as much. */
const seatOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : viewer);

/** What a viewer is sent, or told back. */
const heardBy = <G extends HostedTypes>(out: readonly Out<G>[], viewer: Viewer): readonly Out<G>[] =>
  out.filter(({ to }) => to === viewer || to === 'sender');

/** Everything that a seat could say now that does not change the game: too late, twice, for others, unlawful, or about the room. */
function sayings<G extends HostedTypes>(table: Table<G>, seat: number, old: readonly unknown[]): unknown[] {
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
  return [
    ...old,
    ...bodies.flatMap((body) =>
      to.slice(0, 3).map((one) => ({ type: 'answer', id: 900, action: { ...body, to: one } })),
    ),
    ...to.map((one) => ({ type: 'answer', id: 900, action: { type: 'pass', seat, to: one } })),
    { type: 'join', id: 901 },
    { type: 'join', id: 901, last: table.room.seats[seat]?.sent ?? 0 },
    { type: 'join', id: 901, seat: 0 },
    { type: 'watch', id: 901 },
    { type: 'pause', id: 902 },
    { type: 'resume', id: 902 },
    { type: 'undo', id: 902 },
    { type: 'agree', id: 902, undo: 1, agree: true },
    { type: 'rematch', id: 902, games: 1, agree: true },
    { type: 'leave', id: 903 },
    null,
    {},
  ];
}

/** That somebody hears the same of two rooms, whatever they say, and as time passes. */
function hearTheSame<G extends HostedTypes>(
  table: Table<G>,
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
  test.each(Array.from({ length: 8 }, (_, nth) => nth))('card game %i', (nth) => {
    const sets = nth % 2 === 0 ? [] : (['troublemaker', 'supercharge', 'pandoras-box'] as const);
    const table = cardTable({ seed: nth, sets }, POLICY);
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

  test.each(Array.from({ length: 4 }, (_, nth) => nth))('board game %i', (nth) => {
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
