/** How far numbers that are divided by their scale lie from 0: what `docs/env.md` says of it. */
import { readFileSync } from 'node:fs';
import { botOf, decide } from 'frantic-engine/bots';
import { createEnv } from 'frantic-engine/env';
import { expect, test } from 'vitest';
import { chanceOf, oneOf } from '../support/ways.ts';
import { openNumbers } from './kit.ts';

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

/** As far as the docs say that any of them goes, as a word, and how many in a hundred lie between -1 and 1. */
const [FARTHEST, IN_WORDS, MOSTLY] = [7, 'seven', 99];

test('the docs say how far numbers go that are divided by their scale', () => {
  const docs = readFileSync(new URL('../../docs/env.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  for (const said of [`more than ${MOSTLY} in a hundred numbers lie between -1 and 1`, `seldom as far as ${IN_WORDS}`])
    expect(docs.includes(said), said).toBe(true);
});

test.each([
  ['random', 2, ALL],
  ['random', 4, ALL],
  ['random', 8, ALL],
  ['heuristic', 4, ALL],
  ['heuristic', 4, []],
] as const)(
  'mostly they lie between -1 and 1, and none goes as far as they say: %s, %i players, %j',
  (bot, players, sets) => {
    const env = createEnv({ players, windows: 'holders', sets: [...sets] }, { normalise: true });
    const numbers = new Float32Array(env.layout.size);
    const mask = new Uint8Array(env.layout.picks.length);
    const random = chanceOf(players);
    const farthest: Record<string, number> = {};
    let [all, beyond] = [0, 0];
    for (let game = 0; game < 6; game++) {
      env.reset(game);
      while (!env.done) {
        const open = openNumbers(env, mask);
        const picks =
          bot === 'random' ? [oneOf(open, random)] : env.picksOf(decide(botOf(bot), env.state, env.seat, random));
        for (const pick of picks) env.step(pick);
        env.observe(numbers);
        for (const { name, offset, size } of env.layout.features) {
          for (let at = offset; at < offset + size; at++) {
            const far = Math.abs(numbers[at] ?? Number.NaN);
            if (far > 1) beyond++;
            if (!(far <= (farthest[name] ?? 0))) farthest[name] = far;
          }
        }
        all += env.layout.size;
      }
    }
    expect(beyond / all).toBeLessThan(1 - MOSTLY / 100);
    expect(Object.entries(farthest).filter(([, far]) => !(far <= FARTHEST))).toEqual([]);
    expect(beyond).toBeGreaterThan(0);
  },
);
