/** German: how cards are called. */
import type { CardInfo } from '../../card-game/rows/info.ts';
import type { CardWords } from '../language/cards.ts';
import { colorAdjectives, colorWords } from './colors.ts';

/** By itself. */
export const cardWords: CardWords = {
  names: {
    number: 'Zahlenkarte',
    'black-number': 'Schwarze Zahlenkarte',
    ten: 'Zehn',
    'black-ten': 'Schwarze Zehn',
  },
  colors: colorWords,
  black: 'Schwarz',
  numberCard: (color, number) => `${color} ${number}`,
  // German adjectives would have to agree with English names; the color behind the name agrees with anything.
  coloredCard: (colors, name) => `${name} (${colors.join('/')})`,
};

/** What a text says of itself if the printed one is not known. */
export const reconstructed = '(Unsere Rekonstruktion, nicht der gedruckte Text.)';

/** In a sentence, in the nominative and the accusative: `die blaue 9`, `Skip (Rot)`, `Fantastic`. */
export function sayCard({ color, second, number }: CardInfo, name: string): string {
  if (number !== null) return `die ${color === null ? 'schwarze' : colorAdjectives[color]} ${number}`;
  const colors = [color, second].filter((one) => one !== null).map((one) => colorWords[one]);
  return colors.length === 0 ? name : cardWords.coloredCard(colors, name);
}
