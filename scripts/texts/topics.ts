/** What can be asked, by name: written from the steps of all scripts, so that a sentence that is missing does not compile. */
import { buildCatalog } from '../../src/board-game/catalog/catalog.ts';
import { checkSetup } from '../../src/board-game/core/setup.ts';
import { topicsIn } from '../../src/common/info.ts';
import { windowScript } from '../../src/kernel/window.ts';
import { catalogWith, playable } from '../docs/boxes.ts';
import { kept } from './kept.ts';

/** The topics of the card game, by the box whose rows ask them; `rules`: those that no row asks. */
function cardTopics(): ReadonlyMap<string, readonly string[]> {
  const { scripts, boxOf } = catalogWith(playable);
  const topics = new Map<string, string[]>(['rules', 'base', ...playable].map((box) => [box, []]));
  for (const topic of topicsIn([windowScript(), ...Object.values(scripts)])) {
    const [row = ''] = topic.split('/');
    topics.get(boxOf.get(row) ?? 'rules')?.push(topic);
  }
  return topics;
}

/** The same of the board game, which has one box. */
function boardTopics(): ReadonlyMap<string, readonly string[]> {
  const { scripts } = buildCatalog(checkSetup({ players: 2, seed: 0 }));
  return new Map([['board', topicsIn([windowScript(), ...Object.values(scripts)])]]);
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
export const registerTopics = (): string[] => [
  ...kept('src/card-game/options/topics.ts', topicsOf(cardTopics())),
  ...kept('src/board-game/options/topics.ts', topicsOf(boardTopics())),
];
