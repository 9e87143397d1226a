/** What options there are, and what each edition makes of them. */
import { editions } from '../../src/cards/editions.ts';
import { optionTable } from '../../src/cards/sets.ts';
import type { Json } from '../../src/engine/json.ts';
import type { OptionRow } from '../../src/rules/options.ts';
import { EDITIONS, type EditionName } from '../../src/types.ts';

/** An option with the value each edition gives it. */
export interface ListedOption {
  readonly name: string;
  readonly row: OptionRow;
  readonly byEdition: Readonly<Record<EditionName, Json>>;
}

/** Every option, in the order of the table. */
export const listedOptions: readonly ListedOption[] = Object.entries(
  optionTable as Readonly<Record<string, OptionRow>>,
).map(([name, row]) => ({ name, row, byEdition: byEdition(name, row) }));

function byEdition(name: string, row: OptionRow): Readonly<Record<EditionName, Json>> {
  const valueIn = (edition: EditionName): Json => {
    const published = editions[edition].options as Readonly<Record<string, Json>>;
    return Object.hasOwn(published, name) ? (published[name] as Json) : row.default;
  };
  return Object.fromEntries(EDITIONS.map((edition) => [edition, valueIn(edition)])) as Record<EditionName, Json>;
}
