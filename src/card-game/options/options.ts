/** The names of the add-ons and the options of all boxes, without their cards: whoever only checks what is given needs no rules. */
import type { ValuesOf } from '../../common/options.ts';
import type { Json } from '../../kernel/json.ts';
import { baseOptions } from './base.ts';
import { gameOptions, type OptionRow } from './game.ts';
import { pandoraOptions } from './pandora.ts';
import { superchargeOptions } from './supercharge.ts';
import type { TopicsOf } from './topics.ts';
import { troublemakerOptions } from './troublemaker.ts';

/** Every option there is. */
export const optionTable = {
  ...gameOptions,
  ...baseOptions,
  ...troublemakerOptions,
  ...superchargeOptions,
  ...pandoraOptions,
} as const;

/** The names of the printed add-ons, as `sets` of a setup takes them. */
export const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

/** The name of a printed add-on, such as `'supercharge'`: for what knows no other, as statistics of printed games. */
export type PrintedSet = (typeof SETS)[number];

/** Whether an add-on is a printed one. */
export const isPrinted = (set: string): set is PrintedSet => SETS.some((one) => one === set);

/** By set: the options of its cards. */
export const setOptions: Readonly<Record<PrintedSet, Readonly<Record<string, OptionRow>>>> = {
  troublemaker: troublemakerOptions,
  supercharge: superchargeOptions,
  'pandoras-box': pandoraOptions,
};

/** What can be registered: the names of boxes, their options, each with what it may be, the names of parts of rows, and what they ask. */
export interface Registrable {
  /** The names of your boxes: `'mine'`. */
  readonly set?: string;
  /** Their options: `{ 'toll.cards': 1 | 2 }`. */
  readonly options?: Readonly<Record<string, Json>>;
  /** The names of parts of your rows, as `s.call` takes them. */
  readonly part?: string;
  /** What your rows ask: `'toll/payer'`. */
  readonly topic?: string;
}

/**
 * The names that your own boxes bring along. Declare it again, and the compiler knows them beside the printed ones.
 *
 * @example
 * ```ts
 * declare module 'frantic-engine' {
 *   interface Register {
 *     set: 'tolls';
 *     options: { 'toll.cards': 1 | 2 };
 *     part: 'refund';
 *     topic: 'toll/payer';
 *   }
 * }
 * ```
 */
export interface Register extends Registrable {}

/** What is registered under a name, or what stands for nothing. */
type Registered<Name extends string, Nothing> = Register extends { readonly [N in Name]: infer Own } ? Own : Nothing;

/** The name of an add-on: a printed one, or one that is registered. */
export type SetName = PrintedSet | Registered<'set', never>;

/** What can be asked: what asks, and what is wanted of the answer. House rules register theirs. */
export type QuestionTopic = TopicsOf[keyof TopicsOf] | Registered<'topic', never>;

/**
 * The options of a game, each with its value: what `state.rules.options` holds and, in part, a setup takes.
 *
 * @example
 * ```ts
 * import type { Options } from 'frantic-engine';
 *
 * const options: Partial<Options> = { 'end.limit': 'reach', 'gambling-man.version': 'classic' };
 * ```
 */
export type Options = ValuesOf<typeof optionTable> & Readonly<Registered<'options', unknown>>;

/** The name of a part of a row: its own play, its reaction, what an option chooses, or one that is registered. */
export type PartName = 'play' | 'react' | Extract<Options[keyof Options], string> | Registered<'part', never>;

/** The name of an option, such as `'end.limit'`: for a form that keeps what was chosen. */
export type OptionName = keyof Options;
