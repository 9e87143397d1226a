/** Playing games of a run and counting them: the job that everything else hands out. */
import { type Action, createRandom, createRecord, type GameEvent, IllegalAction, type Setup } from 'frantic-engine';

import * as fast from 'frantic-engine/fast';
import { Counter } from './counter.ts';
import { GameFailed, InvalidRun } from './errors.ts';
import { EMPTY_PART, KEEP_REASONS, type KeepReason, type Part } from './part.ts';
import { type Player, playersOf } from './players.ts';
import { checkKeep, checkRange, createRun, type GameRange, type Run, seatsOf } from './run.ts';
import { gamesPerDeal, seatedAt, seedOf } from './seating.ts';

/** Which games are kept. */
export interface KeepOptions {
  /** Why games are kept as records. Default: all three reasons. */
  readonly keep?: readonly KeepReason[];
}

/**
 * Plays games of a run. The same games give the same part on every machine, if the bots are true to their chance.
 *
 * @throws {@link InvalidRun} if the run cannot be played.
 * @throws {@link GameFailed} if a bot fails.
 * @example
 * ```ts
 * const part = await playGames(run, { from: 0, to: 1000 });
 * ```
 */
export async function playGames(run: Run, range: GameRange, options: KeepOptions = {}): Promise<Part> {
  const checked = createRun(run);
  if (typeof options !== 'object' || options === null) throw new InvalidRun('options', 'has to be an object');
  const { keep = KEEP_REASONS } = options;
  const [games, kept] = [checkRange(range, 'range'), checkKeep(keep)];
  return playHere(checked, await playersOf(checked.bots), games, kept);
}

/** Plays games of a run that is known to be right. */
function playHere(run: Run, players: readonly Player[], { from, to }: GameRange, keep: readonly KeepReason[]): Part {
  if (from === to) return EMPTY_PART;
  const catalog = fast.catalogOf(fast.createGame({ ...run.setup, seed: 0 }));
  const counter = new Counter(gamesPerDeal(run), run.bots.length, seatsOf(run), catalog, keep);
  for (let game = from; game < to; game++) playOne(run, players, game, counter);
  return counter.part();
}

function playOne(run: Run, players: readonly Player[], game: number, counter: Counter): void {
  const seed = seedOf(run, game);
  const setup: Setup = { ...run.setup, seed };
  const seating = seatedAt(run, game);
  const actions: Action[] = [];
  const recorded = () => ({ ...createRecord(setup), actions });
  const chairs = seating.map((bot, seat) => {
    const [player, name] = [players[bot], run.bots[bot]];
    if (player === undefined || name === undefined) throw new RangeError(`There is no bot ${bot}.`);
    return { player, name, chance: createRandom(`${seed}/${seat}`) };
  });
  const events: GameEvent[] = [];
  const hear = (): void => {
    for (const event of events) counter.hear(event);
    events.length = 0;
  };
  counter.begin(seating);
  const telling = { sink: events };
  const state = fast.createGame(setup, telling);
  hear();
  for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
    const chair = chairs[seat];
    if (chair === undefined) throw new RangeError(`Nobody plays for seat ${seat}.`);
    try {
      const action = chair.player(state, seat, chair.chance);
      // Any lawful action is kept as it was when it was played.
      fast.apply(state, action, telling);
      actions.push(action);
    } catch (error) {
      const problem =
        error instanceof IllegalAction
          ? `the rules refuse what it wants: ${error.message}`
          : `it threw ${error instanceof Error ? error : JSON.stringify(error)}`;
      throw new GameFailed(game, chair.name, seat, recorded(), problem, { cause: error });
    }
    counter.decided();
    hear();
  }
  counter.end(state, game, recorded);
}
