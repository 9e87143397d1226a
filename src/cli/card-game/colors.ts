/** The colors of cards. */
import type { Color, Paint } from '../shared/paint.ts';

const NAMED =
  /\b(blue|red|green|yellow|purple)\b( (\d+|2nd Chance|Exchange|Gift|Skip|Thief|Troublemaker|Recharge)\b)?/g;

/** Colors the names of cards and colors in a text. */
export const paintCards = (paint: Paint, text: string): string =>
  text.replace(NAMED, (found, color: Color) => paint.color(color, found));
