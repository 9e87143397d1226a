/** A table that somebody has written down: a quarrel, as it lies there. */
import { explain, reduce } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { parseAction } from 'frantic-engine/notation';
import { parseTable, table } from 'frantic-engine/testing';
import { NAMES } from '../shared/arguments.ts';
import { type Standing, standingIn } from './standing.ts';

/** Whether a text is a table. */
export const isTable = (text: string): boolean => /^frantic-table\b/.test(text);

/** Fields that only a table of the board game has. */
const OF_BOARD = /^(?:tokens|board|teleports|dice|deck|layout)\b/m;

interface Seated {
  readonly players: readonly { readonly name: string }[];
}

/** The table with people at it: Ann at seat 0, Ben at seat 1 and so on, as in games of the command. */
const seated = <State extends Seated>(state: State): State => ({
  ...state,
  players: state.players.map((player, seat) => ({ ...player, name: NAMES[seat] ?? player.name })),
});

/** The position that a table stands for. */
export function tableStanding(text: string): Standing {
  if (OF_BOARD.test(text)) return standingIn(board, seated(board.table(board.parseTable(text))));
  return standingIn({ explain, parseAction, reduce }, seated(table(parseTable(text))));
}
