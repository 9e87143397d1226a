/** The tables of the board game's rulings. */
import type { TablesByNumber } from '../tables.ts';
import { movementTables } from './movement.ts';
import { placingTables } from './placing.ts';
import { projectTables } from './project.ts';
import { reactionsTables } from './reactions.ts';
import { roundsTables } from './rounds.ts';

/** By the number of the ruling. */
export const boardTables: TablesByNumber = {
  ...movementTables,
  ...placingTables,
  ...reactionsTables,
  ...roundsTables,
  ...projectTables,
};
