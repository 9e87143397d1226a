/** Options that were chosen alike are kept: games find one catalog, and nothing else is let in by what is kept. */
import { createGame, InvalidSetup, optionsOf as listed, type Setup } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { expect, test } from 'vitest';

const optionsOf = (options: unknown): unknown =>
  createGame({ players: 2, seed: 1, options } as unknown as Setup).rules.options;

test('games without options, with none and with one that is undefined share them', () => {
  expect(optionsOf({})).toBe(optionsOf({}));
  expect(optionsOf({})).toEqual(createGame({ players: 2, seed: 1 }).rules.options);
  expect(optionsOf({ 'react.again': undefined })).toEqual(optionsOf({}));
  expect(optionsOf({ 'discard.browsable': true })).toBe(optionsOf({ 'discard.browsable': true }));
  expect(optionsOf({ 'discard.browsable': true })).not.toEqual(optionsOf({ 'discard.browsable': false }));
  const chosen = { players: 2, seed: 1, options: { 'end.limit': 'exceed' } } as const;
  expect(board.createGame(chosen).rules.options).toBe(board.createGame(chosen).rules.options);
  expect(board.createGame(chosen).rules.options['end.limit']).toBe('exceed');
});

test('an option that is kept lets no other value in that is written alike', () => {
  const name = 'discard.browsable';
  optionsOf({ [name]: true });
  for (const value of ['true', 1, null, Number.NaN, [true], { valueOf: () => true }])
    expect(() => optionsOf({ [name]: value })).toThrow(InvalidSetup);
  expect(() => optionsOf({ [`${name}",true],["x`]: true })).toThrow(InvalidSetup);
  expect(() => optionsOf({ [name]: true, nothing: undefined })).toThrow(InvalidSetup);
});

test('what a value says when it is read again does not count', () => {
  let reads = 0;
  const turning = {
    get 'discard.browsable'(): boolean {
      reads++;
      return reads === 1;
    },
  };
  expect(optionsOf(turning)).toMatchObject({ 'discard.browsable': true });
  expect(optionsOf({ 'discard.browsable': true })).toMatchObject({ 'discard.browsable': true });
});

test('two hundred games with options of their own are played, and the first are still what they were', () => {
  const flags = listed().filter(({ default: standard }) => typeof standard === 'boolean');
  for (let nth = 1; nth <= 200; nth++) {
    const own = Object.fromEntries(flags.map(({ name }, bit) => [name, ((nth >> bit) & 1) === 1]));
    expect(optionsOf(own)).toMatchObject(own);
  }
  expect(optionsOf({ 'discard.browsable': true })).toMatchObject({ 'discard.browsable': true });
});
