/**
 * Inputs that are tried every time: those that once broke something, and those that look as if they might.
 *
 * The files are JSON. What JSON cannot say stands in them as a text: `$undefined`, `$NaN`, `$Infinity`, `$-Infinity`,
 * `$-0`, and `$deep` for a list in a list, 5000 times.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nested } from './hostile.ts';

/** One input. */
export interface Case {
  readonly door: string;
  /** The number of the world it meets. */
  readonly world: number;
  readonly why: string;
  readonly input: unknown;
}

const UNSAID: Readonly<Record<string, () => unknown>> = {
  $undefined: () => undefined,
  $NaN: () => Number.NaN,
  $Infinity: () => Number.POSITIVE_INFINITY,
  '$-Infinity': () => Number.NEGATIVE_INFINITY,
  '$-0': () => -0,
  $deep: () => nested(5_000),
};

/** Puts in place what JSON cannot say. */
function said(value: unknown): unknown {
  if (typeof value === 'string') return Object.hasOwn(UNSAID, value) ? UNSAID[value]?.() : value;
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  // Built from entries, because assigning to `__proto__` would not make a field.
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, said(field)]));
}

const folder = fileURLToPath(new URL('corpus/', import.meta.url));

/** All inputs of the corpus, by file. */
export const corpus: ReadonlyMap<string, readonly Case[]> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const cases = JSON.parse(readFileSync(folder + name, 'utf8')) as readonly Case[];
      return [name, cases.map((one) => ({ ...one, input: said(one.input) }))];
    }),
);

/** An input at one place of a public function. */
export interface Placed {
  readonly entry: string;
  readonly name: string;
  readonly place: number;
  readonly why: string;
  readonly input: unknown;
}

/** Inputs that once broke a function, by the place they were given at. */
export const placed: readonly Placed[] = (
  JSON.parse(readFileSync(`${folder}calls/found.json`, 'utf8')) as readonly Placed[]
).map((one) => ({ ...one, input: said(one.input) }));
