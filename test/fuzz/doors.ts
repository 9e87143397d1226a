/**
 * The doors of the library: every public function that takes data, what a lawful input looks like, and what it may
 * throw. Whatever comes in, nothing else comes out.
 */
import { isDeepStrictEqual } from 'node:util';
import type { SeedlessSetup } from 'frantic-engine';
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as boardEnv from 'frantic-engine/board-game/env';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as boardValidators from 'frantic-engine/board-game/validators';
import * as boardWords from 'frantic-engine/board-game/words';
import { de as boardDe } from 'frantic-engine/board-game/words/de';
import { BOTS, type BotName, botOf } from 'frantic-engine/bots';
import * as client from 'frantic-engine/client';
import { createBatch, createCodec, createEnv, type Env, type Layout } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import * as houseRules from 'frantic-engine/house-rules';
import * as notation from 'frantic-engine/notation';
import { viewPatches } from 'frantic-engine/patches';
import * as rulings from 'frantic-engine/rulings';
import { createRun, type RunOptions, seatingOf } from 'frantic-engine/sim';
import * as testing from 'frantic-engine/testing';
import * as texts from 'frantic-engine/texts';
import * as validators from 'frantic-engine/validators';
import * as words from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { canonical, hash } from '../../src/common/digest.ts';
import { oneOf } from '../support/ways.ts';
import { BOARD_TABLE, TABLE } from './tables.ts';
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

/** An environment that was made: something can be picked, and a batch and a codec have the same layout. */
function enterEnv(
  env: boardEnv.Env | Env,
  batch: { readonly layout: Layout },
  codec: { readonly layout: Layout },
): void {
  const mask = new Uint8Array(env.layout.picks.length);
  env.mask(mask);
  must(env.done || mask.includes(1), 'nothing can be picked');
  must(batch.layout.fingerprint === env.layout.fingerprint, 'a batch has another layout');
  must(codec.layout.fingerprint === env.layout.fingerprint, 'a codec has another layout');
}

function enterSetup(_world: World, input: unknown): void {
  const setup = input as pure.Setup;
  const { state } = pure.opening(setup);
  testing.assertInvariants(state);
  const loose = fast.createGame(setup);
  must(isDeepStrictEqual(loose, pure.createGame(setup)), 'the two doors begin another game');
  must(isDeepStrictEqual(pure.replay(pure.createRecord(setup)), state), 'a record begins another game');
  for (let i = 0; i < MOVES && loose.outcome === null; i++)
    fast.apply(loose, fast.fallbackAction(loose, fast.waitingFor(loose)[0] as number));
  testing.assertInvariants(loose);
}

function enterBoardSetup(_world: World, input: unknown): void {
  const setup = input as board.Setup;
  const { state } = board.opening(setup);
  board.assertInvariants(state);
  must(isDeepStrictEqual(board.createGame(setup), state), 'createGame begins another game than opening');
  must(isDeepStrictEqual(board.replay(board.createRecord(setup)), state), 'a record begins another game');
  const loose = boardFast.fork(state);
  for (let i = 0; i < MOVES && loose.outcome === null; i++)
    boardFast.apply(loose, board.fallbackAction(loose, board.waitingFor(loose)[0] as number));
  board.assertInvariants(loose);
  wellFormed(board.boardSvg(state));
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
  const refusal = pure.whyNot(state, action);
  const lawful = refusal === null;
  must(isDeepStrictEqual(fast.whyNot(loose, action), refusal), 'the two doors judge differently');
  must(pure.isLegal(state, action) === lawful && fast.isLegal(loose, action) === lawful, 'lawful, and refused');
  for (const language of texts.LANGUAGES) {
    const { allowed, text } = pure.explain(state, action, { language });
    must(allowed === lawful && typeof text === 'string' && text !== '', 'explained as something else');
  }
  if (lawful) {
    const after = pure.reduce(state, action);
    testing.assertInvariants(after);
    fast.apply(loose, action);
    must(isDeepStrictEqual(loose, after), 'the two doors play differently');
    return;
  }
  const plays = [
    () => pure.transition(state, action),
    () => fast.apply(loose, action),
    () => pure.reduce(state, action),
  ];
  for (const play of plays) {
    const error = errorOf(play);
    must(nameOf(error) === 'IllegalAction', `refused with ${String(error)}`);
    must(isDeepStrictEqual((error as pure.IllegalAction).refusal, refusal), 'refused for another reason');
  }
  must(isDeepStrictEqual(loose, state), 'a refusal left a trace');
}

function enterBoardAction({ board: { state } }: World, input: unknown): void {
  const action = input as board.Action;
  const loose = boardFast.fork(state);
  const refusal = board.whyNot(state, action);
  const lawful = refusal === null;
  must(isDeepStrictEqual(boardFast.whyNot(loose, action), refusal), 'the two doors judge differently');
  must(board.isLegal(state, action) === lawful && boardFast.isLegal(loose, action) === lawful, 'lawful, and refused');
  for (const language of ['en', 'de'] as const) {
    const { allowed, text } = board.explain(state, action, { language });
    must(allowed === lawful && typeof text === 'string' && text !== '', 'explained as something else');
  }
  if (lawful) {
    const after = board.reduce(state, action);
    board.assertInvariants(after);
    boardFast.apply(loose, action);
    must(isDeepStrictEqual(loose, after), 'the two doors play differently');
    return;
  }
  const plays = [
    () => board.transition(state, action),
    () => boardFast.apply(loose, action),
    () => board.reduce(state, action),
  ];
  for (const play of plays) {
    const error = errorOf(play);
    must(nameOf(error) === 'IllegalAction', `refused with ${String(error)}`);
    must(isDeepStrictEqual((error as board.IllegalAction).refusal, refusal), 'refused for another reason');
  }
  must(isDeepStrictEqual(loose, state), 'a refusal left a trace');
}

// ---- looking ---------------------------------------------------------------------------------------------------------

/** What looking and guessing have in common in all three engines. */
interface Looking<State> {
  questionOf(state: State, seat: number): unknown;
  legalActions(state: State, seat: number, options?: { readonly limit?: number }): readonly unknown[];
  countLegal(state: State, seat: number): number;
  sampleLegal(state: State, seat: number, random: () => number): unknown;
  fallbackAction(state: State, seat: number): unknown;
  viewOf(state: State, viewer: number | 'spectator'): unknown;
  knownTo(state: State, seat: number): { readonly hands: readonly unknown[] };
}

/** Whoever is no seat is asked nothing, shown nothing and answered for by nobody. */
function look<State extends { readonly players: readonly unknown[] }>(
  engine: Looking<State>,
  state: State,
  input: unknown,
): void {
  const seat = input as number;
  const sits = typeof input === 'number' && state.players[input] !== undefined && !Object.is(input, -0);
  if (!sits) {
    const calls = [
      () => engine.questionOf(state, seat),
      () => engine.legalActions(state, seat, { limit: 3 }),
      () => engine.countLegal(state, seat),
      () => engine.sampleLegal(state, seat, () => 0),
      () => engine.fallbackAction(state, seat),
      () => engine.knownTo(state, seat),
    ];
    for (const call of calls) must(nameOf(errorOf(call)) === 'InvalidInput', `not refused as a seat by ${call}`);
    engine.viewOf(state, seat);
    must(input === 'spectator', 'shown to somebody who is no seat');
    return;
  }
  const asked = engine.questionOf(state, seat);
  must(engine.legalActions(state, seat, { limit: 3 }).length > 0 === (asked !== null), 'asked without an answer');
  must(engine.countLegal(state, seat) > 0 === (asked !== null), 'asked without an answer that counts');
  for (const answer of [() => engine.sampleLegal(state, seat, () => 0), () => engine.fallbackAction(state, seat)]) {
    const error = errorOf(answer);
    must((error === null) === (asked !== null), `answered for somebody who is not asked: ${String(error)}`);
    must(error === null || nameOf(error) === 'IllegalAction', `refused with ${String(error)}`);
  }
  engine.viewOf(state, seat);
  must(engine.knownTo(state, seat).hands.length === state.players.length, 'a hand is left out');
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
  readonly position: (world: World) => {
    readonly state: unknown;
    readonly record: unknown;
    readonly events: readonly unknown[];
  };
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
  const draw: pure.Action = { type: 'draw', seat: 0 };
  const react: board.Action = { type: 'decline', seat: 0 };
  const calls: readonly ((state: never) => unknown)[] = [
    ...[pure, fast, board].flatMap((engine) => [
      (state: never) => engine.isLegal(state, draw as never),
      (state: never) => engine.whyNot(state, draw as never),
      (state: never) => engine.waitingFor(state),
      (state: never) => engine.nextSeat(state),
      (state: never) => engine.questionOf(state, 0),
      (state: never) => engine.legalActions(state, 0),
      (state: never) => engine.countLegal(state, 0),
      (state: never) => engine.sampleLegal(state, 0, () => 0),
      (state: never) => engine.fallbackAction(state, 0),
      (state: never) => engine.fallbackActions(state, 0),
      (state: never) => engine.viewOf(state, 0),
      (state: never) => engine.determinize(state, 0, 1),
      (state: never) => engine.cardOf(state, 0),
    ]),
    (state) => pure.reduce(state, draw),
    (state) => pure.transition(state, draw),
    (state) => pure.catalogOf(state),
    (state) => pure.explain(state, draw),
    (state) => fast.apply(state, draw),
    (state) => fast.playOut(state, () => 0),
    (state) => fast.playRound(state, () => 0),
    (state) => fast.catalogOf(state),
    (state) => notation.formatAction(state, draw),
    (state) => notation.parseAction(state, '0 draws'),
    (state) => board.reduce(state, react),
    (state) => board.transition(state, react),
    (state) => boardFast.apply(state, react),
    (state) => boardFast.playOut(state, () => 0),
    (state) => boardFast.playRound(state, () => 0),
    (state) => board.formatAction(state, react),
    (state) => board.parseAction(state, '0 declines'),
    (state) => board.boardSvg(state),
    (state) => board.boardText(state),
  ];
  for (const call of calls) {
    const name = nameOf(errorOf(() => call(input as never)));
    must(['InvalidSnapshot', 'InvalidSetup'].includes(name), `not a state, and met with ${name} by ${call}`);
  }
}

// ---- notation --------------------------------------------------------------------------------------------------------

/** The part of an engine that speaks in words. */
interface Wording {
  isLegal(state: unknown, action: unknown): boolean;
  formatAction(state: unknown, action: unknown): string;
  parseAction(state: unknown, text: unknown): unknown;
  formatRecord(record: unknown, options?: { readonly every?: unknown }): string;
  parseRecord(text: unknown): unknown;
  replay(record: unknown, options?: { readonly until: number }): unknown;
  takeBack(record: unknown, options?: { readonly actions?: unknown }): { readonly actions: readonly unknown[] };
  canTakeBack(before: unknown, action: unknown): boolean;
  whyNotTakeBack(before: unknown, action: unknown): notation.TakeBackRefusal | null;
}

/** Lines may be bent one by one. */
const joined = (input: unknown): unknown =>
  Array.isArray(input) && input.every((line) => typeof line === 'string') ? input.join('\n') : input;

const wordDoors = (of: string, { position, engine }: Game, sample: Door['lawful']): Readonly<Record<string, Door>> => {
  const words = engine as Wording;
  return {
    [`${of}action in words`]: {
      throws: ['IllegalAction'],
      lawful: sample,
      enter(world, input) {
        const { state } = position(world);
        const text = words.formatAction(state, input);
        // What is not lawful may be written like something that is.
        const same = words.formatAction(state, words.parseAction(state, text)) === text;
        must(same || !words.isLegal(state, input), 'an action comes back as another');
      },
    },
    [`${of}words of an action`]: {
      throws: ['InvalidNotation'],
      lawful: (world, random) => words.formatAction(position(world).state, sample(world, random)),
      enter(world, input) {
        const { state } = position(world);
        const action = words.parseAction(state, input);
        must(
          isDeepStrictEqual(words.parseAction(state, words.formatAction(state, action)), action),
          'words mean two actions',
        );
      },
    },
    [`${of}take back`]: {
      throws: ['IllegalAction'],
      lawful: sample,
      enter(world, input) {
        const { state } = position(world);
        const refusal = words.whyNotTakeBack(state, input);
        must(refusal === null || typeof refusal.message === 'string', 'neither a yes nor a reason');
        must(words.canTakeBack(state, input) === (refusal === null), 'may be taken back, and refused');
      },
    },
    [`${of}record as text`]: {
      throws: ['InvalidRecord'],
      lawful: (world) => words.formatRecord(position(world).record).split('\n'),
      enter(_world, input) {
        const text = joined(input);
        const record = words.parseRecord(text);
        const back = words.parseRecord(words.formatRecord(record));
        must(isDeepStrictEqual(words.replay(back), words.replay(record)), 'the record behind a text is another game');
      },
    },
    [`${of}part of a record`]: {
      throws: ['InvalidRecord'],
      lawful: (world) => [position(world).record, 1],
      enter(_world, input) {
        const [record, count] = several(input);
        const shorter = words.takeBack(record, { actions: count });
        const { length } = shorter.actions;
        must(
          isDeepStrictEqual(words.replay(record, { until: length }), words.replay(shorter)),
          'taken back to another game',
        );
      },
    },
    [`${of}digests`]: {
      throws: ['InvalidRecord'],
      lawful: (world) => [position(world).record, 5],
      enter(_world, input) {
        const [record, every] = several(input);
        const text = words.formatRecord(record, { every });
        must(words.formatRecord(words.parseRecord(text), { every }) === text, 'a text is written as another');
      },
    },
  };
};

/** The notation of the card game is an entry of its own. */
const CARDS_IN_WORDS = { ...OF_CARDS, engine: { ...pure, ...notation } };

// ---- validators and patches ------------------------------------------------------------------------------------------

const VALIDATORS: Readonly<Record<string, validators.Validator<unknown>>> = {
  setup: validators.setupValidator,
  action: validators.actionValidator,
  view: validators.viewValidator,
  event: validators.eventValidator,
  record: validators.recordValidator,
  'board setup': boardValidators.setupValidator,
  'board action': boardValidators.actionValidator,
  'board view': boardValidators.viewValidator,
  'board event': boardValidators.eventValidator,
  'board record': boardValidators.recordValidator,
};

/** As JSON has it. A field called `__proto__` is left out of the copy. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify([value]), (name, one) => (name === '__proto__' ? undefined : one));

/** Whether everything of a part is in the whole, which may have more: defaults are filled in. */
const holds = (whole: unknown, part: unknown): boolean =>
  typeof part === 'object' && part !== null && typeof whole === 'object' && whole !== null
    ? Object.entries(part).every(([name, one]) => holds((whole as Readonly<Record<string, unknown>>)[name], one))
    : whole === part;

const validatorDoor = (name: string, lawful: Door['lawful']): Door => ({
  throws: [],
  lawful,
  enter(_world, input) {
    const result = (VALIDATORS[name] as validators.Validator<unknown>)['~standard'].validate(input);
    if (result.issues === undefined) {
      must(holds(plain(result.value), plain(input)), 'what was accepted is something else');
    } else {
      must(result.issues.length > 0, 'refused for nothing');
      for (const { message, path } of result.issues)
        must(typeof message === 'string' && message !== '' && Array.isArray(path), 'refused without a word');
    }
  },
});

const validatorDoors = (of: string, { position, engine }: Game, sample: Door['lawful']) => {
  const { viewOf } = engine as { viewOf(state: unknown, viewer: unknown): unknown };
  const lawful: Readonly<Record<string, Door['lawful']>> = {
    setup: (world) => (position(world).record as { readonly setup: unknown }).setup,
    action: sample,
    view: (world, random) => viewOf(position(world).state, oneOf([0, 1, 'spectator'], random)),
    event: (world, random) => oneOf(position(world).events, random) ?? null,
    record: (world) => position(world).record,
  };
  return Object.fromEntries(
    Object.entries(lawful).map(([name, one]) => [`validator of: ${of}${name}`, validatorDoor(of + name, one)]),
  );
};

function enterPatches(_world: World, input: unknown): void {
  const [before, after] = several(input);
  for (const { op, path } of viewPatches(before, after))
    must(['add', 'remove', 'replace'].includes(op) && (path === '' || path.startsWith('/')), 'no patch');
  must(viewPatches(after, after).length === 0, 'something differs from itself');
}

// ---- tables as text --------------------------------------------------------------------------------------------------

const textOfTableDoor = (
  tables: {
    readonly formatTable: (setup: never) => string;
    readonly parseTable: (text: never) => unknown;
  },
  lawful: unknown,
): Door => ({
  throws: ['InvalidNotation'],
  lawful: () => tables.formatTable(lawful as never).split('\n'),
  enter(_world, input) {
    const setup = tables.parseTable(joined(input) as never);
    must(isDeepStrictEqual(tables.parseTable(tables.formatTable(setup as never) as never), setup), 'another table');
  },
});

/** What is longer is written, but not read. */
const LONGEST_TABLE = 100_000;

const writtenTableDoor = (
  tables: {
    readonly formatTable: (setup: never) => string;
    readonly parseTable: (text: never) => unknown;
  },
  lawful: unknown,
): Door => ({
  throws: ['InvalidSetup'],
  lawful: () => lawful,
  enter(_world, input) {
    const text = tables.formatTable(input as never);
    if (text.length > LONGEST_TABLE) return;
    must(tables.formatTable(tables.parseTable(text as never) as never) === text, 'a table is written as another');
  },
});

// ---- texts -----------------------------------------------------------------------------------------------------------

function enterTexts({ cards: { state } }: World, input: unknown): void {
  const [row, language] = several(input) as [string, texts.Language];
  const word = typeof row === 'string' ? row : 'no word';
  const calls: readonly (() => string)[] = [
    () => texts.textOf(row, language).text,
    () => texts.cardNameOf(pure.cardOf(state, 0), language),
    () => texts.colorNameOf(word as pure.Color, language),
    () => texts.optionNameOf(word, language),
    () => texts.causeNameOf(word, language),
  ];
  const errors = calls.map(errorOf).filter((error) => error !== null);
  for (const error of errors)
    must(['UnknownName', 'InvalidInput'].includes(nameOf(error)), `${String(error)} for a text`);
  if (errors.length > 0) throw errors[0];
}

const ROWS: readonly string[] = ['gift', 'exchange', 'decline', 'red', 'finish', 'number'];

const aBoardAction: Door['lawful'] = ({ board: { state } }, random) =>
  board.sampleLegal(state, oneOf(board.waitingFor(state), random), random);

/** The doors by name. */
export const doors: Readonly<Record<string, Door>> = {
  setup: { throws: ['InvalidSetup'], lawful: ({ cards }) => cards.record.setup, enter: enterSetup },
  'board setup': { throws: ['InvalidSetup'], lawful: ({ board: { record } }) => record.setup, enter: enterBoardSetup },
  action: { throws: [], lawful: anAction, enter: enterAction },
  'board action': {
    throws: [],
    lawful: aBoardAction,
    enter: enterBoardAction,
  },
  seat: { throws: ['InvalidInput'], lawful: aSeat, enter: ({ cards }, input) => look(pure, cards.state, input) },
  'fast seat': {
    throws: ['InvalidInput'],
    lawful: aSeat,
    enter: ({ cards }, input) => look(fast, cards.state, input),
  },
  'board seat': {
    throws: ['InvalidInput'],
    lawful: aSeat,
    enter: ({ board: { state } }, input) => look(board, state, input),
  },
  limit: {
    throws: ['InvalidInput'],
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
    throws: ['InvalidInput', 'InvalidSetup'],
    lawful: (world, random) => [oneOf([...world.cards.state.players.keys()], random), 'seed'],
    enter({ cards: { state } }, input) {
      const [viewer, seed] = several(input) as [number, string];
      const guess = pure.determinize(state, viewer, seed);
      testing.assertInvariants(guess);
      must(isDeepStrictEqual(fast.determinize(state, viewer, seed), guess), 'the two doors guess differently');
    },
  },
  'board guess': {
    throws: ['InvalidInput', 'InvalidSetup'],
    lawful: (world, random) => [oneOf([...world.board.state.players.keys()], random), 'seed'],
    enter({ board: { state } }, input) {
      const [viewer, seed] = several(input) as [number, string];
      board.assertInvariants(board.determinize(state, viewer, seed));
    },
  },
  'card id': {
    throws: ['InvalidInput'],
    lawful: () => 17,
    enter({ cards, board: { state } }, input) {
      const id = input as number;
      for (const card of [pure.cardOf(cards.state, id), fast.cardOf(cards.state, id)])
        must(typeof testing.nameOf(cards.state, card.id) === 'string' && card.id === id, 'another card');
      must(board.cardOf(state, id).id === id && typeof board.nameOf(state, id) === 'string', 'another card');
    },
  },
  'ruling number': {
    throws: ['InvalidInput', 'UnknownName'],
    lawful: () => ['R-061', { language: rulings.en }],
    enter(_world, input) {
      const [id, filter] = several(input) as [rulings.RulingNumber, undefined];
      const all = rulings.rulings(filter);
      must(
        rulings.withDecision({ ruling: id }, filter).decision === rulings.ruling(id, filter).decision,
        'another one',
      );
      must(all.includes(rulings.ruling(id, filter)) && rulings.ruling(id, filter).id === id, 'another ruling');
    },
  },
  'ruling words': {
    throws: ['InvalidInput', 'UnknownName'],
    lawful: () => ['market', { game: 'card', edition: 'pandora', sets: [], options: { scoring: true }, limit: 5 }],
    enter(_world, input) {
      const [words, filter] = several(input) as [string, undefined];
      const all = rulings.rulings();
      for (const found of [rulings.search(words, filter), rulings.rulingsOf(words, filter)])
        must(
          found.every((one) => all.includes(one)) && new Set(found).size === found.length,
          'a ruling twice, or of none',
        );
    },
  },
  'card name': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ cards: { state } }) => [0, testing.nameOf(state, state.players[0]?.hand[0] ?? 0), 0],
    enter({ cards: { state } }, input) {
      const [seat, name, nth] = several(input) as [number, string, number];
      const card = testing.cardNamed(state, seat, name, { nth });
      must(state.players[seat]?.hand.includes(card) === true, 'another card');
    },
  },
  'board card name': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ board: { state } }) => [0, board.nameOf(state, state.players[0]?.hand[0] ?? 0), 0],
    enter({ board: { state } }, input) {
      const [seat, name, nth] = several(input) as [number, string, number];
      const card = board.cardNamed(state, seat, name, { nth });
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
  ...wordDoors('', CARDS_IN_WORDS, anAction),
  ...wordDoors('board ', OF_BOARD, aBoardAction),
  ...validatorDoors('', OF_CARDS, anAction),
  ...validatorDoors('board ', OF_BOARD, aBoardAction),
  patches: {
    throws: [],
    lawful: ({ cards: { state } }) => [pure.viewOf(state, 0), pure.viewOf(state, 1)],
    enter: enterPatches,
  },
  'cards of a client': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ cards, board: { state } }, random) => [oneOf([cards.state, state], random).rules, 17],
    enter(_world, input) {
      const [rules, id] = several(input) as [pure.GameState['rules'], number];
      const card = client.cardOf({ rules }, id);
      must(card.id === id && client.nameOf({ rules }, id) === card.name, 'another card');
    },
  },
  'table as text': textOfTableDoor(testing, TABLE),
  'board table as text': textOfTableDoor(board, BOARD_TABLE),
  'written table': writtenTableDoor(testing, TABLE),
  'written board table': writtenTableDoor(board, BOARD_TABLE),
  'drawing options': {
    throws: [],
    lawful: () => ({ legend: 'short', color: true }),
    enter({ board: { state } }, input) {
      wellFormed(board.boardSvg(state, input as board.BoardSvgOptions));
      must(board.boardText(state, input as board.BoardTextOptions).length > 0, 'nothing is drawn');
    },
  },
  'no state': { throws: [], lawful: () => ({}), enter: enterState },
  follow: {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ cards: { state, events } }, random) => [pure.publicOf(state), oneOf(events, random)],
    enter(_world, input) {
      const [from, event] = several(input) as [pure.PublicView, pure.SeenEvent];
      pure.follow(from, event);
      client.follow(from, event);
    },
  },
  'board follow': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ board: { state, events } }, random) => [board.publicOf(state), oneOf(events, random)],
    enter(_world, input) {
      const [from, event] = several(input) as [board.PublicView, board.SeenEvent];
      board.follow(from, event);
      client.follow(from, event);
    },
  },
  clicks: {
    throws: ['InvalidInput'],
    lawful: ({ cards: { state } }, random) => {
      const question = pure.questionOf(state, pure.nextSeat(state) ?? 0);
      return [question, question === null ? [] : [oneOf(client.choices(question).next, random)]];
    },
    enter(_world, input) {
      const [question, picked] = several(input) as [pure.Question, readonly client.Click[]];
      const refused = errorOf(() => client.meant(question, 17));
      must(refused === null || refused instanceof pure.InvalidInput, 'what is meant fails otherwise');
      const { complete, action } = client.choices(question, picked);
      must(complete === (action !== null), 'an answer that is none');
    },
  },
  update: {
    throws: ['InvalidInput', 'UnknownName'],
    lawful: ({ cards: { state, events } }) => {
      const view = pure.viewOf(state, 0);
      return [view, client.updateOf(view, events)];
    },
    enter(_world, input) {
      const [from, update] = several(input) as [pure.View, client.ViewUpdate];
      client.catchUp(from, update);
    },
  },
  redact: {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ cards, board: { events } }, random) => [oneOf([...cards.events, ...events], random), 1],
    enter(_world, input) {
      const [event, viewer] = several(input) as [pure.GameEvent, number];
      for (const redact of [pure.redact, board.redact as unknown as typeof pure.redact]) {
        const error = errorOf(() => redact(event, viewer));
        must(
          error === null || ['UnknownName', 'InvalidInput'].includes(nameOf(error)),
          `redacted with ${String(error)}`,
        );
      }
      pure.redact(event, viewer);
    },
  },
  table: {
    throws: ['InvalidSetup'],
    lawful: () => TABLE,
    enter: (_world, input) => testing.assertInvariants(testing.table(input as testing.TableSetup)),
  },
  'board table': {
    throws: ['InvalidSetup'],
    lawful: () => BOARD_TABLE,
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
      const layout = board.defineLayout(input as board.LayoutInput);
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
      const deck = board.defineDeck(input as board.DeckInput);
      const error = errorOf(() => enterBoardSetup(_world, { players: 2, seed: 1, deck }));
      // A deck may be too small to be dealt from.
      if (error !== null && nameOf(error) !== 'InvalidSetup') throw error;
    },
  },
  rows: {
    throws: ['InvalidRules'],
    lawful: () => [{ type: 'event', id: 'windfall', name: 'windfall', text: 'Nothing.' }],
    enter(_world, input) {
      const book = houseRules.defineRules({ rows: input as readonly houseRules.Row[] });
      pure.createEngine(book);
      // One that it has not seen is checked once more.
      fast.createFastEngine({ ...book });
      notation.createNotation(book);
    },
  },
  'bot name': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: (_world, random) => oneOf([...BOTS, 'ismcts:20'], random),
    enter(_world, input) {
      must(typeof botOf(input as BotName) === 'function', 'no bot');
    },
  },
  'board bot name': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: (_world, random) => oneOf(boardBots.BOTS, random),
    enter(_world, input) {
      must(typeof boardBots.botOf(input as boardBots.BotName) === 'function', 'no bot');
    },
  },
  run: {
    throws: ['InvalidRun'],
    lawful: ({ cards: { record } }, random) => {
      const { seed, ...setup } = record.setup;
      return { bots: [oneOf(BOTS, random), 'random'], setup, seed };
    },
    enter(_world, input) {
      const run = createRun(input as RunOptions);
      must(isDeepStrictEqual(createRun(run), run), 'checked again, a run is another one');
      must(
        seatingOf(run, 0).every((bot) => run.bots[bot] !== undefined),
        'somebody sits there who does not play',
      );
    },
  },
  'setup of an environment': {
    throws: ['InvalidSetup'],
    lawful: ({ cards: { record } }) => {
      const { seed: _seed, ...setup } = record.setup;
      return setup;
    },
    enter(_world, input) {
      const setup = input as SeedlessSetup;
      enterEnv(
        createEnv(setup, { reward: 'game' }),
        createBatch(setup, { tables: 1, reward: 'game' }),
        createCodec(setup),
      );
    },
  },
  'board setup of an environment': {
    throws: ['InvalidSetup'],
    lawful: ({ board: { record } }) => {
      const { seed: _seed, ...setup } = record.setup;
      return setup;
    },
    enter(_world, input) {
      const setup = input as board.SeedlessSetup;
      enterEnv(boardEnv.createEnv(setup), boardEnv.createBatch(setup, { tables: 1 }), boardEnv.createCodec(setup));
    },
  },
  texts: {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: (_world, random) => [oneOf(ROWS, random), 'de'],
    enter: enterTexts,
  },
  telling: {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ cards: { events } }, random) =>
      oneOf(events.length === 0 ? [{ type: 'passed', seat: 0 }] : events, random),
    enter({ cards: { state } }, input) {
      const telling = { language: de, names: ['Anna', 'Ben'], cardOf: (id: number) => pure.cardOf(state, id), you: 0 };
      must(words.tell(input as pure.GameEvent, telling) !== '', 'nothing is said');
    },
  },
  'board telling': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ board: { events } }, random) => oneOf(events.length === 0 ? [{ type: 'exhausted' }] : events, random),
    enter({ board: { state } }, input) {
      const telling = {
        language: boardDe,
        names: ['Anna', 'Ben'],
        cardOf: (id: number) => board.cardOf(state, id),
        you: 0,
      };
      must(boardWords.tell(input as board.GameEvent, telling) !== '', 'nothing is said');
    },
  },
  'board prompt in words': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ board: { state } }, random) => board.questionOf(state, oneOf(board.waitingFor(state), random)),
    enter({ board: { state } }, input) {
      const telling = { language: boardDe, names: ['Anna', 'Ben'], cardOf: (id: number) => board.cardOf(state, id) };
      must(boardWords.prompt(input as board.Question, telling) !== '', 'nothing is asked');
    },
  },
  'board words': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ board: { state } }, random) => oneOf(board.catalogOf(state).rows, random).id,
    enter(_world, input) {
      must(boardWords.textIn(boardDe, input as string)?.name !== '', 'a card has no name');
    },
  },
  'prompt in words': {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ cards: { state } }, random) => pure.questionOf(state, oneOf(pure.waitingFor(state), random)),
    enter({ cards: { state } }, input) {
      const telling = { language: de, names: ['Anna', 'Ben'], cardOf: (id: number) => pure.cardOf(state, id) };
      must(words.prompt(input as pure.Question, telling) !== '', 'nothing is asked');
    },
  },
  words: {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: ({ cards: { state } }, random) => oneOf(pure.catalogOf(state).cards, random),
    enter(_world, input) {
      must(words.cardNameIn(de, input as pure.CardInfo) !== '', 'a card has no name');
    },
  },
  language: {
    throws: ['UnknownName', 'InvalidInput'],
    lawful: () => 'de',
    enter({ cards: { state } }, input) {
      pure.explain(state, { type: 'pass', seat: 0 }, { language: input as pure.Language });
    },
  },
};
