/** Records: a game as its setup and its actions. They last as long as the rules give the same answers. */
import type { Action } from './actions.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { canonical, hash } from './digest.ts';
import { IllegalAction, InvalidRecord, InvalidSetup } from './errors.ts';
import { applyTo } from './in-place.ts';
import { quoted } from './quoted.ts';
import { isObject, isTree } from './tree.ts';
import { isWhole, short } from './words.ts';

/** What a record may say beside its setup and its actions, so that a replay that goes astray is noticed, and where. */
export interface RecordMarks {
  /** The fingerprint of the rules it was made with. Another one is no fault, but may explain one. */
  readonly fingerprint?: string;
  /** The kind of generator its chance comes from. There is one. */
  readonly random?: 'alea';
  /** Short digests of the state, by how many actions led to it. */
  readonly digests?: Readonly<Record<number, string>>;
}

/** A record as far as it is the same in every game. */
export interface AnyRecord<Setup, Action> extends RecordMarks {
  readonly setup: Setup;
  readonly actions: readonly Action[];
}

/** A game from its first card: setup and actions. Plain JSON. */
export interface RecordOf<Setup, Action> extends AnyRecord<Setup, Action> {
  readonly format: 1;
  /** The `RULES_VERSION` it was played by. */
  readonly rulesVersion: number;
}

/** A record that is being written: push the actions as they are played. */
export type Growing<Record extends { readonly actions: readonly unknown[] }> = Omit<Record, 'actions'> & {
  readonly actions: Record['actions'][number][];
};

/** What all records of a game have in common. */
export interface RecordForm<State> {
  /** The fields that say what kind of record it is. */
  readonly head: object;
  /**
   * What a digest is taken of: what lies where, and chance. How the engine gets on, such as the queue, is left out, so that a
   * record outlasts it.
   */
  readonly factsOf: (state: State) => readonly unknown[];
}

/** A short digest of what lies where: equal games have equal ones. */
export const digestOf = <State>({ factsOf }: RecordForm<State>, state: State): string =>
  hash(canonical(factsOf(state))).slice(0, 8);

/** The fingerprint of the catalog a game is played with, if it has one. */
export function fingerprintIn({ rules }: { readonly rules: unknown }): string | undefined {
  const known = isTree(rules) ? rules.fingerprint : undefined;
  return typeof known === 'string' ? known : undefined;
}

/** The record of a game that is about to begin. A setup that cannot be played is refused by `check`. */
export function recordChecked<Head extends object, Setup>(
  head: Head,
  setup: Setup,
  check: (setup: unknown) => unknown,
): Head & Begun<Setup> {
  check(setup);
  return recordOf(head, setup);
}

/** The record of a game that is about to begin, behind the fields that say what kind of record it is. */
export function recordOf<Head extends object, Setup>(head: Head, setup: Setup): Head & Begun<Setup> {
  return { ...head, setup: JSON.parse(JSON.stringify(setup)) as Setup, actions: [] };
}

/** What follows the head of a record. */
interface Begun<Setup> {
  readonly setup: Setup;
  readonly actions: never[];
}

/** A game that is played again from its record, move by move. */
export class Replay<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>> {
  readonly state: G['mutable'];

  /** Begins. `field` says where a field of the setup is found in the record. */
  constructor(
    private readonly core: GameCore<G, C>,
    private readonly form: RecordForm<G['state']>,
    setup: unknown,
    /** The fingerprint the record was made with, if it says so. */
    private readonly fingerprint: string | undefined,
    private readonly sink: G['event'][] | null = null,
    field: (name: string) => string = (name) => `setup.${name}`,
  ) {
    try {
      this.state = core.create(setup, sink);
    } catch (error) {
      if (error instanceof InvalidSetup) throw new InvalidRecord(field(error.field), error.message);
      throw error;
    }
  }

  /** Plays the next action, which stands at `field`. */
  play(action: Action, field: string, said: string = ''): void {
    try {
      applyTo<G, C>(this.core, this.state, action, this.sink);
    } catch (error) {
      if (error instanceof IllegalAction) throw this.astray(field, `${said}${error.message}`);
      throw error;
    }
  }

  /** Holds the state to a digest, which stands at `field`. */
  hold(digest: string, field: string): void {
    const found = digestOf(this.form, this.state);
    if (found === digest) return;
    throw this.astray(field, `the game goes astray: the digest is ${found} instead of ${short(digest)}`);
  }

  /** Other cards or steps than those of the record are the first thing to look at. */
  private astray(field: string, problem: string): InvalidRecord {
    const found = fingerprintIn(this.state);
    const { fingerprint } = this;
    const other = fingerprint !== undefined && fingerprint !== found;
    return new InvalidRecord(
      field,
      other ? `${problem} (the fingerprint is ${found}, it was ${short(fingerprint)})` : problem,
    );
  }
}

/** How a record is played. */
export interface Playing<G extends GameTypes> {
  /** Where events go. */
  readonly sink?: G['event'][] | null;
  /** How many actions are played. Default: all; it may be anything. */
  readonly until?: number | undefined;
  /** Told of every state on the way, with the action that follows; at the end none does. */
  readonly each?: (state: G['mutable'], done: number, action: Action | undefined) => void;
}

/** Plays a record, which may be any JSON at all: the record, or its text. Its head has to be that of its form. */
export function replayRecord<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  form: RecordForm<G['state']>,
  given: unknown,
  { sink = null, until, each }: Playing<G> = {},
): G['mutable'] {
  const { setup, actions, fingerprint, digests } = readRecord(form.head, given);
  const last = until === undefined ? actions.length : checkCount(until, actions.length);
  const replay = new Replay<G, C>(core, form, setup, fingerprint, sink);
  for (let done = 0; ; done++) {
    const digest = digests[done];
    if (digest !== undefined) replay.hold(digest, `digests.${done}`);
    const ends = done === last;
    const action = ends ? undefined : (actions[done] as Action);
    each?.(replay.state, done, action);
    if (ends) return replay.state;
    replay.play(action as Action, `actions[${done}]`);
  }
}

/** A number of actions, which may be anything: there have to be as many. */
export function checkCount(count: unknown, most: number): number {
  if (isWhole(count) && count <= most) return count;
  throw new InvalidRecord('actions', `there are ${most}, not ${quoted(count)}`);
}

/** What is in a record, which may be any JSON at all: the record, or its text. */
export function readRecord(head: object, given: unknown) {
  const record = parse(given);
  for (const [name, value] of Object.entries(head)) {
    if (record[name] !== value) throw new InvalidRecord(name, `has to be ${JSON.stringify(value)}`);
  }
  const { setup, actions, fingerprint, random, digests = {} } = record;
  if (!Array.isArray(actions)) throw new InvalidRecord('actions', 'has to be a list');
  if (fingerprint !== undefined && typeof fingerprint !== 'string')
    throw new InvalidRecord('fingerprint', 'has to be a text');
  if (random !== undefined && random !== 'alea') throw new InvalidRecord('random', "has to be 'alea'");
  if (typeof digests !== 'object' || digests === null) throw new InvalidRecord('digests', 'has to be an object');
  const held: Record<number, string> = {};
  for (const [at, digest] of Object.entries(digests)) {
    const field = `digests.${short(at)}`;
    if (typeof digest !== 'string') throw new InvalidRecord(field, 'has to be a text');
    // A number written in another way, such as `03`, would be looked up by nobody.
    if (!/^(0|[1-9]\d{0,8})$/.test(at) || Number(at) > actions.length)
      throw new InvalidRecord(field, `there are ${actions.length} actions`);
    held[Number(at)] = digest;
  }
  return { record, setup, actions: actions as readonly unknown[], fingerprint, digests: held };
}

function parse(given: unknown): Readonly<Record<string, unknown>> {
  let record = given;
  if (typeof given === 'string') {
    try {
      record = JSON.parse(given);
    } catch {
      throw new InvalidRecord('record', 'is not JSON; parseRecord reads records in words');
    }
  }
  if (isObject(record)) return record;
  throw new InvalidRecord('record', 'has to be an object');
}
