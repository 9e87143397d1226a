/** Handing games out to as many as play them, and taking the parts in. */

import { availableParallelism } from 'node:os';
import { InvalidRun } from './errors.ts';
import { type Hand, here, thread } from './hand.ts';
import type { Played } from './messages.ts';
import { KEEP_REASONS, type Part } from './part.ts';
import { checkTold, type GamesOptions } from './play.ts';
import { checkGames, checkKeep, checkRange, createRun, type GameRange, type Run } from './run.ts';
import { gamesPerDeal } from './seating.ts';

/** How games are played. */
export interface PlayOptions extends GamesOptions {
  /** How many threads play. 0: this one does, which then does nothing else. Default: one for each processor. */
  readonly workers?: number;
  /** Stops all threads and rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
}

/** How many threads there can be. */
const MOST_WORKERS = 1_024;

/** How long it may take at first until a thread has something to tell, and how long at most, in milliseconds. */
const SHORTEST = 500;
const LONGEST = 60_000;

/**
 * Plays games of a run and hands over every part as soon as it is counted: for whoever keeps parts, such as a journal.
 * The parts come in any order and are of any size; merged they are always the same. Games that `onGame` is told come before the
 * part they are counted in.
 *
 * @throws {@link InvalidRun} that names the field.
 * @throws {@link GameFailed} if a bot fails. Nothing is left running then.
 * @example
 * ```ts
 * await playParts(run, [{ from: 0, to: 100 }], (part, { from, to }) => console.log(from, to, part.games));
 * ```
 */
export async function playParts(
  run: Run,
  ranges: readonly GameRange[],
  take: (part: Part, range: GameRange) => void,
  options: PlayOptions = {},
): Promise<void> {
  const checked = createRun(run);
  const wanted = checkOrders(ranges);
  if (typeof take !== 'function') throw new InvalidRun('take', 'has to be a function');
  if (typeof options !== 'object' || options === null) throw new InvalidRun('options', 'has to be an object');
  const {
    workers = availableParallelism(),
    keep: reasons = KEEP_REASONS,
    onGame = null,
    records = false,
    signal,
  } = options;
  const keep = checkKeep(reasons);
  checkTold(onGame, records);
  if (checkGames(workers, 'workers') > MOST_WORKERS)
    throw new InvalidRun('workers', `there can be ${MOST_WORKERS}, not ${workers}`);
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw new InvalidRun('signal', 'has to be an AbortSignal');
  signal?.throwIfAborted();
  const work = new Work(wanted, gamesPerDeal(checked));
  const count = Math.min(workers, work.deals);
  const job = { run: checked, keep, rows: onGame !== null, records };
  const hands: Hand[] = workers === 0 ? [here(job)] : Array.from({ length: count }, () => thread(job));
  const takeAll = ({ part, rows }: Played, games: GameRange): void => {
    for (const row of rows) onGame?.(row);
    take(part, games);
  };
  let stop: (reason: unknown) => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = reject;
  });
  const onAbort = (): void => stop(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  try {
    await Promise.race([stopped, Promise.all(hands.map((hand) => work.on(hand, takeAll)))]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    work.end();
    await Promise.all(hands.map((hand) => hand.stop()));
  }
}

/** Which games are to be played. */
function checkOrders(given: unknown): readonly GameRange[] {
  if (!Array.isArray(given)) throw new InvalidRun('ranges', 'has to be a list');
  return Array.from(given, (one: unknown, i) => checkRange(one, `ranges[${i}]`));
}

/** Games that are still to be handed out. */
class Work {
  private readonly left: { from: number; readonly to: number }[];
  private readonly began = performance.now();

  constructor(
    games: readonly GameRange[],
    private readonly perDeal: number,
  ) {
    this.left = games.filter(({ from, to }) => from < to).map(({ from, to }) => ({ from, to }));
  }

  /** How many deals there are, or some more. */
  get deals(): number {
    return this.left.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / this.perDeal), 0);
  }

  /** Lets a hand play until nothing is left. */
  async on(hand: Hand, take: (played: Played, games: GameRange) => void): Promise<void> {
    let size = 1;
    for (let order = this.next(size); order !== undefined; order = this.next(size)) {
      const start = performance.now();
      take(await hand.play(order), order);
      const now = performance.now();
      // Long runs are told of less often. Neither the size of an order nor the clock has a part in what is counted.
      const wanted = Math.min(Math.max(SHORTEST, (now - this.began) / 50), LONGEST);
      size = Math.ceil(((order.to - order.from) / Math.max(now - start, 1)) * wanted);
    }
  }

  /** Hands out nothing more. */
  end(): void {
    this.left.length = 0;
  }

  /** About so many games, in whole deals. */
  private next(size: number): GameRange | undefined {
    const [first] = this.left;
    if (first === undefined) return undefined;
    const { from } = first;
    const whole = Math.ceil((from + size) / this.perDeal) * this.perDeal;
    first.from = Math.min(whole, first.to);
    if (first.from === first.to) this.left.shift();
    return { from, to: first.from };
  }
}
