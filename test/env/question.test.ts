/** The question that is being answered is the caller's to keep, though the table writes over its own. */
import { createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

test('a question that was asked for stays as it is, and is the one of the table', () => {
  const env = createEnv({ players: 4, sets: [...SETS], length: 'short' });
  const mask = new Uint8Array(env.layout.picks.length);
  env.reset('kept');
  const kept: [unknown, string][] = [];
  const kinds = new Set<string>();
  for (let steps = 0; !env.done && steps < 1500; steps++) {
    const { question } = env;
    if (question === null) throw new Error('Somebody is to pick.');
    expect(env.question).toBe(question);
    if (env.picked.length === 0) expect(question).toEqual(fast.questionOf(env.state, env.seat));
    kinds.add(question.type);
    kept.push([question, JSON.stringify(question)]);
    env.mask(mask);
    const open = [...mask.keys()].filter((pick) => mask[pick] === 1);
    env.step(open[(steps * 7) % open.length] ?? 0);
  }
  expect(kinds.size).toBeGreaterThan(5);
  for (const [question, before] of kept) expect(JSON.stringify(question)).toBe(before);
});

test('nothing is asked once the game is over', () => {
  const env = createEnv({ players: 2, length: 'short' });
  const mask = new Uint8Array(env.layout.picks.length);
  while (!env.done) {
    env.mask(mask);
    env.step(mask.indexOf(1));
  }
  expect(env.question).toBeNull();
});
