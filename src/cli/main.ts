#!/usr/bin/env node
/** The command `frantic-engine`. */
import { COMMANDS } from './commands.ts';
import { dispatch } from './dispatch.ts';
import { terminalOf } from './shared/terminal.ts';

/** How a reader calls a command. In a clone that is not built npx finds none; there `npm start` plays. */
const callOf = (name: string): string =>
  process.env.npm_lifecycle_event === 'start' ? 'npm start --' : `npx frantic-engine ${name}`;

process.exitCode = await dispatch(COMMANDS, process.argv.slice(2), terminalOf(process), callOf);
