/** The command that plays the card game: one game, told, or many, counted. */
import type { Setup } from 'frantic-engine';
import { createGame, type GameState, InvalidSetup, viewOf } from 'frantic-engine/fast';
import { orBadArguments } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { printSheet, printSummary } from '../shared/report.ts';
import type { Terminal } from '../shared/terminal.ts';
import { list } from '../shared/words.ts';
import { help, readArguments, type Wanted } from './arguments.ts';
import { reason } from './endings.ts';
import { playGame } from './game.ts';
import { keepGame } from './keep.ts';
import { Narrator } from './narrate.ts';

export const play: Command = {
  name: 'play',
  line: 'Plays a game of Frantic in the terminal.',
  help,
  run(given, terminal, call) {
    const wanted = readArguments(given);
    // Refuses a bad setup before anything is printed.
    const start = orBadArguments(InvalidSetup, () => createGame(wanted.setup));
    if (wanted.record !== null) keepGame(wanted.setup, wanted.record);
    if (wanted.games !== null) count(wanted.setup, wanted.games, terminal);
    else if (wanted.quiet) printSheet(playGame(wanted.setup), start.rules.pointLimit, terminal);
    else tell(wanted, start, terminal, call);
    if (wanted.record !== null) terminal.print(`The record is in ${wanted.record}.`);
  },
};

/** Plays one game and tells it. */
function tell({ setup, lang }: Wanted, start: GameState, terminal: Terminal, call: string): void {
  const { paint, print } = terminal;
  const { edition, pointLimit, sets } = start.rules;
  const boxes = sets.length === 0 ? '' : ` with ${list(sets)}`;
  print(`Frantic, edition '${edition}'${boxes}, point limit ${pointLimit}, seed '${setup.seed}'.`);
  print(paint.dim('The lowest total wins. The cards a player draws stay secret, as they do at the table.'));
  const narrator = new Narrator(viewOf(start, 'spectator'), paint, print, lang);
  const sheet = playGame(setup, (event) => narrator.hear(event));
  print('');
  printSheet(sheet, pointLimit, terminal);
  print('');
  print(paint.dim(`Another game: ${call} --seed anything. More: ${call} --help`));
}

/** Plays many games and counts. */
function count(setup: Setup, games: number, terminal: Terminal): void {
  const names = typeof setup.players === 'number' ? [] : setup.players;
  const play = (nth: number) => playGame({ ...setup, seed: `${setup.seed}/${nth}`, windows: 'holders' });
  printSummary({ names, games, play, reason }, terminal);
}
