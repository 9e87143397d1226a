/** A full state of the card game that agrees with everything one seat may know, for search. */

import { guessFrom } from '../../common/guess.ts';
import { itemAt } from '../../common/item-at.ts';
import { dealAnew, hasBit, NameOrder, shuffleAnew } from '../../common/known.ts';
import type { Random } from '../../kernel/random.ts';
import type { Context } from '../context/context.ts';
import type { CardGame, Core } from '../core/core.ts';
import { isPublic } from '../state/board.ts';
import type { GameState, Laid, MutableGameState } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';

/**
 * A guess at what a seat does not know: each deal that agrees with what it does know is as likely as any other. Of two
 * states that the seat cannot tell apart, the same seed makes the same deal.
 */
export function guessState(core: Core, state: GameState, viewer: Seat, seed: string | number): MutableGameState {
  const catalog = core.catalogOf(state.rules);
  const order = orderOf(catalog);
  return guessFrom<CardGame, Context>(
    core,
    state,
    viewer,
    seed,
    () => catalog.deck,
    (guess, chance, asked) => {
      const { players, drawPile, table, laid, known, eventPile, ruleDeck } = guess;
      const heaps: CardId[][] = [];
      const seen: CardId[] = [];
      players.forEach(({ hand }, seat) => {
        if (seat === viewer || isPublic(state, seat) || isShown(state, seat, viewer)) seen.push(...hand);
        else heaps.push(hand);
      });
      const faceDown = table.length === 0 ? NO_HEAPS : heapsOf(table, laid, viewer);
      for (const { cards } of faceDown) heaps.push(cards);
      table.forEach((card, at) => {
        if (laid[at]?.open) seen.push(card);
      });
      const demands = asked.map(({ seat, holds, fits }) => ({ heap: players[seat]?.hand ?? [], holds, fits }));
      guess.known = dealAnew({ piles: [drawPile], heaps, demands }, seen, known, viewer, chance);
      for (const { cards, places } of faceDown) {
        places.forEach((at, nth) => {
          table[at] = itemAt(cards, nth);
        });
      }
      shuffleAnew(eventPile, order, chance);
      shuffleAnew(ruleDeck, order, chance);
      dealPowersAnew(guess, viewer, order, chance);
    },
  );
}

/** By catalog: the order of the names of its events, rule cards and power cards. */
const orders = new WeakMap<object, NameOrder>();

function orderOf(catalog: Context['catalog']): NameOrder {
  const known = orders.get(catalog);
  if (known !== undefined) return known;
  const { events, rules, powers } = catalog;
  const order = new NameOrder([...events, ...rules, ...powers].map(({ id }) => id));
  orders.set(catalog, order);
  return order;
}

/** Cards that lie face down, and where on the table. */
interface Heap {
  readonly cards: CardId[];
  readonly places: number[];
}

const NO_HEAPS: readonly Heap[] = [];

/** The cards that lie face down on the table, those together that were laid by the same player for the same one. */
function heapsOf(table: readonly CardId[], laid: readonly Laid[], viewer: Seat): readonly Heap[] {
  const heaps = new Map<string, Heap>();
  table.forEach((card, at) => {
    const { by, to, open } = itemAt(laid, at);
    if (open || by === viewer) return;
    const name = `${by} ${to}`;
    const heap = heaps.get(name) ?? { cards: [], places: [] };
    heaps.set(name, heap);
    heap.cards.push(card);
    heap.places.push(at);
  });
  return [...heaps.values()];
}

/** Whether a hand is being shown to a seat. */
const isShown = (state: GameState, seat: Seat, viewer: Seat): boolean =>
  state.openTo?.includes(viewer) === true && state.openHands.includes(seat);

/** Power cards whose faces the seat has not seen, and the pile, may be any. */
function dealPowersAnew(state: MutableGameState, viewer: Seat, order: NameOrder, chance: Random): void {
  const { powerPile, players } = state;
  const hidden = [...powerPile];
  for (const { powers } of players) for (const { known, row } of powers) if (!hasBit(known, viewer)) hidden.push(row);
  shuffleAnew(hidden, order, chance);
  const take = (): string => {
    const row = hidden.pop();
    if (row === undefined) throw new RangeError('No power card is left.');
    return row;
  };
  for (let at = 0; at < powerPile.length; at++) powerPile[at] = take();
  for (const { powers } of players) {
    powers.forEach((one, at) => {
      if (!hasBit(one.known, viewer)) powers[at] = { ...one, row: take() };
    });
  }
}
