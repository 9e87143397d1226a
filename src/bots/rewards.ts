/** What a round that was played on is worth to each seat, from 0 to 1. */
import type { CardInfo } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';
import type { Help } from './bot.ts';

/** So many points more than the others is the worst that can be told apart, and so many fewer the best. */
const SPAN = 60;

/**
 * What a hand will cost at the end of the round, found by play: less than half of its points, less the more cards they are
 * spread over, and less if it holds a card that goes on everything. What all hands have in common is left out.
 */
const EXPECTED = { point: 0.45, card: -0.5, open: -4 } as const;

/**
 * By how much each seat has done better than the others in points, and half of it whether it has won if the game is over.
 * `toCome`: by seat, the points that a round that is not over will yet bring.
 */
export function rewards(
  state: fast.GameState,
  before: readonly number[],
  toCome: ArrayLike<number> | null,
): readonly number[] {
  const points = state.players.map(({ score }, seat) => score - (before[seat] ?? 0) + (toCome?.[seat] ?? 0));
  const sum = points.reduce((all, one) => all + one, 0);
  const { outcome } = state;
  return points.map((own, seat) => {
    const ahead = (sum - own) / (points.length - 1) - own;
    const reward = 0.5 + Math.max(-SPAN, Math.min(SPAN, ahead)) / (2 * SPAN);
    if (outcome === null) return reward;
    return (reward + (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0)) / 2;
  });
}

/** By seat: the points that a round will yet bring, estimated from the hands. */
export const expectedPoints = ({ players }: fast.GameState, { cardOf }: Help): readonly number[] =>
  players.map(({ hand }) => expected(hand.map(cardOf)));

function expected(hand: readonly CardInfo[]): number {
  let [cost, open] = [0, 0];
  for (const { points, wish } of hand) {
    cost += EXPECTED.point * points + EXPECTED.card;
    if (wish !== null) open = EXPECTED.open;
  }
  return cost + open;
}
