/** An action may be taken back if nobody has learned anything by it, and chance has decided nothing. */
import fc from 'fast-check';
import { type Action, IllegalAction, transition, viewOf } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { canTakeBack, whyNotTakeBack } from 'frantic-engine/notation';
import { cardNamed, type TableSetup, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { on } from '../../support/game.ts';
import { same, seatsOf, share } from '../../support/ways.ts';
import * as cards from '../properties/kit.ts';

const hands = [
  ['red 5', 'red gift', 'red 1', 'black 5', 'fantastic', 'red exchange'],
  ['red 2', 'counterattack'],
  ['red 3', 'blue 3'],
];
const set = (setup: Partial<TableSetup> = {}) => table({ hands, top: 'red 5', windows: 'holders', ...setup });

const play = (card: string): Action => ({ type: 'play', seat: 0, card: cardNamed(set(), 0, card) });

describe('an action', () => {
  test.each(['red 5', 'red gift', 'fantastic'])('that only shows the %s can be taken back', (card) => {
    expect(canTakeBack(set(), play(card))).toBe(true);
    expect(whyNotTakeBack(set(), play(card))).toBeNull();
  });

  test.each([
    ['drawing', { type: 'draw', seat: 0 }, 'drew'],
    ['turning an event over', play('black 5'), 'eventTurned'],
  ] as const)('that reveals something cannot: %s', (_what, action, event) => {
    expect(canTakeBack(set(), action)).toBe(false);
    const said = whyNotTakeBack(set(), action);
    expect(said).toMatchObject({ reason: 'revealed', event });
    expect(said).toHaveProperty('message', expect.stringContaining(event));
  });

  test('that leaves something to chance cannot, though nobody has learned anything: the pile of power cards is shuffled', () => {
    const { state } = on({
      hands: [['update', 'red 1'], ['red 2']],
      top: 'blue 9',
      sets: ['supercharge'],
      powers: [['looping', 'black wish']],
    })
      .play(0, 'update')
      .option(0, 'draw');
    const said = whyNotTakeBack(state, { type: 'pick', seat: 0, option: '0' });
    expect(said).toEqual({ reason: 'chance', event: null, message: 'Chance has decided something.' });
  });

  test('that is refused is refused', () => {
    for (const ask of [canTakeBack, whyNotTakeBack])
      expect(() => ask(set(), { type: 'pass', seat: 0 })).toThrow(IllegalAction);
  });

  test('of the board game: placing a card rolls the die, unless a question comes first', () => {
    const at = board.table({ hands: [['push', 'remote', 'gift'], ['stop']], tokens: [3, 4] });
    const place = (name: string) =>
      board
        .legalActions(at, 0)
        .filter((action) => action.type === 'place' && action.card === board.cardNamed(at, 0, name));
    for (const action of place('push')) expect(board.whyNotTakeBack(at, action)).toMatchObject({ event: 'rolled' });
    for (const action of place('remote')) {
      const { events } = board.transition(at, action);
      expect(board.canTakeBack(at, action)).toBe(events.every(({ type }) => type !== 'rolled'));
    }
  });
});

test('what can be taken back has told nobody of a card that is still hidden from them, nor used chance', () => {
  let yes = 0;
  fc.assert(
    fc.property(cards.ways({ windows: 'everyone' }, 300), (way) => {
      cards.walk(way, ({ state, action }) => {
        if (!canTakeBack(state, action)) return;
        yes++;
        const { state: next } = transition(state, action);
        same(next.random, state.random, 'chance');
        for (const seat of seatsOf(state)) {
          if (seat === action.seat) continue;
          // Recycling hands over a card that lay open.
          const before = new Set([...(viewOf(state, seat).hand ?? []), ...state.discardPile]);
          const after = viewOf(next, seat).hand ?? [];
          same(
            after.filter((card) => !before.has(card)),
            [],
            `seat ${seat} has new cards`,
          );
        }
      });
    }),
    share(0.2),
  );
  expect(yes).toBeGreaterThan(0);
});
