/** Runs a program in the page, with the library as it is published, and watches the games it plays. */
import * as engine from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as testing from 'frantic-engine/testing';
import { transform } from 'sucrase';
import { boardGameIn } from './board-game.ts';
import { cardGameIn } from './card-game.ts';
import { modulesFor } from './modules.ts';
import type { Shown, Told } from './position.ts';

/** What came of a program. */
export interface Ran {
  readonly printed: readonly string[];
  readonly error: string | null;
  /** The last state there was, of either game, with what happened up to there. */
  readonly state: object | null;
  readonly told: readonly string[];
  readonly shown: Shown | null;
}

const MOST = 500;
/** A state is shown as a table, and whole below it. */
const MOST_LETTERS = 1500;

/** A value as it is printed. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (typeof value === 'function') return `[a function: ${value.name || 'without a name'}]`;
  const text = JSON.stringify(value, null, 1);
  if (text === undefined) return String(value);
  return text.length < 100
    ? text.replace(/\n\s*/g, ' ')
    : text.length > MOST_LETTERS
      ? `${text.slice(0, MOST_LETTERS)} …`
      : text;
}

/** Runs a program to its end. */
export async function runProgram(code: string): Promise<Ran> {
  const printed: string[] = [];
  const told: string[] = [];
  const last: { seen: { readonly state: object; readonly shown: () => Shown } | null } = { seen: null };
  /** Lets the page see where a game stands, and what has happened. */
  const seer =
    <G extends engine.EngineTypes & { readonly state: object }>(to: Told<G>) =>
    <S extends G['state']>(now: S, events: readonly G['event'][] = []): S => {
      last.seen = { state: now, shown: () => to.shown(now) };
      told.push(...events.map((event) => to.tell(now, event)).filter((sentence) => sentence !== ''));
      if (told.length > MOST) told.splice(0, told.length - MOST);
      return now;
    };
  const seen = seer<engine.CardGameTypes>(cardGameIn('en'));
  const seenOnBoard = seer<board.BoardGameTypes>(boardGameIn('en'));
  const play = (from: engine.GameState, action: engine.Action): ReturnType<typeof engine.transition> => {
    const done = engine.transition(from, action);
    seen(done.state, done.events);
    return done;
  };
  const playOnBoard = (from: board.GameState, action: board.Action): ReturnType<typeof board.transition> => {
    const done = board.transition(from, action);
    seenOnBoard(done.state, done.events);
    return done;
  };
  // The functions a game goes through tell the page what they did.
  const watched = {
    ...engine,
    createGame: (setup: engine.Setup) => seen(engine.createGame(setup)),
    transition: play,
    reduce: (from: engine.GameState, action: engine.Action) => play(from, action).state,
  };
  const watchedBoard = {
    ...board,
    createGame: (setup: board.Setup) => seenOnBoard(board.createGame(setup)),
    table: (setup: board.TableSetup) => seenOnBoard(board.table(setup)),
    transition: playOnBoard,
    reduce: (from: board.GameState, action: board.Action) => playOnBoard(from, action).state,
  };
  const watching: ReadonlyMap<string, object> = new Map<string, object>([
    ['frantic-engine', watched],
    ['frantic-engine/board-game', watchedBoard],
    ['frantic-engine/testing', { ...testing, table: (setup: testing.TableSetup) => seen(testing.table(setup)) }],
  ]);
  const print = (...values: readonly unknown[]): void => {
    if (printed.length < MOST) printed.push(values.map(written).join(' '));
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>;
  let error: string | null = null;
  try {
    const modules = await modulesFor(code);
    const load = (name: string): unknown => watching.get(name) ?? modules.get(name);
    const { code: plain } = transform(code, { transforms: ['typescript', 'imports'] });
    const out = { log: print, info: print, warn: print, error: print, table: print };
    await new AsyncFunction('require', 'exports', 'console', plain)(load, {}, out);
  } catch (thrown) {
    error = String(thrown);
  }
  return { printed, error, state: last.seen?.state ?? null, told, shown: last.seen?.shown() ?? null };
}
