/** Counts how often every step of every script has run, so that nothing stands in a row that no game ever reaches. */
import { OPS, type Script, type Step } from '../../src/kernel/script.ts';

/** The name of an operation. */
type OpName = keyof typeof OPS;

/** What it needs of a catalog, whatever the game: the scripts, which are given some context or other. */
interface Scripted {
  readonly scripts: Readonly<Record<string, Script<never>>>;
}

/** How often a step ran, and what came of it. */
export interface Count {
  /** The step as a reader of the script would look for it: `gift/play step 2 (window attacked)`. */
  readonly where: string;
  readonly op: OpName;
  /** What its function may return, as far as it decides where the script goes on. */
  readonly possible: readonly string[];
  runs: number;
  /** What its function returned, as far as it decides where the script goes on. */
  readonly outcomes: Set<string>;
}

const NAMES = Object.fromEntries(Object.entries(OPS).map(([name, op]) => [op, name])) as Readonly<
  Record<number, OpName>
>;

/** Steps without a function of their own: that they run follows from the steps around them. */
const BARE: readonly OpName[] = ['goto', 'next', 'fire', 'stop'];

/** What a step's function may return, if it decides where the script goes on. */
const outcomesOf = ({ op, extra }: Step<never>): readonly string[] =>
  op === OPS.when ? ['true', 'false'] : op === OPS.branch ? extra : [];

/** Counts the steps of any number of catalogs, those of the same script together. */
export class StepCounter {
  private readonly counts = new Map<string, Count>();
  private seen = new WeakSet<Scripted>();
  private readonly wrapped = new Map<Step<never>, Step<never>['run']>();

  /** Counts from now on what runs in games of this catalog. */
  watch(catalog: Scripted): void {
    if (this.seen.has(catalog)) return;
    this.seen.add(catalog);
    for (const { id, steps } of Object.values(catalog.scripts)) {
      steps.forEach((step, at) => {
        const op = NAMES[step.op] as OpName;
        if (BARE.includes(op)) return;
        this.wrap(step, this.countOf(`${id} step ${at} (${`${op} ${step.name}`.trim()})`, op, outcomesOf(step)));
      });
    }
  }

  /** Stops counting: every step is as it was before. */
  release(): void {
    for (const [step, run] of this.wrapped) (step as { run: unknown }).run = run;
    this.wrapped.clear();
    this.seen = new WeakSet();
  }

  /** All steps with a function, in the order of their scripts. */
  all(): Count[] {
    return [...this.counts.values()];
  }

  /** The steps that never ran, and the tests that always came out the same. */
  missing(): string[] {
    return this.all().flatMap(({ where, possible, runs, outcomes }) => {
      if (runs === 0) return [`${where} never ran`];
      const never = possible.filter((outcome) => !outcomes.has(outcome));
      return never.map((outcome) => `${where} was never ${outcome}`);
    });
  }

  /** What has been counted in so many decisions, in one line. */
  summary(decisions: number): string {
    const all = this.all();
    const rarest = [...all].sort((a, b) => a.runs - b.runs).slice(0, 5);
    return `${decisions} decisions, ${all.length} steps with a function; the rarest: ${rarest
      .map(({ where, runs }) => `${where} ${runs} times`)
      .join(', ')}`;
  }

  private countOf(where: string, op: OpName, possible: readonly string[]): Count {
    const known = this.counts.get(where);
    if (known !== undefined) return known;
    const count: Count = { where, op, possible, runs: 0, outcomes: new Set() };
    this.counts.set(where, count);
    return count;
  }

  private wrap(step: Step<never>, count: Count): void {
    if (!this.wrapped.has(step)) this.wrapped.set(step, step.run);
    const run: (...given: never[]) => unknown = step.run;
    (step as { run: unknown }).run = (...given: never[]): unknown => {
      count.runs++;
      const result = run(...given);
      count.outcomes.add(typeof result === 'boolean' || count.op === 'branch' ? String(result) : '');
      return result;
    };
  }
}
