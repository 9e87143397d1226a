/** What options there are, and what each edition makes of them. */

import { editions, knowsOption } from '../../src/card-game/editions/editions.ts';
import type { OptionRow } from '../../src/card-game/options/game.ts';
import type { OptionName } from '../../src/card-game/options/options.ts';
import { optionTable } from '../../src/card-game/options/options.ts';
import { textOfOption } from '../../src/card-game/options/texts.ts';
import { EDITIONS, type EditionName } from '../../src/card-game/state/types.ts';
import { type Choice, isRange, type OptionValue } from '../../src/common/options.ts';
import type { Json } from '../../src/kernel/json.ts';

/** An option with the value each edition gives it; `undefined` where the edition does not know it. */
export interface ListedOption {
  readonly name: OptionName;
  readonly row: OptionRow;
  /** What it leaves open. */
  readonly text: string;
  readonly byEdition: Readonly<Record<EditionName, Json | undefined>>;
}

/** Every option, in the order of the table. */
export const listedOptions: readonly ListedOption[] = Object.entries(
  optionTable as Readonly<Record<string, OptionRow>>,
).map(([name, row]) => ({
  name: name as OptionName,
  row,
  text: textOfOption(name, row),
  byEdition: byEdition(name, row),
}));

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

/** What an option may be; of a longer row of numbers its ends. */
export const valuesOf = ({ values }: Choice): OptionValue[] =>
  values.filter((_value, i) => !isRange(values) || i === 0 || i === values.length - 1);
