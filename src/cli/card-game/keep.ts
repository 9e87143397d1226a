/** A game as a record in a file. */
import { createRecord, type Setup } from 'frantic-engine';
import { formatRecord } from 'frantic-engine/notation';
import { writeText } from '../shared/files.ts';
import { playGame } from './game.ts';

/** Plays a game and writes its record. */
export function keepGame(setup: Setup, file: string): void {
  const kept = createRecord(setup);
  playGame(setup, 'en', undefined, (action) => kept.actions.push(action));
  writeText('--record', file, formatRecord(kept));
}
