/** A position as a picture in a file. */
import { boardSvg, type PublicView, publicOf, type Setup } from 'frantic-engine/board-game';
import type { Tongue } from '../languages/language.ts';
import { BadArguments } from '../shared/arguments.ts';
import { writeText } from '../shared/files.ts';
import type { TurnAt } from './arguments.ts';
import { playGame } from './game.ts';

/** Plays the game and writes the position at the beginning of a turn, or at its end. */
export function writePicture(setup: Setup, file: string, at: TurnAt | null, language: Tongue): void {
  const board = positionAt(setup, at);
  if (board === null) throw new BadArguments(`--at: this game has no turn ${at?.turn} in round ${at?.round}`);
  writeText('--svg', file, boardSvg(board, { language }));
}

/** What everybody sees at the beginning of a turn, or at the end of the game; `null` if there is no such turn. */
export function positionAt(setup: Setup, at: TurnAt | null): PublicView | null {
  let found: PublicView | null = null;
  playGame(setup, 'en', (event, state) => {
    const here =
      at === null
        ? event.type === 'gameEnded'
        : event.type === 'turnStarted' && state.round === at.round && event.turn === at.turn;
    if (here) found = publicOf(state);
  });
  return found;
}
