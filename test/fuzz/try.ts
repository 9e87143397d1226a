/** Tries an input at one place of a public function. */
import { inspect } from 'node:util';
import type { Call } from './calls.ts';
import type { World } from './worlds.ts';

/** More than any call may take, on the slowest machine. */
const MOST_SECONDS = 10;

/** What the runtime says when something has run out: it is no error that anybody has written. */
const RUN_OUT = /call stack|Invalid (array|string|typed array) length|memory|heap|recursion/i;

/** Whether something can be taken for JSON, and bent as such. */
export const isJson = (value: unknown): boolean =>
  value !== null &&
  typeof value === 'object' &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
  !Object.values(value).some((one) => typeof one === 'function' || (one as { aborted?: unknown })?.aborted === false);

function shownOf(value: unknown): string {
  try {
    return inspect(value, { depth: 4, breakLength: Number.POSITIVE_INFINITY }).slice(0, 1_500);
  } catch {
    return 'what cannot be shown';
  }
}

/**
 * Whether the call was let in. Fails if it throws what it may not throw, says too much or takes too long. With `null` as the place nothing is put anywhere: the call is lawful.
 */
export async function tryAt(one: Call, world: World, place: number | null, input: unknown): Promise<boolean> {
  if (place !== null && one.spares[place]?.(input) === true) return false;
  const given = [...one.given(world)];
  if (place !== null) given[place] = input;
  const fail = (what: string, error?: unknown): never => {
    throw new Error(`${what}${place === null ? '' : `, with ${shownOf(input)} at place ${place}`}`, { cause: error });
  };
  const started = performance.now();
  let thrown: { readonly error: unknown } | null = null;
  try {
    await one.run(...given);
  } catch (error) {
    thrown = { error };
  }
  const seconds = (performance.now() - started) / 1000;
  if (seconds > MOST_SECONDS) fail(`took ${seconds} s`);
  if (thrown === null) return true;
  const { error } = thrown;
  if (!(error instanceof Error)) return fail(`threw ${String(error)}`);
  const told = `${error.name}: ${error.message.slice(0, 300)}`;
  if (!one.throws.includes(error.name)) fail(`threw ${told}`, error);
  if (RUN_OUT.test(error.message)) fail(`ran out: ${told}`, error);
  if (error.message.length > 4_000) fail(`said ${error.message.length} characters`);
  return false;
}
