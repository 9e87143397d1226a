/** The command that plays the card game: one game, told, or many, counted. */
import { catalogOf, createGame, type GameState, InvalidSetup, view } from 'frantic-engine/fast';
import { orBadArguments } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import type { Terminal } from '../shared/terminal.ts';
import { list } from '../shared/words.ts';
import { help, readArguments, type Wanted } from './arguments.ts';
import { playGame } from './game.ts';
import { Narrator } from './narrate.ts';
import type { Sheet } from './sheet.ts';
import { playMany } from './summary.ts';

export const play: Command = {
  name: 'play',
  line: 'Plays a game of Frantic in the terminal.',
  help,
  run(given, terminal, call) {
    const wanted = readArguments(given);
    // Refuses a bad setup before anything is printed.
    const start = orBadArguments(InvalidSetup, () => createGame(wanted.setup));
    if (wanted.games !== null) count(wanted, wanted.games, terminal);
    else if (wanted.quiet) printSheet(playGame(wanted.setup), start, terminal);
    else tell(wanted, start, terminal, call);
  },
};

/** Plays one game and tells it. */
function tell({ setup }: Wanted, start: GameState, terminal: Terminal, call: string): void {
  const { paint, print } = terminal;
  const { edition, pointLimit, sets } = start.rules;
  const boxes = sets.length === 0 ? '' : ` with ${list(sets)}`;
  print(`Frantic, edition '${edition}'${boxes}, point limit ${pointLimit}, seed '${setup.seed}'.`);
  print(paint.dim('The lowest total wins. The cards a player draws stay secret, as they do at the table.'));
  const narrator = new Narrator(view(start, 'spectator'), catalogOf(start), paint, print);
  const sheet = playGame(setup, (event) => narrator.hear(event));
  narrator.flush();
  print('');
  printSheet(sheet, start, terminal);
  print('');
  print(paint.dim(`Another game: ${call} --seed anything. More: ${call} --help`));
}

function printSheet(sheet: Sheet, { rules }: GameState, { paint, print }: Terminal): void {
  const [head = '', ...rest] = sheet.lines(rules.pointLimit);
  print(paint.bold(head));
  for (const line of rest) print(line);
}

/** Plays many games and counts. */
function count({ setup }: Wanted, games: number, terminal: Terminal): void {
  const bar = terminal.progress(games);
  const lines = playMany(setup, games, bar.at);
  bar.end();
  for (const line of lines) terminal.print(line);
}
