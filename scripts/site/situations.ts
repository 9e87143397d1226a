/** For each row a table on which it can be tried: at once, and to the end of the game. */
import { type CardInfo, type EditionName, legalActions, reduce } from 'frantic-engine';
import { parseAction } from 'frantic-engine/notation';
import { type RulingExample, rulingsOf } from 'frantic-engine/rulings';
import { formatTable, nameOf, parseTable, type TableSetup, table } from 'frantic-engine/testing';
import { ownOf } from '../../src/common/own.ts';
import { boardSituationFor } from './board-situations.ts';
import { cardsOf, catalog, type NamedRow, rowOf } from './names.ts';

/** A table to begin at. */
export interface Situation {
  readonly game: 'card' | 'board';
  readonly table: string;
}

/** One round and the game is over, so that it can be played to its end. */
const SHORT = { pointLimit: 1, windows: 'holders' } as const;

/** The table in the text, as one that ends with its round. */
export const short = (text: string): string => formatTable({ ...SHORT, ...parseTable(text) });

/** Whether an example goes on into the next round. */
const isLong = ({ table: text, steps }: RulingExample): boolean =>
  steps
    .filter(({ allowed }) => allowed)
    .reduce((state, { action }) => reduce(state, parseAction(state, action)), table(parseTable(text))).round > 1;

/** The situation of an example: the game ends with its round, unless the example is about the next one. */
export const situationOf = (example: RulingExample): Situation => ({
  game: example.game,
  table: example.game === 'board' || isLong(example) ? example.table : short(example.table),
});

const setsFor = (box: string | null): Pick<TableSetup, 'sets'> =>
  (box === null || box === 'base' ? {} : { sets: [box] }) as Pick<TableSetup, 'sets'>;

/** What lies under a card so that it can be played. */
const under = ({ black, color, number }: { black: boolean; color: string | null; number: number | null }): string =>
  black ? `red ${number}` : color === 'purple' ? 'purple 9' : `${color ?? 'blue'} 9`;

const OTHERS: readonly (readonly string[])[] = [
  ['green 3', 'yellow 4', 'red 8', 'blue 1'],
  ['yellow 5', 'red 6', 'green 2', 'blue 7'],
];

/** A card of the row that shows it well: not the first color if there are several, as that lies on top. */
const printOf = (row: string): CardInfo | undefined =>
  cardsOf(row).find(({ color }) => color !== 'purple') ?? cardsOf(row)[0];

/** Whether somebody can do at once what the row is about. */
function isReady(setup: TableSetup, row: string): boolean {
  const state = table(setup);
  return legalActions(state, 0).some(
    (action) =>
      action.type === 'play' &&
      catalog.cards.some(({ name, row: of }) => of === row && name === nameOf(state, action.card)),
  );
}

function cardSetups(row: string, box: string | null): TableSetup[] {
  const print = printOf(row);
  if (print === undefined) return [];
  const base = { ...SHORT, ...setsFor(box), events: ['market', 'charity', 'expansion'] };
  const top = under({ black: print.class === 'black', color: print.color, number: print.number });
  const hand = [print.name, 'red 1', 'green 1', 'yellow 2'];
  const ten = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'green 4', 'green 5', 'green 6', 'yellow 1'];
  return [
    { ...base, hands: [hand, ...OTHERS], top },
    // Those with a condition: ten cards in hand, or the last one.
    { ...base, hands: [[print.name, ...ten], ...OTHERS], top: 'blue 9' },
    { ...base, hands: [[print.name], ...OTHERS], top: 'blue 9' },
  ];
}

/** The example of a ruling that the row goes by and that has the row in it. */
function exampleFor(row: string, name: string, own: readonly string[]): Situation | null {
  for (const { id, examples } of rulingsOf(row, { game: 'card' })) {
    if (!own.includes(id)) continue;
    const found = examples.find(({ game, table: text }) => game === 'card' && text.includes(name));
    if (found !== undefined) return { game: 'card', table: short(found.table) };
  }
  return null;
}

/** The table for a row of either game. */
export function situationFor(row: NamedRow): Situation {
  const found = rowOf(row);
  return found === undefined ? boardSituationFor(row.id) : cardSituationFor(found);
}

/** The table for a row of the card game. */
function cardSituationFor(row: {
  readonly type: 'card' | 'event' | 'power' | 'rule';
  readonly id: string;
  readonly name: string;
  readonly box: string | null;
  readonly rulings: readonly string[];
}): Situation {
  const { id, name, box, type } = row;
  const made = (setup: TableSetup): Situation => ({ game: 'card', table: formatTable(setup) });
  const hands = [['black 3', 'red 1', 'green 1', 'yellow 2'], ...OTHERS];
  switch (type) {
    case 'card': {
      // What is tossed in needs somebody to toss it in against: an example of its rulings has that.
      const example = cardsOf(id)[0]?.react ? exampleFor(id, name, row.rulings) : null;
      if (example !== null) return example;
      const setup = cardSetups(id, box).find((one) => isReady(one, id));
      if (setup !== undefined) return made(setup);
      // What cannot be played can be given away.
      return made({
        ...SHORT,
        ...setsFor(box),
        hands: [[name, 'blue gift', 'red 1', 'green 1'], ...OTHERS],
        top: 'blue 9',
      });
    }
    case 'event':
      return made({ ...SHORT, ...setsFor(box), hands, top: 'red 3', events: [name] });
    case 'power':
      return made({
        ...SHORT,
        ...setsFor(box),
        hands: [['fantastic', 'blue 3', 'red 1', 'green 1'], ...OTHERS],
        top: 'blue 9',
        powers: [[id], [], []],
      });
    default:
      return made({
        ...SHORT,
        ...setsFor(box),
        hands: [['blue 3', 'red 1', 'green 1', 'nice try'], ...OTHERS],
        top: 'blue 9',
        ruleCards: [id],
      });
  }
}

/** What shows an option that belongs to no card: a wish, then the end of a round at which somebody has just the limit. */
const lastMoves = (box: string | null): TableSetup => ({
  ...setsFor(box),
  windows: 'holders',
  pointLimit: 11,
  hands: [
    ['fantastic', 'blue 3'],
    ['green 3', 'yellow 4'],
    ['yellow 5', 'red 6'],
  ],
  pile: ['red 1', 'green 1'],
  top: 'blue 9',
});

/** The example of a ruling in which an option is set to a value. */
const exampleSetting = (name: string, value: unknown): string | undefined =>
  rulingsOf(name, { game: 'card' })
    .flatMap(({ examples }) => examples)
    .filter(({ game }) => game === 'card')
    .map(({ table: text }) => text)
    .find((text) => ownOf({ ...parseTable(text).options }, name) === value);

/** An option set otherwise than by itself: on the example of a ruling that is about it, else with the card it belongs to. */
export function situationForOption(name: string, box: string | null, otherwise: unknown): Situation {
  const found = exampleSetting(name, otherwise);
  if (found !== undefined) return { game: 'card', table: short(found) };
  const [id = ''] = name.split('.');
  const row = [...catalog.rows, ...catalog.events, ...catalog.powers, ...catalog.rules].find((one) => one.id === id);
  const setup = row === undefined ? lastMoves(box) : parseTable(cardSituationFor(row).table);
  const text = formatTable({ ...setup, options: { ...setup.options, [name]: otherwise } } as TableSetup);
  table(parseTable(text));
  return { game: 'card', table: text };
}

/** A table by an edition. */
export const situationIn = (edition: EditionName): Situation => ({
  game: 'card',
  table: formatTable({
    ...SHORT,
    edition,
    hands: [['black 3', 'blue gift', 'counterattack', 'fantastic'], ...OTHERS],
    top: 'blue 3',
  }),
});
