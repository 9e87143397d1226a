/** The command that says whether an action is allowed in a game that was written down, and why. */
import * as board from 'frantic-engine/board-game';
import * as card from 'frantic-engine/notation';
import { SPOKEN } from '../languages/languages.ts';
import { orBadArguments, wordsAndOptionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { tongueOf } from '../shared/tongue.ts';
import { moveAt, readKept } from './read.ts';

export const why: Command = {
  name: 'why',
  line: (lang) => SPOKEN[lang].lines.why,
  help: (call, lang) => SPOKEN[lang].help.why(call),
  run(given, terminal) {
    const { values, words } = wordsAndOptionsOf(given, { at: { type: 'string' }, lang: { type: 'string' } }, [
      'The file',
      'The action',
    ]);
    const [file = '', action = ''] = words;
    const lang = tongueOf(values.lang);
    const game = readKept(file);
    const at = moveAt('--at', values.at ?? `${game.moves}`, 0, game);
    const said = orBadArguments(board.InvalidNotation, () =>
      orBadArguments(card.InvalidNotation, () => game.why(at, action, lang)),
    );
    terminal.print(said);
  },
};
