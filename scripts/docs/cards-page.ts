/** `docs/cards.md`: every card and event, with what it does step by step as its compiled steps say. */
import type { BoxSet, CardRow, EventRow, Row } from '../../src/cards/define.ts';
import { editions } from '../../src/cards/editions.ts';
import { addOns, base } from '../../src/cards/sets.ts';
import { buildCatalog } from '../../src/catalog.ts';
import { checkSetup } from '../../src/setup.ts';
import { EDITIONS } from '../../src/types.ts';
import { anchor, capital, code, GENERATED, tableOf } from './markdown.ts';
import { listedOptions } from './options.ts';
import { rulingsFor } from './rulings-page.ts';
import { stepsOf, TRIGGERS } from './steps.ts';

const playable = addOns.map((set) => set.name);
const catalog = buildCatalog(checkSetup({ players: 2, seed: 0, sets: playable }), []);
const listed = new Set<string>(rulingsFor(playable).map(({ id }) => id));

/** The classes of cards, in the order of the page. */
const CLASSES = {
  number: { title: 'Number cards', what: 'on the same color or the same number' },
  black: { title: 'Black number cards', what: 'on the same number only, and trigger an event' },
  plain: { title: 'Colored special cards', what: 'on the same color or the same kind' },
  open: { title: 'Open-wish special cards', what: 'on everything; then a wish is named' },
  unique: { title: 'Cards with a condition of their own', what: 'on everything, if the condition holds' },
} as const;

/** What the base set holds, as its rulebooks count it. */
const BASE = { number: 72, black: 9, special: 44, cards: 125, events: 20 };

const copiesOf = (row: CardRow): number => row.prints.reduce((sum, { copies }) => sum + copies, 0);
const cardRows = (set: BoxSet): CardRow[] => set.rows.filter((row) => row.type === 'card');
const eventRows = (set: BoxSet): EventRow[] => set.rows.filter((row) => row.type === 'event');
const sum = (rows: readonly CardRow[]): number => rows.reduce((total, row) => total + copiesOf(row), 0);

/** How many cards of each sort a set holds. */
function countsOf(set: BoxSet): typeof BASE {
  const rows = cardRows(set);
  const number = sum(rows.filter((row) => row.class === 'number'));
  const black = sum(rows.filter((row) => row.class === 'black'));
  const cards = sum(rows);
  return { number, black, special: cards - number - black, cards, events: eventRows(set).length };
}

/** The page. */
export function cardsPage(): string {
  const counted = countsOf(base);
  if (JSON.stringify(counted) !== JSON.stringify(BASE))
    throw new Error(`The base set should hold ${JSON.stringify(BASE)}, not ${JSON.stringify(counted)}.`);
  return [
    GENERATED,
    '# Cards',
    'Every card and every event, in our own words, with the rulings that settle its details. *Step by step* is read from the compiled script: what the engine does, in this order, when the card is played or the event turned over. A card that wishes names its wish after its effect. What a number is called is what other rows can turn it by, such as `gift.cards`.',
    ...[base, ...addOns].flatMap(setPart),
    '',
  ].join('\n\n');
}

function setPart(set: BoxSet): string[] {
  const { number, black, special, cards, events } = countsOf(set);
  const rows = cardRows(set);
  return [
    `## ${capital(set.name)} set`,
    tableOf(
      ['Colored numbers', 'Black numbers', 'Special cards', 'Cards', 'Events'],
      [[number, black, special, cards, events].map(String)],
    ),
    ...Object.entries(CLASSES).flatMap(([name, { title, what }]) => {
      const here = rows.filter((row) => row.class === name);
      if (here.length === 0) return [];
      return [
        `### ${title}`,
        `${sum(here) === 1 ? 'One card. It goes' : `${sum(here)} cards. They go`} ${what}.`,
        ...here.map(cardPart),
      ];
    }),
    ...(events === 0 ? [] : ['### Events', `${events} events, one of each.`, ...eventRows(set).map(eventPart)]),
  ];
}

/** A name as a heading. */
const titled = (name: string): string =>
  capital(name.replace(/\b[a-z]+/g, (word) => (word === 'the' ? word : capital(word))));

function cardPart(row: CardRow): string {
  return [
    `#### ${titled(row.name)}`,
    row.text,
    [
      `- ${madeOf(row)}`,
      `- **Points in hand:** ${row.points ?? 'the number on it'}`,
      ...(row.wish === null ? [] : [`- **Wish:** ${row.wish}`]),
      ...(row.attack ? ['- **Attack:** it names victims, who may counter'] : []),
      ...(row.condition === null ? [] : [`- **Condition:** ${row.condition.text}`]),
      ...(row.under ? ['- It goes under the top card.'] : []),
      ...(row.giveable ? [] : ['- It cannot be handed over on purpose by a special card.']),
      ...(row.react === null
        ? []
        : [`- **Tossed in:** window \`${row.react.in}\` – ${TRIGGERS[row.react.in] ?? 'see its text'}`]),
      ...common(row),
    ].join('\n'),
    ...scripts(row),
  ].join('\n\n');
}

function madeOf(row: CardRow): string {
  const colors = [...new Set(row.prints.map(({ color }) => color))].filter((color) => color !== null);
  const numbers = [...new Set(row.prints.map(({ number }) => number))].filter((number) => number !== null);
  const copies = [...new Set(row.prints.map((print) => print.copies))].join(' or ');
  const each = [...(numbers.length > 0 ? ['number'] : []), ...(colors.length > 0 ? ['color'] : [])].join(' and ');
  return [
    `**Copies:** ${copiesOf(row)}${each === '' ? '' : ` (${copies} of each ${each})`}`,
    ...(numbers.length === 0 ? [] : [`**numbers:** ${Math.min(...numbers)}–${Math.max(...numbers)}`]),
    `**color:** ${colors.length === 0 ? 'none' : colors.join(', ')}`,
  ].join(', ');
}

function eventPart(row: EventRow): string {
  return [`#### ${titled(row.name)}`, row.text, common(row).join('\n'), ...scripts(row)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What cards and events have in common. */
function common(row: Row): string[] {
  const knobs = Object.entries(row.knobs).map(([name, value]) => `${name} ${value}`);
  const worded = EDITIONS.filter((edition) => editions[edition].rows.some(({ id }) => id === row.id));
  return [
    ...(knobs.length === 0 ? [] : [`- **Numbers:** ${knobs.join(', ')}`]),
    ...optionsOf(row).map((text) => `- **Option** ${text}`),
    ...(worded.length === 0 ? [] : [`- **Worded anew in:** ${worded.join(', ')}`]),
    ...(row.rulings.length === 0 ? [] : [`- **Rulings:** ${[...row.rulings].sort().map(linked).join(', ')}`]),
  ];
}

/** A link to a ruling, if it is listed. */
const linked = (id: string): string => (listed.has(id) ? `[${id}](rulings.md#${anchor(id)})` : id);

/** The options that share a ruling with the row, with their values by edition where these differ. */
function optionsOf(row: Row): string[] {
  return listedOptions
    .filter((option) => option.row.rulings.some((id) => row.rulings.includes(id)))
    .map(({ name, row: option, byEdition }) => {
      const others = EDITIONS.filter((edition) => byEdition[edition] !== option.default);
      const elsewhere = others.map((edition) => `in \`${edition}\` ${code(byEdition[edition])}`);
      return `\`${name}\`: ${[code(option.default), ...elsewhere].join(', ')}. ${option.text}`;
    });
}

/** Everything the row does, each part with its steps. */
function scripts(row: Row): string[] {
  const partOf = (part: string, title: string): string[] => {
    const script = catalog.scripts[`${row.id}/${part}`];
    return script === undefined ? [] : [`${title}:`, stepsOf(script).join('\n')];
  };
  const values = Object.keys(row.lasting?.values ?? {}).map((name) => `\`${name}\``);
  return [
    ...partOf('play', 'Step by step'),
    ...Object.keys(row.parts).flatMap((part) => partOf(part, `*${part}*`)),
    ...(row.type === 'card' ? partOf('react', 'Tossed in') : []),
    ...(row.lasting === null
      ? []
      : [`It stays in force until the round ends${values.length > 0 ? `, and turns ${values.join(', ')}` : ''}.`]),
    ...Object.keys(row.lasting?.on ?? {}).flatMap((moment) => partOf(moment, `At \`${moment}\``)),
  ];
}
