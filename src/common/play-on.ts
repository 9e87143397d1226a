/** Playing on in place, to the end of the game or of the round: by chance, or as the host decides. */
import type { Seat } from '../kernel/actions.ts';
import type { Draws, Random } from '../kernel/draws.ts';
import type { CoreContext, GameCore } from './core.ts';
import type { EngineTypes } from './door.ts';
import { InvalidInput } from './errors.ts';
import { applyTo, checkLimit, playOut } from './in-place.ts';
import { checkChance } from './odd-chance.ts';
import { checkOptions } from './other-option.ts';

/** Who decides while a game is played on: given the state, the seat that is asked, and chance. */
export type StatePolicy<G extends EngineTypes> = (state: G['mutable'], seat: Seat, random: Random) => G['action'];

/** How a game is played on. */
export interface PlayOnOptions<G extends EngineTypes> {
  /** After how many actions it stops at the latest. Default: none. */
  readonly limit?: number;
  /** Who decides. Default: chance, each lawful action as likely as any other. */
  readonly policy?: StatePolicy<G>;
}

const OPTIONS = ['limit', 'policy'] as const;

/** Plays on until the game is over, or the limit is reached. Returns how many actions it took. */
export const playGame = <G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['mutable'],
  random: Random,
  options: PlayOnOptions<G> = {},
): number => {
  checkOptions(options, OPTIONS);
  return options.policy === undefined
    ? playOut<G, C>(core, draws, state, random, options.limit)
    : playWhile<G, C>(core, draws, state, random, options, () => true);
};

/** Plays on until the round is over, or the limit is reached. Returns how many actions it took. */
export function playRound<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['mutable'],
  random: Random,
  options: PlayOnOptions<G> = {},
): number {
  // What is no state is refused before its round is looked up.
  core.nextSeat(state);
  checkOptions(options, OPTIONS);
  const { round } = state;
  return playWhile<G, C>(core, draws, state, random, options, () => state.round === round);
}

function playWhile<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['mutable'],
  random: Random,
  { limit = Number.POSITIVE_INFINITY, policy }: PlayOnOptions<G>,
  goesOn: () => boolean,
): number {
  checkChance(random);
  checkLimit(limit);
  if (policy !== undefined && typeof policy !== 'function')
    throw new InvalidInput('options.policy', 'has to be a function that gives the action of a seat');
  let actions = 0;
  for (; actions < limit && goesOn(); actions++) {
    const seat = core.nextSeat(state);
    if (seat === null) break;
    if (policy === undefined) playOut<G, C>(core, draws, state, random, 1);
    else applyTo<G, C>(core, state, policy(state, seat, random));
  }
  return actions;
}
