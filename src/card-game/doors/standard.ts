/** What games are played with if nobody hands a rule book over: the printed boxes. They need no check. */
import { boxes } from '../boxes/boxes.ts';
import { Core } from '../core/core.ts';

let standard: Core | null = null;

/** The core that all functions without a rule book share. */
export const standardCore = (): Core => {
  standard ??= new Core([], boxes);
  return standard;
};
