// Reads games that were kept with their records, and turns each decision into what a learner takes in: what the seat saw, what
// was open, what it picked, and how the game ended for it. Here they are only counted: put your learner in place of `learn`.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createEnv, type Env } from 'frantic-engine/env';
import { parseRecord } from 'frantic-engine/notation';

/** A decision to learn from. The arrays are written over by the next one. */
interface Lesson {
  readonly observation: Float32Array;
  readonly mask: Uint8Array;
  readonly pick: number;
  /** 1 shared by the winners, -1 shared by the others. */
  readonly won: number;
}

/** Goes through a game once more, pick by pick. */
function* lessonsOf(text: string, env: Env): Generator<Lesson> {
  const { setup, actions } = parseRecord(text);
  const observation = new Float32Array(env.layout.size);
  const mask = new Uint8Array(env.layout.picks.length);
  const picked: { readonly seat: number; readonly pick: number }[] = [];
  const rewards = new Float32Array(env.players);
  const each = (visit: (seat: number, pick: number) => void): void => {
    env.reset(setup.seed);
    for (const action of actions)
      for (const pick of env.picksOf(action)) {
        visit(env.seat, pick);
        env.step(pick);
      }
  };
  each((seat, pick) => picked.push({ seat, pick }));
  rewards.set(env.rewards);
  env.reset(setup.seed);
  for (const { seat, pick } of picked) {
    env.observe(observation);
    env.mask(mask);
    yield { observation, mask, pick, won: rewards[seat] ?? 0 };
    env.step(pick);
  }
}

let [games, lessons, won] = [0, 0, 0];
const learn = (lesson: Lesson): void => {
  lessons++;
  if (lesson.won > 0) won++;
};

const file = process.argv[2] ?? 'records.jsonl';
let env: Env | null = null;
for await (const line of createInterface({ input: createReadStream(file) })) {
  const { record }: { readonly record: string } = JSON.parse(line);
  if (env === null) {
    const { seed: _seed, ...setup } = parseRecord(record).setup;
    env = createEnv(setup, { reward: 'game' });
  }
  for (const lesson of lessonsOf(record, env)) learn(lesson);
  games++;
}
console.log(`${games} games, ${lessons} picks, ${won} of them by who won`);
