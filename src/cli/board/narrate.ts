/**
 * Tells a board game in English, from the events a spectator may see.
 *
 * What one player does in a row becomes one sentence: "Ann rolls a 4, moves from 8 to 12 and triggers the push."
 */
import {
  type CardId,
  cardOf,
  catalogOf,
  type GameEvent,
  type GameState,
  redact,
  type Seat,
  type SeenEvent,
} from 'frantic-engine/board-game';
import type { Paint } from '../shared/paint.ts';
import { counted, list, title, wrap } from '../shared/words.ts';

type Of<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** Deeds: what goes into one sentence, as long as the same player does it. */
type Deed = Of<
  | 'placed'
  | 'discarded'
  | 'rolled'
  | 'named'
  | 'tossedIn'
  | 'moved'
  | 'put'
  | 'bumped'
  | 'fired'
  | 'took'
  | 'movementSkipped'
  | 'movementReversed'
  | 'cardsIgnored'
  | 'picked'
>;

const DEEDS: readonly SeenEvent['type'][] = [
  'placed',
  'discarded',
  'rolled',
  'named',
  'tossedIn',
  'moved',
  'put',
  'bumped',
  'fired',
  'took',
  'movementSkipped',
  'movementReversed',
  'cardsIgnored',
  'picked',
] satisfies readonly Deed['type'][];

const isDeed = (event: SeenEvent): event is Deed => DEEDS.includes(event.type);

/** Of events that belong together, those of one type. */
const only = <T extends SeenEvent['type']>(group: readonly SeenEvent[], type: T): Of<T>[] =>
  group.filter((event): event is Of<T> => event.type === type);

/** Deeds that begin a sentence of their own, because something new begins with them. */
const OPENINGS: readonly SeenEvent['type'][] = ['rolled', 'tossedIn'];

/** Events that several seats go through one after the other. */
const LISTED: readonly SeenEvent['type'][] = ['dealt', 'drew', 'scored'];

/** How far a Gift is to go. */
const gift = (steps: number | null): string => (steps === null ? '' : ` for ${counted(steps, 'space')}`);

/** A narrator, told of one event after the other. */
export class Narrator {
  private pending: SeenEvent[] = [];

  constructor(
    private readonly start: GameState,
    private readonly paint: Paint,
    private readonly print: (line: string) => void,
  ) {}

  /** Hears what happened. */
  hear(event: GameEvent): void {
    const seen = redact(event, 'spectator');
    if (!this.belongs(seen)) this.flush();
    this.pending.push(seen);
  }

  /** Says whatever has not been said yet. */
  flush(): void {
    const [first] = this.pending;
    if (first === undefined) return;
    const group = this.pending;
    this.pending = [];
    if (first.type === 'eventRolled') this.tellEvent(first);
    else if (first.type === 'roundStarted') {
      this.print('');
      this.print(this.paint.bold(`=== Round ${first.round} ===`));
    } else for (const sentence of this.sentences(first, group)) this.line(sentence);
  }

  /** Whether an event continues the sentence that has begun. */
  private belongs(event: SeenEvent): boolean {
    const last = this.pending.at(-1);
    if (last === undefined) return false;
    if (last.type === event.type && LISTED.includes(event.type)) return true;
    return isDeed(last) && isDeed(event) && !OPENINGS.includes(event.type) && last.seat === event.seat;
  }

  private sentences(event: SeenEvent, group: readonly SeenEvent[]): string[] {
    switch (event.type) {
      case 'dealt':
        return [`Everybody is dealt ${counted(event.count, 'card')}.`];
      case 'rolledForStart':
        return this.rollsForStart(event);
      case 'turnedUp':
        return [`Turned up: ${this.cards(event.cards)}.`];
      case 'handsPassed':
        return ['All hands go to the right neighbors.'];
      case 'teleportMoved': {
        const { seat, number, from, to, discarded } = event;
        const under = discarded.length === 0 ? '' : ` Under it lay ${this.cards(discarded)}, out of the round now.`;
        return [`${this.name(seat)} moves teleport ${number} from ${from} to ${to}.${under}`];
      }
      case 'drew':
        return [this.draws(only(group, 'drew'))];
      case 'exhausted':
        return ['The draw pile is used up: the round ends with this turn.'];
      case 'roundEnded':
        return [
          event.cause === 'end'
            ? 'The end space is taken: the round is over.'
            : 'Somebody found no card to draw: the round is over.',
        ];
      case 'scored': {
        const scored = only(group, 'scored').sort((a, b) => a.seat - b.seat);
        const points = scored.map(({ seat, points, space, inHand }) =>
          inHand === 0
            ? `${this.name(seat)} ${points}`
            : `${this.name(seat)} ${points} (${space} and ${inHand} in hand)`,
        );
        return [
          `Points of this round: ${list(points)}.`,
          `Totals: ${list(scored.map(({ seat, total }) => `${this.name(seat)} ${total}`))}.`,
        ];
      }
      case 'turnStarted':
      case 'gameEnded':
        return [];
      default:
        return this.deeds(group.filter(isDeed));
    }
  }

  private deeds(group: readonly Deed[]): string[] {
    const [first] = group;
    return first === undefined
      ? []
      : [`${this.name(first.seat)} ${list(group.map((deed, i) => this.deed(deed, group[i - 1])))}.`];
  }

  /** What somebody does, without saying who. */
  private deed(event: Deed, before: Deed | undefined): string {
    switch (event.type) {
      case 'placed': {
        if (before?.type === 'tossedIn') return `puts it on ${event.at}`;
        const arrow = event.facing === null ? '' : ` (pointing to ${event.facing})`;
        return `puts ${this.card(event.card)} on ${event.at}${arrow}`;
      }
      case 'discarded':
        return `discards ${this.cards(event.cards)}`;
      case 'rolled':
        return `rolls ${[8, 11, 18].includes(event.value) ? 'an' : 'a'} ${event.value}`;
      case 'named':
        return `names ${list(event.targets.map((seat) => (seat === event.seat ? 'themself' : this.name(seat))))}${gift(event.steps)}`;
      case 'tossedIn':
        return `tosses in ${this.card(event.card)}`;
      case 'moved': {
        const to = event.path.at(-1) ?? event.from;
        return `moves ${to < event.from ? 'back ' : ''}from ${event.from} to ${to}`;
      }
      case 'put':
        return `is put from ${event.from} on ${event.to}`;
      case 'bumped':
        return `is bumped off ${this.card(event.card)} from ${event.from} to ${event.to}`;
      case 'fired':
        return `triggers ${this.card(event.card)}`;
      case 'took':
        return `takes ${this.card(event.card)} from ${event.at}`;
      case 'picked':
        return `takes ${this.card(event.card)}`;
      case 'movementSkipped':
        return 'does not move';
      case 'movementReversed':
        return 'will move backward';
      case 'cardsIgnored':
        return 'will pass over all cards';
    }
  }

  private rollsForStart({ seats, values }: Of<'rolledForStart'>): string[] {
    const highest = Math.max(...values);
    const first = seats.filter((_seat, i) => values[i] === highest);
    const rolls = `${list(seats.map((seat, i) => `${this.name(seat)} ${i === 0 ? 'rolls ' : ''}${values[i]}`))}.`;
    const names = list(first.map((seat) => this.name(seat)));
    return [`${rolls} ${names} ${first.length === 1 ? 'begins' : 'roll again'}.`];
  }

  /** `Ann draws a card, Ben 2 and Cleo one.` */
  private draws(group: readonly Of<'drew'>[]): string {
    const parts = group.map(({ seat, count }, i) =>
      i === 0
        ? `${this.name(seat)} draws ${counted(count, 'card')}`
        : `${this.name(seat)} ${count === 1 ? 'one' : count}`,
    );
    return `${list(parts)}.`;
  }

  private tellEvent({ row: id, number }: Of<'eventRolled'>): void {
    const row = catalogOf(this.start).events.find((one) => one.id === id);
    this.line(`Event ${number}! ${title(row?.name ?? id)}.`, this.paint.bold);
    for (const line of wrap(row?.text ?? '', this.paint.width, '    ')) this.print(this.paint.dim(line));
  }

  private line(text: string, dress: (text: string) => string = (line) => line): void {
    for (const line of wrap(text, this.paint.width, '  ')) this.print(dress(line));
  }

  private name(seat: Seat): string {
    return this.start.players[seat]?.name ?? `Seat ${seat}`;
  }

  /** `a Push`, `Fuck You`, `teleport 3`. */
  private card(id: CardId): string {
    const { name, number } = cardOf(this.start, id);
    if (number !== null) return name;
    const shown = title(name);
    return `${/^[AEIOUX]/.test(shown) ? 'an' : 'a'} ${shown}`;
  }

  private cards(ids: readonly CardId[]): string {
    return list(ids.map((id) => this.card(id)));
  }
}
