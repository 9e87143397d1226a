/** Pandora's Box. */
import type { Box } from '../../rows/define.ts';
import { addPrints } from './prints.ts';
import { ruleCards } from './rules.ts';
import { pandoraEvent, pandoraSpecial } from './specials.ts';

/** 39 cards, most of them further prints of kinds of the other boxes, an event and 15 rule cards. */
export const pandorasBox: Box = {
  name: 'pandoras-box',
  rows: [pandoraSpecial, pandoraEvent, ...ruleCards],
  adjust: addPrints,
};
