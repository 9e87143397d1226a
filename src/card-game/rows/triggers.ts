/** What windows are opened for. */

/** The triggers of windows, by name. House rules with windows of their own add theirs by declaring this interface again. */
export interface Triggers {
  /** Somebody has been named as a victim. */
  attacked: true;
  /** An event has been caused and is about to be turned over. */
  event: true;
  /** Somebody has finished. */
  finish: true;
}

/** The name of a trigger. */
export type Trigger = keyof Triggers;
