/** English: all that is said of the card game, box by box. */
import { type BoxWords, type Language, withBoxes } from '../language/card-game.ts';
import { cardWords, reconstructed, sayCard } from './cards.ts';
import { events } from './events.ts';
import {
  baseNames,
  baseTexts,
  pandorasBoxNames,
  pandorasBoxTexts,
  superchargeNames,
  superchargeTexts,
  troublemakerNames,
  troublemakerTexts,
} from './rows.ts';

/** English for games without add-ons. */
export const enBase: Language = {
  code: 'en',
  cards: cardWords,
  sayCard,
  seat: (nth) => `Player ${nth}`,
  reconstructed,
  events,
  names: baseNames,
  texts: baseTexts,
};

/** What English says of Troublemaker. */
export const enTroublemaker: BoxWords = { names: troublemakerNames, texts: troublemakerTexts };

/** What English says of Supercharge. */
export const enSupercharge: BoxWords = { names: superchargeNames, texts: superchargeTexts };

/** What English says of Pandora's Box. */
export const enPandorasBox: BoxWords = { names: pandorasBoxNames, texts: pandorasBoxTexts };

/** English for games with any of the boxes. */
export const en: Language = /* @__PURE__ */ withBoxes(enBase, enTroublemaker, enSupercharge, enPandorasBox);
