/** The command that is an environment for programs in other languages. */

import { SPOKEN } from '../languages/languages.ts';
import { BadArguments, optionsOf } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { Bridge, LIMITS } from './bridge.ts';
import { isGame, TABLES } from './games.ts';
import { cutLines } from './lines.ts';

export const env: Command = {
  name: 'env',
  line: (lang) => SPOKEN[lang].lines.env,
  help: (call) => `Usage: ${call} [--game board]

Every line of the input is a command, every line of the output its answer.
It ends when the input does.

  {"command":"hello"}
  {"command":"make","setup":{"players":4,"windows":"holders"},"reward":"round"}
  {"command":"reset","env":1,"seed":"first game"}
  {"command":"step","env":1,"pick":17}

docs/env.md has all commands, and examples/python a client.`,
  run(given, terminal) {
    const { game = 'card' } = optionsOf(given, { game: { type: 'string' } });
    if (!isGame(game)) throw new BadArguments(`--game: there are ${Object.keys(TABLES).join(', ')}`);
    const bridge = new Bridge(game);
    const lines = cutLines(LIMITS.line, (line) => terminal.print(bridge.answer(line)));
    process.stdin.setEncoding('utf8').on('data', lines.take).on('end', lines.end);
  },
};
