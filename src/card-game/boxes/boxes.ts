/** The boxes. */
import type { Box } from '../rows/define.ts';
import { base } from './base/box.ts';
import { pandorasBox } from './pandora/box.ts';
import { supercharge } from './supercharge/box.ts';
import { troublemaker } from './troublemaker/box.ts';

/** The add-ons that can be chosen with `sets`. Their names stand in `SETS`, too. */
export const addOns: readonly Box[] = [troublemaker, supercharge, pandorasBox];

/** Every box, in the order in which their cards are numbered. */
export const boxes: readonly Box[] = /* @__PURE__ */ [base].concat(addOns);
