/** English: how cards are called. */
import type { CardInfo } from '../../card-game/rows/info.ts';
import type { CardWords } from '../language/cards.ts';

/** By itself. */
export const cardWords: CardWords = {
  names: {},
  colors: { blue: 'Blue', red: 'Red', green: 'Green', yellow: 'Yellow', purple: 'Purple' },
  black: 'Black',
  numberCard: (color, number) => `${color} ${number}`,
  coloredCard: (colors, name) => `${colors.join('-')} ${name}`,
};

/** What a text says of itself if the printed one is not known. */
export const reconstructed = '(Our reconstruction, not the printed text.)';

/** In a sentence: `the blue 9`, `the red Skip`, `a Fantastic`. */
export function sayCard({ class: kind, color, second, number }: CardInfo, name: string): string {
  if (number !== null) return `the ${color ?? 'black'} ${number}`;
  const colors = [color, second].filter((one) => one !== null);
  if (colors.length > 0) return `the ${colors.join('-')} ${name}`;
  if (kind !== 'open') return `the ${name}`;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
