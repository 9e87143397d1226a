/** Answers are clicked together from the question alone: each that the rules allow, and no other. */
import fc from 'fast-check';
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import * as client from 'frantic-engine/client';
import { type Choices, type Click, choices } from 'frantic-engine/client';
import { cardNamed, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { ways as boardWays, walk as walkBoard } from '../board-game/kit.ts';
import { fixedSetup, oneOf, same, share, walk, ways } from '../card-game/properties/kit.ts';
import { chanceOf, must } from '../support/ways.ts';

type AnyAction = cardGame.Action | boardGame.Action;

/** A value as it comes out of a message. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What has to be clicked for an answer. */
function clicksOf(action: AnyAction): Click[] {
  switch (action.type) {
    case 'play':
      return [{ card: action.card }, ...(action.power === undefined ? [] : [{ power: action.power }])];
    case 'place': {
      const { card, at, facing } = action;
      return [{ card }, { at }, ...(facing === undefined ? [] : [{ facing }])];
    }
    case 'react':
      return [{ card: action.card }];
    case 'name':
      return [{ seat: action.target }];
    case 'choose':
      return action.cards.map((card) => ({ card }));
    case 'pick':
      return [{ option: action.option }];
    case 'split':
      return action.shares.flatMap((share, seat) => Array<Click>(share).fill({ seat }));
    case 'give':
      return action.gifts.flatMap(([card, seat]) => [{ card }, { seat }]);
    case 'wish':
      return [action.wish];
    default:
      return [{ move: action.type }];
  }
}

/** What one may do at a decision, whichever the game. */
interface Desk {
  readonly types: Set<string>;
  readonly question: { readonly id: number; readonly type: string };
  readonly choose: (picked: readonly Click[]) => Choices<AnyAction>;
  readonly legal: readonly AnyAction[];
  readonly count: number;
  readonly isLegal: (action: AnyAction) => boolean;
  readonly random: () => number;
}

const CAP = 40;

function expectClickable({ types, question, choose, legal, count, isLegal, random }: Desk): void {
  types.add(question.type);
  for (const action of legal.slice(0, CAP)) {
    const { action: clicked, complete } = choose(clicksOf(action));
    must(complete, `not complete: ${JSON.stringify(action)}`);
    same(clicked, { ...action, to: question.id }, 'another answer');
  }
  for (let tries = 0; tries < 3; tries++) {
    const picked: Click[] = [];
    for (let now = choose(picked); ; now = choose(picked)) {
      same(now.complete, now.action !== null, 'an answer that is none');
      if (now.action !== null) must(isLegal(now.action), `not allowed: ${JSON.stringify(now.action)}`);
      if (now.next.length === 0 || (now.complete && random() < 0.3)) {
        must(now.complete, `leads nowhere: ${JSON.stringify(picked)}`);
        break;
      }
      picked.push(oneOf(now.next, random));
    }
  }
  if (count <= CAP) same(allClickable(choose), count, `answers to ${JSON.stringify(question)}`);
}

/** Whether few clicks make an answer, so that all ways to click can be tried. */
function isShort(question: cardGame.Question | boardGame.Question): boolean {
  if (question.type === 'choose') return question.max < 4 && !question.ordered;
  if (question.type === 'split') return question.total < 5;
  return question.type !== 'give' || question.pick < 3;
}

/** How many answers can be clicked together. */
function allClickable(choose: Desk['choose']): number {
  const found = new Set<string>();
  const look = (picked: readonly Click[]): void => {
    const { next, action } = choose(picked);
    if (action !== null) found.add(keyOf(action));
    for (const click of next) look([...picked, click]);
  };
  look([]);
  return found.size;
}

/** An answer, whatever the order in which it was clicked together. */
const keyOf = (action: AnyAction): string =>
  JSON.stringify(
    action.type === 'choose'
      ? [...action.cards].sort((a, b) => a - b)
      : action.type === 'give'
        ? [...action.gifts].sort(([a], [b]) => a - b)
        : action,
  );

/** What is needed of a game. */
interface Game<S, A, Q> {
  questionOf(state: S, seat: number): Q | null;
  legalActions(state: S, seat: number, options: { readonly limit: number }): readonly A[];
  countLegal(state: S, seat: number): number;
  isLegal(state: S, action: A): boolean;
}

type AnyQuestion = cardGame.Question | boardGame.Question;

/** Clicks answers together at the decisions of a game. `types` takes what is asked there. */
const meeting =
  <S, A extends AnyAction, Q extends AnyQuestion>(
    game: Game<S, A, Q>,
    choicesOf: (question: Q, picked: readonly Click[]) => Choices<A>,
    types: Set<string>,
  ) =>
  (state: S, seat: number, random: () => number): void => {
    const asked = game.questionOf(state, seat);
    if (asked === null) throw new Error('nothing is asked');
    const question = sent(asked);
    expectClickable({
      types,
      question,
      choose: (picked) => choicesOf(question, picked),
      legal: game.legalActions(state, seat, { limit: CAP }),
      count: isShort(asked) ? game.countLegal(state, seat) : Number.POSITIVE_INFINITY,
      isLegal: (action) => game.isLegal(state, action as A),
      random,
    });
  };

describe('every answer that the rules allow can be clicked together, and no other', () => {
  test('in whole card games, with all options and windows', () => {
    const types = new Set<string>();
    const meet = meeting<cardGame.GameState, cardGame.Action, cardGame.Question>(cardGame, choices, types);
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action, random }) => meet(state, action.seat, random));
      }),
      share(0.5),
    );
    for (let game = 0; game < 6; game++) {
      const random = chanceOf(game);
      let state = cardGame.createGame(fixedSetup(game, ['webde', 'pandora']));
      for (let seat = cardGame.nextSeat(state); seat !== null; seat = cardGame.nextSeat(state)) {
        meet(state, seat, random);
        state = cardGame.reduce(state, cardGame.sampleLegal(state, seat, random));
      }
    }
    expect([...types].sort()).toEqual(['choose', 'give', 'name', 'pick', 'react', 'split', 'turn', 'wish']);
  });

  test('in whole board games', () => {
    const types = new Set<string>();
    const meet = meeting<boardGame.GameState, boardGame.Action, boardGame.Question>(boardGame, choices, types);
    fc.assert(
      fc.property(boardWays(), (way) => {
        walkBoard(way, ({ state, action, random }) => meet(state, action.seat, random));
      }),
      share(0.5),
    );
    expect([...types].sort()).toEqual(['choose', 'name', 'pick', 'place', 'react']);
  });
});

describe('on a table', () => {
  const state = table({
    hands: [['blue 3', 'red 1', 'blue gift'], ['green 2'], ['red 5']],
    top: 'blue 9',
    powers: [['looping', 'number wish']],
    sets: ['supercharge'],
  });
  const turn = cardGame.questionOf(state, 0);
  if (turn?.type !== 'turn') throw new Error('it is no turn');
  const [three, gift] = ['blue 3', 'blue gift'].map((name) => cardNamed(state, 0, name)) as [number, number];

  test('R-318 a card can be played as it is, or the power card that is used with it be clicked next', () => {
    expect(choices(turn)).toEqual({
      next: [{ card: three }, { card: gift }, { move: 'draw' }],
      complete: false,
      action: null,
    });
    expect(choices(turn, [{ card: three }])).toEqual({
      next: [{ power: 'looping' }, { power: 'number-wish' }],
      complete: true,
      action: { type: 'play', seat: 0, to: turn.id, card: three },
    });
    expect(choices(turn, [{ card: three }, { power: 'looping' }])).toEqual({
      next: [],
      complete: true,
      action: { type: 'play', seat: 0, to: turn.id, card: three, power: 'looping' },
    });
    expect(choices(turn, [{ move: 'draw' }])).toEqual({
      next: [],
      complete: true,
      action: { type: 'draw', seat: 0, to: turn.id },
    });
  });

  test('what cannot be clicked is refused, by its place', () => {
    const red = cardNamed(state, 0, 'red 1');
    for (const [picked, field] of [
      [[{ card: red }], 'picked[0]'],
      [[{ move: 'pass' }], 'picked[0]'],
      [[{ card: three }, { card: gift }], 'picked[1]'],
      [[{ card: three, seat: 1 }], 'picked[0]'],
    ] as const) {
      const refused = () => choices(turn, picked);
      expect(refused).toThrow(cardGame.InvalidInput);
      expect(refused).toThrow(field);
    }
    for (const none of [null, undefined, 7, {}, { type: 'turn' }])
      expect(() => choices(none as never)).toThrow(cardGame.InvalidInput);
  });

  test('answers have names, and say which question they answer', () => {
    const to = turn.id;
    expect(client.play(turn, three)).toEqual({ type: 'play', seat: 0, to, card: three });
    expect(client.play(turn, three, 'looping')).toEqual({ type: 'play', seat: 0, to, card: three, power: 'looping' });
    expect(client.draw(turn)).toEqual({ type: 'draw', seat: 0, to });
    expect(client.pass(turn)).toEqual({ type: 'pass', seat: 0, to });
    expect(cardGame.isLegal(state, client.draw(turn))).toBe(true);
    expect(cardGame.whyNot(state, { ...client.draw(turn), to: to + 1 })?.reason).toBe('stale');
    const base = { ...turn, decline: true };
    expect(client.decline(base)).toEqual({ type: 'decline', seat: 0, to });
    expect(client.react({ ...base, type: 'react', trigger: 'attacked', subject: 'gift' }, 5)).toEqual({
      type: 'react',
      seat: 0,
      to,
      card: 5,
    });
    expect(client.name({ ...base, type: 'name', seats: [1] }, 1)).toEqual({ type: 'name', seat: 0, to, target: 1 });
    expect(client.choose({ ...base, type: 'choose', min: 1, max: 1, ordered: false }, [5])).toEqual({
      type: 'choose',
      seat: 0,
      to,
      cards: [5],
    });
    expect(client.pick({ ...base, type: 'pick', options: ['seen'] }, 'seen')).toEqual({
      type: 'pick',
      seat: 0,
      to,
      option: 'seen',
    });
    const shares = [0, 1, 3];
    expect(client.split({ ...base, type: 'split', total: 4, players: 3, seats: [1, 2] }, shares)).toEqual({
      type: 'split',
      seat: 0,
      to,
      shares,
    });
    expect(client.give({ ...base, type: 'give', seats: [1], pick: 1 }, [[5, 1]])).toEqual({
      type: 'give',
      seat: 0,
      to,
      gifts: [[5, 1]],
    });
    expect(client.wish({ ...base, type: 'wish', colors: ['red'], numbers: [] }, { color: 'red' })).toEqual({
      type: 'wish',
      seat: 0,
      to,
      wish: { color: 'red' },
    });
    const spot = { ...base, type: 'place', topic: 'turn/placed', cards: [] } as const;
    expect(client.place(spot, 5, 7)).toEqual({ type: 'place', seat: 0, to, card: 5, at: 7 });
    expect(client.place(spot, 5, 7, 8)).toEqual({ type: 'place', seat: 0, to, card: 5, at: 7, facing: 8 });
  });
});
