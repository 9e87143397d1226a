/** The names of the add-ons and the options of all boxes, without their cards: whoever only checks what is given needs no rules. */
import type { ValuesOf } from '../../common/options.ts';
import { baseOptions } from './base.ts';
import { gameOptions, type OptionRow } from './game.ts';
import { pandoraOptions } from './pandora.ts';
import { superchargeOptions } from './supercharge.ts';
import { troublemakerOptions } from './troublemaker.ts';

/** Every option there is. */
export const optionTable = {
  ...gameOptions,
  ...baseOptions,
  ...troublemakerOptions,
  ...superchargeOptions,
  ...pandoraOptions,
} as const;

/** By set: the options of its cards. */
export const setOptions: Readonly<Record<string, Readonly<Record<string, OptionRow>>>> = {
  troublemaker: troublemakerOptions,
  supercharge: superchargeOptions,
  'pandoras-box': pandoraOptions,
};

/** The names of the add-ons, as `sets` of a setup takes them. */
export const SETS: readonly string[] = /* @__PURE__ */ Object.keys(setOptions);

/** The options of a game, each with its value. */
export type Options = ValuesOf<typeof optionTable>;

/** The name of an option. */
export type OptionName = keyof Options;
