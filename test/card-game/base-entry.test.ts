import * as all from 'frantic-engine';
import * as alone from 'frantic-engine/base';
import { describe, expect, test } from 'vitest';

/** Plays a game by chance, by each door the same, and says what it went through. */
function through(engine: all.Engine, setup: all.Setup): string[] {
  const random = all.createRandom(`moves of ${setup.seed}`);
  let state = engine.createGame(setup);
  const way = [engine.save(state)];
  for (let seat = engine.nextSeat(state); seat !== null; seat = engine.nextSeat(state)) {
    const next = engine.transition(state, engine.sampleLegal(state, seat, random));
    way.push(JSON.stringify([next.events, engine.viewOf(next.state, seat)]));
    state = next.state;
  }
  way.push(engine.save(state));
  return way;
}

describe.each(all.EDITIONS)('the base game alone, edition %s', (edition) => {
  test('a game is the one that the engine with all boxes plays: states, events and views', () => {
    for (const players of [2, 3, 5]) {
      const setup = { players, seed: `${edition} ${players}`, edition, length: 'short' } as const;
      expect(through(alone.engine, setup)).toEqual(through(all.engine, setup));
    }
  });
});

test('what either has saved the other plays on, and their catalogs say the same', () => {
  const state = all.createGame({ players: 3, seed: 'saved' });
  expect(alone.restore(all.save(state))).toEqual(state);
  expect(all.restore(alone.save(state))).toEqual(state);
  expect(alone.catalogOf(state)).toEqual(all.catalogOf(state));
  expect(alone.replay(all.createRecord({ players: 3, seed: 'saved' }))).toEqual(state);
});

test('it has the functions of the main entry, all of them', () => {
  expect(Object.keys(alone.engine).sort()).toEqual(Object.keys(all.engine).sort());
  for (const [name, value] of Object.entries(alone.engine)) expect(alone).toHaveProperty(name, value);
});

test('a setup with an add-on, and a state of a game with one, are refused by the field at fault', () => {
  expect(() => alone.createGame({ players: 3, seed: 1, sets: ['troublemaker'] })).toThrow(
    'sets[0]: there is no such set here; there is the base game alone',
  );
  const state = all.createGame({ players: 3, seed: 1, sets: ['troublemaker'] });
  expect(() => alone.restore(all.save(state))).toThrow(all.InvalidSnapshot);
  expect(() => alone.legalActions(state, 0)).toThrow(all.FranticError);
});
