/**
 * Pairs of things that meet: one is played, turned over, used or in force, and then the other comes.
 *
 * All names are read from the catalog, so that a new row makes its own pairs.
 */
import { type Action, createGame, type GameEvent, type GameState, type Options, type Seat } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { type TableSetup, table } from 'frantic-engine/testing';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { Core } from '../../src/card-game/core/core.ts';
import type { Row } from '../../src/card-game/rows/define.ts';
import { chanceOf, OPTION_VALUES, oneOf } from '../card-game/properties/kit.ts';

/** How a thing comes into play. */
export type Role = 'special' | 'event' | 'power' | 'rule';

/** One thing of a pair. */
export interface Thing {
  readonly role: Role;
  /** Its row. */
  readonly id: string;
  /** What a table calls it. Of special cards every copy, red ones first. */
  readonly names: readonly string[];
  readonly row: Row;
}

/** An ordered pair: `first` happens, or is in force, and then `second` happens. */
export interface Pair {
  readonly first: Thing;
  readonly second: Thing;
}

type State = ReturnType<typeof fast.fork>;

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

const { rows, cards } = new Core([], boxes).catalogOf(createGame({ players: 2, seed: 1, sets: SETS }).rules);

function thingsOf(row: Row): Thing[] {
  const thing = { id: row.id, row };
  if (row.type !== 'card') return [{ ...thing, role: row.type, names: [row.name] }];
  // Number cards do nothing; black ones stand for the event they trigger.
  if (row.class === 'number' || row.class === 'black') return [];
  const isRed = (name: string): boolean => name.includes('red');
  const names = cards.filter((card) => card.row.id === row.id).map(({ name }) => name);
  return [{ ...thing, role: 'special', names: [...names.filter(isRed), ...names.filter((name) => !isRed(name))] }];
}

const things = Object.values(rows).flatMap(thingsOf);

/** Every ordered pair of a special card, a power card, an event or a rule card with a special card or an event. */
export const PAIRS: readonly Pair[] = things.flatMap((first) =>
  things.filter(({ role }) => role === 'special' || role === 'event').map((second) => ({ first, second })),
);

const ENDS_ROUND = ['doomsday', 'finish-line'];

/** Specials that can be tossed in although Special Seal forbids playing them, if the option allows it. */
const UNSEALED = ['nice-try', 'lucky-bastard', 'mimicry', 'counterattack'];

/** What cannot meet, with the reason. */
const IMPOSSIBLE: readonly (readonly [reason: string, holds: (pair: Pair) => boolean])[] = [
  ['Curse cannot be played (R-056)', ({ first, second }) => first.id === 'curse' || second.id === 'curse'],
  ['The End ends the round beyond recall (R-058)', ({ first }) => first.id === 'the-end'],
  [
    'the round is over: nothing is played after it (R-234)',
    ({ first, second }) => ENDS_ROUND.includes(first.id) && second.role === 'special',
  ],
  [
    'only Plague carries on after the end of a round (R-278), and it has been turned over',
    ({ first, second }) => ENDS_ROUND.includes(first.id) && second.id === 'plague',
  ],
  ['there is one card of it', ({ first, second }) => first === second && first.names.length === 1],
  [
    'Special Seal: special cards can only be tossed in (R-328)',
    ({ first, second }) => first.id === 'special-seal' && second.role === 'special' && !UNSEALED.includes(second.id),
  ],
];

/** Why a pair cannot meet, or `null`. */
export const whyNot = (pair: Pair): string | null => IMPOSSIBLE.find(([, holds]) => holds(pair))?.[0] ?? null;

/** Whether a power card can be used with a special card. */
const goTogether = ({ first, second }: Pair): boolean =>
  first.role === 'power' &&
  second.role === 'special' &&
  first.id !== 'special-seal' &&
  second.row.type === 'card' &&
  second.row.takesPowers;

/** Cards that are not in the way of anything, and more of them. */
const SPARE = [
  ...['red 1', 'blue 2', 'red 3', 'yellow 4', 'green 6', 'blue 7', 'red 8', 'green 9', 'yellow 2'],
  ...['blue 3', 'green 7', 'yellow 8', 'yellow 3', 'green 3'],
];

/** A few mixes of options: each makes a catalog of its own, so there are not as many as pairs. */
const MIXES: readonly Partial<Options>[] = Array.from({ length: 8 }, (_, nth) => {
  const random = chanceOf(nth);
  const mixed = Object.entries(OPTION_VALUES).map(([name, values]) => [name, oneOf<unknown>(values, random)]);
  return { ...(Object.fromEntries(mixed) as Partial<Options>), 'mimicry.offTurn': true };
});

/** Options under which the pair can meet; the others may be anything. */
const optionsOf = ({ first }: Pair, mix: Partial<Options>): Partial<Options> => ({
  ...mix,
  purple: 'fifth',
  'special-seal.blocksInterrupts': first.id === 'special-seal' ? false : (mix['special-seal.blocksInterrupts'] ?? true),
});

/** A hand of ten if Fuck You is in it, of nothing else if The End is. */
function handOf(wanted: readonly string[], spare: readonly string[]): string[] {
  if (wanted.includes('the end')) return [...wanted];
  const tossed = wanted.length > 1 && ['lucky bastard', 'red troublemaker'].some((name) => wanted.includes(name));
  const count = wanted.includes('fuck you') ? (tossed ? 11 : 10) : wanted.length + 4;
  return [...wanted, ...spare].slice(0, count);
}

/**
 * A small table on which the pair can meet. Seat 0 brings `first`, seat 1 brings `second`, unless they go together.
 * A Troublemaker turns events over, or with Double Trouble a black card turns over two.
 */
function setupOf(pair: Pair, options: Partial<Options>, seed: number, small: boolean): TableSetup {
  const { first, second } = pair;
  const wanted: [string[], string[]] = [[], []];
  let events: string[] = [];
  const ruleCards = first.role === 'rule' ? [first.names[0] as string] : [];
  const sealed = first.id === 'special-seal';
  if (first.role === 'special') wanted[0].push(first.names[0] as string);
  if (first.role === 'event' && second.role === 'event') {
    wanted[0].push('black 5');
    events = [
      ...(ENDS_ROUND.includes(first.id) ? ['plague'] : []),
      first.names[0] as string,
      second.names[0] as string,
    ];
    if (first === second) wanted[0].push('red troublemaker');
    if (!ENDS_ROUND.includes(first.id)) ruleCards.push('double trouble');
  } else if (first.role === 'event') {
    wanted[0].push('red troublemaker');
    events = [first.names[0] as string];
    wanted[1].push(second.names[second.id === 'troublemaker' ? 1 : 0] as string);
    // Whoever is protected from the event keeps The End as the last card, and whatever the event would take.
    if (second.id === 'the-end' || seed % 2 === 1) {
      wanted[1].push(second.id === 'lucky-bastard' ? 'mimicry' : 'lucky bastard');
    }
  } else {
    // A power card that acts last, and lasts, meets only what comes after the card it is used with.
    const late = first.row.type === 'power' && first.row.timing === 'second' && first.row.lasting !== null;
    const together =
      first.role === 'rule' || (first.role === 'power' && second.role === 'event' && !late) || goTogether(pair);
    if (second.role === 'event') events = [second.names[0] as string];
    const card =
      second.role === 'event' ? (sealed ? 'black 5' : 'red troublemaker') : second.names[first === second ? 1 : 0];
    if (!(first.id === 'troublemaker' && second.role === 'event')) wanted[together ? 0 : 1].push(card as string);
    if (sealed && second.id === 'counterattack') events = ['rewind'];
    if (sealed && second.role === 'special' && second.id !== 'nice-try') wanted[0].push('black 5');
  }
  const hands = [handOf(wanted[0], SPARE), handOf(wanted[1], SPARE.slice(3)), ['yellow 7', 'green 5', 'yellow 5']];
  if (sealed && ['nice-try', 'mimicry'].includes(second.id) && seed % 2 === 0) hands[0] = ['red 1'];
  return {
    hands,
    top: 'red 5',
    sets: SETS,
    options,
    seed,
    events,
    ...(first.role === 'power' ? { powers: [[first.names[0] as string]] } : {}),
    ...(ruleCards.length > 0 ? { ruleCards } : {}),
    ...(small ? { draw: sealed && second.id === 'counterattack' ? ['blue gift', ...DRAW] : DRAW, drawOnly: true } : {}),
  };
}

const DRAW = [
  'green 2',
  'red 7',
  'yellow 6',
  'blue 8',
  'green 4',
  'red 6',
  'yellow 9',
  'blue 9',
  'red 9',
  'green 8',
  'yellow 1',
  'blue 6',
];

/** What is to happen, and what has. */
class Meeting {
  firstDone: boolean;
  met = false;
  private lastPlayed = '';

  constructor(readonly pair: Pair) {
    this.firstDone = pair.first.role === 'rule';
  }

  /** Takes note of what happened. */
  hear(state: State, events: readonly GameEvent[], inForceBefore: boolean): void {
    const { first, second } = this.pair;
    let now = false;
    for (const event of events) {
      if (event.type === 'played' || event.type === 'tossedIn') this.lastPlayed = fast.cardOf(state, event.card).row;
      // Troublecharger is over when its event comes.
      const inForce = first.row.lasting === null || first.id === 'troublecharger' || now || inForceBefore;
      if (this.firstDone && inForce && is(state, event, second)) this.met = true;
      if (is(state, event, first)) {
        this.firstDone = true;
        now = true;
        if (event.type === 'powerUsed' && this.lastPlayed === second.id) this.met = true;
      }
    }
  }

  /** The thing to be brought about next. */
  get next(): Thing {
    return this.firstDone ? this.pair.second : this.pair.first;
  }
}

function is(state: State, event: GameEvent, { role, id }: Thing): boolean {
  if (role === 'event') return event.type === 'eventTurned' && event.row === id;
  if (role === 'power') return event.type === 'powerUsed' && event.row === id;
  return (event.type === 'played' || event.type === 'tossedIn') && fast.cardOf(state, event.card).row === id;
}

/** Whether playing a card brings a thing about. */
function brings(state: State, card: number, { role, id }: Thing): boolean {
  const { row, class: kind } = fast.cardOf(state, card);
  return role === 'event' ? row === 'troublemaker' || kind === 'black' : row === id;
}

/** An answer that leads towards the meeting, otherwise any. */
function towards(state: State, seat: Seat, meeting: Meeting, random: () => number): Action {
  const asked = fast.questionOf(state, seat);
  const { next, pair } = meeting;
  const any = (): Action => fast.sampleLegal(state, seat, random);
  if (asked?.type === 'wish' && asked.colors.includes('red') && random() < 0.9) {
    return { type: 'wish', seat, wish: { color: 'red' } };
  }
  if (asked?.type === 'pick') {
    const wanted = ['red', 'use'].find((name) => asked.options.includes(name));
    if (wanted !== undefined && random() < 0.8) return { type: 'pick', seat, option: wanted };
  }
  if (asked?.type === 'react') {
    const card = asked.cards.find((id) => brings(state, id, next));
    // Whoever is to play the second thing holds Lucky Bastard to keep it.
    const protects = (row: string): boolean =>
      PROTECTING.includes(row) && (row !== 'mimicry' || row !== pair.second.id);
    const freed = asked.cards.find((id) => pair.first.role === 'event' && protects(fast.cardOf(state, id).row));
    const tossed = freed ?? card;
    if (random() >= 0.9) return any();
    return tossed === undefined ? { type: 'decline', seat } : { type: 'react', seat, card: tossed };
  }
  if (asked?.type !== 'turn') return any();
  if (next.role === 'power') {
    const usable = asked.powers.filter(({ powers }) => powers.includes(next.id)).map(({ card }) => card);
    const card = usable.find((id) => brings(state, id, pair.second)) ?? oneOf(usable, random);
    if (card !== undefined) return { type: 'play', seat, card, power: next.id };
  } else {
    const card = asked.cards.find((id) => brings(state, id, next));
    if (card !== undefined) return { type: 'play', seat, card };
  }
  // What is needed later is kept, and rather a card is played than drawn.
  const moves = fast.legalActions(state, seat, { limit: 60 });
  const free = moves.filter((move) => move.type !== 'play' || !brings(state, move.card, pair.second));
  const plays = free.filter(({ type }) => type === 'play');
  return oneOf(plays.length > 0 && random() < 0.8 ? plays : free.length > 0 ? free : moves, random);
}

/** What a player can be protected from an event by. */
const PROTECTING = ['lucky-bastard', 'mimicry'];

/** How often it is tried to bring a pair about, and how many decisions it may take. */
const TRIES = 60;
const DECISIONS = 80;

/** What a meeting was like. */
export interface Met {
  readonly state: State;
  readonly tries: number;
  readonly decisions: number;
}

/** Plays until the pair has met, in one way that is lawful; `null` if none is found. `check` is called after every action. */
export function meet(pair: Pair, nth: number, check: (state: GameState) => void): Met | null {
  let decisions = 0;
  for (let time = 0; time < TRIES; time++) {
    const random = chanceOf(nth * TRIES + time);
    // First any mix of options, then the usual ones, then with a whole deck.
    const options = optionsOf(pair, time % 3 === 0 ? (MIXES[nth % MIXES.length] as Partial<Options>) : {});
    const state = fast.fork(table(setupOf(pair, options, time, time % 4 !== 3)));
    const meeting = new Meeting(pair);
    for (let at = 0; at < DECISIONS && state.round === 1 && state.outcome === null; at++) {
      const seat = oneOf(fast.waitingFor(state), random);
      const inForce = state.lasting.some(({ row }) => row === pair.first.id);
      const sink: GameEvent[] = [];
      fast.apply(state, towards(state, seat, meeting, random), { sink });
      decisions++;
      check(state);
      meeting.hear(state, sink, inForce);
      if (meeting.met) return { state, tries: time + 1, decisions };
    }
  }
  return null;
}

/** A pair as a list shows it. */
export const pairName = ({ first, second }: Pair): string => `${first.id} (${first.role}), then ${second.id}`;
