/** The boxes. */
import type { BoxSet } from '../rows/define.ts';
import { base } from './base/set.ts';
import { pandorasBox } from './pandora/set.ts';
import { supercharge } from './supercharge/set.ts';
import { troublemaker } from './troublemaker/set.ts';

export { base } from './base/set.ts';

/** The add-ons that can be chosen with `sets`. Their names stand in `SETS`, too. */
export const addOns: readonly BoxSet[] = [troublemaker, supercharge, pandorasBox];

/** Every box, in the order in which their cards are numbered. */
export const boxes: readonly BoxSet[] = /* @__PURE__ */ [base].concat(addOns);
