/**
 * Answers for whoever needs one: how many there are, one by chance, and what to answer for a player who is too late.
 *
 * Apart from the rest of asking, because whoever lists what is lawful and plays does without.
 */
import type { Action as AnyAction, Seat } from '../kernel/actions.ts';
import type { Draws, Random } from '../kernel/draws.ts';
import type { Decision } from '../kernel/questions.ts';
import { Chance } from './chance.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import type { Asking } from './door.ts';
import { IllegalAction, InvalidInput } from './errors.ts';
import { byChance, checkChance } from './odd-chance.ts';
import { quoted } from './quoted.ts';
import { refused, told } from './refusals.ts';
import { TIMEOUT_POLICIES, type TimeoutPolicy } from './timeout.ts';

/** What a door asks: its game, and what it reads in place of a state it is given. */
export interface Reading<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>> {
  readonly core: GameCore<G, C>;
  readonly read: (state: G['state']) => G['state'];
}

/**
 * What to answer for a player who is too late where nothing can be declined, if a game knows better than to choose by chance;
 * otherwise `null`.
 */
export type Timely<G extends GameTypes, C> = (c: C, seat: Seat, policy: TimeoutPolicy) => G['action'] | null;

/** The functions for whoever needs an answer. */
export interface Answering<G extends GameTypes>
  extends Pick<Asking<G>, 'countLegal' | 'sampleLegal' | 'fallbackAction' | 'fallbackActions'> {}

/** How many lawful actions a seat has. */
export function countOf<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['state'],
  seat: Seat,
): number {
  return core.lookInto(state, () => {
    const { machine } = core.open(state);
    core.checkSeat(state, seat);
    const q = machine.question(seat);
    return q === null ? 0 : draws.of(q).count(q);
  });
}

/** One lawful action of a seat, each as likely as any other. */
export function sampleOf<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['state'],
  seat: Seat,
  random: Random,
): G['action'] {
  checkChance(random);
  try {
    const c = core.open(state);
    return drawFrom<G, C>(c, draws, mustAsk<G, C>(core, c, state, seat), seat, random);
  } catch (error) {
    throw core.blame(state, byChance(error));
  }
}

const drawFrom = <G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  c: C,
  draws: Draws,
  q: Decision,
  seat: Seat,
  chance: Random,
): G['action'] => c.machine.draw(draws, q, seat, chance);

function mustAsk<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  c: C,
  state: G['state'],
  seat: Seat,
): Decision {
  core.checkSeat(state, seat);
  const q = c.machine.question(seat);
  if (q !== null) return q;
  const reason = c.g.queue.length === 0 ? 'game-over' : 'not-your-turn';
  throw new IllegalAction(refused(told(reason, 'Nothing is asked of this seat now.'), seat));
}

/** The lawful answer for a player who is too late. */
function fallbackOf<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  timely: Timely<G, C>,
  state: G['state'],
  seat: Seat,
  policy: TimeoutPolicy = 'passThenRandom',
): G['action'] {
  if (!TIMEOUT_POLICIES.includes(policy))
    throw new InvalidInput('policy', `has to be one of ${TIMEOUT_POLICIES.join(', ')}, not ${quoted(policy)}`);
  return core.lookInto(state, () => {
    const c = core.open(state);
    const q = mustAsk<G, C>(core, c, state, seat);
    const given: AnyAction | null = timely(c, seat, policy) ?? c.machine.decisions.kindOf(q).decline(q, seat);
    if (given !== null) return given;
    // Chance is asked of a copy: looking must not change what comes.
    const chance = new Chance();
    chance.open({ ...c.g.random });
    return drawFrom<G, C>(c, draws, q, seat, () => chance.next());
  });
}

/** All that is played, one after the other, for a player who is too late: whoever only draws has still to pass. */
function fallbacksOf<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  timely: Timely<G, C>,
  state: G['state'],
  seat: Seat,
  policy?: TimeoutPolicy,
): G['action'][] {
  const first = fallbackOf<G, C>(core, draws, timely, state, seat, policy);
  if (first.type !== 'draw') return [first];
  return core.lookInto(state, () => {
    const { round, turn } = state;
    const after = core.after(state, first, null);
    const isOver = after.round !== round || after.turn !== turn || core.open(after).machine.question(seat) === null;
    return isOver ? [first] : [first, fallbackOf<G, C>(core, draws, timely, after, seat, policy)];
  });
}

/** `countLegal` of a door. */
export const counting =
  <G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
    { core, read }: Reading<G, C>,
    draws: Draws,
  ): Asking<G>['countLegal'] =>
  (state, seat) =>
    countOf<G, C>(core, draws, read(state), seat);

/** `sampleLegal` of a door. */
export const sampling =
  <G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
    { core, read }: Reading<G, C>,
    draws: Draws,
  ): Asking<G>['sampleLegal'] =>
  (state, seat, random) =>
    sampleOf<G, C>(core, draws, read(state), seat, random);

/** `fallbackAction` of a door. */
export const fallingBack =
  <G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
    { core, read }: Reading<G, C>,
    draws: Draws,
    timely: Timely<G, C>,
  ): Asking<G>['fallbackAction'] =>
  (state, seat, options) =>
    fallbackOf<G, C>(core, draws, timely, read(state), seat, options?.policy);

/** `fallbackActions` of a door. */
export const fallingBackOn =
  <G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
    { core, read }: Reading<G, C>,
    draws: Draws,
    timely: Timely<G, C>,
  ): Asking<G>['fallbackActions'] =>
  (state, seat, options) =>
    fallbacksOf<G, C>(core, draws, timely, read(state), seat, options?.policy);

/** All of them. */
export const answering = <G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  reading: Reading<G, C>,
  draws: Draws,
  timely: Timely<G, C>,
): Answering<G> => ({
  countLegal: counting<G, C>(reading, draws),
  sampleLegal: sampling<G, C>(reading, draws),
  fallbackAction: fallingBack<G, C>(reading, draws, timely),
  fallbackActions: fallingBackOn<G, C>(reading, draws, timely),
});

/** A game that knows no better than to choose by chance. */
export const untimely = (): null => null;
