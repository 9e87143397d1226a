/** The commands there are. A new one is a row here and a folder beside `card-game/`. */
import { arena } from './arena/arena.ts';
import { board } from './board/board.ts';
import { play } from './card-game/play.ts';
import { env } from './env/env.ts';
import { replay } from './records/replay.ts';
import { why } from './records/why.ts';
import { rules } from './rulings/rules.ts';
import type { Command } from './shared/command.ts';

export const COMMANDS: readonly Command[] = [play, board, arena, replay, why, rules, env];
