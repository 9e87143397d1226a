/** The command that is an environment for programs in other languages. */

import { endianness } from 'node:os';
import type { GameName } from 'frantic-engine/sim';
import { SPOKEN } from '../languages/languages.ts';
import { BadArguments, optionsOf } from '../shared/arguments.ts';
import { type Command, CommandFailed } from '../shared/command.ts';
import type { Terminal } from '../shared/terminal.ts';
import { BinaryBridge, LONGEST } from './binary.ts';
import { Bridge } from './bridge.ts';
import { LIMITS } from './fields.ts';
import { FrameCutter } from './frames.ts';
import { isGame, TABLES } from './games.ts';
import { cutLines } from './lines.ts';

export const env: Command = {
  name: 'env',
  line: (lang) => SPOKEN[lang].lines.env,
  help: (call) => `Usage: ${call} [--game board] [--binary]

Every line of the input is a command, every line of the output its answer.
It ends when the input does.

  {"command":"hello"}
  {"command":"make","setup":{"players":4,"windows":"holders"},"reward":"round"}
  {"command":"reset","env":1,"seed":"first game"}
  {"command":"step","env":1,"pick":17}

With --binary it reads and writes frames of bytes instead of lines: faster, for
programs that step many tables.

docs/env.md has all commands, how frames are made, and a client in Python.`,
  async run(given, terminal) {
    const { binary = false, game = 'card' } = optionsOf(given, {
      binary: { type: 'boolean' },
      game: { type: 'string' },
    });
    if (!isGame(game)) throw new BadArguments(`--game: there are ${Object.keys(TABLES).join(', ')}`);
    if (binary) return answerFrames(game);
    await answerLines(game, terminal);
  },
};

/** Answers the lines of the input until it ends. */
async function answerLines(game: GameName, terminal: Terminal): Promise<void> {
  const bridge = new Bridge(game);
  const asked: string[] = [];
  const lines = cutLines(LIMITS.line, (line) => asked.push(line));
  const answer = async (): Promise<void> => {
    for (const line of asked.splice(0)) {
      await bridge.prepare(line);
      terminal.print(bridge.answer(line));
    }
  };
  for await (const piece of process.stdin.setEncoding('utf8')) {
    lines.take(piece);
    await answer();
  }
  lines.end();
  await answer();
}

/** Answers the frames of the input until it ends. */
async function answerFrames(game: GameName): Promise<void> {
  // Arrays are sent as they lie in memory.
  if (endianness() !== 'LE') throw new CommandFailed('--binary needs a machine whose numbers are little-endian');
  const { stdin, stdout } = process;
  const bridge = new BinaryBridge(game);
  const cutter = new FrameCutter(LONGEST);
  for await (const piece of stdin) {
    for (const frame of cutter.take(piece)) {
      await bridge.prepare(frame);
      stdout.cork();
      const parts = bridge.answer(frame).map((part) => new Promise((done) => stdout.write(part, done)));
      stdout.uncork();
      // The next step writes the same arrays anew.
      await Promise.all(parts);
    }
  }
}
