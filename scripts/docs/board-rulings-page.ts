/** `docs/board-rulings.md`: every ruling of the board game, its cards, events and options, with the tests that show it. */
import { events } from '../../src/board-game/boxes/board/events.ts';
import { rows } from '../../src/board-game/boxes/board/rows.ts';
import { optionTable } from '../../src/board-game/options/game.ts';
import { textOfOption } from '../../src/board-game/options/texts.ts';
import { boardRulings } from '../../src/rulings/board-game/rulings.ts';
import { anchor, cell, code, GENERATED, tableOf, titled } from './markdown.ts';
import { valuesOf } from './options.ts';
import { filesCell } from './rulings-page.ts';
import { type FoundTest, proofsOf } from './tests.ts';

const files = (found: readonly FoundTest[]): string =>
  filesCell([...new Set(found.map(({ file }) => file))]) || '**none**';

/** Words alone, so that `Second Chance` and `second-chance` are found alike. */
const plainly = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

const names = ({ title }: FoundTest, name: string): boolean => plainly(title).includes(plainly(name));

/** Whether a test plays with a value of an option: it sets it, loops over the values, or leaves what is the default. */
function plays({ title, source, shared }: FoundTest, name: string, value: unknown, standard: unknown): boolean {
  if (!title.includes(name) && !optionTable[name as keyof typeof optionTable].rulings.some((id) => title.includes(id)))
    return false;
  const text = `${source}\n${shared}`;
  if (text.includes(`'${name}': ${typeof value === 'string' ? `'${value}'` : value}`)) return true;
  if (new RegExp(`'${name}': (?!true|false|')\\w`).test(text)) return true;
  return value === standard && !source.includes(`'${name}':`);
}

/** One line of the page: what is to be shown, and by which tests it is. */
interface Line {
  readonly name: string;
  readonly cells: readonly string[];
  readonly found: readonly FoundTest[];
}

function linesOf(tests: readonly FoundTest[]): Readonly<Record<'rulings' | 'cards' | 'events' | 'options', Line[]>> {
  const linked = (ids: readonly string[]): string => ids.map((id) => `[${id}](#${anchor(id)})`).join(', ');
  const proofs = proofsOf(tests);
  const shows = (id: string): FoundTest[] => tests.filter(({ title }) => proofs.has(id) && title.includes(id));
  const known = (text: string): string =>
    cell(text).replace(/R-\d{3}/g, (id) => (boardRulings.some((one) => one.id === id) ? linked([id]) : id));
  return {
    rulings: boardRulings.map(({ id, question, decision, source, option, reconstruction }) => ({
      name: id,
      cells: [
        `<a id="${anchor(id)}"></a>${id}`,
        known(question),
        (reconstruction ? '*Reconstruction:* ' : '') + known(decision),
        known(source),
        cell(option ?? '–'),
      ],
      found: shows(id),
    })),
    cards: rows.map((row) => ({
      name: row.id,
      cells: [titled(row.name), `\`${row.id}\``, linked(row.rulings)],
      found: tests.filter((test) => names(test, row.name)),
    })),
    events: events.map((row) => ({
      name: row.id,
      cells: [`${row.number} ${titled(row.name)}`, `\`${row.id}\``, linked(row.rulings)],
      found: tests.filter((test) => names(test, row.name)),
    })),
    options: Object.entries(optionTable).flatMap(([name, row]) =>
      valuesOf(row).map((value) => ({
        name: `${name}: ${JSON.stringify(value)}`,
        cells: [`\`${name}\``, code(value) + (value === row.default ? ' (default)' : ''), cell(textOfOption(name))],
        found: tests.filter((test) => plays(test, name, value, row.default)),
      })),
    ),
  };
}

/** What no test shows. */
export const boardGaps = (tests: readonly FoundTest[]): string[] =>
  Object.values(linesOf(tests)).flatMap((lines) =>
    lines.filter(({ found }) => found.length === 0).map(({ name }) => name),
  );

/** The page. */
export function boardRulingsPage(tests: readonly FoundTest[]): string {
  const { rulings, cards, events, options } = linesOf(tests);
  const table = (head: readonly string[], lines: readonly Line[]): string =>
    tableOf(
      [...head, 'Tests'],
      lines.map(({ cells, found }) => [...cells, files(found)]),
    );
  return [
    GENERATED,
    '# Rulings of the board game',
    'Where the rulebook of the Frantic Board Game (BOARD below, and FAQ for its questions) is silent or unclear, this engine decides; each decision has a number that never changes. What is called a reconstruction stands in for something that is not known at all, such as the printed board: it is data, and [can be replaced](board-game.md). The last column leads to the tests that show each decision.',
    'Rulings of the card game are on [their own page](rulings.md); R-007, R-008, R-059 and R-371 to R-375 hold for both games.',
    table(['ID', 'Question', 'Decision', 'Source', 'Changed by'], rulings),
    '## Options',
    'Set with `options` in the setup of a game.',
    table(['Option', 'Value', 'Meaning'], options),
    '## Cards',
    table(['Card', 'Id', 'Rulings'], cards),
    '## Events',
    table(['Event', 'Id', 'Rulings'], events),
    '',
  ].join('\n\n');
}
