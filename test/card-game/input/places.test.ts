/** Where waiting effects stand: what no game can have come to is refused by the field that shows it. */
import { type GameState, type InvalidSnapshot, isLegal, reduce, restore, save } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import { fork, type MutableGameState } from 'frantic-engine/fast';
import { expect, test } from 'vitest';
import { rowOf } from '../../board-game/kit.ts';
import { on } from '../../support/game.ts';
import { chanceOf } from '../../support/ways.ts';

/** The field by which a changed state is refused; `null` if it is not. */
function fieldOf(state: GameState, change: (state: MutableGameState) => unknown): string | null {
  const changed = fork(state);
  change(changed);
  try {
    restore(save(changed));
    return null;
  } catch (error) {
    expect(error).toMatchObject({ name: 'InvalidSnapshot' });
    return (error as InvalidSnapshot).field;
  }
}

const sets = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

test('at a moment nothing acts that listens to another one', () => {
  const { state } = on({
    hands: [
      ['blue 3', 'red 1'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    sets,
    powers: [['troublecharger']],
    events: ['market'],
  }).playWith(0, 'blue 3', 'troublecharger');
  const at = state.queue.findIndex(({ script }) => script === 'troublecharger/turnCloses');
  expect(at).toBeGreaterThan(0);
  expect(fieldOf(state, () => {})).toBeNull();
  // Its step is reached by a call, too.
  const other = ({ queue }: MutableGameState) => Object.assign(queue[at] ?? {}, { script: 'last-chance/handEmptied' });
  expect(fieldOf(state, other)).toBe(`state.queue[${at}].script`);
});

/** Two have countered their shares of a Fantastic Four; the first of them wishes. */
const bothCounter = (): GameState =>
  on({
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'green 5'],
      ['counterattack', 'yellow 6'],
    ],
    top: 'blue 9',
    options: { 'counterattack.fantasticFour': 'share', 'wish.timing': 'onPlay' },
  })
    .play(0, 'fantastic four')
    .wish(0, 'red')
    .split(0, [0, 2, 2])
    .toss(1, 'counterattack')
    .toss(2, 'counterattack').state;

test('what has yet to be tossed in lies in the hand', () => {
  const state = bothCounter();
  const at = state.queue.findIndex(({ script }) => script === 'window');
  expect(state.queue[at]?.v['seat#']).toMatchObject({ nth: 1 });
  expect(fieldOf(state, () => {})).toBeNull();
  const drawn = ({ queue, drawPile }: MutableGameState) =>
    Object.assign(queue[at]?.v.cards as object, { 2: drawPile.at(-1) });
  expect(fieldOf(state, drawn)).toBe(`state.queue[${at}].v.cards.2`);
});

test('what was tossed in reacts to what the window below it interrupts', () => {
  const state = bothCounter();
  const at = state.queue.findIndex(({ script }) => script === 'counterattack/react');
  expect(state.queue[at]?.v.subject).toBe(at - 2);
  expect(fieldOf(state, ({ queue }) => Object.assign(queue[at]?.v ?? {}, { subject: 0 }))).toBe(
    `state.queue[${at}].script`,
  );
});

test('more effects than ever wait in a game are refused before any of them is looked at', () => {
  const state = bothCounter();
  const [last] = state.queue.slice(-1);
  expect(
    fieldOf(state, ({ queue }) => queue.push(...Array.from({ length: 40 }, () => structuredClone(last as never)))),
  ).toBe('state.queue');
});

test('what lay on the pile before a card that a power card is used with is remembered', () => {
  const { state } = on({
    hands: [['blue 3', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    sets,
    powers: [['recycling']],
  }).playWith(0, 'blue 3', 'recycling');
  expect(state.queue.map(({ script }) => script)).toEqual(['round', 'turn', 'play', 'recycling/play']);
  expect(fieldOf(state, () => {})).toBeNull();
  const { before: _before, ...rest } = state.queue[2]?.v ?? {};
  for (const v of [rest, { ...rest, before: null }])
    expect(fieldOf(state, ({ queue }) => Object.assign(queue[2] ?? {}, { v }))).toBe('state.queue[2].v.before');
});

test('a state that was made by other rules is refused wherever it is given', () => {
  const { state } = on({ hands: [['blue 3'], ['green 5']], top: 'blue 9' });
  const other = { ...state, rules: { ...state.rules, fingerprint: '0123456789abcdef' } };
  for (const call of [() => reduce(other, { type: 'draw', seat: 0 }), () => isLegal(other, { type: 'draw', seat: 0 })])
    expect(call).toThrow(expect.objectContaining({ name: 'InvalidSnapshot', field: 'state.rules.fingerprint' }));
});

function boardFieldOf(state: board.GameState, change: (state: board.MutableGameState) => unknown): string | null {
  const changed = boardFast.fork(state);
  change(changed);
  try {
    board.restore(board.save(changed));
    return null;
  } catch (error) {
    expect(error).toMatchObject({ name: 'InvalidSnapshot' });
    return (error as InvalidSnapshot).field;
  }
}

test('board game: nothing lies on a white card', () => {
  const hands = [
    ['push', 'stop', 'x', 'jump'],
    ['ghost', 'block', 'swap', 'snail'],
  ];
  const state = board.table({ hands, tokens: [10, 12], board: { 15: 'troublemaker', 17: 'magnet' } });
  // A card without an arrow.
  const plain = state.drawPile.find((card) => rowOf(state, card).arrow === null) as number;
  const cover = (at: number) => (s: board.MutableGameState) => {
    s.drawPile.splice(s.drawPile.indexOf(plain), 1);
    s.board[at] = [...(s.board[at] ?? []), { card: plain, facing: null }];
  };
  expect(boardFieldOf(state, cover(17))).toBeNull();
  expect(boardFieldOf(state, cover(15))).toBe('state.board[15][0]');
});

test('board game: a reaction that is about to be placed is still in the hand', () => {
  const state = boardFast.fork(board.createGame({ players: 4, seed: 'placed' }));
  const random = chanceOf(1);
  while (state.queue.at(-1)?.script !== 'lay')
    boardFast.apply(state, board.sampleLegal(state, board.waitingFor(state)[0] as number, random));
  const at = state.queue.length - 1;
  const { me = 0, v = {} } = state.queue[at] ?? {};
  const swap = ({ players, drawPile }: board.MutableGameState): void => {
    const hand = players[me]?.hand ?? [];
    hand[hand.indexOf(v.card as number)] = drawPile.pop() as number;
    drawPile.push(v.card as number);
  };
  expect(boardFieldOf(state, () => {})).toBeNull();
  expect(boardFieldOf(state, swap)).toBe(`state.queue[${at}].v.card`);
});
