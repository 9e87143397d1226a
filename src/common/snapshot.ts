/** Snapshots: a game in the middle of anything, as text, and the checks that every game's snapshots have in common. */
import { canonical, hash } from './digest.ts';
import { isOwn } from './errors.ts';
import { wrongIn } from './known.ts';
import { refuseSeen } from './refuse-seen.ts';
import { isSame } from './same.ts';
import { LONGEST_NAME, WINDOWS } from './setup.ts';
import {
  anything,
  asFields,
  asList,
  type Check,
  count,
  distinct,
  type Fields,
  fields,
  flag,
  list,
  MOST,
  oneOf,
  orNull,
  points,
  refuse,
  text,
  whole,
} from './shape.ts';

/** The number of the snapshot format. */
const FORMAT = 1;

/** The game as text. */
export function saveState(given: unknown): string {
  try {
    refuseSeen(given);
    const state = asFields(given, 'state');
    return JSON.stringify({ format: FORMAT, digest: digestOf(state), state });
  } catch (error) {
    if (isOwn(error)) throw error;
    return refuse('state', 'is nested too deeply, or is not JSON');
  }
}

const digestOf = (state: unknown): string => hash(canonical(state));

/** The state in a snapshot, which may be any JSON at all: the text, or what it parses to. `check` refuses what is none. */
export function readSnapshot<State>(given: unknown, check: (state: Fields) => void): State {
  const snapshot = asFields(parse(given), 'snapshot');
  if (snapshot.format !== FORMAT) refuse('format', `has to be ${FORMAT}`);
  const state = asFields(snapshot.state, 'state');
  if (state.format !== 1) refuse('state.format', 'has to be 1');
  const digest = checkedDigest(state);
  check(state);
  // What is lawful and was not saved by `save` is found by its digest.
  if (snapshot.digest !== digest) refuse('digest', 'the state is not the one that was saved');
  // What passes the check of a game is a state of it.
  return state as State;
}

function checkedDigest(state: Fields): string {
  try {
    return digestOf(state);
  } catch {
    return refuse('state', 'is nested too deeply');
  }
}

/** The snapshot as JSON has it, shared with nobody. */
function parse(given: unknown): unknown {
  try {
    return JSON.parse(typeof given === 'string' ? given : JSON.stringify(given));
  } catch {
    return refuse('snapshot', 'is not JSON');
  }
}

/** A part of the key to the rules has to be what the catalog was made from. */
function checkSame(given: unknown, known: unknown, field: string): void {
  if (!isSame(given, known)) refuse(field, 'does not go with the fingerprint');
}

/** A catalog is found by its fingerprint alone, so the rest of the key has to go with it. */
export function checkRules<Part extends string>(
  { rules }: Fields,
  catalog: Readonly<Record<Part, unknown>>,
  parts: readonly Part[],
): void {
  const same = parts.map((name): readonly [string, Check] => [
    name,
    (given, field) => {
      checkSame(given, catalog[name], field);
    },
  ]);
  fields({
    ...Object.fromEntries(same),
    windows: oneOf(WINDOWS, 'is not known to these rules'),
    pointLimit: whole(1, Number.MAX_SAFE_INTEGER),
  })(rules, 'state.rules');
}

/** A seat of a table. */
export const seatOf = (players: number): Check<number> => whole(0, players - 1, 'is no seat');

/** The state of chance: one that the generator can be in, and that moves on. */
export const chance: Check = (given, field) => {
  const fraction: Check = (part, where) => {
    const steps = typeof part === 'number' ? part * STEPS : -1;
    whole(0, STEPS - 1, 'has to be a fraction from 0 up to 1')(steps, where);
  };
  fields({ c: whole(0, MOST_CARRY), s0: fraction, s1: fraction, s2: fraction })(given, field);
  const { c, s0, s1, s2 } = asFields(given, field);
  const last = c === 0 ? 0 : c === MOST_CARRY ? 1 - 1 / STEPS : -1;
  if (s0 === last && s1 === last && s2 === last) refuse(field, 'would give the same number for ever');
};

/** The largest carry of the generator, whose factor is one more. */
const MOST_CARRY = 2_091_638;

/** A fraction that the generator can stand at is so many steps above 0. */
const STEPS = 4_294_967_296;

/** A name that a setup could have given. */
const called: Check = (given, field) => {
  text(given, field);
  if (typeof given === 'string' && given.length > LONGEST_NAME)
    refuse(field, `has more than ${LONGEST_NAME} characters`);
};

/** The words of fields that mean the same in every game. What is checked apart may be anything here. */
export const STATE_WORDS = {
  count,
  round: /* @__PURE__ */ whole(1, MOST),
  points,
  flag,
  text,
  name: called,
  json: anything,
  outcome: anything,
  players: anything,
  queue: anything,
  pile: asList,
  known: asList,
  chance,
} as const;

/** The words of the fields of players. Which cards they hold is checked apart. */
export const PLAYER_WORDS = { text, name: called, flag, count, points, pile: asList } as const;

/** The players: how many, each with these fields, and with a name of their own. */
export function checkPlayers(state: Fields, [least, most]: readonly [number, number], player: Check): void {
  const players = asList(state.players, 'state.players');
  if (players.length < least || players.length > most) refuse('state.players', `${least} to ${most} can play`);
  list(player)(players, 'state.players');
  const names = players.map((one) => asFields(one, 'state.players').name);
  if (names.includes('')) refuse(`state.players[${names.indexOf('')}].name`, 'is empty');
  distinct(text)(names, 'state.players');
}

/** How a game ended: whose totals are the lowest is not worked out again. */
export function checkOutcome(state: Fields, seats: Check): void {
  const { players, round, outcome } = state;
  orNull(fields({ winners: seats, scores: list(points), rounds: oneOf([round], 'are not as many as were played') }))(
    outcome,
    'state.outcome',
  );
  if (outcome === null) return;
  const { winners, scores } = asFields(outcome, 'state.outcome');
  if (asList(winners, 'state.outcome.winners').length === 0) refuse('state.outcome.winners', 'are none');
  const totals = asList(players, 'state.players').map((one) => asFields(one, 'state.players').score);
  if (!isSame(scores, totals)) refuse('state.outcome.scores', "are not the players' totals");
}

/** Whoever is waited for has to have something to decide, and what was answered so far has to be lawful. */
export function checkQuestions(problem: () => string | null): void {
  let found: string | null;
  try {
    found = problem();
  } catch {
    // The question looked for something that is not there. Which thing that was, only its script knows.
    found = 'asks what cannot be asked';
  }
  if (found !== null) refuse('state.queue', found);
}

/** Checks that every card of a deck is in exactly one place. */
export class CardCensus {
  private readonly seen = new Set<unknown>();
  private readonly card: Check;

  constructor(private readonly cards: number) {
    this.card = whole(0, cards - 1, 'is no card of this game');
  }

  /** Counts the cards of one place. */
  count(given: unknown, field: string): void {
    list((id, where) => this.one(id, where))(given, `state.${field}`);
  }

  /** Counts the cards of the hands, and of these piles. */
  countAll<Pile extends string>(
    state: { readonly players: readonly { readonly hand: unknown }[] } & Readonly<Record<Pile, unknown>>,
    piles: readonly Pile[],
  ): void {
    state.players.forEach(({ hand }, seat) => {
      this.count(hand, `players[${seat}].hand`);
    });
    for (const pile of piles) this.count(state[pile], pile);
  }

  /** Counts one card. */
  one(id: unknown, where: string): void {
    this.card(id, where);
    if (this.seen.has(id)) refuse(where, `the card ${id} is in two places`);
    this.seen.add(id);
  }

  /** Nothing may be missing. */
  finish(): void {
    if (this.seen.size !== this.cards) refuse('state', `has ${this.seen.size} cards instead of ${this.cards}`);
  }
}

/** Checks who knows where hidden cards lie. */
export function checkKnown(known: readonly unknown[], hidden: readonly (readonly number[])[], players: number): void {
  const wrong = wrongIn(known, new Set(hidden.flat()), players);
  if (wrong !== null) refuse('state.known', wrong);
}
