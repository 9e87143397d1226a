/** German: all that is said of the card game, box by box. */

import { baseNames, pandorasBoxNames, superchargeNames, troublemakerNames } from '../en/rows.ts';
import { type BoxWords, type Language, withBoxes } from '../language/card-game.ts';
import { baseTexts } from './base.ts';
import { cardWords, reconstructed, sayCard } from './cards.ts';
import { events } from './events.ts';
import { pandorasBoxTexts } from './pandora.ts';
import { superchargeTexts } from './supercharge.ts';
import { troublemakerTexts } from './troublemaker.ts';

/** German for games without add-ons. */
export const deBase: Language = {
  code: 'de',
  cards: cardWords,
  sayCard,
  seat: (nth) => `Platz ${nth}`,
  reconstructed,
  events,
  names: { ...baseNames, ...cardWords.names },
  texts: baseTexts,
};

/** What German says of Troublemaker. */
export const deTroublemaker: BoxWords = { names: troublemakerNames, texts: troublemakerTexts };

/** What German says of Supercharge. */
export const deSupercharge: BoxWords = { names: superchargeNames, texts: superchargeTexts };

/** What German says of Pandora's Box. */
export const dePandorasBox: BoxWords = { names: pandorasBoxNames, texts: pandorasBoxTexts };

/** German for games with any of the boxes. */
export const de: Language = /* @__PURE__ */ withBoxes(deBase, deTroublemaker, deSupercharge, dePandorasBox);
