/** Whoever has a view has no state: names can be looked up in it, and everything else says so. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { calls } from '../fuzz/calls.ts';
import { world } from '../fuzz/worlds.ts';

const { cards, board: table } = world(0);
const seen = [
  ['a view', pure.viewOf(cards.state, 0), board.viewOf(table.state, 0)],
  ['a view of a spectator', pure.viewOf(cards.state, 'spectator'), board.viewOf(table.state, 'spectator')],
  ['what everybody may know', pure.publicOf(cards.state), board.publicOf(table.state)],
] as const;

/** What a view is enough for. `assertInvariants` says in its own words what is wrong. */
const ENOUGH = [
  'cardOf',
  'catalogOf',
  'nameOf',
  'parseAction',
  'follow',
  'boardSvg',
  'boardText',
  'assertInvariants',
  'statePatches',
];

const needing = Object.entries(calls).flatMap(([entry, functions]) =>
  Object.entries(functions).flatMap(([name, one]) => {
    const [first] = one.given(world(0));
    const isState = typeof first === 'object' && first !== null && 'drawPile' in first;
    return isState && !ENOUGH.includes(name) && !name.startsWith('create') ? [[entry, name, one, first] as const] : [];
  }),
);

describe.each(seen)('%s', (_what, ofCards, ofBoard) => {
  test('names cards, and says what is played with', () => {
    for (const engine of [pure, fast]) {
      expect(engine.cardOf(ofCards, 17)).toEqual(pure.cardOf(cards.state, 17));
      expect(engine.catalogOf(ofCards)).toBe(engine.catalogOf(cards.state));
    }
    expect(board.cardOf(ofBoard, 17)).toEqual(board.cardOf(table.state, 17));
    expect(board.catalogOf(ofBoard)).toBe(board.catalogOf(table.state));
    expect(board.nameOf(ofBoard, 17)).toBe(board.cardOf(table.state, 17).name);
  });

  test('survives the way to a client, where cards can still be named', () => {
    const there: pure.View | pure.PublicView = JSON.parse(JSON.stringify(ofCards));
    expect(pure.cardOf(there, 3)).toEqual(pure.cardOf(cards.state, 3));
  });

  test.each(needing)('%s: %s says in a typed error that it is no state', async (_entry, _name, one, first) => {
    const given = [...one.given(world(0))];
    given[0] = first === cards.state || 'powerPile' in first ? ofCards : ofBoard;
    const run = async () => one.run(...given);
    await expect(run()).rejects.toMatchObject({ code: 'invalid-snapshot', field: 'state' });
    await expect(run()).rejects.toThrow(/^state: is (a view|what everybody may know).*who has the state/);
  });
});

test('the error of a view says that its question holds what may be done', () => {
  const view = pure.viewOf(cards.state, 0) as unknown as pure.GameState;
  const refused = 'state: is a view: what its viewer may do is in its `question`; ';
  expect(() => pure.isLegal(view, { type: 'draw', seat: 0 })).toThrow(refused);
  expect(() => pure.explain(view, { type: 'draw', seat: 0 })).toThrow(refused);
});
