/** What the cards of the board game answer to. */

import { plainly } from '../../common/stock.ts';
import type { Card } from '../rows/card.ts';

/** Whether a card has this name. A card of several colors answers to its name with and without the color. */
export function isNamed({ name, color, row, number }: Card, given: string): boolean {
  const wanted = plainly(given);
  if (number !== null) return wanted === plainly(name);
  return [name, row.name, `${color} ${row.name}`].some((one) => plainly(one) === wanted);
}
