/** Playing games of a run and counting them: the job that everything else hands out. */
import { createRandom, IllegalAction } from 'frantic-engine';
import { boardBots, boardGame } from './board-game.ts';
import { cardBots, cardGame } from './card-game.ts';
import { Counter } from './counter.ts';
import { GameFailed, InvalidRun } from './errors.ts';
import type { Over, Playing } from './game.ts';
import { EMPTY_PART, KEEP_REASONS, type KeepReason, type Part } from './part.ts';
import { playersOf } from './players.ts';
import type { GameRow } from './row.ts';
import { checkKeep, checkRange, createRun, type GameRange, type Run, seatsOf } from './run.ts';
import { gamesPerDeal, seatedAt, seedOf } from './seating.ts';

/** Which games are kept. */
export interface KeepOptions {
  /** Why games are kept as records. Default: all three reasons. */
  readonly keep?: readonly KeepReason[];
}

/** What is wanted of games beside what is counted. */
export interface GamesOptions extends KeepOptions {
  /** Told each game when it is over, and how long its decisions took. */
  readonly onGame?: (row: GameRow) => void;
  /** Whether each of these games comes with its record: every decision, to learn from. Default: `false`. */
  readonly records?: boolean;
}

/**
 * Plays games of a run. The same games give the same part on every machine, if the bots are true to their chance.
 *
 * @throws {@link InvalidRun} if the run cannot be played.
 * @throws {@link GameFailed} if a bot fails.
 * @example
 * ```ts
 * const part = await playGames(run, { from: 0, to: 100 });
 * ```
 */
export async function playGames(run: Run, range: GameRange, options: GamesOptions = {}): Promise<Part> {
  const checked = createRun(run);
  if (typeof options !== 'object' || options === null) throw new InvalidRun('options', 'has to be an object');
  const { keep = KEEP_REASONS, onGame = null, records = false } = options;
  const [games, kept] = [checkRange(range, 'range'), checkKeep(keep)];
  checkTold(onGame, records);
  const telling = onGame === null ? null : { onGame, records };
  if (checked.game === 'card')
    return playHere(checked, cardGame(checked.setup, await playersOf(cardBots, checked.bots)), games, kept, telling);
  return playHere(checked, boardGame(checked.setup, await playersOf(boardBots, checked.bots)), games, kept, telling);
}

/** Refuses what cannot be told of games. */
export function checkTold(onGame: unknown, records: unknown): void {
  if (onGame !== null && typeof onGame !== 'function') throw new InvalidRun('onGame', 'has to be a function');
  if (typeof records !== 'boolean') throw new InvalidRun('records', 'has to be true or false');
}

/** Whoever is told games one by one, and how much. */
interface Telling {
  readonly onGame: (row: GameRow) => void;
  readonly records: boolean;
}

/** Plays games of a run that is known to be right. */
function playHere<State extends Over, Action, GameEvent>(
  run: Run,
  game: Playing<State, Action, GameEvent>,
  { from, to }: GameRange,
  keep: readonly KeepReason[],
  telling: Telling | null,
): Part {
  if (from === to) return EMPTY_PART;
  const counter = new Counter(gamesPerDeal(run), run.bots.length, seatsOf(run), game.countable, keep);
  const hear = game.ear(counter);
  for (let nth = from; nth < to; nth++) playOne(run, game, nth, counter, hear, telling);
  return counter.part();
}

function playOne<State extends Over, Action, GameEvent>(
  run: Run,
  { createGame, nextSeat, apply, recordOf, players }: Playing<State, Action, GameEvent>,
  game: number,
  counter: Counter,
  hear: (event: GameEvent) => void,
  telling: Telling | null,
): void {
  const seed = seedOf(run, game);
  const seating = seatedAt(run, game);
  const actions: Action[] = [];
  const recorded = () => recordOf(seed, actions);
  const chairs = seating.map((bot, seat) => {
    const [player, name] = [players[bot], run.bots[bot]];
    if (player === undefined || name === undefined) throw new RangeError(`There is no bot ${bot}.`);
    return { player, name, chance: createRandom(`${seed}/${seat}`), decisions: 0, milliseconds: 0, slowest: 0 };
  });
  const events: GameEvent[] = [];
  const hearAll = (): void => {
    for (const event of events) hear(event);
    events.length = 0;
  };
  counter.begin(seating);
  const sinking = { sink: events };
  const state = createGame(seed, sinking);
  hearAll();
  for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
    const chair = chairs[seat];
    if (chair === undefined) throw new RangeError(`Nobody plays for seat ${seat}.`);
    const start = telling === null ? 0 : performance.now();
    let action: Action | undefined;
    try {
      action = chair.player(state, seat, chair.chance);
      if (telling !== null) timed(chair, performance.now() - start);
      // Any lawful action is kept as it was when it was played.
      apply(state, action, sinking);
      actions.push(action);
    } catch (error) {
      throw new GameFailed(game, chair.name, seat, recorded(), problemOf(error, action), { cause: error });
    }
    counter.decided();
    hearAll();
  }
  counter.end(state, game, recorded);
  const { winners = [], scores = [] } = state.outcome ?? {};
  telling?.onGame({
    game,
    seed,
    seating,
    scores,
    winners,
    rounds: state.round,
    decisions: chairs.map(({ decisions }) => decisions),
    milliseconds: chairs.map(({ milliseconds }) => rounded(milliseconds)),
    slowest: chairs.map(({ slowest }) => rounded(slowest)),
    ...(telling.records ? { record: recorded() } : {}),
  });
}

/** What a bot did wrong. `answer` is what the rules refused; not there if it threw. */
function problemOf(error: unknown, answer: unknown): string {
  if (answer instanceof Promise) {
    // Whatever comes of it later, nobody waits for it.
    answer.catch(() => {});
    return 'it gave a Promise: a bot answers at once';
  }
  return error instanceof IllegalAction
    ? `the rules refuse what it wants: ${error.message}`
    : `it threw ${error instanceof Error ? error : JSON.stringify(error)}`;
}

function timed(chair: { decisions: number; milliseconds: number; slowest: number }, milliseconds: number): void {
  chair.decisions++;
  chair.milliseconds += milliseconds;
  chair.slowest = Math.max(chair.slowest, milliseconds);
}

/** Clocks say no more than microseconds. */
const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;
