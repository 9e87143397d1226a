/** Reading a record or a table from a file, of whichever game it is. */
import { FranticError } from 'frantic-engine';
import { BadArguments, count, orBadArguments } from '../shared/arguments.ts';
import { readText } from '../shared/files.ts';
import { boardRecord } from './board.ts';
import { cardRecord } from './card.ts';
import type { KeptGame } from './kept.ts';
import type { Standing } from './standing.ts';
import { isTable, tableStanding } from './table.ts';

/** Reads a record, as text or as JSON. */
export const readKept = (file: string): KeptGame => keptIn(file, readText(file));

const keptIn = (file: string, text: string): KeptGame =>
  orSay(file, () => (isOfBoard(text) ? boardRecord(text) : cardRecord(text)));

/** Reads a record or a table: the position after so many moves, after all if nothing is said. A table has no moves. */
export function readStanding(file: string, at: string | undefined): Standing {
  const text = readText(file);
  if (!isTable(text)) {
    if (/^hands\b/m.test(text) && !/^frantic-record\b/.test(text))
      throw new BadArguments(`${file}: a table begins with a line that says 'frantic-table 1'`);
    const game = keptIn(file, text);
    return game.standing(moveAt('--at', at ?? `${game.moves}`, 0, game));
  }
  if (at !== undefined)
    throw new BadArguments('--at counts the moves of a record; what is done at a table stands in --after');
  return orSay(file, () => tableStanding(text));
}

/** Whatever is wrong with what is in a file is the fault of the command line. */
function orSay<T>(file: string, read: () => T): T {
  try {
    return orBadArguments(FranticError, read);
  } catch (error) {
    if (error instanceof BadArguments) throw new BadArguments(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Whether a record, as text or as JSON, says that it is one of the board game. */
const isOfBoard = (text: string): boolean =>
  /^game: board\s*$/m.test(text) || /^\s*\{[^[]*?"game"\s*:\s*"board"/.test(text);

/** A number of moves that the game has. */
export function moveAt(option: string, given: string, least: 0 | 1, { moves }: KeptGame): number {
  const number = count(option, given, least);
  if (number > moves) throw new BadArguments(`${option}: the game has ${moves} moves, not ${number}`);
  return number;
}
