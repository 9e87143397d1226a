/**
 * The event queue: effects that wait, the last one resolving next.
 *
 * What a step calls resolves before the next step; what interrupts resolves before what it interrupts; equals resolve
 * in the order of their seats, then oldest first. The queue is part of the state, so a game can be saved in the middle of any effect.
 *
 * The kernel knows no game. A game gives it scripts and a `Table`, the context in which steps are run.
 */
import type { Action, Seat } from './actions.ts';
import type { Decisions } from './decisions.ts';
import type { Draws, Random } from './draws.ts';
import { Held } from './held.ts';
import type { Json, Memory } from './json.ts';
import { isObject } from './kind.ts';
import type { Arguments } from './memory.ts';
import type { Decision } from './questions.ts';
import { problem, type Refused } from './refusals.ts';
import type { AskAllStep, AskStep, Cursor, Script, Step, WindowStep } from './script.ts';
import { alwaysOpen, OPS } from './script.ts';
import { type Frame, frameAt, type StepContext } from './step-context.ts';
import { WINDOW, windowMemory } from './window.ts';

/** How many steps one action may take before the kernel stops with a dump of the queue. */
export const STEP_BUDGET = 10_000;

/** The queue as text, one effect a line, the next to resolve last. */
export function dump(queue: readonly Frame[]): string {
  return queue.map((f) => `${f.script} at=${f.at} me=${f.me} ${JSON.stringify(f.v)}`).join('\n');
}

/** Runs scripts over a state. */
export class Machine<C extends StepContext, Q extends Decision = Decision> {
  /** The question that was asked last: mostly it is answered next. */
  readonly held = new Held<Q, AskStep<C> | AskAllStep<C>>();
  /** By how many effects wait: the script looked up last. At the same depth it often is the same one again. */
  private readonly last: Script<C>[] = [];
  /** How many questions chance still answers as soon as they are asked, by which rows, and where it comes from. */
  private left = 0;
  private draws: Draws<Q> | null = null;
  private chance: Random = () => 0;

  constructor(
    private readonly scripts: ReadonlyMap<string, Script<C>>,
    private readonly c: C,
    readonly decisions: Decisions<Q>,
  ) {}

  /** Resolves the queue until somebody must decide. */
  run(): void {
    const { c } = this;
    const queue = c.g.queue;
    let budget = STEP_BUDGET;
    while (queue.length > 0) {
      const frame = queue[queue.length - 1] as Frame;
      const { steps } = this.scriptOf(frame);
      this.enter(frame);
      const v = remembered(frame);
      let at = frame.at;
      // Runs this effect until another one is on top of the queue, or somebody must decide.
      for (;;) {
        if (--budget === 0)
          throw c.fault('endless', `One action took ${STEP_BUDGET} steps. The queue:\n${dump(queue)}`);
        if (at >= steps.length) {
          queue.pop();
          break;
        }
        const step = steps[at] as Step<C>;
        if (step.op === OPS.when) {
          at = step.run(c, v) ? step.next : step.to;
        } else if (step.op === OPS.do) {
          at = step.next;
          frame.at = at;
          step.run(c, v);
          // It may have called something, or been sent somewhere else.
          if (frame.at !== at || queue[queue.length - 1] !== frame) break;
          c.me = frame.me;
        } else if (step.op === OPS.branch) {
          // Looking its few labels through is faster than looking a name up.
          const label = step.run(c, v);
          let nth = 0;
          while (nth < step.extra.length && step.extra[nth] !== label) nth++;
          at = step.places[nth] as number;
          c.me = frame.me;
        } else if (step.op === OPS.goto) {
          at = step.to;
        } else if (step.op === OPS.fire) {
          frame.at = at + 1;
          at = step.next;
          if (this.fire(step.name)) break;
        } else if (step.op === OPS.call) {
          // Whoever looks into a saved game finds the step that called before the one that is due.
          frame.at = at + 1;
          at = step.next;
          const script = step.run(c, v);
          if (script !== null) {
            this.push(
              script,
              step.who === null ? frame.me : step.who(c, v),
              step.extra === null ? {} : (step.extra(c, v) as Arguments),
            );
            break;
          }
        } else if (step.op === OPS.ask) {
          frame.at = at;
          const forced = step.extra === alwaysOpen ? undefined : this.forced(step, frame, frame.me);
          if (forced !== undefined) {
            this.remember(frame, step, frame.me, forced);
          } else {
            c.g.questions++;
            if (!this.drawn(step, frame, frame.me)) return;
            budget = STEP_BUDGET;
          }
          at = frame.at;
        } else if (step.op === OPS.askAll) {
          frame.at = at;
          const seat = this.askedAll(step, frame);
          if (seat === undefined) at++;
          else if (this.drawn(step, frame, seat)) budget = STEP_BUDGET;
          else return;
        } else if (step.op === OPS.each) {
          const list = step.run(c, v);
          if (list.length === 0) {
            at = step.to;
          } else {
            frame.v[step.loop] = { list: [...list], nth: 1 };
            frame.v[step.name] = list[0] as Seat;
            at++;
          }
        } else if (step.op === OPS.next) {
          const loop = frame.v[step.loop] as unknown as { list: readonly Seat[]; nth: number } satisfies Cursor;
          const seat = loop.list[loop.nth];
          if (seat === undefined) {
            at++;
          } else {
            loop.nth++;
            frame.v[step.name] = seat;
            at = step.to;
          }
        } else if (step.op === OPS.window) {
          frame.at = ++at;
          frame.v.taken = [];
          const seats = c.entitled(step.name, step.run(c, v));
          if (seats.length > 0) {
            const each = step.who?.(c, v) ?? false;
            this.push(WINDOW, frame.me, { trigger: step.name, seats, subject: queue.length - 1, each });
            break;
          }
        } else if (step.op === OPS.keep) {
          frame.v[step.name] = step.run(c, v) as Json;
          at = step.next;
        } else {
          at = steps.length;
        }
      }
    }
  }

  /** Why an action is refused, or `null` if it may be given to `answer`. */
  admit(action: unknown): Refused | null {
    const { c, decisions } = this;
    if (!isObject(action)) return problem({ reason: 'no-object' });
    const said = action as Action;
    const { seat: by } = said;
    if (!Number.isInteger(by)) return problem({ reason: 'seat-not-whole', field: 'seat' });
    const players = c.players();
    if (by < 0 || by >= players) return problem({ reason: 'no-such-seat', named: by, field: 'seat' });
    if (c.g.queue.length === 0) return problem({ reason: 'game-over' });
    const question = this.isHeld(by) ? this.held.question : this.question(by);
    const refusal = this.refusalOf(question, said, players);
    const { types } = decisions;
    return refusal === null || types.includes(said.type)
      ? refusal
      : problem({ reason: 'no-such-type', types, field: 'type' });
  }

  /** Why an action is refused as an answer to a question. Whether any question has answers of its type is not looked at. */
  private refusalOf(question: Q | null, action: Action, players: number): Refused | null {
    if (action.to !== undefined && (question === null || action.to !== this.c.g.questions))
      return problem({ reason: Number.isInteger(action.to) ? 'stale' : 'id-not-whole', field: 'to' });
    if (question === null) return problem({ reason: 'not-asked' });
    const kind = this.decisions.kindOf(question);
    const refusal = kind.refuse(question, action, players);
    if (refusal === null) this.held.answer = kind.read(question, action);
    return refusal;
  }

  /** Takes the answer that was just admitted, or drawn, and resolves the queue. */
  answer(): void {
    const { step, seat, answer } = this.held;
    if (step !== null) this.remember(this.c.frame, step, seat, answer);
    this.run();
  }

  /** A lawful answer of a seat to what it is asked, each as likely as any other. It is held, too. */
  draw(draws: Draws<Q>, q: Q, seat: Seat, chance: Random): Action {
    const { held, c } = this;
    const by = draws.of(q);
    const answer = by.draw(q, chance);
    // Chance comes from the host, who may have asked something else in the middle of it.
    if (by.isSaid !== undefined && held.isOf(c.g, seat)) {
      held.answer = answer;
      held.drawnBy = by;
    }
    return this.decisions.kindOf(q).say(answer, seat);
  }

  /** Whether an action says the answer that was drawn last, for a question that is still open: then it is lawful. */
  drew(action: unknown): boolean {
    const { drawnBy, answer, seat } = this.held;
    if (drawnBy === null || !isObject(action) || !this.isHeld(seat)) return false;
    return drawnBy.isSaid?.(answer, action, seat) === true;
  }

  /** Whether the question that is held is the open one of a seat. Points the context at what asks it. */
  private isHeld(seat: Seat): boolean {
    const { held, c } = this;
    if (!held.isOf(c.g, seat) || c.g.queue.length === 0) return false;
    const frame = this.top();
    if (held.step !== this.stepOf(frame) || !this.asks(held.step, frame, seat)) return false;
    this.enter(frame);
    return true;
  }

  /**
   * Gives lawful answers, each as likely as any other, to the question that is open and, up to so many, to those that come
   * of it, and resolves the queue. Returns how many it gave.
   */
  answerByChance(draws: Draws<Q>, chance: Random, limit: number): number {
    const frame = this.top();
    const step = this.stepOf(frame);
    if (step.op !== OPS.ask && step.op !== OPS.askAll) throw new TypeError('Nothing is asked.');
    this.draws = draws;
    this.chance = chance;
    this.left = limit;
    try {
      this.drawn(step, frame, step.op === OPS.ask ? frame.me : (firstOf(step, frame) as Seat));
      this.run();
      return limit - this.left;
    } finally {
      this.left = 0;
    }
  }

  /** An effect is told an answer by chance, if that is to answer now: whether it was. */
  private drawn(step: AskStep<C> | AskAllStep<C>, frame: Frame, seat: Seat): boolean {
    const { draws } = this;
    if (this.left === 0 || draws === null) return false;
    this.left--;
    const q = this.asked(step, frame, seat);
    this.remember(frame, step, seat, draws.of(q).draw(q, this.chance));
    return true;
  }

  /** The only answer there is, if everybody can see that. */
  private forced(step: AskStep<C> | AskAllStep<C>, frame: Frame, seat: Seat): Json | undefined {
    const q = this.asked(step, frame, seat);
    return this.decisions.kindOf(q).forced(q);
  }

  /** An effect is told what a seat has answered. */
  private remember(frame: Frame, step: AskStep<C> | AskAllStep<C>, seat: Seat, answer: Json): void {
    if (step.op === OPS.ask) {
      frame.v[step.name] = answer;
      frame.at++;
    } else {
      answersIn(frame, step)[seat] = answer;
    }
  }

  /** The seats whose answer is needed. */
  waitingFor(): Seat[] {
    if (this.c.g.queue.length === 0) return [];
    const frame = this.top();
    const step = this.stepOf(frame);
    return step.op === OPS.ask ? [this.asker(step, frame)] : unanswered(step, frame);
  }

  /** The first of them, or `null`. */
  nextSeat(): Seat | null {
    if (this.c.g.queue.length === 0) return null;
    const frame = this.top();
    const step = this.stepOf(frame);
    return step.op === OPS.ask ? this.asker(step, frame) : (firstOf(step, frame) ?? null);
  }

  /** Whose answers are awaited, as everybody may know it: in a window, whoever was asked, answered or not. */
  awaited(): Seat[] {
    if (this.c.g.queue.length === 0 || this.top().script !== WINDOW) return this.waitingFor();
    return [...windowMemory(this.top()).seats];
  }

  /** The open question of a seat, or `null`. It is derived anew each time it is asked for, and held until the next one is. */
  question(seat: Seat): Q | null {
    if (this.c.g.queue.length === 0) return null;
    const frame = this.top();
    const step = this.stepOf(frame);
    if ((step.op !== OPS.ask && step.op !== OPS.askAll) || !this.asks(step, frame, seat)) return null;
    const question = this.asked(step, frame, seat);
    this.held.hold(question, this.c.g, step, seat);
    return question;
  }

  /** Whether a step asks a seat that has not answered it. */
  private asks(step: AskStep<C> | AskAllStep<C>, frame: Frame, seat: Seat): boolean {
    if (step.op === OPS.ask) return this.asker(step, frame) === seat;
    return askedIn(frame).includes(seat) && answersIn(frame, step)[seat] === undefined;
  }

  /** What the open question is about: what asks, and the name under which its answer will be remembered. */
  topic(): string {
    return this.stepOf(this.top()).topic;
  }

  /** The row an effect belongs to; of a script without one, the script's own name. */
  rowOf(frame: Frame): string {
    const { row: owner, id } = this.scriptOf(frame);
    return owner ?? id;
  }

  /** Puts an effect on top of the queue. */
  push(script: string, me: Seat, given: Arguments): void {
    this.c.g.queue.push({ script, at: 0, me, v: given as Memory });
  }

  /** An interrupt takes the interrupted effect over. */
  handOver(subject: number, seat: Seat): void {
    const { c } = this;
    const frame = frameAt(c.g.queue, subject);
    const { extra } = this.windowOf(frame);
    if (extra === null) {
      this.reaim(frame, seat);
      return;
    }
    const { frame: held, me } = c;
    this.enter(frame);
    extra(c, remembered(frame), seat);
    c.frame = held;
    c.me = me;
  }

  /** An effect starts again at its label `aim`, carried out by another seat. */
  reaim(frame: Frame, seat: Seat): void {
    const script = this.scriptOf(frame);
    const { aim } = script.labels;
    if (aim === undefined) throw new Error(`The script '${script.id}' opens a window but has no label 'aim'.`);
    frame.me = seat;
    frame.at = aim;
    frame.v.again = true;
  }

  /** The effect that goes on next. */
  top(): Frame {
    const { queue } = this.c.g;
    return queue[queue.length - 1] as Frame;
  }

  /** The step an effect has reached. */
  stepOf(frame: Frame): Step<C> {
    return this.scriptOf(frame).steps[frame.at] as Step<C>;
  }

  /** The step that opened the window an effect waits for. */
  windowOf(frame: Frame): WindowStep<C> {
    const { steps, id } = this.scriptOf(frame);
    const step = steps[frame.at - 1];
    if (step?.op !== OPS.window) throw new RangeError(`The script '${id}' waits for no window.`);
    return step;
  }

  /** The script of an effect. */
  scriptOf({ script }: Frame): Script<C> {
    const depth = this.c.g.queue.length;
    const last = this.last[depth];
    if (last !== undefined && last.id === script) return last;
    const found = this.scripts.get(script);
    if (found === undefined)
      throw this.c.fault('no-script', `There is no script '${script}'. The queue:\n${dump(this.c.g.queue)}`);
    this.last[depth] = found;
    return found;
  }

  /** Whom a step asks that asks one seat. */
  asker(step: AskStep<C>, frame: Frame): Seat {
    if (step.who === null) return frame.me;
    this.enter(frame);
    return step.who(this.c, remembered(frame));
  }

  /** What a step asks a seat. */
  asked(step: AskStep<C> | AskAllStep<C>, frame: Frame, seat: Seat): Q {
    this.held.release();
    this.enter(frame);
    return (step.op === OPS.ask ? step.run(this.c, remembered(frame)) : step.run(this.c, seat)) as Q;
  }

  /** Points the context at an effect. */
  enter(frame: Frame): void {
    const { c } = this;
    // Mostly it is the same effect: then there is nothing for the garbage collector to take note of.
    if (c.frame !== frame) c.frame = frame;
    c.me = frame.me;
  }

  /** Asks several seats at once; answers what is forced. The first of those who still have to answer. */
  private askedAll(step: AskAllStep<C>, frame: Frame): Seat | undefined {
    this.enter(frame);
    if (frame.v.asked === undefined || frame.v.asked === null) {
      this.c.g.questions++;
      const seats = [...step.who(this.c, remembered(frame))];
      const answers: Record<Seat, Json> = {};
      frame.v.asked = seats;
      frame.v[step.name] = answers;
      for (const seat of seats) {
        const forced = this.forced(step, frame, seat);
        if (forced !== undefined) answers[seat] = forced;
      }
    }
    const seat = firstOf(step, frame);
    if (seat === undefined) frame.v.asked = null;
    return seat;
  }

  /** Wakes what listens to a moment. The oldest resolves first, so it is pushed last. */
  private fire(moment: string): boolean {
    const woken = this.c.listeners(moment);
    for (let i = woken.length - 1; i >= 0; i--) {
      const listener = woken[i];
      if (listener !== undefined) this.push(listener.script, listener.me, listener.given);
    }
    return woken.length > 0;
  }
}

/** What an effect remembers, for the functions of its own steps: of which type it is, their script knows. */
export const remembered = ({ v }: Frame): never => v as never;

/** The seats that are asked at once. */
export const askedIn = ({ v }: Frame): readonly Seat[] => v.asked as readonly Seat[];

/** What those have answered who are asked at once. */
export const answersIn = ({ v }: Frame, { name }: { readonly name: string }): Record<Seat, Json> =>
  v[name] as Record<Seat, Json>;

/** Of the seats that were asked, those that have not answered. */
const unanswered = (step: { readonly name: string }, frame: Frame): Seat[] =>
  askedIn(frame).filter((seat) => answersIn(frame, step)[seat] === undefined);

/** The first of them. */
function firstOf(step: { readonly name: string }, frame: Frame): Seat | undefined {
  const answers = answersIn(frame, step);
  for (const seat of askedIn(frame)) if (answers[seat] === undefined) return seat;
  return undefined;
}
