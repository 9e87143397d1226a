/**
 * What a player can work out from the events they are sent: for every card, the places in which it may lie.
 *
 * Written without the engine's memory, and by another way: the engine remembers what is certain, this what is possible.
 */
import { type CardId, type CardInfo, type GameEvent, type GameState, redact, type Seat } from 'frantic-engine';

/** A zone of the table: a hand, the table with or without a receiver, cards lying open, or a pile. */
export type Zone = string;

export const handOf = (seat: Seat): Zone => `hand ${seat}`;
const laidFor = (to: Seat | null): Zone => (to === null ? 'laid' : `laid for ${to}`);

/** Where a card lies. */
export function zoneOf(state: GameState, card: CardId): Zone {
  if (state.drawPile.includes(card)) return 'draw';
  if (state.discardPile.includes(card)) return 'discard';
  const at = state.table.indexOf(card);
  if (at < 0) return handOf(state.players.findIndex(({ hand }) => hand.includes(card)));
  const laid = state.laid[at];
  return laid?.open ? 'open' : laidFor(laid?.to ?? null);
}

type Gave = Extract<GameEvent, { type: 'gave' }>;

const isSpecial = (card: CardInfo): boolean => card.number === null;

/** Which cards the rules make everybody hand over, by what is being carried out. */
const RULED: Readonly<Record<string, (card: CardInfo, own: boolean) => boolean>> = {
  'black-hole': (card) => card.class === 'black',
  'special-favours': (card, own) => isSpecial(card) && (!own || card.giveable),
  riot: isSpecial,
};

/** The thoughts of one player. */
export class Mind {
  private possible: Set<Zone>[] = [];
  private counts = new Map<Zone, number>();
  /** Of which cards it takes more than having followed them: no other place is left, or the rules say which cards go. */
  private readonly worked = new Set<CardId>();
  /** What is being carried out, as far as the events tell. */
  private running = '';
  private by: Seat = 0;

  constructor(
    private readonly me: Seat,
    private readonly cards: readonly CardInfo[],
  ) {}

  /** The one place where a card can be, or `null`. */
  certain(card: CardId): Zone | null {
    const zones = this.possible[card];
    return zones?.size === 1 ? ([...zones][0] as Zone) : null;
  }

  /** Whether where a card lies, as far as that is certain, follows only from putting several things together. */
  isWorkedOut(card: CardId): boolean {
    return this.worked.has(card);
  }

  /** Everybody heard which event was chosen. */
  chose(option: string): void {
    this.running = option;
  }

  /** Hears what one action led to, all secrets included; they are taken out here. */
  hear(events: readonly GameEvent[]): void {
    const sent = events.map((event) => redact(event, this.me));
    for (let i = 0; i < sent.length; ) {
      const event = sent[i] as GameEvent;
      if (event.type !== 'gave') {
        this.tell(event);
        i++;
        continue;
      }
      // Hands that go round, and cards that are exchanged, go at the same time.
      let end = i + 1;
      while (sent[end]?.type === 'gave') end++;
      this.tellGiven(sent.slice(i, end) as Gave[]);
      i = end;
    }
  }

  private count(zone: Zone): number {
    return this.counts.get(zone) ?? 0;
  }

  private grow(zone: Zone, by: number): void {
    this.counts.set(zone, this.count(zone) + by);
    if (this.count(zone) > 0) return;
    this.ruleOut(zone);
  }

  /** No card can lie there that is not known to. */
  private ruleOut(zone: Zone): void {
    this.possible.forEach((zones, card) => {
      if (zones.size > 1 && zones.delete(zone)) this.worked.add(card);
    });
  }

  private put(cards: readonly CardId[], zone: Zone): void {
    for (const card of cards) {
      this.possible[card] = new Set([zone]);
      this.worked.delete(card);
    }
  }

  /** Unseen cards go from one zone to another. `ruled` says which, if the rules do. */
  private slip(from: Zone, to: Zone, whole: boolean, ruled?: (card: CardInfo) => boolean): void {
    this.possible.forEach((zones, card) => {
      // Whoever knew the place knows it afterwards, if all there is goes; otherwise it takes some thought.
      if (zones.has(from) && (ruled !== undefined || zones.size > 1)) this.worked.add(card);
      if (!zones.has(from) || (ruled !== undefined && !ruled(this.cards[card] as CardInfo))) return;
      zones.add(to);
      if (whole || ruled !== undefined) zones.delete(from);
    });
  }

  private move(from: Zone, to: Zone, count: number, cards: readonly CardId[] | null, ruled?: (c: CardInfo) => boolean) {
    if (cards === null) this.slip(from, to, count === this.count(from), ruled);
    else this.put(cards, to);
    this.grow(to, count);
    this.grow(from, -count);
  }

  private ruledFor(from: Seat): ((card: CardInfo) => boolean) | undefined {
    const rule = RULED[this.running];
    return rule === undefined ? undefined : (card) => rule(card, from === this.by);
  }

  private tellGiven(gifts: readonly Gave[]): void {
    const froms = gifts.map(({ from }) => from);
    const wholes = gifts.every(({ from, count }) => count === this.count(handOf(from)));
    const back = gifts.length === 2 && gifts[0]?.from === gifts[1]?.to && gifts[0]?.to === gifts[1]?.from;
    if (!back && !(wholes && new Set(froms).size === froms.length)) {
      for (const { from, to, count, cards, blind } of gifts)
        this.move(handOf(from), handOf(to), count, cards, blind ? undefined : this.ruledFor(from));
      return;
    }
    // At the same time: first everything is on the way, then everything arrives.
    gifts.forEach(({ from, count, cards, blind }, i) => {
      this.move(handOf(from), `way ${i}`, count, cards, blind ? undefined : this.ruledFor(from));
    });
    gifts.forEach(({ to, count, cards }, i) => {
      this.move(`way ${i}`, handOf(to), count, cards);
    });
  }

  private see(seat: Seat, hand: readonly CardId[]): void {
    this.ruleOut(handOf(seat));
    this.put(hand, handOf(seat));
  }

  private tell(event: GameEvent): void {
    switch (event.type) {
      case 'roundStarted':
        this.possible = this.cards.map(() => new Set(['draw']));
        this.counts = new Map([['draw', event.cards]]);
        return;
      case 'eventTurned':
        this.running = event.row;
        return;
      case 'named':
        this.running = event.row;
        this.by = event.seat;
        return;
      case 'dealt':
      case 'drew':
        this.move('draw', handOf(event.seat), event.count, event.cards);
        return;
      case 'turnedOver':
        this.move('draw', 'discard', 1, [event.card]);
        return;
      case 'returned':
        this.move('discard', 'draw', 1, [event.card]);
        return;
      case 'played':
      case 'tossedIn':
        this.move(handOf(event.seat), 'discard', 1, [event.card]);
        return;
      case 'discarded':
        this.move(handOf(event.seat), 'discard', event.cards.length, event.cards);
        return;
      case 'laid': {
        const ruled = this.running === 'riot' ? this.ruledFor(event.seat) : undefined;
        this.move(handOf(event.seat), laidFor(event.to), event.count, event.cards, ruled);
        return;
      }
      case 'turnedUp':
        this.move('draw', 'open', event.cards.length, event.cards);
        return;
      case 'revealed':
        this.put(event.cards, 'open');
        this.grow('open', event.cards.length - this.count('open'));
        this.grow('laid', -this.count('laid'));
        return;
      case 'mixed':
        return;
      case 'tucked':
        this.move('open', 'discard', event.cards.length, event.cards);
        return;
      case 'stacked':
        this.move('laid', 'draw', event.count, null);
        return;
      case 'pickedUp': {
        const from = event.open ? 'open' : this.count(laidFor(event.seat)) > 0 ? laidFor(event.seat) : 'laid';
        this.move(from, handOf(event.seat), event.count, event.cards);
        return;
      }
      case 'looked': {
        let rest = event.cards;
        for (const seat of event.at) {
          if (rest === null) return;
          this.see(seat, rest.slice(0, this.count(handOf(seat))));
          rest = rest.slice(this.count(handOf(seat)));
        }
        return;
      }
      case 'handsShown':
      case 'handsOpen':
        event.seats.forEach((seat, i) => {
          this.see(seat, event.hands[i] ?? []);
        });
        return;
      case 'recalled':
      case 'tookDiscard':
        this.move('discard', handOf(event.seat), 1, [event.card]);
        return;
      case 'fetched': {
        const from = event.zone === 'hand' ? handOf(event.from ?? event.seat) : event.zone;
        this.move(from, handOf(event.seat), 1, [event.card]);
        return;
      }
      default:
        return;
    }
  }
}
