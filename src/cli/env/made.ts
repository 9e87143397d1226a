/** What a bridge holds: one table, or many in step. */
import type { Random } from 'frantic-engine';
import type { Batch, Numbers } from 'frantic-engine/env';
import { createRandom } from 'frantic-engine/fast';
import type { Advised } from './games.ts';

/** One table, with what is written anew at each look at it. */
interface OneTable extends Advised {
  readonly kind: 'one';
  readonly arrays: Arrays;
  /** The chance of bots that are asked for advice. */
  readonly chance: Random;
}

/** Many tables in step. */
interface ManyTables {
  readonly kind: 'many';
  readonly batch: Batch;
}

export type Made = OneTable | ManyTables;

/** How things stand, in numbers. Row `i` of each is that of table `i`. */
export type Arrays = Pick<Batch, 'rewards' | 'observations' | 'masks' | 'dones' | 'seats'>;

export const oneOf = ({ env, advise }: Advised): Made => ({
  kind: 'one',
  env,
  advise,
  arrays: {
    rewards: env.rewards,
    observations: new Float32Array(env.layout.size),
    masks: new Uint8Array(env.layout.picks.length),
    dones: new Uint8Array(1),
    seats: new Uint8Array(1),
  },
  chance: createRandom('advice'),
});

export const manyOf = (batch: Batch): Made => ({ kind: 'many', batch });

/** How things stand, in numbers. Once a game is over, seat 0 looks on. */
export function arraysOf(made: Made): Arrays {
  if (made.kind === 'many') return made.batch;
  const { env, arrays } = made;
  env.observe(arrays.observations);
  env.mask(arrays.masks);
  arrays.dones[0] = env.done ? 1 : 0;
  arrays.seats[0] = env.done ? 0 : env.seat;
  return arrays;
}

/** How things stand, as an answer says it. */
export function shown(made: Made): object {
  if (made.kind === 'one') {
    const { seat, done, action } = made.env;
    const { rewards, observations, masks } = arraysOf(made);
    const open = openIn(masks, 0, masks.length);
    return { seat, done, rewards: Array.from(rewards), action, observation: Array.from(observations), open };
  }
  const { tables, players, layout, observations, masks, rewards, dones, seats } = made.batch;
  const rows = (list: Numbers, size: number): number[][] =>
    Array.from({ length: tables }, (_, at) => Array.from(list.subarray(at * size, (at + 1) * size)));
  const picks = layout.picks.length;
  return {
    seats: Array.from(seats),
    dones: Array.from(dones, (done) => done === 1),
    rewards: rows(rewards, players),
    observations: rows(observations, layout.size),
    open: Array.from({ length: tables }, (_, at) => openIn(masks, at * picks, picks)),
  };
}

/** The numbers of the open picks. */
function openIn(mask: Uint8Array, from: number, size: number): number[] {
  const open: number[] = [];
  for (let pick = 0; pick < size; pick++) if (mask[from + pick] === 1) open.push(pick);
  return open;
}
