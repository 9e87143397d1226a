/** What bots look at in hands. No card is named: a bot goes by what kind of card it is. */
import type { CardId, CardInfo, Seat, View } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';

/** What the bots that weigh look at: of a view, or of a guess. */
export interface Seen {
  readonly hand: readonly CardId[];
  /** By seat: how many cards it holds. */
  readonly sizes: readonly number[];
  /** By seat: its total. */
  readonly scores: readonly number[];
  readonly direction: 1 | -1;
}

/** What a view shows of it. */
export function seenIn({ hand, players, direction }: View): Seen {
  const [sizes, scores]: [number[], number[]] = [[], []];
  for (const { handCount, score } of players) {
    sizes.push(handCount);
    scores.push(score);
  }
  return { hand, sizes, scores, direction };
}

/** What a seat sees of a guess. */
export function seenBy({ players, direction }: fast.MutableGameState, seat: Seat): Seen {
  const [sizes, scores]: [number[], number[]] = [[], []];
  for (const { hand, score } of players) {
    sizes.push(hand.length);
    scores.push(score);
  }
  return { hand: players[seat]?.hand ?? [], sizes, scores, direction };
}

/** Whether a card can be tossed in when others act, as itself or as another. */
export const isInterrupt = ({ react, imitates }: CardInfo): boolean => react !== null || imitates;

/** The item for which `measure` is highest; the first among equals. The list must not be empty. */
export function best<T>(list: readonly T[], measure: (item: T) => number): T {
  const first = list[0];
  if (first === undefined) throw new RangeError('There is nothing to choose from.');
  let found: T = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const value = measure(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

/**
 * Of a list, the `count` items for which `measure` is highest, the highest first; among equals in the order of the list.
 *
 * What it returns is put together item by item, as the lists of a state are. What `map` or `slice` make is another kind of
 * list to the compiler, and as parts of answers they would get into states: code that has met both kinds is slower.
 */
export function highest<T>(list: readonly T[], count: number, measure: (item: T) => number): T[] {
  const found: T[] = [];
  const values: number[] = [];
  for (const item of list) {
    const value = measure(item);
    let at = found.length;
    while (at > 0 && (values[at - 1] ?? value) < value) at--;
    if (at >= count) continue;
    found.splice(at, 0, item);
    values.splice(at, 0, value);
    if (found.length > count) found.pop();
  }
  return found;
}

/** How many cards each seat holds. */
export const handSize = ({ sizes }: Seen, seat: Seat): number => sizes[seat] ?? 0;

/** Of these seats, the one with the smallest hand; among equals the one that leads the game. */
export const smallestHand = (seen: Seen, seats: readonly Seat[]): Seat =>
  best(seats, (seat) => -handSize(seen, seat) - (seen.scores[seat] ?? 0) / 10_000);

/** Whether any of these cards lies in a hand. */
export const holdsAny = (hand: readonly CardId[], cards: readonly CardId[]): boolean =>
  cards.some((card) => hand.includes(card));
