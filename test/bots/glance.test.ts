/** A bot that says it only glances is given no view. It has to see the same, and to answer the same. */
import type { View } from 'frantic-engine';
import { createRandom } from 'frantic-engine';
import { type Bot, botOf, decide, type Glance, glancing, greedyBot, heuristicBot } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { ALL } from './kit.ts';

/** Some games, each played by chance, and whoever is asked in them. */
function walk(moves: number, look: (state: fast.MutableGameState, seat: number, nth: number) => void): void {
  const chance = createRandom('walk');
  let nth = 0;
  for (const players of [2, 4, 7]) {
    const setup = { players, seed: `glance ${players}`, length: 'short', ...ALL } as const;
    const state = fast.createGame(setup);
    for (let move = 0; move < moves && state.outcome === null; move++) {
      const [seat] = fast.waitingFor(state) as [number];
      look(state, seat, nth++);
      fast.apply(state, fast.sampleLegal(state, seat, chance));
    }
  }
}

/** What both show. */
const shown = ({ hand, players, round, turn, direction, top }: Glance | View): Glance => ({
  hand: [...hand],
  players: players.map(({ handCount, score }) => ({ handCount, score })),
  round,
  turn,
  direction,
  top,
});

test('a glance shows what the view shows, and the question is the same', () => {
  walk(400, (state, seat) => {
    const view = fast.viewOf(state, seat);
    const first = glancing((glance, question, help) => {
      expect(shown(glance)).toEqual(shown(view));
      expect(question).toEqual(view.question);
      expect(help.countLegal()).toBe(fast.countLegal(state, seat));
      expect(help.cardOf(glance.hand[0] ?? 0)).toBe(fast.cardOf(state, view.hand[0] ?? 0));
      expect(() => help.cardOf(-1)).toThrow(fast.InvalidInput);
      return help.legalActions({ limit: 1 })[0] ?? help.sampleLegal();
    });
    expect(decide(first, state, seat, () => 0)).toEqual(fast.legalActions(state, seat, { limit: 1 })[0]);
  });
});

test.each(['random', 'greedy', 'heuristic'] as const)('%s answers the same at a glance and with a view', (name) => {
  const bot = botOf(name);
  const byView: Bot = (view, question, help) => bot(view, question, help);
  walk(250, (state, seat, nth) => {
    expect(decide(bot, state, seat, createRandom(`${nth}`))).toEqual(
      decide(byView, state, seat, createRandom(`${nth}`)),
    );
  });
});

test('chance may come from where the same bot decides about another game', () => {
  const other = fast.createGame({ players: 5, seed: 'another', ...ALL });
  const [theirs] = fast.waitingFor(other) as [number];
  let drawn = 0;
  walk(120, (state, seat, nth) => {
    const chance = createRandom(`${nth}`);
    const busy = (): number => {
      drawn++;
      decide(heuristicBot, other, theirs, createRandom('theirs'));
      return chance();
    };
    expect(decide(heuristicBot, state, seat, busy)).toEqual(decide(heuristicBot, state, seat, createRandom(`${nth}`)));
  });
  expect(drawn).toBeGreaterThan(50);
});

test('a bot that glances may let others decide, of other games, and goes on by what it has been given', () => {
  const state = fast.createGame({ players: 3, seed: 'mine', ...ALL });
  const other = fast.createGame({ players: 5, seed: 'another' });
  const [seat] = fast.waitingFor(state) as [number];
  const [theirs] = fast.waitingFor(other) as [number];
  let asked = 0;
  const asking = glancing((glance, question, help) => {
    const before = JSON.stringify([shown(glance), question]);
    for (const bot of [greedyBot, heuristicBot]) decide(bot, other, theirs, createRandom('theirs'));
    expect(JSON.stringify([shown(glance), question])).toBe(before);
    asked++;
    return heuristicBot(shown(glance), question, help);
  });
  expect(decide(asking, state, seat, createRandom('mine'))).toEqual(
    decide(heuristicBot, state, seat, createRandom('mine')),
  );
  const broken = glancing(() => {
    throw new Error('no idea');
  });
  expect(() => decide(broken, state, seat, () => 0)).toThrow('no idea');
  expect(decide(asking, state, seat, createRandom('mine'))).toEqual(
    decide(heuristicBot, state, seat, createRandom('mine')),
  );
  expect(asked).toBe(2);
});

test('whoever is not asked cannot decide, and what is no game is refused by the field', () => {
  const state = fast.createGame({ players: 3, seed: 'mine' });
  const [seat] = fast.waitingFor(state) as [number];
  expect(() => decide(greedyBot, state, (seat + 1) % 3, () => 0)).toThrow(fast.IllegalAction);
  expect(() => decide(greedyBot, state, 9, () => 0)).toThrow('seat: has to be a seat from 0 to 2, not 9');
  const broken = { ...fast.fork(state), players: [null, null, null] };
  expect(() => decide(greedyBot, broken as never, seat, () => 0)).toThrow(
    expect.objectContaining({ name: 'InvalidSnapshot', field: 'state.players[0]' }),
  );
  // What looks at a view cannot say that it only glances.
  const bot: Bot = (view, question, help) => (view.demand.black ? help.sampleLegal() : greedyBot(view, question, help));
  // @ts-expect-error it looks at more than a glance shows
  const glancer = glancing(bot);
  expect(() => decide(glancer, state, seat, () => 0)).toThrow(TypeError);
});
