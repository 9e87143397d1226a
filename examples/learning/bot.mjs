// A policy that was learned, as a bot of the arena: of `learn.mjs`, or of `examples/python/ppo.py`.
//
//     FRANTIC_POLICY=policy.json npx frantic-engine arena --bots ./examples/learning/bot.mjs,greedy,greedy,greedy
import { readFileSync } from 'node:fs';
import { policyBot } from 'frantic-engine/env';

/** What was learned. As `version` it tells the arena one policy from another: games of two are never put together. */
export const version = readFileSync(process.env.FRANTIC_POLICY ?? 'policy.json', 'utf8');
const { fingerprint, layers } = JSON.parse(version);

/** By input: its weights, so that an input of 0 costs nothing. */
const turned = layers.map(({ weights, bias }) => ({
  bias: Float32Array.from(bias),
  rows: weights[0].map((_, i) => Float32Array.from(weights, (row) => row[i])),
}));

function forward(seen) {
  let numbers = seen;
  turned.forEach(({ rows, bias }, nth) => {
    const next = Float32Array.from(bias);
    numbers.forEach((x, i) => {
      if (x !== 0) for (let o = 0; o < next.length; o++) next[o] += x * rows[i][o];
    });
    numbers = nth < turned.length - 1 ? next.map((x) => Math.max(0, x)) : next;
  });
  return numbers;
}

/** The open pick that the network thinks most of. */
export default policyBot(
  (seen, open) => {
    const numbers = forward(seen);
    let best = -1;
    for (let pick = 0; pick < open.length; pick++)
      if (open[pick] === 1 && (best < 0 || numbers[pick] > numbers[best])) best = pick;
    return best;
  },
  { fingerprint, normalise: true },
);
