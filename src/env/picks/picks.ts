/** The action space: every pick there is in one setup, numbered. */

import type { CardId, Color, Seat } from 'frantic-engine';
import type { Slots } from './slots.ts';
import { numbered, seatNames } from './slots.ts';

/** How many options without a name of their own can be picked before `more` shows the next ones. */
const PAGE = 8;

/** Picks without anything behind them. */
const PLAIN = ['more', 'draw', 'pass', 'decline', 'done'] as const;

/** The numbers of all picks of one setup. */
export class Picks {
  /** What each pick is, as `card blue 9` or `seat +1`. */
  readonly names: readonly string[];
  readonly more: number;
  readonly draw: number;
  readonly pass: number;
  readonly decline: number;
  readonly done: number;
  /** How many options without a name of their own can be picked at once. */
  readonly page = PAGE;
  private readonly options: number;
  private readonly rows: number;
  private readonly seats: number;
  private readonly colors: number;
  private readonly numbers: number;

  constructor(private readonly box: Slots) {
    const names: string[] = [];
    const block = (kind: string, items: Iterable<string | number>): number => {
      const from = names.length;
      for (const item of items) names.push(`${kind} ${item}`);
      return from;
    };
    block('card', box.printNames);
    this.rows = block('row', box.rowAt.keys());
    this.seats = names.push(...seatNames(box)) - box.players;
    this.colors = block('color', box.colorAt.keys());
    this.numbers = block('number', box.numberAt.keys());
    this.options = block(
      'option',
      Array.from({ length: PAGE }, (_, at) => at + 1),
    );
    const plain = names.push(...PLAIN) - PLAIN.length;
    const pick = (name: (typeof PLAIN)[number]): number => plain + PLAIN.indexOf(name);
    this.more = pick('more');
    this.draw = pick('draw');
    this.pass = pick('pass');
    this.decline = pick('decline');
    this.done = pick('done');
    this.names = names;
  }

  get players(): number {
    return this.box.players;
  }

  /** How many picks there are. */
  get size(): number {
    return this.names.length;
  }

  /** A card, by its print. */
  card(card: CardId): number {
    return numbered(this.box.printOf[card]);
  }

  /** A row by its name. */
  row(id: string): number {
    return this.rows + numbered(this.box.rowAt.get(id));
  }

  /** A seat, counted from the one who picks. */
  seat(seat: Seat, from: Seat): number {
    const { players } = this.box;
    return this.seats + ((seat - from + players) % players);
  }

  color(color: Color): number {
    return this.colors + numbered(this.box.colorAt.get(color));
  }

  number(number: number): number {
    return this.numbers + numbered(this.box.numberAt.get(number));
  }

  /** The pick that an option has for itself: it is called like a color, a row, or `decline`. Otherwise `null`. */
  named(option: string): number | null {
    if (option === 'decline') return this.decline;
    const colors: ReadonlyMap<string, number> = this.box.colorAt;
    const color = colors.get(option);
    if (color !== undefined) return this.colors + color;
    return this.box.rowAt.has(option) ? this.row(option) : null;
  }

  /** An option by its place on the page. */
  option(place: number): number {
    return this.options + place;
  }
}
