/** Pandora's Box. */
import type { Box, Row } from '../../rows/define.ts';
import { base } from '../base/box.ts';
import { supercharge } from '../supercharge/box.ts';
import { troublemaker } from '../troublemaker/box.ts';
import { addPrints } from './prints.ts';
import { ruleCards } from './rules.ts';
import { pandoraEvent, pandoraSpecial } from './specials.ts';

/** The rows of cards of the other boxes. */
const kinds: readonly Row[] = /* @__PURE__ */ [base, troublemaker, supercharge].flatMap(({ rows }) =>
  rows.filter(({ type }) => type === 'card'),
);

/** 39 cards, most of them further prints of kinds of the other boxes, an event and 15 rule cards. */
export const pandorasBox: Box = {
  name: 'pandoras-box',
  rows: /* @__PURE__ */ [[pandoraSpecial, pandoraEvent], ruleCards].flat(),
  adjust: (rows, sets, options) => addPrints(rows, sets, options, kinds),
};
