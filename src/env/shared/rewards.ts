/** Rewards: what a step brought each player. Whatever some win, the others lose: they add up to zero. */
import type { AnyState } from './game.ts';

/** What is rewarded: points, as they are written down, or winning the game. */
export type Reward = 'round' | 'game';

/** All there is to reward. */
export const REWARDS: readonly Reward[] = ['round', 'game'];

/** By seat: the average of the points written down since `before`, less one's own. Brings `before` up to date. */
function byPoints({ players }: AnyState, before: Float64Array, into: Float32Array): void {
  let sum = 0;
  for (let seat = 0; seat < into.length; seat++) sum += (players[seat]?.score ?? 0) - (before[seat] ?? 0);
  for (let seat = 0; seat < into.length; seat++) {
    const score = players[seat]?.score ?? 0;
    into[seat] = sum / into.length - (score - (before[seat] ?? 0));
    before[seat] = score;
  }
}

/** By seat, once the game is over: 1, shared by the winners, less 1, shared by all others. */
function byOutcome({ outcome }: AnyState, into: Float32Array): void {
  if (outcome === null) return;
  const { winners } = outcome;
  const others = into.length - winners.length;
  for (let seat = 0; seat < into.length; seat++) {
    const won = winners.includes(seat);
    into[seat] = others === 0 ? 0 : won ? 1 / winners.length : -1 / others;
  }
}

/** Writes what came since the totals were `before`. */
export function writeRewards(reward: Reward, state: AnyState, before: Float64Array, into: Float32Array): void {
  if (reward === 'round') byPoints(state, before, into);
  else byOutcome(state, into);
}
