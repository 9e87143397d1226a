/**
 * Who knows where hidden cards lie.
 *
 * That whoever holds a card knows where it is, and everybody where a card is that lies open, needs no memory. A state
 * remembers the rest: a list of numbers, each a card and, in its lowest bits, the seats that know where it lies. Verbs
 * keep it up to date wherever they move a card. It never says more than a seat could work out from the events it is sent
 * (R-361 – R-369).
 */
import type { CardId, Seat } from '../kernel/actions.ts';
import { removeAt } from './zones.ts';

/** Cards that somebody knows of, each with the bits of those who do. It is replaced, never changed, so that forks share it. */
export type Known = readonly number[];

/** One bit for each seat that can play. */
const SEAT_BITS = 8;
const SEATS = (1 << SEAT_BITS) - 1;

/** The bit of one seat. */
export const bitOf = (seat: Seat): number => 1 << seat;

/** The bits of all seats. */
export const allBits = (players: number): number => (1 << players) - 1;

/** The bits of some seats. */
export const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | bitOf(seat), 0);

/** Whether a seat is among these bits. */
export const hasBit = (bits: number, seat: Seat): boolean => (bits & bitOf(seat)) !== 0;

/** What stands in the memory of a card. */
export const entryOf = (card: CardId, bits: number): number => (card << SEAT_BITS) | bits;

/** Which card an entry is about. */
export const cardIn = (entry: number): CardId => entry >> SEAT_BITS;

/** The bits of those who know where that card lies. */
export const bitsIn = (entry: number): number => entry & SEATS;

/** Both. */
export const readEntry = (entry: number): { readonly card: CardId; readonly bits: number } => ({
  card: cardIn(entry),
  bits: bitsIn(entry),
});

function placeOf(known: Known, card: CardId): number {
  let at = 0;
  for (const entry of known) {
    if (cardIn(entry) === card) return at;
    at++;
  }
  return -1;
}

/** The bits of those who know where a card lies that they do not hold. */
export const knowersOf = (known: Known, card: CardId): number => bitsIn(known[placeOf(known, card)] ?? 0);

/** By card, a note made and taken back within one call: it saves searching the memory for one card after the other. */
const noted: number[] = [];

/** The memory when some seats have come to know where cards lie. */
export function learn(known: Known, cards: readonly CardId[], bits: number): Known {
  if (cards.length === 0 || bits === 0) return known;
  const next = [...known];
  let place = 0;
  for (const entry of known) noted[cardIn(entry)] = ++place;
  for (const card of cards) {
    const at = (noted[card] ?? 0) - 1;
    if (at >= 0) next[at] = (next[at] ?? 0) | bits;
    else next.push(entryOf(card, bits));
  }
  for (const entry of known) noted[cardIn(entry)] = 0;
  return next;
}

/** The memory when nobody but those seats knows any more where cards lie. */
export function forget(known: Known, cards: readonly CardId[], but = 0): Known {
  if (known.length === 0) return known;
  for (const card of cards) noted[card] = 1;
  const next: number[] = [];
  for (const entry of known) {
    const kept = noted[cardIn(entry)] === 1 ? entry & (~SEATS | but) : entry;
    if (bitsIn(kept) !== 0) next.push(kept);
  }
  for (const card of cards) noted[card] = 0;
  return next;
}

/** The memory when a card has come to lie open: of that nothing is remembered. */
export function forgetOne(known: Known, card: CardId): Known {
  const at = placeOf(known, card);
  if (at < 0) return known;
  const next = [...known];
  removeAt(next, at);
  return next;
}

/** What is wrong with a memory, or `null`: each entry is about another card, one that is hidden, and names seats at the table. */
export function wrongIn(known: readonly unknown[], hidden: ReadonlySet<CardId>, players: number): string | null {
  const cards = new Set<CardId>();
  for (const entry of known) {
    if (typeof entry !== 'number' || !Number.isSafeInteger(entry)) return 'holds something that is no whole number';
    const { card, bits } = readEntry(entry);
    if (!hidden.has(card) || cards.has(card)) return `remembers the card ${card} twice, or one that is not hidden`;
    if (bits === 0 || bits > allBits(players)) return `lets seats know of the card ${card} that do not exist`;
    cards.add(card);
  }
  return null;
}
