/** What threads tell each other. */
import type { GameRecord } from 'frantic-engine';
import type { Part } from './part.ts';

/** Why games could not be played. */
export type Failed =
  | { readonly problem: string }
  | {
      readonly problem: string;
      readonly game: number;
      readonly bot: string;
      readonly seat: number;
      readonly record: GameRecord;
    };

/** What came of an order. */
export type Report = { readonly part: Part } | { readonly failed: Failed };
