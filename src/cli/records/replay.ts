/** The command that tells a game that was written down, or shows a position of it. */
import { SPOKEN } from '../languages/languages.ts';
import { BadArguments, wordsAndOptionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { tongueOf } from '../shared/tongue.ts';
import type { KeptGame, Viewer } from './kept.ts';
import { moveAt, readKept } from './read.ts';

export const replay: Command = {
  name: 'replay',
  line: (lang) => SPOKEN[lang].lines.replay,
  help: (call, lang) => SPOKEN[lang].help.replay(call),
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
      terminal.print(game.title(lang));
      terminal.print(SPOKEN[lang].record.position(moves, game.moves));
      for (const line of lines) terminal.print(line);
      return;
    }
    const first = from === undefined ? 1 : moveAt('--from', from, 1, game);
    const last = to === undefined ? game.moves : moveAt('--to', to, 1, game);
    terminal.print(game.title(lang));
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
