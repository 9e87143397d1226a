/** Whatever is sent to a room is answered with a typed refusal, and whatever is restored is a room or refused by its field. */
import fc from 'fast-check';
import { engine, InvalidSetup } from 'frantic-engine';
import { createHost, FranticError, InvalidInput, InvalidRoom } from 'frantic-engine/host';
import { describe, expect, test } from 'vitest';
import { anything, BIG, bent, emptied, ODD_VALUES } from '../fuzz/hostile.ts';
import { chanceOf } from '../support/ways.ts';
import { boardTable, cardHost, cardTable, replyIn } from './kit.ts';

/** Messages as they should be. */
const LAWFUL: readonly object[] = [
  { type: 'join', id: 1, seat: 0, last: 3 },
  { type: 'watch', id: 1, last: 3 },
  { type: 'leave', id: 1 },
  { type: 'answer', id: 1, action: { type: 'draw', seat: 0, to: 1 } },
  { type: 'pause', id: 1 },
  { type: 'resume', id: 1 },
  { type: 'undo', id: 1 },
  { type: 'agree', id: 1, undo: 1, agree: true },
  { type: 'rematch', id: 1, games: 1, agree: true },
];

describe('a message that is none', () => {
  const table = () => cardTable({}, { undo: 'agreement', spectators: 1 });

  test.each([
    ['no object', 7, null],
    ['no number', { type: 'pause' }, 'id'],
    ['a number that is none', { type: 'pause', id: '1' }, 'id'],
    ['no type', { id: 1 }, 'type'],
    ['a type of JavaScript', { id: 1, type: 'toString' }, 'type'],
    ['a field of the wrong type', { id: 1, type: 'join', seat: '0' }, 'seat'],
    ['no action', { id: 1, type: 'answer' }, 'action'],
    ['a field that nobody reads', { id: 1, type: 'pause', token: 'b' }, 'token'],
    ['a prototype', JSON.parse('{ "id": 1, "type": "pause", "__proto__": { "x": 1 } }'), '__proto__'],
  ])('%s is refused by its field', (_what, message, field) => {
    const one = table();
    const { room } = one;
    const reply = replyIn(one.hear('a', message));
    expect(reply).toMatchObject({ type: 'refused', refusal: { reason: 'malformed', field, rules: null } });
    expect(one.room).toBe(room);
  });

  test.each([
    ['no JSON', '{ "type": "pause",'],
    ['nothing', ''],
    ['a text in quotation marks', '"pause"'],
    [
      'JSON that cannot be written down again',
      `{"type":"answer","id":1,"action":{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`,
    ],
  ])('as text, %s is refused', (_what, message) => {
    const one = table();
    const { room } = one;
    expect(replyIn(one.hear('a', message))).toMatchObject({ type: 'refused', refusal: { reason: 'malformed' } });
    expect(one.room).toBe(room);
  });

  test('one that is sent as text is taken as if it had been parsed', () => {
    const one = table();
    expect(replyIn(one.hear('a', '{ "type": "pause", "id": 1 }'))).toMatchObject({ type: 'accepted', id: 1 });
    expect(one.room.paused).toBe(one.now);
  });

  test('changes nothing, whatever it is and whoever sends it', () => {
    const one = table();
    one.say('w', { type: 'watch' });
    const { room } = one;
    const text = JSON.stringify(room);
    const tried = (from: string, message: unknown): void => {
      const { out, room: after } = one.host.receive(room, from, message, one.now);
      const { type } = replyIn(out);
      if (type === 'refused') expect(after).toBe(room);
      expect(JSON.stringify(room)).toBe(text);
    };
    for (const from of ['a', 'w', 'nobody']) {
      for (const message of [
        ...ODD_VALUES,
        ...BIG.map((make) => make()),
        ...LAWFUL,
        ...LAWFUL.flatMap((l) => emptied(l)),
      ])
        tried(from, message);
    }
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'b', 'w', 'nobody'),
        anything(),
        fc.constantFrom(...LAWFUL),
        fc.nat(),
        (from, odd, lawful, chance) => {
          tried(from, odd);
          tried(from, bent(lawful, chanceOf(chance)));
          tried(from, { type: 'answer', id: 1, action: odd });
        },
      ),
    );
  });
});

describe('a room that is stored', () => {
  const played = () => {
    const table = cardTable({}, { limits: { turn: 5000 }, undo: 'agreement', spectators: 2 });
    table.say('w', { type: 'watch' });
    const random = chanceOf(3);
    for (let moves = 0; moves < 25; moves++) table.playOn(random);
    return table;
  };

  test('is the same room again, from text or parsed, whatever the order of its fields', () => {
    for (const { host, room } of [played(), boardTable(), cardTable({}, {}, [{ token: 'a' }, null])]) {
      const text = JSON.stringify(room);
      expect(host.restore(text)).toEqual(room);
      expect(host.restore(JSON.parse(text))).toEqual(room);
      const turned = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(turned);
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([name, one]) => [name, turned(one)]),
        );
      };
      expect(host.restore(turned(room))).toEqual(room);
    }
  });

  test.each([
    ['format', { format: 2 }],
    ['game', { game: 'chess' }],
    ['policy.timeout', { policy: { timeout: 'never' } }],
    ['policy.bot', { policy: { bot: 'deep blue' } }],
    ['seats', { seats: [] }],
    [
      'seats[0].bot',
      { seats: [{ token: 'a', bot: 'x', open: false, heard: 0, said: null, sent: 0, answered: null, asked: null }] },
    ],
    ['spectators[0]', { spectators: [7] }],
    ['spectators[1]', { spectators: ['v', 'v'] }],
    ['sent', { sent: -1 }],
    ['actions[25]', { actions: [...played().room.actions, { type: 'draw', seat: 8 }] }],
    ['state', { actions: played().room.actions.slice(1, 2) }],
    ['state', { state: { ...played().room.state, turn: 77 } }],
    ['state', { state: {} }],
    ['clock', { clock: null }],
    ['clock.due', { clock: { since: 0, due: 'x', shown: null } }],
    ['paused', { paused: true }],
    ['undo.by', { undo: { id: 1, by: 'a', agreed: [] } }],
    ['room', { undo: { id: 1, by: 9, agreed: [] } }],
    ['rematch[0]', { rematch: [null] }],
    ['surplus', { surplus: 1 }],
  ])('with another %s is refused by its name', (field, change) => {
    const table = played();
    const forged = { ...table.room, ...change };
    try {
      table.host.restore(JSON.stringify(forged));
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidRoom);
      expect((error as InvalidRoom).field).toMatch(field);
      return;
    }
    throw new Error('It was restored.');
  });

  test('is restored or refused with a typed error, whatever it is', () => {
    const { host, room } = played();
    const tried = (json: unknown): void => {
      try {
        host.restore(json);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidRoom);
      }
    };
    for (const odd of [...ODD_VALUES, ...emptied(JSON.parse(JSON.stringify(room)))]) tried(odd);
    fc.assert(
      fc.property(anything(), fc.nat(), (odd, chance) => {
        tried(odd);
        tried(bent(JSON.parse(JSON.stringify(room)), chanceOf(chance)));
      }),
    );
  });

  test('goes on by its record if it was made by other scripts', () => {
    const { host, room } = played();
    const rules = { ...room.state?.rules, fingerprint: 'of before' };
    expect(host.restore({ ...room, state: { ...room.state, rules } })).toEqual(room);
  });
});

describe('what the host itself gives', () => {
  test.each([
    ['policy.limits.turn', { policy: { limits: { turn: 0 } } }],
    ['policy.limits.draw', { policy: { limits: { draw: 5 } } }],
    ['policy.timeout', { policy: { timeout: 'random' } }],
    ['policy.bot', { policy: { timeout: 'bot' } }],
    ['policy.bot', { policy: { left: 'bot' } }],
    ['policy.bot', { policy: { bot: 'nobody' } }],
    ['policy.undo', { policy: { undo: 'always' } }],
    ['policy.spectators', { policy: { spectators: -1 } }],
    ['policy.chat', { policy: { chat: true } }],
    ['seats', { seats: [{ token: 'a' }] }],
    ['seats[1]', { seats: [{ token: 'a' }, { token: 'a' }] }],
    ['seats[0]', { seats: [{}, null] }],
    ['seats[0].token', { seats: [{ token: '' }, null] }],
    ['seats[0].bot', { seats: [{ bot: 'nobody' }, null] }],
    ['seats[0].name', { seats: [{ token: 'a', name: 'Ann' }, null] }],
    ['rules', { rules: 1 }],
  ])('%s is refused by its name', (field, options) => {
    expect(() => cardHost.create({ players: 2, seed: 1 }, options as never, 0)).toThrow(
      expect.objectContaining({ name: 'InvalidRoom', code: 'invalid-room', field }),
    );
  });

  test('a setup that cannot be played, a time or a token that is none', () => {
    expect(() => cardHost.create({ players: 1, seed: 1 }, {}, 0)).toThrow(InvalidSetup);
    const { room } = cardTable();
    for (const now of [Number.NaN, -1, 0.5, '5' as never]) {
      expect(() => cardHost.tick(room, now)).toThrow(InvalidInput);
      expect(() => cardHost.receive(room, 'a', {}, now)).toThrow(InvalidInput);
    }
    for (const from of ['', 'x'.repeat(1001), undefined as never, null as never, 5 as never])
      expect(() => cardHost.receive(room, from, {}, 0)).toThrow(InvalidInput);
  });

  test('no engine, no bots, or a room that is none', () => {
    expect(() => createHost({} as typeof engine)).toThrow(InvalidInput);
    expect(() => createHost(engine, { bots: { x: 5 as never } })).toThrow(InvalidInput);
    expect(() => createHost(engine).create({ players: 2, seed: 1 }, { policy: { undo: 'agreement' } }, 0)).toThrow(
      expect.objectContaining({ field: 'policy.undo' }),
    );
    for (const odd of [null, 5, {}, [], { seats: 1 }, { ...cardTable().room, seats: null }])
      expect(() => cardHost.receive(odd as never, 'a', { type: 'join', id: 1 }, 0)).toThrow(FranticError);
  });
});
