// Reads games that were kept with their records, and turns each decision into what a learner takes in: what the seat saw, what
// was open, what it picked, and how the game ended for it. Here they are only counted: put your learner in place of `learn`.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createEnv, type Env } from 'frantic-engine/env';
import { apply, createGame, replay } from 'frantic-engine/fast';
import { parseRecord } from 'frantic-engine/notation';

/** A decision to learn from. The arrays are written over by the next one. */
interface Lesson {
  readonly observation: Float32Array;
  readonly mask: Uint8Array;
  readonly pick: number;
  /** 1 shared by the winners, -1 shared by the others. */
  readonly won: number;
}

/** Goes through a game once more. The actions are played as they were: of cards of one print a pick would take the first. */
function* lessonsOf(text: string, env: Env): Generator<Lesson> {
  const { setup, actions } = parseRecord(text);
  const winners: readonly number[] = replay(parseRecord(text)).outcome?.winners ?? [];
  const others = env.players - winners.length;
  const observation = new Float32Array(env.layout.size);
  const mask = new Uint8Array(env.layout.picks.length);
  const state = createGame(setup);
  for (const action of actions) {
    const won = winners.includes(action.seat) ? 1 / winners.length : -1 / Math.max(1, others);
    env.load(state);
    for (const pick of env.picksOf(action)) {
      env.observe(observation);
      env.mask(mask);
      yield { observation, mask, pick, won };
      env.step(pick);
    }
    apply(state, action);
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
