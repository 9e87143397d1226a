/** German: what colors are called. */
import type { Color } from '../../card-game/state/types.ts';

/** By itself. */
export const colorWords: Readonly<Record<Color, string>> = {
  blue: 'Blau',
  red: 'Rot',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
};

/** Before a number: `die blaue 9`. */
export const colorAdjectives: Readonly<Record<Color, string>> = {
  blue: 'blaue',
  red: 'rote',
  green: 'grüne',
  yellow: 'gelbe',
  purple: 'violette',
};
