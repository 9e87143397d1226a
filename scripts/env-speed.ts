// Measures environments, in CPU time: picks a second, and what a pick allocates beside what the engine does.
// After `npm run build`: npx tsx --expose-gc --max-semi-space-size=256 --tsconfig tsconfig.dist.json scripts/env-speed.ts
import type { Action, SeedlessSetup } from 'frantic-engine';
import { createRandom } from 'frantic-engine';
import { createBatch, createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';

const SETUPS: Readonly<Record<string, SeedlessSetup>> = {
  'base game': { players: 4, windows: 'holders' },
  'all sets': { players: 4, windows: 'holders', sets: ['troublemaker', 'supercharge', 'pandoras-box'] },
};
const GAMES = 300;
const TABLES = 64;

/** One of the open picks of a mask, each as likely as any other. */
function pickFrom(mask: Uint8Array, from: number, size: number, random: () => number): number {
  let open = 0;
  for (let at = 0; at < size; at++) open += mask[from + at] as number;
  let nth = Math.floor(random() * open);
  for (let at = 0; ; at++) if (mask[from + at] === 1 && nth-- === 0) return at;
}

/** What some work cost: CPU seconds, and bytes allocated if nothing was collected meanwhile. */
function cost(work: () => void): { readonly seconds: number; readonly bytes: number } {
  globalThis.gc?.();
  const [heap, time] = [process.memoryUsage().heapUsed, process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(time);
  return { seconds: (user + system) / 1e6, bytes: process.memoryUsage().heapUsed - heap };
}

const rate = (count: number, seconds: number): string => `${Math.round(count / seconds / 1000)} k/s`;

for (const [name, setup] of Object.entries(SETUPS)) {
  const env = createEnv(setup);
  const { size, picks } = env.layout;
  const observation = new Float32Array(size);
  const mask = new Uint8Array(picks.length);
  const games: Action[][] = [];
  let taken = 0;
  const play = (first: number, last: number, observes: boolean, keeps: boolean): void => {
    for (let seed = first; seed < last; seed++) {
      const random = createRandom(`${seed}`);
      const actions: Action[] = [];
      env.reset(seed);
      while (!env.done) {
        if (observes) env.observe(observation);
        env.mask(mask);
        env.step(pickFrom(mask, 0, mask.length, random));
        taken++;
        if (keeps && env.action !== null) actions.push(env.action);
      }
      if (keeps) games.push(actions);
    }
  };
  const replay = (first: number, last: number): void => {
    for (let seed = first; seed < last; seed++) {
      const state = fast.createGame({ ...setup, seed });
      for (const action of games[seed] as Action[]) {
        fast.questionOf(state, fast.nextSeat(state) ?? 0);
        fast.apply(state, action);
      }
    }
  };

  play(0, GAMES, true, true);
  const actions = games.flat().length;
  taken = 0;
  const whole = cost(() => play(0, GAMES, true, false)).seconds;
  const count = taken;
  const blind = cost(() => play(0, GAMES, false, false)).seconds;
  replay(0, GAMES);
  const engine = cost(() => replay(0, GAMES)).seconds;

  const batch = createBatch(setup, { tables: TABLES, seed: 1 });
  const random = createRandom('batch');
  const chosen = new Int32Array(TABLES);
  const steps = Math.ceil(count / TABLES);
  const many = cost(() => {
    for (let step = 0; step < steps; step++) {
      for (let at = 0; at < TABLES; at++) chosen[at] = pickFrom(batch.masks, at * mask.length, mask.length, random);
      batch.step(chosen);
    }
  }).seconds;

  console.log(
    `${name}: ${size} numbers, ${picks.length} picks; ${count} picks made ${actions} actions in ${GAMES} games`,
  );
  console.log(`  mask, observation and step: ${rate(count, whole)} picks; without observation: ${rate(count, blind)}`);
  console.log(`  a batch of ${TABLES}, with observations: ${rate(steps * TABLES, many)} picks`);
  console.log(
    `  the engine alone, the same actions: ${rate(actions, engine)} actions, ${(engine / whole).toFixed(2)} of the time`,
  );

  // A few games, so that nothing is collected while they are measured.
  taken = 0;
  const ours = cost(() => play(0, 10, true, false)).bytes;
  const theirs = cost(() => replay(0, 10)).bytes;
  console.log(`  bytes a pick: ${Math.round(ours / taken)}, of these by the engine ${Math.round(theirs / taken)}`);
}
