/** Runs a program in the page, with the library as it is published, and watches the games it plays. */
import * as engine from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as boardValidators from 'frantic-engine/board-game/validators';
import * as boardWords from 'frantic-engine/board-game/words';
import * as boardGerman from 'frantic-engine/board-game/words/de';
import * as boardEnglish from 'frantic-engine/board-game/words/en';
import * as bots from 'frantic-engine/bots';
import * as client from 'frantic-engine/client';
import * as env from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import * as host from 'frantic-engine/host';
import * as houseRules from 'frantic-engine/house-rules';
import * as notation from 'frantic-engine/notation';
import * as patches from 'frantic-engine/patches';
import * as rulings from 'frantic-engine/rulings';
import * as rulingsGerman from 'frantic-engine/rulings/de';
import * as testing from 'frantic-engine/testing';
import * as texts from 'frantic-engine/texts';
import * as validators from 'frantic-engine/validators';
import * as words from 'frantic-engine/words';
import * as german from 'frantic-engine/words/de';
import * as english from 'frantic-engine/words/en';
import { transform } from 'sucrase';
import { boardGameIn } from './board-game.ts';
import { cardGameIn } from './card-game.ts';
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

/** A value as it is printed. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  const text = JSON.stringify(value, null, 1);
  if (text === undefined) return String(value);
  return text.length < 100 ? text.replace(/\n\s*/g, ' ') : text.length > 5000 ? `${text.slice(0, 5000)} …` : text;
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
  const modules: Readonly<Record<string, unknown>> = {
    'frantic-engine': watched,
    'frantic-engine/board-game': watchedBoard,
    'frantic-engine/board-game/bots': boardBots,
    'frantic-engine/board-game/fast': boardFast,
    'frantic-engine/board-game/validators': boardValidators,
    'frantic-engine/board-game/words': boardWords,
    'frantic-engine/board-game/words/de': boardGerman,
    'frantic-engine/board-game/words/en': boardEnglish,
    'frantic-engine/bots': bots,
    'frantic-engine/client': client,
    'frantic-engine/env': env,
    'frantic-engine/fast': fast,
    'frantic-engine/host': host,
    'frantic-engine/house-rules': houseRules,
    'frantic-engine/notation': notation,
    'frantic-engine/patches': patches,
    'frantic-engine/rulings': rulings,
    'frantic-engine/rulings/de': rulingsGerman,
    'frantic-engine/testing': { ...testing, table: (setup: testing.TableSetup) => seen(testing.table(setup)) },
    'frantic-engine/texts': texts,
    'frantic-engine/validators': validators,
    'frantic-engine/words': words,
    'frantic-engine/words/de': german,
    'frantic-engine/words/en': english,
  };
  const load = (name: string): unknown => {
    if (!Object.hasOwn(modules, name))
      throw new Error(`There is no '${name}' in this page, only the entries of frantic-engine.`);
    return modules[name];
  };
  const print = (...values: readonly unknown[]): void => {
    if (printed.length < MOST) printed.push(values.map(written).join(' '));
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>;
  let error: string | null = null;
  try {
    const { code: plain } = transform(code, { transforms: ['typescript', 'imports'] });
    const out = { log: print, info: print, warn: print, error: print, table: print };
    await new AsyncFunction('require', 'exports', 'console', plain)(load, {}, out);
  } catch (thrown) {
    error = String(thrown);
  }
  return { printed, error, state: last.seen?.state ?? null, told, shown: last.seen?.shown() ?? null };
}
