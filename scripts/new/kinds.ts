/** What `npm run new` can make: which files it takes, and what is written into them. */

import ts from 'typescript';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { editions } from '../../src/card-game/editions/editions.ts';
import { optionTable } from '../../src/card-game/options/options.ts';
import { EDITIONS, type EditionName } from '../../src/card-game/state/types.ts';
import { boardRulings } from '../../src/rulings/board-game/rulings.ts';
import { rulings } from '../../src/rulings/card-game/index.ts';
import { isPrinted } from '../docs/boxes.ts';
import { allRows, spoken } from '../texts/gaps.ts';
import { type Edits, Refused } from './edits.ts';
import { constant, literal, plainName, sentenceName } from './names.ts';
import { boxTest, gameText, houseTest, ROW_KINDS, type RowKind, rowText, type Sample, sampleOf } from './samples.ts';

/** Everything that can be made. */
export const KINDS = [...ROW_KINDS, 'option', 'edition', 'language', 'box'] as const;

/** Something that can be made. */
export type Kind = (typeof KINDS)[number];

const BOXES = 'src/card-game/boxes/boxes.ts';
const OPTIONS = 'src/card-game/options/options.ts';
/** How the list of the options of each set begins. */
const SET_OPTIONS = 'export const setOptions: Readonly<Record<PrintedSet, Readonly<Record<string, OptionRow>>>> = {';
const RULINGS = 'src/rulings/card-game/z-project.ts';
const NEWEST: EditionName = EDITIONS[EDITIONS.length - 1] ?? 'pandora';

/** The constructors of rows. */
const MADE_BY = ['bicolored', 'blackNumbers', 'coloredNumbers', 'event', 'open', 'plain', 'power', 'rule', 'unique'];

const boxFile = (box: string): string => `src/card-game/boxes/${box}/box.ts`;
const optionsFile = (box: string): string => `src/card-game/options/${box}.ts`;
const editionFile = (edition: string): string => `src/card-game/editions/${edition}.ts`;

/** Makes it, and returns what is to be done next. `box`: the box of one's own that a row goes into. */
export function make(edits: Edits, kind: Kind, name: string, box: string | null): string[] {
  if (box !== null && !ROW_KINDS.some((one) => one === kind)) throw new Refused('--box goes with a row only.');
  if (kind === 'language') return language(edits, name);
  if (kind === 'option') return option(edits, name);
  // It becomes the name of a constant in a file that has these names already.
  if (ts.identifierToKeywordKind(ts.factory.createIdentifier(name)) !== undefined || MADE_BY.includes(name))
    throw new Refused(`'${name}' is a word of the language the engine is written in. Take another one.`);
  if (kind === 'edition') return edition(edits, name);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Refused('A name is lower case with hyphens: sea-wind.');
  if (kind === 'box') return newBox(edits, name);
  if (boxes.some(({ rows }) => rows.some(({ id }) => id === name))) throw new Refused(`There is a row '${name}'.`);
  return box === null ? houseRule(edits, kind, name) : row(edits, kind, name, box);
}

/** A row for `createEngine`: nothing that is there changes. */
function houseRule(edits: Edits, kind: RowKind, id: string): string[] {
  const sample = sampleOf(kind, id);
  const file = `examples/house-rules/${id}.ts`;
  edits.create(
    file,
    `/** A house rule. It is in the games of \`createEngine(defineRules({ rows: [${constant(id)}] }))\`. */
import { ${sample.made} } from 'frantic-engine/house-rules';

export ${rowText(sample, id, [])}`,
  );
  edits.create(`test/house-rules/${id}.test.ts`, houseTest(sample, id));
  return [
    `Write what it does in ${file}, and show it in its test.`,
    `npx vitest run test/house-rules/${id}.test.ts`,
    'npm run typecheck',
  ];
}

function newBox(edits: Edits, name: string): string[] {
  if (boxes.some((one) => one.name === name)) throw new Refused(`There is a box '${name}'.`);
  const own = constant(name);
  edits.create(
    boxFile(name),
    `/** A box of our own. */
import { type Box } from '../../rows/define.ts';

/** What is in it. */
export const ${own}: Box = { name: ${literal(name)}, rows: [] };
`,
  );
  edits.create(
    optionsFile(name),
    `/** What the rows of the box leave open. */
export const ${own}Options = {} as const;
`,
  );
  edits.import(OPTIONS, `${own}Options`, `./${name}.ts`);
  edits.insertBefore(OPTIONS, '} as const;', `...${own}Options,\n`);
  edits.append(OPTIONS, 'export const SETS = [', literal(name));
  edits.append(OPTIONS, SET_OPTIONS, `${literal(name)}: ${own}Options`);
  edits.import(BOXES, own, `./${name}/box.ts`);
  edits.append(BOXES, 'export const addOns: readonly Box[] = [', own);
  edits.append(editionFile(NEWEST), 'sets: [', literal(name));
  return [
    `The box can be chosen with sets: ['${name}'] in edition '${NEWEST}'; other editions name it in their own file.`,
    `npm run new -- card <name> --box ${name}`,
  ];
}

/** How the texts of a whole language end: they are put together when they are asked for, so that bundlers can leave them out. */
const END_OF_TEXTS = '}))();';

function row(edits: Edits, kind: RowKind, id: string, box: string): string[] {
  checkOwn(box);
  const sample = sampleOf(kind, id);
  const ruling = decide(edits, sample, null, box);
  const file = boxFile(box);
  edits.import(file, sample.made, '../../rows/define.ts');
  edits.insertBefore(file, '/** What is in it. */', `${rowText(sample, id, [ruling])}\n`);
  edits.append(file, 'rows: [', constant(id));
  for (const { name, rows, complete } of spoken) {
    if (rows === null || !complete) continue;
    const text = sample.texts[name];
    if (text !== undefined)
      edits.insertBefore(`src/texts/${name}.ts`, END_OF_TEXTS, `${literal(id)}: ${literal(text)},\n`);
  }
  const test = `test/card-game/boxes/${id}.test.ts`;
  edits.create(test, boxTest(sample, id, box, ruling));
  return [`Write what it does in ${file}, what it leaves open in ${RULINGS}, and show both in ${test}.`, ...CHECKS];
}

/** Boxes that were printed hold what was printed. */
function checkOwn(box: string): void {
  if (isPrinted(box)) {
    throw new Refused(
      `The box '${box}' is a printed product and frozen. Leave --box out for a house rule, or make a box of your own: npm run new -- box <name>`,
    );
  }
  if (boxes.every(({ name }) => name !== box))
    throw new Refused(`There is no box '${box}'. Make it first: npm run new -- box ${box}`);
}

/** Adds a ruling with the next free number. */
function decide(
  edits: Edits,
  { question, decision, german }: Pick<Sample, 'question' | 'decision' | 'german'>,
  option: string | null,
  box: string,
): string {
  const numbers = [...rulings, ...boardRulings].map(({ id }) => Number(id.slice(2)));
  const id = `R-${Math.max(...numbers) + 1}`;
  const knowing = EDITIONS.filter((name) => editions[name].sets.some((one) => one === box));
  edits.insertBefore(
    RULINGS,
    '];',
    `{
  id: ${literal(id)},
  question: ${literal(question)},
  decision: ${literal(decision)},
  source: 'The text of the row, as players read such texts',
  editions: [${knowing.map(literal).join(', ')}],
  option: ${option === null ? 'null' : literal(option)},
  sets: [${literal(box)}],
  about: 'play',
},
`,
  );
  edits.insertBefore(
    RULINGS,
    '};',
    `${literal(id)}: { question: ${literal(german.question)}, decision: ${literal(german.decision)} },\n`,
  );
  return id;
}

/** An option that lets a row do nothing. */
function option(edits: Edits, name: string): string[] {
  const [id = '', what] = name.split('.');
  if (what === undefined || !/^[a-z]+[A-Za-z]*$/.test(what))
    throw new Refused('An option is named after a row and what it changes there: sea-wind.silent');
  if (Object.hasOwn(optionTable, name)) throw new Refused(`There is an option '${name}'.`);
  const box = boxes.find(({ rows }) => rows.some((one) => one.id === id));
  const found = box?.rows.find((one) => one.id === id);
  if (box === undefined || found === undefined) throw new Refused(`There is no row '${id}' in a box.`);
  // What a row of ours does at first is known here, and so what it does if it is silent.
  if (isPrinted(box.name) || (found.type !== 'card' && found.type !== 'event'))
    throw new Refused(`For '${id}' an option is written by hand: see "An option" in CONTRIBUTING.md.`);
  const sample = sampleOf(found.type, id);
  const question = `${sentenceName(id)}: may it be agreed that it does nothing?`;
  const decision = `Yes, by the option. It is then ${found.type === 'card' ? 'a card' : 'an event'} without an effect.`;
  const german = {
    question: `${sentenceName(id)}: Darf man abmachen, dass nichts geschieht?`,
    decision: `Ja, mit der Option. Dann ist es ${found.type === 'card' ? 'eine Karte' : 'ein Ereignis'} ohne Effekt.`,
  };
  const ruling = decide(edits, { question, decision, german }, `${name} true|false`, box.name);
  silence(edits, boxFile(box.name), id, name);
  const file = optionsFile(box.name);
  edits.import(file, 'flag', '../../common/options.ts');
  const text = literal(`Whether ${sentenceName(id)} does nothing.`);
  edits.insertBefore(file, '} as const;', `${literal(name)}: { ...flag(false, ${literal(ruling)}), text: ${text} },\n`);
  const test = `test/card-game/boxes/${name.replace('.', '-')}.test.ts`;
  const shown = (value: boolean, hands: Sample['hands']): string => `
test(${literal(`${ruling} ${plainName(id)} with ${name} ${value}: ${value ? 'nothing happens' : 'it does what it says'}`)}, () => {
  const g = ${gameText(sample, { sets: [box.name], options: { [name]: value } })};
  expect([0, 1, 2].map((seat) => g.hand(seat))).toEqual(${JSON.stringify(hands)});
  g.expectReady(1);
});
`;
  edits.create(
    test,
    `import { expect, test } from 'vitest';
import { on } from '../../support/game.ts';
${shown(false, sample.hands)}${shown(true, sample.idle)}`,
  );
  return [
    `Write what it changes in ${boxFile(box.name)}, its words in ${file} and ${RULINGS}, and show each value in ${test}.`,
    ...CHECKS,
  ];
}

/** Makes the play of a row ask an option first. */
function silence(edits: Edits, file: string, id: string, name: string): void {
  const source = ts.createSourceFile(file, edits.read(file), ts.ScriptTarget.Latest, true);
  const found: ts.ArrowFunction[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const field = (wanted: string): ts.Expression | undefined =>
        node.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === wanted)?.initializer;
      const [own, play] = [field('id'), field('play')];
      if (
        own !== undefined &&
        ts.isStringLiteral(own) &&
        own.text === id &&
        play !== undefined &&
        ts.isArrowFunction(play)
      )
        found.push(play);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  const [play] = found;
  if (play === undefined) throw new Refused(`The row '${id}' has no play in ${file}.`);
  const { body } = play;
  const given = play.parameters.map((one) => one.getText()).join(', ');
  const asks = `s.when((c) => !c.options[${literal(name)}], (${given}) => ${body.getText()})`;
  edits.replace(file, body.getStart(), body.end, asks);
}

function edition(edits: Edits, name: string): string[] {
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Refused('An edition is named in lower case: swiss2');
  if (EDITIONS.some((one) => one === name)) throw new Refused(`There is an edition '${name}'.`);
  const taken = EDITIONS.map((one) => editions[one].letter);
  const letters = [...`${name.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`].filter((one) => /[A-Z]/.test(one));
  const letter = letters.find((one) => !taken.includes(one)) ?? name;
  const { sets } = editions[NEWEST];
  edits.create(
    editionFile(name),
    `import type { Edition } from './edition.ts';

/** A further text. It has the rules of the newest one before it, but for what stands here. */
export const ${name}: Edition = {
  name: ${literal(name)},
  title: ${literal(`edition ${name}`)},
  letter: ${literal(letter)},
  sets: [${sets.map(literal).join(', ')}],
  options: { 'end.limit': 'reach' },
  fixed: [],
  unknown: [],
  rows: {},
};
`,
  );
  edits.append('src/card-game/state/types.ts', 'export const EDITIONS = [', literal(name));
  const registry = 'src/card-game/editions/editions.ts';
  edits.import(registry, name, `./${name}.ts`);
  edits.append(registry, 'export const editions: Readonly<Record<EditionName, Edition>> = {', name);
  const test = `test/card-game/boxes/edition-${name}.test.ts`;
  edits.create(
    test,
    `import { test } from 'vitest';
import { on } from '../../support/game.ts';

test("edition ${name}: the game is over once somebody's total reaches the limit", () => {
  // Seat 1 counts 9, and has 100 from the rounds before.
  on({
    hands: [['blue 1'], ['red 9']],
    top: 'blue 9',
    edition: '${name}',
    sets: [${sets.map(literal).join(', ')}],
    scores: [0, 100],
    pointLimit: 109,
    windows: 'holders',
  })
    .play(0, 'blue 1')
    .expectOver();
});
`,
  );
  return [
    `Write what the text is called and what it changes in ${editionFile(name)}, and show each of it in ${test}.`,
    ...CHECKS,
  ];
}

function language(edits: Edits, name: string): string[] {
  if (!/^[a-z]{2}$/.test(name)) throw new Refused('A language is named by the two letters of ISO 639: fr');
  const called = new Intl.DisplayNames(['en'], { type: 'language' }).of(name) ?? name;
  const file = `src/texts/${name}.ts`;
  edits.create(
    file,
    `/** ${called}. What is not said here is said in English. */
import { englishBut } from './partial.ts';
import type { RowTexts } from './types.ts';

/** Whether every row has its text here. */
export const complete: boolean = false;

/** Words and sentences. */
export const words = englishBut({});

/** What the cards do, by the id of their row. */
export const rows: RowTexts = {};
`,
  );
  return [
    `Say in ${file} as many of the ${allRows().length} texts and of the words of src/texts/types.ts as you like, in any order.`,
    'npm run check:texts lists what is still English. When nothing is, set complete to true.',
    ...CHECKS,
  ];
}

/** What has to be run after any of them; CONTRIBUTING.md says what each is for. */
const CHECKS = ['Then run what stands in CONTRIBUTING.md under "What has to be run".'];
