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
  let at = 0;
  for (const entry of known) {
    if (entry >> SEAT_BITS === card) return at;
    at++;
  }
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
  let place = 0;
  for (const entry of known) noted[entry >> SEAT_BITS] = ++place;
  for (const card of cards) {
    const at = (noted[card] ?? 0) - 1;
    if (at >= 0) next[at] = (next[at] ?? 0) | bits;
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
  const zones = [...piles, ...heaps];
  const notes = notesFor(zones);
  for (const card of seen) notes[card] = SETTLED;
  for (const entry of known) if (hasBit(entry & SEATS, viewer)) notes[entry >> SEAT_BITS] = SETTLED;
  for (const heap of heaps) putInOrder(heap, notes);
  let unknown = 0;
  const spans: Span[] = [];
  for (const zone of zones) {
    const from = unknown;
    for (const card of zone) if (notes[card] !== SETTLED) unknown++;
    for (const { heap, holds, fits } of demands) {
      const isMet = holds && zone.some((card) => notes[card] === SETTLED && fits.has(card));
      if (heap === zone && !isMet) spans.push({ from, size: unknown - from, holds, fits });
    }
  }
  let guessed = unknownOf(zones, notes);
  if (spans.length === 0) chance.shuffle(guessed);
  else guessed = dealWithin(guessed, spans, chance);
  let nth = 0;
  for (const zone of zones) {
    for (let at = 0; at < zone.length; at++) {
      const card = zone[at];
      if (card === undefined || notes[card] === SETTLED) continue;
      const guess = guessed[nth++] ?? card;
      guessOf[card] = guess;
      zone[at] = guess;
    }
  }
  const next: number[] = [];
  for (const entry of known) {
    const card = entry >> SEAT_BITS;
    next.push(notes[card] === UNKNOWN ? entryOf(guessOf[card] ?? card, entry & SEATS) : entry);
  }
  return next;
}

/** How many cards there can be. No deck has as many: a state that names a greater one is none. */
const MOST_CARDS = 100_000;

/** What is noted of a card while a guess is made: that the seat knows where it lies, or that it does not. */
const SETTLED = 1;
const UNKNOWN = 2;

/** By card: what is noted of it, and which one is guessed in its place. Guesses are made by the thousand, one at a time. */
let notesOf = new Uint8Array(256);
let guessOf = new Int32Array(256);

/** Room for notes on the cards of these zones, with nothing noted yet. */
function notesFor(zones: readonly (readonly CardId[])[]): Uint8Array {
  let most = 0;
  for (const zone of zones) for (const card of zone) if (card > most && card < MOST_CARDS) most = card;
  if (most >= notesOf.length) {
    notesOf = new Uint8Array(2 * most);
    guessOf = new Int32Array(2 * most);
  }
  return notesOf.fill(0);
}

/** Puts a heap in order: first what the seat knows of, then by the ids. Hands are small, and a list in order stays as it is. */
function putInOrder(heap: CardId[], notes: Uint8Array): void {
  for (let i = 1; i < heap.length; i++) {
    const card = heap[i] as CardId;
    const note = notes[card] as number;
    let at = i;
    for (; at > 0; at--) {
      const before = heap[at - 1] as CardId;
      const noted = notes[before] as number;
      if (noted > note || (noted === note && before < card)) break;
      heap[at] = before;
    }
    heap[at] = card;
  }
}

/** The cards that the seat does not know of, in the order of their ids: looking at every id is faster than sorting all. */
function unknownOf(zones: readonly (readonly CardId[])[], notes: Uint8Array): CardId[] {
  let most = 0;
  const strays: CardId[] = [];
  for (const zone of zones) {
    for (const card of zone) {
      const note = notes[card];
      if (note === undefined) strays.push(card);
      if (note !== 0) continue;
      notes[card] = UNKNOWN;
      if (card > most) most = card;
    }
  }
  const ordered: CardId[] = [];
  for (let card = 0; card <= most; card++) if (notes[card] === UNKNOWN) ordered.push(card);
  for (const card of strays.sort((a, b) => a - b)) ordered.push(card);
  return ordered;
}

/** The order of the names that there are, worked out once: names are put in order by counting them. */
export class NameOrder {
  private readonly names: readonly string[];
  private readonly ranks: ReadonlyMap<string, number>;
  private readonly counts: Int32Array;

  constructor(names: Iterable<string>) {
    this.names = [...new Set(names)].sort();
    this.ranks = new Map(this.names.map((name, rank) => [name, rank]));
    this.counts = new Int32Array(this.names.length);
  }

  /** Puts a list of names in order. */
  sort(list: string[]): void {
    const { names, ranks, counts } = this;
    counts.fill(0);
    for (const name of list) {
      const rank = ranks.get(name);
      if (rank === undefined) throw new RangeError('There is no such name.');
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    let at = 0;
    names.forEach((name, rank) => {
      for (let count = counts[rank] ?? 0; count > 0; count--) list[at++] = name;
    });
  }
}

/** Shuffles a list whose order is not known, whatever that order is. */
export function shuffleAnew(list: string[], order: NameOrder, chance: Random): void {
  if (list.length === 0) return;
  order.sort(list);
  chance.shuffle(list);
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
