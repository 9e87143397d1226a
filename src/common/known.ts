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

/** Where the cards lie of which a seat may not know all. */
export interface Hidden {
  /** The places of the pile are told apart. */
  readonly pile: CardId[];
  /** A heap, such as a hand, is only known by what is in it. */
  readonly heaps: readonly CardId[][];
  /** What the seat sees. */
  readonly seen: readonly (readonly CardId[])[];
  readonly demands: readonly HeapDemand[];
}

/** What is noted of a card while a guess is made: that the seat knows where it lies, or in a bit of its own that it does not. */
const SETTLED = 1;
const UNKNOWN_BIT = 1;
const UNKNOWN = 1 << UNKNOWN_BIT;

const NO_SPANS: readonly Span[] = [];

/**
 * Deals the cards of one catalog anew. It has room of its own for what it notes of each card, and all its loops are about
 * numbers: guesses are made by the thousand, one at a time.
 */
export class Dealer {
  /** By card: what is noted of it, and which one is guessed in its place. */
  private readonly notes: Uint8Array;
  private readonly guessOf: Int32Array;
  /** The cards that are dealt. */
  private readonly dealt: Int32Array;

  /** `cards`: how many there are. Their ids are the numbers below. */
  constructor(cards: number) {
    this.notes = new Uint8Array(cards);
    this.guessOf = new Int32Array(cards);
    this.dealt = new Int32Array(cards);
  }

  /**
   * Shuffles what a seat neither sees now nor knows of among the places in which it lies. What others know of a place they
   * know of the card that is guessed to lie there. What is demanded of heaps is met, as far as it leaves something open.
   * Returns what is known then.
   *
   * Unknown cards are put in order before chance takes them: a guess depends on what the seat knows, and on nothing else.
   */
  deal({ pile, heaps, seen, demands }: Hidden, known: Known, viewer: Seat, chance: Random): number[] {
    this.forgetNotes();
    for (const cards of seen) this.settle(cards);
    this.settleKnown(known, viewer);
    this.note(pile);
    for (const heap of heaps) {
      // Places in a heap are told apart only by what is remembered of the cards in them.
      if (known.length > 0) this.putInOrder(heap);
      this.note(heap);
    }
    const count = this.listUnknown();
    const spans = demands.length === 0 ? NO_SPANS : this.spansOf([pile, ...heaps], demands);
    if (spans.length === 0) chance.shuffleNumbers(this.dealt, count);
    else this.dealt.set(dealWithin(Array.from(this.dealt.subarray(0, count)), spans, chance));
    let next = this.lay(pile, 0);
    for (const heap of heaps) next = this.lay(heap, next);
    return this.follow(known);
  }

  /** For so few numbers a loop is faster than `fill`. */
  private forgetNotes(): void {
    const { notes } = this;
    for (let card = 0; card < notes.length; card++) notes[card] = 0;
  }

  /** Where the seat sees cards lie. */
  private settle(cards: readonly CardId[]): void {
    const { notes } = this;
    for (const card of cards) notes[card] = SETTLED;
  }

  /** Where it remembers them to lie. */
  private settleKnown(known: Known, viewer: Seat): void {
    const { notes } = this;
    for (const entry of known) if (hasBit(entry & SEATS, viewer)) notes[entry >> SEAT_BITS] = SETTLED;
  }

  /** Notes which cards of a zone the seat does not know of. */
  private note(zone: readonly CardId[]): void {
    const { notes } = this;
    for (const card of zone) {
      const note = notes[card];
      if (note === undefined) throw new RangeError('There is no such card.');
      if (note === 0) notes[card] = UNKNOWN;
    }
  }

  /** Puts a heap in order: first what the seat knows of, then by the ids. Hands are small, and a list in order stays as it is. */
  private putInOrder(heap: CardId[]): void {
    const { notes } = this;
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

  /** Lists the unknown cards in the order of their ids: looking at every id is faster than sorting. Returns how many they are. */
  private listUnknown(): number {
    const { notes, dealt } = this;
    let count = 0;
    // Which of them are unknown nobody can foresee, the processor neither: what is written without need is overwritten.
    for (let card = 0; card < notes.length; card++) {
      dealt[count] = card;
      count += (notes[card] ?? 0) >> UNKNOWN_BIT;
    }
    return count;
  }

  /** Where in the order of the unknown cards those places are of which something is demanded that is not met anyway. */
  private spansOf(zones: readonly (readonly CardId[])[], demands: readonly HeapDemand[]): Span[] {
    const { notes } = this;
    const spans: Span[] = [];
    let from = 0;
    for (const zone of zones) {
      const size = zone.filter((card) => notes[card] === UNKNOWN).length;
      for (const { heap, holds, fits } of demands) {
        const isMet = holds && zone.some((card) => notes[card] === SETTLED && fits.has(card));
        if (heap === zone && !isMet) spans.push({ from, size, holds, fits });
      }
      from += size;
    }
    return spans;
  }

  /** Lays what is dealt from a place on where a zone has unknown cards. Returns the place of what is left. */
  private lay(zone: CardId[], from: number): number {
    const { notes, guessOf, dealt } = this;
    let next = from;
    let at = 0;
    for (const card of zone) {
      if (notes[card] === UNKNOWN) {
        const guess = dealt[next++] ?? card;
        guessOf[card] = guess;
        zone[at] = guess;
      }
      at++;
    }
    return next;
  }

  /** The memory, where it was about unknown cards, is about those that are guessed in their places. */
  private follow(known: Known): number[] {
    const { notes, guessOf } = this;
    const next: number[] = [];
    for (const entry of known) {
      const card = entry >> SEAT_BITS;
      next.push(notes[card] === UNKNOWN ? entryOf(guessOf[card] ?? card, entry & SEATS) : entry);
    }
    return next;
  }
}

/** Shuffles names whose order is not known, whatever that order is: they are put in order by counting them. */
export class NameShuffle {
  private readonly names: readonly string[];
  private readonly ranks: ReadonlyMap<string, number>;
  private readonly counts: Int32Array;
  /** What was added the last time, and the ranks of that: a pile is guessed again and again, and most of it stays as it is. */
  private readonly before: string[] = [];
  private readonly ranksBefore: number[] = [];
  /** The ranks of the names that are shuffled, and how many are left of them. */
  private dealt = new Int32Array(64);
  private left = 0;

  /** The names that there are. */
  constructor(names: Iterable<string>) {
    this.names = [...new Set(names)].sort();
    this.ranks = new Map(this.names.map((name, rank) => [name, rank]));
    this.counts = new Int32Array(this.names.length);
  }

  /** Begins with none. */
  clear(): void {
    // Counts are taken back when names are shuffled, unless a name that there is not came in between.
    if (this.left > 0) this.counts.fill(0);
    this.left = 0;
  }

  add(name: string): void {
    const at = this.left++;
    const rank = this.before[at] === name ? (this.ranksBefore[at] ?? 0) : this.rankOf(name, at);
    this.counts[rank] = (this.counts[rank] ?? 0) + 1;
  }

  private rankOf(name: string, at: number): number {
    const rank = this.ranks.get(name);
    if (rank === undefined) throw new RangeError('There is no such name.');
    this.before[at] = name;
    this.ranksBefore[at] = rank;
    return rank;
  }

  shuffle(chance: Random): void {
    const { counts, left } = this;
    if (left > this.dealt.length) this.dealt = new Int32Array(2 * left);
    const { dealt } = this;
    let at = 0;
    for (let rank = 0; rank < counts.length; rank++) {
      for (let count = counts[rank] ?? 0; count > 0; count--) dealt[at++] = rank;
      counts[rank] = 0;
    }
    chance.shuffleNumbers(dealt, left);
  }

  /** Takes the last one. */
  take(): string {
    const name = this.left > 0 ? this.names[this.dealt[--this.left] ?? 0] : undefined;
    if (name === undefined) throw new RangeError('No name is left.');
    return name;
  }

  /** Shuffles a list. */
  shuffleList(list: string[], chance: Random): void {
    if (list.length === 0) return;
    this.clear();
    for (const name of list) this.add(name);
    this.shuffle(chance);
    for (let at = list.length - 1; at >= 0; at--) list[at] = this.take();
  }
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
