/** Bots that have learned sit at simulated tables by their names. */
import { createRun, InvalidRun, playGames, resultsOf } from 'frantic-engine/sim';
import { expect, test } from 'vitest';

const setup = { players: 2, length: 'short', windows: 'holders' } as const;

test('what they have learned is loaded when games are played, and games replay', async () => {
  const run = createRun({ bots: ['champion:3', 'instinct'], setup, seed: 'learned' });
  const [one, again] = await Promise.all([1, 2].map(() => playGames(run, { from: 0, to: 2 })));
  expect(again).toEqual(one);
  expect(one && resultsOf(run, one).bots.map(({ bot }) => bot)).toEqual(['champion:3', 'instinct']);
});

test.each(['champion', 'champion:20ms', 'champion:50', 'instinct'])('%s is a name', (bot) => {
  expect(createRun({ bots: [bot], setup }).bots).toEqual([bot]);
});

test.each(['champion:0', 'champion:', 'champion:x', 'champion:1:2', 'instinct:5'])('%s is none', (bot) => {
  expect(() => createRun({ bots: [bot], setup })).toThrow(InvalidRun);
});

test('they do not play the board game', () => {
  expect(() => createRun({ game: 'board', bots: ['champion'] })).toThrow(InvalidRun);
});
