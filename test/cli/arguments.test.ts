/** Reading what the command line asks for. */
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/card-game/arguments.ts';
import { BadArguments, count, listed, optionsOf, orBadArguments, players } from '../../src/cli/shared/arguments.ts';

const OPTIONS = { seed: { type: 'string' }, quiet: { type: 'boolean' } } as const;

describe('options', () => {
  test('are read by name, in any order', () => {
    expect({ ...optionsOf(['--quiet', '--seed', 'a b'], OPTIONS) }).toEqual({ quiet: true, seed: 'a b' });
    expect({ ...optionsOf(['--seed=x'], OPTIONS) }).toEqual({ seed: 'x' });
    expect({ ...optionsOf([], OPTIONS) }).toEqual({});
    expect({ ...optionsOf(['--seed', '-5', '--quiet'], OPTIONS) }).toEqual({ seed: '-5', quiet: true });
    expect({ ...optionsOf(['--seed=-5'], OPTIONS) }).toEqual({ seed: '-5' });
  });

  test.each([
    [['--sead', 'x'], "Unknown option '--sead'"],
    [['x'], "Unexpected argument 'x'"],
    [['--seed'], "Option '--seed <value>' argument missing"],
    [['--quiet', '-5'], "Unknown option '-5'"],
    [['--quiet=yes'], "Option '--quiet' does not take an argument"],
  ])('%j is refused in one sentence', (given, message) => {
    expect(() => optionsOf(given, OPTIONS)).toThrow(new BadArguments(message));
  });
});

describe('players', () => {
  test('are that many names, all different', () => {
    for (let number = 2; number <= 8; number++) {
      const names = players(String(number));
      expect(new Set(names as string[]).size).toBe(number);
    }
  });

  test('are the names themselves', () => {
    expect(players('Ann, Ben,Cleo')).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(players('Ann')).toEqual(['Ann']);
    expect(players('')).toEqual(['']);
  });

  test.each([0, 1, 9, 2.5, -3])('%d players there are no names for: the engine is left to refuse them', (number) => {
    expect(players(String(number))).toBe(number);
  });
});

describe('a count', () => {
  test.each([
    ['1', 1],
    ['1000', 1000],
    ['1e3', 1000],
  ])('%s is a whole number above 0', (given, number) => {
    expect(count('--games', given)).toBe(number);
  });

  test.each(['0', '-1', '1.5', 'many', '', 'Infinity'])('%j is none, and the option is named', (given) => {
    expect(() => count('--games', given)).toThrow(
      new BadArguments(`--games has to be a whole number above 0, not '${given}'`),
    );
  });
});

test('listed names lose the spaces around them', () => {
  expect(listed('a, b ,c')).toEqual(['a', 'b', 'c']);
});

describe('what an engine refuses', () => {
  class Refusal extends Error {}

  test('is said in the words of the engine', () => {
    const refuse = (): never => {
      throw new Refusal('no');
    };
    expect(() => orBadArguments(Refusal, refuse)).toThrow(new BadArguments('no'));
  });

  test('is told from a bug', () => {
    const fail = (): never => {
      throw new RangeError('a bug');
    };
    expect(() => orBadArguments(Refusal, fail)).toThrow(RangeError);
    expect(orBadArguments(Refusal, () => 7)).toBe(7);
  });
});

describe('the card game', () => {
  test('is played by four if nothing is asked for', () => {
    expect(readArguments([])).toEqual({
      setup: { players: ['Ann', 'Ben', 'Cleo', 'Dan'], seed: 'frantic' },
      games: null,
      quiet: false,
      record: null,
      seated: null,
      lang: 'en',
    });
  });

  test('is played as it is asked for', () => {
    const given = '--players Ann,Ben --seed x --edition webde --sets troublemaker,supercharge --length long';
    expect(readArguments([...given.split(' '), '--quiet', '--games', '3'])).toEqual({
      setup: {
        players: ['Ann', 'Ben'],
        seed: 'x',
        edition: 'webde',
        sets: ['troublemaker', 'supercharge'],
        length: 'long',
      },
      games: 3,
      quiet: true,
      record: null,
      seated: null,
      lang: 'en',
    });
  });
});
