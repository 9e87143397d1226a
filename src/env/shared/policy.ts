/** A policy that was learned, as a player. */
import type { Random } from 'frantic-engine';
import { InvalidInput } from '../../common/errors.ts';
import { fits, PlainCodec } from './codec.ts';
import type { Game, Kinds } from './game.ts';
import type { Layout } from './layout.ts';
import { optionsOf, Shape } from './world.ts';

/** Picks by what a seat may know: one of the picks whose mask is 1. `random` is the bot's own chance. */
export type Policy = (observation: Float32Array, mask: Uint8Array, layout: Layout, random: Random) => number;

/** Which games a policy plays. */
export interface LearnedOptions {
  /** The fingerprint of the layout that it was learned with: games of another one are refused. */
  readonly fingerprint?: string;
}

/** Decides by a view, its question, and what its seat remembers. */
export type PolicyPlayer<K extends Kinds> = (
  view: K['view'],
  question: K['question'],
  memory: K['memory'],
  random: Random,
) => K['action'];

/** Lets a policy decide. */
export function policyPlayer<K extends Kinds>(
  game: Game<K>,
  policy: Policy,
  options: K['options'] & LearnedOptions,
): PolicyPlayer<K> {
  if (typeof policy !== 'function') throw new InvalidInput('policy', 'has to be a function');
  const { fingerprint }: LearnedOptions = optionsOf(game, options, ['fingerprint']);
  let last: { readonly shape: Shape<K>; readonly codec: PlainCodec<K> } | null = null;
  return (view, question, memory, random) => {
    if (last === null || !fits(last.shape, view)) {
      const shape = new Shape(game, view, options);
      if (fingerprint !== undefined && shape.layout.fingerprint !== fingerprint)
        throw new InvalidInput('fingerprint', `is ${fingerprint}, but this game has ${shape.layout.fingerprint}`);
      last = { shape, codec: new PlainCodec(shape) };
    }
    const { codec } = last;
    const { observation, mask } = codec.encode(view, question, memory);
    for (;;) {
      const action = codec.decode(policy(observation, mask, codec.layout, random));
      if (action !== null) return action;
    }
  };
}
