/** A policy that was learned, as a bot. */
import type { Random } from 'frantic-engine';
import type { Bot } from 'frantic-engine/bots';
import { InvalidInput } from 'frantic-engine/fast';
import { fits, PlainCodec } from './codec.ts';
import type { Layout } from './layout.ts';
import { optionsOf, Shape, type ShapeOptions } from './world.ts';

/** Picks by what a seat may know: one of the picks whose mask is 1. `random` is the bot's own chance. */
export type Policy = (observation: Float32Array, mask: Uint8Array, layout: Layout, random: Random) => number;

/** How a policy is to be asked: as it was when it was learned. */
export interface PolicyOptions extends ShapeOptions {
  /** The fingerprint of the layout that it was learned with: games of another one are refused. */
  readonly fingerprint?: string;
}

/**
 * Makes a bot of a policy. It plays whatever setup it is seated at, and is given the numbers that an environment of that setup
 * would give it: say with `fingerprint` which ones it has learned.
 *
 * @throws `InvalidInput` if it is no function; when it plays, if the layout is not the one it was learned with.
 * @example
 * ```ts
 * const bot = policyBot((_observation, mask) => mask.indexOf(1));
 * show(decide(bot, state, seat, random));
 * ```
 */
export function policyBot(policy: Policy, options: PolicyOptions = {}): Bot {
  if (typeof policy !== 'function') throw new InvalidInput('policy', 'has to be a function');
  const { fingerprint } = optionsOf(options);
  let last: { readonly shape: Shape; readonly codec: PlainCodec } | null = null;
  return (view, question, { random, known, laid }) => {
    if (last === null || !fits(last.shape, view)) {
      const shape = new Shape(view, options);
      if (fingerprint !== undefined && shape.layout.fingerprint !== fingerprint)
        throw new InvalidInput('fingerprint', `is ${fingerprint}, but this game has ${shape.layout.fingerprint}`);
      last = { shape, codec: new PlainCodec(shape) };
    }
    const { codec } = last;
    const { observation, mask } = codec.encode(view, question, { known: known(), laid: laid() });
    for (;;) {
      const action = codec.decode(policy(observation, mask, codec.layout, random));
      if (action !== null) return action;
    }
  };
}
