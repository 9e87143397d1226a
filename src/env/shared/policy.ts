/** A policy that was learned, as a player. */
import type { Random, Seat } from 'frantic-engine';
import { InvalidInput } from '../../common/errors.ts';
import { fits, PlainCodec } from './codec.ts';
import { came, IllegalPick } from './errors.ts';
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

/** Decides by a view, its question, and what its seat remembers, which is asked for once it is clear that the game is the one. */
export type PolicyPlayer<K extends Kinds> = (
  view: K['view'],
  question: K['question'],
  memory: () => K['memory'],
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
    if (view.game !== game.name)
      throw new InvalidInput('policy', `is one of the ${game.name} game, which plays no other`);
    if (last === null || !fits(last.shape, view)) {
      const shape = new Shape(game, view, options);
      if (fingerprint !== undefined && shape.layout.fingerprint !== fingerprint)
        throw new InvalidInput('fingerprint', `is ${fingerprint}, but this game has ${shape.layout.fingerprint}`);
      last = { shape, codec: new PlainCodec(shape) };
    }
    const { codec } = last;
    const { observation, mask } = codec.encode(view, question, memory());
    for (;;) {
      const pick = policy(observation, mask, codec.layout, random);
      if (!codec.allows(pick)) throw refused(pick, question.seat);
      const action = codec.decode(pick);
      if (action !== null) return action;
    }
  };
}

/** What a policy gave, and why it is not taken. */
function refused(pick: unknown, seat: Seat): IllegalPick {
  const given = pick instanceof Promise ? 'a Promise, and a policy has to answer at once' : came(pick);
  return new IllegalPick(pick, `The pick of the policy is not open to seat ${seat}: it is ${given}.`);
}
