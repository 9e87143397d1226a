/** The Troublemaker add-on. */
import type { Box } from '../../rows/define.ts';
import { troublemakerEvents } from './events.ts';
import { troublemakerSpecials } from './specials.ts';

/** 22 cards and 14 events. */
export const troublemaker: Box = {
  name: 'troublemaker',
  rows: /* @__PURE__ */ [troublemakerSpecials, troublemakerEvents].flat(),
};
