/**
 * Scripts: an effect is a short chain of named steps, compiled into a flat list.
 *
 * Only what must survive a save is data: which step an effect has reached, who carries it out, and what has been
 * answered so far. Everything else is ordinary TypeScript. The builder infers the type of every answer, so that a
 * misspelt one does not compile.
 */

import type { Seat } from './actions.ts';
import type { Asked, Decision } from './questions.ts';

/** A function inside a step: it gets the context `c` and the answers `v` given so far. */
export type Leaf<C, V, R> = (c: C, v: V) => R;

/** What `at` counts: one compiled step. All steps have the same fields, which keeps the kernel's loop fast. */
export interface Step<C> {
  readonly op: number;
  readonly name: string;
  /** The question, the test, the list of seats, the script to call or the thing to do, depending on `op`. */
  readonly run: Leaf<C, never, unknown>;
  /** Who is asked, who carries out a called script, which seats are asked, or whether each interrupt counts. */
  readonly who: Leaf<C, never, unknown> | null;
  /** What a called script remembers from the start, or what happens when an interrupt takes this step's effect. */
  readonly extra: Leaf<C, never, unknown> | ((c: C, v: never, seat: Seat) => void) | null;
  /** Under which name a loop remembers where it stands. */
  readonly loop: string;
  /** Where a branch, a loop or a jump goes. */
  to: number;
  /** The step after this one; where a jump goes if that is one. */
  next: number;
}

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
} as const;

/** The name of an operation. */
export type OpName = keyof typeof OPS;

/** A compiled script: its steps, its labels, and the row its knobs belong to. */
export interface Script<C> {
  readonly id: string;
  readonly row: string | null;
  readonly steps: readonly Step<C>[];
  readonly labels: Readonly<Record<string, number>>;
}

/** What a called script is given to remember. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Where a loop over seats stands: the list fixed when it started, and how often it has run. */
export interface Cursor {
  readonly list: readonly Seat[];
  readonly nth: number;
}

/** What a loop called `K` remembers: the seat, and where the loop stands. */
export type Looped<K extends string> = Readonly<Record<K, Seat>> & Readonly<Record<`${K}#`, Cursor>>;

/** How a window differs from most. */
export interface WindowChoice<C, V> {
  /** What becomes of the effect when somebody takes it over. */
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

/** Builds a script step by step. `V` is what has been answered so far. */
export class Steps<C, V = unknown> {
  private readonly steps: Step<C>[] = [];
  private readonly labels: Record<string, number> = {};
  private readonly jumps: { step: Step<C>; label: string }[] = [];

  /** Names this place, for `goto` and for interrupts that start an effect again (`aim`). */
  label(name: string): this {
    if (name in this.labels) throw new Error(`The label '${name}' stands twice in one script.`);
    this.labels[name] = this.steps.length;
    return this;
  }

  /** One seat decides; the answer is remembered under `name`. Without `by`, whoever carries out the effect is asked. */
  ask<K extends string, A>(
    name: K,
    question: Leaf<C, V, Asked<A>>,
    by: Leaf<C, V, Seat> | null = null,
  ): Steps<C, V & Readonly<Record<K, A>>> {
    this.add('ask', name, question, by);
    return this as unknown as Steps<C, V & Readonly<Record<K, A>>>;
  }

  /**
   * Like `ask`, for a question that always leaves a choice: it is not worked out until somebody wants to know it. An
   * effect that may have a single lawful answer needs `ask`.
   */
  askOpen<K extends string, A>(
    name: K,
    question: Leaf<C, V, Asked<A>>,
    by: Leaf<C, V, Seat> | null = null,
  ): Steps<C, V & Readonly<Record<K, A>>> {
    this.add('ask', name, question, by, alwaysOpen);
    return this as unknown as Steps<C, V & Readonly<Record<K, A>>>;
  }

  /** Like `ask`, but the script ends when the answer is "nobody" or "declined". */
  askOrStop<K extends string, A>(
    name: K,
    question: Leaf<C, V, Asked<A>>,
    by: Leaf<C, V, Seat> | null = null,
  ): Steps<C, V & Readonly<Record<K, NonNullable<A>>>> {
    const asked = this.ask(name, question, by) as unknown as Steps<C, V & Readonly<Record<K, NonNullable<A>>>>;
    return asked.when(
      (_c, v) => v[name] === null,
      (s) => s.stop(),
    );
  }

  /** Several seats decide at once, in any order; the answers are revealed together. */
  askAll<K extends string, A>(
    name: K,
    seats: Leaf<C, V, readonly Seat[]>,
    question: (c: C, seat: Seat) => Asked<A>,
  ): Steps<C, V & Readonly<Record<K, Readonly<Record<Seat, A>>>>> {
    this.add('askAll', name, question as unknown as Leaf<C, V, Decision>, seats);
    return this as unknown as Steps<C, V & Readonly<Record<K, Readonly<Record<Seat, A>>>>>;
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
    this.add('window', trigger, seats, each, handOver as Step<C>['extra']);
    return this as unknown as Steps<C, V & { readonly taken: readonly Seat[] }>;
  }

  /** Does something: one verb, no questions. */
  do(leaf: Leaf<C, V, void>): this {
    this.add('do', '', leaf);
    return this;
  }

  /** Runs `body` if the test holds. */
  when(test: Leaf<C, V, boolean>, body: (s: Steps<C, V>) => unknown): this {
    const step = this.add('when', '', test);
    body(this as unknown as Steps<C, V>);
    step.to = this.steps.length;
    return this;
  }

  /** Runs `body` once for every seat, in order. The list is fixed when the loop starts; its `nth` counts from 1. */
  each<K extends string>(
    name: K,
    seats: Leaf<C, V, readonly Seat[]>,
    body: (s: Steps<C, V & Looped<K>>) => unknown,
  ): this {
    const loop = this.add('each', name, seats);
    const start = this.steps.length;
    body(this as unknown as Steps<C, V & Looped<K>>);
    this.add('next', name, nothing).to = start;
    loop.to = this.steps.length;
    return this;
  }

  /** Goes on at a label. */
  goto(label: string): this {
    this.jumps.push({ step: this.add('goto', label, nothing), label });
    return this;
  }

  /** Resolves another script first (`null`: none). Without `me`, the same seat carries it out. */
  call(
    script: Leaf<C, V, string | null>,
    me: Leaf<C, V, Seat> | null = null,
    given: Leaf<C, V, Arguments> | null = null,
  ): this {
    this.add('call', '', script, me, given);
    return this;
  }

  /** Resolves first whatever in force listens to this moment, oldest first. */
  fire(moment: MomentOf<C>): this {
    this.add('fire', moment, nothing);
    return this;
  }

  /** Ends this script. */
  stop(): this {
    this.add('stop', '', nothing);
    return this;
  }

  /** The finished script. */
  compile(id: string, owner: string | null): Script<C> {
    for (const { step, label } of this.jumps) {
      const to = this.labels[label];
      if (to === undefined) throw new Error(`The script '${id}' jumps to '${label}', which it does not have.`);
      step.to = to;
    }
    this.steps.forEach((step, at) => {
      step.next = this.past(at + 1);
    });
    return { id, row: owner, steps: this.steps, labels: this.labels };
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

  private add(
    op: OpName,
    name: string,
    run: Leaf<C, V, unknown>,
    who: Leaf<C, V, unknown> | null = null,
    extra: Leaf<C, V, unknown> | Step<C>['extra'] = null,
  ): Step<C> {
    // The answers' type is known to the builder only; the kernel hands over whatever the frame remembers.
    const step: Step<C> = {
      op: OPS[op],
      name,
      run,
      who,
      extra: extra as Step<C>['extra'],
      loop: `${name}#`,
      to: 0,
      next: 0,
    };
    this.steps.push(step);
    return step;
  }
}

/** A chain of steps, as a row writes it. */
export type Chain<C> = (s: Steps<C>) => unknown;

/** Compiles a chain of steps into a script. */
export function compile<C>(id: string, owner: string | null, chain: Chain<C>): Script<C> {
  const steps = new Steps<C>();
  chain(steps);
  return steps.compile(id, owner);
}

function nothing(): void {}

/** Marks a question that always leaves a choice. */
export function alwaysOpen(): void {}
