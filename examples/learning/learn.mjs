// Learns in plain JavaScript: first to answer as `heuristic` does, then, by PPO, to do better than the bots at the table.
//
//     npm run build
//     node examples/learning/learn.mjs --out policy.json
//     FRANTIC_POLICY=policy.json npx frantic-engine arena --bots ./examples/learning/bot.mjs,greedy,greedy,greedy
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRandom } from 'frantic-engine';
import { botOf, decide } from 'frantic-engine/bots';
import { createBatch, createEnv } from 'frantic-engine/env';
import { look, Net } from './net.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    teacher: { type: 'string', default: 'heuristic' },
    opponents: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '300' },
    updates: { type: 'string', default: '200' },
    hidden: { type: 'string', default: '128' },
    out: { type: 'string', default: 'policy.json' },
  },
});
const [games, updates, hidden] = ['games', 'updates', 'hidden'].map((name) => {
  const given = Number(values[name]);
  if (Number.isSafeInteger(given) && given >= (name === 'hidden' ? 1 : 0)) return given;
  throw new RangeError(`--${name} has to be a whole number from ${name === 'hidden' ? 1 : 0} on, not ${values[name]}.`);
});
const setup = { players: 4, windows: 'holders' };
/** How many points are one unit of reward. */
const POINTS = 20;

const chance = createRandom(`learn ${values.seed}`);
const seconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const { layout } = createEnv(setup, { normalise: true });
const { size, fingerprint } = layout;
const picks = layout.picks.length;
const net = new Net(size, hidden, picks, chance);

const write = () => writeFileSync(values.out, JSON.stringify({ fingerprint, layers: net }));

/** The numbers from 0 on, in any order. */
function shuffled(length) {
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** Goes over examples in any order, in small heaps, and lets `learn` add to the slopes for each. */
function over(examples, heap, rate, steepest, learn) {
  const order = shuffled(examples.length);
  for (let from = 0; from < order.length; from += heap) {
    const some = order.slice(from, from + heap);
    for (const at of some) learn(examples[at]);
    net.step(rate, some.length, steepest);
  }
}

/** What a teacher picks in games that go astray now and then, so that it is seen in trouble, too. */
function lessons(seed, from, to) {
  const env = createEnv(setup, { normalise: true });
  const teacher = botOf(values.teacher);
  const [numbers, mask] = [new Float32Array(size), new Uint8Array(picks)];
  const examples = [];
  for (let game = from; game < to; game++) {
    env.reset(`${seed}/${game}`);
    // By seat: where the examples of its round begin.
    let round = examples.length;
    while (!env.done) {
      const { seat } = env;
      const answer = [...env.picksOf(decide(teacher, env.state, seat, chance))];
      const astray = chance() < 0.1;
      do {
        env.observe(numbers);
        env.mask(mask);
        const seen = look(numbers, 0, size, mask, 0, picks);
        const told = answer.shift();
        // Where there is nothing to choose, there is nothing to learn.
        if (!astray && seen.open.length > 1) examples.push({ ...seen, seat, taken: seen.open.indexOf(told), value: 0 });
        env.step(astray ? seen.open[Math.floor(chance() * seen.open.length)] : told);
      } while (env.action === null);
      if (env.rewards.every((reward) => reward === 0)) continue;
      // Points are written down: that is what the picks of the round came to.
      for (const one of examples.slice(round)) one.value = env.rewards[one.seat] / POINTS;
      round = examples.length;
    }
  }
  return examples;
}

/** Learns the answers of the teacher, and what they come to. */
function imitate() {
  const [examples, others] = [lessons(`lessons ${values.seed}`, 0, games), lessons('others', 0, 40)];
  const same = () => others.filter((one) => argmax(net.forward(one).chances) === one.taken).length / others.length;
  for (let epoch = 1; epoch <= 6; epoch++) {
    over(examples, 256, epoch < 5 ? 1e-3 : 2e-4, Number.POSITIVE_INFINITY, (one) => {
      const { chances, value } = net.forward(one);
      chances[one.taken] -= 1;
      net.backward(one, chances, 0.5 * (value - one.value));
    });
    console.log(
      `${seconds().toFixed(0)} s: epoch ${epoch} of ${examples.length} picks, as the teacher ${same().toFixed(4)}`,
    );
  }
}

const argmax = (numbers) => numbers.indexOf(Math.max(...numbers));

/** One pick, each as likely as it is. */
function draw(chances) {
  let left = chance();
  for (let n = 0; n < chances.length - 1; n++) {
    left -= chances[n];
    if (left < 0) return n;
  }
  return chances.length - 1;
}

/** One table of a batch: what was picked there, and what it is worth, told from its end. */
function judged(steps, value) {
  let [ahead, next] = [0, value];
  for (const one of steps.toReversed()) {
    if (one.end) [ahead, next] = [0, 0];
    ahead = one.reward + next - one.stood + 0.95 * ahead;
    one.ahead = ahead;
    one.value = one.stood + ahead;
    next = one.stood;
  }
}

/** Plays against bots and does more of what went better than was thought. */
function improve() {
  const [tables, length] = [32, 64];
  const batches = [0, 1, 2, 3].map((mine) =>
    createBatch(setup, {
      tables,
      seed: `improve ${values.seed} ${mine}`,
      bots: [0, 1, 2, 3].map((seat) => (seat === mine ? null : values.opponents)),
      normalise: true,
    }),
  );
  let [rounds, points] = [0, 0];
  for (let update = 1; update <= updates; update++) {
    const examples = [];
    batches.forEach((batch, mine) => {
      const { observations, masks, rewards } = batch;
      const at = (table) => look(observations, table * size, size, masks, table * picks, picks);
      const steps = Array.from({ length: tables }, () => []);
      for (let step = 0; step < length; step++) {
        const taken = steps.map((before, table) => {
          const seen = at(table);
          const { chances, value } = net.forward(seen);
          const n = draw(chances);
          before.push({ ...seen, taken: n, was: chances[n], stood: value, reward: 0, end: false });
          return seen.open[n];
        });
        batch.step(taken);
        steps.forEach((before, table) => {
          const brought = rewards.subarray(table * 4, table * 4 + 4);
          const now = before[before.length - 1];
          now.reward = brought[mine] / POINTS;
          now.end = batch.dones[table] === 1 || brought.some((reward) => reward !== 0);
          rounds += now.end ? 1 : 0;
          points += brought[mine];
        });
      }
      steps.forEach((before, table) => {
        judged(before, net.forward(at(table)).value);
        examples.push(...before);
      });
    });
    const chosen = examples.filter(({ open }) => open.length > 1);
    const mean = chosen.reduce((sum, { ahead }) => sum + ahead, 0) / chosen.length;
    const spread = Math.sqrt(chosen.reduce((sum, { ahead }) => sum + (ahead - mean) ** 2, 0) / chosen.length);
    const rate = 3e-4 * (1 - (0.9 * update) / updates);
    for (let epoch = 0; epoch < 2; epoch++)
      over(chosen, 1024, rate, 0.5, (one) => learn(one, (one.ahead - mean) / spread));
    if (update % 25 > 0) continue;
    console.log(`${seconds().toFixed(0)} s: ${update} updates, ${(points / rounds).toFixed(2)} points a round`);
    [rounds, points] = [0, 0];
    write();
  }
}

/** What PPO has of one pick: no more of it than a fifth more likely, or less, than when it was made. */
function learn(one, ahead) {
  const { chances, value } = net.forward(one);
  const ratio = chances[one.taken] / one.was;
  const counts = ahead > 0 ? ratio < 1.2 : ratio > 0.8;
  const push = counts ? ratio * ahead : 0;
  const entropy = chances.reduce((sum, p) => (p > 0 ? sum - p * Math.log(p) : sum), 0);
  // A little is gained by staying undecided.
  const slopes = chances.map(
    (p, n) => -push * ((n === one.taken ? 1 : 0) - p) + 0.003 * p * (Math.log(Math.max(p, 1e-9)) + entropy),
  );
  net.backward(one, slopes, 0.5 * (value - one.value));
}

imitate();
write();
improve();
write();
console.log(`${values.out}: ${seconds().toFixed(0)} s of CPU`);
