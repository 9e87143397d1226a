// Many games between bots: who is better, and is it more than luck?
import { simulate } from 'frantic-engine/sim';

const { bots, pairs, kept } = await simulate({
  games: 200,
  bots: ['greedy', 'random'],
  setup: { players: 4, length: 'short' },
  seed: 11,
});

const percent = (share: number | null): string => `${((share ?? 0) * 100).toFixed(1)} %`;
for (const { bot, wins } of bots)
  console.log(
    `${bot} wins ${percent(wins.value)} of its games (99 % interval: ${percent(wins.low)} to ${percent(wins.high)})`,
  );
for (const { bot, other, ahead } of pairs)
  console.log(`${bot} ends ahead of ${other} in ${percent(ahead.value)} of games`);
console.log(`The longest game is number ${kept.longest?.game}, with ${kept.longest?.measure} decisions.`);

const [greedy, random] = bots;
if ((greedy?.wins.low ?? 0) <= (random?.wins.high ?? 1)) throw new Error('Greedy should play better than chance.');
