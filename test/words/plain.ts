/** Sentences for players, whatever they are about. */
import { must } from '../support/ways.ts';

/** What no player understands. */
const STRANGE = /undefined|null|NaN|\[object|[{}[\]]| {2}| [.,;:!?]|\bseat\b/;

/** Fails unless it is a whole sentence with nothing strange in it, and none of these. */
export function expectPlain(sentence: string, what: string, none: RegExp): void {
  must(/^[\p{Lu}\d].*[^ ][.?]$/u.test(sentence), `${what}: no sentence: ${sentence}`);
  const strange = STRANGE.exec(sentence) ?? none.exec(sentence);
  must(strange === null, `${what}: '${strange?.[0]}' in: ${sentence}`);
}
