/**
 * Who knows where hidden cards lie.
 *
 * That whoever holds a card knows where it is, and everybody where a card is that lies open, needs no memory. A state
 * remembers the rest: a list of numbers, each a card and, in its lowest bits, the seats that know where it lies. Verbs
 * keep it up to date wherever they move a card. It never says more than a seat could work out from the events it is sent
 * (R-361 – R-369).
 */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Demand } from '../kernel/inspect/inspection.ts';
import type { Random } from '../kernel/random.ts';
import { dealWithin, type Span } from './deal.ts';

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

/** Which card an entry is about, and the bits of those who know where it lies. */
export const readEntry = (entry: number): { readonly card: CardId; readonly bits: number } => ({
  card: entry >> SEAT_BITS,
  bits: entry & SEATS,
});

const entryOf = (card: CardId, bits: number): number => (card << SEAT_BITS) | bits;

function placeOf(known: Known, card: CardId): number {
  for (let at = 0; at < known.length; at++) if ((known[at] as number) >> SEAT_BITS === card) return at;
  return -1;
}

/** The bits of those who know where a card lies that they do not hold. */
export const knowersOf = (known: Known, card: CardId): number => (known[placeOf(known, card)] ?? 0) & SEATS;

/** By card, a note made and taken back within one call: it saves searching the memory for one card after the other. */
const noted: number[] = [];

/** The memory when some seats have come to know where cards lie. */
export function learn(known: Known, cards: readonly CardId[], bits: number): Known {
  if (cards.length === 0 || bits === 0) return known;
  const next = [...known];
  for (let at = 0; at < known.length; at++) noted[(known[at] as number) >> SEAT_BITS] = at + 1;
  for (const card of cards) {
    const at = (noted[card] ?? 0) - 1;
    if (at >= 0) next[at] = (next[at] as number) | bits;
    else next.push(entryOf(card, bits));
  }
  for (const entry of known) noted[entry >> SEAT_BITS] = 0;
  return next;
}

/** The memory when nobody but those seats knows any more where cards lie. */
export function forget(known: Known, cards: readonly CardId[], but = 0): Known {
  if (known.length === 0) return known;
  for (const card of cards) noted[card] = 1;
  const next: number[] = [];
  for (const entry of known) {
    const kept = noted[entry >> SEAT_BITS] === 1 ? entry & (~SEATS | but) : entry;
    if ((kept & SEATS) !== 0) next.push(kept);
  }
  for (const card of cards) noted[card] = 0;
  return next;
}

/** The memory when a card has come to lie open: of that nothing is remembered. */
export const forgetOne = (known: Known, card: CardId): Known =>
  placeOf(known, card) < 0 ? known : forget(known, [card]);

/** What must be true of a heap. */
export interface HeapDemand extends Pick<Demand, 'holds' | 'fits'> {
  readonly heap: readonly CardId[];
}

/**
 * Shuffles what a seat neither sees now nor knows of among the places in which it lies. In a pile the places are told
 * apart; a heap, such as a hand, is only known by what is in it. What others know of a place they know of the card that is
 * guessed to lie there. What is demanded of heaps is met, as far as it leaves something open. Returns what is known then.
 *
 * Unknown cards are put in order before chance takes them: a guess depends on what the seat knows, and on nothing else.
 */
export function dealAnew(
  {
    piles,
    heaps,
    demands,
  }: {
    readonly piles: readonly CardId[][];
    readonly heaps: readonly CardId[][];
    readonly demands: readonly HeapDemand[];
  },
  seen: readonly CardId[],
  known: Known,
  viewer: Seat,
  chance: Random,
): number[] {
  const settled: boolean[] = [];
  for (const card of seen) settled[card] = true;
  for (const { card, bits } of known.map(readEntry)) if (hasBit(bits, viewer)) settled[card] = true;
  for (const heap of heaps) heap.sort((a, b) => Number(settled[b] ?? false) - Number(settled[a] ?? false) || a - b);
  const zones = [...piles, ...heaps];
  const unknown: CardId[] = [];
  const spans: Span[] = [];
  for (const zone of zones) {
    const from = unknown.length;
    for (const card of zone) if (settled[card] !== true) unknown.push(card);
    const size = unknown.length - from;
    for (const { heap, holds, fits } of demands) {
      const isMet = holds && zone.some((card) => settled[card] === true && fits.has(card));
      if (heap === zone && !isMet) spans.push({ from, size, holds, fits });
    }
  }
  let guessed = inOrder(unknown);
  if (spans.length === 0) chance.shuffle(guessed);
  else guessed = dealWithin(guessed, spans, chance);
  const guessOf: CardId[] = [];
  for (let at = 0; at < unknown.length; at++) guessOf[unknown[at] as CardId] = guessed[at] as CardId;
  for (const zone of zones) {
    for (let at = 0; at < zone.length; at++) zone[at] = guessOf[zone[at] as CardId] ?? (zone[at] as CardId);
  }
  return known.map(readEntry).map(({ card, bits }) => entryOf(guessOf[card] ?? card, bits));
}

/** How many ids are looked at one by one. No deck has as many: a state that names a greater one is none. */
const MOST_IDS = 100_000;

/** Different cards in the order of their ids. Looking at every id is faster than sorting, and guesses are made by the thousand. */
function inOrder(cards: readonly CardId[]): CardId[] {
  const among: boolean[] = [];
  for (const card of cards) among[card] = true;
  if (among.length > MOST_IDS) return [...cards].sort((a, b) => a - b);
  const ordered: CardId[] = [];
  for (let card = 0; card < among.length; card++) if (among[card] === true) ordered.push(card);
  return ordered;
}

/** Shuffles a list whose order is not known, whatever that order is. */
export function shuffleAnew(list: string[], chance: Random): void {
  list.sort();
  chance.shuffle(list);
}

/** What is wrong with a memory, or `null`: each entry is about another card, one that is hidden, and names seats at the table. */
export function wrongIn(known: readonly unknown[], hidden: ReadonlySet<CardId>, players: number): string | null {
  const cards = new Set<CardId>();
  for (const entry of known) {
    if (!Number.isSafeInteger(entry)) return 'holds something that is no whole number';
    const { card, bits } = readEntry(entry as number);
    if (!hidden.has(card) || cards.has(card)) return `remembers the card ${card} twice, or one that is not hidden`;
    if (bits === 0 || bits > allBits(players)) return `lets seats know of the card ${card} that do not exist`;
    cards.add(card);
  }
  return null;
}
