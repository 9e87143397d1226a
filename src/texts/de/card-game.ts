/** German: all that is said of the card game, box by box. */

import { oddNames } from '../en/rows.ts';
import type { BoxWords, Language } from '../language/card-game.ts';
import { joined } from '../language/joined.ts';
import { namesOf } from '../language/printed.ts';
import { basePrompts, baseTexts } from './base.ts';
import { cardWords, reconstructed, sayCard } from './cards.ts';
import { events } from './events.ts';
import { pandorasBoxPrompts, pandorasBoxTexts } from './pandora.ts';
import { asked, rulePrompts } from './prompts.ts';
import { superchargePrompts, superchargeTexts } from './supercharge.ts';
import { troublemakerPrompts, troublemakerTexts } from './troublemaker.ts';

/** Names that their ids do not say. */
const names = /* @__PURE__ */ (() => ({ ...oddNames, ...cardWords.names }))();

/** German for games without add-ons. */
export const deBase: Language = {
  code: 'de',
  cards: cardWords,
  sayCard,
  seat: (nth) => `Platz ${nth}`,
  reconstructed,
  events,
  asked,
  names: /* @__PURE__ */ namesOf(baseTexts, names),
  texts: baseTexts,
  prompts: { ...rulePrompts, ...basePrompts },
};

/** What German says of Troublemaker. */
export const deTroublemaker: BoxWords = {
  names: /* @__PURE__ */ namesOf(troublemakerTexts, names),
  texts: troublemakerTexts,
  prompts: troublemakerPrompts,
};

/** What German says of Supercharge. */
export const deSupercharge: BoxWords = {
  names: /* @__PURE__ */ namesOf(superchargeTexts, names),
  texts: superchargeTexts,
  prompts: superchargePrompts,
};

/** What German says of Pandora's Box. */
export const dePandorasBox: BoxWords = {
  names: /* @__PURE__ */ namesOf(pandorasBoxTexts, names),
  texts: pandorasBoxTexts,
  prompts: pandorasBoxPrompts,
};

/** German for games with any of the boxes. */
export const de: Language = /* @__PURE__ */ joined(deBase, [deTroublemaker, deSupercharge, dePandorasBox]);
