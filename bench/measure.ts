/** What a measure is, and how its work is timed. */

/** What was done in one go. */
export interface Done {
  /** Moves, calls, or whatever the unit says. */
  readonly count: number;
  /** Whole games, if it plays them. */
  readonly games?: number;
}

/** Work that is timed. */
export interface Work {
  readonly name: string;
  readonly unit: 'moves/s' | 'calls/s' | 'messages/s';
  /** Gets everything ready, which is not timed, and returns what is timed: some milliseconds of work. */
  readonly prepare: () => (() => Done) | Promise<() => Done>;
  /** How many milliseconds of work come before, for the compiler to get warm. */
  readonly warmUp?: number;
  /** By wall clock: for work of several threads. */
  readonly wall?: boolean;
  /** Whether a quick bench has it. */
  readonly quick?: boolean;
}

/** A number that is worked out. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly figure: () => number | Promise<number>;
  /** Flags of Node its process needs. */
  readonly flags?: readonly string[];
  /** Whether a quick bench has it. */
  readonly quick?: boolean;
}

/** Either. */
export type Measure = Work | Figure;

/** One measurement, as a process prints it. */
export interface Measured {
  readonly perSecond: number;
  readonly gamesPerSecond: number | null;
}

/** Processor time in milliseconds: other programs on the machine take none of it. */
export const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Works until a time has passed, and says what was done per second. */
export async function time(work: Work, milliseconds: number, warmUp = work.warmUp ?? 1000): Promise<Measured> {
  const clock = work.wall ? () => performance.now() : processor;
  const run = await work.prepare();
  const warm = clock() + warmUp;
  while (clock() < warm) run();
  const start = clock();
  let [count, games] = [0, 0];
  while (clock() - start < milliseconds) {
    const done = run();
    count += done.count;
    games += done.games ?? 0;
  }
  const seconds = (clock() - start) / 1000;
  return { perSecond: count / seconds, gamesPerSecond: games === 0 ? null : games / seconds };
}
