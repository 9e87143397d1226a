/** What can be asked, by name: written from the steps of all scripts, so that a sentence that is missing does not compile. */
import { catalogInfo } from '../../src/card-game/catalog/info.ts';
import { catalogWith, playable } from '../docs/boxes.ts';
import { kept } from './kept.ts';

/** The topics of the card game, by the box whose rows ask them; `rules`: those that no row asks. */
function cardTopics(): ReadonlyMap<string, readonly string[]> {
  const { questions, rows, events, powers, rules } = catalogInfo(catalogWith(playable));
  const boxOf = new Map([...rows, ...events, ...powers, ...rules].map(({ id, box }) => [id, box]));
  const topics = new Map<string, string[]>(['rules', 'base', ...playable].map((box) => [box, []]));
  for (const { source, name } of questions) topics.get(boxOf.get(source) ?? 'rules')?.push(`${source}/${name}`);
  return topics;
}

/** What the file of a game has to say. */
export function topicsOf(topics: ReadonlyMap<string, readonly string[]>): string {
  const names = [...topics].map(([of, list]) => {
    const union =
      list.length === 0
        ? 'never'
        : [...list]
            .sort()
            .map((topic) => JSON.stringify(topic))
            .join(' | ');
    return `${JSON.stringify(of)}: ${union};`;
  });
  return [
    '// Written by `npm run check:texts` from the scripts. Do not edit.',
    '',
    '/** What can be asked, by what asks: the row or the part of the rules, and what is wanted of the answer. */',
    `export interface TopicsOf {${names.join('\n')}}`,
    '',
  ].join('\n');
}

/** Whether the files say what the scripts ask. Outside of CI they are made to. */
export const registerTopics = (): string[] => kept('src/card-game/options/topics.ts', topicsOf(cardTopics()));
