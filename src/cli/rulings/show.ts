/** Rulings as lines: one among others in short, or one by itself with all there is to say of it. */
import { textIn } from 'frantic-engine/board-game/words';
import { de } from 'frantic-engine/board-game/words/de';
import { en } from 'frantic-engine/board-game/words/en';
import {
  en as inEnglish,
  type Ruling,
  type RulingExample,
  type RulingNames,
  type RulingNumber,
  type RulingTexts,
  ruling,
} from 'frantic-engine/rulings';
import { de as inGerman } from 'frantic-engine/rulings/de';
import { textOf } from 'frantic-engine/texts';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import type { Paint } from '../shared/paint.ts';
import { wrap } from '../shared/words.ts';

/** The rulings in each language. */
export const RULING_TEXTS: Readonly<Record<Tongue, RulingTexts>> = { en: inEnglish, de: inGerman };

/** How far what belongs to a ruling stands in. */
const INDENT = '  ';

/** The lines of a text, all of them in. */
const within = (text: string, { width }: Paint): string[] => wrap(text, width, INDENT);

const optionsOf = ({ options }: Ruling): string[] => options.map(({ name, values }) => `${name} ${values}`.trim());

/** The number and the question; the number stands out. */
function headOf({ id, question }: Ruling, { width, bold }: Paint): string[] {
  const [first = '', ...rest] = wrap(`${id} ${question}`, width, '');
  return [bold(id) + first.slice(id.length), ...rest];
}

const decisionOf = ({ decision, note }: Ruling): string => [decision, note ?? ''].join(' ').trim();

/** A ruling among others. */
export function inShort(ruling: Ruling, lang: Tongue, paint: Paint): string[] {
  const { source, editions, names } = ruling;
  const { status, options, see } = SPOKEN[lang].rulings;
  const about = [
    ...(editions === 'all' ? [] : [editions.join(', ')]),
    status[source.status],
    ...optionsOf(ruling).map((option) => `${options} ${option}`),
    ...(names.rulings.length === 0 ? [] : [`${see} ${names.rulings.join(', ')}`]),
  ];
  return [
    ...headOf(ruling, paint),
    ...within(decisionOf(ruling), paint),
    ...within(`(${about.join('; ')})`, paint).map(paint.dim),
  ];
}

/** What a ruling says, below an answer that rests on it. */
export function decisionLines(id: RulingNumber, lang: Tongue, paint: Paint): string[] {
  return inShort(ruling(id, { language: RULING_TEXTS[lang] }), lang, paint);
}

/** What a row is called. */
function nameOf(id: string, { games }: Ruling, lang: Tongue): string {
  if (games.includes('card')) return textOf(id, lang).name;
  return textIn({ en, de }[lang], id)?.name ?? id;
}

/** The rows that a ruling names. */
const rowsIn = ({ cards, events, powers, rules }: RulingNames): string[] => [...cards, ...events, ...powers, ...rules];

/** A ruling by itself. */
export function inFull(ruling: Ruling, lang: Tongue, paint: Paint): string[] {
  const { section, games, source, editions, sets, reconstruction, changed, names, examples } = ruling;
  const labels = SPOKEN[lang].rulings;
  const rows = rowsIn(names).map((id) => nameOf(id, ruling, lang));
  const facts = [
    // Of one game alone the section says which.
    `${section.letter} ${section.title}${games.length === 1 ? '' : ` (${labels.both})`}`,
    `${labels.source}: ${source.text} (${labels.status[source.status]}${reconstruction ? `; ${labels.reconstruction}` : ''})`,
    [
      `${labels.editions}: ${editions === 'all' ? labels.all : editions.join(', ')}`,
      ...(sets.length === 0 ? [] : [`${labels.sets} ${sets.join(', ')}`]),
    ].join(' '),
    ...optionsOf(ruling).map((option) => `${labels.options} ${option}`),
    ...(rows.length === 0 ? [] : [`${labels.about}: ${rows.join(', ')}`]),
    ...(names.rulings.length === 0 ? [] : [`${labels.see} ${names.rulings.join(', ')}`]),
    `${labels.changed} ${changed}`,
  ];
  return [
    ...headOf(ruling, paint),
    ...within(decisionOf(ruling), paint),
    '',
    ...facts.flatMap((fact) => within(fact, paint)).map(paint.dim),
    ...examples.flatMap((example) => ['', ...onTable(example, lang)]),
  ];
}

/** The lines of a table, without the one that says what it is. */
const tableLines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => `${INDENT}${INDENT}${line}`);

/** What stands behind a step that is refused. */
function refusal({ allowed, ruling: by }: RulingExample['steps'][number], lang: Tongue): string {
  if (allowed) return '';
  return ` (${[SPOKEN[lang].rulings.refused, ...(by === null ? [] : [by])].join(', ')})`;
}

function onTable({ table, steps, after }: RulingExample, lang: Tongue): string[] {
  const labels = SPOKEN[lang].rulings;
  return [
    `${INDENT}${labels.example}:`,
    ...tableLines(table),
    ...steps.map((step) => `${INDENT}> ${step.action}${refusal(step, lang)}`),
    `${INDENT}${labels.after}:`,
    ...tableLines(after),
  ];
}
