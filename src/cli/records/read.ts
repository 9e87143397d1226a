/** Reading a record from a file, of whichever game it is. */
import * as board from 'frantic-engine/board-game';
import * as card from 'frantic-engine/notation';
import { BadArguments, count, orBadArguments } from '../shared/arguments.ts';
import { readText } from '../shared/files.ts';
import { boardRecord } from './board.ts';
import { cardRecord } from './card.ts';
import type { KeptGame } from './kept.ts';

/** Reads a record, as text or as JSON. */
export function readKept(file: string): KeptGame {
  const text = readText(file);
  const read = isOfBoard(text) ? boardRecord : cardRecord;
  try {
    return orBadArguments(board.InvalidRecord, () => orBadArguments(card.InvalidRecord, () => read(text)));
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
