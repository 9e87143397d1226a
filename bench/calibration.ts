/**
 * Work that is always the same and behaves like the engine: hundreds of small functions, called through tables, over a
 * few plain objects. A tight loop would not do: how fast one runs depends on the mood of the compiler, by up to four times.
 */
import { chance } from './chance.ts';
import type { Done } from './measure.ts';

/** How many functions there are, and how many of them one program calls. */
const FUNCTIONS = 300;
const STEPS = 24;
const PROGRAMS = 64;

interface Table {
  readonly hands: readonly number[][];
  readonly memory: Record<string, number>;
  seat: number;
}

type Step = (table: Table) => number;

/** What the functions do, each with numbers of its own. */
const BODIES = [
  (n: number) => `const hand = t.hands[t.seat]; hand.push(hand.shift() ^ ${n % 7}); return ${n};`,
  (n: number) =>
    `let sum = ${n}; for (const card of t.hands[t.seat]) if (card % ${(n % 5) + 2} === 0) sum += card; return sum;`,
  (n: number) => `t.memory.m${n % 12} = t.seat + ${n}; return t.memory.m${(n + 5) % 12} ?? 0;`,
  (n: number) => `t.seat = (t.seat + ${(n % 3) + 1}) % 4; return t.hands[t.seat].length + ${n};`,
  (n: number) => `return t.hands[t.seat].indexOf(${n % 60}) + ${n};`,
  (n: number) => `const list = [...t.hands[t.seat]]; list[${n % 6}] = ${n}; return list.length;`,
];

/** Programs over a table, one after the other. */
export function calibration(): () => Done {
  const random = chance(11);
  const below = (n: number): number => Math.floor(random() * n);
  // Each is code of its own to the compiler, as the steps of scripts are.
  const steps = Array.from(
    { length: FUNCTIONS },
    (_, n) => new Function('t', (BODIES[n % BODIES.length] as (n: number) => string)(n)) as Step,
  );
  const programs = Array.from({ length: PROGRAMS }, () =>
    Array.from({ length: STEPS }, () => steps[below(FUNCTIONS)] as Step),
  );
  const table: Table = {
    hands: Array.from({ length: 4 }, () => Array.from({ length: 7 }, () => below(60))),
    memory: {},
    seat: 0,
  };
  return () => {
    let count = 0;
    for (let i = 0; i < 2000; i++) {
      const program = programs[(i + table.seat) % PROGRAMS] as readonly Step[];
      for (const step of program) step(table);
      count += STEPS;
    }
    return { count };
  };
}
