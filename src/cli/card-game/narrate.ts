/**
 * Tells a game in English, from the events a spectator may see.
 *
 * Events that belong together become one sentence: "Ben draws a card and plays the red 4 on the blue 4."
 */
import {
  type Board,
  type CardId,
  type Catalog,
  follow,
  type GameEvent,
  redact,
  type Seat,
  type SeenEvent,
} from 'frantic-engine';
import { textOf } from 'frantic-engine/texts';
import type { Paint } from '../shared/paint.ts';
import { counted, list, pack, title, wrap } from '../shared/words.ts';
import { paintCards } from './colors.ts';
import { colorIn, nameOfRow, tableParts, topOf } from './table.ts';

/** Something that happened, and the table as it was just before. */
interface Told<E extends SeenEvent = SeenEvent> {
  readonly event: E;
  readonly before: Board;
}

type Of<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** Of events that belong together, those of one type. */
const only = <T extends SeenEvent['type']>(group: readonly Told[], type: T): Told<Of<T>>[] =>
  group.filter((told): told is Told<Of<T>> => told.event.type === type);

/** Pairs of events that go into one sentence, if the same seat is behind both. */
const JOINED: readonly `${SeenEvent['type']} ${SeenEvent['type']}`[] = [
  'drew played',
  'drew passed',
  'played named',
  'played wished',
  'played powerUsed',
  'played imitated',
  'powerUsed imitated',
  'powerUsed named',
  'powerUsed wished',
  'imitated named',
  'imitated wished',
  'tossedIn wished',
];

/** Events that several seats go through one after the other. */
const LISTED: readonly SeenEvent['type'][] = [
  'drew',
  'gave',
  'laid',
  'pickedUp',
  'discarded',
  'scored',
  'dealt',
  'powersDealt',
  'tookDiscard',
  'totalChanged',
  'exempted',
];

/** A narrator, told of one event after the other. */
export class Narrator {
  private pending: Told[] = [];
  private board: Board;

  constructor(
    start: Board,
    private readonly catalog: Catalog,
    private readonly paint: Paint,
    private readonly print: (line: string) => void,
  ) {
    this.board = start;
  }

  /** Hears what happened. */
  hear(event: GameEvent): void {
    const seen = redact(event, 'spectator');
    const told = { event: seen, before: this.board };
    // Hands that go on lying open are no news, and do not interrupt a sentence.
    if (seen.type === 'handsOpen' && this.opened({ event: seen, before: this.board }).length === 0) {
      this.board = follow(this.board, seen);
      return;
    }
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
  private belongs(event: SeenEvent): boolean {
    const last = this.pending.at(-1)?.event;
    if (last === undefined) return false;
    if (last.type === event.type) return LISTED.includes(event.type);
    if (this.pending.some((told) => seatOf(told.event) !== seatOf(event))) return false;
    return JOINED.some((pair) => pair === `${last.type} ${event.type}`);
  }

  private say(event: SeenEvent, group: readonly Told[]): void {
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
        const row = this.catalog.events.find(({ id }) => id === event.row);
        this.line(`Event! ${this.name(event.seat)} turns over ${title(row?.name ?? event.row)}.`, this.paint.bold);
        for (const line of wrap(row?.text ?? '', this.paint.width, '    ')) this.print(this.paint.dim(line));
        return;
      }
      case 'handsOpen':
        this.line(`The ${this.openHands(only(group, 'handsOpen').flatMap((told) => this.opened(told)))} open now.`);
        return;
      case 'ruleDrawn': {
        const { name, text } = textOf(event.row, 'en');
        this.line(`Rule card! ${name} comes into force.`, this.paint.bold);
        for (const line of wrap(text, this.paint.width, '    ')) this.print(this.paint.dim(line));
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

  private sentences(event: SeenEvent, group: readonly Told[]): string[] {
    switch (event.type) {
      case 'dealt': {
        const dealer = group[0]?.before.dealer ?? 0;
        return [`${this.name(dealer)} deals ${counted(event.count, 'card')} to each of the ${group.length} players.`];
      }
      case 'turnedOver': {
        const first = group[0]?.before.top === null && group[0].before.turn === 0;
        return [`${first ? 'The starting card' : 'The new top card'} is the ${this.card(event.card)}.`];
      }
      case 'returned':
        return ['It goes back into the draw pile.'];
      case 'drew':
      case 'played':
      case 'tossedIn':
      case 'passed':
      case 'named':
      case 'wished':
      case 'powerUsed':
      case 'imitated':
        return group.every((told) => told.event.type === 'drew')
          ? [this.shares(only(group, 'drew'), 'draws')]
          : [`${this.name(event.seat)} ${list(group.map((told) => this.deed(told)))}.`];
      case 'exhausted':
        return ['The draw pile is used up.'];
      case 'letGo':
        return [this.letGo(event)];
      case 'skipped':
        return [
          `${this.name(event.seat)} will sit out the next ${event.turns === 1 ? 'turn' : `${event.turns} turns`}.`,
        ];
      case 'gave':
        return this.gifts(only(group, 'gave'));
      case 'laid':
        return event.to === null ? [this.shares(only(group, 'laid'), 'lays down')] : this.presents(only(group, 'laid'));
      case 'turnedUp':
        return [`On the table lie ${this.cards(event.cards)}.`];
      case 'revealed': {
        const laid = group[0]?.before.table ?? [];
        const shown = event.cards.map((card, at) => `${this.name(laid[at]?.by ?? 0)} laid the ${this.card(card)}`);
        return [`Turned up: ${list(shown)}.`];
      }
      case 'tucked':
        return ['They go under the top card.'];
      case 'stacked':
        return ['They go onto the draw pile.'];
      case 'looked':
        return this.looks(event);
      case 'shown':
        return [`Play goes on in ${event.color}.`];
      case 'exempted': {
        const spared = only(group, 'exempted').map((told) => this.name(told.event.seat));
        return [`What is turned over now does not concern ${list(spared)}.`];
      }
      case 'totalChanged':
        return this.totals(only(group, 'totalChanged'));
      case 'placesChanged':
        return [`Places change. Around the table sit ${list(event.seating.map((seat) => this.name(seat)))}.`];
      case 'turnedRound':
        return ['Play runs the other way round.'];
      case 'lastingStarted': {
        const color = colorIn(event.data);
        return color === undefined ? [] : [`No ${color} until ${this.name(event.owner)}'s next turn is over.`];
      }
      case 'lastingEnded': {
        const ended = group[0]?.before.lasting.find(({ key }) => key === event.key);
        return ended === undefined ? [] : [`${nameOfRow(ended.row)} is over.`];
      }
      case 'rulesReturned':
        return ['The rule cards in force go back into their deck, which is shuffled.'];
      case 'demanded':
        return event.face === 'wish black' ? ['Only black may follow, or a card that goes on everything.'] : [];
      case 'recalled':
        return [`${this.capital(this.article(event.card))} goes from the pile to ${this.name(event.seat)}.`];
      case 'tookDiscard': {
        const taken = only(group, 'tookDiscard');
        return this.deeds(taken.map((told) => [this.name(told.event.seat), `takes the ${this.card(told.event.card)}`]));
      }
      case 'fetched': {
        const from = event.from === null ? `the ${event.zone} pile` : this.name(event.from);
        return [`${this.name(event.seat)} is given ${this.card(event.card)}, from ${from}.`];
      }
      case 'powersGathered':
        return event.seats.length === this.board.players.length
          ? ['All power cards go back and are shuffled.']
          : [`The power cards of ${list(event.seats.map((seat) => this.name(seat)))} go back and are shuffled.`];
      case 'powersDealt':
        return this.dealtPowers(only(group, 'powersDealt'));
      case 'powerTurnedDown': {
        const row = group[0]?.before.players[event.seat]?.powers[event.at];
        return [`${this.name(event.seat)} turns ${row ? nameOfRow(row) : 'a power card'} face down again.`];
      }
      case 'powersExchanged':
        return [`${this.name(event.a)} and ${this.name(event.b)} exchange a power card.`];
      case 'powerReturned':
        return [`${this.name(event.seat)} puts a power card back.`];
      case 'mixed':
        return ['They are shuffled together.'];
      case 'pickedUp':
        return this.pickUps(only(group, 'pickedUp'));
      case 'discarded': {
        const discards = only(group, 'discarded');
        return this.deeds(
          discards.map((told) => [this.name(told.event.seat), `discards ${this.cards(told.event.cards)}`]),
        );
      }
      case 'eventsRenewed':
        return ['The finished events are shuffled into a new pile.'];
      case 'roundEnded':
        return [this.ending(event)];
      case 'scored': {
        const scored = only(group, 'scored')
          .map((told) => told.event)
          .sort((a, b) => a.seat - b.seat);
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
        return `draws ${counted(event.count, 'card')}`;
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
      case 'powerUsed':
        return `uses ${nameOfRow(event.row)}`;
      case 'imitated':
        return `plays it as ${nameOfRow(event.row)}`;
      case 'named':
        return `aims it at ${list(event.targets.map((seat) => this.name(seat)))}`;
      case 'wished':
        return 'color' in event.wish ? `wishes for ${event.wish.color}` : `wishes for a ${event.wish.number}`;
      default:
        return '';
    }
  }

  /** Whose hands lie open that did not before. */
  private opened({ event, before }: Told<Of<'handsOpen'>>): Seat[] {
    return event.seats.filter((seat) => before.players[seat]?.open === null);
  }

  private openHands(seats: readonly Seat[]): string {
    const names = list(seats.map((seat) => this.name(seat)));
    return seats.length === 1 ? `hand of ${names} lies` : `hands of ${names} lie`;
  }

  private looks({ seat, at }: Of<'looked'>): string[] {
    const others = at.filter((other) => other !== seat);
    return others.length === 0
      ? []
      : [
          `${this.name(seat)} looks at the ${others.length === 1 ? 'hand' : 'hands'} of ${list(others.map((other) => this.name(other)))}.`,
        ];
  }

  private dealtPowers(group: readonly Told<Of<'powersDealt'>>[]): string[] {
    const [first] = group.map(({ event }) => event);
    if (first === undefined) return [];
    const alike = group.every(({ event }) => event.count === first.count);
    if (alike && group.length === this.board.players.length)
      return [`Everybody is dealt ${counted(first.count, 'power card')}.`];
    const dealt = group.filter(({ event }) => event.count > 0);
    if (dealt.length === 0) return ['There is no power card left.'];
    return this.deeds(
      dealt.map(({ event }) => [this.name(event.seat), `is dealt ${counted(event.count, 'power card')}`]),
    );
  }

  private totals(group: readonly Told<Of<'totalChanged'>>[]): string[] {
    const changes = group.map(({ event: { seat, points, total } }) => {
      const by = points < 0 ? `loses ${-points}` : `gets ${points}`;
      return `${this.name(seat)} ${by} (${total} now)`;
    });
    return [`Points at once: ${list(changes)}.`];
  }

  private gifts(group: readonly Told<Of<'gave'>>[]): string[] {
    return this.deeds(
      group.map(({ event }) => {
        const [from, to] = [this.name(event.from), this.name(event.to)];
        return event.blind
          ? [to, `takes ${counted(event.count, 'card')} from ${from} without looking`]
          : [from, `gives ${counted(event.count, 'card')} to ${to}`];
      }),
    );
  }

  /** `Ann lays down a card for Ben and 2 for Cleo.` */
  private presents(group: readonly Told<Of<'laid'>>[]): string[] {
    const said = new Set<Seat>();
    return this.deeds(
      group.map(({ event }) => {
        const whom = event.to === null ? 'for nobody' : `for ${this.name(event.to)}`;
        const again = said.has(event.seat);
        said.add(event.seat);
        return [
          this.name(event.seat),
          again ? `${event.count} ${whom}` : `lays down ${counted(event.count, 'card')} ${whom}`,
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
    const kind = this.catalog.rows.find(({ id }) => id === row);
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
      return `Everybody ${verb} ${counted(first.count, 'card')}.`;
    const parts = events.map(({ seat, count }, i) => {
      if (i === 0) return `${this.name(seat)} ${verb} ${counted(count, 'card')}`;
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
      this.print(this.cardColors(i === 0 ? line : `  | ${line}`));
    });
  }

  private line(text: string, dress: (text: string) => string = this.cardColors): void {
    for (const line of wrap(text, this.paint.width, '  ')) this.print(dress(line));
  }

  private readonly cardColors = (text: string): string => paintCards(this.paint, text);

  private name(seat: Seat): string {
    return this.board.players[seat]?.name ?? `Seat ${seat}`;
  }

  /** `blue 9`, `blue Gift`, `Fantastic Four`. */
  private readonly card = (id: CardId): string => {
    const card = this.catalog.cards[id];
    if (card === undefined) return `card ${id}`;
    if (card.number !== null) return card.name;
    if (card.color === null) return title(card.name);
    const colors = card.second === null ? card.color : `${card.color}-${card.second}`;
    return `${colors} ${title(card.rowName)}`;
  };

  /** `the blue 9`, `a fantastic`. */
  private article(id: CardId): string {
    const name = this.card(id);
    if (this.catalog.cards[id]?.class !== 'open') return `the ${name}`;
    return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
  }

  private capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  private cards(ids: readonly CardId[]): string {
    return list(ids.map((id) => this.card(id)));
  }
}

/** Who is behind an event. */
const seatOf = (event: SeenEvent): Seat | null => ('seat' in event ? event.seat : null);
