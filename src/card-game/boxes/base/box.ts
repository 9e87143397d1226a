/** The base game. It is in every game. */
import type { Box } from '../../rows/define.ts';
import { baseEvents } from './events.ts';
import { baseNumbers } from './numbers.ts';
import { baseSpecials } from './specials.ts';

/** 125 cards and 20 events. */
export const base: Box = { name: 'base', rows: /* @__PURE__ */ [baseNumbers, baseSpecials, baseEvents].flat() };
