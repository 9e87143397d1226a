/** What hands come to, and by how many points each event sets the players apart. Kept from what happens alone. */
import type { CardId, CardInfo, GameEvent } from 'frantic-engine';

/** An event that is being carried out, and what each player stood at when it was turned over. */
interface Carried {
  readonly event: string;
  readonly before: readonly number[];
}

/** The points in all hands, and those that were written down in the middle of a round. */
export class Hands {
  private standing: number[];
  private carried: Carried[] = [];
  /** How many events are triggered and not yet turned over. */
  private due = 0;

  /** `swung` is told of every event that is carried out. */
  constructor(
    private readonly cards: readonly CardInfo[],
    players: number,
    private readonly swung: (event: string, points: number) => void,
  ) {
    this.standing = Array<number>(players).fill(0);
  }

  /** What each player stands at, by seat. */
  get points(): readonly number[] {
    return this.standing;
  }

  /** Whether an event is carried out when it is turned over now. One that nobody triggered is only shown. */
  get carriesOut(): boolean {
    return this.due > 0;
  }

  /** Takes down what moves points. */
  note(event: GameEvent): void {
    switch (event.type) {
      case 'roundStarted':
        this.standing.fill(0);
        this.carried = [];
        this.due = 0;
        break;
      case 'dealt':
      case 'drew':
      case 'pickedUp':
        this.take(event.seat, event.cards);
        break;
      case 'recalled':
      case 'tookDiscard':
        this.move(event.seat, event.card, 1);
        break;
      case 'fetched':
        this.move(event.seat, event.card, 1);
        if (event.from !== null) this.move(event.from, event.card, -1);
        break;
      case 'played':
      case 'tossedIn':
        this.move(event.seat, event.card, -1);
        break;
      case 'laid':
      case 'discarded':
        this.take(event.seat, event.cards, -1);
        break;
      case 'gave':
        this.take(event.from, event.cards, -1);
        this.take(event.to, event.cards);
        break;
      case 'totalChanged':
        this.count(event.seat, event.points);
        break;
      case 'eventTriggered':
        this.due++;
        break;
      case 'eventTurned':
        if (this.due === 0) break;
        this.due--;
        this.carried.push({ event: event.row, before: [...this.standing] });
        break;
      case 'lastingStarted':
        // What an event does later is no part of what it does at once.
        this.carried = this.carried.filter((one) => one.event !== event.row);
        break;
      case 'roundEnded':
        // Whatever an event would still do, nobody's hand counts it.
        this.carried = [];
        break;
      case 'eventOver':
        this.end(event.row);
        break;
    }
  }

  private end(event: string): void {
    const at = this.carried.map((one) => one.event).lastIndexOf(event);
    const [ended] = at < 0 ? [] : this.carried.splice(at, 1);
    if (ended === undefined) return;
    const changes = this.standing.map((points, seat) => points - (ended.before[seat] ?? 0));
    this.swung(event, Math.max(...changes) - Math.min(...changes));
  }

  private take(seat: number, cards: readonly CardId[] | null, sign: 1 | -1 = 1): void {
    for (const card of cards ?? []) this.move(seat, card, sign);
  }

  private move(seat: number, card: CardId, sign: 1 | -1): void {
    this.count(seat, sign * (this.cards[card]?.points ?? 0));
  }

  private count(seat: number, points: number): void {
    this.standing[seat] = (this.standing[seat] ?? 0) + points;
  }
}
