/** What each card and event of the board game does, step by step as its compiled steps say. */
import { core } from '../../src/board-game/doors/parts.ts';
import { createGame } from '../../src/entries/board-game.ts';
import { boardGameWords } from './step-words/board-game.ts';
import { stepsOf } from './steps.ts';

const { scripts } = core.catalogOf(createGame({ players: 2, seed: 0 }).rules);

/** The parts of a row, with what stands above their steps. */
const PARTS = {
  play: 'Played',
  act: 'When its time comes',
  land: 'When a movement ends on it',
  react: 'Tossed in',
} as const;

/** Everything the row does, each part with its steps. */
export const boardScripts = (row: string): string[] =>
  Object.entries(PARTS).flatMap(([part, title]) => {
    const script = Object.entries(scripts).find(([id]) => id === `${row}/${part}`)?.[1];
    return script === undefined ? [] : [`${title}:`, stepsOf(script, boardGameWords).join('\n')];
  });
