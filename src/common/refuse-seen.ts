/** A view where a state is needed: whoever has only a view is told what it is good for. */
import { InvalidSnapshot } from './errors.ts';
import { isTree } from './tree.ts';

/** Refuses what somebody may know of a game where the game itself is needed. */
export function refuseSeen(given: unknown): void {
  if (!isTree(given) || !('drawCount' in given)) return;
  const who = 'viewer' in given ? 'a view: what its viewer may do is in its `question`' : 'what everybody may know';
  throw new InvalidSnapshot('state', `is ${who}; whether something is lawful, only who has the state can say`);
}
