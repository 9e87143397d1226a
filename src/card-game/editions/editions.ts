/** The published texts. All that one changes is in its own file; here and in `EDITIONS` it is entered. */

import { setOptions } from '../options/options.ts';
import type { EditionName } from '../state/types.ts';
import type { Edition } from './edition.ts';
import { intl } from './intl.ts';
import { pandora } from './pandora.ts';
import { swiss1 } from './swiss1.ts';
import { webde } from './webde.ts';

/** The published texts, by name. */
export const editions: Readonly<Record<EditionName, Edition>> = { swiss1, webde, intl, pandora };

/** Whether an edition knows an option: not if it is about a set, or about something in the base game, that it lacks. */
export function knowsOption(edition: EditionName, option: string): boolean {
  const { sets, unknown } = editions[edition];
  const isOfOther = ([set, options]: readonly [string, object]) =>
    Object.hasOwn(options, option) && !sets.some((one) => one === set);
  return !unknown.some((name) => name === option) && !Object.entries(setOptions).some(isOfOther);
}
