/** Bots play fair: what a seat may not know does not matter to what it answers. */
import fc from 'fast-check';
import { waitingFor } from 'frantic-engine';
import { type Bot, type BotName, botOf, createSearchBot, decide } from 'frantic-engine/bots';
import { createChampionBot, instinctBot } from 'frantic-engine/champion';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { chanceOf, oneOf, same, share, walk, ways } from '../card-game/properties/kit.ts';
import { twinWorld } from '../support/other-world.ts';

/** Everything it is taught looks at all of a guess: at each hand, and at the draw pile. */
const all = ({ players, drawPile }: fast.GameState): number =>
  players.reduce((sum, { hand }, seat) => sum + (seat + 1) * hand.reduce((a, id) => a + id, 0), drawPile[0] ?? 0);
const taught = createSearchBot({
  iterations: 15,
  prior: (guess, _seat, answers) => answers.map((_answer, at) => (all(guess) + at) % 3),
  value: (guess) => guess.players.map((_player, seat) => (all(guess) * (seat + 1)) % 17),
  rollout: (guess, seat, random) => fast.sampleLegal(guess, seat, random),
  guesses: { of: 3, weigh: (guess) => all(guess) % 5 },
});

const others: Readonly<Record<string, Bot>> = {
  'a search that is taught': taught,
  'a search by what others did not meet': createSearchBot({ iterations: 15, guesses: 'likely', tree: false }),
  instinct: instinctBot,
  champion: createChampionBot({ iterations: 15 }),
};
const botCalled = (name: string): Bot => others[name] ?? botOf(name as BotName);

test.each([
  ['random', 2, 0.2],
  ['greedy', 2, 0.2],
  ['heuristic', 2, 0.2],
  ['ismcts:15', 9, 0.2],
  ['a search that is taught', 9, 0.2],
  ['a search by what others did not meet', 9, 0.2],
  ['instinct', 4, 0.2],
  ['champion', 9, 0.2],
] as const)('%s answers the same in two worlds that its seat cannot tell apart', (name, every, part) => {
  const bot = botCalled(name);
  let different = 0;
  let remembered = 0;
  fc.assert(
    fc.property(ways({}, 400), (way) => {
      walk(way, ({ state, random, nth }) => {
        if (nth % every !== 0) return;
        const seat = oneOf(waitingFor(state), random);
        const world = twinWorld(state, seat, random);
        // Who is asked in a window for holders, or on 2nd Chance, shows what somebody holds.
        if (JSON.stringify(fast.viewOf(world, seat)) !== JSON.stringify(fast.viewOf(state, seat))) return;
        const answer = decide(bot, state, seat, chanceOf(nth));
        same(decide(bot, world, seat, chanceOf(nth)), answer, `${name} looks at what seat ${seat} may not see`);
        if (JSON.stringify(world.players) !== JSON.stringify(state.players)) different++;
        if (fast.knownTo(state, seat).hands.some((hand) => hand.length > 0)) remembered++;
      });
    }),
    share(part),
  );
  expect(different).toBeGreaterThan(50);
  // A seat that knows cards of others plays fair with that, too.
  expect(remembered).toBeGreaterThan(5);
});

test('a guess for a bot is the same in both worlds, whole: it does not even hold what others know', () => {
  let compared = 0;
  fc.assert(
    fc.property(ways({ windows: 'everyone' }, 400), (way) => {
      walk(way, ({ state, random, nth }) => {
        if (nth % 5 !== 0) return;
        const seat = oneOf(waitingFor(state), random);
        const world = twinWorld(state, seat, random);
        if (JSON.stringify(fast.viewOf(world, seat)) !== JSON.stringify(fast.viewOf(state, seat))) return;
        const guessed = (of: typeof world | typeof state): unknown => {
          let guess: unknown = null;
          decide(
            (_view, _question, help) => {
              guess = [help.guess(), help.guess({ likely: true })];
              return help.sampleLegal();
            },
            of,
            seat,
            chanceOf(nth),
          );
          return guess;
        };
        same(guessed(world), guessed(state), `the guess of seat ${seat} tells what it may not know`);
        compared++;
      });
    }),
    share(0.25),
  );
  expect(compared).toBeGreaterThan(50);
});
