/** Work as programs have it that use the engine: bots that try things out, hosts, learners. */
import * as pure from 'frantic-engine';
import * as bots from 'frantic-engine/bots';
import { createEnv } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { askedSeat, games, type Moment, moments, overMoments, recorded } from './card-game.ts';
import { chance } from './chance.ts';
import { type Done, processor } from './measure.ts';

type Choice = Partial<pure.Setup>;

/** Who is asked, all lawful answers, one of them, applied. */
export function listed(choice: Choice = {}): () => Done {
  const random = chance(1);
  return games(choice, (state) => {
    let moves = 0;
    for (; state.outcome === null; moves++) {
      const actions = fast.legalActions(state, askedSeat(state), { limit: 1000 });
      fast.apply(state, actions[Math.floor(random() * actions.length)] as pure.Action);
    }
    return moves;
  });
}

/** A host: an action, then what each of four sees of the state and of what happened. */
export function hosted(choice: Choice = {}): () => Done {
  const played = recorded(20, choice);
  let next = 0;
  return () => {
    const { setup, actions } = played[next++ % played.length] as (typeof played)[number];
    let state = pure.createGame(setup);
    for (const action of actions) {
      const { state: after, events } = pure.transition(state, action);
      for (let seat = 0; seat < 4; seat++) {
        pure.viewOf(after, seat);
        for (const event of events) pure.redact(event, seat);
      }
      state = after;
    }
    return { count: actions.length };
  };
}

/** Every so manieth moment: many games, so that no question is asked too often. */
const spread = (all: readonly Moment[], nth: number): Moment[] => all.filter((_, i) => i % nth === 0);

/** Guesses at what a seat does not know. */
export function guessed(choice: Choice = {}): () => Done {
  let seed = 0;
  return overMoments(spread(moments(20, choice), 10), ({ state, seat }) => fast.determinize(state, seat, seed++));
}

/** The heuristic bot decides. */
export function decided(choice: Choice = {}): () => Done {
  const random = chance(3);
  return overMoments(spread(moments(20, choice), 20), ({ state, seat }) =>
    bots.decide(bots.heuristicBot, state, seat, random),
  );
}

/** A learner: observes, looks at the mask, picks. */
export function observed(choice: Choice = {}): () => Done {
  const random = chance(4);
  const env = createEnv({ players: 4, length: 'short', windows: 'holders', ...choice });
  const observation = new Float32Array(env.layout.size);
  const mask = new Uint8Array(env.layout.picks.length);
  const open = new Int32Array(mask.length);
  let seed = 0;
  return () => {
    env.reset(seed++);
    let count = 0;
    for (; !env.done; count++) {
      env.observe(observation);
      env.mask(mask);
      let size = 0;
      for (let pick = 0; pick < mask.length; pick++) if (mask[pick] === 1) open[size++] = pick;
      env.step(open[Math.floor(random() * size)] as number);
    }
    return { count };
  };
}

/** How much is done in the first two seconds, while everything is still to be compiled. */
export function atFirst(run: () => Done): number {
  const start = processor();
  let count = 0;
  while (processor() - start < 2000) count += run().count;
  return count;
}
