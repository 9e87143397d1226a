/** The command that tells a game that was written down, or shows a position of it. */
import { BadArguments, wordsAndOptionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { TONGUES, tongueOf } from '../shared/tongue.ts';
import type { KeptGame, Viewer } from './kept.ts';
import { moveAt, readKept } from './read.ts';

export const replay: Command = {
  name: 'replay',
  line: 'Tells a game that was written down, or shows a position of it.',
  help: (call) => `Usage: ${call} <file> [options]

  --from <move>      begin with that move, counted from 1 (default: 1)
  --to <move>        end with that move (default: the last one)
  --at <moves>       show the position after so many moves instead; 0: before the first
  --seat <who>       as that player sees it: a seat, counted from 0, or a name (default: as an onlooker)
  --lang <name>      ${TONGUES.join(', ')}: the language the game is told in (default: en)
  --help             print this

The file is what play --record or board --record has written, or a record as JSON.

Examples:
  ${call} game.txt
  ${call} game.txt --from 20 --to 30
  ${call} game.txt --at 57 --seat 2`,
  run(given, terminal) {
    const { values, words } = wordsAndOptionsOf(
      given,
      {
        at: { type: 'string' },
        seat: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        lang: { type: 'string' },
      },
      ['The file'],
    );
    const [file = ''] = words;
    const { at, seat, from, to } = values;
    const lang = tongueOf(values.lang);
    if (at !== undefined && (from !== undefined || to !== undefined))
      throw new BadArguments('--at shows one position, so it does not go with --from and --to');
    if (at === undefined && seat !== undefined) throw new BadArguments('--seat says who sees the position of --at');
    const game = readKept(file);
    if (at !== undefined) {
      const moves = moveAt('--at', at, 0, game);
      const lines = game.position(moves, viewerOf(seat, game), terminal, lang);
      terminal.print(game.title);
      terminal.print(`After ${moves} of ${game.moves} moves:`);
      for (const line of lines) terminal.print(line);
      return;
    }
    const first = from === undefined ? 1 : moveAt('--from', from, 1, game);
    const last = to === undefined ? game.moves : moveAt('--to', to, 1, game);
    terminal.print(game.title);
    game.tell(first, last, terminal, lang);
  },
};

/** A seat, or the name of a player. */
function viewerOf(given: string | undefined, { names }: KeptGame): Viewer {
  if (given === undefined) return 'spectator';
  const seat = names.includes(given) ? names.indexOf(given) : Number(given.trim() === '' ? Number.NaN : given);
  if (names[seat] !== undefined) return seat;
  throw new BadArguments(`--seat has to be a seat from 0 to ${names.length - 1} or a name, not '${given}'`);
}
