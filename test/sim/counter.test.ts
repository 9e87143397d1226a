/** What is counted is what happened. */
import { cardOf, createRandom, type GameEvent, type GameState } from 'frantic-engine';

import { apply, catalogOf, createGame, sampleLegal, waitingFor } from 'frantic-engine/fast';
import { createRun, type Part, playGames, resultsOf } from 'frantic-engine/sim';
import { describe, expect, test } from 'vitest';
import { cardEar, countableOf } from '../../src/sim/card-game.ts';
import { Counter } from '../../src/sim/counter.ts';
import { Hands } from '../../src/sim/hands.ts';

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

describe('hands', () => {
  test.each([[[]], [SETS]])('are known from what happens alone, with the sets %j', (sets) => {
    const inHands = (state: GameState): number[] =>
      state.players.map(({ hand }) => hand.reduce((sum, id) => sum + cardOf(state, id).points, 0));
    for (let seed = 0; seed < 15; seed++) {
      const events: GameEvent[] = [];
      const state = createGame({ players: 4, seed, sets, length: 'short', windows: 'holders' }, { sink: events });
      const hands = new Hands(catalogOf(state).cards, 4, () => {});
      const random = createRandom(`${seed}`);
      let written = [0, 0, 0, 0];
      while (state.outcome === null) {
        for (const event of events) {
          hands.note(event);
          if (event.type === 'roundStarted') written = [0, 0, 0, 0];
          if (event.type === 'totalChanged') written[event.seat]! += event.points;
        }
        events.length = 0;
        expect(hands.points.map((points, seat) => points - written[seat]!)).toEqual(inHands(state));
        apply(state, sampleLegal(state, waitingFor(state)[0]!, random), { sink: events });
      }
    }
  });

  test('tell by how many points an event sets players apart', () => {
    const cards = catalogOf(createGame({ players: 3, seed: 1 })).cards;
    const of = (points: number): number => cards.find((card) => card.points === points)!.id;
    const told: [string, number][] = [];
    const hands = new Hands(cards, 3, (event, points) => told.push([event, points]));
    hands.note({ type: 'dealt', seat: 0, count: 2, cards: [of(9), of(1)] });
    hands.note({ type: 'dealt', seat: 1, count: 1, cards: [of(2)] });
    hands.note({ type: 'eventTriggered', seat: 0 });
    hands.note({ type: 'eventTurned', row: 'a', seat: 0 });
    // Seat 0 gives 9 to seat 1 and seat 2 draws 5: -9, +9 and +5. The luckiest and the most unlucky are 18 apart.
    hands.note({ type: 'gave', from: 0, to: 1, count: 1, cards: [of(9)], blind: false });
    hands.note({ type: 'eventTriggered', seat: 1 });
    hands.note({ type: 'eventTurned', row: 'b', seat: 0 });
    hands.note({ type: 'drew', seat: 2, count: 1, cards: [of(5)] });
    hands.note({ type: 'eventOver', row: 'b' });
    hands.note({ type: 'eventOver', row: 'a' });
    expect(told).toEqual([
      ['b', 5],
      ['a', 18],
    ]);
  });

  test('leave out events that are only shown: nobody has triggered them', () => {
    const told: string[] = [];
    const hands = new Hands([], 2, (event) => told.push(event));
    hands.note({ type: 'eventTriggered', seat: 0 });
    hands.note({ type: 'eventTurned', row: 'a', seat: 0 });
    hands.note({ type: 'eventTurned', row: 'b', seat: 0 });
    hands.note({ type: 'eventOver', row: 'b' });
    hands.note({ type: 'eventOver', row: 'a' });
    expect(told).toEqual(['a']);
  });

  test('leave out events that end the round', () => {
    const told: string[] = [];
    const hands = new Hands([], 2, (event) => told.push(event));
    hands.note({ type: 'eventTriggered', seat: 0 });
    hands.note({ type: 'eventTurned', row: 'a', seat: 0 });
    hands.note({ type: 'roundEnded', cause: 'a', flat: 50, finishers: [], exempt: [], final: false });
    hands.note({ type: 'eventOver', row: 'a' });
    expect(told).toEqual([]);
  });

  test('leave out what an event does later', () => {
    const told: string[] = [];
    const hands = new Hands([], 2, (event) => told.push(event));
    hands.note({ type: 'eventTriggered', seat: 0 });
    hands.note({ type: 'eventTurned', row: 'a', seat: 0 });
    hands.note({ type: 'lastingStarted', key: 1, row: 'a', owner: 0, exempt: [], since: 1, data: null });
    hands.note({ type: 'eventOver', row: 'a' });
    expect(told).toEqual([]);
  });
});

describe('a round', () => {
  /** Three bots, each on the seat of its number; what each writes down, and whose round it was, in pieces of 840. */
  const roundWins = (finishers: readonly number[], exempt: readonly number[], points: readonly number[]): number[] => {
    const state = createGame({ players: 3, seed: 1 });
    const counter = new Counter(1, 3, 3, countableOf(catalogOf(state)), []);
    const hear = cardEar(catalogOf(state), 3, counter);
    counter.begin([0, 1, 2]);
    hear({ type: 'roundStarted', round: 1, dealer: 0, cards: 0, events: 0, rules: 0 });
    const cause = finishers.length > 0 ? 'finish' : 'finish-line';
    hear({ type: 'roundEnded', cause, flat: null, finishers, exempt, final: false });
    points.forEach((written, seat) => {
      hear({ type: 'scored', seat, points: written, total: written });
    });
    counter.end({ ...state, outcome: { winners: [0], scores: points } }, 0, () => {
      throw new Error('no record is kept');
    });
    const { tallies } = counter.part();
    return [0, 1, 2].map((bot) => tallies[`bot.${bot}.roundWin`]?.x ?? Number.NaN);
  };

  test('R-277 is won by whoever finished it, not by whoever discards to zero by Parasite', () => {
    expect(roundWins([1], [], [0, 0, 7])).toEqual([0, 840, 0]);
  });

  test('R-164 is won by all who finished it, even if Time Bomb concerns one of them alone', () => {
    expect(roundWins([2, 0], [], [-10, 17, 0])).toEqual([420, 0, 420]);
  });

  test('is won by the fewest points if nobody finished it', () => {
    expect(roundWins([], [1], [4, 0, 9])).toEqual([0, 840, 0]);
  });
});

test('a bot is ahead by all points divided by all rounds, so that a short game counts for no more than it is long', () => {
  const state = createGame({ players: 3, seed: 1 });
  const run = createRun({ bots: ['random', 'greedy', 'heuristic'], setup: { players: 3 } });
  // Deals of three games. The first bot wins one game of one round by 30 points, and is level in all others, of three rounds.
  const counter = new Counter(3, 3, 3, countableOf(catalogOf(state)), []);
  for (let game = 0; game < 12; game++) {
    const hear = cardEar(catalogOf(state), 3, counter);
    counter.begin([0, 1, 2]);
    hear({ type: 'roundStarted', round: 1, dealer: 0, cards: 0, events: 0, rules: 0 });
    const [scores, rounds] = game % 3 === 0 ? [[0, 30, 30], 1] : [[40, 40, 40], 3];
    counter.end({ ...state, round: rounds, outcome: { winners: [0], scores } }, game, () => {
      throw new Error('no record is kept');
    });
  }
  // In each deal 30 points in 1 + 3 + 3 rounds. The mean of what each game comes to by itself would be 10.
  const [first, second] = resultsOf(run, counter.part()).bots;
  expect(first?.ahead.value).toBeCloseTo(30 / 7, 9);
  // All deals are alike, so nothing is left open. The second is 30 behind one of the others and level with the other one.
  expect(first?.ahead.low).toBeCloseTo(30 / 7, 9);
  expect(second?.ahead.value).toBeCloseTo(-15 / 7, 9);
});

describe.each([[[]], [SETS]])('the part of forty games with the sets %j', (sets) => {
  const run = createRun({ bots: ['random', 'greedy'], setup: { players: 4, length: 'short', sets }, seed: 'count' });
  const counting = playGames(run, { from: 0, to: 40 });
  const sum = (part: Part, name: RegExp, field: 'n' | 'x'): number =>
    Object.entries(part.tallies).reduce((all, [key, tally]) => (name.test(key) ? all + tally[field] : all), 0);
  const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

  test('shares out every game and every round, whole', async () => {
    const part = await counting;
    const { rounds = 0 } = part.sums;
    expect(part.games).toBe(40);
    expect(sum(part, /^bot\.\d\.win/, 'x')).toBe(40 * 840);
    expect(sum(part, /^place\.\d\.win/, 'x')).toBe(40 * 840);
    expect(sum(part, /^bot\.\d\.roundWin/, 'x')).toBe(rounds * 840);
    expect(sum(part, /^place\.\d\.roundWin/, 'x')).toBe(rounds * 840);
    expect(part.tallies['game.rounds']?.x).toBe(rounds);
    expect(part.tallies['game.decisions']?.x).toBe(part.tallies['round.decisions']?.x);
    // Two bots on four seats meet four times in each game.
    expect(part.tallies['ahead.0.1']?.n).toBe(160);
  });

  test('has every round decided by one thing and ended by one cause', async () => {
    const part = await counting;
    const { rounds } = part.sums;
    const decided = [...Object.values(part.cards), ...Object.values(part.events)].map((row) => row.decided);
    expect(decided.reduce((a, b) => a + b, 0)).toBe(rounds);
    expect(Object.values(part.causes).reduce((all, row) => all + row.rounds, 0)).toBe(rounds);
    expect(part.events.doomsday?.decided).toBe(part.causes.doomsday?.rounds);
  });

  test('has all histograms full', async () => {
    const part = await counting;
    const { histograms } = part;
    for (const name of ['game.decisions', 'game.turns', 'game.rounds']) expect(total(histograms[name]!)).toBe(40);
    for (const name of ['bot.0.points', 'bot.1.rank']) expect(total(histograms[name]!)).toBe(80);
    const points = Object.entries(histograms['bot.0.points']!).reduce((all, [value, n]) => all + Number(value) * n, 0);
    expect(points).toBe(part.tallies['bot.0.points']?.x);
  });

  test('says that what one hand gains all others together lose', async () => {
    const part = await counting;
    for (const { hands, wins } of Object.values(part.cards)) {
      expect(wins).toBeLessThanOrEqual(hands * 840);
      expect(hands).toBeLessThanOrEqual((part.sums.rounds ?? 0) * 4);
    }
    const { cards, bots } = resultsOf(run, part);
    expect(cards.every(({ points, hands }) => hands < 2 || points.value !== null)).toBe(true);
    expect(bots[1]?.wins.value).toBeGreaterThan(bots[0]?.wins.value ?? 1);
  });
});
