/** Tries an input at a door, and everything that has to hold whatever it is. */
import { doors } from './doors.ts';
import type { World } from './worlds.ts';

/** More than any input may take, on the slowest machine: what exceeds it has no bound. */
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

/** A text that changes when the value does, as far as it can be written down. What is no object does not change. */
function written(value: unknown): string | null {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

const texts = new WeakMap<object, string | null>();

/** What stood in a position when it was looked at first. It has to stand there for ever: all inputs meet the same ones. */
function first(position: object): string | null {
  const known = texts.get(position) ?? written(position);
  texts.set(position, known);
  return known;
}

/** Fails if prototypes, or what stands in a world, are not what they were when this was asked first. */
export function unchanged({ cards, board }: World): void {
  if (namesOnPrototypes() !== clean) throw new Error('a prototype was changed');
  for (const position of [cards, board])
    if (written(position) !== first(position)) throw new Error('the given state was changed');
}

/** Whether the input was accepted. Fails, naming what is broken, if it was met in any way it may not be met. */
export function enter(name: string, world: World, input: unknown): boolean {
  const door = doors[name];
  if (door === undefined) throw new Error(`There is no door '${name}'.`);
  const before = written(input);
  const started = performance.now();
  let thrown: { readonly error: unknown } | null = null;
  try {
    door.enter(world, input);
  } catch (error) {
    thrown = { error };
  }
  const seconds = (performance.now() - started) / 1000;
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
  if (seconds > MOST_SECONDS) return fail(`took ${seconds} s`);
  if (written(input) !== before) return fail('the input was changed');
  return thrown === null;
}
