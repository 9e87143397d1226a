#!/usr/bin/env node
/** The command `frantic-engine`. */
import { setFlagsFromString } from 'node:v8';
import { COMMANDS } from './commands.ts';
import { dispatch } from './dispatch.ts';
import { terminalOf } from './shared/terminal.ts';

// The engine is hundreds of small functions. If the compiler puts fewer of them into each other, it is done sooner: a quarter to a
// third more moves in the first two seconds, and no fewer after that (docs/concepts/speed.md).
if (process.versions.bun === undefined) setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');

/** How a reader calls a command. In a clone that is not built npx finds none; there `npm start` plays. */
const callOf = (name: string): string =>
  process.env.npm_lifecycle_event === 'start' ? 'npm start --' : `npx frantic-engine ${name}`;

process.exitCode = await dispatch(COMMANDS, process.argv.slice(2), terminalOf(process), callOf);
