/** A misspelt name in a house rule is refused when the rule book is made. Built-in rows do not even compile with one. */
import { createEngine, InvalidRules } from 'frantic-engine';
import { createFastEngine } from 'frantic-engine/fast';
import {
  defineRules,
  event,
  open,
  type Row,
  type RuleContext,
  type Steps,
  UnknownScript,
} from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';
import { expect, test } from 'vitest';

/** What is wrong with these rows: the field and the words of the refusal, by both doors. */
function wrongWith(...rows: readonly unknown[]): [string, string] {
  const given = rows as readonly Row[];
  // A book that the fast door has not seen yet is checked there as well.
  const unseen = (): unknown => createFastEngine({ boxes: defineRules().boxes, rows: given });
  const refusals = [() => defineRules({ rows: given }), unseen].map((make): [string, string] => {
    try {
      make();
    } catch (error) {
      if (error instanceof InvalidRules) return [error.field, error.message];
      throw error;
    }
    throw new Error('the rows were accepted');
  });
  expect(refusals[1]).toEqual(refusals[0]);
  return refusals[0] as [string, string];
}

const least = { id: 'tax', name: 'tax', text: '' };
const lasting = (given: object): object => ({ ...event(least), lasting: { start: () => null, ...given } });

test('a field that no row has', () => {
  const [field, message] = wrongWith({ ...event(least), pionts: 3 });
  expect(field).toBe('rows[0].pionts');
  expect(message).toContain("no field of a row 'pionts'");
  // Points are a field of cards, not of events.
  expect(wrongWith(event(least), { ...event({ ...least, id: 'toll' }), points: 3 })[0]).toBe('rows[1].points');
});

test('a field that is there and undefined', () => {
  expect(wrongWith({ ...open({ ...least, copies: 1 }), react: undefined })[0]).toBe('rows[0].react');
});

test('a trigger for which no window is opened', () => {
  const [field, message] = wrongWith({ ...open({ ...least, copies: 1 }), react: { in: 'atacked', play: () => null } });
  expect(field).toBe('rows[0].react.in');
  expect(message).toContain("'attacked'");
});

test('a trigger of a window that a row of the same house opens is known', () => {
  const tax = event({ ...least, play: (s) => s.window('taxed' as 'event', (c) => c.others) });
  const refuse = open({ ...least, id: 'refuse', copies: 1, react: { in: 'taxed' as 'event', play: (s) => s.stop() } });
  expect(() => defineRules({ rows: [tax, refuse] })).not.toThrow();
  expect(wrongWith(refuse)[0]).toBe('rows[0].react.in');
});

test('a value, a knob, a moment or an end that does not exist', () => {
  expect(wrongWith(lasting({ values: { drawCuont: (was: number) => was } }))[0]).toBe(
    'rows[0].lasting.values.drawCuont',
  );
  const [field, message] = wrongWith(lasting({ values: { 'gfit.cards': () => 1 } }));
  expect(field).toBe('rows[0].lasting.values.gfit.cards');
  expect(message).toContain("no value or knob 'gfit.cards'");
  expect(wrongWith(lasting({ values: { 'gift.crads': () => 1 } }))[1]).toContain("'gift.cards'");
  expect(wrongWith(lasting({ on: { turnBegin: () => null } }))[1]).toContain("'turnBegins'");
  expect(wrongWith(lasting({ until: 'roundEnd' }))[0]).toBe('rows[0].lasting.until');
  expect(wrongWith(lasting({ valeus: {} }))[0]).toBe('rows[0].lasting.valeus');
});

test('a script that is not there, wherever a row calls it by its name', () => {
  const play = (s: Steps<RuleContext>) => s.call('evnet' as 'event');
  const [field, message] = wrongWith(event({ ...least, play }));
  expect(field).toBe('rows[0].play');
  expect(message).toContain("there is no script 'evnet'; there is 'event'");
  expect(wrongWith(event({ ...least, parts: { half: play } }))[0]).toBe('rows[0].parts.half');
  expect(wrongWith(open({ ...least, copies: 1, react: { in: 'event', play } }))[0]).toBe('rows[0].react.play');
  expect(wrongWith(lasting({ on: { turnEnds: play } }))[0]).toBe('rows[0].lasting.on.turnEnds');
  // Neither a row without an effect, nor a part that its row does not have.
  expect(wrongWith(event({ ...least, play: (s) => s.call('tax/haf') }))[1]).toContain("no script 'tax/haf'");
  expect(wrongWith(event({ ...least, play: (s) => s.call('friday-the-13th/play') }))[0]).toBe('rows[0].play');
});

test('the scripts of the rules, of boxes and of the same house are there', () => {
  const tax = event({ ...least, parts: { half: (s) => s.stop() }, play: (s) => s.call('tax/half').call('event') });
  const toll = event({ ...least, id: 'toll', play: (s) => s.call('tax/play').call('gift/play').call('wish') });
  expect(() => defineRules({ rows: [tax, toll] })).not.toThrow();
});

test('a script that is not there, if only a step knows its name, is a typed error when it is called', () => {
  const hands = [['black 5', 'blue 1'], ['green 1']];
  for (const play of [
    (s: Steps<RuleContext>) => s.call(() => 'evnet' as 'event'),
    (s: Steps<RuleContext>) => s.call((c) => c.scriptOf('hafl' as 'play')),
  ]) {
    const book = defineRules({ rows: [event({ ...least, play })] });
    const { reduce } = createEngine(book);
    const { cardNamed, table } = createTestbed(book);
    const state = table({ hands, top: 'red 5', events: ['tax'] });
    const before = JSON.stringify(state);
    const call = () => {
      let game = reduce(state, { type: 'play', seat: 0, card: cardNamed(state, 0, 'black 5') });
      while (game.queue.at(-1)?.script === 'window') game = reduce(game, { type: 'decline', seat: 1 });
    };
    expect(call).toThrow(UnknownScript);
    expect(JSON.stringify(state)).toBe(before);
  }
});

test('the knob of another row of the same house is known', () => {
  const tax = event({ ...least, knobs: { cards: 2 } });
  const turns = lasting({ values: { 'tax.cards': () => 1 } });
  expect(() => defineRules({ rows: [tax, { ...turns, id: 'relief' } as Row] })).not.toThrow();
});

test('copies that are no number of cards, and a name that is no text', () => {
  for (const copies of [0, -1, 0.5, 10_001, 1e300, Number.NaN, '2', null, { toString: 1, valueOf: 1 }]) {
    const [field, message] = wrongWith(open({ ...least, copies: copies as number }));
    expect([field, message]).toEqual(['rows[0].copies', 'rows[0].copies: has to be a whole number from 1 to 10000']);
  }
  for (const name of ['', null, 7, { toString: 1, valueOf: 1 }])
    expect(wrongWith(event(least), { ...event({ ...least, id: 'toll' }), name })[0]).toBe('rows[1].name');
});

test('a condition of a house rule may rest on no ruling: it is refused in its own words', () => {
  const shy = open({
    id: 'shy',
    name: 'shy',
    copies: 1,
    text: 'Only with two cards.',
    condition: { text: 'Only with two cards.', ruling: null, holds: (c, seat) => c.handSize(seat) === 2 },
  });
  const book = defineRules({ rows: [shy] });
  const { cardNamed, table } = createTestbed(book);
  const { explain, whyNot } = createEngine(book);
  const state = table({ hands: [['shy', 'red 1', 'red 2'], ['green 1']], top: 'blue 9' });
  const action = { type: 'play', seat: 0, card: cardNamed(state, 0, 'shy') } as const;
  expect(whyNot(state, action)).toMatchObject({ reason: 'condition', message: 'Only with two cards.', ruling: null });
  expect(explain(state, action).sentences.at(-1)).toBe('Only with two cards.');
});
