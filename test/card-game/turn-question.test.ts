/** The question what to do in a turn: whether it has an answer is known without counting all of them. */
import { expect, test } from 'vitest';
import type { TurnDecision } from '../../src/card-game/rules/kinds/questions.ts';
import { turnDraw } from '../../src/card-game/rules/kinds/turn.ts';

const REFUSED = { reason: 'forbidden', message: 'No.', ruling: null, field: 'type' } as const;

/** A hand of the cards 3 and 5, of which these may be played. */
function question(playable: readonly number[], given: Partial<TurnDecision> = {}): TurnDecision {
  const room = new Int32Array(6);
  const mayPlay = (card: number): boolean => playable.includes(card);
  return {
    type: 'turn',
    hand: [3, 5],
    whyNot: (card) => (mayPlay(card) ? null : REFUSED),
    mayPlay,
    mightPlay: mayPlay,
    room,
    playable: () => {
      room.set(playable);
      return playable.length;
    },
    powers: null,
    whyNotDraw: REFUSED,
    whyNotPass: REFUSED,
    ...given,
  };
}

test.each([
  ['a card that may be played', question([5]), 1],
  ['drawing', question([], { whyNotDraw: null }), 1],
  ['passing', question([], { whyNotPass: null }), 1],
  ['all of it', question([3, 5], { whyNotDraw: null, whyNotPass: null, powers: () => ['x'] }), 6],
  ['nothing', question([]), 0],
] as const)('%s: there is an answer if at least one is counted', (_what, q, count) => {
  expect([turnDraw.count(q), turnDraw.hasAnswer?.(q)]).toEqual([count, count > 0]);
});
