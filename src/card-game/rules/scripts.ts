/** The scripts of the rules themselves. They name no card. */
import type { Script } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import { carryScript, eventScript } from './event.ts';
import { imitateScript } from './imitate.ts';
import { judgeScript } from './judge.ts';
import { followScript, playScript, wishScript } from './play.ts';
import { roundScript } from './round.ts';
import { turnScript } from './turn.ts';

/** Made anew for every catalog, so that none shares a script with another. */
export const ruleScripts = (): Script<RuleContext>[] => [
  roundScript(),
  turnScript(),
  playScript(),
  followScript(),
  wishScript(),
  eventScript(),
  carryScript(),
  imitateScript(),
  judgeScript(),
];
