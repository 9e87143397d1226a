/**
 * Scripts: an effect is a short chain of named steps, compiled into a flat list.
 *
 * Only what must survive a save is data: which step an effect has reached, who carries it out, and what has been
 * answered so far. Everything else is ordinary TypeScript. The builder infers the type of every answer, so that a
 * misspelt one does not compile.
 */

import type { Seat } from './actions.ts';
import type { GivenTo, Is, ScriptOf } from './memory.ts';
import type { Asked, Decision } from './questions.ts';

/** A function inside a step: it gets the context `c` and the answers `v` given so far. */
export type Leaf<C, V, R> = (c: C, v: V) => R;

/** The operations the kernel knows, as numbers: the kernel's loop compares them at every step. */
export const OPS = {
  ask: 0,
  askAll: 1,
  window: 2,
  do: 3,
  when: 4,
  goto: 5,
  each: 6,
  next: 7,
  call: 8,
  fire: 9,
  stop: 10,
  keep: 11,
  branch: 12,
} as const;

/** What the steps of one operation are like. All steps have the same fields, which keeps the kernel's loop fast. */
interface StepOf<O extends number, Run, Who = null, Extra = null> {
  readonly op: O;
  readonly name: string;
  /** The question, the test, the list of seats, the script to call or the thing to do. */
  readonly run: Run;
  /** Who is asked, or carries out a called script (`null`: the same seat), or whether each interrupt counts. */
  readonly who: Who;
  /** What a called script remembers from the start, or what happens when an interrupt takes this step's effect. */
  readonly extra: Extra;
  /** Under which name a loop remembers where it stands. */
  readonly loop: string;
  /** Where a test, a loop or a jump goes; where a branch goes, by the places of its labels. */
  to: number;
  places: readonly number[];
  /** The step after this one; where a jump goes if that is one. */
  next: number;
  /** What a question put here is about: what asks, and what is wanted of the answer. */
  topic: string;
}

type Ops = typeof OPS;
/** Reads what is remembered, or writes to it: of which type it is, the builder has checked. */
type Run<C, R> = Leaf<C, never, R>;
export type AskStep<C> = StepOf<Ops['ask'], Run<C, Decision>, Run<C, Seat> | null, typeof alwaysOpen | null>;
export type AskAllStep<C> = StepOf<Ops['askAll'], (c: C, seat: Seat) => Decision, Run<C, readonly Seat[]>>;
type HandOver<C> = (c: C, v: never, seat: Seat) => void;
export type WindowStep<C> = StepOf<Ops['window'], Run<C, readonly Seat[]>, Run<C, boolean> | null, HandOver<C> | null>;
type CallStep<C> = StepOf<Ops['call'], Run<C, string | null>, Run<C, Seat> | null, Run<C, unknown> | null>;

/** What `at` counts: one compiled step. */
export type Step<C> =
  | AskStep<C>
  | AskAllStep<C>
  | WindowStep<C>
  | CallStep<C>
  | StepOf<Ops['do' | 'goto' | 'next' | 'fire' | 'stop'], Run<C, void>>
  | StepOf<Ops['when'], Run<C, boolean>>
  | StepOf<Ops['each'], Run<C, readonly Seat[]>>
  | StepOf<Ops['keep'], Run<C, unknown>>
  | StepOf<Ops['branch'], Run<C, string>, null, readonly string[]>;

/** What a step is made from. */
type Making<S> = S extends unknown
  ? Pick<S, keyof S & ('op' | 'name' | 'run')> & Partial<Pick<S, keyof S & ('who' | 'extra')>>
  : never;

/** A compiled script: its steps, its labels, and the row its knobs belong to. */
export interface Script<C> {
  readonly id: string;
  readonly row: string | null;
  readonly steps: readonly Step<C>[];
  readonly labels: Readonly<Record<string, number>>;
  /** What it can remember, by name; `null`: what comes of a step that says no more about it. */
  readonly memory: ReadonlyMap<string, Is<C, unknown> | null>;
  /** What of that it is given when it is called. */
  readonly given: readonly string[];
}

/** Where a loop over seats stands: the list fixed when it started, and how often it has run. */
export interface Cursor {
  readonly list: readonly Seat[];
  readonly nth: number;
}

/** What a loop called `K` remembers: the seat, and where the loop stands. */
export type Looped<K extends string> = Readonly<Record<K, Seat>> & Readonly<Record<`${K}#`, Cursor>>;

/** What a called script needs besides its name: nothing, or what it cannot do without. */
export type CallWith<C, V, N> =
  Record<string, never> extends GivenTo<C, N>
    ? readonly [me?: Leaf<C, V, Seat> | null, given?: Leaf<C, V, GivenTo<C, N>> | null]
    : readonly [me: Leaf<C, V, Seat> | null, given: Leaf<C, V, GivenTo<C, N>>];

/** How a window differs from most. */
export interface WindowChoice<C, V> {
  /** What becomes of the effect when somebody takes it over. It may write to what the effect keeps. */
  readonly handOver?: ((c: C, v: V, seat: Seat) => void) | null;
  /** Whether everybody who is willing interrupts, not only the first. */
  readonly each?: Leaf<C, V, boolean> | null;
}

/** The triggers of a game's windows: those its context knows whom to ask at. */
export type TriggerOf<C> = C extends { entitled(trigger: infer T extends string, ...rest: never): unknown }
  ? T
  : string;

/** The moments of a game: those its context knows the listeners of. */
export type MomentOf<C> = C extends { listeners(moment: infer M extends string): unknown } ? M : string;

/**
 * Builds a script step by step. `V` is what is remembered so far: what the script was given, what it keeps, and what has
 * been answered.
 *
 * What is remembered while somebody is asked is looked into when a game is restored. `is` says what it has to be, in the
 * words of the game: `(is) => is.cards`. An answer that says nothing may be anything; of a loop it is a seat.
 */
export class Steps<C, V = unknown> {
  private readonly steps: Step<C>[] = [];
  private readonly memory = new Map<string, Is<C, unknown> | null>();
  private readonly arguments: string[] = [];
  private readonly labels: Record<string, number> = {};
  private readonly jumps: { step: Step<C>; label: string }[] = [];

  /** Names this place, for `goto` and for interrupts that start an effect again (`aim`). */
  label(name: string): this {
    if (name in this.labels) throw new Error(`The label '${name}' stands twice in one script.`);
    this.labels[name] = this.steps.length;
    return this;
  }

  /** What the script is given whenever it is called. */
  given<K extends string, T>(name: K, is: Is<C, T>): Steps<C, V & Record<K, T>> {
    this.arguments.push(name);
    return this.remembering(name, is);
  }

  /** What the script may be given, or an interrupt may have it remember. */
  maybe<K extends string, T>(name: K, is: Is<C, T>): Steps<C, V & Partial<Record<K, T>>> {
    return this.remembering(name, is);
  }

  /** Keeps something under `name`. The steps after it may write to it: `v.laps += 1`. */
  keep<K extends string, T>(name: K, is: Is<C, T>, leaf: Leaf<C, V, NoInfer<T>>): Steps<C, V & Record<K, T>> {
    this.add({ op: OPS.keep, name, run: leaf });
    return this.remembering(name, is);
  }

  /** One seat decides; the answer is remembered under `name`. Without `by`, whoever carries out the effect is asked. */
  ask<K extends string, A>(
    name: K,
    question: Leaf<C, V, Asked<A>>,
    by: Leaf<C, V, Seat> | null = null,
    is: Is<C, NoInfer<A>> | null = null,
  ): Steps<C, V & Readonly<Record<K, A>>> {
    this.add({ op: OPS.ask, name, run: question, who: by });
    return this.remembering(name, is);
  }

  /**
   * Like `ask`, for a question that always leaves a choice: it is not worked out until somebody wants to know it. An
   * effect that may have a single lawful answer needs `ask`.
   */
  askOpen<K extends string, A>(
    name: K,
    question: Leaf<C, V, Asked<A>>,
    by: Leaf<C, V, Seat> | null = null,
    is: Is<C, NoInfer<A>> | null = null,
  ): Steps<C, V & Readonly<Record<K, A>>> {
    this.add({ op: OPS.ask, name, run: question, who: by, extra: alwaysOpen });
    return this.remembering(name, is);
  }

  /** Like `ask`, but the script ends when the answer is "nobody" or "declined". */
  askOrStop<K extends string, A>(
    name: K,
    question: Leaf<C, V, Asked<A>>,
    by: Leaf<C, V, Seat> | null = null,
    is: Is<C, NoInfer<NonNullable<A>>> | null = null,
  ): Steps<C, V & Readonly<Record<K, NonNullable<A>>>> {
    this.add({ op: OPS.ask, name, run: question, who: by });
    return this.remembering<V & Readonly<Record<K, A>>>(name, is).orStop(name);
  }

  /** Ends the script if what is remembered under `name` is `null`, after `leaf`. From here on it is not. */
  orStop<K extends keyof V & string>(
    name: K,
    leaf: Leaf<C, V, void> | null = null,
  ): Steps<C, V & Readonly<Record<K, NonNullable<V[K]>>>> {
    const step = this.add({ op: OPS.when, name, run: (_c: C, v: V) => v[name] === null });
    if (leaf !== null) this.do(leaf);
    this.stop();
    step.to = this.steps.length;
    return this.knowing();
  }

  /** Several seats decide at once, in any order; the answers are revealed together. */
  askAll<K extends string, A>(
    name: K,
    seats: Leaf<C, V, readonly Seat[]>,
    question: (c: C, seat: Seat) => Asked<A>,
    is: Is<C, Readonly<Record<Seat, NoInfer<A>>>> | null = null,
  ): Steps<C, V & Readonly<Record<K, Readonly<Record<Seat, A>>>>> {
    this.add({ op: OPS.askAll, name, run: question, who: seats });
    return this.remembering(name, is);
  }

  /**
   * Those seats may interrupt here. Of those who are willing the first takes the effect over or, with `each`, every one;
   * they are remembered as `taken`. `handOver` decides what becomes of the effect; without it, it starts again at the
   * label `aim`, carried out by whoever interrupted.
   */
  window(
    trigger: TriggerOf<C>,
    seats: Leaf<C, V, readonly Seat[]>,
    { handOver = null, each = null }: WindowChoice<C, V> = {},
  ): Steps<C, V & { readonly taken: readonly Seat[] }> {
    this.add({ op: OPS.window, name: trigger, run: seats, who: each, extra: handOver });
    return this.remembering('taken', null);
  }

  /** Does something: one verb, no questions. */
  do(leaf: Leaf<C, V, void>): this {
    this.add({ op: OPS.do, name: '', run: leaf });
    return this;
  }

  /** Runs `body` if the test holds. */
  when(test: Leaf<C, V, boolean>, body: (s: Steps<C, V>) => unknown): this {
    const step = this.add({ op: OPS.when, name: '', run: test });
    body(this);
    step.to = this.steps.length;
    return this;
  }

  /** Runs `body` if what is remembered under `name` is not `null`. */
  whenSome<K extends keyof V & string>(
    name: K,
    body: (s: Steps<C, V & Readonly<Record<K, NonNullable<V[K]>>>>) => unknown,
  ): this {
    const step = this.add({ op: OPS.when, name, run: (_c: C, v: V) => v[name] !== null });
    body(this.knowing());
    step.to = this.steps.length;
    return this;
  }

  /** Runs `body` once for every seat, in order. The list is fixed when the loop starts; its `nth` counts from 1. */
  each<K extends string>(
    name: K,
    seats: Leaf<C, V, readonly Seat[]>,
    body: (s: Steps<C, V & Looped<K>>) => unknown,
    is: Is<C, Seat> | null = null,
  ): this {
    const loop = this.add({ op: OPS.each, name, run: seats });
    const start = this.steps.length;
    body(this.remembering(name, is));
    this.add({ op: OPS.next, name, run: nothing }).to = start;
    loop.to = this.steps.length;
    return this;
  }

  /** Goes on at a label. */
  goto(label: string): this {
    this.jumps.push({ step: this.add({ op: OPS.goto, name: label, run: nothing }), label });
    return this;
  }

  /**
   * Goes on at one of these labels, after it has done what leads there: one step, where nobody can be asked in between.
   * It resolves nothing else first.
   */
  branch<L extends string>(labels: readonly L[], leaf: Leaf<C, V, L>): this {
    const step = this.add({ op: OPS.branch, name: '', run: leaf, extra: labels });
    for (const label of labels) this.jumps.push({ step, label });
    return this;
  }

  /** Resolves another script first (`null`: none). Without `me`, the same seat carries it out. */
  call<N extends ScriptOf<C>>(script: N | Leaf<C, V, N | null>, ...[me, given]: CallWith<C, V, NoInfer<N>>): this {
    const [name, run] = typeof script === 'function' ? ['', script] : [script, (): N => script];
    this.add({ op: OPS.call, name, run, who: me ?? null, extra: given ?? null });
    return this;
  }

  /** Resolves first whatever in force listens to this moment, oldest first. */
  fire(moment: MomentOf<C>): this {
    this.add({ op: OPS.fire, name: moment, run: nothing });
    return this;
  }

  /** Ends this script. */
  stop(): this {
    this.add({ op: OPS.stop, name: '', run: nothing });
    return this;
  }

  /** The finished script. */
  compile(id: string, owner: string | null): Script<C> {
    for (const { step, label } of this.jumps) {
      const to = this.labels[label];
      if (to === undefined) throw new Error(`The script '${id}' jumps to '${label}', which it does not have.`);
      step.to = to;
    }
    for (const [at, step] of this.steps.entries()) {
      step.next = this.past(at + 1);
      step.topic = `${owner ?? id}/${step.name}`;
      if (step.op === OPS.branch) step.places = step.extra.map((label) => this.labels[label] ?? 0);
    }
    return { id, row: owner, steps: this.steps, labels: this.labels, memory: this.memory, given: this.arguments };
  }

  /** What is said last of a name holds. */
  private remembering<W>(name: string, is: Is<C, unknown> | null): Steps<C, W> {
    this.memory.set(name, is ?? this.memory.get(name) ?? null);
    return this.knowing();
  }

  /** What is remembered from here on is known to the compiler only. */
  private knowing<W>(): Steps<C, W> {
    return this as unknown as Steps<C, W>;
  }

  /** The step that is run when a place is reached: jumps are followed now, so that running a script need not. */
  private past(at: number): number {
    let to = at;
    // A ring of jumps is left to the budget of steps.
    for (let jumps = 0; jumps < this.steps.length; jumps++) {
      const step = this.steps[to];
      if (step?.op !== OPS.goto) break;
      to = step.to;
    }
    return to;
  }

  private add({ op, name, run, who = null, extra = null }: Making<Step<C>>): Step<C> {
    // Which functions belong to which operation has been checked where the step is made.
    const step = { op, name, run, who, extra, loop: `${name}#`, to: 0, places: [], next: 0, topic: '' } as Step<C>;
    this.steps.push(step);
    return step;
  }
}

/** A chain of steps, as a row writes it. `V`: what it is given. */
export type Chain<C, V = unknown> = (s: Steps<C, V>) => unknown;

/** Compiles a chain of steps into a script. */
export function compile<C, V = unknown>(id: string, owner: string | null, chain: Chain<C, V>): Script<C> {
  const steps = new Steps<C, V>();
  chain(steps);
  return steps.compile(id, owner);
}

function nothing(): void {}

/** Marks a question that always leaves a choice. */
export function alwaysOpen(): void {}
