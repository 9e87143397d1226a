/**
 * `src/rulings/book/rows.ts`: the rows of both games as far as a ruling speaks of them.
 *
 * The entry of the rulings carries no engine, so what it has to know of the cards is written down for it.
 */
import { events as boardEvents } from '../../src/board-game/boxes/board/events.ts';
import { rows as boardRows } from '../../src/board-game/boxes/board/rows.ts';
import { optionTable as boardOptions } from '../../src/board-game/options/game.ts';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { editions } from '../../src/card-game/editions/editions.ts';
import { optionTable as cardOptions } from '../../src/card-game/options/options.ts';
import { EDITIONS } from '../../src/card-game/state/types.ts';
import { KINDS, type RowKind } from '../../src/rulings/book/types.ts';
import { ruleCardRulings } from '../../src/rulings/card-game/rule-cards.ts';
import { printed } from '../../src/texts/language/printed.ts';

/** One line: fields with bars between them. */
const lineOf = (id: string, name: string, rulings: readonly string[]): string => `${id}|${name}|${rulings.join(' ')}`;

/** The rows of one kind in the card game. */
const cardRows = (kind: RowKind): string[] =>
  boxes
    .flatMap(({ rows }) => rows.filter(({ type }) => type === kind))
    .map(({ id, name, rulings }) => {
      const own = ruleCardRulings.filter(({ row }) => row === id).map((rule) => rule.id);
      return lineOf(id, printed(name), [...own, ...rulings]);
    });

interface RowOfTheBoard {
  readonly id: string;
  readonly name: string;
  readonly rulings: readonly string[];
}

const boardLines = (rows: readonly RowOfTheBoard[]): string[] =>
  rows.map(({ id, name, rulings }) => lineOf(id, printed(name), rulings));

const optionLines = (table: Readonly<Record<string, { readonly rulings: readonly string[] }>>): string[] =>
  Object.entries(table).map(([name, { rulings }]) => `${name}|${rulings.join(' ')}`);

const text = (key: string, lines: readonly string[]): string =>
  lines.length === 0 ? `    ${key}: '',` : `    ${key}: \`\n${lines.join('\n')}\n\`,`;

/** The file. */
export function rulingRowsFile(): string {
  return [
    '// Written by `npm run docs:pages` from the rows, options and editions. Do not edit.',
    "import type { EditionName } from '../../card-game/state/types.ts';",
    "import type { RowKind, RulingGame } from './types.ts';",
    '',
    '/** Every row, by game and kind: its id, printed name, and the rulings it goes by. */',
    'export const rowLines: Readonly<Record<RulingGame, Readonly<Record<RowKind, string>>>> = {',
    '  card: {',
    ...KINDS.map((kind) => text(kind, cardRows(kind))),
    '  },',
    '  board: {',
    text('card', boardLines(boardRows)),
    text('event', boardLines(boardEvents)),
    text('power', []),
    text('rule', []),
    '  },',
    '};',
    '',
    '/** Every option, by game, with the rulings it stands in. */',
    'export const optionLines: Readonly<Record<RulingGame, string>> = {',
    text('card', optionLines(cardOptions)).slice(2),
    text('board', optionLines(boardOptions)).slice(2),
    '};',
    '',
    '/** The add-ons that each edition knows. */',
    'export const setsOf: Readonly<Record<EditionName, readonly string[]>> = {',
    ...EDITIONS.map((edition) => `  ${edition}: [${editions[edition].sets.map((set) => `'${set}'`).join(', ')}],`),
    '};',
    '',
  ].join('\n');
}
