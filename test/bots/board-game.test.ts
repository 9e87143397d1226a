/** The bots of the board game: by name, lawful in whole games, fair, and the one stronger than the other. */
import fc from 'fast-check';
import {
  createGame,
  type GameState,
  IllegalAction,
  InvalidInput,
  nextSeat,
  type Refusal,
  reduce,
  type Setup,
  table,
  UnknownName,
  whyNot,
} from 'frantic-engine/board-game';
import {
  BOTS,
  type Bot,
  type BotName,
  botOf,
  createSearchBot,
  decide,
  greedyBot,
  heuristicBot,
  randomBot,
  searchBot,
} from 'frantic-engine/board-game/bots';
import * as fast from 'frantic-engine/board-game/fast';
import { type Bot as CardBot, botOf as cardBot, decide as decideCard } from 'frantic-engine/bots';
import * as card from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { setups } from '../board-game/kit.ts';
import { chanceOf, share } from '../support/ways.ts';

/** Plays a game in place, each seat by its bot. */
function played(setup: Setup, bots: readonly Bot[], seed: number): GameState {
  const state = fast.createGame(setup);
  const random = chanceOf(seed);
  for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state))
    fast.apply(state, decide(bots[seat] ?? randomBot, state, seat, random));
  return state;
}

/** Why nothing at all is no action. */
function nothing(state: GameState): Refusal {
  const refusal = whyNot(state, undefined as never);
  if (refusal === null) throw new Error('nothing at all is taken for an action');
  return refusal;
}

const winners = (...given: Parameters<typeof played>): readonly number[] => played(...given).outcome?.winners ?? [];

describe('a bot of the board game', () => {
  test('goes by its name', () => {
    expect(BOTS).toEqual(['random', 'greedy', 'search', 'heuristic']);
    expect(BOTS.map(botOf)).toEqual([randomBot, greedyBot, searchBot, heuristicBot]);
  });

  test.each(['', 'nobody', 'Greedy', 'ismcts:200', 'toString', '__proto__'])('there is no bot %j', (name) => {
    expect(() => botOf(name as BotName)).toThrow(UnknownName);
    expect(() => botOf(name as BotName)).toThrow(
      `name: there is no bot '${name}'; there are random, greedy, search, heuristic`,
    );
  });

  test('has a name that is a text', () => {
    for (const name of [3, null, undefined, {}]) expect(() => botOf(name as never)).toThrow(InvalidInput);
  });

  test('answers lawfully whatever it is asked, on any board, with any deck and any windows', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(setups(), fc.nat(1_000), (setup, seed) => {
        const random = chanceOf(seed);
        // The search itself, with as little of it as there can be.
        for (const bot of [randomBot, greedyBot, heuristicBot, createSearchBot({ guesses: 1 })]) {
          let state: GameState = createGame(setup);
          for (let moves = 0; moves < 60; moves++) {
            const seat = nextSeat(state);
            if (seat === null) break;
            const action = decide(
              (view, question, help) => {
                kinds.add(question.type);
                return bot(view, question, help);
              },
              state,
              seat,
              random,
            );
            expect(whyNot(state, action)).toBeNull();
            state = reduce(state, action);
          }
        }
      }),
      share(0.25),
    );
    expect([...kinds].sort()).toEqual(['choose', 'name', 'pick', 'place', 'react']);
  });

  test('decides the same by the same chance, and by nothing that its seat cannot see', () => {
    const hands = [
      ['push', 'skip', 'remote', 'x'],
      ['gift', 'swap', 'stop', 'jump'],
    ];
    const other = [hands[0] ?? [], ['block', 're-roll', 'magnet', 'snail']];
    const board = { 20: 'stop', 14: 'gift' } as const;
    const tokens = [10, 12];
    for (let seed = 1; seed <= 20; seed++)
      for (const bot of [greedyBot, heuristicBot, createSearchBot({ guesses: 3 })]) {
        const [here, there] = [hands, other].map((held) => table({ hands: held, tokens, board }));
        if (here === undefined || there === undefined) throw new Error('there is no table');
        const answer = (state: GameState) => decide(bot, state, 0, chanceOf(seed));
        expect(answer(here)).toEqual(answer(here));
        expect(answer(there)).toEqual(answer(here));
      }
  });

  test('is refused if its answer is no action, such as that of a bot of the card game', () => {
    const state = createGame({ players: 3, seed: 1 });
    const seat = nextSeat(state) ?? 0;
    for (const bot of [cardBot('greedy') as unknown as Bot, () => 'stop' as never, () => null as never])
      expect(() => decide(bot, state, seat, chanceOf(1))).toThrow(new IllegalAction(nothing(state)));
  });

  test('is refused by the card game in the same way', () => {
    const state = card.createGame({ players: 3, seed: 1 });
    const bot = greedyBot as unknown as CardBot;
    expect(() => decideCard(bot, state, card.nextSeat(state) ?? 0, chanceOf(1))).toThrow('An action is an object.');
  });

  test('is helped with lists, counts, cards and guesses of its own seat', () => {
    const state = table({
      hands: [
        ['push', 'skip'],
        ['gift', 'swap'],
      ],
      tokens: [10, 12],
    });
    decide(
      (view, question, help) => {
        expect(question.seat).toBe(0);
        expect(view.hand.map((card) => help.cardOf(card).row)).toEqual(['push', 'skip']);
        expect(help.countLegal()).toBe(fast.countLegal(state, 0));
        expect(help.legalActions({ limit: 3 })).toEqual(fast.legalActions(state, 0, { limit: 3 }));
        const guess = help.guess();
        expect(fast.viewOf(guess, 0)).toEqual(view);
        expect(guess.known).toEqual([]);
        return help.sampleLegal();
      },
      state,
      0,
      chanceOf(1),
    );
  });

  test('is not asked out of turn, nor without chance', () => {
    const state = createGame({ players: 2, seed: 1 });
    const seat = nextSeat(state) ?? 0;
    expect(() => decide(randomBot, state, 1 - seat, Math.random)).toThrow(IllegalAction);
    expect(() => decide(randomBot, state, 7, Math.random)).toThrow(InvalidInput);
    expect(() => decide('greedy' as never, state, seat, Math.random)).toThrow(InvalidInput);
    expect(() => decide(randomBot, state, seat, 0.5 as never)).toThrow(InvalidInput);
    for (const given of [1, -0.1, Number.NaN, 'half', {}])
      expect(() => decide(greedyBot, state, seat, () => given as number)).toThrow(
        'random: has to give numbers from 0 up to, but not including, 1',
      );
  });

  test('a search is refused a number of guesses that is none', () => {
    for (const guesses of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3'])
      expect(() => createSearchBot({ guesses: guesses as number })).toThrow('budget.guesses: has to be a whole number');
    for (const none of [undefined, null, 5, {}]) expect(() => createSearchBot(none as never)).toThrow(InvalidInput);
  });

  test('search goes back rather than on: of two cards it plays the one that keeps its token behind', () => {
    // On the space before the end, 50 points are a roll away; Reverse leads back, Ghost on to the end.
    const state = table({
      hands: [
        ['reverse', 'ghost'],
        ['gift', 'swap'],
        ['stop', 'jump'],
      ],
      tokens: [49, 20, 20],
    });
    let reversed = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const action = decide(searchBot, state, 0, chanceOf(seed));
      if (action.type === 'place' && fast.cardOf(state, action.card).row === 'reverse') reversed++;
    }
    expect(reversed).toBe(10);
  });

  test('greedy wins more often than its share among three of chance', () => {
    let won = 0;
    const games = 300;
    for (let seed = 1; seed <= games; seed++) {
      const seat = seed % 4;
      const bots = [0, 1, 2, 3].map((one) => (one === seat ? greedyBot : randomBot));
      const best = winners({ players: 4, seed, pointLimit: 1, windows: 'holders' }, bots, seed);
      if (best.includes(seat)) won += 1 / best.length;
    }
    // A quarter would be 75, with 7.5 up or down: by chance so many are won once in a thousand times.
    expect(won).toBeGreaterThan(98);
  });

  test('heuristic reckons rolls: it plays Reverse where every roll leads on, and Skip where nothing better is in hand', () => {
    const setup = { tokens: [30, 20, 20], windows: 'holders' } as const;
    const [others, one] = [
      [
        ['gift', 'swap'],
        ['stop', 'jump'],
      ],
      chanceOf(1),
    ];
    const laid = (hand: readonly string[]): string => {
      const state = table({ ...setup, hands: [hand, ...others] });
      const action = decide(heuristicBot, state, 0, one);
      return action.type === 'place' ? fast.cardOf(state, action.card).row : action.type;
    };
    expect(laid(['reverse', 'ghost', 'push', 'skip'])).toBe('reverse');
    expect(laid(['ghost', 'block', 'skip', 'nice-try'])).toBe('skip');
  });

  test('heuristic names whoever is hit hardest: with Swap, whoever is furthest behind', () => {
    const state = table({
      hands: [['skip'], ['remote'], ['gift']],
      tokens: [10, 40, 6],
      board: { 12: 'swap' },
      active: 1,
      dice: [2],
      windows: 'holders',
    });
    const [remote = 0] = state.players[1]?.hand ?? [];
    let next = reduce(state, { type: 'place', seat: 1, card: remote, at: 45 });
    next = reduce(next, { type: 'name', seat: 1, target: 0 });
    expect(decide(heuristicBot, next, nextSeat(next) ?? 0, chanceOf(1))).toMatchObject({ type: 'name', target: 2 });
  });

  test('heuristic stays below three greedy ones by points', () => {
    let ahead = 0;
    const games = 150;
    for (let seed = 1; seed <= games; seed++) {
      const seat = seed % 4;
      const bots = [0, 1, 2, 3].map((one) => (one === seat ? heuristicBot : greedyBot));
      const state = played({ players: 4, seed, pointLimit: 1, windows: 'holders' }, bots, seed);
      const { scores = [] } = state.outcome ?? {};
      const all = scores.reduce((sum, one) => sum + one, 0);
      ahead += (all - (scores[seat] ?? 0)) / 3 - (scores[seat] ?? 0);
    }
    // 13 points up or down a game: by chance equals are so far ahead once in a thousand times.
    expect(ahead / games).toBeGreaterThan(3.3);
  });
});
