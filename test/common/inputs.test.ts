/** What is given to a public function and is not what it takes: one kind of error, which names the argument. */
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import { botOf, createHeuristicBot, createSearchBot, decide, glancing } from 'frantic-engine/bots';
import { createChampionBot } from 'frantic-engine/champion';
import { createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { viewPatches } from 'frantic-engine/patches';
import { createRun, EMPTY_PART, mergeParts, playGames } from 'frantic-engine/sim';
import * as testing from 'frantic-engine/testing';
import { cardNameOf, causeNameOf, colorNameOf, optionNameOf, textOf } from 'frantic-engine/texts';
import { describe, expect, test } from 'vitest';

const { InvalidInput, UnknownName } = card;

/** What there is to be asked about seats, at each door of each game, for three players. */
const cards = card.createGame({ players: 3, seed: 1 });
const placed = board.createGame({ players: 3, seed: 1 });
const half = (): number => 0.5;

type Ask = (seat: never) => unknown;

const seatsOf = (game: typeof card | typeof fast, state: typeof cards): Readonly<Record<string, Ask>> => ({
  question: (seat) => game.questionOf(state, seat),
  legalActions: (seat) => game.legalActions(state, seat),
  countLegal: (seat) => game.countLegal(state, seat),
  sampleLegal: (seat) => game.sampleLegal(state, seat, half),
  fallbackAction: (seat) => game.fallbackAction(state, seat),
});
const boardSeatsOf = (game: typeof board | typeof boardFast, state: typeof placed): Readonly<Record<string, Ask>> => ({
  question: (seat) => game.questionOf(state, seat),
  legalActions: (seat) => game.legalActions(state, seat),
  countLegal: (seat) => game.countLegal(state, seat),
  sampleLegal: (seat) => game.sampleLegal(state, seat, half),
  fallbackAction: (seat) => game.fallbackAction(state, seat),
});
const viewersOf = (
  game: {
    viewOf: (state: never, viewer: never) => unknown;
    determinize: (state: never, viewer: never, seed: 1) => unknown;
  },
  state: unknown,
): Readonly<Record<string, Ask>> => ({
  view: (viewer) => game.viewOf(state as never, viewer),
  determinize: (viewer) => game.determinize(state as never, viewer, 1),
});

const SEATS: readonly (readonly [string, 'seat' | 'viewer', Readonly<Record<string, Ask>>])[] = [
  ['the card game', 'seat', seatsOf(card, cards)],
  ['the card game in place', 'seat', seatsOf(fast, fast.fork(cards))],
  ['the board game', 'seat', boardSeatsOf(board, placed)],
  ['the board game in place', 'seat', boardSeatsOf(boardFast, boardFast.fork(placed))],
  ['the card game', 'viewer', viewersOf(card, cards)],
  ['the card game in place', 'viewer', viewersOf(fast, cards)],
  ['the board game', 'viewer', viewersOf(board, placed)],
  ['the board game in place', 'viewer', viewersOf(boardFast, placed)],
  ['tables', 'seat', { cardNamed: (seat) => testing.cardNamed(cards, seat, 'red 1') }],
  ['tables of the board game', 'seat', { cardNamed: (seat) => board.cardNamed(placed, seat, 'push') }],
  ['bots', 'seat', { decide: (seat) => decide(botOf('random'), cards, seat, half) }],
  ['glancing bots', 'seat', { decide: (seat) => decide(botOf('greedy'), cards, seat, half) }],
  ['environments', 'seat', { observe: (seat) => createEnv({ players: 3 }).observe(new Float32Array(10_000), seat) }],
];

const NO_SEATS: readonly unknown[] = [3, 9, -1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', 'length', null, {}];

describe.each(SEATS)('%s: a %s that does not sit at the table', (place, field, asks) => {
  test.each(Object.entries(asks))('%s', (_name, ask) => {
    for (const seat of NO_SEATS) {
      // To look from seat -0 is to look from seat 0; an answer of it would be refused.
      if (Object.is(seat, -0) && place === 'environments') continue;
      const refused = expect.objectContaining({ name: 'InvalidInput', code: 'invalid-input', field });
      expect(() => ask(seat as never), String(seat)).toThrow(refused);
    }
    expect(() => ask(9 as never)).toThrow(/from 0 to 2/);
  });
});

describe('seats', () => {
  test('whoever sits at the table and is not asked gets nothing, and is refused an answer', () => {
    const idle = [0, 1, 2].find((seat) => !card.waitingFor(cards).includes(seat)) as number;
    expect(card.questionOf(cards, idle)).toBeNull();
    expect(card.legalActions(cards, idle)).toEqual([]);
    expect(card.countLegal(cards, idle)).toBe(0);
    const refused = expect.objectContaining({ name: 'IllegalAction', reason: 'not-your-turn' });
    for (const ask of [
      card.sampleLegal,
      card.fallbackAction,
      (state: card.GameState, seat: number) => decide(botOf('random'), state, seat, half),
    ])
      expect(() => ask(cards, idle, half)).toThrow(refused);
  });

  test('an action of nobody is refused as an action, not as input', () => {
    expect(card.whyNot(cards, { type: 'pass', seat: 9 })?.reason).toBe('no-such-seat');
    expect(() => card.reduce(cards, { type: 'pass', seat: 9 })).toThrow(card.IllegalAction);
    expect(card.explain(cards, { type: 'pass', seat: 9 }).allowed).toBe(false);
  });

  test('a refusal has all its fields, null or empty where there is nothing to say', () => {
    const fields = ['reason', 'message', 'ruling', 'seat', 'field', 'needs'];
    const told = { ruling: null, seat: null, field: 'seat', needs: [] };
    expect(card.whyNot(cards, { type: 'pass', seat: 9 })).toMatchObject(told);
    expect(board.whyNot(placed, { type: 'decline', seat: 9 })).toMatchObject(told);
    expect(card.whyNot(cards, null as never)).toMatchObject({ ruling: null, seat: null, field: null, needs: [] });
    const game = testing.table({ hands: [['red 1', 'blue 2'], ['red 3']], top: 'blue 9' });
    const wrong: card.Action = { type: 'play', seat: 0, card: testing.cardNamed(game, 0, 'red 1') };
    const refusal = card.whyNot(game, wrong);
    expect(refusal).toMatchObject({ reason: 'does-not-fit', seat: 0, field: 'card', needs: ['color', 'number'] });
    expect(Object.keys(refusal ?? {})).toEqual(fields);
    for (const call of [() => card.sampleLegal(game, 1, half), () => card.reduce(game, { type: 'draw', seat: 1 })])
      expect(call).toThrow(
        expect.objectContaining({ refusal: expect.objectContaining({ seat: 1, field: null, needs: [] }) }),
      );
  });

  test('a spectator may look, and is asked nothing', () => {
    expect(card.viewOf(cards, 'spectator').viewer).toBe('spectator');
    expect(() => card.questionOf(cards, 'spectator' as never)).toThrow(InvalidInput);
  });

  test('what is no state is told of first', () => {
    for (const broken of [
      { ...cards, players: [] },
      { ...cards, players: 5 },
    ])
      for (const ask of [card.questionOf, card.legalActions, card.countLegal, card.viewOf])
        expect(() => ask(broken as never, 0)).toThrow(card.InvalidSnapshot);
  });

  test('an event is redacted for seats and spectators only: it does not know how many sit there', () => {
    const event: card.GameEvent = { type: 'passed', seat: 0 };
    for (const viewer of [0, 7, 'spectator'] as const) expect(card.redact(event, viewer)).toBe(event);
    const refused = expect.objectContaining({ name: 'InvalidInput', field: 'viewer' });
    for (const viewer of [-1, 0.5, '0', 'everybody', null, undefined]) {
      expect(() => card.redact(event, viewer as never)).toThrow(refused);
      expect(() => board.redact({ type: 'exhausted' }, viewer as never)).toThrow(refused);
    }
  });
});

const held = testing.nameOf(cards, cards.players[0]?.hand[0] ?? 0);
const part = await playGames(createRun({ bots: ['random', 'greedy'], setup: { players: 2 } }), { from: 0, to: 1 });
const asked = card.waitingFor(cards)[0] as number;

/** By the argument at fault: a call, and what is said of it. */
const INPUTS: readonly (readonly [string, string, () => unknown])[] = [
  ['id', 'there is no card 500; the cards are numbered from 0 to 124', () => card.cardOf(cards, 500)],
  ['id', 'there is no card of type object', () => fast.cardOf(cards, {} as never)],
  ['id', 'there is no card -1; the cards are numbered from 0 to', () => board.cardOf(placed, -1)],
  ['options.limit', 'from 0 on, not 1.5', () => card.legalActions(cards, asked, { limit: 1.5 })],
  ['options.limit', 'from 0 on, not -1', () => board.legalActions(placed, 0, { limit: -1 })],
  ['options.into', 'can be written to', () => fast.legalActions(cards, asked, { into: Object.freeze([]) as never })],
  ['options.into', 'only questions', () => fast.questionOf(cards, asked, { into: 5 as never })],
  ['options.limit', 'from 0 on, not NaN', () => fast.playOut(fast.fork(cards), half, { limit: Number.NaN })],
  ['random', 'has to be a function', () => boardFast.playOut(boardFast.fork(placed), 0.5 as never)],
  ['random', 'has to give numbers', () => fast.playOut(fast.fork(cards), () => 1)],
  ['random', 'has to give numbers', () => card.sampleLegal(cards, asked, () => -1)],
  ['options.sink', 'has to be a list', () => fast.createGame({ players: 2, seed: 1 }, { sink: {} as never })],
  ['event', 'is no event of this game', () => card.redact(undefined as never, 0)],
  ['event', 'is no event of this game', () => card.follow(card.publicOf(cards), null as never)],
  ['seen', 'is no view', () => card.follow(null as never, { type: 'drew', seat: 0 } as never)],
  ['after', 'nested too deeply', () => viewPatches(deep(), deep())],
  ['card', 'is no card', () => cardNameOf({} as never, 'de')],
  ['color', 'has to be a text', () => colorNameOf(5 as never, 'de')],
  ['option', 'has to be a text', () => optionNameOf(null as never, 'de')],
  ['cause', 'has to be a text', () => causeNameOf({} as never, 'de')],
  ['options.nth', "holds '", () => testing.cardNamed(cards, 0, held, { nth: 99 })],
  ['bot', 'has to be a function', () => decide('greedy' as never, cards, asked, half)],
  ['bot', 'has to be a function', () => glancing({} as never)],
  ['random', 'has to be a function', () => decide(botOf('greedy'), cards, asked, 1 as never)],
  ['name', 'has to be a text', () => botOf(5 as never)],
  ['seed', 'has to be a string or a finite number', () => card.createRandom(Number.NaN)],
  ['seed', 'has to be a string or a finite number', () => boardFast.createRandom(null as never)],
  ['options', 'iterations or time', () => createSearchBot(5 as never)],
  ['options', 'and not both', () => createSearchBot({ iterations: 1, time: { milliseconds: 1, now: half } } as never)],
  ['options.iterations', 'from 1 on', () => createSearchBot({ iterations: 0 })],
  ['options.time', 'has to be an object', () => createSearchBot({ time: 5 } as never)],
  ['options.time.milliseconds', 'from 0 on', () => createSearchBot({ time: { milliseconds: -1, now: half } })],
  ['options.time.now', 'has to be a clock', () => createSearchBot({ time: { milliseconds: 1 } } as never)],
  ['options.prior', 'has to be a function', () => createSearchBot({ iterations: 1, prior: 5 } as never)],
  ['options.value', 'has to be a function', () => createSearchBot({ iterations: 1, value: 5 } as never)],
  ['options.rollout', 'has to be a function', () => createSearchBot({ iterations: 1, rollout: 'greedy' } as never)],
  ['options.horizon', 'from 0 on', () => createSearchBot({ iterations: 1, horizon: -1 })],
  ['options.tree', 'true or false', () => createSearchBot({ iterations: 1, tree: 1 } as never)],
  [
    'options.horizont',
    'is no option; there is iterations,',
    () => createSearchBot({ iterations: 1, horizont: 3 } as never),
  ],
  [
    'options.horizon',
    'is no option; there is iterations, time',
    () => createChampionBot({ iterations: 1, horizon: 1 } as never),
  ],
  ['options.likly', 'is no option; there is likely', () => card.determinize(cards, 0, 1, { likly: true } as never)],
  [
    'options.polcy',
    'is no option; there is limit, policy',
    () => fast.playOut(fast.fork(cards), half, { polcy: half } as never),
  ],
  ['options.polcy', 'is no option', () => boardFast.playRound(boardFast.fork(placed), half, { polcy: half } as never)],
  ['options', 'has to be an object', () => fast.playOut(fast.fork(cards), half, 5 as never)],
  ['options', 'has to be an object', () => card.determinize(cards, 0, 1, 5 as never)],
  ['options.likely', 'true or false', () => card.determinize(cards, 0, 1, { likely: 1 } as never)],
  ['options.likely', 'true or false', () => boardFast.determinize(placed, 0, 1, { likely: null } as never)],
  ['options.behind', 'above 0', () => createSearchBot({ iterations: 1, behind: 0 })],
  ['options.guesses', "'likely', or an object", () => createSearchBot({ iterations: 1, guesses: 4 } as never)],
  ['options.guesses.of', 'from 1 on', () => createSearchBot({ iterations: 1, guesses: { of: 0, weigh: half } })],
  ['options.guesses.weigh', 'a function', () => createSearchBot({ iterations: 1, guesses: { of: 2 } } as never)],
  ['weights.points', 'has to be a number', () => createHeuristicBot({ points: 'many' as never })],
  ['into', 'with room for', () => createEnv({ players: 2 }).mask(new Uint8Array(1))],
  ['state', 'of other rules', () => createEnv({ players: 2 }).load(cards)],
  ['b.perDeal', 'of different runs', () => mergeParts({ ...part, perDeal: 2 }, { ...part, perDeal: 3 })],
];

/** A list in a list in a list, deeper than the stack. */
function deep(): unknown {
  let made: unknown = [];
  for (let i = 0; i < 100_000; i++) made = [made];
  return made;
}

test.each(INPUTS)('%s %s', (field, said, call) => {
  expect(call).toThrow(InvalidInput);
  expect(call).toThrow(expect.objectContaining({ field, code: 'invalid-input' }));
  expect(call).toThrow(said);
});

/** By the argument that has the name: the name, one of those there are, and a call. */
const NAMES: readonly (readonly [string, string, string, () => unknown])[] = [
  ['name', 'gready', 'greedy', () => botOf('gready' as never)],
  ['name', 'ismcts:0', 'ismcts', () => botOf('ismcts:0')],
  ['weights', 'pionts', 'points', () => createHeuristicBot({ pionts: 1 } as never)],
  ['row', 'gfit', 'gift', () => textOf('gfit', 'de')],
  ['language', 'nl', 'de', () => textOf('gift', 'nl' as never)],
  ['options.language', 'nl', 'en', () => card.explain(cards, { type: 'draw', seat: 0 }, { language: 'nl' as never })],
  ['name', 'pink 12', held, () => testing.cardNamed(cards, 0, 'pink 12')],
  ['event.type', 'flown', 'drew', () => card.follow(card.publicOf(cards), { type: 'flown' } as never)],
  ['event.type', 'flown', 'exhausted', () => board.follow(board.publicOf(placed), { type: 'flown' } as never)],
];

test.each(NAMES)('%s: %s is a name that nothing has', (field, given, known, call) => {
  expect(call).toThrow(UnknownName);
  expect(call).toThrow(expect.objectContaining({ field, given, known: expect.arrayContaining([known]) }));
});

test('parts of one run go together, and so does an empty one', () => {
  expect(mergeParts(EMPTY_PART, part)).toEqual(part);
});
