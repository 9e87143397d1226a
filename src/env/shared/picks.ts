/** The action space: every pick there is in one setup, numbered. What is the same in every game. */
import type { CardId, Seat } from 'frantic-engine';
import { numbered, type Slots, seatsAway } from './slots.ts';

/** How many options without a name of their own can be picked before `more` shows the next ones. */
const PAGE = 8;

/** Picks of one kind, by what each of them is about. */
export type Block = readonly [kind: string, items: Iterable<string | number>];

/** The cards, by their prints. */
export const cardBlock = ({ printNames }: Slots): Block => ['card', printNames];

/** The seats, counted from the one who picks. */
export const seatBlock = ({ players }: Slots): Block => ['seat', seatsAway(players)];

/** The numbers of all picks of one setup. */
export class Picks {
  /** What each pick is, as `card blue 9` or `seat +1`. */
  readonly names: readonly string[];
  readonly more: number;
  readonly decline: number;
  readonly done: number;
  /** How many options without a name of their own can be picked at once. */
  readonly page = PAGE;
  /** By kind: its first pick. */
  private readonly begins: ReadonlyMap<string, number>;
  private readonly cards: number;
  private readonly seats: number;
  private readonly options: number;

  /** `plain`: picks without anything behind them, beside those that every game has. */
  constructor(
    private readonly slots: Slots,
    blocks: readonly Block[],
    plain: readonly string[],
  ) {
    const names: string[] = [];
    const begins = new Map<string, number>();
    for (const [kind, items] of [...blocks, ['option', pageOf(PAGE)] as const]) {
      begins.set(kind, names.length);
      for (const item of items) names.push(`${kind} ${item}`);
    }
    for (const name of ['more', ...plain, 'decline', 'done']) {
      begins.set(name, names.length);
      names.push(name);
    }
    this.names = names;
    this.begins = begins;
    this.more = this.first('more');
    this.decline = this.first('decline');
    this.done = this.first('done');
    this.cards = this.first('card');
    this.seats = this.first('seat');
    this.options = this.first('option');
  }

  /** The first pick of a kind. */
  protected first(kind: string): number {
    return numbered(this.begins.get(kind));
  }

  get players(): number {
    return this.slots.players;
  }

  /** How many picks there are. */
  get size(): number {
    return this.names.length;
  }

  /** A card, by its print. */
  card(card: CardId): number {
    return this.cards + numbered(this.slots.printOf[card]);
  }

  /** A seat, counted from the one who picks. */
  seat(seat: Seat, from: Seat): number {
    const { players } = this.slots;
    return this.seats + ((seat - from + players) % players);
  }

  /** The pick that an option has for itself. Otherwise `null`. */
  named(option: string): number | null {
    return option === 'decline' ? this.decline : null;
  }

  /** An option by its place on the page. */
  option(place: number): number {
    return this.options + place;
  }
}

const pageOf = (size: number): number[] => Array.from({ length: size }, (_, at) => at + 1);
