/** What choosing some of many takes. */
import type { CardId } from '../../kernel/actions.ts';

/** n! / (n - k)! if the order matters, otherwise n over k. */
export function ways(n: number, k: number, ordered: boolean): number {
  let count = 1;
  for (let i = 0; i < k; i++) count = ordered ? count * (n - i) : (count * (n - i)) / (i + 1);
  return Math.round(count);
}

/** Takes an item out of a list whose order does not matter. */
export function takeAt(list: CardId[], at: number): CardId {
  const taken = list[at] as CardId;
  list[at] = list[list.length - 1] as CardId;
  list.pop();
  return taken;
}
