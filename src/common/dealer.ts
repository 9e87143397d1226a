/** Deals the hidden cards of one seat anew, so that what it knows stays true: for guesses. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Demand } from '../kernel/inspect/inspection.ts';
import type { Random } from '../kernel/random.ts';
import { dealWithin, type Span } from './deal.ts';
import { bitsIn, cardIn, entryOf, hasBit, type Known } from './known.ts';

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
    for (const entry of known) if (hasBit(bitsIn(entry), viewer)) notes[cardIn(entry)] = SETTLED;
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
      const card = cardIn(entry);
      next.push(notes[card] === UNKNOWN ? entryOf(guessOf[card] ?? card, bitsIn(entry)) : entry);
    }
    return next;
  }
}
