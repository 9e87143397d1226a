/** What is under way: a movement, and a die that is rolled. */
import type { Die } from '../state/state.ts';
import type { Seat } from '../state/types.ts';
import type { PartScript } from './scripts.ts';

/** What a movement remembers. */
export interface Motion {
  /** Whose token moves. */
  readonly token: Seat;
  /** The steps that are left. */
  steps: number;
  /** 1: forward. -1: backward. */
  readonly dir: 1 | -1;
  /** Whether nothing on the board does anything. */
  readonly ignoring: boolean;
  /** Whether the token has just come onto its space, so that what happens on entering is due. */
  entered: boolean;
  /** Whether the token has moved since anything happened where a movement ended. */
  landing: boolean;
  /** The script that is due: what a card does that was entered or landed on. */
  due: PartScript | null;
}

/** What a die is rolled for. */
export type Rolling = Pick<Die, 'sides' | 'for'>;
