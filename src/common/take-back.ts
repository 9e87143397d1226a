/** Whether an action may be taken back: only if nobody has learned anything by it, and chance has decided nothing. */
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import type { AnyTelling } from './describe.ts';

/** Why an action cannot be taken back. */
export interface TakeBackRefusal {
  /** `revealed`: somebody has seen what was hidden. `chance`: something was shuffled or left to chance. */
  readonly reason: 'revealed' | 'chance';
  /** The type of the event that revealed something; `null` for chance. */
  readonly event: string | null;
  /** One plain sentence. */
  readonly message: string;
}

/**
 * Whether the action may be taken back when it has been played on this state. What is said of each type of event says
 * also whether somebody learns by it what was hidden.
 */
export function takeBackRefusal<
  G extends GameTypes & { event: { readonly type: string } },
  C extends CoreContext<G['mutable'], G['event']>,
>(
  core: GameCore<G, C>,
  tellings: Readonly<Record<string, AnyTelling>>,
  before: G['state'],
  action: G['action'],
): TakeBackRefusal | null {
  const state = core.fork(before);
  const { c, s0, s1, s2 } = state.random;
  const events: G['event'][] = [];
  core.act(state, action, events);
  const found = events.find(({ type }) => tellings[type]?.reveals !== undefined);
  if (found !== undefined) {
    const message = `Somebody has seen what was hidden ('${found.type}').`;
    return { reason: 'revealed', event: found.type, message };
  }
  const { random } = state;
  if (random.c === c && random.s0 === s0 && random.s1 === s1 && random.s2 === s2) return null;
  return { reason: 'chance', event: null, message: 'Chance has decided something.' };
}
