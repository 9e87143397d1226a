/** No card, event, power card or rule card is named outside its row: a new one touches the file of its set and no other. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { events } from '../../src/board-game/boxes/board/events.ts';
import { rows as boardRows } from '../../src/board-game/boxes/board/rows.ts';
import { optionTable as boardOptions } from '../../src/board-game/options/game.ts';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { optionTable } from '../../src/card-game/options/options.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** Where rows are written, worded and decided about, and where they are written out by a program. */
const AT_HOME = /^((card|board)-game\/(boxes|editions|options)|rulings|texts|client\/tables)\//;

/** What a player thinks of a card is no rule: another card would be played by chance until somebody has an opinion. */
const OPINIONS = /^(cli\/[^/]+\/players|bots\/.*)\.ts$/;

/** Ids that are words of their own elsewhere: where, and what they mean there. */
const OTHER_WORDS: Readonly<Record<string, readonly [where: RegExp, meaning: string]>> = {
  number: [/./, 'a class of cards, a field of a card and of a wish, and what `typeof` calls a number'],
  'black-wish': [
    /^(common\/refusals|card-game\/rules\/kinds\/wish)\.ts$/,
    'the reason why a wish for black is refused',
  ],
  reset: [/^cli\/env\//, 'the command that begins a new game'],
  stop: [
    /^(kernel\/script|sim\/hand|cli\/arena\/(arena|arguments))\.ts$/,
    'the step that ends a script, the word that ends a worker, and the option that ends a run early',
  ],
  market: [/board-game/, 'the place where cards lie turned up'],
  teleport: [
    /^(board-game\/(draw|rules)|env\/board-game\/features)\//,
    'what a die is rolled for, and how the numbered spaces look',
  ],
  x: [/^(board-game\/draw|cli\/shared\/plot|sim)\//, 'a coordinate, and a sum of what was measured'],
};

const ids = new Set([...boxes.flatMap((set) => set.rows), ...boardRows, ...events].map((row) => row.id));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !AT_HOME.test(name) && !OPINIONS.test(name));

/** Options are how rows reach into the rules, so their names may be said. */
const options = new Set([...Object.keys(optionTable), ...Object.keys(boardOptions)]);

/** The rows that a program names: as a text, as the beginning of a script's or knob's name, or as the name of a field. */
function namedIn(program: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    const isField = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name);
    const text = isText ? node.text : isField ? node.name.text : '';
    const [id = ''] = text.split(/[/.]/);
    if (ids.has(id) && !options.has(text)) found.push(id);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('', program, ts.ScriptTarget.Latest));
  return found;
}

test.each(files)('%s names no row', (file) => {
  const found = namedIn(readFileSync(source + file, 'utf8'));
  expect(found.filter((id) => OTHER_WORDS[id]?.[0].test(file) !== true)).toEqual([]);
});

test('a row is found by its id, by its scripts and knobs, and as a field', () => {
  const program = `if (script === 'gift/play') x = { skip: values['gift.cards'], a: 'thief', b: \`loot/\${part}\` };`;
  expect(namedIn(program)).toEqual(['gift', 'skip', 'gift', 'thief', 'loot']);
  // Options, comments and identifiers are nothing of the kind.
  expect(namedIn("// 'gift'\nconst gift = c.options['seppuku.discardOptional'];")).toEqual([]);
});

test('every other meaning of an id is there', () => {
  for (const [id, [where]] of Object.entries(OTHER_WORDS)) {
    const said = files.filter((file) => where.test(file) && namedIn(readFileSync(source + file, 'utf8')).includes(id));
    expect(said, id).not.toEqual([]);
  }
});
