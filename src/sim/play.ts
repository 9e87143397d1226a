/** Playing games of a run and counting them: the job that everything else hands out. */
import { type Action, type GameEvent, IllegalAction, record, type Setup } from 'frantic-engine';
import { chanceOf } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { Counter } from './counter.ts';
import { GameFailed, InvalidRun } from './errors.ts';
import { EMPTY, type Part, REASONS, type Reason } from './part.ts';
import { type Player, playersOf } from './players.ts';
import { checkGames, checkKeep, type Run, runOf, seatsOf } from './run.ts';
import { gamesPerDeal, seatedAt, seedOf } from './seating.ts';

/**
 * Plays the games of a run from number `from` up to, but not including, `to`. The same games give the same part on every
 * machine, if the bots are true to their chance.
 *
 * @throws {@link InvalidRun} if the run cannot be played.
 * @throws {@link GameFailed} if a bot fails.
 * @example
 * ```ts
 * const part = await playGames(run, 0, 1000);
 * ```
 */
export async function playGames(run: Run, from: number, to: number, keep: readonly Reason[] = REASONS): Promise<Part> {
  const checked = runOf(run);
  checkGames(from, 'from');
  if (checkGames(to, 'to') < from) throw new InvalidRun('to', `has to be ${from} or more`);
  const kept = checkKeep(keep);
  return playHere(checked, await playersOf(checked.bots), from, to, kept);
}

/** Plays games of a run that is known to be right. */
export function playHere(
  run: Run,
  players: readonly Player[],
  from: number,
  to: number,
  keep: readonly Reason[] = REASONS,
): Part {
  if (from === to) return EMPTY;
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
  const recorded = () => ({ ...record(setup), actions });
  const chairs = seating.map((bot, seat) => {
    const [player, name] = [players[bot], run.bots[bot]];
    if (player === undefined || name === undefined) throw new RangeError(`There is no bot ${bot}.`);
    return { player, name, chance: chanceOf(`${seed}/${seat}`) };
  });
  const events: GameEvent[] = [];
  const hear = (): void => {
    for (const event of events) counter.hear(event);
    events.length = 0;
  };
  counter.begin(seating);
  const state = fast.createGame(setup, events);
  hear();
  for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
    const chair = chairs[seat];
    if (chair === undefined) throw new RangeError(`Nobody plays for seat ${seat}.`);
    try {
      const action = chair.player(state, seat, chair.chance);
      // Any lawful action is kept as it was when it was played.
      fast.apply(state, action, events);
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
