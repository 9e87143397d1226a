/** Inputs nobody should send: any value at all, and lawful traffic with something wrong in it. */
import fc, { type Arbitrary } from 'fast-check';
import { oneOf } from '../support/ways.ts';

/** Names that mean something to JavaScript, or to the engine, where they should mean nothing. */
const ODD_KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'hasOwnProperty',
  'length',
  'then',
  'type',
  'seat',
  'card',
  'to',
  'target',
  'option',
  'shares',
  'gifts',
  'wish',
  'cards',
  'players',
  'seed',
  'options',
  'state',
  'format',
  '0',
  '-1',
  '',
];

/** Where numbers, texts and objects end. `toString: null` is an object that cannot be put into a sentence. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  7,
  255,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  '0',
  '-1',
  'length',
  'constructor',
  '__proto__',
  'spectator',
  'decline',
  '\u0000',
  '\ud800',
  '<b>&"\'',
  [],
  [[]],
  {},
  { length: 4 },
  { toString: null, valueOf: null },
  { toString: 1, valueOf: 1 },
  { toString: {}, valueOf: [], toJSON: 1 },
  { length: 1e9 },
  { length: -1 },
  [null],
  [[null]],
  { from: null, to: null },
  { name: null, id: null },
  { rules: null, players: null, queue: null },
  3_000_000_000,
];

/** What stands in for chance: functions that give no number from 0 up to 1, or an odd one. */
export const ODD_CODE: readonly (() => unknown)[] = [
  ...[1, -1, 1e9, Number.NaN, -0, 1 - 2 ** -53, null, undefined, '0.5', {}, { toString: 1, valueOf: 1 }],
].map((given) => () => given);

/** Things of sizes nobody expects, made anew each time: what is given must not be shared. */
export const BIG: readonly (() => unknown)[] = [
  () => 'x'.repeat(100_000),
  () => '0 '.repeat(20_000),
  () => Array(5_000).fill(0),
  () => Array(3),
  () => 'x'.repeat(2_000_000),
  () => Array(300_000).fill(null),
  () => Array.from({ length: 20_000 }, () => ({})),
  () => nested(5_000),
  () => nested(50_000),
  () => Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`key ${i}`, i])),
  () => Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key ${i}`, null])),
];

/** A list in a list in a list. */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

/** An object with a field of its own that is called `__proto__`. */
const withProto = (): unknown => JSON.parse('{"__proto__": {"seat": 0, "type": "draw", "polluted": true}}');

/** Any value that could be given to a function without a type checker. Nothing in it runs code. */
export const anything = (): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.anything({ ...shape, maxDepth: 3 }) },
    { weight: 4, arbitrary: fc.jsonValue() },
    { weight: 4, arbitrary: fc.constantFrom(...ODD_VALUES) },
    // Each costs as much as a hundred others.
    { weight: 1, arbitrary: fc.constantFrom(...BIG, withProto).map((make) => make()) },
  );

const shape = {
  key: fc.oneof(fc.constantFrom(...ODD_KEYS), fc.string()),
  values: [fc.constantFrom(...ODD_VALUES), fc.integer(), fc.double(), fc.string(), fc.boolean()],
  withSparseArray: true,
  withNullPrototype: true,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withTypedArray: true,
};

type Holder = Record<string | number, unknown>;

/** Where something stands in a tree: what holds it, and under which name. */
interface Spot {
  readonly holder: Holder;
  readonly name: string | number;
}

function spotsOf(tree: unknown, spots: Spot[] = []): Spot[] {
  if (typeof tree !== 'object' || tree === null) return spots;
  const holder = tree as Holder;
  for (const name of Object.keys(tree)) {
    spots.push({ holder, name: Array.isArray(tree) ? Number(name) : name });
    spotsOf(holder[name], spots);
  }
  return spots;
}

/** A copy of lawful JSON in which one to three things are missing, of another type, doubled, swapped or out of range. */
export function bent(lawful: unknown, random: () => number): unknown {
  const tree = { root: JSON.parse(JSON.stringify(lawful)) as unknown };
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    // Deep places are many, so that shallow ones would hardly ever be hit.
    const spots = random() < 0.5 ? spotsOf(tree) : spotsOf(tree).slice(0, 12);
    // Nothing is left to bend once the whole input has been taken away.
    if (spots.length > 0) bendAt(oneOf(spots, random), spots, random);
  }
  // The last thing to be done: what is that big is not looked through again.
  if (random() < 0.02) {
    const spot = oneOf(spotsOf(tree), random);
    if (spot !== undefined) spot.holder[spot.name] = oneOf(BIG, random)();
  }
  return tree.root;
}

function bendAt({ holder, name }: Spot, spots: readonly Spot[], random: () => number): void {
  const was = holder[name];
  const put = (value: unknown): void => {
    holder[name] = value;
  };
  // Copied, because what stands in the tree is bent further.
  const odd = (): unknown => structuredClone(oneOf(ODD_VALUES, random));
  const ways: readonly (() => void)[] = [
    () => put(odd()),
    () => put(odd()),
    () => put(withProto()),
    () => put(typeof was === 'number' ? was + oneOf([-1, 1, 0.5, 100], random) : String(JSON.stringify(was))),
    () => put([was]),
    () => {
      const other = oneOf(spots, random);
      const value = other.holder[other.name];
      // A tree, not a ring: what holds this place is not put into it.
      if (typeof value !== 'object') put(value);
    },
    () => {
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
    },
    () => {
      if (Array.isArray(holder)) holder.splice(Number(name), 0, was);
      else Object.defineProperty(holder, oneOf(ODD_KEYS, random), { value: was, ...OWN });
    },
    () => {
      if (Array.isArray(was)) was.push(odd());
      else if (typeof was === 'object' && was !== null)
        Object.defineProperty(was, oneOf(ODD_KEYS, random), { value: odd(), ...OWN });
    },
  ];
  oneOf(ways, random)();
}

/** Defined, not assigned: `__proto__` is to be a field, as `JSON.parse` makes it. */
const OWN = { enumerable: true, configurable: true, writable: true };

/** How many places are emptied: the first ones, which are the shallow ones of long lists. */
const MOST_EMPTIED = 60;

/** Copies of lawful JSON, in each of which something is `null`, or one of the odd objects. */
export function* emptied(lawful: unknown): Generator<unknown> {
  const text = JSON.stringify(lawful);
  const count = Math.min(spotsOf({ root: JSON.parse(text) }).length, MOST_EMPTIED);
  for (let at = 0; at < count; at++) {
    const tree = { root: JSON.parse(text) as unknown };
    const { holder, name } = spotsOf(tree)[at] as Spot;
    holder[name] = at % 4 === 3 ? { toString: 1, valueOf: 1 } : null;
    yield tree.root;
  }
}
