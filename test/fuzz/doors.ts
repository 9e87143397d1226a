/**
 * The doors of the library: every public function that takes data, what a lawful input looks like, and what it may
 * throw. Whatever comes in, nothing else comes out.
 */
import { isDeepStrictEqual } from 'node:util';
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import * as testing from 'frantic-engine/testing';
import * as texts from 'frantic-engine/texts';
import { canonical, hash } from '../../src/game/digest.ts';
import { oneOf } from '../support/ways.ts';
import type { World } from './worlds.ts';

/** One door. */
export interface Door {
  /** The names of the errors it may throw. */
  readonly throws: readonly string[];
  /** A lawful input, to be bent; JSON. */
  readonly lawful: (world: World, random: () => number) => unknown;
  /** Gives it any input at all. Returns normally if the input was accepted; fails if what came out is unsound. */
  readonly enter: (world: World, input: unknown) => void;
}

/** Fails with a message of its own, so that it is never taken for an error of the library. */
export class Unsound extends Error {
  override readonly name = 'Unsound';
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Unsound(what);
}

/** What a call throws, or `null`. */
function errorOf(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** A list of so many inputs for a function of several; anything else is the first of them. */
const several = (input: unknown): readonly unknown[] => (Array.isArray(input) ? Array.from(input) : [input]);

/** A few moves after a setup was accepted: what is let in has to be playable. */
const MOVES = 3;

// ---- setups ----------------------------------------------------------------------------------------------------------

function enterSetup(_world: World, input: unknown): void {
  const setup = input as pure.Setup;
  const { state } = pure.opening(setup);
  testing.assertInvariants(state);
  const loose = fast.createGame(setup);
  must(isDeepStrictEqual(loose, pure.createGame(setup)), 'the two doors begin another game');
  must(isDeepStrictEqual(pure.replay(pure.record(setup)), state), 'a record begins another game');
  for (let i = 0; i < MOVES && loose.outcome === null; i++)
    fast.apply(loose, fast.fallbackAction(loose, fast.waitingFor(loose)[0] as number));
  testing.assertInvariants(loose);
}

function enterBoardSetup(_world: World, input: unknown): void {
  const setup = input as board.Setup;
  const { state } = board.opening(setup);
  board.assertInvariants(state);
  must(isDeepStrictEqual(board.createGame(setup), state), 'createGame begins another game than opening');
  must(isDeepStrictEqual(board.replay(board.record(setup)), state), 'a record begins another game');
  const loose = board.fork(state);
  for (let i = 0; i < MOVES && loose.outcome === null; i++)
    board.apply(loose, board.fallbackAction(loose, board.waitingFor(loose)[0] as number));
  board.assertInvariants(loose);
  wellFormed(board.renderBoard(state));
  board.boardText(state);
}

const TAGS = ['svg', 'title', 'defs', 'linearGradient', 'stop', 'g', 'rect', 'line', 'circle', 'polygon', 'text'];

/** No text of a player has become markup. */
function wellFormed(svg: string): void {
  must(!/[^\n\P{Cc}]|[\p{Cs}\uFFFE\uFFFF]/u.test(svg), 'the picture holds what XML cannot');
  must(!/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(svg), 'an ampersand is not escaped');
  const tags = [...svg.matchAll(/<\/?([^\s/>]*)/g)].map(([, tag]) => tag as string);
  const odd = tags.find((tag) => !TAGS.includes(tag));
  must(odd === undefined, `the picture has a tag '${odd}'`);
}

// ---- actions ---------------------------------------------------------------------------------------------------------

/** The lawful actions of somebody who is asked, a few of them. */
function anAction(world: World, random: () => number): unknown {
  const { state } = world.cards;
  return pure.sampleLegal(state, oneOf(pure.waitingFor(state), random), random);
}

function enterAction({ cards: { state } }: World, input: unknown): void {
  const action = input as pure.Action;
  const loose = fast.fork(state);
  const verdict = pure.isLegal(state, action);
  must(isDeepStrictEqual(fast.isLegal(loose, action), verdict), 'the two doors judge differently');
  for (const language of texts.LANGUAGES) {
    const { allowed, text } = pure.explain(state, action, language);
    must(allowed === (verdict === true) && typeof text === 'string' && text !== '', 'explained as something else');
  }
  if (verdict === true) {
    const after = pure.reduce(state, action);
    testing.assertInvariants(after);
    fast.apply(loose, action);
    must(isDeepStrictEqual(loose, after), 'the two doors play differently');
    return;
  }
  const plays = [
    () => pure.transition(state, action, { patches: true }),
    () => fast.apply(loose, action),
    () => pure.reduce(state, action),
  ];
  for (const play of plays) {
    const error = errorOf(play);
    must(nameOf(error) === 'IllegalAction', `refused with ${String(error)}`);
    must(isDeepStrictEqual((error as pure.IllegalAction).refusal, verdict), 'refused for another reason');
  }
  must(isDeepStrictEqual(loose, state), 'a refusal left a trace');
}

function enterBoardAction({ board: { state } }: World, input: unknown): void {
  const action = input as board.Action;
  const loose = board.fork(state);
  const verdict = board.isLegal(state, action);
  if (verdict === true) {
    const after = board.reduce(state, action);
    board.assertInvariants(after);
    board.apply(loose, action);
    must(isDeepStrictEqual(loose, after), 'the two doors play differently');
    return;
  }
  const plays = [
    () => board.transition(state, action, { patches: true }),
    () => board.apply(loose, action),
    () => board.reduce(state, action),
  ];
  for (const play of plays) {
    const error = errorOf(play);
    must(nameOf(error) === 'IllegalAction', `refused with ${String(error)}`);
    must(isDeepStrictEqual((error as board.IllegalAction).refusal, verdict), 'refused for another reason');
  }
  must(isDeepStrictEqual(loose, state), 'a refusal left a trace');
}

// ---- looking ---------------------------------------------------------------------------------------------------------

/** What looking and guessing have in common in all three engines. */
interface Looking<State> {
  question(state: State, seat: number): unknown;
  legalActions(state: State, seat: number, options?: { readonly limit?: number }): readonly unknown[];
  countLegal(state: State, seat: number): number;
  sampleLegal(state: State, seat: number, random: () => number): unknown;
  fallbackAction(state: State, seat: number): unknown;
  view(state: State, viewer: number | 'spectator'): unknown;
}

/** Whoever is no seat is asked nothing, shown nothing and answered for by nobody. */
function look<State extends { readonly players: readonly unknown[] }>(
  engine: Looking<State>,
  state: State,
  input: unknown,
): void {
  const seat = input as number;
  const sits = typeof input === 'number' && state.players[input] !== undefined;
  const asked = engine.question(state, seat);
  must(sits || asked === null, 'somebody who is no seat is asked');
  must(engine.legalActions(state, seat, { limit: 3 }).length > 0 === (asked !== null), 'asked without an answer');
  must(engine.countLegal(state, seat) > 0 === (asked !== null), 'asked without an answer that counts');
  for (const answer of [() => engine.sampleLegal(state, seat, () => 0), () => engine.fallbackAction(state, seat)]) {
    const error = errorOf(answer);
    must((error === null) === (asked !== null), `answered for somebody who is not asked: ${String(error)}`);
    must(error === null || nameOf(error) === 'IllegalAction', `refused with ${String(error)}`);
  }
  const error = errorOf(() => engine.view(state, seat));
  must((error === null) === (sits || input === 'spectator'), 'shown to somebody who is no seat, or not to one who is');
  if (error !== null) throw error;
}

const aSeat = (world: World, random: () => number): unknown =>
  oneOf([...world.cards.state.players.keys(), 'spectator'], random);

// ---- snapshots and records -------------------------------------------------------------------------------------------

const OF_CARDS = {
  position: ({ cards }: World) => cards,
  engine: pure,
  check: testing.assertInvariants as (state: never) => void,
};
const OF_BOARD = {
  position: ({ board: position }: World) => position,
  engine: board,
  check: board.assertInvariants as (state: never) => void,
};

/** The part of an engine that reads what was written. */
interface Reading {
  save(state: unknown): string;
  restore(snapshot: unknown): unknown;
  replay(record: unknown): unknown;
}

interface Game {
  readonly position: (world: World) => { readonly state: unknown; readonly record: unknown };
  readonly engine: unknown;
  readonly check: (state: never) => void;
}

const snapshotDoor = ({ position, engine, check }: Game): Door => {
  const { save, restore } = engine as Reading;
  return {
    throws: ['InvalidSnapshot'],
    lawful: (world) => JSON.parse(save(position(world).state)),
    enter(_world, input) {
      const state = restore(input);
      check(state as never);
      must(isDeepStrictEqual(restore(save(state)), state), 'what was restored cannot be saved');
    },
  };
};

/** Snapshots by somebody who knows how the digest is made. They may be unplayable, but are told from what is no state. */
const forgedDoor = ({ position, engine }: Game): Door => {
  const { save, restore } = engine as Reading;
  return {
    throws: ['InvalidSnapshot'],
    lawful: (world) => (JSON.parse(save(position(world).state)) as { readonly state: unknown }).state,
    enter(_world, input) {
      let digest: string;
      let state: unknown;
      try {
        state = JSON.parse(JSON.stringify(input));
        digest = hash(canonical(state));
      } catch {
        // Too deep for this door; the other one is given such things, too.
        return;
      }
      save(restore({ format: 1, digest, state }));
    },
  };
};

const recordDoor = ({ position, engine, check }: Game): Door => {
  const { replay } = engine as Reading;
  return {
    throws: ['InvalidRecord'],
    lawful: (world) => position(world).record,
    enter(_world, input) {
      check(replay(input) as never);
      must(isDeepStrictEqual(replay(JSON.stringify(input)), replay(input)), 'the text of a record is another game');
    },
  };
};

/** Something that is no state where a state should be. Whether a state is sound is for `restore` to say. */
function enterState(_world: World, input: unknown): void {
  const calls: readonly ((state: never) => unknown)[] = [
    (state) => pure.reduce(state, { type: 'draw', seat: 0 }),
    (state) => pure.isLegal(state, { type: 'draw', seat: 0 }),
    (state) => pure.waitingFor(state),
    (state) => pure.question(state, 0),
    (state) => pure.legalActions(state, 0),
    (state) => pure.cardOf(state, 0),
    (state) => pure.catalogOf(state),
    (state) => pure.explain(state, { type: 'draw', seat: 0 }),
    (state) => fast.apply(state, { type: 'draw', seat: 0 }),
    (state) => board.reduce(state, { type: 'react', seat: 0, card: null }),
    (state) => board.waitingFor(state),
    (state) => board.question(state, 0),
    (state) => board.cardOf(state, 0),
  ];
  for (const call of calls) {
    const name = nameOf(errorOf(() => call(input as never)));
    must(['InvalidSnapshot', 'InvalidSetup'].includes(name), `not a state, and met with ${name} by ${call}`);
  }
}

// ---- texts -----------------------------------------------------------------------------------------------------------

function enterTexts({ cards: { state } }: World, input: unknown): void {
  const [row, language] = several(input) as [string, texts.Language];
  const word = typeof row === 'string' ? row : 'no word';
  const calls: readonly (() => string)[] = [
    () => texts.textOf(row, language).text,
    () => texts.nameOfCard(pure.cardOf(state, 0), language),
    () => texts.colorName(word as pure.Color, language),
    () => texts.optionName(word, language),
    () => texts.causeName(word, language),
  ];
  const errors = calls.map(errorOf).filter((error) => error !== null);
  for (const error of errors) must(nameOf(error) === 'RangeError', `${String(error)} for a text`);
  if (errors.length > 0) throw errors[0];
}

const ROWS: readonly string[] = ['gift', 'exchange', 'decline', 'red', 'finish', 'number'];

/** The doors by name. */
export const doors: Readonly<Record<string, Door>> = {
  setup: { throws: ['InvalidSetup'], lawful: ({ cards }) => cards.record.setup, enter: enterSetup },
  'board setup': { throws: ['InvalidSetup'], lawful: ({ board: { record } }) => record.setup, enter: enterBoardSetup },
  action: { throws: [], lawful: anAction, enter: enterAction },
  'board action': {
    throws: [],
    lawful: ({ board: { state } }, random) => board.sampleLegal(state, oneOf(board.waitingFor(state), random), random),
    enter: enterBoardAction,
  },
  seat: { throws: ['IllegalAction'], lawful: aSeat, enter: ({ cards }, input) => look(pure, cards.state, input) },
  'fast seat': {
    throws: ['IllegalAction'],
    lawful: aSeat,
    enter: ({ cards }, input) => look(fast, cards.state, input),
  },
  'board seat': {
    throws: ['IllegalAction'],
    lawful: aSeat,
    enter: ({ board: { state } }, input) => look(board, state, input),
  },
  limit: {
    throws: ['RangeError'],
    lawful: () => 4,
    enter({ cards, board: { state } }, input) {
      const options = { limit: input as number };
      const lists = [
        pure.legalActions(cards.state, pure.waitingFor(cards.state)[0] as number, options),
        fast.legalActions(cards.state, pure.waitingFor(cards.state)[0] as number, options),
        board.legalActions(state, board.waitingFor(state)[0] as number, options),
      ];
      for (const list of lists) must(list.length <= (input === undefined ? 10_000 : (input as number)), 'too many');
    },
  },
  guess: {
    throws: ['IllegalAction', 'InvalidSetup'],
    lawful: (world, random) => [oneOf([...world.cards.state.players.keys()], random), 'seed'],
    enter({ cards: { state } }, input) {
      const [viewer, seed] = several(input) as [number, string];
      const guess = pure.determinize(state, viewer, seed);
      testing.assertInvariants(guess);
      must(isDeepStrictEqual(fast.determinize(state, viewer, seed), guess), 'the two doors guess differently');
    },
  },
  'card id': {
    throws: ['RangeError'],
    lawful: () => 17,
    enter({ cards, board: { state } }, input) {
      const id = input as number;
      for (const card of [pure.cardOf(cards.state, id), fast.cardOf(cards.state, id)])
        must(typeof testing.nameOf(cards.state, card.id) === 'string' && card.id === id, 'another card');
      must(board.cardOf(state, id).id === id && typeof board.nameOf(state, id) === 'string', 'another card');
    },
  },
  'card name': {
    throws: ['RangeError'],
    lawful: ({ cards: { state } }) => [0, testing.nameOf(state, state.players[0]?.hand[0] ?? 0), 0],
    enter({ cards: { state } }, input) {
      const [seat, name, nth] = several(input) as [number, string, number];
      const card = testing.cardNamed(state, seat, name, nth);
      must(state.players[seat]?.hand.includes(card) === true, 'another card');
    },
  },
  'board card name': {
    throws: ['RangeError'],
    lawful: ({ board: { state } }) => [0, board.nameOf(state, state.players[0]?.hand[0] ?? 0), 0],
    enter({ board: { state } }, input) {
      const [seat, name, nth] = several(input) as [number, string, number];
      const card = board.cardNamed(state, seat, name, nth);
      must(state.players[seat]?.hand.includes(card) === true, 'another card');
    },
  },
  snapshot: snapshotDoor(OF_CARDS),
  'fast snapshot': snapshotDoor({ ...OF_CARDS, engine: fast }),
  'board snapshot': snapshotDoor(OF_BOARD),
  'forged snapshot': forgedDoor(OF_CARDS),
  'forged board snapshot': forgedDoor(OF_BOARD),
  record: recordDoor(OF_CARDS),
  'fast record': recordDoor({ ...OF_CARDS, engine: fast }),
  'board record': recordDoor(OF_BOARD),
  'no state': { throws: [], lawful: () => ({}), enter: enterState },
  follow: {
    throws: ['RangeError', 'TypeError'],
    lawful: ({ cards: { state, events } }, random) => [pure.boardOf(state), oneOf(events, random)],
    enter(_world, input) {
      const [from, event] = several(input) as [pure.Board, pure.GameEvent];
      pure.follow(from, event);
    },
  },
  redact: {
    throws: ['RangeError', 'TypeError'],
    lawful: ({ cards, board: { events } }, random) => [oneOf([...cards.events, ...events], random), 1],
    enter(_world, input) {
      const [event, viewer] = several(input) as [pure.GameEvent, number];
      for (const redact of [pure.redact, board.redact as unknown as typeof pure.redact]) {
        const error = errorOf(() => redact(event, viewer));
        must(error === null || /^(RangeError|TypeError)$/.test(nameOf(error)), `redacted with ${String(error)}`);
      }
      pure.redact(event, viewer);
    },
  },
  table: {
    throws: ['InvalidSetup'],
    lawful: () => ({
      hands: [['red 3', 'blue gift', 'blue 7'], ['green 2', 'fuck you'], ['black 4']],
      top: { wish: 'red' },
      pile: ['yellow 3', 'fantastic'],
      draw: ['green 9', 'blue 1'],
      events: ['robin hood'],
      sets: ['supercharge', 'pandoras-box'],
      powers: [['looping'], [], ['special seal']],
      powerPile: ['recycling'],
      scores: [1, 2, 3],
      skips: [0, 1, 0],
      active: 1,
      dealer: 0,
      seed: 3,
    }),
    enter: (_world, input) => testing.assertInvariants(testing.table(input as testing.TableSetup)),
  },
  'board table': {
    throws: ['InvalidSetup'],
    lawful: () => ({
      hands: [
        ['skip', 'push', 'stop', 'gift'],
        ['block', 'x', 'jump', 'ghost'],
      ],
      tokens: [10, 12],
      board: { 15: 'swap', 16: ['push', 17] },
      draw: ['push'],
      dice: [5],
      scores: [3, 4],
      active: 1,
    }),
    enter: (_world, input) => board.assertInvariants(board.table(input as board.TableSetup)),
  },
  layout: {
    throws: ['InvalidSetup'],
    lawful: () => ({
      name: 'a short one',
      map: [' 0  1  2  3  4', ' 9  8  7  6  5', '10 11 12 13 14'],
      teleports: [2, 4, 6, 8, 10, 12],
      walls: [[1, 8]],
    }),
    enter(_world, input) {
      const layout = board.boardLayout(input as board.BoardLayoutInput);
      must(layout.cells.length <= 200 && layout.walls.length <= 800, 'a board without bounds');
      enterBoardSetup(_world, { players: 2, seed: 1, layout });
    },
  },
  deck: {
    throws: ['InvalidSetup'],
    lawful: () => ({
      name: 'our box',
      counts: { push: 12, jump: 4 },
      colors: { stop: 'purple', push: { red: 6, blue: 6 } },
      timings: {},
      attacks: { swap: false },
      total: 94,
    }),
    enter(_world, input) {
      const deck = board.deck(input as board.DeckInput);
      const error = errorOf(() => enterBoardSetup(_world, { players: 2, seed: 1, deck }));
      // A deck may be too small to be dealt from.
      if (error !== null && nameOf(error) !== 'InvalidSetup') throw error;
    },
  },
  rows: {
    throws: ['InvalidSetup'],
    lawful: () => [{ type: 'event', id: 'windfall', name: 'windfall', text: 'Nothing.' }],
    enter(_world, input) {
      const setup = { rows: input as readonly pure.Row[] };
      pure.createEngine(setup);
      fast.createFastEngine(setup);
    },
  },
  texts: { throws: ['RangeError'], lawful: (_world, random) => [oneOf(ROWS, random), 'de'], enter: enterTexts },
  language: {
    throws: ['RangeError'],
    lawful: () => 'de',
    enter({ cards: { state } }, input) {
      pure.explain(state, { type: 'pass', seat: 0 }, input as pure.Language);
    },
  },
};
