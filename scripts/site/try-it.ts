/** "Try it": a situation that is set up in the page, and at the table to play at. */
import type { RulingExample } from 'frantic-engine/rulings';
import { attribute, unsearched } from './prose.ts';
import type { Situation } from './situations.ts';
import { type Language, words } from './words.ts';

/** What stands after the address of the table so that it sets a situation up: see `examples/table/README.md`. */
export const tableLink = ({ table }: Situation, language: Language): string =>
  `#${new URLSearchParams({ table, lang: language })}`;

/** The part of a page in which a situation is played, with what is shown on it. */
export function tryIt(
  situation: Situation,
  language: Language,
  { about = null, steps = [] }: { readonly about?: string | null; readonly steps?: RulingExample['steps'] } = {},
): string[] {
  const attributes = [
    ...(situation.game === 'card' ? [] : [`game="${situation.game}"`]),
    `table="${attribute(situation.table)}"`,
    `link="${attribute(tableLink(situation, language))}"`,
    ...(steps.length === 0 ? [] : [`steps="${attribute(JSON.stringify(steps))}"`]),
  ];
  return unsearched(
    `## ${words[language].tryIt}`,
    ...(about === null ? [] : [about]),
    `<TryIt ${attributes.join(' ')} />`,
  );
}
