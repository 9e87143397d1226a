/**
 * Every public function by its entry, with lawful arguments: hostile input is tried at each place of each of them.
 *
 * The compiler sees to it that no argument is left out, not even one that may be.
 */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as boardEnv from 'frantic-engine/board-game/env';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as boardValidators from 'frantic-engine/board-game/validators';
import * as boardWords from 'frantic-engine/board-game/words';
import { de as boardDe } from 'frantic-engine/board-game/words/de';
import * as bots from 'frantic-engine/bots';
import { createChampionBot } from 'frantic-engine/champion';
import * as client from 'frantic-engine/client';
import { createBatch, createCodec, createEnv, type Memory, policyBot } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { createHost, type Room } from 'frantic-engine/host';
import * as houseRules from 'frantic-engine/house-rules';
import * as notation from 'frantic-engine/notation';
import { statePatches, viewPatches } from 'frantic-engine/patches';
import * as rulings from 'frantic-engine/rulings';
import * as sim from 'frantic-engine/sim';
import * as testing from 'frantic-engine/testing';
import * as texts from 'frantic-engine/texts';
import * as validators from 'frantic-engine/validators';
import * as words from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { BOARD_TABLE, TABLE } from './tables.ts';
import { type World, world } from './worlds.ts';

/** A public function and lawful arguments for it. */
export interface Call {
  /** The names of the errors it may throw, whatever it is given. */
  readonly throws: readonly string[];
  readonly given: (world: World) => readonly unknown[];
  readonly run: (...given: readonly unknown[]) => unknown;
  /** What is not tried at a place, by the number of the place: lawful input that takes its time. */
  readonly spares: Readonly<Record<number, (input: unknown) => boolean>>;
}

function call<F extends (...given: never[]) => unknown>(
  run: F,
  throws: string,
  given: (world: World) => Required<Parameters<F>>,
  spares: Call['spares'] = {},
): Call {
  return {
    run: run as unknown as Call['run'],
    throws: throws.split(' ').filter((name) => name !== ''),
    given,
    spares,
  };
}

const half = (): number => 0.5;
const asked = ({ cards }: World): number => pure.waitingFor(cards.state)[0] as number;
const boardAsked = (world: World): number => board.waitingFor(world.board.state)[0] as number;
const anAction = (world: World): pure.Action => pure.fallbackAction(world.cards.state, asked(world));
const aBoardAction = (world: World): board.Action => board.fallbackAction(world.board.state, boardAsked(world));
const anEvent = ({ cards }: World): pure.GameEvent => cards.events[0] ?? { type: 'passed', seat: 0 };
const aBoardEvent = (world: World): board.GameEvent => world.board.events[0] ?? { type: 'exhausted' };
// Of functions for both games, as they are called for the card game.
const followed: (seen: pure.View, event: pure.SeenEvent) => pure.View = client.follow;
const caughtUp: (seen: pure.View, update: client.ViewUpdate) => pure.View = client.catchUp;
const updated: (view: pure.View, events: readonly pure.GameEvent[]) => client.ViewUpdate = client.updateOf;
const anUpdate = (world: World): client.ViewUpdate =>
  client.updateOf(pure.viewOf(ofCards(world), 0), world.cards.events);
const aBook = (): houseRules.RuleBook => houseRules.defineRules({ rows: aRow() });
const aRow = (): readonly houseRules.Row[] => [
  houseRules.event({ id: 'windfall', name: 'windfall', text: 'Nothing.' }),
];

const aQuestion = (w: World): pure.Question => pure.questionOf(ofCards(w), asked(w)) as pure.Question;
const aBoardQuestion = (w: World): board.Question => board.questionOf(ofBoard(w), boardAsked(w)) as board.Question;
const aBoardTelling = (w: World): boardWords.Telling => ({
  language: boardDe,
  names: ['Anna', 'Ben'],
  cardOf: (id) => board.cardOf(ofBoard(w), id),
  you: 0,
});
const aTelling = (w: World): words.Telling => ({
  language: de,
  names: ['Anna', 'Ben'],
  cardOf: (id) => pure.cardOf(ofCards(w), id),
  you: 0,
  catalog: pure.catalogOf(ofCards(w)),
});

/** Whatever is given as a state may have been made by other rules, and an option of it may be none. */
const STATE = 'InvalidSnapshot InvalidSetup';
const ACTION = `${STATE} IllegalAction StepBudgetExceeded`;
const ASKED = `${STATE} InvalidInput`;
const LIST = `${ACTION} InvalidInput`;
const NAME = 'UnknownName InvalidInput';
const RUN = 'InvalidRun';

const run = (): sim.Run => sim.createRun({ bots: ['greedy', 'random'], setup: { players: 3 }, seed: 's' });

const part: sim.Part = await sim.playGames(run(), { from: 0, to: 3 });

/** To play many games, or in many threads, is lawful, and takes its time. */
const many = (input: unknown, depth = 3): boolean =>
  (typeof input === 'number' && input > 3) ||
  (depth > 0 &&
    typeof input === 'object' &&
    input !== null &&
    Object.values(input).some((one) => many(one, depth - 1)));

const ofCards = ({ cards: { state } }: World): pure.GameState => state;
const loose = ({ cards: { state } }: World): fast.MutableGameState => fast.fork(state);
const ofBoard = ({ board: { state } }: World): board.GameState => state;
const looseBoard = (world: World): board.MutableGameState => boardFast.fork(world.board.state);

const table = (world: World) => {
  const { seed: _seed, ...setup } = world.cards.record.setup;
  const env = createEnv(setup, { reward: 'game' });
  return { env, setup };
};

/** A batch of one table, which begins the same way each time. */
const oneTable = () => createBatch({ players: 3 }, { tables: 1 });

/** A game that has just begun, and what whoever begins it sees. */
const fresh = () => fast.createGame({ players: 3, seed: 0 });
const aView = (): pure.View => fast.viewOf(fresh(), fast.nextSeat(fresh()) ?? 0);
const aCodec = () => createCodec({ players: 3 });

const freshBoard = () => boardFast.createGame({ players: 3, seed: 0 });
const aBoardView = (): board.View => boardFast.viewOf(freshBoard(), boardFast.nextSeat(freshBoard()) ?? 0);

/** A codec that waits for a pick. */
function encoded(): ReturnType<typeof createCodec> {
  const codec = aCodec();
  codec.encode(aView(), aView().question as pure.Question);
  return codec;
}

/** A pick that is open at first. */
function aPick(): number {
  const env = createEnv({ players: 3 });
  const mask = new Uint8Array(env.layout.picks.length);
  env.mask(mask);
  return mask.indexOf(1);
}

const onGame = (): void => {};

const FILTER = 'InvalidInput UnknownName';

const A_FILTER = {
  language: rulings.en,
  game: 'card',
  edition: 'webde',
  sets: ['supercharge'],
  options: { scoring: true },
} as const;

/** Whether so many tables are asked for that setting them up takes long. What cannot be put into words asks for none. */
function isCrowded(input: unknown): boolean {
  try {
    return /"tables":\d{2}/.test(JSON.stringify(input) ?? '');
  } catch {
    return false;
  }
}

const ENV = 'InvalidSetup InvalidRules InvalidSnapshot IllegalAction IllegalPick InvalidInput';

/** The validators of a game, by name, each with what it takes. */
const callsOfValidators = (
  of: Readonly<Record<string, unknown>>,
  position: (w: World) => { readonly record: { readonly setup: unknown }; readonly events: readonly unknown[] },
  action: (w: World) => unknown,
  view: (w: World) => unknown,
): Readonly<Record<string, Call>> => {
  const lawful: Readonly<Record<string, (w: World) => unknown>> = {
    setupValidator: (w) => position(w).record.setup,
    actionValidator: action,
    viewValidator: view,
    eventValidator: (w) => position(w).events[0] ?? null,
    recordValidator: (w) => position(w).record,
  };
  return Object.fromEntries(
    Object.entries(lawful).map(([name, given]) => [
      name,
      call(
        (value: unknown) => (of[name] as validators.Validator<unknown>)['~standard'].validate(value),
        '',
        (w) => [given(w)],
      ),
    ]),
  );
};

const clicked: (question: pure.Question, picked: readonly client.Click[]) => client.Choices<pure.Action> =
  client.choices;
const meantBy: (question: pure.Question, card: number) => pure.Action = client.meant;
const anOpenQuestion = (w: World): pure.Question => {
  const question = pure.questionOf(ofCards(w), asked(w));
  if (question === null) throw new Error('nothing is asked');
  return question;
};

const OFFERED = {
  id: 1,
  seat: 0,
  topic: 'gift/victim',
  by: 0,
  about: {},
  decline: true,
  rulings: [],
  cards: [17],
  seats: [1],
} as const;

/** Answers by name put together what they are given. Each is tried with a question of its type that was never asked. */
const ANSWERS: Readonly<Record<string, Call>> = {
  play: call(client.play, NAME, () => [
    { ...OFFERED, type: 'turn' as const, powers: [], draw: true, pass: false },
    17,
    'looping',
  ]),
  draw: call(client.draw, NAME, () => [{ ...OFFERED, type: 'turn' as const, powers: [], draw: true, pass: false }]),
  pass: call(client.pass, NAME, () => [{ ...OFFERED, type: 'turn' as const, powers: [], draw: false, pass: true }]),
  react: call(client.react, NAME, () => [
    { ...OFFERED, type: 'react' as const, trigger: 'attacked', subject: 'gift' },
    17,
  ]),
  name: call(client.name, NAME, () => [{ ...OFFERED, type: 'name' as const }, 1]),
  choose: call(client.choose, NAME, () => [
    { ...OFFERED, type: 'choose' as const, min: 1, max: 1, ordered: false },
    [17],
  ]),
  pick: call(client.pick, NAME, () => [{ ...OFFERED, type: 'pick' as const, options: ['seen'] }, 'seen']),
  split: call(client.split, NAME, () => [{ ...OFFERED, type: 'split' as const, total: 4, players: 2 }, [0, 4]]),
  give: call(client.give, NAME, () => [{ ...OFFERED, type: 'give' as const, pick: 1 }, [[17, 1] as const]]),
  wish: call(client.wish, NAME, () => [
    { ...OFFERED, type: 'wish' as const, colors: ['red' as const], numbers: [] },
    { color: 'red' as const },
  ]),
  place: call(client.place, NAME, () => [
    { ...OFFERED, topic: 'turn/placed' as const, type: 'place' as const, cards: [] },
    17,
    3,
    4,
  ]),
  decline: call(client.decline, NAME, () => [OFFERED]),
};

/** Rooms with a bot, in which something can be taken back. */
const rooms = createHost(pure.engine, {
  bots: { random: (state, seat) => pure.sampleLegal(state, seat, half) },
  canTakeBack: notation.canTakeBack,
});

/** A room in which a game is played. */
function aRoom(): Room<pure.CardGameTypes> {
  const policy = { limits: { turn: 1000 }, undo: 'agreement', spectators: 2 } as const;
  const seats = [{ token: 'a' }, { bot: 'random' }, { token: 'c' }];
  return rooms.create({ players: 3, seed: 's' }, { policy, seats }, 5).room;
}

const ROOM = `${LIST} InvalidRoom InvalidInput`;

/** By entry and name. What is made by a function stands behind its name. */
export const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  '.': {
    createGame: call(pure.createGame, 'InvalidSetup', (w) => [w.cards.record.setup]),
    opening: call(pure.opening, 'InvalidSetup', (w) => [w.cards.record.setup]),
    createRecord: call(pure.createRecord, 'InvalidSetup', (w) => [w.cards.record.setup]),
    reduce: call(pure.reduce, ACTION, (w) => [ofCards(w), anAction(w)]),
    transition: call(pure.transition, LIST, (w) => [ofCards(w), anAction(w)]),
    isLegal: call(pure.isLegal, STATE, (w) => [ofCards(w), anAction(w)]),
    whyNot: call(pure.whyNot, STATE, (w) => [ofCards(w), anAction(w)]),
    explain: call(pure.explain, `${LIST} UnknownName`, (w) => [ofCards(w), anAction(w), { language: 'de' as const }]),
    waitingFor: call(pure.waitingFor, STATE, (w) => [ofCards(w)]),
    nextSeat: call(pure.nextSeat, STATE, (w) => [ofCards(w)]),
    questionOf: call(pure.questionOf, ASKED, (w) => [ofCards(w), asked(w), { into: {} }]),
    legalActions: call(pure.legalActions, LIST, (w) => [ofCards(w), asked(w), { limit: 5, into: [] }]),
    countLegal: call(pure.countLegal, ASKED, (w) => [ofCards(w), asked(w)]),
    sampleLegal: call(pure.sampleLegal, LIST, (w) => [ofCards(w), asked(w), half]),
    fallbackAction: call(pure.fallbackAction, LIST, (w) => [ofCards(w), asked(w), { policy: 'drawThenPass' as const }]),
    fallbackActions: call(pure.fallbackActions, LIST, (w) => [
      ofCards(w),
      asked(w),
      { policy: 'drawThenPass' as const },
    ]),
    viewOf: call(pure.viewOf, ASKED, (w) => [ofCards(w), asked(w)]),
    knownTo: call(pure.knownTo, ASKED, (w) => [ofCards(w), asked(w)]),
    determinize: call(pure.determinize, LIST, (w) => [ofCards(w), asked(w), 'seed', { likely: true }]),
    cardOf: call(pure.cardOf, LIST, (w) => [ofCards(w), 17]),
    nameOf: call(pure.nameOf, ASKED, (w) => [ofCards(w), 3]),
    catalogOf: call(pure.catalogOf, STATE, (w) => [ofCards(w)]),
    save: call(pure.save, STATE, (w) => [ofCards(w)]),
    restore: call(pure.restore, 'InvalidSnapshot', (w) => [JSON.parse(pure.save(ofCards(w)))]),
    replay: call(pure.replay, 'InvalidRecord', (w) => [w.cards.record, { until: 1 }]),
    optionsOf: call(pure.optionsOf, 'InvalidSetup', () => [
      { edition: 'pandora' as const, sets: ['supercharge' as const] },
    ]),
    editionOf: call(pure.editionOf, 'InvalidSetup', () => ['intl' as const]),
    publicOf: call(pure.publicOf, STATE, (w) => [ofCards(w)]),
    follow: call(pure.follow, NAME, (w) => [pure.publicOf(ofCards(w)), pure.redact(anEvent(w), 1)]),
    redact: call(pure.redact, NAME, (w) => [anEvent(w), 1]),
    createRandom: call(pure.createRandom, 'InvalidInput', () => ['seed']),
    createEngine: call(pure.createEngine, 'InvalidRules', () => [aBook()]),
  },
  './fast': {
    createGame: call(fast.createGame, 'InvalidSetup InvalidInput', (w) => [w.cards.record.setup, { sink: [] }]),
    fork: call(fast.fork, STATE, (w) => [ofCards(w)]),
    apply: call(fast.apply, LIST, (w) => [loose(w), anAction(w), { sink: [] }]),
    playOut: call(fast.playOut, LIST, (w) => [loose(w), half, { limit: 5, policy: fast.sampleLegal }]),
    playRound: call(fast.playRound, LIST, (w) => [loose(w), half, { limit: 5, policy: fast.sampleLegal }]),
    isLegal: call(fast.isLegal, STATE, (w) => [ofCards(w), anAction(w)]),
    whyNot: call(fast.whyNot, STATE, (w) => [ofCards(w), anAction(w)]),
    waitingFor: call(fast.waitingFor, STATE, (w) => [ofCards(w)]),
    nextSeat: call(fast.nextSeat, STATE, (w) => [ofCards(w)]),
    questionOf: call(fast.questionOf, ASKED, (w) => [ofCards(w), asked(w), { into: {} }]),
    legalActions: call(fast.legalActions, LIST, (w) => [ofCards(w), asked(w), { limit: 5, into: [] }]),
    countLegal: call(fast.countLegal, ASKED, (w) => [ofCards(w), asked(w)]),
    sampleLegal: call(fast.sampleLegal, LIST, (w) => [ofCards(w), asked(w), half]),
    fallbackAction: call(fast.fallbackAction, LIST, (w) => [ofCards(w), asked(w), { policy: 'drawThenPass' as const }]),
    fallbackActions: call(fast.fallbackActions, LIST, (w) => [
      ofCards(w),
      asked(w),
      { policy: 'drawThenPass' as const },
    ]),
    viewOf: call(fast.viewOf, ASKED, (w) => [ofCards(w), asked(w)]),
    knownTo: call(fast.knownTo, ASKED, (w) => [ofCards(w), asked(w)]),
    determinize: call(fast.determinize, LIST, (w) => [ofCards(w), asked(w), 'seed', { likely: true }]),
    cardOf: call(fast.cardOf, LIST, (w) => [ofCards(w), 17]),
    nameOf: call(fast.nameOf, ASKED, (w) => [ofCards(w), 3]),
    catalogOf: call(fast.catalogOf, STATE, (w) => [ofCards(w)]),
    save: call(fast.save, STATE, (w) => [ofCards(w)]),
    restore: call(fast.restore, 'InvalidSnapshot', (w) => [JSON.parse(pure.save(ofCards(w)))]),
    replay: call(fast.replay, 'InvalidRecord InvalidInput', (w) => [w.cards.record, { until: 1, sink: [] }]),
    createRandom: call(fast.createRandom, 'InvalidInput', () => ['seed']),
    createFastEngine: call(fast.createFastEngine, 'InvalidRules', () => [{ ...aBook() }]),
  },
  './board-game': {
    createGame: call(board.createGame, 'InvalidSetup', (w) => [w.board.record.setup]),
    opening: call(board.opening, 'InvalidSetup', (w) => [w.board.record.setup]),
    createRecord: call(board.createRecord, 'InvalidSetup', (w) => [w.board.record.setup]),
    reduce: call(board.reduce, ACTION, (w) => [ofBoard(w), aBoardAction(w)]),
    transition: call(board.transition, LIST, (w) => [ofBoard(w), aBoardAction(w)]),
    isLegal: call(board.isLegal, STATE, (w) => [ofBoard(w), aBoardAction(w)]),
    whyNot: call(board.whyNot, STATE, (w) => [ofBoard(w), aBoardAction(w)]),
    explain: call(board.explain, `${LIST} UnknownName`, (w) => [
      ofBoard(w),
      aBoardAction(w),
      { language: 'de' as const },
    ]),
    waitingFor: call(board.waitingFor, STATE, (w) => [ofBoard(w)]),
    nextSeat: call(board.nextSeat, STATE, (w) => [ofBoard(w)]),
    questionOf: call(board.questionOf, ASKED, (w) => [ofBoard(w), boardAsked(w), { into: {} }]),
    legalActions: call(board.legalActions, LIST, (w) => [ofBoard(w), boardAsked(w), { limit: 5, into: [] }]),
    countLegal: call(board.countLegal, ASKED, (w) => [ofBoard(w), boardAsked(w)]),
    sampleLegal: call(board.sampleLegal, LIST, (w) => [ofBoard(w), boardAsked(w), half]),
    fallbackAction: call(board.fallbackAction, LIST, (w) => [
      ofBoard(w),
      boardAsked(w),
      { policy: 'drawThenPass' as const },
    ]),
    fallbackActions: call(board.fallbackActions, LIST, (w) => [
      ofBoard(w),
      boardAsked(w),
      { policy: 'drawThenPass' as const },
    ]),
    viewOf: call(board.viewOf, ASKED, (w) => [ofBoard(w), boardAsked(w)]),
    knownTo: call(board.knownTo, ASKED, (w) => [ofBoard(w), boardAsked(w)]),
    determinize: call(board.determinize, LIST, (w) => [ofBoard(w), boardAsked(w), 'seed', { likely: true }]),
    cardOf: call(board.cardOf, LIST, (w) => [ofBoard(w), 17]),
    catalogOf: call(board.catalogOf, STATE, (w) => [ofBoard(w)]),
    save: call(board.save, STATE, (w) => [ofBoard(w)]),
    restore: call(board.restore, 'InvalidSnapshot', (w) => [JSON.parse(board.save(ofBoard(w)))]),
    replay: call(board.replay, 'InvalidRecord', (w) => [w.board.record, { until: 1 }]),
    takeBack: call(board.takeBack, 'InvalidRecord', (w) => [w.board.record, { actions: 1 }]),
    canTakeBack: call(board.canTakeBack, LIST, (w) => [ofBoard(w), aBoardAction(w)]),
    whyNotTakeBack: call(board.whyNotTakeBack, LIST, (w) => [ofBoard(w), aBoardAction(w)]),
    formatRecord: call(board.formatRecord, 'InvalidRecord', (w) => [w.board.record, { every: 5 }]),
    parseRecord: call(board.parseRecord, 'InvalidRecord', (w) => [board.formatRecord(w.board.record)]),
    formatAction: call(board.formatAction, LIST, (w) => [ofBoard(w), aBoardAction(w)]),
    parseAction: call(board.parseAction, `${LIST} InvalidNotation`, (w) => [ofBoard(w), '0 declines']),
    optionsOf: call(board.optionsOf, 'InvalidSetup', () => [{}]),
    publicOf: call(board.publicOf, STATE, (w) => [ofBoard(w)]),
    follow: call(board.follow, NAME, (w) => [board.publicOf(ofBoard(w)), board.redact(aBoardEvent(w), 1)]),
    redact: call(board.redact, NAME, (w) => [aBoardEvent(w), 1]),
    createRandom: call(board.createRandom, 'InvalidInput', () => ['seed']),
    defineLayout: call(board.defineLayout, 'InvalidSetup', () => [
      { name: 'short', map: [' 0  1  2  3  4', ' 9  8  7  6  5', '10 11 12 13 14'], teleports: [2, 4, 6, 8, 10, 12] },
    ]),
    defineDeck: call(board.defineDeck, 'InvalidSetup', () => [
      { name: 'our box', counts: { push: 12, jump: 4 }, total: 94 },
    ]),
    boardSvg: call(board.boardSvg, ASKED, (w) => [ofBoard(w), { legend: true }]),
    boardText: call(board.boardText, ASKED, (w) => [ofBoard(w), { legend: 'short' as const, color: true }]),
    table: call(board.table, 'InvalidSetup', () => [BOARD_TABLE as unknown as board.TableSetup]),
    parseTable: call(board.parseTable, 'InvalidNotation', () => [
      board.formatTable(BOARD_TABLE as unknown as board.TableSetup),
    ]),
    formatTable: call(board.formatTable, 'InvalidSetup', () => [BOARD_TABLE as unknown as board.TableSetup]),
    cardNamed: call(board.cardNamed, `${ASKED} UnknownName`, (w) => {
      const { state } = w.board;
      return [state, 0, board.nameOf(state, state.players[0]?.hand[0] ?? 0), { nth: 0 }];
    }),
    nameOf: call(board.nameOf, ASKED, (w) => [ofBoard(w), 3]),
    assertInvariants: call(board.assertInvariants, `${STATE} InvariantBroken`, (w) => [ofBoard(w)]),
  },
  './board-game/fast': {
    createGame: call(boardFast.createGame, 'InvalidSetup InvalidInput', (w) => [w.board.record.setup, { sink: [] }]),
    fork: call(boardFast.fork, STATE, (w) => [ofBoard(w)]),
    apply: call(boardFast.apply, LIST, (w) => [looseBoard(w), aBoardAction(w), { sink: [] }]),
    playOut: call(boardFast.playOut, LIST, (w) => [looseBoard(w), half, { limit: 5, policy: boardFast.sampleLegal }]),
    playRound: call(boardFast.playRound, LIST, (w) => [
      looseBoard(w),
      half,
      { limit: 5, policy: boardFast.sampleLegal },
    ]),
    isLegal: call(boardFast.isLegal, STATE, (w) => [ofBoard(w), aBoardAction(w)]),
    whyNot: call(boardFast.whyNot, STATE, (w) => [ofBoard(w), aBoardAction(w)]),
    waitingFor: call(boardFast.waitingFor, STATE, (w) => [ofBoard(w)]),
    nextSeat: call(boardFast.nextSeat, STATE, (w) => [ofBoard(w)]),
    questionOf: call(boardFast.questionOf, ASKED, (w) => [ofBoard(w), boardAsked(w), { into: {} }]),
    legalActions: call(boardFast.legalActions, LIST, (w) => [ofBoard(w), boardAsked(w), { limit: 5, into: [] }]),
    countLegal: call(boardFast.countLegal, ASKED, (w) => [ofBoard(w), boardAsked(w)]),
    sampleLegal: call(boardFast.sampleLegal, LIST, (w) => [ofBoard(w), boardAsked(w), half]),
    fallbackAction: call(boardFast.fallbackAction, LIST, (w) => [
      ofBoard(w),
      boardAsked(w),
      { policy: 'drawThenPass' as const },
    ]),
    fallbackActions: call(boardFast.fallbackActions, LIST, (w) => [
      ofBoard(w),
      boardAsked(w),
      { policy: 'drawThenPass' as const },
    ]),
    viewOf: call(boardFast.viewOf, ASKED, (w) => [ofBoard(w), boardAsked(w)]),
    knownTo: call(boardFast.knownTo, ASKED, (w) => [ofBoard(w), boardAsked(w)]),
    determinize: call(boardFast.determinize, LIST, (w) => [ofBoard(w), boardAsked(w), 'seed', { likely: true }]),
    cardOf: call(boardFast.cardOf, LIST, (w) => [ofBoard(w), 17]),
    nameOf: call(boardFast.nameOf, ASKED, (w) => [ofBoard(w), 3]),
    catalogOf: call(boardFast.catalogOf, STATE, (w) => [ofBoard(w)]),
    save: call(boardFast.save, STATE, (w) => [ofBoard(w)]),
    restore: call(boardFast.restore, 'InvalidSnapshot', (w) => [JSON.parse(boardFast.save(ofBoard(w)))]),
    replay: call(boardFast.replay, 'InvalidRecord InvalidInput', (w) => [w.board.record, { until: 1, sink: [] }]),
    createRandom: call(boardFast.createRandom, 'InvalidInput', () => ['seed']),
  },
  './board-game/bots': {
    botOf: call(boardBots.botOf, NAME, () => ['greedy' as const]),
    decide: call(boardBots.decide, LIST, (w) => [boardBots.greedyBot, ofBoard(w), boardAsked(w), half]),
    createSearchBot: call(boardBots.createSearchBot, 'InvalidInput', () => [{ guesses: 1 }]),
  },
  './board-game/env': {
    createEnv: call(boardEnv.createEnv, ENV, () => [
      { players: 3 },
      { reward: 'game' as const, normalise: true, bots: [null, 'greedy' as const, null] },
    ]),
    createBatch: call(
      boardEnv.createBatch,
      ENV,
      () => [{ players: 3 }, { tables: 2, reward: 'game' as const, seed: 1, numbers: 'int8' as const }],
      { 1: (input) => !isCrowded(input) },
    ),
    createCodec: call(boardEnv.createCodec, ENV, () => [{ players: 3 }, { normalise: true }]),
    'createCodec().encode': call(
      (view: board.View, question: board.Question, memory: boardEnv.Memory) =>
        boardEnv.createCodec({ players: 3 }).encode(view, question, memory),
      ENV,
      () => [aBoardView(), aBoardView().question as board.Question, { known: boardFast.knownTo(freshBoard(), 1) }],
    ),
    policyBot: call(boardEnv.policyBot, ENV, () => [
      (_observation, mask) => mask.indexOf(1),
      { fingerprint: 'none', normalise: true },
    ]),
    'createEnv().load': call(
      (state: board.GameState) => boardEnv.createEnv({ players: 3 }).load(state),
      ENV,
      () => [freshBoard()],
    ),
    'createBatch().step': call(
      (pick: number) => boardEnv.createBatch({ players: 3 }, { tables: 1 }).step([pick]),
      ENV,
      () => [boardEnv.createBatch({ players: 3 }, { tables: 1 }).masks.indexOf(1)],
    ),
    'createEnv().picksOf': call(
      (action: board.Action) => boardEnv.createEnv({ players: 3 }).picksOf(action),
      ENV,
      () => [boardFast.sampleLegal(freshBoard(), boardFast.nextSeat(freshBoard()) ?? 0, half)],
    ),
  },
  './house-rules': {
    defineRules: call(houseRules.defineRules, 'InvalidRules', () => [{ boxes: [houseRules.base], rows: aRow() }]),
    defineBox: call(houseRules.defineBox, 'InvalidRules', () => [
      { name: 'mine', rows: aRow(), options: { 'windfall.size': { values: [1, 2], default: 1, text: 'How much.' } } },
    ]),
  },
  './notation': {
    takeBack: call(notation.takeBack, 'InvalidRecord', (w) => [w.cards.record, { actions: 1 }]),
    canTakeBack: call(notation.canTakeBack, LIST, (w) => [ofCards(w), anAction(w)]),
    whyNotTakeBack: call(notation.whyNotTakeBack, LIST, (w) => [ofCards(w), anAction(w)]),
    formatRecord: call(notation.formatRecord, 'InvalidRecord', (w) => [w.cards.record, { every: 5 }]),
    parseRecord: call(notation.parseRecord, 'InvalidRecord', (w) => [notation.formatRecord(w.cards.record)]),
    formatAction: call(notation.formatAction, LIST, (w) => [ofCards(w), anAction(w)]),
    parseAction: call(notation.parseAction, `${LIST} InvalidNotation`, (w) => [ofCards(w), '0 draws']),
    createNotation: call(notation.createNotation, 'InvalidRules', () => [aBook()]),
  },
  './testing': {
    table: call(testing.table, 'InvalidSetup', () => [TABLE as unknown as testing.TableSetup]),
    parseTable: call(testing.parseTable, 'InvalidNotation', () => [
      testing.formatTable(TABLE as unknown as testing.TableSetup),
    ]),
    formatTable: call(testing.formatTable, 'InvalidSetup', () => [TABLE as unknown as testing.TableSetup]),
    cardNamed: call(testing.cardNamed, `${ASKED} UnknownName`, (w) => {
      const { state } = w.cards;
      return [state, 0, testing.nameOf(state, state.players[0]?.hand[0] ?? 0), { nth: 0 }];
    }),
    nameOf: call(testing.nameOf, ASKED, (w) => [ofCards(w), 3]),
    assertInvariants: call(testing.assertInvariants, `${STATE} InvariantBroken`, (w) => [ofCards(w)]),
    createTestbed: call(testing.createTestbed, 'InvalidRules', () => [aBook()]),
  },
  './texts': {
    textOf: call(texts.textOf, NAME, () => ['gift', 'de' as const]),
    cardNameOf: call(texts.cardNameOf, NAME, (w) => [pure.cardOf(ofCards(w), 3), 'de' as const]),
    colorNameOf: call(texts.colorNameOf, NAME, () => ['red' as const, 'de' as const]),
    optionNameOf: call(texts.optionNameOf, NAME, () => ['decline', 'de' as const]),
    causeNameOf: call(texts.causeNameOf, NAME, () => ['finish', 'de' as const]),
  },
  './words': {
    tell: call(words.tell, NAME, (w) => [anEvent(w), aTelling(w)]),
    prompt: call(words.prompt, NAME, (w) => [aQuestion(w), aTelling(w)]),
    cardNameIn: call(words.cardNameIn, NAME, (w) => [de, pure.cardOf(ofCards(w), 3)]),
    textIn: call(words.textIn, NAME, () => [de, 'gift']),
    withBoxes: call(words.withBoxes, NAME, () => [de, { names: {}, texts: {}, prompts: {} }]),
  },
  './board-game/words': {
    tell: call(boardWords.tell, NAME, (w) => [aBoardEvent(w), aBoardTelling(w)]),
    prompt: call(boardWords.prompt, NAME, (w) => [aBoardQuestion(w), aBoardTelling(w)]),
    textIn: call(boardWords.textIn, NAME, () => [boardDe, 'gift']),
  },
  './validators': callsOfValidators(
    validators,
    ({ cards }) => cards,
    anAction,
    (w) => pure.viewOf(ofCards(w), 0),
  ),
  './board-game/validators': callsOfValidators(
    boardValidators,
    (w) => w.board,
    aBoardAction,
    (w) => board.viewOf(ofBoard(w), 0),
  ),
  './patches': {
    statePatches: call(statePatches, 'InvalidInput', (w) => [ofCards(w), loose(w)]),
    viewPatches: call(viewPatches, 'InvalidInput', (w) => [pure.viewOf(ofCards(w), 0), pure.viewOf(ofCards(w), 1)]),
  },
  './client': {
    cardOf: call(client.cardOf, NAME, (w) => [pure.viewOf(ofCards(w), 0), 17]),
    follow: call(followed, NAME, (w) => [pure.viewOf(ofCards(w), 0), pure.redact(anEvent(w), 0)]),
    catchUp: call(caughtUp, NAME, (w) => [pure.viewOf(ofCards(w), 0), anUpdate(w)]),
    updateOf: call(updated, NAME, (w) => [pure.viewOf(ofCards(w), 0), [anEvent(w)]]),
    withRules: call(client.withRules, NAME, (w) => [pure.viewOf(ofCards(w), 0), ofCards(w).rules]),
    withoutRules: call(client.withoutRules, NAME, (w) => [pure.viewOf(ofCards(w), 0)]),
    nameOf: call(client.nameOf, NAME, (w) => [board.viewOf(ofBoard(w), 0), 17]),
    choices: call(clicked, NAME, (w) => [anOpenQuestion(w), client.choices(anOpenQuestion(w)).next.slice(0, 1)]),
    meant: call(meantBy, NAME, (w) => [anOpenQuestion(w), 17]),
    ...ANSWERS,
  },
  './rulings': {
    ruling: call(rulings.ruling, FILTER, () => ['R-061' as const, { language: rulings.en }]),
    rulings: call(rulings.rulings, FILTER, () => [{ language: rulings.en }]),
    withDecision: call(rulings.withDecision, FILTER, () => [{ ruling: 'R-061' as const }, { language: rulings.en }]),
    rulingsOf: call(rulings.rulingsOf, FILTER, () => ['gift', A_FILTER]),
    search: call(rulings.search, FILTER, () => ['lucky bastard market', { ...A_FILTER, limit: 3 }]),
  },
  './rulings/de': {},
  './host': {
    createHost: call(createHost<pure.CardGameTypes>, 'InvalidInput', () => [
      pure.engine,
      { bots: {}, canTakeBack: notation.canTakeBack },
    ]),
    'createHost().create': call(rooms.create, ROOM, () => [
      { players: 2, seed: 1 },
      { policy: {}, seats: [null, null] },
      5,
    ]),
    'createHost().receive': call(rooms.receive, ROOM, () => [aRoom(), 'a', { type: 'pause', id: 1 }, 7]),
    'createHost().tick': call(rooms.tick, ROOM, () => [aRoom(), 5000]),
    'createHost().manage': call(rooms.manage, ROOM, () => [aRoom(), { type: 'pause' as const }, 7]),
    'createHost().restore': call(rooms.restore, 'InvalidRoom', () => [JSON.parse(JSON.stringify(aRoom()))]),
    'createHost().recordOf': call(rooms.recordOf, 'InvalidRoom', () => [aRoom()]),
    'createHost().viewerOf': call(rooms.viewerOf, ROOM, () => [aRoom(), 'a']),
  },
  './bots': {
    decide: call(bots.decide, LIST, (w) => [bots.greedyBot, ofCards(w), asked(w), half, fast]),
    glancing: call(bots.glancing, 'InvalidInput', () => [(_glance, _question, help) => help.sampleLegal()]),
    createHeuristicBot: call(bots.createHeuristicBot, NAME, () => [{ points: 2 }]),
    botOf: call(bots.botOf, NAME, () => ['ismcts:20' as const]),
    createSearchBot: call(bots.createSearchBot, 'InvalidInput', () => [
      {
        time: { milliseconds: 1, now: () => 0 },
        prior: () => [],
        value: () => [],
        rollout: fast.sampleLegal,
        horizon: 1,
        behind: 1,
        guesses: { of: 1, weigh: () => 1 },
      },
    ]),
  },
  './champion': {
    createChampionBot: call(createChampionBot, 'InvalidInput', () => [{ time: { milliseconds: 1, now: () => 0 } }]),
  },
  './env': {
    createEnv: call(createEnv, ENV, (w) => [table(w).setup, { reward: 'game' as const, book: aBook() }]),
    'createEnv().bots': call(createEnv, ENV, () => [{ players: 3 }, { bots: [null, 'greedy' as const, null] }]),
    createBatch: call(
      createBatch,
      ENV,
      (w) => [table(w).setup, { tables: 2, reward: 'game' as const, book: aBook(), seed: 1, numbers: 'int8' as const }],
      { 1: (input) => !isCrowded(input) },
    ),
    createCodec: call(createCodec, ENV, (w) => [table(w).setup, { history: 2, normalise: true, book: aBook() }]),
    'createCodec().encode': call(
      (view: pure.View, question: pure.Question, memory: Memory) => aCodec().encode(view, question, memory),
      ENV,
      () => [aView(), aView().question as pure.Question, { known: fast.knownTo(fresh(), 1), laid: [3] }],
    ),
    'createCodec().decode': call(
      (pick: number) => encoded().decode(pick),
      ENV,
      () => [aPick()],
    ),
    policyBot: call(policyBot, ENV, () => [
      (_observation, mask) => mask.indexOf(1),
      { fingerprint: 'none', history: 2, normalise: true, book: aBook() },
    ]),
    'createEnv().reset': call(
      (seed: string | number) => createEnv({ players: 3 }).reset(seed),
      ENV,
      () => ['seed'],
    ),
    'createEnv().load': call(
      (state: pure.GameState) => table(world(0)).env.load(state),
      ENV,
      () => [ofCards(world(0))],
    ),
    'createEnv().step': call(
      (pick: number) => createEnv({ players: 3 }).step(pick),
      ENV,
      () => [aPick()],
    ),
    'createEnv().observe': call(
      (into: Float32Array, seat: number, at: number) => createEnv({ players: 3 }).observe(into, seat, at),
      ENV,
      () => [new Float32Array(20_000), 1, 3],
    ),
    'createEnv().mask': call(
      (into: Uint8Array, at: number) => createEnv({ players: 3 }).mask(into, at),
      ENV,
      () => [new Uint8Array(2_000), 3],
    ),
    'createEnv().picksOf': call(
      (action: pure.Action) => createEnv({ players: 3 }).picksOf(action),
      ENV,
      () => [{ type: 'draw' as const, seat: 1 }],
    ),
    'createBatch().reset': call(
      (seed: string | number, options: { readonly tables: readonly number[] }) =>
        createBatch({ players: 3 }, { tables: 2 }).reset(seed, options),
      ENV,
      () => ['s', { tables: [1] }],
    ),
    'createBatch().step': call(
      (picks: ArrayLike<number>) => oneTable().step(picks),
      ENV,
      () => [[oneTable().masks.indexOf(1)]],
    ),
  },
  './sim': {
    createRun: call(sim.createRun, RUN, () => [
      { game: 'card' as const, bots: ['greedy', 'random'], setup: { players: 3 }, seed: 's' },
    ]),
    seatingOf: call(sim.seatingOf, RUN, () => [run(), 5]),
    mergeParts: call(sim.mergeParts, 'InvalidRun InvalidInput', () => [part, part]),
    resultsOf: call(sim.resultsOf, 'InvalidRun InvalidInput', () => [run(), part]),
    playGames: call(sim.playGames, RUN, () => [run(), { from: 0, to: 1 }, { keep: ['longest' as const], onGame }], {
      1: (input) => many(input),
    }),
    playParts: call(
      // Threads take their time to begin. Whoever wants any has nothing to play, and so gets none.
      (run: sim.Run, ranges: readonly sim.GameRange[], take: (part: sim.Part) => void, options: sim.PlayOptions) =>
        sim.playParts(run, options?.workers === 0 ? ranges : [], take, options),
      RUN,
      () => [
        run(),
        [{ from: 0, to: 1 }],
        () => {},
        { workers: 0, keep: ['longest' as const], onGame, signal: new AbortController().signal },
      ],
      { 1: (input) => many(input) },
    ),
    simulate: call(
      sim.simulate,
      RUN,
      () => [
        {
          games: 1,
          bots: ['greedy', 'random'],
          setup: { players: 3 },
          seed: 's',
          workers: 0,
          keep: ['longest' as const],
          onGame,
        },
      ],
      { 0: (input) => many(input) },
    ),
  },
};
