/** Snapshots: a game in the middle of anything, as text, and the checks that every game's snapshots have in common. */
import type { Script } from '../engine/script.ts';
import { canonical, hash } from './digest.ts';
import { InvalidSnapshot } from './errors.ts';
import { wrongIn } from './known.ts';

/** The number of the snapshot format. */
const FORMAT = 1;

/** Some object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The game as text. */
export function saveState(state: unknown): string {
  return JSON.stringify({ format: FORMAT, digest: digestOf(state), state });
}

const digestOf = (state: unknown): string => hash(canonical(state));

/** The state in a snapshot, which may be any JSON at all: the text, or what it parses to. `check` looks into it. */
export function readSnapshot(given: unknown, check: (state: Fields) => void): Fields {
  const snapshot = asFields(parse(given), 'snapshot');
  if (snapshot.format !== FORMAT) throw new InvalidSnapshot('format', `has to be ${FORMAT}`);
  const state = asFields(snapshot.state, 'state');
  if (state.format !== 1) throw new InvalidSnapshot('state.format', 'has to be 1');
  check(state);
  // The last and strictest check: what passed the others and was not saved by `save` is found by its digest.
  if (snapshot.digest !== checkedDigest(state)) {
    throw new InvalidSnapshot('digest', 'the state is not the one that was saved');
  }
  return state;
}

function checkedDigest(state: Fields): string {
  try {
    return digestOf(state);
  } catch {
    throw new InvalidSnapshot('state', 'is nested too deeply');
  }
}

/** The snapshot as JSON has it, shared with nobody. */
function parse(given: unknown): unknown {
  try {
    return JSON.parse(typeof given === 'string' ? given : JSON.stringify(given));
  } catch {
    throw new InvalidSnapshot('snapshot', 'is not JSON');
  }
}

/** An object, or an error that names the field. */
export function asFields(given: unknown, field: string): Fields {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Fields;
  throw new InvalidSnapshot(field, 'has to be an object');
}

/** A list, or an error that names the field. */
export function asList(given: unknown, field: string): readonly unknown[] {
  if (Array.isArray(given)) return given;
  throw new InvalidSnapshot(field, 'has to be a list');
}

/** The fields of a state by what they have to be. */
export interface Shape {
  readonly whole: readonly string[];
  readonly lists: readonly string[];
  readonly flags: readonly string[];
  /** May be anything, `null` too, but have to be there. */
  readonly present: readonly string[];
}

/** Checks the kinds of a state's fields, and that its state of chance is sound. */
export function checkShape(state: Fields, { whole, lists, flags, present }: Shape): void {
  for (const name of whole)
    if (!Number.isInteger(state[name])) throw new InvalidSnapshot(`state.${name}`, 'has to be a whole number');
  for (const name of lists) asList(state[name], `state.${name}`);
  for (const name of present) if (state[name] === undefined) throw new InvalidSnapshot(`state.${name}`, 'is missing');
  for (const name of flags) {
    if (typeof state[name] !== 'boolean') throw new InvalidSnapshot(`state.${name}`, 'has to be true or false');
  }
  const random = asFields(state.random, 'state.random');
  for (const name of ['c', 's0', 's1', 's2']) {
    if (!Number.isFinite(random[name])) throw new InvalidSnapshot(`state.random.${name}`, 'has to be a number');
  }
}

/** Checks how many play, and what is the same about players in every game. `more` checks the rest of a player. */
export function checkPlayerFields(
  state: Fields,
  [least, most]: readonly [number, number],
  more: (player: Fields, field: string) => void,
): void {
  const players = state.players as readonly unknown[];
  if (players.length < least || players.length > most)
    throw new InvalidSnapshot('state.players', `${least} to ${most} can play`);
  players.forEach((given, seat) => {
    const field = `state.players[${seat}]`;
    const player = asFields(given, field);
    if (typeof player.name !== 'string') throw new InvalidSnapshot(`${field}.name`, 'has to be a string');
    if (!Number.isFinite(player.score)) throw new InvalidSnapshot(`${field}.score`, 'has to be a number');
    asList(player.hand, `${field}.hand`);
    more(player, field);
  });
}

/** Checks that fields hold seats. */
export function checkSeats(state: Fields, names: readonly string[]): void {
  const players = state.players as readonly unknown[];
  for (const name of names) {
    const seat = state[name] as number;
    if (seat < 0 || seat >= players.length) throw new InvalidSnapshot(`state.${name}`, 'is no seat');
  }
}

/** Checks that every card of a deck is in exactly one place. */
export class CardCensus {
  private readonly seen = new Set<unknown>();

  constructor(private readonly cards: number) {}

  /** Counts the cards of one place. */
  count(list: readonly unknown[], field: string): void {
    list.forEach((id, at) => {
      this.one(id, `state.${field}[${at}]`);
    });
  }

  /** Counts one card. */
  one(id: unknown, where: string): void {
    if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id >= this.cards)
      throw new InvalidSnapshot(where, 'is no card of this game');
    if (this.seen.has(id)) throw new InvalidSnapshot(where, `the card ${id} is in two places`);
    this.seen.add(id);
  }

  /** Nothing may be missing. */
  finish(): void {
    if (this.seen.size !== this.cards)
      throw new InvalidSnapshot('state', `has ${this.seen.size} cards instead of ${this.cards}`);
  }
}

/** Checks who knows where hidden cards lie. */
export function checkKnown(state: Fields, hidden: readonly (readonly number[])[]): void {
  const { known, players } = state as { readonly known: readonly unknown[]; readonly players: readonly unknown[] };
  const wrong = wrongIn(known, new Set(hidden.flat()), players.length);
  if (wrong !== null) throw new InvalidSnapshot('state.known', wrong);
}

/** Checks the suspended effects. */
export function checkQueue<C>(state: Fields, scriptOf: (id: string) => Script<C> | undefined): void {
  (state.queue as readonly unknown[]).forEach((given, i) => {
    const field = `state.queue[${i}]`;
    const frame = asFields(given, field);
    const script = typeof frame.script === 'string' ? scriptOf(frame.script) : undefined;
    if (script === undefined) throw new InvalidSnapshot(`${field}.script`, 'is no script of these rules');
    const { at, me } = frame;
    if (!Number.isInteger(at) || (at as number) < 0 || (at as number) > script.steps.length) {
      throw new InvalidSnapshot(`${field}.at`, 'is no step of the script');
    }
    if (!Number.isInteger(me)) throw new InvalidSnapshot(`${field}.me`, 'is no seat');
    asFields(frame.v, `${field}.v`);
  });
}
