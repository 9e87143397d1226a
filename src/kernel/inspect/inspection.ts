/**
 * Looking into queues from outside: whether a saved one can have come about, and what a guess makes of it.
 *
 * Nothing here is needed to play.
 */
import type { CardId, Seat } from '../actions.ts';
import type { Random } from '../draws.ts';
import type { Json } from '../json.ts';
import type { Decision } from '../questions.ts';
import { answersIn, askedIn, type Machine, remembered } from '../queue.ts';
import { alwaysOpen, OPS, type Script } from '../script.ts';
import { type Frame, frameAt, type StepContext } from '../step-context.ts';
import { takenIn, tossMemory, WINDOW, type WindowMemory, windowMemory } from '../window.ts';

/** What a seat holds, or does not hold, because it is asked, or is not. */
export interface Demand {
  readonly seat: Seat;
  /** Whether it holds one of these cards, rather than none. */
  readonly holds: boolean;
  readonly fits: ReadonlySet<CardId>;
}

const NOBODY: readonly Seat[] = [];

/** Looks into the queue of the state that a context is pointed at. */
export class Inspection<C extends StepContext, Q extends Decision> {
  private readonly questions = new Map<Script<C>, readonly { readonly name: string; readonly first: number }[]>();

  constructor(
    private readonly c: C,
    private readonly machine: Machine<C, Q>,
    private readonly hasAnswer: (q: Q) => boolean,
  ) {}

  /** Why nobody can have come to be asked what is asked now, or `null`. */
  problem(): string | null {
    const { c, machine } = this;
    if (c.g.queue.length === 0) return null;
    const frame = machine.top();
    const step = machine.stepOf(frame);
    const players = c.players();
    if (step.op !== OPS.ask && step.op !== OPS.askAll) return 'waits for nobody';
    const asked = step.op === OPS.ask ? [machine.asker(step, frame)] : askedIn(frame);
    const answers: Readonly<Record<Seat, Json>> = step.op === OPS.ask ? {} : answersIn(frame, step);
    if (Object.keys(answers).some((seat) => !asked.includes(Number(seat))))
      return 'has an answer of somebody not asked';
    for (const seat of asked) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= players) return 'asks nobody';
      const q = machine.asked(step, frame, seat);
      const answer = answers[seat];
      if (answer !== undefined) {
        if (!this.isAnswer(q, seat, answer)) return `has an answer of seat ${seat} that is none`;
      } else if (
        !this.hasAnswer(q) ||
        (step.extra !== alwaysOpen && machine.decisions.kindOf(q).forced(q) !== undefined)
      ) {
        return `leaves seat ${seat} no choice`;
      }
    }
    return machine.waitingFor().length === 0 ? 'waits for nobody' : null;
  }

  /** Whether an effect can remember this of the answer of one of several seats: what is read of a lawful one. */
  private isAnswer(q: Q, seat: Seat, value: Json): boolean {
    const kind = this.machine.decisions.kindOf(q);
    const written = JSON.stringify(value);
    if (written === JSON.stringify(kind.forced(q))) return true;
    const action = value === null ? kind.decline(q, seat) : kind.say(value, seat);
    if (action === null || kind.refuse(q, action, this.c.players()) !== null) return false;
    return JSON.stringify(kind.read(q, action)) === written;
  }

  /** Whether the seats that an open window asks are those it would ask with these hands. */
  asksRightly(): boolean {
    const { c } = this;
    const memory = this.window();
    if (memory === null) return true;
    if (this.tossers(memory).length > 0 && !c.reopens(memory.trigger, memory.each)) return false;
    return c.entitled(memory.trigger, this.couldBeAsked(memory)).join() === memory.seats.join();
  }

  /** What of these cards the seats hold or do not hold, as far as it shows in who is asked now. */
  demands(cards: readonly CardId[]): Demand[] {
    const { c, machine } = this;
    const demand = (seat: Seat, holds: boolean, fits: (card: CardId) => boolean): Demand => ({
      seat,
      holds,
      fits: new Set(cards.filter(fits)),
    });
    const memory = this.window();
    if (memory !== null) {
      return this.couldBeAsked(memory).flatMap((seat) => {
        const fits = c.asksFor(memory.trigger, seat);
        return fits === null ? [] : [demand(seat, memory.seats.includes(seat), fits)];
      });
    }
    return machine.waitingFor().flatMap((seat) => {
      const q = machine.question(seat);
      const needed = q === null ? null : (machine.decisions.kindOf(q).needs?.(q) ?? null);
      return needed?.from === c.handOf(seat) ? [demand(seat, true, needed.fits)] : [];
    });
  }

  /** What the open window remembers; `null` if none is open. */
  private window(): WindowMemory | null {
    const { c, machine } = this;
    if (c.g.queue.length === 0) return null;
    const frame = machine.top();
    return frame.script === WINDOW ? windowMemory(frame) : null;
  }

  /** Who has tossed a card in at a window before it was opened again. */
  private tossers({ subject }: WindowMemory): readonly Seat[] {
    return takenIn(frameAt(this.c.g.queue, subject));
  }

  /** Whom a window is for, as far as their position goes. Whoever has tossed a card in is not asked again. */
  private couldBeAsked(memory: WindowMemory): readonly Seat[] {
    const { c, machine } = this;
    const frame = frameAt(c.g.queue, memory.subject);
    const step = machine.windowOf(frame);
    machine.enter(frame);
    const tossers = this.tossers(memory);
    return step.run(c, remembered(frame)).filter((seat) => !tossers.includes(seat));
  }

  /**
   * Forgets what a seat may not know of answers. Where several are asked at once, those who have answered in secret are
   * asked again, or are returned if they are known to have answered: they have to answer anew. Whoever may have a card of
   * an earlier window still to toss in decides anew. What was answered in an earlier lap of a loop is forgotten.
   */
  forgetAnswers(viewer: Seat, chance: Random): readonly Seat[] {
    const { queue } = this.c.g;
    for (const frame of queue) {
      if (frame.script === WINDOW) this.forgetTosses(frame, viewer, chance);
      this.forgetLaps(frame);
    }
    const frame = queue[queue.length - 1];
    return frame === undefined || !Array.isArray(frame.v.asked) ? NOBODY : this.forgetOpen(frame, viewer);
  }

  /** Answers to what several are asked at once. Those who have to answer anew are returned; at a window they are asked again. */
  private forgetOpen(frame: Frame, viewer: Seat): readonly Seat[] {
    const answers = answersIn(frame, this.machine.stepOf(frame));
    const others = askedIn(frame).filter((seat) => seat !== viewer && answers[seat] !== undefined);
    for (const seat of others) delete answers[seat];
    return frame.script === WINDOW ? NOBODY : others;
  }

  /** Answers to questions that an effect has yet to come to, again: it will be given others before it reads them. */
  private forgetLaps(frame: Frame): void {
    const open = Array.isArray(frame.v.asked) ? this.machine.stepOf(frame).name : null;
    for (const { name, first } of this.questionsOf(this.machine.scriptOf(frame)))
      if (first >= frame.at && name !== open && frame.v[name] !== undefined) delete frame.v[name];
  }

  /** The names under which a script remembers answers, and where each is asked for first. */
  private questionsOf(script: Script<C>): readonly { readonly name: string; readonly first: number }[] {
    const known = this.questions.get(script);
    if (known !== undefined) return known;
    const first = new Map<string, number>();
    script.steps.forEach(({ op, name }, at) => {
      if ((op === OPS.ask || op === OPS.askAll) && !first.has(name)) first.set(name, at);
    });
    const found = [...first].map(([name, at]) => ({ name, first: at }));
    this.questions.set(script, found);
    return found;
  }

  /** Those who may be waiting to toss a card in choose again from their hands. */
  private forgetTosses(frame: Frame, viewer: Seat, chance: Random): void {
    const { trigger, seats, each, cards, seat: tossing, 'seat#': loop } = tossMemory(frame);
    if (loop === undefined || tossing === undefined) return;
    const order = this.c.winners(trigger, seats, each);
    const done = loop.list.slice(0, loop.nth);
    // If only the first one counts, nobody is waiting.
    const after = order.length < seats.length ? [] : order.slice(order.indexOf(tossing) + 1);
    for (const seat of seats) if (seat !== viewer && !done.includes(seat)) cards[seat] = null;
    const waiting = after.filter((seat) => {
      if (seat !== viewer) {
        const held = [null, ...this.c.reactions(trigger, seat)];
        cards[seat] = held[Math.floor(chance() * held.length)] ?? null;
      }
      return cards[seat] !== null;
    });
    loop.list = [...done, ...waiting];
  }
}
