/** The options of a game that is about to be set up, and the published texts: what a form shows. */
import { type OptionInfo, optionInfo } from '../../common/options.ts';
import { asObject, checkName } from '../../common/setup.ts';
import { editions, knowsOption } from '../editions/editions.ts';
import { baseOptions } from '../options/base.ts';
import { setOptions } from '../options/options.ts';
import { textOfOption } from '../options/texts.ts';
import { EDITIONS, type EditionName } from '../state/types.ts';
import { checkSets, type Offer, type Setup, standardOf } from './setup.ts';

/** A published text, as plain JSON. */
export interface EditionInfo {
  /** Its name, as `edition` of a setup takes it. */
  readonly name: EditionName;
  /** What it is called where it is shown. */
  readonly title: string;
  /** The add-ons it knows. */
  readonly sets: readonly string[];
}

/**
 * A published text by its name: its title, and the add-ons it knows.
 *
 * @throws {@link InvalidSetup} if there is no such edition.
 * @example
 * ```ts
 * const choices = EDITIONS.map((name) => editionOf(name).title);
 * ```
 */
export function editionOf(name: EditionName): EditionInfo {
  const { title, sets } = editions[checkName(name, EDITIONS, 'edition', 'pandora')];
  return { name, title, sets: [...sets] };
}

/** The options that games of an edition with some add-ons have. What is given may be any JSON at all. */
export function optionInfos(offer: Offer, given: Pick<Setup, 'edition' | 'sets'> = {}): readonly OptionInfo[] {
  const { edition: name, sets: named } = asObject(given, 'setup');
  const edition = checkName(name, EDITIONS, 'edition', 'pandora');
  const sets = checkSets(named, edition, offer);
  const { fixed } = editions[edition];
  return Object.entries(offer.optionsOf(sets))
    .filter(([option]) => knowsOption(edition, option) && isIn(boxOf(offer, option), sets))
    .map(([option, row]) =>
      optionInfo(option, row, textOfOption(option, row), {
        standard: standardOf(option, row, edition, sets),
        box: boxOf(offer, option),
        fixed: fixed.some((one) => one === option),
      }),
    );
}

/** The box whose cards an option is about. */
const boxOf = (offer: Offer, option: string): string | null =>
  Object.entries({ base: baseOptions, ...setOptions }).find(([, options]) => Object.hasOwn(options, option))?.[0] ??
  offer.boxOf(option) ??
  null;

/** Whether a game with these add-ons has the cards of a box. */
const isIn = (box: string | null, sets: readonly string[]): boolean =>
  box === null || box === 'base' || sets.includes(box);
