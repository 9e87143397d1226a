/** The boxes: which rows they hold and which options belong to them. */
import { gameOptions, type ValuesOf } from '../rules/options.ts';
import { baseEvents } from './base/events.ts';
import { baseNumbers } from './base/numbers.ts';
import { baseOptions } from './base/options.ts';
import { baseSpecials } from './base/specials.ts';
import type { BoxSet } from './define.ts';
import { superchargeEvents } from './supercharge/events.ts';
import { superchargeNumbers } from './supercharge/numbers.ts';
import { superchargeOptions } from './supercharge/options.ts';
import { superchargePowers } from './supercharge/powers.ts';
import { superchargeSpecials } from './supercharge/specials.ts';
import { troublemakerEvents } from './troublemaker/events.ts';
import { troublemakerOptions } from './troublemaker/options.ts';
import { troublemakerSpecials } from './troublemaker/specials.ts';

/** The base game. It is in every game. */
export const base: BoxSet = { name: 'base', rows: [...baseNumbers, ...baseSpecials, ...baseEvents] };

/** The add-ons that can be chosen with `sets`. */
export const addOns: readonly BoxSet[] = [
  { name: 'troublemaker', rows: [...troublemakerSpecials, ...troublemakerEvents] },
  {
    name: 'supercharge',
    rows: [...superchargeNumbers, ...superchargeSpecials, ...superchargeEvents, ...superchargePowers],
  },
];

/** Every option there is. */
export const optionTable = { ...gameOptions, ...baseOptions, ...troublemakerOptions, ...superchargeOptions } as const;

/** The options of a game, each with its value. */
export type Options = ValuesOf<typeof optionTable>;

/** The name of an option. */
export type OptionName = keyof Options;
