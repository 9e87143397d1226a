/** The board game in the simulation: what is counted is what happened. */
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/board-game/fast';
import { createRun, InvalidRun, mergeParts, type Part, playGames, resultsOf, simulate } from 'frantic-engine/sim';
import { describe, expect, test } from 'vitest';
import { boardGame } from '../../src/sim/board-game.ts';
import { Counter } from '../../src/sim/counter.ts';

const run = createRun({
  game: 'board',
  bots: ['random', 'greedy'],
  setup: { players: 4, length: 'short' },
  seed: 'count',
});
const counting = playGames(run, { from: 0, to: 40 });

const sum = (part: Part, name: RegExp, field: 'n' | 'x'): number =>
  Object.entries(part.tallies).reduce((all, [key, tally]) => (name.test(key) ? all + tally[field] : all), 0);

describe('the part of forty board games', () => {
  test('shares out every game and every round, whole', async () => {
    const part = await counting;
    const { rounds = 0 } = part.sums;
    expect(part.games).toBe(40);
    for (const name of [/^bot\.\d\.win/, /^place\.\d\.win/]) expect(sum(part, name, 'x')).toBe(40 * 840);
    for (const name of [/^bot\.\d\.roundWin/, /^place\.\d\.roundWin/]) expect(sum(part, name, 'x')).toBe(rounds * 840);
    expect(part.tallies['game.rounds']?.x).toBe(rounds);
    expect(part.tallies['game.decisions']?.x).toBe(part.tallies['round.decisions']?.x);
    expect(Object.values(part.causes).reduce((all, row) => all + row.rounds, 0)).toBe(rounds);
    const decided = [...Object.values(part.cards), ...Object.values(part.events)].map((row) => row.decided);
    expect(decided.reduce((a, b) => a + b, 0)).toBe(rounds);
  });

  test('is the same in whatever pieces it was played, and in threads', async () => {
    const part = await counting;
    const pieces = await Promise.all([
      playGames(run, { from: 0, to: 7 }),
      playGames(run, { from: 7, to: 31 }),
      playGames(run, { from: 31, to: 40 }),
    ]);
    expect(JSON.stringify(pieces.reduce(mergeParts))).toBe(JSON.stringify(part));
    const results = await simulate({ ...run, games: 40, workers: 2 });
    expect(JSON.stringify(results)).toBe(JSON.stringify(resultsOf(run, part)));
  });

  test('keeps games that replay', async () => {
    const { kept } = resultsOf(run, await counting);
    for (const one of [kept.longest, kept.closest]) {
      const record = board.parseRecord(one?.record ?? '');
      expect(board.replay(record).outcome).not.toBeNull();
    }
    expect(board.parseRecord(kept.longest?.record ?? '').actions.length).toBe(kept.longest?.measure);
  });

  test('has points and rounds as the games have them', async () => {
    let [rounds, played, points, decisions] = [0, 0, 0, 0];
    const alone = createRun({
      game: 'board',
      bots: ['random'],
      setup: { players: 3, length: 'short' },
      seed: 'by hand',
    });
    const part = await playGames(alone, { from: 0, to: 5 });
    for (let game = 0; game < 5; game++) {
      const events: board.GameEvent[] = [];
      const state = fast.createGame({ ...alone.setup, seed: `by hand/${game}` }, { sink: events });
      const chances = [0, 1, 2].map((seat) => board.createRandom(`by hand/${game}/${seat}`));
      for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
        fast.apply(state, fast.sampleLegal(state, seat, chances[seat] as () => number), { sink: events });
        decisions++;
      }
      rounds += state.round;
      points += state.players.reduce((all, { score }) => all + score, 0);
      const tossed = events.filter(({ type }) => type === 'tossedIn').length;
      played += events.filter(({ type }) => type === 'placed').length - tossed;
    }
    expect(part.sums.rounds).toBe(rounds);
    expect(part.tallies['bot.0.points']?.x).toBe(points);
    expect(part.tallies['game.decisions']?.x).toBe(decisions);
    // What is tossed in is placed, too, but not played.
    expect(Object.values(part.cards).reduce((all, row) => all + row.played, 0)).toBe(played);
  });
});

test('places are counted from whoever plays last: after a tie, the roll that settles it says who begins', () => {
  const game = boardGame({ players: 3 }, []);
  const counter = new Counter(1, 3, 3, game.countable, []);
  const hear = game.ear(counter);
  counter.begin([0, 1, 2]);
  hear({ type: 'roundStarted', round: 1, cards: 90, teleports: [] });
  hear({ type: 'rolledForStart', seats: [0, 1, 2], values: [17, 3, 17] });
  hear({ type: 'rolledForStart', seats: [0, 2], values: [4, 9] });
  hear({ type: 'roundEnded', cause: 'end' });
  // Seat 2 begins, so seat 1 plays last: seat 2 is place 1, seat 0 place 2, seat 1 place 0.
  [50, 20, 35].forEach((points, seat) => {
    hear({ type: 'scored', seat, points, total: points, space: points, inHand: 0 });
  });
  counter.end({ round: 1, outcome: { winners: [1], scores: [50, 20, 35] } }, 0, () => {
    throw new Error('no record is kept');
  });
  const { tallies } = counter.part();
  expect([0, 1, 2].map((place) => tallies[`place.${place}.roundPoints`]?.x)).toEqual([20, 35, 50]);
  expect(tallies['place.0.win']?.x).toBe(840);
});

test('what one game has and the other has not is refused by its field', () => {
  const wrong = [
    [{ game: 'chess', bots: ['random'] }, 'game'],
    [{ game: 'board', bots: ['ismcts:20'] }, 'bots[0]'],
    [{ game: 'board', bots: ['random'], setup: { sets: ['troublemaker'] } }, 'setup.sets'],
    [{ game: 'card', bots: ['random'], setup: { layout: {} } }, 'setup.layout'],
    [{ game: 'board', bots: ['random'], setup: { players: 7 } }, 'setup.players'],
  ] as const;
  for (const [options, field] of wrong) {
    expect(() => createRun(options as never)).toThrow(InvalidRun);
    expect(() => createRun(options as never)).toThrow(expect.objectContaining({ field }));
  }
});
