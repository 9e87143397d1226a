/** Tries an input at a door, and everything that has to hold whatever it is. */
import { isDeepStrictEqual } from 'node:util';
import { doors } from './doors.ts';
import type { World } from './worlds.ts';

/** More than any input may cost, on the slowest machine: what exceeds it has no bound. */
const MOST_SECONDS = 20;
/** A refusal is a sentence, and may quote what it was given. */
const LONGEST_MESSAGE = 4_000;

const PROTOTYPES: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Number.prototype,
  Map.prototype,
  Set.prototype,
];

const namesOnPrototypes = (): string => PROTOTYPES.map((one) => Reflect.ownKeys(one).map(String).join()).join('\n');
const clean = namesOnPrototypes();

/** A text that changes when the value does, as far as it can be written down. */
function written(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

const texts = new WeakMap<object, string | null>();

/** What stands in a position when it is met first. It has to stand there for ever: all inputs meet the same ones. */
function first(position: object): string | null {
  const known = texts.get(position) ?? written(position);
  texts.set(position, known);
  return known;
}

/** Whether the input was accepted. Fails, naming what is broken, if it was met in any way it may not be met. */
export function enter(name: string, world: World, input: unknown): boolean {
  const door = doors[name];
  if (door === undefined) throw new Error(`There is no door '${name}'.`);
  const [before, cards, table] = [written(input), first(world.cards), first(world.board)];
  const started = process.cpuUsage();
  let thrown: { readonly error: unknown } | null = null;
  try {
    door.enter(world, input);
  } catch (error) {
    thrown = { error };
  }
  const { user, system } = process.cpuUsage(started);
  const fail = (what: string): never => {
    throw new Error(`${name}: ${what}`, { cause: thrown?.error });
  };
  if (thrown !== null) {
    const { error } = thrown;
    if (!(error instanceof Error)) return fail(`threw ${String(error)}`);
    if (!door.throws.includes(error.name)) return fail(`threw ${error.name}: ${error.message.slice(0, 500)}`);
    if (error.message.length > LONGEST_MESSAGE + 4 * (before?.length ?? 0))
      return fail(`a message of ${error.message.length} characters`);
  }
  if ((user + system) / 1e6 > MOST_SECONDS) return fail(`took ${(user + system) / 1e6} s`);
  if (namesOnPrototypes() !== clean) return fail('a prototype was changed');
  if (!isDeepStrictEqual(written(input), before)) return fail('the input was changed');
  if (written(world.cards) !== cards || written(world.board) !== table) return fail('the given state was changed');
  return thrown === null;
}
