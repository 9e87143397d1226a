/** The command that says whether an action is allowed in a game that was written down, and why. */
import * as board from 'frantic-engine/board-game';
import * as card from 'frantic-engine/notation';
import { orBadArguments, wordsAndOptionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { TONGUES, tongueOf } from '../shared/tongue.ts';
import { moveAt, readKept } from './read.ts';

export const why: Command = {
  name: 'why',
  line: 'Says whether an action is allowed in a game that was written down, and why.',
  help: (call) => `Usage: ${call} <file> <action> [options]

  --at <moves>       in the position after so many moves; 0: before the first (default: after the last)
  --lang <name>      ${TONGUES.join(', ')}: the language of the reasons of the card game (default: en)
  --help             print this

The file is what play --record or board --record has written, or a record as JSON. Seats are counted from 0.

Examples:
  ${call} game.txt --at 57 "seat 2 plays black 8"
  ${call} game.txt --at 57 "Ann passes"`,
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
