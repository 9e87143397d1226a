/**
 * Each bot beats a weaker one, on a small sample of fixed deals. How much stronger they are is measured by `npm run bots`
 * over many more games; this is to notice a bot that has stopped working.
 */
import { type BotName, botOf } from 'frantic-engine/bots';
import { expect, test } from 'vitest';
import { BASE, playGame } from './kit.ts';

/** Milliseconds: many times what it takes where nothing else runs. */
const PATIENCE = 240_000;

/** By how many points a round a bot writes down less than three others do on average. */
function aheadOf(name: BotName, others: BotName, games: number): number {
  const [bot, other] = [botOf(name), botOf(others)];
  let [ahead, rounds] = [0, 0];
  for (let game = 0; game < games; game++) {
    const me = game % 4;
    const bots = [0, 1, 2, 3].map((seat) => (seat === me ? bot : other));
    const { outcome } = playGame(bots, `sample ${game}`, BASE);
    const own = outcome.scores[me] as number;
    ahead += (outcome.scores.reduce((sum, score) => sum + score, 0) - own) / 3 - own;
    rounds += outcome.rounds;
  }
  return ahead / rounds;
}

test(
  'greedy beats random',
  () => {
    expect(aheadOf('greedy', 'random', 24)).toBeGreaterThan(8);
  },
  PATIENCE,
);

test(
  'heuristic beats greedy',
  () => {
    expect(aheadOf('heuristic', 'greedy', 120)).toBeGreaterThan(0.3);
  },
  PATIENCE,
);

test(
  'a search beats random',
  () => {
    expect(aheadOf('ismcts:20', 'random', 4)).toBeGreaterThan(8);
  },
  PATIENCE,
);
