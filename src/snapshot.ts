/** Snapshots: a game in the middle of anything, as text. They last as long as the catalog does not change. */
import { type Catalog, canonical, hash } from './catalog.ts';
import type { Core } from './core.ts';
import { InvalidSetup, InvalidSnapshot } from './errors.ts';
import type { GameState } from './state.ts';
import type { CardId } from './types.ts';

/** The number of the snapshot format. */
const FORMAT = 1;

/** The game as text. */
export function saveState(state: GameState): string {
  return JSON.stringify({ format: FORMAT, digest: digestOf(state), state });
}

const digestOf = (state: GameState): string => hash(canonical(state));

type Fields = Readonly<Record<string, unknown>>;

/** The game behind a snapshot, which may be any JSON at all: the text, or what it parses to. */
export function readState(core: Core, given: unknown): GameState {
  const snapshot = asFields(parse(given), 'snapshot');
  if (snapshot.format !== FORMAT) throw new InvalidSnapshot('format', `has to be ${FORMAT}`);
  const state = asFields(snapshot.state, 'state');
  if (state.format !== 1) throw new InvalidSnapshot('state.format', 'has to be 1');
  const catalog = catalogOf(core, state);
  checkShape(state);
  checkCards(state, catalog);
  checkEvents(state, catalog);
  checkQueue(state, catalog);
  if (!Object.hasOwn(catalog.faceAt, String(state.face)))
    throw new InvalidSnapshot('state.face', 'is no face of any card');
  // The last and strictest check: what passed the others and was not saved by `save` is found by its digest.
  if (snapshot.digest !== checkedDigest(state)) {
    throw new InvalidSnapshot('digest', 'the state is not the one that was saved');
  }
  return state as unknown as GameState;
}

function checkedDigest(state: Fields): string {
  try {
    return digestOf(state as unknown as GameState);
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

function asFields(given: unknown, field: string): Fields {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Fields;
  throw new InvalidSnapshot(field, 'has to be an object');
}

function asList(given: unknown, field: string): readonly unknown[] {
  if (Array.isArray(given)) return given;
  throw new InvalidSnapshot(field, 'has to be a list');
}

function catalogOf(core: Core, state: Fields): Catalog {
  try {
    return core.catalogOf(asFields(state.rules, 'state.rules') as unknown as GameState['rules']);
  } catch (error) {
    if (error instanceof InvalidSetup)
      throw new InvalidSnapshot(`state.rules.${error.field}`, 'is not known to these rules');
    throw error;
  }
}

const WHOLE = ['round', 'turn', 'dealer', 'active', 'direction', 'lastingCount', 'powered'];
const LISTS = [
  'players',
  'drawPile',
  'discardPile',
  'table',
  'laid',
  'eventPile',
  'eventDiscard',
  'eventsOpen',
  'lasting',
  'eventsPast',
  'openHands',
  'lyingOpen',
  'ranOut',
  'powerPile',
  'ruleDeck',
  'queue',
];
const OPTIONAL = ['wish', 'wishDue', 'lastColor', 'before', 'lastColored', 'seating', 'openTo', 'ending', 'outcome'];

function checkShape(state: Fields): void {
  for (const name of WHOLE)
    if (!Number.isInteger(state[name])) throw new InvalidSnapshot(`state.${name}`, 'has to be a whole number');
  for (const name of LISTS) asList(state[name], `state.${name}`);
  for (const name of OPTIONAL) if (state[name] === undefined) throw new InvalidSnapshot(`state.${name}`, 'is missing');
  for (const name of ['exhausted', 'emptied']) {
    if (typeof state[name] !== 'boolean') throw new InvalidSnapshot(`state.${name}`, 'has to be true or false');
  }
  const players = state.players as readonly unknown[];
  if (players.length < 2 || players.length > 8) throw new InvalidSnapshot('state.players', '2 to 8 can play');
  players.forEach((given, seat) => {
    const field = `state.players[${seat}]`;
    const player = asFields(given, field);
    if (typeof player.name !== 'string') throw new InvalidSnapshot(`${field}.name`, 'has to be a string');
    if (!Number.isFinite(player.score)) throw new InvalidSnapshot(`${field}.score`, 'has to be a number');
    if (!Number.isInteger(player.skips)) throw new InvalidSnapshot(`${field}.skips`, 'has to be a whole number');
    asList(player.hand, `${field}.hand`);
    asList(player.powers, `${field}.powers`);
  });
  for (const name of ['dealer', 'active']) {
    const seat = state[name] as number;
    if (seat < 0 || seat >= players.length) throw new InvalidSnapshot(`state.${name}`, 'is no seat');
  }
  const random = asFields(state.random, 'state.random');
  for (const name of ['c', 's0', 's1', 's2']) {
    if (!Number.isFinite(random[name])) throw new InvalidSnapshot(`state.random.${name}`, 'has to be a number');
  }
}

/** Every card of the deck has to be in exactly one place. */
function checkCards(state: Fields, { cards }: Catalog): void {
  const seen = new Set<CardId>();
  const check = (list: readonly unknown[], field: string): void => {
    list.forEach((id, at) => {
      const where = `state.${field}[${at}]`;
      if (typeof id !== 'number' || cards[id] === undefined)
        throw new InvalidSnapshot(where, 'is no card of this game');
      if (seen.has(id)) throw new InvalidSnapshot(where, `the card ${id} is in two places`);
      seen.add(id);
    });
  };
  const { players, drawPile, discardPile, table, laid } = state as unknown as GameState;
  players.forEach(({ hand }, seat) => {
    check(hand, `players[${seat}].hand`);
  });
  check(drawPile, 'drawPile');
  check(discardPile, 'discardPile');
  check(table, 'table');
  if (laid.length !== table.length) throw new InvalidSnapshot('state.laid', 'has to tell of every card on the table');
  // Only once a round has been dealt: before that, there is nothing to be saved.
  if (seen.size !== cards.length)
    throw new InvalidSnapshot('state', `has ${seen.size} cards instead of ${cards.length}`);
}

function checkEvents(state: Fields, { events }: Catalog): void {
  const { eventPile, eventDiscard, eventsOpen } = state as unknown as GameState;
  const all = [...eventPile, ...eventDiscard, ...eventsOpen];
  const known = events.map(({ id }) => id);
  const wrong = all.find((event, at) => !known.includes(event) || all.indexOf(event) !== at);
  if (wrong !== undefined)
    throw new InvalidSnapshot('state.eventPile', `the event '${String(wrong)}' is unknown or there twice`);
  if (all.length !== known.length)
    throw new InvalidSnapshot('state.eventPile', `there are ${all.length} events instead of ${known.length}`);
}

function checkQueue(state: Fields, { scripts }: Catalog): void {
  (state.queue as readonly unknown[]).forEach((given, i) => {
    const field = `state.queue[${i}]`;
    const frame = asFields(given, field);
    const script =
      typeof frame.script === 'string' && Object.hasOwn(scripts, frame.script) ? scripts[frame.script] : undefined;
    if (script === undefined) throw new InvalidSnapshot(`${field}.script`, 'is no script of these rules');
    const { at, me } = frame;
    if (!Number.isInteger(at) || (at as number) < 0 || (at as number) > script.steps.length) {
      throw new InvalidSnapshot(`${field}.at`, 'is no step of the script');
    }
    if (!Number.isInteger(me)) throw new InvalidSnapshot(`${field}.me`, 'is no seat');
    asFields(frame.v, `${field}.v`);
  });
}
