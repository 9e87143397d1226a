/** What each card and event of the board game does, step by step as its compiled steps say. */
import { core } from '../../src/board-game/doors/parts.ts';
import { createGame } from '../../src/entries/board-game.ts';
import type { StepWords } from './step-words/en.ts';
import { boardWords, stepsOf } from './steps.ts';

const { scripts } = core.catalogOf(createGame({ players: 2, seed: 0 }).rules);

/** Everything the row does, each part with its steps. */
export const boardScripts = (row: string, language: StepWords): string[] =>
  Object.entries(language.boardHeadings).flatMap(([part, title]) => {
    const script = Object.entries(scripts).find(([id]) => id === `${row}/${part}`)?.[1];
    return script === undefined ? [] : [`${title}:`, stepsOf(script, boardWords(language)).join('\n')];
  });
