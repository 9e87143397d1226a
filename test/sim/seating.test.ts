/** Who sits where: fair to every bot. */
import fc from 'fast-check';
import { createRun, seatingOf } from 'frantic-engine/sim';
import { describe, expect, test } from 'vitest';

const tables = fc.record({ bots: fc.integer({ min: 1, max: 6 }), players: fc.integer({ min: 2, max: 8 }) });
const runWith = ({ bots, players }: { bots: number; players: number }) =>
  createRun({ bots: Array<string>(bots).fill('random'), setup: { players } });

describe('within a deal', () => {
  test('every bot sits once on every seat', () => {
    fc.assert(
      fc.property(tables, fc.nat({ max: 500 }), (table, deal) => {
        const run = runWith(table);
        const games = Array.from({ length: table.bots }, (_, i) => seatingOf(run, deal * table.bots + i));
        for (let seat = 0; seat < table.players; seat++) {
          const sat = games.map((seating) => seating[seat]);
          expect(sat.sort()).toEqual(Array.from({ length: table.bots }, (_, bot) => bot));
        }
      }),
    );
  });
});

describe('from deal to deal', () => {
  test('the bots sit in every order around the table, equally often', () => {
    const run = runWith({ bots: 4, players: 4 });
    const orders = Array.from({ length: 12 }, (_, deal) => seatingOf(run, deal * 4).join(''));
    const times = new Map<string, number>();
    for (const order of orders) times.set(order, (times.get(order) ?? 0) + 1);
    // Four bots sit in 3! = 6 ways around a table.
    expect([...times.values()]).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('of more bots than seats all meet each other equally often', () => {
    const run = runWith({ bots: 5, players: 2 });
    const met = new Map<string, number>();
    // 4! orders of five games each.
    for (let game = 0; game < 24 * 5; game++) {
      const pair = [...seatingOf(run, game)].sort().join('');
      met.set(pair, (met.get(pair) ?? 0) + 1);
    }
    expect(met.size).toBe(10);
    expect(new Set(met.values())).toEqual(new Set([12]));
  });
});
