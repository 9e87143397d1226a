/** Sets up any board, so that a rule can be shown on it and a quarrel settled. */

import { InvalidSetup } from '../../common/errors.ts';
import { frozen } from '../../common/freeze.ts';
import { itemAt } from '../../common/item-at.ts';
import { asListOf, asObject } from '../../common/setup.ts';
import { type AnyTable, cardInHand, Stock, scoreOf } from '../../common/stock.ts';
import { checkSetup, type Setup } from '../core/setup.ts';
import { core } from '../doors/parts.ts';
import type { Card } from '../rows/card.ts';
import { teleportCard } from '../rows/card.ts';
import type { Catalog } from '../rows/catalog.ts';
import { isNamed } from '../seen/card-names.ts';
import type { GameState, Lying, MutableGameState } from '../state/state.ts';
import type { CardId, Seat, Space } from '../state/types.ts';

/** A card on the board of a table: its name, or its name and the space its arrow points to. */
export type Placed = string | readonly [card: string, facing: Space];

/** A board in the middle of a round: who holds what, what lies where. Cards are named as in `cardNamed`. */
export interface TableSetup extends Omit<Setup, 'players' | 'seed'>, AnyTable {
  /** Where the tokens stand, by seat. Default: on the start. */
  readonly tokens?: readonly Space[];
  /** What lies on the board, by space: one card, or several, the last on top. */
  readonly board?: Readonly<Record<Space, Placed | readonly Placed[]>>;
  /** Where the numbered teleports 1 to 6 lie. Default: where the layout says. */
  readonly teleports?: readonly Space[];
  /** What the dice will show, in order: the seed is searched for. At most five. Default: whatever the seed says. */
  readonly dice?: readonly Rolled[];
}

/** A number on the die of six, or on the die of twenty: `{ d20: 17 }`. */
export type Rolled = number | { readonly d20: number };

const OWN_FIELDS = ['hands', 'tokens', 'board', 'teleports', 'draw', 'drawOnly', 'dice', 'active', 'scores', 'seed'];

/** Searching for dice takes six times as long for each further one. */
const MOST_DICE = 5;

/**
 * A game in the middle of a round, at the beginning of the active player's turn.
 *
 * @throws `InvalidSetup` naming the field at fault, such as a card asked for that is not there.
 * @example
 * ```ts
 * let t = table({
 *   hands: [['skip', 'push', 'stop', 'gift'], ['block', 'x', 'jump', 'ghost']],
 *   tokens: [10, 12],
 *   board: { 15: 'swap', 16: ['push', 17] },
 *   dice: [5],
 * });
 * t = reduce(t, { type: 'place', seat: 0, card: cardNamed(t, 0, 'stop'), at: 30 });
 * ```
 */
export function table(given: TableSetup): GameState {
  const fields = asObject(given, 'setup');
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN_FIELDS.includes(name)));
  const hands = asListOf<readonly string[]>(fields.hands, 'hands');
  const tokens = asListOf<Space>(fields.tokens ?? [], 'tokens');
  const scores = asListOf<number>(fields.scores ?? [], 'scores');
  const setup = { ...rest, players: hands.length };
  const state = core.blank(checkSetup({ ...setup, seed: given.seed ?? 1 }));
  const catalog = core.catalogOf(state.rules);
  const { end } = catalog.ways;
  const c = core.open(state);
  c.random.open(state.random);

  const stock = new Stock<Card>(catalog.cards.slice(0, catalog.size), isNamed);
  state.players.forEach((player, seat) => {
    player.hand = stock.takeAll(asListOf(hands[seat], `hands[${seat}]`), `hands[${seat}]`);
    player.score = scoreOf(scores, seat);
    player.space = checkSpace(tokens[seat] ?? 0, 0, end, `tokens[${seat}]`);
  });
  layBoard(state, catalog, stock, given);
  const drawn = stock.takeAll(asListOf(given.draw ?? [], 'draw'), 'draw').reverse();
  const others = stock.rest();
  c.random.shuffle(others);
  state.discardPile = given.drawOnly === true ? others : [];
  state.drawPile = given.drawOnly === true ? drawn : [...others, ...drawn];
  c.random.close();

  state.round = 1;
  state.active = checkSpace(given.active ?? 0, 0, hands.length - 1, 'active');
  state.starter = state.active;
  const score = catalog.scripts.round?.labels.score;
  if (score === undefined) throw new Error('A round has no scoring.');
  state.queue = [
    { script: 'round', at: score, me: state.active, v: {} },
    { script: 'turn', at: 0, me: state.active, v: {} },
  ];
  core.resume(state);
  if (given.dice !== undefined) loadDice(state, asListOf(given.dice, 'dice'));
  return frozen<GameState>(state);
}

function checkSpace(space: unknown, least: number, most: number, field: string): number {
  if (typeof space === 'number' && Number.isInteger(space) && space >= least && space <= most) return space;
  throw new InvalidSetup(field, `has to be a whole number from ${least} to ${most}`);
}

/** Lays the teleports and the cards. */
function layBoard(state: MutableGameState, catalog: Catalog, stock: Stock<Card>, given: TableSetup): void {
  const { layout, size, ways } = catalog;
  const board: Lying[][] = Array.from({ length: ways.end + 1 }, () => []);
  const lay = (at: Space, lying: Lying, field: string): void => {
    const stack = itemAt(board, at);
    const below = stack[stack.length - 1];
    if (below !== undefined && catalog.cards[below.card]?.color === 'white')
      throw new InvalidSetup(field, `the ${catalog.cards[below.card]?.name} on space ${at} cannot be covered`);
    stack.push(lying);
  };
  for (const [space, placed] of Object.entries(asObject(given.board ?? {}, 'board'))) {
    const at = checkSpace(Number(space), 1, ways.end - 1, `board.${space}`);
    stackOf(placed, `board.${space}`).forEach((one, i) => {
      const field = `board.${space}[${i}]`;
      const [name, facing] = isPair(one) ? one : [one, null];
      const card = stock.take(name, field);
      const { arrow } = itemAt(catalog.cards, card).row;
      const towards = facing ?? (arrow === null ? null : at + 1);
      if (towards !== null && (arrow === null || !ways[arrow][at]?.includes(towards)))
        throw new InvalidSetup(field, `'${name}' cannot face ${towards} there`);
      lay(at, { card, facing: towards }, field);
    });
  }
  const teleports = asListOf<Space>(given.teleports ?? layout.teleports, 'teleports');
  if (teleports.length !== layout.teleports.length)
    throw new InvalidSetup('teleports', `has to be a list of ${layout.teleports.length} spaces`);
  teleports.forEach((space, i) => {
    const at = checkSpace(space, 1, ways.end - 1, `teleports[${i}]`);
    lay(at, { card: teleportCard(size, i + 1), facing: null }, `teleports[${i}]`);
  });
  state.board = board;
}

const isPair = (placed: unknown): placed is readonly [string, Space] =>
  Array.isArray(placed) && placed.length === 2 && typeof placed[1] === 'number';

/** What lies on one space, as a list. */
const stackOf = (placed: unknown, field: string): unknown[] =>
  typeof placed === 'string' || isPair(placed) ? [placed] : asListOf(placed, field);

/** Searches for a state of chance from which the dice fall as wished. */
function loadDice(state: MutableGameState, dice: readonly Rolled[]): void {
  if (dice.length > MOST_DICE) throw new InvalidSetup('dice', `at most ${MOST_DICE} dice can be wished for`);
  const wished = dice.map((rolled, i) => {
    const [sides, value] = typeof rolled === 'number' ? [6, rolled] : [20, asObject(rolled, `dice[${i}]`).d20];
    return { sides, value: checkSpace(value, 1, sides, `dice[${i}]`) };
  });
  const { random } = core.open(state);
  for (;;) {
    random.open(state.random);
    random.next();
    random.close();
    random.open({ ...state.random });
    if (wished.every(({ sides, value }) => random.below(sides) + 1 === value)) return;
  }
}

/**
 * The id of a card in a hand, by its name: lower case, as printed in English (`second chance`). Of several alike, the
 * `nth`, counted from 0.
 *
 * @throws `UnknownName` if the seat does not hold it, with what it holds.
 * @throws `InvalidInput` if it does not hold so many, or there is no such seat.
 */
export const cardNamed = (state: GameState, seat: Seat, name: string, options?: { readonly nth?: number }): CardId =>
  cardInHand(core, isNamed, state, seat, name, options?.nth ?? 0);
