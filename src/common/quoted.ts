/** Putting into a message what somebody gave, which may be anything at all. */

const LONGEST = 100;

/** A text or a number as it was given, cut to a length one can read; of anything else, what kind of thing it is. */
export function quoted(given: unknown): string {
  if (typeof given === 'number') return Object.is(given, -0) ? '-0' : String(given);
  // Turning an object into a text runs code of its own, or fails.
  if (typeof given !== 'string') return given === null ? 'null' : `of type ${typeof given}`;
  return given.length > LONGEST ? `${given.slice(0, LONGEST)}…` : given;
}
