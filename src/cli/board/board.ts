/** The command that plays the board game: one game, told, or many, counted. */
import { createGame, type GameState, InvalidSetup, type Setup } from 'frantic-engine/board-game';
import { orBadArguments } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { printSheet, printSummary } from '../shared/report.ts';
import type { Terminal } from '../shared/terminal.ts';
import { help, readArguments, type Wanted } from './arguments.ts';
import { reason } from './endings.ts';
import { playGame } from './game.ts';
import { keepGame } from './keep.ts';
import { writePicture } from './picture.ts';
import { tellGame } from './tell.ts';

export const board: Command = {
  name: 'board',
  line: 'Plays the Frantic Board Game in the terminal.',
  help,
  run(given, terminal, call) {
    const wanted = readArguments(given);
    const { setup, games, quiet, svg, at, record } = wanted;
    // Refuses whatever cannot be done before anything is printed.
    const start = orBadArguments(InvalidSetup, () => createGame(setup));
    if (svg !== null) writePicture(setup, svg, at);
    if (record !== null) keepGame(setup, record);
    if (games !== null) count(setup, games, terminal);
    else if (quiet) printSheet(playGame(setup), start.rules.pointLimit, terminal);
    else tell(wanted, start, terminal, call);
    if (games !== null || quiet) terminal.print(terminal.paint.dim(RECONSTRUCTED));
    if (svg !== null) terminal.print(`The picture is in ${svg}.`);
    if (record !== null) terminal.print(`The record is in ${record}.`);
  },
};

/** What has to be said wherever the built-in board and deck are played. */
const RECONSTRUCTED = 'Board and deck are a reconstruction, not what is printed.';

/** Plays one game and tells it. */
function tell(wanted: Wanted, start: GameState, terminal: Terminal, call: string): void {
  const { paint, print } = terminal;
  const { setup } = wanted;
  const { pointLimit, layout, deck } = start.rules;
  print(
    `The Frantic Board Game, board '${layout.name}', deck '${deck.name}', point limit ${pointLimit}, seed '${setup.seed}'.`,
  );
  print(paint.dim(RECONSTRUCTED));
  print(paint.dim('The lowest total wins. The cards a player draws stay secret, as they do at the table.'));
  const sheet = tellGame(setup, start, wanted, terminal);
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
