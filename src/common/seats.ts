/** Seats around a table: who comes after whom. */
import type { Seat } from '../kernel/actions.ts';

/** By seat: a list of seats in the order of play. */
export type Orders = readonly (readonly Seat[])[];

/** The orders of play, worked out once for each number of players and direction. */
const orders = new Map<number, Orders>();
const others = new Map<number, Orders>();

/** By seat: all seats from the next one on, that seat last. */
export function orderOf(players: number, direction: 1 | -1): Orders {
  const known = orders.get(players * direction);
  if (known !== undefined) return known;
  const seats = Array.from({ length: players }, (_, i) => i);
  const made = seats.map((seat) => seats.map((i) => (seat + direction * (i + 1) + 2 * players) % players));
  orders.set(players * direction, made);
  return made;
}

/** By seat: all other seats from the next one on. */
export function othersOf(players: number, direction: 1 | -1): Orders {
  const known = others.get(players * direction);
  if (known !== undefined) return known;
  const made = orderOf(players, direction).map((order) => order.slice(0, -1));
  others.set(players * direction, made);
  return made;
}

/** What is at a seat of such a list. */
export function orderAt(orders: Orders, seat: Seat): readonly Seat[] {
  const order = orders[seat];
  if (order === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return order;
}

/** All seats from the next one on, that seat last, at a table where players have changed places. */
export function orderFrom(seating: readonly Seat[], seat: Seat, direction: 1 | -1): Seat[] {
  const turned = direction === 1 ? seating : [...seating].reverse();
  const next = turned.indexOf(seat) + 1;
  return [...turned.slice(next), ...turned.slice(0, next)];
}

/** The seats with the lowest of these numbers, one number for each seat. */
export const lowest = (numbers: readonly number[]): Seat[] =>
  numbers.flatMap((number, seat) => (number === Math.min(...numbers) ? [seat] : []));

/** Of these, those for which `measure` is highest (`sign` 1) or lowest (-1). Order is kept. */
export function extreme<T>(among: readonly T[], measure: (one: T) => number, sign: 1 | -1): T[] {
  const best = Math.max(...among.map((one) => sign * measure(one)));
  return among.filter((one) => sign * measure(one) === best);
}
