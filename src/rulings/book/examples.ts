/** Tables on which a ruling is seen at work, in both games. A test plays every one. */
import { ownOf } from '../../common/own.ts';
import { boardTables } from '../examples/board-game/index.ts';
import { cardTables } from '../examples/card-game/index.ts';
import { tablesIn } from './read-example.ts';
import type { RulingExample } from './types.ts';

/** The tables for a ruling; one that holds for both games may have some of each. */
export function examplesOf(id: string): RulingExample[] {
  const [card, board] = [ownOf(cardTables, id), ownOf(boardTables, id)];
  return [
    ...(card === undefined ? [] : tablesIn('card', card)),
    ...(board === undefined ? [] : tablesIn('board', board)),
  ];
}
