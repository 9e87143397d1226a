/** What threads tell each other. */
import type { AnyRecord } from './game.ts';
import type { KeepReason, Part } from './part.ts';
import type { GameRow } from './row.ts';
import type { Run } from './run.ts';

/** Why games could not be played. */
export type Failed =
  | { readonly problem: string }
  /** The run cannot be played: a bot's module, which only whoever plays can load. */
  | { readonly problem: string; readonly field: string }
  | {
      readonly problem: string;
      readonly game: number;
      readonly bot: string;
      readonly seat: number;
      readonly record: AnyRecord;
    };

/** Games that were played: what was counted, and the games one by one, if they are wanted. */
export interface Played {
  readonly part: Part;
  readonly rows: readonly GameRow[];
}

/** What a thread is to do. */
export interface Job {
  readonly run: Run;
  readonly keep: readonly KeepReason[];
  /** Whether games are wanted one by one. */
  readonly rows: boolean;
  /** Whether they come with their records. */
  readonly records: boolean;
}

/** What came of an order. */
export type Report = Played | { readonly failed: Failed };
