/** What is put on a terminal, and only there. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paintCards } from '../../src/cli/card-game/colors.ts';
import { duration, paceOn } from '../../src/cli/shared/pace.ts';
import { paintFor } from '../../src/cli/shared/paint.ts';
import { progressOn } from '../../src/cli/shared/progress.ts';
import { terminalOf } from '../../src/cli/shared/terminal.ts';
import { pack, wrap } from '../../src/cli/shared/words.ts';

/** What says that more than plain lines is unwanted. */
const REFUSED = [
  ['NO_COLOR', '1'],
  ['FORCE_COLOR', '0'],
  ['FORCE_COLOR', 'false'],
  ['TERM', 'dumb'],
] as const;

beforeEach(() => {
  for (const [name, value] of Object.entries({ NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm' })) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('colors', () => {
  test('are worn on a terminal', () => {
    for (const [name, value] of Object.entries({ NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm' }))
      vi.stubEnv(name, value);
    const paint = paintFor({ isTTY: true, columns: 80 });
    expect(paint.color('red', 'a')).toBe('\u001b[31ma\u001b[0m');
    expect(paintCards(paint, 'the red 7 of Ann')).toBe('the \u001b[31mred 7\u001b[0m of Ann');
  });

  test.each([
    ['FORCE_COLOR', '0'],
    ['FORCE_COLOR', 'false'],
    ['TERM', 'dumb'],
  ])('are not worn with %s=%s', (name, value) => {
    for (const [one, fine] of Object.entries({ NO_COLOR: '', FORCE_COLOR: '1', TERM: 'xterm' })) vi.stubEnv(one, fine);
    expect(paintFor({ isTTY: true, columns: 80 }).bold('a')).not.toBe('a');
    vi.stubEnv(name, value);
    const paint = paintFor({ isTTY: true, columns: 80 });
    expect([paint.bold('a'), paint.color('red', 'a'), paint.colored]).toEqual(['a', 'a', false]);
  });

  test('are worn nowhere else, and not if NO_COLOR is set', () => {
    vi.stubEnv('NO_COLOR', '1');
    expect(paintFor({ isTTY: true, columns: 80 }).bold('a')).toBe('a');
    vi.stubEnv('NO_COLOR', '');
    expect(paintFor({ isTTY: false, columns: 80 }).bold('a')).toBe('a');
  });

  test('lines are as wide as the terminal, from 40 to 100 characters', () => {
    expect([10, 80, 200].map((columns) => paintFor({ isTTY: true, columns }).width)).toEqual([40, 80, 100]);
  });
});

test('a reader who has seen enough is no error, whatever the system calls it; anything else is', () => {
  const stdout = Object.assign(new EventEmitter(), { isTTY: false, columns: 80 });
  const ended: unknown[] = [];
  terminalOf(
    Object.create(process, { stdout: { value: stdout }, exit: { value: (code: unknown) => ended.push(code) } }),
  );
  const breakOff = (code: string) => stdout.emit('error', Object.assign(new Error(code), { code }));
  breakOff('EPIPE');
  breakOff('EOF');
  expect(() => breakOff('EIO')).toThrow('EIO');
  expect(ended).toEqual([0, 0]);
});

describe('a bar', () => {
  const drawn = (isTTY: boolean, steps: number, columns = 80): string[] => {
    const written: string[] = [];
    const bar = progressOn({ isTTY, columns, write: (text) => written.push(text) }, steps);
    for (let done = 1; done <= steps; done++) bar.at(done);
    bar.end();
    return written;
  };

  test('fills to its end and is wiped away', () => {
    expect(drawn(true, 2)).toEqual([
      `\r[${'#'.repeat(20)}${'-'.repeat(20)}] 1/2`,
      `\r[${'#'.repeat(40)}] 2/2`,
      '\r\u001b[K',
    ]);
  });

  test('is drawn some fifty times, however long it takes, the last time full', () => {
    const written = drawn(true, 10_007);
    expect(written.length).toBeLessThan(60);
    expect(written.at(-2)).toContain('] 10007/10007');
  });

  test('is as wide as the terminal leaves it, and is left out where that is next to nothing', () => {
    const wide = (columns: number): readonly string[] => drawn(true, 1000, columns).slice(0, -1);
    for (const columns of [10, 20, 30, 50, 80])
      for (const line of wide(columns)) expect(line.slice(1).length, line).toBeLessThan(columns);
    expect(wide(30).at(-1)).toBe(`\r[${'#'.repeat(17)}] 1000/1000`);
    expect(wide(20).at(-1)).toBe('\r1000/1000');
    expect(wide(200).at(-1)).toBe(`\r[${'#'.repeat(40)}] 1000/1000`);
    // All bars of a run are as wide as the last.
    expect(wide(30)[0]).toBe(`\r[${'-'.repeat(17)}] 20/1000`);
  });

  test('is drawn on a terminal only', () => {
    expect(drawn(false, 100)).toEqual([]);
  });

  test.each(REFUSED)('is not drawn with %s=%s', (name, value) => {
    vi.stubEnv(name, value);
    expect(drawn(true, 100)).toEqual([]);
  });
});

describe('the pace of something long', () => {
  /** Half a second for each of so many games, the first of which were played before. */
  const said = (isTTY: boolean, steps: number, before: number, columns = 80): string[] => {
    const written: string[] = [];
    let time = 1000;
    const pace = paceOn(
      { isTTY, columns, write: (text) => written.push(text) },
      { steps, before, thing: 'games', now: () => time },
    );
    for (let done = before + 1; done <= steps; done++) {
      time += 500;
      pace.at(done);
    }
    pace.end();
    return written;
  };

  test('is a bar with the rate and the time left on a terminal', () => {
    expect(said(true, 4, 2)).toEqual([
      `\r[${'#'.repeat(30)}${'-'.repeat(10)}] 3 of 4 games, 2.0 a second, 1 s left\u001b[K`,
      `\r[${'#'.repeat(40)}] 4 of 4 games, 2.0 a second\u001b[K`,
      '\r\u001b[K',
    ]);
  });

  test('stays on one line of a terminal, however narrow: it leaves out the rate before it is cut', () => {
    for (const columns of [10, 30, 40, 60, 80])
      for (const line of said(true, 1200, 1100, columns)) {
        const shown = line.replace('\r', '').replace('\u001b[K', '');
        expect(shown.length, shown).toBeLessThan(columns);
      }
    expect(said(true, 1200, 1100, 60)[0]).toBe(
      `\r[${'#'.repeat(11)}--] 1101 of 1200 games, 2.0 a second, 50 s left\u001b[K`,
    );
    expect(said(true, 1200, 1100, 40)[0]).toBe('\r1101 of 1200 games, 50 s left\u001b[K');
  });

  test('has a bar that never grows again, as a line that grows and shrinks would make it', () => {
    const widths = said(true, 1200, 1000, 70).map((line) => line.match(/\[[#-]+\]/)?.[0].length ?? 0);
    expect(widths.slice(0, -1)).toEqual([...widths.slice(0, -1)].sort((a, b) => b - a));
  });

  test('is a line every ten seconds anywhere else, and one at the end', () => {
    expect(said(false, 50, 0)).toEqual([
      '20 of 50 games, 2.0 a second, 15 s left\n',
      '40 of 50 games, 2.0 a second, 5 s left\n',
      '50 of 50 games, 2.0 a second\n',
    ]);
  });

  test.each(REFUSED)('is lines without any sign for the terminal with %s=%s', (name, value) => {
    vi.stubEnv(name, value);
    expect(said(true, 50, 0)).toEqual(said(false, 50, 0));
    for (const sign of ['\r', '\u001b']) expect(said(true, 50, 0).join('')).not.toContain(sign);
  });

  test('says times as people do', () => {
    expect([0.2, 59, 200, 7500].map(duration)).toEqual(['1 s', '59 s', '3 min 20 s', '2 h 5 min']);
  });
});

describe('words', () => {
  test('no line is longer than asked for, unless a word is', () => {
    expect(wrap('one two three', 9, '  ')).toEqual(['  one two', '  three']);
    expect(pack(['aa', 'bbbbbbb', 'c', 'd'], ' | ', 5)).toEqual(['aa', 'bbbbbbb', 'c | d']);
  });
});
