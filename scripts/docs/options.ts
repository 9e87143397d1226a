/** What options there are, and what each edition makes of them. */

import { editions, knowsOption } from '../../src/card-game/editions/editions.ts';
import type { OptionRow } from '../../src/card-game/options/game.ts';
import type { OptionName } from '../../src/card-game/options/options.ts';
import { optionTable } from '../../src/card-game/options/options.ts';
import { EDITIONS, type EditionName } from '../../src/card-game/state/types.ts';
import type { Choice } from '../../src/common/options.ts';
import type { Json } from '../../src/kernel/json.ts';

/** An option with the value each edition gives it; `undefined` where the edition does not know it. */
export interface ListedOption {
  readonly name: OptionName;
  readonly row: OptionRow;
  readonly byEdition: Readonly<Record<EditionName, Json | undefined>>;
}

/** Every option, in the order of the table. */
export const listedOptions: readonly ListedOption[] = Object.entries(
  optionTable as Readonly<Record<string, OptionRow>>,
).map(([name, row]) => ({ name: name as OptionName, row, byEdition: byEdition(name, row) }));

function byEdition(name: string, row: OptionRow): ListedOption['byEdition'] {
  const valueIn = (edition: EditionName): Json | undefined => {
    if (!knowsOption(edition, name)) return undefined;
    const published = editions[edition].options as Readonly<Record<string, Json>>;
    return Object.hasOwn(published, name) ? (published[name] as Json) : row.default;
  };
  return Object.fromEntries(EDITIONS.map((edition) => [edition, valueIn(edition)])) as ListedOption['byEdition'];
}

/** Whether an edition leaves no choice about an option. */
export const isFixed = (option: string, edition: EditionName): boolean =>
  editions[edition].fixed.some((name) => name === option);

/** What an option may be, where that is a short list; of a range of numbers its ends; else the default alone. */
export function valuesOf({ values, default: standard }: Choice): Json[] {
  const parts = values.split(' | ');
  const read = parts.map(readValue);
  if (parts.length > 1 && read.every((value) => value !== undefined)) return read as Json[];
  const range = values.match(/^(\d+) to (\d+)$/);
  return range === null ? [standard] : [Number(range[1]), Number(range[2])];
}

/** A value as it is written, or `undefined` if it is described in words. */
function readValue(text: string): Json | undefined {
  if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
  return /^(true|false|\d+)$/.test(text) ? (JSON.parse(text) as Json) : undefined;
}
