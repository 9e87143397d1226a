/** The Supercharge add-on. */
import type { Box } from '../../rows/define.ts';
import { superchargeEvents } from './events.ts';
import { superchargeNumbers } from './numbers.ts';
import { superchargePowers } from './powers.ts';
import { superchargeSpecials } from './specials.ts';

/** 15 cards, 9 events and 24 power cards. */
export const supercharge: Box = {
  name: 'supercharge',
  rows: /* @__PURE__ */ [superchargeNumbers, superchargeSpecials, superchargeEvents, superchargePowers].flat(),
};
