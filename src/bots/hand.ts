/** What bots look at in hands. No card is named: a bot goes by what kind of card it is. */
import type { CardId, CardInfo, Question, Seat, Wish } from 'frantic-engine';
import type { Glance } from './glance.ts';

/** Writes a list over another one. */
export function writeOver<T>(into: T[], from: readonly T[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i] as T;
  while (into.length > from.length) into.pop();
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

/** Whether a card meets a color or a number. */
export const fits = (card: CardInfo, color: string | null, number: number | null): boolean =>
  (color !== null && (card.color === color || card.second === color)) || (number !== null && card.number === number);

/** The color or the number for which `measure` is highest; the first among equals. */
export function bestWish(
  { colors, numbers }: Extract<Question, { type: 'wish' }>,
  measure: (color: string | null, number: number | null) => number,
): Wish {
  let [color, number] = [colors[0], colors.length > 0 ? undefined : numbers[0]];
  let most = Number.NEGATIVE_INFINITY;
  for (const one of colors) {
    const value = measure(one, null);
    if (value > most) [color, most] = [one, value];
  }
  for (const one of numbers) {
    const value = measure(null, one);
    if (value > most) [number, most] = [one, value];
  }
  // A number was chosen after every color.
  if (number !== undefined) return { number };
  if (color !== undefined) return { color };
  throw new RangeError('There is nothing to wish.');
}

/** How many cards a seat holds. */
export const handSize = ({ players }: Glance, seat: Seat): number => players[seat]?.handCount ?? 0;

/** How many points a seat has. */
export const scoreOf = ({ players }: Glance, seat: Seat): number => players[seat]?.score ?? 0;

/** Of these seats, the one with the smallest hand; among equals the one that leads the game. */
export const smallestHand = (seen: Glance, seats: readonly Seat[]): Seat =>
  best(seats, (seat) => -handSize(seen, seat) - scoreOf(seen, seat) / 10_000);

/** Whether any of these cards lies in a hand. */
export const holdsAny = (hand: readonly CardId[], cards: readonly CardId[]): boolean =>
  cards.some((card) => hand.includes(card));
