/** The boxes, and the options of all of them. */
import type { ValuesOf } from '../../common/options.ts';
import { baseOptions } from '../options/base.ts';
import { gameOptions } from '../options/game.ts';
import { pandoraOptions } from '../options/pandora.ts';
import { superchargeOptions } from '../options/supercharge.ts';
import { troublemakerOptions } from '../options/troublemaker.ts';
import type { BoxSet } from '../rows/define.ts';
import { pandorasBox } from './pandora/set.ts';
import { supercharge } from './supercharge/set.ts';
import { troublemaker } from './troublemaker/set.ts';

export { base } from './base/set.ts';

/** The add-ons that can be chosen with `sets`. */
export const addOns: readonly BoxSet[] = [troublemaker, supercharge, pandorasBox];

/** The names of the add-ons, as `sets` of a setup takes them. */
export const SETS: readonly string[] = /* @__PURE__ */ addOns.map(({ name }) => name);

/** Every option there is. */
export const optionTable = {
  ...gameOptions,
  ...baseOptions,
  ...troublemakerOptions,
  ...superchargeOptions,
  ...pandoraOptions,
} as const;

/** The options of a game, each with its value. */
export type Options = ValuesOf<typeof optionTable>;

/** The name of an option. */
export type OptionName = keyof Options;
