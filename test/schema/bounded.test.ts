/** Validators cost no more to refuse than they have to. */
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import * as boardValidators from 'frantic-engine/board-game/validators';
import * as validators from 'frantic-engine/validators';
import { describe, expect, test } from 'vitest';

/** Some dozens. */
const MOST = 32;

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const view = plain(cardGame.viewOf(cardGame.createGame({ players: 3, seed: 1 }), 0));
const boardView = plain(boardGame.viewOf(boardGame.createGame({ players: 3, seed: 1 }), 0));
const issuesOf = (validator: validators.Validator<unknown>, value: unknown) =>
  validator['~standard'].validate(value).issues;

/** Items that count how often they are looked at. */
function watched(length: number): { readonly items: readonly unknown[]; readonly looks: () => number } {
  let looks = 0;
  const look = (): never => {
    looks++;
    throw new Error('looked at');
  };
  const item = new Proxy({}, { get: look, has: look, ownKeys: look, getPrototypeOf: look });
  return { items: Array<unknown>(length).fill(item), looks: () => looks };
}

const LISTS = [
  ...['lasting', 'table', 'hand', 'eventDiscard', 'powers'].map(
    (field) => [validators.viewValidator, view, field, 1_000] as const,
  ),
  ...['players', 'shown'].map((field) => [validators.viewValidator, view, field, 8] as const),
  ...['board', 'market', 'fired'].map((field) => [boardValidators.viewValidator, boardView, field, 1_000] as const),
  [boardValidators.viewValidator, boardView, 'players', 6] as const,
];

describe.each(LISTS)('a list', (validator, given, field, most) => {
  test(`of more than ${most} is refused as ${field} before anything in it is looked at`, () => {
    const { items, looks } = watched(100_000);
    const issues = issuesOf(validator, { ...given, [field]: items });
    expect(issues).toMatchObject([{ path: [field] }]);
    expect(issues?.[0]?.message).toContain(String(most));
    expect(looks()).toBe(0);
  });

  test(`as long as ${field} may be is not read to its end if it holds nothing but mistakes`, () => {
    const issues = issuesOf(validator, { ...given, [field]: Array.from({ length: most }, () => false) });
    expect(issues?.length).toBe(Math.min(most, MOST));
  });
});

test('some dozens of mistakes are told of, wherever they stand', () => {
  const record = { ...cardGame.createRecord({ players: 2, seed: 1 }) };
  const empty = (length: number) => Array.from({ length }, () => ({}));
  const digests = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}`, 1]));
  expect(issuesOf(validators.recordValidator, { ...record, actions: empty(100_000) })).toHaveLength(MOST);
  expect(issuesOf(validators.recordValidator, { ...record, digests })).toHaveLength(MOST);
  expect(
    issuesOf(validators.viewValidator, { ...view, lasting: empty(1_000), table: empty(1_000), players: empty(8) }),
  ).toHaveLength(MOST);
});

test('after some dozens of mistakes nobody reads on, however long a list may be', () => {
  let looks = 0;
  const odd = {
    get type() {
      looks++;
      return 'no such action';
    },
  };
  const record = { ...cardGame.createRecord({ players: 2, seed: 1 }), actions: Array(10_000).fill(odd) };
  expect(issuesOf(validators.recordValidator, record)).toHaveLength(MOST);
  // Each is looked at a few times.
  expect(looks).toBeLessThan(10 * MOST);
});

test('an object with more fields than any has is refused by where it stands, in a short message', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field ${at}`, null]));
  const issues = issuesOf(validators.viewValidator, { ...view, lasting: [many] });
  expect(issues).toMatchObject([{ path: ['lasting', 0] }]);
  expect(issues?.every(({ message }) => message.length <= 500)).toBe(true);
});

test('what a row remembers is any JSON of bounded size, and is copied', () => {
  const lasting = (data: unknown) => ({
    ...view,
    lasting: [{ key: 1, row: 'gift', owner: 0, exempt: [], since: 0, data }],
  });
  const data = { a: [1, null, { b: 'c' }], d: true };
  const result = validators.viewValidator['~standard'].validate(lasting(data));
  if (result.issues !== undefined) throw new Error('refused');
  expect(result.value.lasting[0]?.data).toEqual(data);
  expect(result.value.lasting[0]?.data).not.toBe(data);
  for (const odd of [Array(20_000).fill(0), undefined, Number.NaN, new Map(), [() => 1]])
    expect(issuesOf(validators.viewValidator, lasting(odd))).toMatchObject([{ path: ['lasting', 0, 'data'] }]);
});
