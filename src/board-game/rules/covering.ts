/** Which colors go on which. */
import type { BoardOptions } from '../options/game.ts';
import { COLORS, type Color } from '../state/types.ts';

/** Whether a card of this color fits on one of the color `below`. */
function covers(color: Color, below: Color, options: BoardOptions): boolean {
  if (below === 'white') return false;
  if (color === below || color === 'white') return true;
  return options['multi.wild'] && (color === 'multi' || below === 'multi');
}

/** The bit of a color. */
export const colorBit = (color: Color): number => 1 << COLORS.indexOf(color);

/** The bits of all colors on which a card of this color fits. */
export const coveredBy = (color: Color, options: BoardOptions): number =>
  COLORS.reduce((bits, below) => (covers(color, below, options) ? bits | colorBit(below) : bits), 0);
