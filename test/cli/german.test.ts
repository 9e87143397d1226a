/** Whatever a player reads with `--lang de` is German. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from 'frantic-engine';
import { de as boardWords } from 'frantic-engine/board-game/words/de';
import { de } from 'frantic-engine/words/de';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { SPOKEN } from '../../src/cli/languages/languages.ts';
import { listen, listenLong, listenSeated } from './listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'frantic-german-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (...given: string[]): readonly string[] => {
  const { exit, lines, complaints } = listen([...given, '--lang', 'de']);
  expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
  return lines;
};

/** What is printed with an English name, in German too: longer ones first. */
const NAMES = [...Object.values(de.names), ...Object.values(boardWords.names)].sort((a, b) => b.length - a.length);

/** Words that stand in no German sentence. */
const ENGLISH =
  /\b(the|and|with|points?|rounds?|turns?|spaces?|cards?|draws?|plays?|is|are|of|not|pile|by|after|over|wins?|limit|total of|print|default|holds|answer|waiting|allowed|refused|first|you|your|games?|ended|file|write|move|moves|which|nothing)\b/gi;

/** The English words of a line, but for names. */
const english = (line: string): string[] =>
  NAMES.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), ' '),
    line.replaceAll(/\b(play|board) --record\b|\brun \w+/g, ''),
  ).match(ENGLISH) ?? [];

/** A line that is typed, or written in a file: the notation is the same in every language. */
const isTyped = (line: string): boolean => /^\d+\. |^ {2}run |^ {2}--|^Aufruf: /.test(line);

const readAll = (lines: readonly string[]): void => {
  for (const line of lines) if (!isTyped(line)) expect([line, english(line)]).toEqual([line, []]);
};

const [cards, boards, picture] = ['cards.txt', 'board.txt', 'board.svg'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const ALL = ['--sets', 'troublemaker,supercharge,pandoras-box'];
const short = ['--length', 'short', '--players', 'Ann,Ben,Cleo'];

describe('a game that is told', () => {
  const told = run('play', ...short, ...ALL);

  test('begins with its title and ends with its sheet, in German', () => {
    expect(told.slice(0, 2)).toEqual([
      'Frantic, Ausgabe «pandora» mit troublemaker, supercharge und pandoras-box, bis 137 Punkte, Seed «frantic».',
      'Die wenigsten Punkte gewinnen. Was jemand zieht, bleibt geheim, wie am Tisch.',
    ]);
    const sheet = told.slice(told.findIndex((line) => line.startsWith('Runde ')));
    expect(sheet[0]).toMatch(/^Runde {3} Ann {3}Ben {2}Cleo {2}Zu Ende durch$/);
    expect(sheet.find((line) => line.startsWith('Total '))).toMatch(/ {2}Punktegrenze 137$/);
    expect(sheet.at(-3)).toMatch(/^(Ann|Ben|Cleo) gewinnt mit \d+ Punkten nach (einer Runde|\d+ Runden)\.$/);
    expect(sheet.at(-1)).toBe('Noch eine Partie: run play --lang de --seed irgendwas. Mehr: --lang de --help');
  });

  test.each([
    ['card game', ['play', ...short, ...ALL]],
    ['card game, sheet alone', ['play', ...short, '--quiet', '--record', cards]],
    ['card game, many of them', ['play', ...short, '--games', '2']],
    ['board game', ['board', ...short]],
    ['board game, sheet alone', ['board', ...short, '--quiet', '--record', boards, '--svg', picture]],
    ['board game, many of them', ['board', ...short, '--games', '2']],
  ])('has no English in it: %s', (_game, given) => {
    readAll(run(...given).filter((line) => !line.includes(folder)));
  });

  test('its picture is German, too', () => {
    expect(readFileSync(picture, 'utf8')).toMatch(/Spiel zu Ende: .* gewinnt/);
  });

  test('says where it is written down', () => {
    expect(run('play', ...short, '--quiet', '--record', cards).at(-1)).toBe(
      `Aufgeschrieben ist die Partie in ${cards}.`,
    );
    expect(run('board', ...short, '--quiet', '--svg', picture).at(-1)).toBe(`Das Bild ist in ${picture}.`);
  });
});

test.each([
  ['card game', ['play', '--me', 'Ann', ...ALL]],
  ['card game, two at one screen', ['play', '--me', 'Ann,Ben']],
  ['board game', ['board', '--me', 'Ann']],
])('whoever sits at the table is asked in German, with every reason: %s', async (_game, given) => {
  const read = new Set<string>();
  const random = createRandom('german');
  const seated = [...given, ...short, '--bots', 'greedy', '--seed', 'sitzen', '--lang', 'de'];
  const { exit, lines } = await listenSeated(seated, (list) => {
    for (const line of list.title) read.add(line);
    for (const { label, help } of list.rows) {
      read.add(label);
      for (const line of help?.() ?? []) read.add(line);
    }
    const free = list.rows.filter(({ barred, hidden }) => barred !== true && hidden !== true);
    return free[Math.floor(random() * free.length)] ?? null;
  });
  expect(exit).toBe(0);
  readAll([...lines, ...read]);
});

describe.each([
  ['card game', cards],
  ['board game', boards],
])('a game that was written down: %s', (_game, file) => {
  test('is told, and its positions are shown, in German', () => {
    readAll(run('replay', file, '--to', '60'));
    const first = /^(Ann|Ben|Cleo) /m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const at = run('replay', file, '--at', '0', '--seat', first);
    readAll(
      at.slice(
        0,
        at.findIndex((line) => line.endsWith(' kann antworten:')),
      ),
    );
    expect(at).toContainEqual(expect.stringMatching(/^Auf der Hand von \w+: .+\.$/));
    expect(at[1]).toMatch(/^Nach 0 von \d+ Aktionen:$/);
  });
});

test('a card of a hand has its German name', () => {
  expect(run('replay', cards, '--at', '4', '--seat', '1').join('\n')).toMatch(/(Blau|Rot|Grün|Gelb|Violett) \d/);
});

test('a number has its comma', () => {
  const [fact = ''] = run('play', ...short, '--games', '2').filter((line) => line.startsWith('Punkte beim Sieg'));
  expect(fact).toMatch(/ \d+,\d$/);
});

describe('help', () => {
  test.each(COMMANDS.map(({ name }) => name).filter((name) => name !== 'arena' && name !== 'env'))(
    'of %s is German, and names the same options as the English one',
    async (name) => {
      const { lines } = await listenLong([name, '--help', '--lang', 'de']);
      readAll(lines);
      const options = (all: readonly string[]) => all.flatMap((line) => line.match(/^ {2}(--\w+)/)?.[1] ?? []);
      expect(options(lines)).toEqual(options((await listenLong([name, '--help'])).lines));
      expect((await listenLong([name, '--lang=de', '-h'])).lines).toEqual(lines);
    },
  );

  test('lists the commands in German', () => {
    const { lines } = listen(['--help', '--lang', 'de']);
    expect(lines).toContain(`  play       ${SPOKEN.de.lines.play}`);
    expect(lines.at(-1)).toBe('  --version  die Version');
  });

  test('of a language there is not is English', () => {
    expect(listen(['play', '--help', '--lang', 'fr']).lines[0]).toBe('Plays a game of Frantic in the terminal.');
  });
});
