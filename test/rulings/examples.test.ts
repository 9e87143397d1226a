/** The tables of the rulings: each is played, and comes out as it says. */
import { type GameState, reduce, whyNot } from 'frantic-engine';
import { parseAction } from 'frantic-engine/notation';
import { type RulingExample, ruling, rulings } from 'frantic-engine/rulings';
import { nameOf, parseTable, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';

/** What can be said of a table in the end. */
const SAID: Readonly<Record<string, (state: GameState) => unknown>> = {
  hands: (state) => state.players.map(({ hand }) => hand.map((card) => nameOf(state, card)).sort()),
  top: (state) => nameOf(state, state.discardPile[state.discardPile.length - 1] ?? -1),
  wish: ({ wish }) => wish,
  active: ({ active }) => active,
  round: ({ round }) => round,
  scores: ({ players }) => players.map(({ score }) => score),
  winners: ({ outcome }) => outcome?.winners,
};

/** Plays an example to its end. */
function play({ table: text, steps }: RulingExample): GameState {
  let state = table(parseTable(text));
  for (const { action, allowed } of steps) {
    const done = parseAction(state, action);
    if (allowed) state = reduce(state, done);
    else expect(whyNot(state, done), action).not.toBeNull();
  }
  return state;
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value) && value.every((list) => Array.isArray(list)) ? value.map((list) => [...list].sort()) : value;

const shown = rulings().filter(({ examples }) => examples.length > 0);

describe('the example of', () => {
  test.each(shown.map(({ id, question, examples }) => [id, question, examples] as const))(
    '%s comes out as it says: %s',
    (_id, _question, examples) => {
      for (const example of examples) {
        const state = play(example);
        const said = Object.entries(parseTable(example.after));
        expect(said.length).toBeGreaterThan(0);
        for (const [field, value] of said) {
          expect(Object.keys(SAID)).toContain(field);
          expect(SAID[field]?.(state), field).toEqual(sorted(value));
        }
      }
    },
  );
});

test('the rulings people quarrel about have one', () => {
  const quarrels = ['R-061', 'R-107', 'R-109', 'R-112', 'R-117', 'R-125', 'R-140', 'R-145', 'R-148', 'R-149', 'R-152'];
  const late = [
    'R-165',
    'R-166',
    'R-169',
    'R-174',
    'R-183',
    'R-184',
    'R-191',
    'R-208',
    'R-249',
    'R-271',
    'R-273',
    'R-305',
  ];
  for (const id of [...quarrels, ...late] as const)
    expect(
      shown.map((one) => `${one.id}`),
      id,
    ).toContain(id);
  expect(shown.length).toBeGreaterThan(50);
});

test('what a refusal rests on is the ruling whose example it is', () => {
  for (const id of ['R-052', 'R-060', 'R-061', 'R-062', 'R-068', 'R-094', 'R-318'] as const) {
    const [example] = ruling(id).examples;
    let state = table(parseTable(example?.table ?? ''));
    for (const { action, allowed } of example?.steps ?? []) {
      const done = parseAction(state, action);
      if (allowed) state = reduce(state, done);
      else expect(whyNot(state, done)?.ruling).toBe(id);
    }
  }
});
