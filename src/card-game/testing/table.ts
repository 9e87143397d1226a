/** Sets up any table, so that a rule can be shown on it and a quarrel settled. */

import { InvalidSetup } from '../../common/errors.ts';
import { frozen } from '../../common/freeze.ts';
import { itemAt } from '../../common/item-at.ts';
import { bitOf } from '../../common/known.ts';
import { quoted } from '../../common/quoted.ts';
import { asListOf, asObject } from '../../common/setup.ts';
import { type AnyTable, cardInHand, plainly, Stock, scoreOf } from '../../common/stock.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import { checkSetup, type Setup } from '../core/setup.ts';
import type { Card } from '../rows/card.ts';
import type { Catalog } from '../rows/catalog.ts';
import { isNamed } from '../seen/card-names.ts';
import type { GameState, MutableGameState } from '../state/state.ts';
import type { CardId, Color, Seat, Wish } from '../state/types.ts';

/** A table: who holds what, what lies where. Cards are named as in `cardNamed`. */
export interface TableSetup extends Omit<Setup, 'players' | 'seed'>, AnyTable {
  /** What lies on top: a card, or a wish on the topmost card of `pile`. Default: some colored number. */
  readonly top?: string | { readonly wish: Color | number };
  /** What lies below the top, topmost last. */
  readonly pile?: readonly string[];
  /** The next events, first turned first. The others follow, shuffled. */
  readonly events?: readonly string[];
  /** Power cards, by seat, face down. The others make the pile, shuffled. */
  readonly powers?: readonly (readonly string[])[];
  /** The next power cards of the pile, first drawn first. */
  readonly powerPile?: readonly string[];
  /** The rule cards in force, oldest first. Default: none. The others make the deck, shuffled. */
  readonly ruleCards?: readonly string[];
  /** The next rule cards of the deck, first drawn first. */
  readonly ruleDeck?: readonly string[];
  /** Who dealt. Default: the seat before the active one. */
  readonly dealer?: Seat;
  /** Turns to be sat out, by seat. Default: 0 each. */
  readonly skips?: readonly number[];
}

const OWN_FIELDS = [
  'hands',
  'top',
  'pile',
  'draw',
  'drawOnly',
  'events',
  'active',
  'dealer',
  'scores',
  'skips',
  'powers',
  'powerPile',
  'ruleCards',
  'ruleDeck',
  'seed',
];

/** A game in the middle of a round, at the beginning of the active player's turn. */
export function tableOn(core: Core, given: TableSetup): GameState {
  const fields = asObject(given, 'setup');
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN_FIELDS.includes(name)));
  const hands = asListOf<readonly string[]>(fields.hands, 'hands');
  const state = core.blank(checkSetup({ ...rest, players: hands.length, seed: given.seed ?? 1 }, core.offer));
  const catalog = core.catalogOf(state.rules);
  const c = core.open(state);
  c.random.open(state.random);

  const deck = new Stock<Card>(catalog.cards, isNamed);
  const { players } = state;
  const scores = asListOf<number>(given.scores ?? [], 'scores');
  const skips = asListOf<number>(given.skips ?? [], 'skips');
  players.forEach((player, seat) => {
    player.hand = deck.takeAll(asListOf(hands[seat], `hands[${seat}]`), `hands[${seat}]`);
    player.score = scoreOf(scores, seat);
    player.skips = skips[seat] ?? 0;
    if (!Number.isSafeInteger(player.skips) || player.skips < 0)
      throw new InvalidSetup(`skips[${seat}]`, 'has to be a whole number from 0 on');
  });
  const drawn = deck.takeAll(asListOf(given.draw ?? [], 'draw'), 'draw');
  layPile(state, catalog, deck, given);
  const others = deck.rest();
  c.random.shuffle(others);
  if (given.drawOnly === true) state.discardPile.unshift(...others);
  state.drawPile = [...(given.drawOnly === true ? [] : others), ...drawn.reverse()];

  const named = asListOf<string>(given.events ?? [], 'events').map((name, i) =>
    eventNamed(catalog, name, `events[${i}]`),
  );
  const twice = named.findIndex((event, i) => named.indexOf(event) !== i);
  if (twice >= 0) throw new InvalidSetup(`events[${twice}]`, `there is only one '${named[twice]}'`);
  const unnamed = catalog.events.map((event) => event.id).filter((event) => !named.includes(event));
  c.random.shuffle(unnamed);
  state.eventPile = [...unnamed, ...named.reverse()];

  state.emptied = players.some(({ hand }) => hand.length === 0);
  state.round = 1;
  state.turn = 1;
  layPowers(c, state, catalog, given);
  c.random.close();
  state.active = checkSeat(given.active ?? 0, players.length, 'active');
  state.dealer = checkSeat(
    given.dealer ?? (state.active + players.length - 1) % players.length,
    players.length,
    'dealer',
  );
  const score = catalog.scripts.round?.labels.score;
  if (score === undefined) throw new Error('A round has no scoring.');
  state.queue = [
    { script: 'round', at: score, me: state.dealer, v: { dealer: state.dealer } },
    { script: 'turn', at: 0, me: state.active, v: {} },
  ];
  core.resume(state);
  return frozen<GameState>(state);
}

function checkSeat(seat: Seat, players: number, field: string): Seat {
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return seat;
  throw new InvalidSetup(field, `has to be a seat from 0 to ${players - 1}`);
}

/** Lays the power cards and the rule cards. */
function layPowers(c: Context, state: MutableGameState, catalog: Catalog, given: TableSetup): void {
  const powers = asListOf<readonly string[]>(given.powers ?? [], 'powers');
  const powerPile = asListOf<string>(given.powerPile ?? [], 'powerPile');
  const ruleCards = asListOf<string>(given.ruleCards ?? [], 'ruleCards');
  const ruleDeck = asListOf<string>(given.ruleDeck ?? [], 'ruleDeck');
  const rows = [...catalog.powers];
  const take = (name: string, field: string): string => {
    const at = rows.findIndex((row) => plainly(row.name) === plainly(name));
    const [row] = at < 0 ? [] : rows.splice(at, 1);
    if (row === undefined) throw new InvalidSetup(field, `there is no power card '${quoted(name)}' left`);
    return row.id;
  };
  state.players.forEach((player, seat) => {
    const names = asListOf<string>(powers[seat] ?? [], `powers[${seat}]`);
    player.powers = names.map((name, i) => ({
      row: take(name, `powers[${seat}][${i}]`),
      up: false,
      since: 0,
      known: bitOf(seat),
    }));
  });
  const next = powerPile.map((name, i) => take(name, `powerPile[${i}]`));
  const others = rows.map((row) => row.id);
  c.random.shuffle(others);
  state.powerPile = [...others, ...next.reverse()];

  const inForce = ruleCards.map((name, i) => ruleNamed(catalog, name, `ruleCards[${i}]`));
  const coming = ruleDeck.map((name, i) => ruleNamed(catalog, name, `ruleDeck[${i}]`));
  const rest = catalog.rules.map(({ id }) => id).filter((id) => !inForce.includes(id) && !coming.includes(id));
  c.random.shuffle(rest);
  const used = catalog.options['ruleCards.count'] > 0 || inForce.length > 0 || coming.length > 0;
  state.ruleDeck = used ? [...rest, ...coming.reverse(), ...inForce.reverse()] : [];
  c.do.drawRules(inForce.length);
}

function ruleNamed(catalog: Catalog, name: string, field: string): string {
  const found = catalog.rules.find((row) => plainly(row.name) === plainly(name));
  if (found === undefined) throw new InvalidSetup(field, `there is no rule card '${quoted(name)}'`);
  return found.id;
}

/** Lays the discard pile and what its top shows. */
function layPile(state: MutableGameState, catalog: Catalog, deck: Stock<Card>, { top, pile }: TableSetup): void {
  state.discardPile = deck.takeAll(asListOf(pile ?? [], 'pile'), 'pile');
  const wish = wishOf(catalog, top);
  if (typeof top === 'string') state.discardPile.push(deck.take(top, 'top'));
  else if (wish === null) state.discardPile.push(deck.takeWhere(({ row }) => row.class === 'number', 'top'));
  else if (state.discardPile.length === 0)
    state.discardPile.push(deck.takeWhere(({ row }) => row.wish === 'color or number', 'top'));
  for (const id of state.discardPile) {
    const { row, face, color } = itemAt(catalog.cards, id);
    if (!row.under) state.face = face;
    state.lastColor = color ?? state.lastColor;
  }
  state.wish = wish;
  if (wish !== null && 'color' in wish && catalog.options['vandalism.wishCounts']) state.lastColor = wish.color;
}

function wishOf(catalog: Catalog, top: TableSetup['top']): Wish | null {
  if (typeof top !== 'object' || top === null) return null;
  const { wish } = top;
  const color = catalog.colors.find((one) => one === wish);
  if (color !== undefined) return { color };
  if (typeof wish === 'number' && catalog.numbers.includes(wish)) return { number: wish };
  throw new InvalidSetup('top.wish', `has to be one of ${[...catalog.colors, ...catalog.numbers].join(', ')}`);
}

function eventNamed(catalog: Catalog, name: string, field: string): string {
  const found = catalog.events.find((event) => plainly(event.name) === plainly(name));
  if (found === undefined) throw new InvalidSetup(field, `there is no event '${quoted(name)}'`);
  return found.id;
}

/** The id of a card in a hand, by its name. */
export const idOf = (core: Core, state: GameState, seat: Seat, name: string, nth = 0): CardId =>
  cardInHand(core, isNamed, state, seat, name, nth);
