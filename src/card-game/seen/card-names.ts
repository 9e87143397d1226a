/** What the cards of the card game answer to. */

import { plainly } from '../../common/stock.ts';
import type { Card } from '../rows/card.ts';

/** Whether a card has this name; the two colors of a bi-colored one may come in either order. */
export function isNamed({ name, color, second, row }: Card, given: string): boolean {
  if (plainly(name) === plainly(given)) return true;
  return second !== null && plainly(`${second} ${color} ${row.name}`) === plainly(given);
}
