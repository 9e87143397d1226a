/** How a language calls cards, and what it says of them. */
import type { Color } from '../../card-game/state/types.ts';

/** The name and the text of a card. */
export interface Text {
  /** As printed. */
  readonly name: string;
  /** What it does, in our own words. */
  readonly text: string;
}

/** How cards are called in a language. */
export interface CardWords {
  /** Rows whose name is not the English one, by id. Cards are printed with English names in every language. */
  readonly names: Readonly<Record<string, string>>;
  /** What the colors are called: `Blue`. */
  readonly colors: Readonly<Record<Color, string>>;
  /** What black is called. */
  readonly black: string;
  /** The name of a number card: `Blue 9`. */
  readonly numberCard: (color: string, number: number) => string;
  /** The name of a colored special card: `Red Skip`. */
  readonly coloredCard: (colors: readonly string[], name: string) => string;
}

/** The texts of a language, by the id of the row. */
export type RowTexts = Readonly<Record<string, string>>;
