/** English: all that is said of the card game, box by box. */
import type { BoxWords, Language } from '../language/card-game.ts';
import { joined } from '../language/joined.ts';
import { namesOf } from '../language/printed.ts';
import { basePrompts } from './base.ts';
import { cardWords, reconstructed, sayCard } from './cards.ts';
import { events } from './events.ts';
import { pandorasBoxPrompts } from './pandora.ts';
import { asked, rulePrompts } from './prompts.ts';
import { baseTexts, oddNames, pandorasBoxTexts, superchargeTexts, troublemakerTexts } from './rows.ts';
import { superchargePrompts } from './supercharge.ts';
import { troublemakerPrompts } from './troublemaker.ts';

/** English for games without add-ons. */
export const enBase: Language = {
  code: 'en',
  cards: cardWords,
  sayCard,
  seat: (nth) => `Player ${nth}`,
  reconstructed,
  events,
  asked,
  names: /* @__PURE__ */ namesOf(baseTexts, oddNames),
  texts: baseTexts,
  prompts: { ...rulePrompts, ...basePrompts },
};

/** What English says of Troublemaker. */
export const enTroublemaker: BoxWords = {
  names: /* @__PURE__ */ namesOf(troublemakerTexts, oddNames),
  texts: troublemakerTexts,
  prompts: troublemakerPrompts,
};

/** What English says of Supercharge. */
export const enSupercharge: BoxWords = {
  names: /* @__PURE__ */ namesOf(superchargeTexts, oddNames),
  texts: superchargeTexts,
  prompts: superchargePrompts,
};

/** What English says of Pandora's Box. */
export const enPandorasBox: BoxWords = {
  names: /* @__PURE__ */ namesOf(pandorasBoxTexts, oddNames),
  texts: pandorasBoxTexts,
  prompts: pandorasBoxPrompts,
};

/** English for games with any of the boxes. */
export const en: Language = /* @__PURE__ */ joined(enBase, [enTroublemaker, enSupercharge, enPandorasBox]);
