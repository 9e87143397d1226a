/** A full state of the card game that agrees with everything one seat may know, for search. */

import { Dealer } from '../../common/dealer.ts';
import { guessFrom } from '../../common/guess.ts';
import { itemAt } from '../../common/item-at.ts';
import { hasBit } from '../../common/known.ts';
import { NameShuffle } from '../../common/name-shuffle.ts';
import type { Demand } from '../../kernel/inspect/inspection.ts';
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
  const { cards, events, rules, powers } = dealersOf(catalog);
  return guessFrom<CardGame, Context>(
    core,
    state,
    viewer,
    seed,
    () => catalog.deck,
    (guess, chance, asked) => {
      dealCards(cards, guess, viewer, chance, asked);
      events.shuffleList(guess.eventPile, chance);
      rules.shuffleList(guess.ruleDeck, chance);
      dealPowers(powers, guess, viewer, chance);
    },
  );
}

/** What deals anew: cards, and the names of all else. */
interface Dealers {
  readonly cards: Dealer;
  readonly events: NameShuffle;
  readonly rules: NameShuffle;
  readonly powers: NameShuffle;
}

/** By catalog. */
const dealers = new WeakMap<object, Dealers>();

function dealersOf(catalog: Context['catalog']): Dealers {
  const known = dealers.get(catalog);
  if (known !== undefined) return known;
  const made = {
    cards: new Dealer(catalog.cards.length),
    events: namesOf(catalog.events),
    rules: namesOf(catalog.rules),
    powers: namesOf(catalog.powers),
  };
  dealers.set(catalog, made);
  return made;
}

const namesOf = (rows: readonly { readonly id: string }[]): NameShuffle => new NameShuffle(rows.map(({ id }) => id));

/** Deals the cards of the pile, of hands, and face down on the table. */
function dealCards(
  dealer: Dealer,
  guess: MutableGameState,
  viewer: Seat,
  chance: Random,
  asked: readonly Demand[],
): void {
  const { players, drawPile, table, laid, known } = guess;
  const heaps: CardId[][] = [];
  const seen: CardId[][] = [];
  let seat = 0;
  for (const { hand } of players) {
    const sees = seat === viewer || isPublic(guess, seat) || isShown(guess, seat, viewer);
    (sees ? seen : heaps).push(hand);
    seat++;
  }
  const faceDown = table.length === 0 ? NO_HEAPS : heapsOf(table, laid, viewer);
  for (const { cards } of faceDown) heaps.push(cards);
  if (table.length > 0) seen.push(table.filter((_, at) => laid[at]?.open));
  const demands = asked.map(({ seat: who, holds, fits }) => ({ heap: players[who]?.hand ?? [], holds, fits }));
  guess.known = dealer.deal({ pile: drawPile, heaps, seen, demands }, known, viewer, chance);
  for (const { cards, places } of faceDown) {
    places.forEach((at, nth) => {
      table[at] = itemAt(cards, nth);
    });
  }
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
function dealPowers(names: NameShuffle, { powerPile, players }: MutableGameState, viewer: Seat, chance: Random): void {
  names.clear();
  for (const name of powerPile) names.add(name);
  for (const { powers } of players) for (const one of powers) if (!hasBit(one.known, viewer)) names.add(one.row);
  names.shuffle(chance);
  for (let at = 0; at < powerPile.length; at++) powerPile[at] = names.take();
  for (const { powers } of players) {
    let at = 0;
    for (const { up, since, known } of powers) {
      if (!hasBit(known, viewer)) powers[at] = { row: names.take(), up, since, known };
      at++;
    }
  }
}
