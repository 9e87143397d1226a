/** Bots by name. */
import { InvalidInput, UnknownName } from 'frantic-engine';
import { BOTS, type BotName, botOf, createSearchBot } from 'frantic-engine/bots';
import { describe, expect, test } from 'vitest';

describe('a bot by name', () => {
  test('is found under each of the names there are', () => {
    expect(BOTS).toEqual(['random', 'greedy', 'heuristic', 'ismcts']);
    for (const name of [...BOTS, 'ismcts:1', 'ismcts:5000'] as const) expect(botOf(name)).toBeTypeOf('function');
  });

  test.each(['', 'nobody', 'Greedy', ' greedy', 'toString', '__proto__', 'constructor:1'])(
    'there is no bot %j',
    (name) => {
      expect(() => botOf(name as BotName)).toThrow(UnknownName);
      expect(() => botOf(name as BotName)).toThrow(
        `name: there is no bot '${name}'; there are random, greedy, heuristic, ismcts`,
      );
    },
  );

  test.each(['abc', '0', '-1', '1.5', '1e3', '', ' 200', '200:3', 'Infinity', '0x10'])(
    'ismcts:%s says what ismcts takes',
    (given) => {
      expect(() => botOf(`ismcts:${given}` as BotName)).toThrow(UnknownName);
      expect(() => botOf(`ismcts:${given}` as BotName)).toThrow(
        `name: there is no bot 'ismcts:${given}'; the bot 'ismcts' takes a whole number of iterations from 1 on, as in 'ismcts:200'`,
      );
    },
  );

  test.each(['random', 'greedy', 'heuristic'])('%s takes nothing', (name) => {
    expect(() => botOf(`${name}:3` as BotName)).toThrow(`the bot '${name}' takes nothing behind its name`);
  });

  test('a search is refused a number of iterations or a time that is none', () => {
    for (const iterations of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => createSearchBot({ iterations })).toThrow(InvalidInput);
    for (const milliseconds of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => createSearchBot({ time: { milliseconds, now: () => 0 } })).toThrow(InvalidInput);
    for (const none of [
      undefined,
      null,
      5,
      {},
      { time: 5 },
      { iterations: 5, time: { milliseconds: 5, now: () => 0 } },
    ])
      expect(() => createSearchBot(none as never)).toThrow(InvalidInput);
  });
});
