/**
 * What a new row does at first: something simple that works, with its ruling and a table that shows it. Whoever has
 * asked for it then writes their own effect in its place.
 */
import type { RulingWords } from '../../src/rulings/book/types.ts';
import { constant, literal, plainName, sentenceName } from './names.ts';

/** The kinds of rows. */
export const ROW_KINDS = ['card', 'event', 'power', 'rule'] as const;

/** A kind of row. */
export type RowKind = (typeof ROW_KINDS)[number];

/** A move of a test: a card, with a power card or without, or a draw. */
type Move = { readonly play: string; readonly with?: string } | { readonly draw: true };

/** A row that works. */
export interface Sample {
  /** The constructor. */
  readonly made: string;
  /** What it does, in English and in other languages. */
  readonly text: string;
  readonly texts: Readonly<Record<string, string>>;
  /** The fields after `text` and `rulings`. */
  readonly fields: string;
  readonly question: string;
  readonly decision: string;
  /** Both in German. */
  readonly german: RulingWords;
  /** What the test says of it. */
  readonly title: string;
  /** The table: fields of a `TableSetup`. All moves are those of seat 0, and seat 1 is next. */
  readonly table: Readonly<Record<string, unknown>>;
  readonly moves: readonly Move[];
  /** The hands afterwards, sorted. */
  readonly hands: readonly (readonly string[])[];
  /** The hands if it did nothing at all. */
  readonly idle: readonly (readonly string[])[];
}

/** The row of this kind and id. */
export const sampleOf = (kind: RowKind, id: string): Sample => SAMPLES[kind](id);

const SAMPLES: Readonly<Record<RowKind, (id: string) => Sample>> = {
  card: (id) => ({
    made: 'plain',
    text: 'Everybody else draws a card.',
    texts: { de: 'Alle anderen ziehen eine Karte.' },
    fields: `
      copies: 1,
      knobs: { draws: 1 },
      play: (s) =>
        s.each(
          'seat',
          (c) => c.others,
          (s) => s.do((c, v) => c.do.draw(v.seat, c.knob('draws'))),
        ),`,
    question: `${sentenceName(id)}: in which order do the others draw?`,
    decision: 'In order of play after whoever played it.',
    german: {
      question: `${sentenceName(id)}: In welcher Reihenfolge ziehen die anderen?`,
      decision: 'Reihum nach der Person, die gespielt hat.',
    },
    title: 'everybody else draws a card, in order of play',
    table: {
      hands: [[`blue ${plainName(id)}`, 'red 1'], ['red 2'], ['red 3']],
      top: 'blue 9',
      draw: ['green 4', 'yellow 5'],
    },
    moves: [{ play: `blue ${plainName(id)}` }],
    hands: [['red 1'], ['green 4', 'red 2'], ['red 3', 'yellow 5']],
    idle: [['red 1'], ['red 2'], ['red 3']],
  }),
  event: (id) => ({
    made: 'event',
    text: 'Everybody draws a card.',
    texts: { de: 'Alle ziehen eine Karte.' },
    fields: `
      knobs: { draws: 1 },
      play: (s) =>
        s.each(
          'seat',
          (c) => c.affected,
          (s) => s.do((c, v) => c.do.draw(v.seat, c.knob('draws'))),
        ),`,
    question: `${sentenceName(id)}: in which order do all draw?`,
    decision: 'In order of play, whoever caused it last.',
    german: {
      question: `${sentenceName(id)}: In welcher Reihenfolge ziehen alle?`,
      decision: 'Reihum, wer es ausgelöst hat zuletzt.',
    },
    title: 'everybody draws a card, whoever caused it last',
    table: {
      hands: [['black 9', 'red 1'], ['red 2'], ['red 3']],
      top: 'blue 9',
      draw: ['blue 3', 'green 4', 'yellow 5'],
      events: [plainName(id)],
    },
    moves: [{ play: 'black 9' }],
    hands: [
      ['red 1', 'yellow 5'],
      ['blue 3', 'red 2'],
      ['green 4', 'red 3'],
    ],
    idle: [['red 1'], ['red 2'], ['red 3']],
  }),
  power: (id) => ({
    made: 'power',
    text: 'The next player draws two cards.',
    texts: { de: 'Die nächste Person zieht zwei Karten.' },
    fields: `
      timing: 'second',
      knobs: { draws: 2 },
      play: (s) => s.do((c) => c.do.draw(c.nextSeat(c.me), c.knob('draws'))),`,
    question: `${sentenceName(id)}: who is the next player?`,
    decision: 'The neighbor on the side to which play runs at that moment.',
    german: {
      question: `${sentenceName(id)}: Wer ist die nächste Person?`,
      decision: 'Wer auf der Seite sitzt, auf die das Spiel in diesem Augenblick läuft.',
    },
    title: 'the next player draws two cards',
    table: {
      hands: [['blue 3', 'red 1'], ['red 2'], ['red 3']],
      top: 'blue 9',
      draw: ['green 4', 'yellow 5'],
      powers: [[plainName(id)]],
    },
    moves: [{ play: 'blue 3', with: id }],
    hands: [['red 1'], ['green 4', 'red 2', 'yellow 5'], ['red 3']],
    idle: [['red 1'], ['red 2'], ['red 3']],
  }),
  rule: (id) => ({
    made: 'rule',
    text: 'Who draws instead of playing draws one card more.',
    texts: { de: 'Wer in seinem Zug zieht, zieht eine Karte mehr.' },
    fields: `
      lasting: { values: { turnDraw: (was) => was + 1 } },`,
    question: `${sentenceName(id)}: may one of the cards drawn be played at once?`,
    decision: 'Yes, any of them that fits.',
    german: {
      question: `${sentenceName(id)}: Darf eine der gezogenen Karten gleich gespielt werden?`,
      decision: 'Ja, jede, die passt.',
    },
    title: 'two cards are drawn instead of playing, and either may be played',
    table: {
      hands: [['red 1'], ['red 2'], ['red 3']],
      top: 'blue 9',
      draw: ['green 4', 'blue 5'],
      ruleCards: [plainName(id)],
    },
    moves: [{ draw: true }, { play: 'blue 5' }],
    hands: [['green 4', 'red 1'], ['red 2'], ['red 3']],
    idle: [['green 4', 'red 1'], ['red 2'], ['red 3']],
  }),
};

/** The row as it is written. */
export function rowText(sample: Sample, id: string, rulings: readonly string[]): string {
  return `const ${constant(id)} = ${sample.made}({
  id: ${literal(id)},
  name: ${literal(plainName(id))},
  text: ${literal(sample.text)},${rulings.length === 0 ? '' : `\n  rulings: [${rulings.map(literal).join(', ')}],`}${sample.fields}
});
`;
}

const json = (value: unknown): string => JSON.stringify(value);

/** The fields of a table, as they are written in a call. */
const fieldsOf = (table: Readonly<Record<string, unknown>>): string =>
  Object.entries(table)
    .map(([name, value]) => `${name}: ${json(value)},`)
    .join('\n');

/** A table on which all moves have been made, with cards of a box: an expression that is a `Game`. */
export function gameText({ table, moves }: Sample, more: Readonly<Record<string, unknown>>): string {
  const made = moves.map((move) => {
    if ('draw' in move) return '.draw(0)';
    return move.with === undefined
      ? `.play(0, ${json(move.play)})`
      : `.playWith(0, ${json(move.play)}, ${json(move.with)})`;
  });
  return `on({ ${fieldsOf({ ...table, ...more })} })${made.join('')}`;
}

/** The test of a row of a box. */
export const boxTest = (sample: Sample, id: string, box: string, ruling: string): string => `
import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';

test(${json(`${ruling} ${plainName(id)}: ${sample.title}`)}, () => {
  const g = ${gameText(sample, { sets: [box] })};
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual(${json(sample.hands)});
  g.expectReady(1);
});
`;

/** The test of a house rule. */
export function houseTest(sample: Sample, id: string): string {
  const name = constant(id);
  const moves = sample.moves.map((move) => {
    if ('draw' in move) return "state = reduce(state, { type: 'draw', seat: 0 });";
    const power = move.with === undefined ? '' : `, power: ${json(move.with)}`;
    return `state = reduce(state, { type: 'play', seat: 0, card: cardNamed(state, 0, ${json(move.play)})${power} });`;
  });
  return `
import { createEngine } from 'frantic-engine';
import { defineRules } from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';
import { expect, test } from 'vitest';
import { ${name} } from '../../examples/house-rules/${id}.ts';

const book = defineRules({ rows: [${name}] });
const { reduce, waitingFor } = createEngine(book);
const { assertInvariants, cardNamed, nameOf, table } = createTestbed(book);

test(${json(`${plainName(id)}: ${sample.title}`)}, () => {
  let state = table({ ${fieldsOf(sample.table)} });
  ${moves.join('\n')}
  assertInvariants(state);
  const names = state.players.map(({ hand }) => hand.map((card) => nameOf(state, card)).sort());
  expect(names).toEqual(${json(sample.hands)});
  expect(waitingFor(state)).toEqual([1]);
});
`;
}
