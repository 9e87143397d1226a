/** Games of the command `play`. */
import { describe, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { readSheet } from './sheets.ts';

const play = (...given: string[]): readonly string[] => {
  const { exit, lines, complaints } = listen(['play', ...given]);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
  return lines;
};

describe.each(['ci', 'slap', 'frantic', 'a', 'b'])('the sheet of the game %s', (seed) => {
  const { names, rounds, totals, limit, winner } = readSheet(play('--quiet', '--seed', seed));

  test('adds up, round by round', () => {
    expect(names).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
    expect(names.map((_name, seat) => rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual(
      totals,
    );
  });

  test('has no points for whoever ran out of cards', () => {
    const finished = rounds.filter(({ endedBy }) => endedBy !== undefined);
    for (const { points, endedBy = '' } of finished) expect(points[names.indexOf(endedBy)]).toBe(0);
  });

  test('ends with the first total above the limit', () => {
    expect(Math.max(...totals)).toBeGreaterThan(limit);
    const before = names.map((_name, seat) =>
      rounds.slice(0, -1).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    expect(Math.max(...before)).toBeLessThanOrEqual(limit);
  });

  test('is won by the lowest total', () => {
    const lowest = Math.min(...totals);
    const best = names.filter((_name, seat) => totals[seat] === lowest);
    const verb = best.length === 1 ? 'wins' : 'share the win';
    expect(winner).toBe(`${best.join(' and ')} ${verb} with ${lowest} points after ${rounds.length} rounds.`);
  });
});

describe('a game that is told', () => {
  const told = play('--seed', 'slap');

  test('is the same game again with the same seed, and another one with another seed', () => {
    expect(play('--seed', 'slap')).toEqual(told);
    expect(play('--seed', 'slaps').slice(1)).not.toEqual(told.slice(1));
  });

  test('ends with the sheet that is printed alone when it is quiet', () => {
    expect(told.join('\n')).toContain(`\n\n${play('--seed', 'slap', '--quiet').join('\n')}\n\n`);
  });

  test('tells every round, and the points the sheet has for it', () => {
    const { names, rounds } = readSheet(told);
    const headings = told.filter((line) => line.startsWith('==='));
    expect(headings).toEqual(rounds.map((_round, i) => `=== Round ${i + 1} ===`));
    const points = told.flatMap(
      (line) =>
        line
          .match(/(\w+) writes down (\d+) points?,/)
          ?.slice(1)
          .join(' ') ?? [],
    );
    const wanted = rounds.flatMap((round) => names.map((name, seat) => `${name} ${round.points[seat]}`));
    expect(points.sort()).toEqual(wanted.sort());
  });

  test('fits on the lines of the terminal', () => {
    expect(told.filter((line) => line.length > 100)).toEqual([]);
  });

  test('is told in German with --lang de, by the same sentences as anywhere', () => {
    const german = play('--seed', 'slap', '--lang', 'de');
    expect(german.filter((line) => line.startsWith('==='))[0]).toBe('=== Runde 1 ===');
    expect(german.some((line) => /^ {2}(Ann|Ben|Cleo|Dan) zieht eine Karte\.$/.test(line))).toBe(true);
    expect(german.some((line) => /^Zug \d+ \| (obenauf|gewünscht): /.test(line))).toBe(true);
    expect(german.slice(3).join('\n')).not.toMatch(/undefined|NaN|\[object| (plays|draws|deals) /);
  });

  test('says how to call for another one', () => {
    expect(told.at(-1)).toBe('Another game: run play --seed anything. More: run play --help');
  });

  test('names the sets it is played with, and whoever plays', () => {
    const sets = play('--sets', 'troublemaker,supercharge,pandoras-box', '--players', 'Ada,Bo', '--length', 'short');
    expect(sets[0]).toBe(
      "Frantic, edition 'pandora' with troublemaker, supercharge and pandoras-box, point limit 137, seed 'frantic'.",
    );
    expect(readSheet(sets).names).toEqual(['Ada', 'Bo']);
  });

  test('has words for everything that happens', () => {
    expect(told.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('many games, counted', () => {
  const heard = listen(['play', '--games', '5', '--players', '3']);

  test('are won by one each: the parts add up to all', () => {
    const parts = heard.lines.slice(1, 4).map((line) => Number(line.match(/([\d.]+) %/)?.[1]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 0);
  });

  test('say how far they have come, once a game', () => {
    expect(heard.steps).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', 'end']);
  });

  test('are the same games with the same seed; only how long they took differs', () => {
    const again = listen(['play', '--games', '5', '--players', '3']);
    expect(again.lines.slice(0, -1)).toEqual(heard.lines.slice(0, -1));
    expect(heard.lines.at(-1)).toMatch(/^5 games in [\d.]+ s: \d+ games a second, on one core\.$/);
  });
});

describe('what cannot be played is refused before anything is printed, exit code 2', () => {
  test.each([
    [['--players', '9'], /^players: /],
    [['--players', 'Ann,Ann'], /^players\[1\]: /],
    [['--edition', 'first'], /^edition: /],
    [['--sets', 'more'], /^sets\[0\]: /],
    [['--length', 'endless'], /^length: /],
    [['--games', '0'], /^--games has to be/],
    [['--games', '2', '--players', '1'], /^players: /],
    [['--lang', 'fr'], /^--lang has to be en or de, not 'fr'$/],
    [['--sead', 'x'], /^Unknown option '--sead'$/],
  ])('%j', (given, message) => {
    const { exit, lines, complaints, steps } = listen(['play', ...given]);
    expect({ exit, lines, steps }).toEqual({ exit: 2, lines: [], steps: [] });
    expect(complaints).toEqual([expect.stringMatching(message), 'run play --help says what can be asked for.']);
  });
});
