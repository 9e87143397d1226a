/** The question where a card is put: refusals, lists, counts, chance and what is answered by itself. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineLayout } from '../../src/board-game/boxes/layout.ts';
import { core } from '../../src/board-game/doors/parts.ts';
import { placeDraw, placeKind } from '../../src/board-game/rules/kinds/place.ts';
import { type PlaceDecision, place } from '../../src/board-game/rules/kinds/questions.ts';
import type { GameState } from '../../src/board-game/state/state.ts';
import type { Action } from '../../src/board-game/state/types.ts';
import { table } from '../../src/board-game/testing/table.ts';
import type { Action as AnyAction, Seat } from '../../src/kernel/actions.ts';
import { seatsOf, share } from '../support/ways.ts';
import { walk, ways } from './kit.ts';

function listed(q: PlaceDecision, seat: Seat, limit: number): AnyAction[] {
  const out: AnyAction[] = [];
  placeKind.list(q, seat, out, limit);
  return out;
}

const sampled = (q: PlaceDecision, seat: Seat, chance: () => number): AnyAction =>
  placeKind.say(placeDraw.draw(q, chance), seat);

/** Cards 7 and 8 on four places. 7 goes on even ones, 8 on place 3 only, facing one of its neighbors. */
const question = (given: Partial<PlaceDecision> = {}) =>
  place({
    cards: [7, 8],
    places: 4,
    freely: () => false,
    may: (card, at) => (card === 7 ? at % 2 === 0 : at === 3),
    whyNot: (_card, at) => ({ reason: 'forbidden', message: `Not on ${at}.`, ruling: null, field: 'at' }),
    facings: (card) => (card === 7 ? null : [2, 0]),
    width: Uint8Array.from({ length: 9 }, (_, card) => (card === 8 ? 2 : 1)),
    plain: false,
    ...given,
  });

const put = (card: unknown, at: unknown, facing?: unknown): Action =>
  ({ type: 'place', seat: 1, card, at, ...(facing === undefined ? {} : { facing }) }) as Action;

test('all placements are listed, up to a limit, and as many are counted', () => {
  expect(listed(question(), 1, 10)).toEqual([put(7, 0), put(7, 2), put(8, 3, 2), put(8, 3, 0)]);
  expect(placeDraw.count(question())).toBe(4);
  expect(listed(question(), 1, 3)).toHaveLength(3);
});

test('there is an answer as soon as there is one placement, be it the last that is thought of', () => {
  const only = (given: Partial<PlaceDecision>): [boolean | undefined, number] => {
    const q = question(given);
    return [placeDraw.hasAnswer?.(q), placeDraw.count(q)];
  };
  expect(only({})).toEqual([true, 4]);
  expect(only({ may: (card, at) => card === 8 && at === 3, facings: () => [0] })).toEqual([true, 1]);
  expect(only({ may: () => false })).toEqual([false, 0]);
  expect(only({ cards: [] })).toEqual([false, 0]);
  // A card that has to face a place and finds none cannot lie there.
  expect(only({ facings: () => [] })).toEqual([false, 0]);
});

test('what is accepted is remembered; without a direction it faces nowhere', () => {
  expect(placeKind.refuse(question(), put(8, 3, 0), 3)).toBeNull();
  expect(placeKind.read(question(), put(8, 3, 0))).toEqual({ card: 8, at: 3, facing: 0 });
  expect(placeKind.read(question(), put(7, 2))).toEqual({ card: 7, at: 2, facing: null });
});

test.each([
  [{ type: 'pass', seat: 1 }, 'wrong-type', 'type'],
  [put('7', 0), 'malformed', 'card'],
  [put(9, 0), 'not-in-hand', 'card'],
  [put(7, 0.5), 'malformed', 'at'],
  [put(7, undefined), 'malformed', 'at'],
  [put(7, -1), 'out-of-range', 'at'],
  [put(7, 4), 'out-of-range', 'at'],
  [put(7, -0), 'malformed', 'at'],
  [put(7, 1), 'forbidden', 'at'],
  [put(7, 0, 1), 'not-offered', 'facing'],
  [put(8, 3), 'malformed', 'facing'],
  [put(8, 3, null), 'malformed', 'facing'],
  [put(8, 3, 1), 'not-offered', 'facing'],
] as const)('%j is refused: %s', (action, reason, field) => {
  expect(placeKind.refuse(question(), action as Action, 3)).toMatchObject({ reason, field });
});

test('chance draws each placement as often as any other', () => {
  const counts = new Map<string, number>();
  let seed = 12345;
  const chance = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let i = 0; i < 8000; i++) {
    const drawn = JSON.stringify(sampled(question(), 1, chance));
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  // 8000 draws, four placements: 2000 each, give or take five standard deviations of 39.
  expect([...counts.keys()].sort()).toEqual(
    listed(question(), 1, 10)
      .map((one) => JSON.stringify(one))
      .sort(),
  );
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(195);
});

test('a placement that chance would hardly ever try is found all the same', () => {
  const rare = question({ cards: [7], places: 5000, may: (_card, at) => at === 4321 });
  for (const chance of [0, 0.3, 0.999]) expect(sampled(rare, 1, () => chance)).toEqual(put(7, 4321));
});

test('the only placement is answered by itself where everybody sees that there is only one', () => {
  const only = { cards: [7], may: (_card: number, at: number) => at === 2 };
  expect(placeKind.forced(question({ ...only, plain: true }))).toEqual({ card: 7, at: 2, facing: null });
  expect(placeKind.forced(question(only))).toBeUndefined();
  expect(placeKind.forced(question({ plain: true }))).toBeUndefined();
  expect(placeKind.decline(question(), 1)).toBeNull();
});

/** What the rules ask of a hand, and whether they say that there is room for it. */
function asked(state: GameState, seat: Seat, anywhere: boolean): { readonly q: PlaceDecision; readonly room: boolean } {
  const c = core.open(state);
  const hand = c.handOf(seat);
  return { q: c.askPlace(hand, { anywhere }) as PlaceDecision, room: c.canPlace(hand) };
}

test('R-394 there is room for a hand exactly if one of its cards has a lawful place, whichever way that is asked', () => {
  fc.assert(
    fc.property(ways(), (way) => {
      walk(way, ({ state, nth }) => {
        if (nth % 16 !== 0) return;
        for (const seat of seatsOf(state))
          for (const anywhere of [false, true]) {
            const { q, room } = asked(state, seat, anywhere);
            expect(placeDraw.count(q) > 0).toBe(room);
            for (const card of q.cards) {
              const freely = q.freely(card);
              for (let at = 0; at < q.places; at++) expect(q.may(card, at, freely)).toBe(q.may(card, at));
            }
          }
      });
    }),
    share(0.1),
  );
});

test('R-394 where white cards and teleports lie everywhere there is room for no hand, and never for an empty one', () => {
  const layout = defineLayout({ map: '0 1 2 3 4 5 6 7 8 9', teleports: [1, 2, 4, 5, 7, 8] });
  const on = (six: string): GameState =>
    table({ hands: [['skip', 'push'], ['skip'], []], layout, board: { 3: 'fuck you', 6: six } });
  for (const anywhere of [false, true]) {
    const [white, green] = [on('troublemaker'), on('stop')];
    expect([0, 1, 2].map((seat) => asked(white, seat, anywhere).room)).toEqual([false, false, false]);
    expect([0, 1, 2].map((seat) => asked(green, seat, anywhere).room)).toEqual([true, true, false]);
    for (const state of [white, green])
      for (const seat of [0, 1, 2]) {
        const { q, room } = asked(state, seat, anywhere);
        expect(placeDraw.count(q) > 0).toBe(room);
      }
  }
});
