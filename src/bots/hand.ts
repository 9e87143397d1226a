/** What bots look at in hands. No card is named: a bot goes by the fields of its row. */
import type { Card, CardId, Seat } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';

/** What the bots that weigh look at: a view, or as much of a guess. */
export interface Seen {
  readonly hand: readonly CardId[];
  readonly players: readonly { readonly handCount: number; readonly score: number }[];
  readonly direction: 1 | -1;
}

/** What a seat sees of a guess. */
export const seenBy = (guess: fast.MutableGameState, seat: Seat): Seen => ({
  hand: guess.players[seat]?.hand ?? [],
  players: guess.players.map(({ hand, score }) => ({ handCount: hand.length, score })),
  direction: guess.direction,
});

/** Whether a card can be tossed in when others act, as itself or as another. */
export const isInterrupt = ({ row }: Card): boolean => row.react !== null || row.imitates !== null;

/** The item for which `measure` is highest; the first among equals. The list must not be empty. */
export function best<T>(list: readonly T[], measure: (item: T) => number): T {
  let [found, most] = [list[0] as T, Number.NEGATIVE_INFINITY];
  for (const item of list) {
    const value = measure(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

/** A sorted copy: the item for which `measure` is highest first. */
export const descending = <T>(list: readonly T[], measure: (item: T) => number): T[] =>
  list
    .map((item) => ({ item, value: measure(item) }))
    .sort((a, b) => b.value - a.value)
    .map(({ item }) => item);

/** How many cards each seat holds. */
export const handSize = (view: Seen, seat: Seat): number => view.players[seat]?.handCount ?? 0;

/** Of these seats, the one with the smallest hand; among equals the one that leads the game. */
export const smallestHand = (view: Seen, seats: readonly Seat[]): Seat =>
  best(seats, (seat) => -handSize(view, seat) - (view.players[seat]?.score ?? 0) / 10_000);

/** Whether any of these cards lies in a hand. */
export const holdsAny = (hand: readonly CardId[], cards: readonly CardId[]): boolean =>
  cards.some((card) => hand.includes(card));
