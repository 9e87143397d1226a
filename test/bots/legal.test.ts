/** Whatever a bot answers is lawful, in every edition, with every mix of sets and options, for two to eight players. */
import fc from 'fast-check';
import { type Question, questionOf, waitingFor, whyNot } from 'frantic-engine';
import { botOf, decide } from 'frantic-engine/bots';
import { createChampionBot, instinctBot } from 'frantic-engine/champion';
import { expect, test } from 'vitest';
import { chanceOf, oneOf, share, walk, ways } from '../card-game/properties/kit.ts';

/** Every kind of question. A new one does not compile until it stands here. */
const NONE: Readonly<Record<Question['type'], number>> = {
  turn: 0,
  react: 0,
  name: 0,
  choose: 0,
  split: 0,
  give: 0,
  wish: 0,
  pick: 0,
};

const champion = createChampionBot({ iterations: 12 });

test.each([
  ['random', 1, 0.34],
  ['greedy', 1, 1],
  ['heuristic', 1, 1],
  ['ismcts:12', 6, 0.34],
  ['instinct', 3, 0.5],
  ['champion', 6, 0.34],
] as const)('what %s answers is lawful, whatever is asked', (name, every, part) => {
  const bot = name === 'instinct' ? instinctBot : name === 'champion' ? champion : botOf(name);
  const answered = { ...NONE };
  fc.assert(
    fc.property(ways({}, 600), (way) => {
      walk(way, ({ state, random, nth }) => {
        if (nth % every !== 0) return;
        const seat = oneOf(waitingFor(state), random);
        const action = decide(bot, state, seat, chanceOf(nth));
        expect(action.seat).toBe(seat);
        const refusal = whyNot(state, action);
        if (refusal !== null) throw new Error(`${JSON.stringify(action)}: ${refusal.message}`);
        answered[questionOf(state, seat)?.type as Question['type']]++;
      });
    }),
    share(part),
  );
  expect(Math.min(...Object.values(answered))).toBeGreaterThan(0);
});
