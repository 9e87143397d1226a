/** For each row of the board game a board on which it can be tried. */
import { formatTable, type TableSetup, table } from 'frantic-engine/board-game';
import { boardCatalog } from './names.ts';
import type { Situation } from './situations.ts';

/** Where the tokens stand, and how far the first one goes. */
const FROM = 10;
const ROLLED = 3;
const TOKENS = [FROM, 16, 19];

/** One round and the game is over, so that it can be played to its end. */
const SHORT = { pointLimit: 1, windows: 'holders' } as const;

const OTHERS = [
  ['push', 'gift', 'stop', 'jump'],
  ['push', 'gift', 'stop', 'magnet'],
];
const PLAIN = ['push', 'stop', 'jump', 'gift'];

/** A hand that begins with a card. */
const beginning = (card: string, hand: readonly string[]): string[] => [card, ...hand.slice(1)];

/** What a card that is tossed in waits for. */
const TOSSED: Readonly<Record<string, Partial<TableSetup>>> = {
  attacked: { tokens: TOKENS, board: { [FROM + ROLLED]: 'swap' }, dice: [ROLLED] },
  rolled: { tokens: TOKENS, dice: [ROLLED] },
  finish: { tokens: [48, 20, 15], dice: [6] },
};

/** The board for a card or an event. */
function setupFor(id: string): TableSetup {
  const event = boardCatalog.events.find((one) => one.id === id);
  const base = { ...SHORT, tokens: TOKENS };
  // Events are rolled for: this card does it.
  if (event !== undefined)
    return { ...base, hands: [beginning('troublemaker', PLAIN), ...OTHERS], dice: [{ d20: event.number }] };
  const row = boardCatalog.rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`The board game has no '${id}'.`);
  const hands = [PLAIN, ...OTHERS];
  if (row.numbered) {
    const [first = FROM] = boardCatalog.layout.teleports;
    return { ...base, hands, tokens: [first - ROLLED, 16, 19], dice: [ROLLED, 5] };
  }
  if (row.react !== null) {
    const [next = [], last = []] = OTHERS;
    return { ...SHORT, hands: [PLAIN, beginning(row.name, next), last], ...TOSSED[row.react] };
  }
  // What acts on whoever moves lies where the movement ends; everything else happens when it is played.
  const lies = row.timing === 'land' || row.timing === 'pass' || row.color === 'green';
  return lies
    ? { ...base, hands, board: { [FROM + ROLLED - (row.color === 'green' ? 1 : 0)]: row.name }, dice: [ROLLED] }
    : { ...base, hands: [beginning(row.name, PLAIN), ...OTHERS] };
}

/** A board as a situation: it can be set up. */
function situation(setup: TableSetup): Situation {
  table(setup);
  return { game: 'board', table: formatTable(setup) };
}

/** The board for a row. */
export const boardSituationFor = (id: string): Situation => situation(setupFor(id));

/** An option set otherwise than by itself, with the card or event it is named after, else with a many-colored card. */
export function boardSituationForOption(name: string, otherwise: unknown): Situation {
  const [named = ''] = name.split('.');
  const { rows, events } = boardCatalog;
  const id =
    [...rows, ...events].find((row) => row.id === named)?.id ?? rows.find(({ color }) => color === 'multi')?.id;
  if (id === undefined) throw new Error('The board game has no many-colored card.');
  return situation({ ...setupFor(id), options: { [name]: otherwise } });
}
