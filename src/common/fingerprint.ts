/**
 * Fingerprints: what tells apart the rules two games are played by.
 *
 * All that can be told of rules is in one: the number of the rules, what they are chosen by, every field of every row, and
 * the steps of every script. Of a function it can only be told that it is there: what is inside may read differently after
 * every build and do the same. For the rows of the boxes the number of the rules stands for it.
 */
import { alwaysOpen, type Script } from '../kernel/script.ts';
import { canonical, hash } from './digest.ts';

/** Fields of rows, and of their conditions, that are only read by people. */
const WORDS: readonly string[] = ['text', 'rulings', 'ruling', 'reconstructed', 'short'];

/** The fingerprint of the rules with this number, chosen by this key, with these rows and scripts. */
export function fingerprintOf(
  number: number,
  key: unknown,
  rows: readonly object[],
  scripts: Readonly<Record<string, Script<never>>>,
): string {
  const steps = Object.values(scripts).map(({ id, steps, labels }) => [
    id,
    labels,
    ...steps.map(({ op, name, to, who, extra }) => [op, name, to, who !== null, extra === alwaysOpen ? 'open' : extra]),
  ]);
  return hash(canonical([number, key, rows.map(played), steps]));
}

/** A row without its words. */
function played(row: object): object {
  const fields = withoutWords(row);
  const { condition } = fields;
  return typeof condition === 'object' && condition !== null
    ? { ...fields, condition: withoutWords(condition) }
    : fields;
}

function withoutWords(given: object): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = { ...given };
  for (const name of WORDS) delete fields[name];
  return fields;
}
