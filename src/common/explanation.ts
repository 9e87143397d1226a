/** Why an action is allowed or refused, in words: the same in every game. */
import type { RulingId } from './refusals.ts';

/** Why an action is allowed or refused. */
export interface Explanation {
  /** Whether it is allowed. */
  readonly allowed: boolean;
  /** The ruling the answer rests on, if it rests on one. */
  readonly ruling: RulingId | null;
  /** One or two sentences. */
  readonly sentences: readonly string[];
  /** The sentences, with the number of the ruling behind them. */
  readonly text: string;
}

/** An explanation of these sentences. */
export function explanation(allowed: boolean, ruling: RulingId | null, sentences: readonly string[]): Explanation {
  const text = sentences.join(' ');
  return { allowed, ruling, sentences, text: ruling === null ? text : `${text} (${ruling})` };
}
