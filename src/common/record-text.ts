/**
 * Records as text: a few lines that say what is played, then one line for each action, and now and then a digest.
 *
 * The words of an action depend on the state, so both writing and reading play the game.
 */
import type { Action } from './actions.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { IllegalAction, InvalidNotation, InvalidRecord } from './errors.ts';
import { type Names, Notation } from './notation.ts';
import {
  type AnyRecord,
  digestOf,
  fingerprintIn,
  type RecordForm,
  Replay,
  readRecord,
  recordOf,
  replayRecord,
} from './record.ts';
import { asObject } from './setup.ts';
import { isWhole, short } from './words.ts';

/** What the records of a game are made with. */
export interface RecordKind<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>
  extends RecordForm<G['state']> {
  readonly core: GameCore<G, C>;
  /** The fields that say what kind of record it is. */
  readonly head: { readonly format: number; readonly rulesVersion: number };
  /** What the game is called in its records. */
  readonly game: string;
  readonly names: Names<G['state']>;
}

/** The first word of a record. The number behind it is that of the format. */
const FIRST = 'frantic-record';
const FORMAT = 1;

/** How many actions lie between two digests if nothing else is asked for. */
const EVERY = 10;

/** Longer than any game that is played: a long one of eight takes a hundredth of it. */
const LONGEST = 4_000_000;

/** Lines of the head that are not part of the setup. */
const HEAD_LINES = ['game', 'rulesVersion', 'fingerprint', 'random'];

/** Whether this is a record as text, rather than as JSON. */
const isRecordText = (given: unknown): given is string => typeof given === 'string' && given.startsWith(FIRST);

/** A record as text. It may be any JSON at all; one that cannot be replayed is refused. */
export function writeRecord<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  kind: RecordKind<G, C>,
  given: unknown,
  every?: number,
): string {
  const { core, head, game, names } = kind;
  if (every !== undefined && !isWhole(every)) throw new InvalidRecord('every', 'has to be a whole number from 0 on');
  const { setup, digests } = readRecord(head, given);
  const kept = Object.keys(digests).length > 0 && every === undefined;
  const step = every ?? EVERY;
  const moves: string[] = [];
  const state = replayRecord<G, C>(core, kind, given, {
    each: (now, done, action) => {
      const due = kept ? Object.hasOwn(digests, done) : step > 0 && (done % step === 0 || action === undefined);
      if (due) moves.push(`= ${digestOf(kind, now)}`);
      if (action === undefined) return;
      moves.push(inRecord(() => new Notation<G, C>(core, names, now).write(action), `actions[${done}]`));
    },
  });
  const fields = Object.entries(asObject(setup, 'setup')).filter(([, value]) => value !== undefined);
  return [
    `${FIRST} ${FORMAT}`,
    `game: ${game}`,
    `rulesVersion: ${head.rulesVersion}`,
    `fingerprint: ${fingerprintIn(state)}`,
    'random: alea',
    ...fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '',
    ...moves,
    ...(state.outcome === null ? [] : [`# outcome: ${JSON.stringify(state.outcome)}`]),
    '',
  ].join('\n');
}

/** The record behind a text, which may be any text at all. */
export function readRecordText<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  kind: RecordKind<G, C>,
  given: unknown,
): AnyRecord<G['setup'], G['action']> & { actions: G['action'][] } {
  const { core, head, game, names } = kind;
  if (!isRecordText(given)) throw new InvalidRecord('line 1', `has to be '${FIRST} ${FORMAT}'`);
  if (given.length > LONGEST) throw new InvalidRecord('record', `has more than ${LONGEST} characters`);
  const lines = given.split(/\r?\n/);
  const begins = lines.findIndex((line) => line.trim() === '');
  const top = readHead(begins < 0 ? lines : lines.slice(0, begins), game, head.rulesVersion);
  const replay = new Replay<G, C>(core, kind, top.setup, top.fingerprint, null, top.lineOf);
  const actions: Action[] = [];
  const digests: Record<number, string> = {};
  for (let at = top.lines; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? '';
    const field = `line ${at + 1}`;
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('=')) {
      const digest = line.slice(1).trim();
      const done = actions.length;
      // Working a digest out takes as long as many actions: a record must not ask for more of it than its game has.
      if (Object.hasOwn(digests, done))
        throw new InvalidRecord(field, `the digest after ${done} actions has been said before`);
      replay.hold(digest, field);
      digests[done] = digest;
      continue;
    }
    const action = inRecord(() => new Notation<G, C>(core, names, replay.state).read(line, at + 1), field);
    replay.play(action, field, `move ${actions.length + 1}, '${short(line)}', is refused: `);
    actions.push(action);
  }
  return {
    // Every field of the setup has been checked by beginning the game.
    ...recordOf(head, top.setup as G['setup']),
    ...(top.fingerprint === undefined ? {} : { fingerprint: top.fingerprint }),
    random: 'alea',
    digests,
    actions: actions as G['action'][],
  };
}

/** What is wrong with an action of a record, or with its words, is wrong with the record. */
function inRecord<T>(run: () => T, field: string): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidNotation) throw new InvalidRecord(field, `column ${error.column}: ${error.problem}`);
    if (error instanceof IllegalAction) throw new InvalidRecord(field, error.message);
    throw error;
  }
}

/** The lines above the first action. */
function readHead(lines: readonly string[], game: string, rulesVersion: number) {
  const said = new Map<string, { readonly text: string; readonly line: number }>();
  if (lines[0]?.trim() !== `${FIRST} ${FORMAT}`) throw new InvalidRecord('line 1', `has to be '${FIRST} ${FORMAT}'`);
  lines.slice(1).forEach((text, i) => {
    const line = i + 2;
    if (text.startsWith('#')) return;
    const [, name = '', value = ''] = /^([A-Za-z]{1,40}): (.*)$/.exec(text) ?? [];
    if (name === '') throw new InvalidRecord(`line ${line}`, "has to be a name, ': ', and what it is");
    if (said.has(name)) throw new InvalidRecord(`line ${line}`, `'${short(name)}' has been said before`);
    said.set(name, { text: value.trim(), line });
  });
  const lineOf = (name: string): string => {
    const found = said.get(/^\w*/.exec(name)?.[0] ?? '');
    return found === undefined ? `setup.${name}` : `line ${found.line}`;
  };
  const demand = (name: string, wanted: string): void => {
    const found = said.get(name)?.text;
    if (found !== wanted) throw new InvalidRecord(lineOf(name).replace('setup.', ''), `'${name}' has to be ${wanted}`);
  };
  demand('game', game);
  demand('rulesVersion', `${rulesVersion}`);
  demand('random', 'alea');
  const setup = [...said].filter(([name]) => !HEAD_LINES.includes(name));
  return {
    fingerprint: said.get('fingerprint')?.text,
    setup: Object.fromEntries(setup.map(([name, { text, line }]) => [name, json(text, line)])),
    lineOf,
    lines: lines.length,
  };
}

function json(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRecord(`line ${line}`, `'${short(text)}' is not JSON`);
  }
}
