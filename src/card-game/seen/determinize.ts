/** A full state of the card game that agrees with everything one seat may know, for search. */

import { copyAll } from '../../common/copy.ts';
import { Dealer } from '../../common/dealer.ts';
import { type Guess, guessing } from '../../common/guess.ts';
import { itemAt } from '../../common/item-at.ts';
import { keptFor } from '../../common/kept-for.ts';
import { bitOf, hasBit } from '../../common/known.ts';
import type { Doubt } from '../../common/lean.ts';
import { NameShuffle } from '../../common/name-shuffle.ts';
import type { QuickRandom } from '../../common/quick-random.ts';
import type { Demand } from '../../kernel/inspect/inspection.ts';
import type { Context } from '../context/context.ts';
import { inspectionOf } from '../context/inspection.ts';
import type { CardGame, Core } from '../core/core.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import { doubtsAbout } from '../rules/unlikely.ts';
import { isPublic } from '../state/public-view.ts';
import type { GameState, Laid, MutableGameState } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';

/**
 * A guess at what a seat does not know: each deal that agrees with what it does know is as likely as any other, unless it is asked for
 * a likely one, in which hands seldom hold what their players could have played when they did not. Of two
 * states that the seat cannot tell apart, the same seed makes the same deal.
 */
export const guessWith = (core: Core): Guess<CardGame> =>
  guessing<CardGame, Context>(core, {
    inspectionOf,
    draws: cardDraws,
    deck: (rules) => core.catalogOf(rules).deck,
    deal(guess, viewer, chance, demands, likely) {
      const catalog = core.catalogOf(guess.rules);
      const { cards, events, rules, powers, unseen } = dealersOf(catalog);
      dealCards(cards, guess, viewer, chance, demands, likely ? doubtsOf(guess, catalog) : NO_DOUBTS);
      guess.eventPile = events.shuffled(guess.eventPile, chance);
      guess.ruleDeck = rules.shuffled(guess.ruleDeck, chance);
      dealPowers(powers, unseen, guess, viewer, chance);
    },
  });

/** What deals anew: cards, and the names of all else. */
const dealersOf = /* @__PURE__ */ keptFor((catalog: Context['catalog']) => ({
  cards: new Dealer(catalog.cards.length),
  events: namesOf(catalog.events),
  rules: namesOf(catalog.rules),
  powers: namesOf(catalog.powers),
  /** Room for the names of power cards that a seat does not see. */
  unseen: roomForNames(),
}));

const roomForNames = (): string[] => [];

const namesOf = (rows: readonly { readonly id: string }[]): NameShuffle => new NameShuffle(rows.map(({ id }) => id));

const NO_DOUBTS: readonly Doubt[] = [];

/** What hands are unlikely to hold, after what their players did not meet. */
const doubtsOf = ({ players }: GameState, catalog: Context['catalog']): readonly Doubt[] =>
  players.flatMap((player, seat) => doubtsAbout(player, seat, catalog));

/** Deals the cards of the pile, of hands, and face down on the table. */
function dealCards(
  dealer: Dealer,
  guess: MutableGameState,
  viewer: Seat,
  chance: QuickRandom,
  demands: readonly Demand[],
  doubts: readonly Doubt[],
): void {
  const { table, laid } = guess;
  dealer.begin(guess, viewer, seenBy(guess, viewer));
  const faceDown = table.length === 0 ? NO_HEAPS : heapsOf(table, laid, viewer);
  for (const { cards } of faceDown) dealer.add(cards);
  guess.known = dealer.deal(demands, chance, doubts);
  for (const { cards, places } of faceDown) {
    let nth = 0;
    for (const at of places) table[at] = itemAt(cards, nth++);
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

/** The bits of those whose hands a seat sees: its own, open ones, and those that are being shown to it. */
function seenBy(state: GameState, viewer: Seat): number {
  const isShown = state.openTo?.includes(viewer) === true;
  let bits = bitOf(viewer);
  for (let seat = 0; seat < state.players.length; seat++)
    if (isPublic(state, seat) || (isShown && state.openHands.includes(seat))) bits |= bitOf(seat);
  return bits;
}

/** Power cards whose faces the seat has not seen, and the pile, may be any. */
function dealPowers(
  names: NameShuffle,
  unseen: string[],
  guess: MutableGameState,
  viewer: Seat,
  chance: QuickRandom,
): void {
  const { players } = guess;
  let left = 0;
  for (const name of guess.powerPile) unseen[left++] = name;
  for (const { powers } of players) for (const one of powers) if (!hasBit(one.known, viewer)) unseen[left++] = one.row;
  if (left === 0) return;
  unseen.length = left;
  const dealt = names.shuffled(unseen, chance);
  guess.powerPile = copyAll(guess.powerPile, () => itemAt(dealt, --left));
  for (const player of players) {
    player.powers = copyAll(player.powers, (one) =>
      hasBit(one.known, viewer) ? one : { row: itemAt(dealt, --left), up: one.up, since: one.since, known: one.known },
    );
  }
}
