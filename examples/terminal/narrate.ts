/**
 * Tells a game in English, from the events a spectator may see.
 *
 * Events that belong together become one sentence: "Ben draws a card and plays the red 4 on the blue 4."
 */
import { type Board, type CardId, follow, type GameCatalog, type GameEvent, redact, type Seat } from 'frantic-engine';
import { cardCount, list, type Paint, pack, title, wrap } from './paint.ts';
import { tableParts, topOf } from './table.ts';

/** Something that happened, and the table as it was just before. */
interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly before: Board;
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Pairs of events that go into one sentence, if the same seat is behind both. */
const JOINED: readonly `${GameEvent['type']} ${GameEvent['type']}`[] = [
  'drew played',
  'drew passed',
  'played named',
  'played wished',
  'tossedIn wished',
];

/** Events that several seats go through one after the other. */
const LISTED: readonly GameEvent['type'][] = ['drew', 'gave', 'laid', 'pickedUp', 'discarded', 'scored', 'dealt'];

/** A narrator, told of one event after the other. */
export class Narrator {
  private pending: Told[] = [];
  private board: Board;

  constructor(
    start: Board,
    private readonly catalog: GameCatalog,
    private readonly paint: Paint,
    private readonly print: (line: string) => void,
  ) {
    this.board = start;
  }

  /** Hears what happened. */
  hear(event: GameEvent): void {
    const seen = redact(event, 'spectator');
    const told = { event: seen, before: this.board };
    if (!this.belongs(seen)) this.flush();
    this.pending.push(told);
    this.board = follow(this.board, seen);
  }

  /** Says whatever has not been said yet. */
  flush(): void {
    const [first] = this.pending;
    if (first === undefined) return;
    this.say(first.event, this.pending);
    this.pending = [];
  }

  /** Whether an event continues the sentence that has begun. */
  private belongs(event: GameEvent): boolean {
    const last = this.pending.at(-1)?.event;
    if (last === undefined) return false;
    if (last.type === event.type) return LISTED.includes(event.type);
    if (this.pending.some((told) => seatOf(told.event) !== seatOf(event))) return false;
    return JOINED.some((pair) => pair === `${last.type} ${event.type}`);
  }

  private say(event: GameEvent, group: readonly Told[]): void {
    switch (event.type) {
      case 'roundStarted':
        this.print('');
        this.print(this.paint.bold(`=== Round ${event.round} ===`));
        return;
      case 'turnStarted':
        this.table();
        return;
      case 'satOut':
        this.table();
        this.line(`${this.name(event.seat)} sits this turn out.`);
        return;
      case 'eventTurned': {
        const row = this.catalog.events.find(({ id }) => id === event.event);
        this.line(`Event! ${this.name(event.seat)} turns over ${title(row?.name ?? event.event)}.`, this.paint.bold);
        for (const line of wrap(row?.text ?? '', this.paint.width, '    ')) this.print(this.paint.dim(line));
        return;
      }
      case 'handsShown':
        event.seats.forEach((seat, i) => {
          this.line(`${this.name(seat)} shows ${this.cards(event.hands[i] ?? []) || 'an empty hand'}.`);
        });
        return;
      default: {
        for (const sentence of this.sentences(event, group)) this.line(sentence);
      }
    }
  }

  private sentences(event: GameEvent, group: readonly Told[]): string[] {
    switch (event.type) {
      case 'dealt': {
        const dealer = group[0]?.before.dealer ?? 0;
        return [`${this.name(dealer)} deals ${cardCount(event.count)} to each of the ${group.length} players.`];
      }
      case 'turnedOver':
        return [`The starting card is the ${this.card(event.card)}.`];
      case 'returned':
        return ['It goes back into the draw pile.'];
      case 'drew':
      case 'played':
      case 'tossedIn':
      case 'passed':
      case 'named':
      case 'wished':
        return group.every((told) => told.event.type === 'drew')
          ? [this.shares(group as readonly Told<Of<'drew'>>[], 'draws')]
          : [`${this.name(event.seat)} ${list(group.map((told) => this.deed(told)))}.`];
      case 'exhausted':
        return ['The draw pile is used up.'];
      case 'letGo':
        return [this.letGo(event)];
      case 'skipped':
        return [`${this.name(event.seat)} will sit out the next turn.`];
      case 'gave':
        return this.gifts(group as readonly Told<Of<'gave'>>[]);
      case 'laid':
        return event.to === null
          ? [this.shares(group as readonly Told<Of<'laid'>>[], 'lays down')]
          : this.presents(group as readonly Told<Of<'laid'>>[]);
      case 'turnedUp':
        return [`On the table lie ${this.cards(event.cards)}.`];
      case 'revealed': {
        const laid = group[0]?.before.table ?? [];
        const shown = event.cards.map((card, at) => `${this.name(laid[at]?.by ?? 0)} laid the ${this.card(card)}`);
        return [`Turned up: ${list(shown)}.`];
      }
      case 'mixed':
        return ['They are shuffled together.'];
      case 'pickedUp':
        return this.pickUps(group as readonly Told<Of<'pickedUp'>>[]);
      case 'discarded': {
        const discards = group as readonly Told<Of<'discarded'>>[];
        return this.deeds(
          discards.map((told) => [this.name(told.event.seat), `discards ${this.cards(told.event.cards)}`]),
        );
      }
      case 'eventsRenewed':
        return ['The finished events are shuffled into a new pile.'];
      case 'roundEnded':
        return [this.ending(event)];
      case 'scored': {
        const scored = group.map((told) => told.event as Of<'scored'>).sort((a, b) => a.seat - b.seat);
        const points = list(scored.map(({ seat, points }) => `${this.name(seat)} ${points}`));
        const totals = list(scored.map(({ seat, total }) => `${this.name(seat)} ${total}`));
        return [`Points of this round: ${points}.`, `Totals: ${totals}.`];
      }
      default:
        return [];
    }
  }

  /** What somebody does, without saying who. */
  private deed({ event, before }: Told): string {
    switch (event.type) {
      case 'drew':
        return `draws ${cardCount(event.count)}`;
      case 'passed':
        return 'passes';
      case 'played':
        return event.under
          ? `slides the ${this.card(event.card)} under ${topOf(before, this.card)}`
          : `plays ${this.article(event.card)} on ${topOf(before, this.card)}`;
      case 'tossedIn':
        return event.trigger === 'attacked'
          ? `tosses in a ${this.card(event.card)} and stops it`
          : `tosses in a ${this.card(event.card)}`;
      case 'named':
        return `aims it at ${list(event.victims.map((seat) => this.name(seat)))}`;
      case 'wished':
        return 'color' in event.wish ? `wishes for ${event.wish.color}` : `wishes for a ${event.wish.number}`;
      default:
        return '';
    }
  }

  private gifts(group: readonly Told<Of<'gave'>>[]): string[] {
    return this.deeds(
      group.map(({ event }) => {
        const [from, to] = [this.name(event.from), this.name(event.to)];
        return event.blind
          ? [to, `takes ${cardCount(event.count)} from ${from} without looking`]
          : [from, `gives ${cardCount(event.count)} to ${to}`];
      }),
    );
  }

  /** `Ann lays down a card for Ben and 2 for Cleo.` */
  private presents(group: readonly Told<Of<'laid'>>[]): string[] {
    const said = new Set<Seat>();
    return this.deeds(
      group.map(({ event }) => {
        const whom = `for ${this.name(event.to as Seat)}`;
        const again = said.has(event.seat);
        said.add(event.seat);
        return [
          this.name(event.seat),
          again ? `${event.count} ${whom}` : `lays down ${cardCount(event.count)} ${whom}`,
        ];
      }),
    );
  }

  /** `Ann gives a card to Ben and takes 2 cards from Cleo; Dan takes a card from Ben.` Long ones line by line. */
  private deeds(pairs: readonly (readonly [who: string, what: string])[]): string[] {
    const people = [...new Set(pairs.map(([who]) => who))];
    const parts = people.map((who) => `${who} ${list(pairs.filter(([one]) => one === who).map(([, what]) => what))}`);
    const all = `${parts.join('; ')}.`;
    return all.length + 2 <= this.paint.width ? [all] : parts.map((part) => `${part}.`);
  }

  private letGo({ seat, row }: Of<'letGo'>): string {
    const kind = this.catalog.rows.find((one) => one.row.id === row)?.row;
    return kind?.class === 'open'
      ? `Beyond the wish, ${this.name(seat)}'s ${title(kind.name)} does nothing.`
      : `${this.name(seat)} leaves it at that.`;
  }

  private pickUps(group: readonly Told<Of<'pickedUp'>>[]): string[] {
    const open = group.every(({ event }) => event.open);
    if (!open) return [this.shares(group, 'picks up')];
    return this.deeds(group.map(({ event }) => [this.name(event.seat), `takes ${this.cards(event.cards ?? [])}`]));
  }

  /** `Ann draws a card, Ben 2 and Cleo 3.` `Everybody draws 3 cards.` */
  private shares(group: readonly Told<Of<'drew' | 'laid' | 'pickedUp'>>[], verb: string): string {
    const events = group.map((told) => told.event);
    const [first] = events;
    if (first === undefined) return '';
    const all = new Set(events.map(({ seat }) => seat)).size === this.board.players.length;
    if (all && events.length > 2 && events.every(({ count }) => count === first.count))
      return `Everybody ${verb} ${cardCount(first.count)}.`;
    const parts = events.map(({ seat, count }, i) => {
      if (i === 0) return `${this.name(seat)} ${verb} ${cardCount(count)}`;
      return `${this.name(seat)} ${count === 1 ? 'one' : count}`;
    });
    return `${list(parts)}.`;
  }

  private ending({ cause, finishers, flat }: Of<'roundEnded'>): string {
    if (cause === 'finish') {
      const names = list(finishers.map((seat) => this.name(seat)));
      return `${names} ${finishers.length > 1 ? 'have' : 'has'} no cards left: the round is over.`;
    }
    if (cause === 'exhausted') return 'The round is over, and hands are counted.';
    const what = `${title(cause.replaceAll('-', ' '))} ends the round`;
    return flat === null ? `${what}, and hands are counted.` : `${what}, and everybody writes down ${flat} points.`;
  }

  private table(): void {
    const lines = pack(tableParts(this.board, this.card), ' | ', this.paint.width - 2);
    lines.forEach((line, i) => {
      this.print(this.paint.cards(i === 0 ? line : `  | ${line}`));
    });
  }

  private line(text: string, dress: (text: string) => string = this.paint.cards): void {
    for (const line of wrap(text, this.paint.width, '  ')) this.print(dress(line));
  }

  private name(seat: Seat): string {
    return this.board.players[seat]?.name ?? `Seat ${seat}`;
  }

  /** `blue 9`, `blue Gift`, `Fantastic Four`. */
  private readonly card = (id: CardId): string => {
    const card = this.catalog.cards[id];
    if (card === undefined) return `card ${id}`;
    if (card.number !== null) return card.name;
    return card.color === null ? title(card.name) : `${card.color} ${title(card.row.name)}`;
  };

  /** `the blue 9`, `a fantastic`. */
  private article(id: CardId): string {
    const name = this.card(id);
    if (this.catalog.cards[id]?.row.class !== 'open') return `the ${name}`;
    return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
  }

  private cards(ids: readonly CardId[]): string {
    return list(ids.map((id) => this.card(id)));
  }
}

/** Who is behind an event. */
const seatOf = (event: GameEvent): Seat | null => ('seat' in event ? event.seat : null);
