/** Deals the hidden cards of one seat anew, so that what it knows stays true: for guesses. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Demand } from '../kernel/inspect/inspection.ts';
import { dealWithin, type Span } from './deal.ts';
import { bitsIn, cardIn, entryOf, hasBit, type Known } from './known.ts';
import { type Doubt, lean, type PlacedDoubt } from './lean.ts';
import type { QuickRandom } from './quick-random.ts';
import { isSameList } from './same-list.ts';

/** What is dealt of a state. */
interface Dealable {
  readonly known: Known;
  readonly drawPile: CardId[];
  readonly players: readonly { readonly hand: CardId[] }[];
}

/** What is noted of a card: that the seat knows where it lies, or in a bit of its own that it lies somewhere and the seat does not. */
const SETTLED = 1;
const UNKNOWN_BIT = 1;
const UNKNOWN = 1 << UNKNOWN_BIT;

/** A hand that is dealt: so many places from one on, and the cards in it that the seat knows of. */
interface Dealt {
  readonly holder: Seat;
  readonly from: number;
  readonly size: number;
  readonly settled: readonly CardId[];
}

/** A card of the memory that is where it was. */
const STAYS = -1;

const NO_DOUBTS: readonly Doubt[] = [];

const NO_SPANS: readonly Span[] = [];

/**
 * Deals the cards of one catalog anew: `begin`, `add` what lies hidden elsewhere, `deal`.
 *
 * Guesses are made by the hundred of the same state. So what they have in common is worked out once, and is good for as
 * long as zones and memory are the same, card by card. All loops are about numbers, in room that is kept.
 */
export class Dealer {
  // ---- what was given
  private viewer: Seat = 0;
  private known: Known = [];
  /** The zones, whose hands they are, how many there are, and where each ends in the list of all their cards. */
  private readonly zones: CardId[][] = [];
  private readonly holders: (Seat | null)[] = [];
  private zoneCount = 0;
  private readonly ends: number[] = [];
  /** The cards of all zones as they lie, and how many there are. */
  private readonly cards: Int32Array;
  private cardCount = 0;

  // ---- what was worked out of it
  private isPrepared = false;
  private preparedZones = 0;
  /** By card: what is noted of it. */
  private readonly notes: Uint8Array;
  /** The cards of all zones: a heap, such as a hand, in an order of its own. */
  private readonly laid: Int32Array;
  /** The unknown cards in order, then those that are settled. */
  private readonly pool: Int32Array;
  private unknown = 0;
  /** By place in the zones: from which place of the pool it is filled. */
  private readonly sources: Int32Array;
  /** By entry of the memory: from where in the pool its card comes now, or `STAYS`. */
  private follows: readonly number[] = [];
  /** The hands that are dealt. */
  private hands: readonly Dealt[] = [];

  /** The pool as it is dealt. */
  private readonly dealt: Int32Array;

  /** `cards`: how many there are. Their ids are the numbers below. */
  constructor(cards: number) {
    this.cards = new Int32Array(cards);
    this.notes = new Uint8Array(cards);
    this.laid = new Int32Array(cards);
    this.pool = new Int32Array(cards);
    this.sources = new Int32Array(cards);
    this.dealt = new Int32Array(cards);
  }

  /** Begins with the pile and the hands of a state. `seen`: the bits of those whose hands the seat sees. */
  begin({ known, drawPile, players }: Dealable, viewer: Seat, seen: number): void {
    if (viewer !== this.viewer || !isSameList(known, this.known)) {
      this.viewer = viewer;
      this.known = [...known];
      this.isPrepared = false;
    }
    this.zoneCount = 0;
    this.cardCount = 0;
    this.add(drawPile);
    let seat = 0;
    for (const { hand } of players) {
      if (!hasBit(seen, seat)) this.add(hand, seat);
      seat++;
    }
  }

  /** Adds a zone. The places of the pile are told apart; each other zone is a heap, known only by what is in it. */
  add(zone: CardId[], holder: Seat | null = null): void {
    const { cards, cardCount } = this;
    // Counting is three times as fast here as `for … of`.
    for (let at = 0; at < zone.length; at++) if (cards[cardCount + at] !== zone[at]) this.put(cardCount + at, zone[at]);
    const end = cardCount + zone.length;
    if (this.ends[this.zoneCount] !== end) {
      this.ends[this.zoneCount] = end;
      this.isPrepared = false;
    }
    if (this.holders[this.zoneCount] !== holder) {
      this.holders[this.zoneCount] = holder;
      this.isPrepared = false;
    }
    this.zones[this.zoneCount++] = zone;
    this.cardCount = end;
  }

  private put(at: number, card: CardId | undefined): void {
    if (card === undefined || this.notes[card] === undefined) throw new RangeError('There is no such card.');
    this.cards[at] = card;
    this.isPrepared = false;
  }

  /**
   * Shuffles what the seat does not know of among the places in which it lies. What others know of a place they know of the
   * card that is guessed to lie there. What is demanded of hands is met, as far as it leaves something open. Returns what is
   * known then.
   *
   * What is doubted comes up seldom, as long as nothing is demanded.
   *
   * Unknown cards are put in order before chance takes them: a guess depends on what the seat knows, and on nothing else.
   */
  deal(demands: readonly Demand[], chance: QuickRandom, doubts = NO_DOUBTS): Known {
    if (!this.isPrepared || this.preparedZones !== this.zoneCount) this.prepare();
    const { pool, dealt, unknown } = this;
    dealt.set(pool);
    const spans = demands.length === 0 ? NO_SPANS : this.spansOf(demands);
    if (spans.length === 0) {
      chance.shuffleNumbers(dealt, unknown);
      if (doubts.length > 0) lean(dealt, unknown, this.placed(doubts), chance);
    } else {
      dealt.set(dealWithin(Array.from(pool.subarray(0, unknown)), spans, chance));
    }
    this.lay();
    return this.follow();
  }

  /** Lays what is dealt into the zones. */
  private lay(): void {
    const { zones, zoneCount, sources, dealt } = this;
    let next = 0;
    for (let nth = 0; nth < zoneCount; nth++) {
      const zone = zones[nth];
      if (zone === undefined) return;
      for (let at = 0; at < zone.length; at++) zone[at] = dealt[sources[next++] ?? 0] ?? 0;
    }
  }

  /** The memory, where it was about unknown cards, is about those that are guessed in their places. */
  private follow(): Known {
    const { known, follows, dealt } = this;
    const next = [...known];
    let at = 0;
    for (const entry of known) {
      const place = follows[at] ?? STAYS;
      if (place !== STAYS) next[at] = entryOf(dealt[place] ?? 0, bitsIn(entry));
      at++;
    }
    return next;
  }

  // ---- working out -----------------------------------------------------------------------------------------------

  private prepare(): void {
    this.noteSettled();
    this.layOut();
    this.listUnknown();
    this.findSources();
    this.findHands();
    this.preparedZones = this.zoneCount;
    this.isPrepared = true;
  }

  /** Notes which cards the seat knows of. */
  private noteSettled(): void {
    const { notes, known, viewer } = this;
    notes.fill(0);
    for (const entry of known) if (hasBit(bitsIn(entry), viewer)) notes[cardIn(entry)] = SETTLED;
  }

  /** Puts heaps in order, and notes which cards the seat does not know of. */
  private layOut(): void {
    const { cards, notes, laid, cardCount, zoneCount, ends } = this;
    laid.set(cards);
    // Places in a heap are told apart only by what is remembered of the cards in them.
    if (this.known.length > 0)
      for (let nth = 1; nth < zoneCount; nth++) this.putInOrder(ends[nth - 1] ?? 0, ends[nth] ?? 0);
    for (let at = 0; at < cardCount; at++) {
      const card = laid[at] ?? 0;
      if (at >= laid.length || notes[card] === UNKNOWN) throw new RangeError('A card lies in two places.');
      if (notes[card] === 0) notes[card] = UNKNOWN;
    }
  }

  /** Puts a heap in order: first what the seat knows of, then by the ids. Hands are small, and a list in order stays as it is. */
  private putInOrder(from: number, end: number): void {
    const { notes, laid } = this;
    for (let i = from + 1; i < end; i++) {
      const card = laid[i] ?? 0;
      const note = notes[card] ?? 0;
      let at = i;
      for (; at > from; at--) {
        const before = laid[at - 1] ?? 0;
        const noted = notes[before] ?? 0;
        if (noted > note || (noted === note && before < card)) break;
        laid[at] = before;
      }
      laid[at] = card;
    }
  }

  /** Lists the unknown cards in the order of their ids: looking at every id is faster than sorting. */
  private listUnknown(): void {
    const { notes, pool } = this;
    let count = 0;
    // Which of them are unknown nobody can foresee, the processor neither: what is written without need is overwritten.
    for (let card = 0; card < notes.length; card++) {
      pool[count] = card;
      count += (notes[card] ?? 0) >> UNKNOWN_BIT;
    }
    this.unknown = count;
  }

  /** Finds from where each place is filled, and where the cards of the memory go. */
  private findSources(): void {
    const { notes, laid, pool, sources } = this;
    let next = 0;
    let settled = this.unknown;
    for (let at = 0; at < this.cardCount; at++) {
      const card = laid[at] ?? 0;
      const isUnknown = notes[card] === UNKNOWN;
      if (!isUnknown) pool[settled] = card;
      sources[at] = isUnknown ? next++ : settled++;
    }
    this.follows = this.known.map((entry) => {
      const card = cardIn(entry);
      return notes[card] === UNKNOWN ? (sources[laid.indexOf(card)] ?? STAYS) : STAYS;
    });
  }

  /** Finds where in the order of the unknown cards the places of each hand are, and which of its cards the seat knows of. */
  private findHands(): void {
    const { notes, laid, ends, holders } = this;
    const hands: Dealt[] = [];
    let first = 0;
    let from = 0;
    for (let nth = 0; nth < this.zoneCount; nth++) {
      const end = ends[nth] ?? first;
      const settled: CardId[] = [];
      for (const card of laid.subarray(first, end)) if (notes[card] === SETTLED) settled.push(card);
      const size = end - first - settled.length;
      const holder = holders[nth] ?? null;
      if (holder !== null) hands.push({ holder, from, size, settled });
      first = end;
      from += size;
    }
    this.hands = hands;
  }

  /** Doubts about hands whose cards are dealt, by the places of the unknown cards in them. */
  private placed(doubts: readonly Doubt[]): PlacedDoubt[] {
    return this.hands.flatMap(({ holder, from, size, settled }) =>
      // Of a hand that is known nothing is dealt.
      size === 0
        ? []
        : doubts
            .filter(({ seat }) => seat === holder)
            .map(({ cards, but, odds }) => ({
              cards,
              odds,
              from,
              end: from + size,
              over: settled.reduce((count, card) => count + (cards[card] ?? 0), -but),
            })),
    );
  }

  /** Where in the order of the unknown cards those places are of which something is demanded that is not met anyway. */
  private spansOf(demands: readonly Demand[]): Span[] {
    return this.hands.flatMap(({ holder, from, size, settled }) =>
      demands
        .filter(({ seat, holds, fits }) => seat === holder && !(holds && settled.some((card) => fits.has(card))))
        .map(({ holds, fits }) => ({ from, size, holds, fits })),
    );
  }
}
