/**
 * The table as this device shows it. What each seat here sees is folded from what the room sends it, event by event; the page
 * shows that of one seat, and knows nothing else.
 */
import { batch, computed, signal } from '@preact/signals';
import type { RoomInfo } from 'frantic-engine/host';
import type { AnyAction, AnyEvent, AnyQuestion, AnyView, CardId, Game, Seat } from '../game.ts';
import type { Link } from '../link/link.ts';
import type { Heard, Said, Saying, Why } from '../link/protocol.ts';
import { INTERRUPTS, settings } from '../settings.ts';
import { type Click, followed } from './follow.ts';
import { type Lit, litFor, pickedCards, unpicked } from './lit.ts';

/** Shows what happens, and is over when it has been seen; says whether anything was shown. */
export type Show = (event: AnyEvent, view: AnyView) => Promise<boolean>;

/** What one seat at this device has been sent. */
interface Place {
  /** As far as it has been shown. */
  view: AnyView | null;
  /** What has been sent and not been shown. */
  pending: Extract<Heard, { type: 'events' }>[];
  /** What the seat is asked by what was sent last. */
  question: AnyQuestion | null;
  /** The number of the last message it said. */
  said: number;
  /** What it has answered to what goes on asking, by topic. */
  chosen: readonly Answered[];
  log: readonly LogLine[];
}

/** What a question was answered with. */
interface Answered {
  readonly topic: string;
  readonly action: AnyAction;
}

/** What asks: a card goes on asking until it has been told all it needs. */
const askerOf = (topic: string): string => topic.split('/', 1).join();

export interface LogLine {
  readonly key: number;
  readonly event: AnyEvent;
}

const NOBODY = -1;

/** With others around a table, nobody answers faster than so many milliseconds without having been asked. */
const LEAST_PAUSE = 400;

/** More lines than a game has that anybody plays. */
const LONGEST_LOG = 5000;

export class TableState {
  /** Whether a game is stepped through rather than played. */
  readonly isStudy: boolean = false;
  readonly me = signal<Seat>(NOBODY);
  /** Who has to take the device before anything is shown. */
  readonly handTo = signal<Seat | null>(null);
  readonly view = signal<AnyView | null>(null);
  readonly room = signal<RoomInfo | null>(null);
  readonly picked = signal<readonly Click[]>([]);
  readonly log = signal<readonly LogLine[]>([]);
  /** The hands of all at an open table; else of nobody. */
  readonly hands = signal<ReadonlyMap<Seat, readonly CardId[]>>(new Map());
  /** Whether something is being shown. */
  readonly isMoving = signal(false);
  /** How long there is to answer, in milliseconds from when it was said; `null`: for ever. */
  readonly clock = signal<{ readonly left: number } | null>(null);
  /** What need not be asked in a round: which seat, and what it could toss something in for. */
  private readonly never = signal<{ readonly round: number; readonly asks: readonly string[] }>({ round: 0, asks: [] });

  /** What is asked of who sits here, once all before it has been seen. */
  readonly question = computed<AnyQuestion | null>(() =>
    this.isMoving.value || this.handTo.value !== null ? null : (this.view.value?.question ?? null),
  );
  /** Whether the page answers by itself: there is nothing to decide, and the pause is that of a person. */
  readonly isPausing = computed(() => {
    const question = this.question.value;
    return question !== null && this.answersItself(question);
  });
  readonly lit = computed<Lit>(() => litFor(this.isPausing.value ? null : this.question.value, this.picked.value));

  /** What was chosen before, of what is being asked step by step. */
  readonly soFar = computed<readonly AnyAction[]>(() => {
    const question = this.question.value;
    return question === null ? [] : this.chosenBefore(question).map(({ action }) => action);
  });

  private readonly places = new Map<Seat, Place>();
  private keys = 0;
  /** Who has answered last at this device. */
  private last: Seat | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(
    readonly game: Game,
    readonly seats: readonly Seat[],
    readonly names: readonly string[],
    /** Whether those at this device hide their hands from each other. */
    private readonly hides: boolean,
    protected readonly link: Link,
    private readonly show: Show,
    private readonly refused: (reason: string, message: string) => void,
  ) {
    for (const seat of seats)
      this.places.set(seat, { view: null, pending: [], question: null, said: 0, chosen: [], log: [] });
    // Of several, nobody holds the device before somebody is asked.
    this.me.value = seats.length === 1 ? (seats[0] ?? NOBODY) : NOBODY;
  }

  /** Gives the seat up: somebody else may take it. */
  standUp(): void {
    for (const seat of this.seats) this.say(seat, { type: 'leave' });
  }

  /** Comes back to a room that goes on. */
  join(): void {
    for (const seat of this.seats) this.say(seat, { type: 'join' });
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.pause);
  }

  // ---- what the room says

  hear(seat: Seat, message: Heard): void {
    const place = this.places.get(seat);
    if (place === undefined) return;
    switch (message.type) {
      case 'view':
      case 'welcome':
        if (message.type === 'welcome') {
          place.said = Math.max(place.said, message.heard);
          if (message.view !== null) this.letPass(seat, message.view.round, message.letsPass);
        }
        this.room.value = message.room;
        this.wind(message.room.clock);
        if (message.view !== null) this.begin(seat, place, message.view);
        return;
      case 'room':
        this.room.value = message.room;
        this.wind(message.room.clock);
        this.agree();
        return;
      case 'refused':
        if (seat === this.me.value || !this.hides) this.refused(message.refusal.reason, message.refusal.message);
        // What was thought to be answered is not: back to what the room says.
        this.say(seat, { type: 'join' });
        return;
      case 'accepted':
        return;
      case 'events':
        this.wind(message.clock);
        place.pending.push(message);
        place.question = message.now.question;
        if (seat === this.me.value) void this.run();
        else {
          // At an open table all has been seen from wherever one sits.
          if (!this.hides) this.catchUp(place);
          this.settle();
        }
    }
  }

  /** A game has begun, or went back: all before is done with. */
  private begin(seat: Seat, place: Place, view: AnyView): void {
    place.view = view;
    place.pending = [];
    place.question = view.question;
    void this.link.ask('history', { seat }).then((events) => {
      place.log = events.slice(-LONGEST_LOG).map((event) => ({ key: ++this.keys, event }));
      if (seat === this.me.value) this.log.value = place.log;
    });
    if (seat === this.me.value && this.handTo.value === null) this.turnTo(seat);
    this.settle();
  }

  /** All who are asked have the same time. */
  private wind(clock: RoomInfo['clock']): void {
    this.clock.value = clock?.left == null ? null : { left: clock.left };
  }

  /** Those at this device sit next to each other: they agree to what one of them wants to take back. */
  private agree(): void {
    const undo = this.room.value?.undo ?? null;
    if (undo === null) return;
    const others = this.seats.includes(undo.by) ? this.seats.filter((seat) => !undo.agreed.includes(seat)) : [];
    for (const seat of others) this.say(seat, { type: 'agree', undo: undo.id, agree: true });
  }

  /** Agrees to what somebody on another machine wants to take back, or not. */
  agreeTo(undo: number, agree: boolean): void {
    this.say(this.me.value, { type: 'agree', undo, agree });
  }

  // ---- showing

  /** Shows what a seat sees from now on. */
  private turnTo(seat: Seat): void {
    const place = this.places.get(seat);
    if (place === undefined) return;
    batch(() => {
      this.me.value = seat;
      this.draw(place);
      this.picked.value = [];
    });
    void this.run();
  }

  /** Shows what has been sent, one event after the other. */
  private async run(): Promise<void> {
    const seat = this.me.value;
    const place = this.places.get(seat);
    if (place === undefined || this.isMoving.value || this.handTo.value !== null) return;
    this.isMoving.value = place.pending.length > 0;
    for (let message = place.pending.shift(); message !== undefined; message = place.pending.shift()) {
      for (const event of message.events) {
        if (place.view === null) break;
        const isSeen = await this.show(event, place.view);
        if (this.isOver) return;
        this.follow(place, event);
        // What nobody sees one by one is drawn at once: to draw it one by one would hold up the page.
        if (isSeen) this.draw(place);
      }
      this.arrive(place, message);
    }
    batch(() => {
      this.draw(place);
      this.isMoving.value = false;
      this.picked.value = [];
    });
    this.settle();
  }

  private draw({ view, log }: Place): void {
    batch(() => {
      this.view.value = view;
      this.log.value = log;
    });
  }

  /** What a seat sees once something has happened. */
  private follow(place: Place, event: AnyEvent): void {
    if (place.view === null) return;
    place.view = followed(place.view, event);
    place.log = [...place.log, { key: ++this.keys, event }].slice(-LONGEST_LOG);
  }

  /** What it sees once all of a message has happened: what no event says. */
  private arrive(place: Place, { now }: Extract<Heard, { type: 'events' }>): void {
    if (place.view !== null) place.view = { ...place.view, ...now } as AnyView;
  }

  /** Takes what has been sent as seen. */
  private catchUp(place: Place): void {
    for (const message of place.pending.splice(0)) {
      for (const event of message.events) this.follow(place, event);
      this.arrive(place, message);
    }
  }

  /** Lays the hands down, if nobody hides theirs. */
  private layHands(): void {
    if (this.hides) return;
    this.hands.value = new Map(this.seats.map((seat) => [seat, this.places.get(seat)?.view?.hand ?? []]));
  }

  /** Once all has been seen: somebody else here may be asked, or nobody need be asked at all. */
  private settle(): void {
    if (this.isMoving.value || this.handTo.value !== null) return;
    this.layHands();
    const own = this.places.get(this.me.value)?.question ?? null;
    const asked = own === null ? this.seats.find((seat) => this.places.get(seat)?.question) : this.me.value;
    const question = asked === undefined ? null : (this.places.get(asked)?.question ?? null);
    if (asked === undefined || question === null) return;
    if (this.answersItself(question)) this.answerSoon(question);
    else if (asked !== this.me.value && !this.hides) this.turnTo(asked);
    else if (asked !== this.me.value) {
      batch(() => {
        this.handTo.value = asked;
        this.view.value = null;
      });
    }
  }

  /** Whoever was called has taken the device. */
  take(): void {
    const seat = this.handTo.value;
    this.handTo.value = null;
    if (seat !== null) this.turnTo(seat);
    this.settle();
  }

  // ---- answering

  /** Something on the table has been clicked that is lit. */
  click(click: Click): void {
    const question = this.question.value;
    if (question === null || this.isPausing.value) return;
    const picked = [...this.picked.value, click];
    const { action, isWhole } = litFor(question, picked);
    if (isWhole && action !== null) this.answer(action);
    else this.picked.value = picked;
  }

  /** A card of the hand has been clicked: chosen, taken back, chosen in place of another one, or sent as it is. */
  clickCard(card: CardId): boolean {
    const { cards, instead, action } = this.lit.value;
    const picked = pickedCards(this.picked.value);
    if (cards.has(card)) this.click({ card });
    else if (picked.includes(card)) {
      if (picked.length === 1 && action !== null && action.type === 'play') this.answer(action);
      else this.picked.value = unpicked(this.question.value, this.picked.value, card);
    } else if (instead.has(card)) {
      this.unpick();
      this.click({ card });
    } else return false;
    return true;
  }

  /** Sends what has been clicked together. */
  confirm(): void {
    const { action } = this.lit.value;
    if (action !== null) this.answer(action);
  }

  unpick(): void {
    this.picked.value = [];
  }

  /** Takes back what was done last: one's own, or at an open table whoever's it was. */
  undo(): void {
    this.say(this.hides ? this.me.value : (this.last ?? this.me.value), { type: 'undo' });
  }

  rematch(): void {
    const games = this.room.value?.games ?? 0;
    for (const seat of this.seats) this.say(seat, { type: 'rematch', games, agree: true });
  }

  /** What nobody asks who sits here in this round, by kind of interrupt. */
  get notAsked(): readonly string[] {
    const { round, asks } = this.never.value;
    const mine = `${this.me.value} `;
    if (round !== this.view.value?.round) return [];
    return asks.filter((ask) => ask.startsWith(mine)).map((ask) => ask.slice(mine.length));
  }

  /** From now on nobody asks this in this round; or somebody does again. */
  neverAsk(trigger: string, isNever = true): void {
    const seat = this.me.value;
    const round = this.view.value?.round ?? 0;
    const others = this.notAsked.filter((one) => one !== trigger);
    const triggers = isNever ? [...others, trigger] : others;
    this.letPass(seat, round, triggers);
    // A room that lets pass by itself does so for this seat as for those that hold nothing.
    if (this.isPassing) this.say(seat, { type: 'letPass', triggers });
    this.settle();
  }

  private letPass(seat: Seat, round: number, triggers: readonly string[]): void {
    const before = this.never.value.round === round ? this.never.value.asks : [];
    const others = before.filter((ask) => !ask.startsWith(`${seat} `));
    this.never.value = { round, asks: [...others, ...triggers.map((trigger) => `${seat} ${trigger}`)] };
  }

  /** Whether the room lets pass for those who hold nothing. */
  private get isPassing(): boolean {
    return this.room.value?.policy.autoPass != null;
  }

  /** Who may be told why something cannot be done. */
  get wisher(): Seat | null {
    return this.question.value?.seat ?? null;
  }

  /** Why something may be done now, or not. */
  why(action: AnyAction): Promise<Why> {
    // The room numbers questions in its own way.
    const { to: _, ...bare } = action;
    return this.link.ask('why', { action: bare, lang: settings.value.lang });
  }

  /** Answers what is asked of who sits here. */
  private answer(action: AnyAction): void {
    const question = this.question.value;
    if (question === null) return;
    const place = this.places.get(question.seat);
    // Tossing something in is said to nobody who goes on asking.
    if (place !== undefined && question.type !== 'react')
      place.chosen = [...this.chosenBefore(question), { topic: question.topic, action }];
    this.send(question, action);
  }

  /** What was answered before to what asks this; whoever is asked the same once more, after a move was taken back, anew. */
  private chosenBefore({ seat, topic }: AnyQuestion): readonly Answered[] {
    const chosen = this.places.get(seat)?.chosen ?? [];
    const mine = chosen.filter((one) => askerOf(one.topic) === askerOf(topic));
    const again = mine.findIndex((one) => one.topic === topic);
    return again < 0 ? mine : mine.slice(0, again);
  }

  protected send({ id, seat }: AnyQuestion, action: AnyAction): void {
    const place = this.places.get(seat);
    if (place === undefined) return;
    clearTimeout(this.pause);
    this.last = seat;
    // Until the room says what has come of it, nothing is asked.
    place.question = null;
    if (place.view !== null) place.view = { ...place.view, question: null } as AnyView;
    if (seat === this.me.value) {
      batch(() => {
        this.picked.value = [];
        this.view.value = place.view;
      });
    }
    this.say(seat, { type: 'answer', action: { ...action, to: id } } as Saying);
  }

  private say(seat: Seat, saying: Saying): void {
    const place = this.places.get(seat);
    if (place === undefined) return;
    place.said += 1;
    this.link.say(seat, { ...saying, id: place.said } as Said);
  }

  /** Whether there is nothing to decide. The pause is there all the same, so that nobody can tell. */
  protected answersItself(question: AnyQuestion): boolean {
    if (question.type !== 'react' || !question.decline) return false;
    const { round, asks } = this.never.value;
    if (round === this.view.value?.round && asks.includes(`${question.seat} ${question.trigger}`)) return true;
    // Who is handed the device only when there is something to toss in would be known to hold it.
    const isAlone = this.seats.length === 1 || !this.hides;
    const kind = INTERRUPTS.find((one) => one === question.trigger);
    return isAlone && question.cards.length === 0 && (kind === undefined || settings.value.ask[kind] === 'can');
  }

  /** Lets it go after as long as somebody may think. Where the room does that, it is left to the room. */
  private answerSoon(question: AnyQuestion): void {
    clearTimeout(this.pause);
    if (this.isPassing) return;
    const { pace } = settings.value;
    const fair = this.seats.length > 1 && this.hides ? Math.max(pace, LEAST_PAUSE) : pace;
    const ms = fair * (0.5 + Math.random());
    this.pause = setTimeout(() => {
      if (this.isOver || this.places.get(question.seat)?.question?.id !== question.id) return;
      if (this.answersItself(question)) this.send(question, { type: 'decline', seat: question.seat });
    }, ms);
  }
}
