/** Plays a game in the terminal. `npm start -- --help` says how to ask for another one. */
import { catalogOf, createGame, InvalidSetup, view } from 'frantic-engine/fast';
import { BadArguments, HELP, readArguments, type Wanted } from './arguments.ts';
import { Narrator } from './narrate.ts';
import { list, paintFor } from './paint.ts';
import { playGame, playMany } from './summary.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A reader who has seen enough, such as `head`, closes the pipe. That is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** Plays one game and tells it. */
function tell({ setup, quiet }: Wanted): void {
  const paint = paintFor(process.stdout);
  const start = createGame(setup);
  const { edition, pointLimit, sets } = start.rules;
  const boxes = sets.length === 0 ? '' : ` with ${list(sets)}`;
  if (!quiet) {
    print(`Frantic, edition '${edition}'${boxes}, point limit ${pointLimit}, seed '${setup.seed}'.`);
    print(paint.dim('The lowest total wins. The cards a player draws stay secret, as they do at the table.'));
  }
  const narrator = new Narrator(view(start, 'spectator'), catalogOf(start), paint, print);
  const sheet = playGame(setup, quiet ? () => {} : (event) => narrator.hear(event));
  narrator.flush();
  if (!quiet) print('');
  const [head = '', ...rest] = sheet.lines(pointLimit);
  print(paint.bold(head));
  for (const line of rest) print(line);
  if (!quiet) {
    print('');
    print(paint.dim('Another game: npm start -- --seed anything. More: npm start -- --help'));
  }
}

/** Plays many games and counts. */
function count({ setup }: Wanted, games: number): void {
  // Refuses a bad setup before the bar begins.
  createGame(setup);
  const shown = process.stderr.isTTY === true;
  const step = Math.max(1, Math.floor(games / 50));
  const lines = playMany(setup, games, (done) => {
    if (!shown || (done % step !== 0 && done !== games)) return;
    const filled = Math.floor((done / games) * 40);
    process.stderr.write(`\r[${'#'.repeat(filled)}${'-'.repeat(40 - filled)}] ${done}/${games}`);
  });
  if (shown) process.stderr.write('\r\u001b[K');
  for (const line of lines) print(line);
}

try {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted.help) print(HELP);
  else if (wanted.games !== null) count(wanted, wanted.games);
  else tell(wanted);
} catch (error) {
  if (!(error instanceof BadArguments || error instanceof InvalidSetup)) throw error;
  process.stderr.write(`${error.message}\nnpm start -- --help says what can be asked for.\n`);
  process.exitCode = 2;
}
