/** A room while a message or the time changes it, and what that brings about. */
import type { GameEngine } from '../common/door.ts';
import { createRandom } from '../common/random.ts';
import type { QuestionId, Seat } from '../kernel/actions.ts';
import type { Policy } from './policy.ts';
import { type Game, passesOf, type Room, type RoomSeat, sitting } from './room.ts';
import type { Tools } from './tools.ts';
import type { HostedTypes } from './types.ts';

/** Bots alone could play a whole game at once: after so many answers the next message or tick goes on. */
const MOST_AT_ONCE = 50;

/** So many questions fit into a game before the numbers of the next one begin. */
const QUESTIONS = 2 ** 24;

/** A question as it is numbered in a room: none of a game that begins anew or goes back is called like one before. */
export const numberOf = (epoch: number, id: QuestionId): QuestionId => epoch * QUESTIONS + id;

/** Who is asked, as everybody may know it. */
export const askedOf = <G extends HostedTypes>(engine: GameEngine<G>, state: G['state']): readonly Seat[] =>
  engine.viewOf(state, 'spectator').asked;

/** What is done to a room with one message, or by the time. */
export class Draft<G extends HostedTypes> {
  /** What has happened in the game, with everybody's secrets. */
  readonly events: G['event'][] = [];
  /** Whether the game is another one than those events lead to. */
  isFresh = false;
  /** Whether something about the room itself has changed. */
  isTold = false;

  constructor(
    readonly tools: Tools<G>,
    public room: Room<G>,
    readonly now: number,
  ) {}

  change(change: Partial<Room<G>>): void {
    this.room = { ...this.room, ...change };
  }

  /** Changes a seat in what all may see, or in what only the room knows. */
  changeSeat(seat: Seat, change: Partial<RoomSeat>): void {
    this.change({ seats: this.room.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)) });
  }

  /** Changes what everybody is told of. */
  tell(change: Partial<Room<G>>): void {
    this.change(change);
    this.isTold = true;
  }

  /** The number of the open question of a seat in this room, or `null`. */
  openQuestion(seat: Seat): QuestionId | null {
    const { state, epoch } = this.room;
    const asked = state === null ? null : this.tools.engine.questionOf(state, seat);
    return asked === null ? null : numberOf(epoch, asked.id);
  }

  /** Plays what the rules allow. */
  play(state: G['state'], action: G['action']): void {
    const { engine } = this.tools;
    const after = engine.transition(state, action);
    this.events.push(...after.events);
    this.change({ state: after.state, actions: [...this.room.actions, action] });
    // While the same questions are open to fewer seats, the clock of all of them goes on.
    const isSame = (seat: Seat): boolean =>
      engine.questionOf(state, seat)?.id === engine.questionOf(after.state, seat)?.id;
    if (after.state.outcome === null && engine.waitingFor(after.state).every(isSame)) return;
    this.wind(after.events.length > 0 || `${askedOf(engine, state)}` !== `${askedOf(engine, after.state)}`);
  }

  /** Begins a game. */
  begin(blank: G['mutableRecord']): void {
    const { games } = this.room;
    this.renew({ state: this.tools.engine.replay(blank), blank, actions: [] });
    const seats = this.room.seats.map((seat) => ({ ...seat, letsPass: null }));
    this.change({ games: games + 1, paused: null, rematch: [], seats });
  }

  /** Puts another game into the place of the one that is played. */
  renew(game: Game<G>): void {
    const { epoch, state: before } = this.room;
    this.change({ ...game, epoch: before === null ? epoch : epoch + 1, undo: null });
    this.isFresh = true;
    this.wind(true);
  }

  /** The clock begins anew, with as much time for all who are asked; for everybody to see, or for them alone. */
  wind(isShown: boolean): void {
    const { state, clock, policy, paused } = this.room;
    const types = state === null ? [] : this.typesAsked(state);
    if (types.length === 0) {
      this.change({ clock: null });
      return;
    }
    const since = paused ?? this.now;
    const limits = types.map((type) => limitOf(policy, type));
    const most = limits.reduce((a, b) => (a === null || b === null ? null : Math.max(a, b)));
    const due = most === null ? null : since + most;
    this.change({ clock: { since, due, shown: isShown || clock === null ? due : clock.shown } });
  }

  private typesAsked(state: G['state']): string[] {
    const { engine } = this.tools;
    return engine.waitingFor(state).map((seat) => engine.questionOf(state, seat)?.type ?? '');
  }

  /** Lets the time pass up to now: whoever is too late is answered for, and bots answer. */
  pass(): void {
    this.timeOut();
    for (let nth = 0; nth < MOST_AT_ONCE; nth++) if (!this.botAnswers() && !this.letsPass()) return;
  }

  private timeOut(): void {
    const { state, clock } = this.room;
    if (!isGoing(this.room) || state === null || clock === null || clock.due === null || this.now < clock.due) return;
    const late = this.tools.engine.waitingFor(state).map((seat) => [seat, this.openQuestion(seat)] as const);
    for (const [seat, question] of late) if (this.openQuestion(seat) === question) this.answerLate(seat);
  }

  /** Answers for a seat whose time is over. */
  private answerLate(seat: Seat): void {
    const { state, policy, seats } = this.room;
    if (state === null) return;
    const bot = seats[seat]?.bot ?? (policy.timeout === 'bot' ? policy.bot : null);
    if (bot !== null) {
      this.letAnswer(state, seat, bot);
      return;
    }
    const standard = policy.timeout === 'bot' ? 'drawThenPass' : policy.timeout;
    // Who draws passes as well: whoever is away would need two time limits for one turn.
    for (const action of this.tools.engine.fallbackActions(state, seat, { policy: standard }))
      this.play(this.room.state ?? state, action);
  }

  /** A bot answers whose time has come, if there is one. */
  private botAnswers(): boolean {
    const { state, policy, clock } = this.room;
    if (state === null || clock === null || !isGoing(this.room) || this.now < clock.since + policy.botDelay)
      return false;
    const seat = this.botAsked(state);
    const bot = seat === null ? null : (this.room.seats[seat]?.bot ?? null);
    if (seat === null || bot === null) return false;
    this.letAnswer(state, seat, bot);
    return true;
  }

  /** A seat that waits for its bot. */
  private botAsked(state: G['state']): Seat | null {
    const { seats } = this.room;
    return this.tools.engine.waitingFor(state).find((seat) => seats[seat]?.bot != null) ?? null;
  }

  /** A seat that holds nothing to toss in, or said so before, lets it pass, if the time of one has come. */
  private letsPass(): boolean {
    const { state } = this.room;
    if (state === null || !isGoing(this.room)) return false;
    const { engine } = this.tools;
    const seat = engine.waitingFor(state).find((one) => (this.passesAt(one) ?? this.now + 1) <= this.now);
    if (seat === undefined) return false;
    for (const action of engine.fallbackActions(state, seat)) this.play(state, action);
    return true;
  }

  /** When a seat that can only decline to toss a card in, or wants no more, does so by itself; `null`: never. */
  private passesAt(seat: Seat): number | null {
    const { state, clock, policy, blank, epoch, seats } = this.room;
    if (policy.autoPass === null || state === null || clock === null || seats[seat]?.bot != null) return null;
    const { engine } = this.tools;
    const asked = engine.questionOf(state, seat);
    if (asked?.type !== 'react') return null;
    const wantsTo = passesOf(this.room, seat).includes(asked.trigger ?? '');
    if (!wantsTo && engine.countLegal(state, seat) > 1) return null;
    const [least, most] = policy.autoPass;
    const random = createRandom(`${blank.setup.seed}/${numberOf(epoch, asked.id)}/${seat}`);
    return clock.since + least + Math.floor(random() * (most - least + 1));
  }

  private letAnswer(state: G['state'], seat: Seat, name: string): void {
    const { blank, actions, epoch } = this.room;
    const bot = this.tools.bots[name];
    if (bot === undefined) return;
    const seed = `${blank.setup.seed}/${epoch}/${actions.length}/${seat}`;
    this.play(state, bot(state, seat, seed));
  }

  /** When the time changes something; `null`: never. */
  due(): number | null {
    const { state, clock, policy } = this.room;
    if (state === null || clock === null || !isGoing(this.room)) return null;
    const bot = this.botAsked(state) === null ? null : clock.since + policy.botDelay;
    const passes = this.tools.engine.waitingFor(state).map((seat) => this.passesAt(seat));
    const times = [clock.due, bot, ...passes].filter((time) => time !== null);
    return times.length === 0 ? null : Math.min(...times);
  }
}

/** Whether clocks go and bots play: not if all have left, so that nobody's game is over when they come back. */
const isGoing = ({ paused, seats }: Room<HostedTypes>): boolean =>
  paused === null && (sitting(seats).length > 0 || seats.every(({ open }) => !open));

function limitOf({ limits }: Policy, type: string): number | null {
  if (type === 'react') return limits.react;
  return type === 'turn' || type === 'place' ? limits.turn : limits.other;
}
