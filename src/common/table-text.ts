/** Tables as text: one line for each field of a setup, the hands and other lists of cards by name. */
import { InvalidNotation, InvalidSetup } from './errors.ts';
import { short, Words, writeName } from './words.ts';

/** How a field is written. What is not in the list is written as JSON. */
export type FieldKind =
  /** A name; anything else as JSON. */
  | 'name'
  /** Names, with commas between them. */
  | 'names'
  /** Names by seat, each seat on its own line. */
  | 'seats';

/** The fields of a setup that are not written as JSON. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;

const FIRST = 'frantic-table 1';
const NOTHING = 'nothing';

/** Longer than any table: all cards of the largest deck take a tenth of it. */
const LONGEST = 100_000;

/** What begins like this is JSON rather than a name. */
const JSON_LIKE = /^[{[]/;

/** A setup as text. It may be any JSON at all; what cannot be written is refused, naming the field. */
export function writeFields(given: unknown, kinds: FieldKinds): string {
  if (typeof given !== 'object' || given === null) throw new InvalidSetup('table', 'has to be an object');
  const lines = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => writeField(name, value, Object.hasOwn(kinds, name) ? kinds[name] : undefined));
  return [FIRST, ...lines, ''].join('\n');
}

function writeField(name: string, value: unknown, kind: FieldKind | undefined): string[] {
  if (!/^[A-Za-z]+$/.test(name)) throw new InvalidSetup(name, 'is no name of a field');
  if (kind === 'names') return [`${name}: ${namesIn(value, name)}`];
  if (kind === 'name' && typeof value === 'string')
    return [`${name}: ${JSON_LIKE.test(value) ? JSON.stringify(value) : writeName(value, [NOTHING])}`];
  if (kind === 'name' && typeof value !== 'object') throw new InvalidSetup(name, 'has to be a name');
  if (kind === 'seats' && Array.isArray(value) && value.length > 0)
    return Array.from(value, (names: unknown, seat) => `${name} ${seat}: ${namesIn(names, `${name}[${seat}]`)}`);
  return [`${name}: ${jsonOf(value, name)}`];
}

function jsonOf(value: unknown, name: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Too deep, a ring, or what JSON does not know.
  }
  if (text === undefined) throw new InvalidSetup(name, 'cannot be written as text');
  return text;
}

function namesIn(given: unknown, field: string): string {
  if (!Array.isArray(given)) throw new InvalidSetup(field, 'has to be a list of names');
  const names = Array.from(given, (name: unknown, i) => {
    if (typeof name !== 'string') throw new InvalidSetup(`${field}[${i}]`, 'has to be a name');
    return writeName(name, [NOTHING]);
  });
  return names.join(', ') || NOTHING;
}

/** The fields behind a text, which may be any text at all. What they mean is for others to check. */
export function readFields(given: unknown, kinds: FieldKinds): unknown {
  if (typeof given !== 'string') throw new InvalidNotation(1, 1, 'a table is written as text');
  if (given.length > LONGEST) throw new InvalidNotation(1, 1, `a table has at most ${LONGEST} characters`);
  const [first = '', ...lines] = given.split(/\r?\n/);
  if (first.trim() !== FIRST) throw new InvalidNotation(1, 1, `there should be '${FIRST}' here`);
  const fields = new Map<string, unknown>();
  lines.forEach((text, i) => {
    const line = i + 2;
    if (text.trim() === '' || text.startsWith('#')) return;
    const [head = '', name = '', seat] = /^([A-Za-z]+)(?: (\d{1,9}))?: */.exec(text) ?? [];
    if (name === '') throw new InvalidNotation(line, 1, "there should be the name of a field and ':' here");
    // Blanks in place of the name, so that columns are right.
    const value = ' '.repeat(head.length) + text.slice(head.length);
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const known = fields.get(name);
    if (seat !== undefined) {
      const rows = known === undefined ? [] : known;
      if (kind !== 'seats' || !Array.isArray(rows) || Number(seat) !== rows.length)
        throw new InvalidNotation(line, 1, `'${short(name)} ${seat}' does not come next`);
      fields.set(name, [...rows, readNames(value, line)]);
      return;
    }
    if (known !== undefined) throw new InvalidNotation(line, 1, `'${short(name)}' has been said before`);
    fields.set(name, readValue(value, line, head.length + 1, kind));
  });
  return Object.fromEntries(fields);
}

function readValue(text: string, line: number, column: number, kind: FieldKind | undefined): unknown {
  if (kind === 'names') return readNames(text, line);
  if (kind === 'name' && !JSON_LIKE.test(text.trim())) {
    const words = new Words(text, line);
    const { text: name } = words.name('a name');
    words.end();
    return name;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidNotation(line, column, `'${short(text.trim())}' is not JSON`);
  }
}

function readNames(text: string, line: number): string[] {
  const words = new Words(text, line);
  const names = words.skip(NOTHING) ? [] : words.list(() => words.name('a name').text);
  words.end();
  return names;
}
