/** Actions that the rules refuse: each gives its reason, and changes nothing. */
import fc from 'fast-check';
import {
  type Action,
  countLegal,
  createGame,
  type GameState,
  IllegalAction,
  isLegal,
  legalActions,
  type Reason,
  type RulingId,
  reduce,
  sampleLegal,
  transition,
  waitingFor,
  whyNot,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { anyState } from 'frantic-engine/testing/fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { JUNK, NOT_JSON, show, thrown, unchanged } from './kit.ts';

/** A refusal as a case expects it. */
interface Expected {
  readonly reason: Reason;
  readonly field?: string | null;
  readonly ruling?: RulingId | null;
  readonly seat?: number | null;
  readonly needs?: readonly string[];
}

/** Fails unless all doors refuse the action alike and leave everything as it was. */
function expectRefused(state: GameState, action: unknown, expected: Expected): IllegalAction {
  const loose = fast.fork(state);
  expect(unchanged(state, () => isLegal(state, action as Action))).toBe(false);
  const refusal = unchanged(state, () => whyNot(state, action as Action));
  expect(refusal).not.toBeNull();
  const errors = [
    unchanged(state, () => thrown('IllegalAction', () => reduce(state, action as Action))),
    unchanged(state, () => thrown('IllegalAction', () => transition(state, action as Action))),
    unchanged(loose, () => thrown('IllegalAction', () => fast.apply(loose, action as Action))),
  ] as unknown as IllegalAction[];
  for (const error of errors) {
    expect(error.refusal).toEqual(refusal);
    expect(error).toMatchObject({ ...expected });
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  }
  expect(errors[0]).toBeInstanceOf(IllegalAction);
  return errors[0] as IllegalAction;
}

type Case = readonly [what: string, action: (g: Game) => unknown, expected: Expected];

function refuses(title: string, start: () => Game, cases: readonly Case[]): void {
  describe(title, () => {
    const g = start();
    for (const [what, action, expected] of cases) {
      test(`${what}: ${expected.reason}`, () => {
        expectRefused(g.state, action(g), expected);
      });
    }
  });
}

const turn = (): Game =>
  on({
    hands: [
      ['red 3', 'blue 9', 'red skip', 'black 8', 'fuck you', 'nice try', 'blue 1'],
      ['red 3', 'green 7', 'yellow 2'],
      ['counterattack', 'blue 4'],
    ],
    top: 'red 5',
  });

refuses('in a turn', turn, [
  ['not an object', () => null, { reason: 'malformed', seat: null }],
  ['a string', () => 'draw', { reason: 'malformed', seat: null }],
  ['a number', () => 0, { reason: 'malformed', seat: null }],
  ['nothing', () => undefined, { reason: 'malformed', seat: null }],
  ['a list', () => [{ type: 'draw', seat: 0 }], { reason: 'malformed', seat: null, field: 'seat' }],
  ['an empty object', () => ({}), { reason: 'malformed', seat: null, field: 'seat' }],
  ['no seat', () => ({ type: 'draw' }), { reason: 'malformed', seat: null, field: 'seat' }],
  ['seat 1.5', () => ({ type: 'draw', seat: 1.5 }), { reason: 'malformed', field: 'seat' }],
  ['seat NaN', () => ({ type: 'draw', seat: Number.NaN }), { reason: 'malformed', field: 'seat' }],
  ['seat Infinity', () => ({ type: 'draw', seat: Number.POSITIVE_INFINITY }), { reason: 'malformed', field: 'seat' }],
  ["seat '0'", () => ({ type: 'draw', seat: '0' }), { reason: 'malformed', field: 'seat' }],
  ['seat null', () => ({ type: 'draw', seat: null }), { reason: 'malformed', field: 'seat' }],
  ['seat [0]', () => ({ type: 'draw', seat: [0] }), { reason: 'malformed', field: 'seat' }],
  ['seat -1', () => ({ type: 'draw', seat: -1 }), { reason: 'no-such-seat', field: 'seat', seat: null }],
  ['seat 3 of 3', () => ({ type: 'draw', seat: 3 }), { reason: 'no-such-seat', field: 'seat' }],
  ['seat 99', () => ({ type: 'draw', seat: 99 }), { reason: 'no-such-seat', field: 'seat' }],
  ['no type', () => ({ seat: 0 }), { reason: 'malformed', field: 'type', seat: 0 }],
  ['an unknown type', () => ({ type: 'undo', seat: 0 }), { reason: 'malformed', field: 'type' }],
  ['a type in capitals', () => ({ type: 'DRAW', seat: 0 }), { reason: 'malformed', field: 'type' }],
  ['the type of every object', () => ({ type: 'toString', seat: 0 }), { reason: 'malformed', field: 'type' }],
  [
    'a type in the prototype',
    () => JSON.parse('{"__proto__": {"type": "draw", "seat": 0}}'),
    { reason: 'malformed', field: 'seat' },
  ],
  ['not your turn', () => ({ type: 'draw', seat: 1 }), { reason: 'not-your-turn', seat: 1 }],
  [
    'not your turn, with a card',
    (g) => ({ type: 'play', seat: 1, card: g.id(1, 'red 3') }),
    { reason: 'not-your-turn' },
  ],
  ['not your turn, with nonsense', () => ({ type: 'choose', seat: 2, cards: 7 }), { reason: 'not-your-turn' }],
  ['no card', () => ({ type: 'play', seat: 0 }), { reason: 'malformed', field: 'card' }],
  ['a card by its name', () => ({ type: 'play', seat: 0, card: 'red 3' }), { reason: 'malformed', field: 'card' }],
  ['card null', () => ({ type: 'play', seat: 0, card: null }), { reason: 'malformed', field: 'card' }],
  ['card 1.5', () => ({ type: 'play', seat: 0, card: 1.5 }), { reason: 'malformed', field: 'card' }],
  [
    "another one's card",
    (g) => ({ type: 'play', seat: 0, card: g.id(1, 'green 7') }),
    { reason: 'not-in-hand', field: 'card' },
  ],
  ['a card of the pile', (g) => ({ type: 'play', seat: 0, card: g.state.drawPile[0] }), { reason: 'not-in-hand' }],
  ['the top card', (g) => ({ type: 'play', seat: 0, card: g.state.discardPile.at(-1) }), { reason: 'not-in-hand' }],
  ['a card that is none', () => ({ type: 'play', seat: 0, card: 9999 }), { reason: 'not-in-hand' }],
  ['card -1', () => ({ type: 'play', seat: 0, card: -1 }), { reason: 'not-in-hand' }],
  [
    'neither color nor number',
    (g) => ({ type: 'play', seat: 0, card: g.id(0, 'blue 9') }),
    { reason: 'does-not-fit', needs: ['color', 'number'], field: 'card' },
  ],
  [
    'a black card of another number',
    (g) => ({ type: 'play', seat: 0, card: g.id(0, 'black 8') }),
    { reason: 'does-not-fit', needs: ['number'] },
  ],
  [
    'Fuck You without ten cards',
    (g) => ({ type: 'play', seat: 0, card: g.id(0, 'fuck you') }),
    { reason: 'condition', ruling: 'R-052', field: 'card' },
  ],
  ['passing before drawing', () => ({ type: 'pass', seat: 0 }), { reason: 'draw-first', ruling: 'R-038' }],
  ['a react without a window', () => ({ type: 'decline', seat: 0 }), { reason: 'wrong-type', field: 'type' }],
  [
    'a react with Nice Try without a window',
    (g) => ({ type: 'react', seat: 0, card: g.id(0, 'nice try') }),
    { reason: 'wrong-type', field: 'type' },
  ],
  ['a choice nobody asked for', () => declines(), { reason: 'wrong-type', field: 'type' }],
  [
    'a power card',
    (g) => ({ type: 'play', seat: 0, card: g.id(0, 'red 3'), power: 'looping' }),
    { reason: 'no-power', field: 'power', ruling: 'R-318' },
  ],
  [
    'a power that is none',
    (g) => ({ type: 'play', seat: 0, card: g.id(0, 'red 3'), power: null }),
    { reason: 'no-power', field: 'power' },
  ],
]);

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

const powered = (): Game =>
  on({
    hands: [['red 3', 'red thief', 'red 1', 'mimicry', 'fuck you'], ['green 7', 'green 8'], ['blue 4']],
    top: 'red 5',
    sets: ALL,
    options: { 'ruleCards.count': 0 },
    powers: [
      ['looping', 'special seal'],
      ['recycling', 'black wish'],
    ],
  });

const withPower = (card: string, power: unknown) => (g: Game) => ({
  type: 'play',
  seat: 0,
  card: g.id(0, card),
  power,
});

const NO_POWER = { reason: 'no-power', field: 'power', ruling: 'R-318' } as const;

refuses('with power cards', powered, [
  ['one of another player', withPower('red 3', 'recycling'), NO_POWER],
  ['one of the pile', withPower('red 3', 'troublecharger'), NO_POWER],
  ['Special Seal with a special card', withPower('red thief', 'special-seal'), NO_POWER],
  ['by its printed name', withPower('red 3', 'Looping'), NO_POWER],
  ['by its place', withPower('red 3', 0), NO_POWER],
  ['a card as a power card', withPower('red 3', 'gift'), NO_POWER],
  ['an inherited name', withPower('red 3', 'constructor'), NO_POWER],
  ['two at once', withPower('red 3', ['looping', 'special-seal']), NO_POWER],
  ['nothing at all, said', withPower('red 3', null), NO_POWER],
  ['a card that may not be played anyway', withPower('fuck you', 'looping'), { reason: 'condition', ruling: 'R-052' }],
  ['without a card', () => ({ type: 'play', seat: 0, power: 'looping' }), { reason: 'malformed', field: 'card' }],
]);

refuses('with The End', () => on({ hands: [['the end'], ['red 2']], top: 'red 5', sets: ALL, powers: [['looping']] }), [
  ['any power card', withPower('the end', 'looping'), NO_POWER],
]);

test('The End with other cards in hand', () => {
  const g = on({ hands: [['the end', 'red 1'], ['red 2']], top: 'red 5', sets: ALL });
  expectRefused(g.state, { type: 'play', seat: 0, card: g.id(0, 'the end') }, { reason: 'condition', ruling: 'R-057' });
});

test('Curse', () => {
  const g = on({ hands: [['curse', 'red 1'], ['red 2']], top: 'red 5', sets: ALL });
  expectRefused(g.state, { type: 'play', seat: 0, card: g.id(0, 'curse') }, { reason: 'condition', ruling: 'R-056' });
});

/** Seat 0 has used Looping; it is seat 0's turn again, or still its turn. */
refuses('a power card used already', () => {
  const g = on({
    hands: [
      ['red 3', 'red 4', 'red 6'],
      ['red 2', 'red 7'],
    ],
    top: 'red 5',
    sets: ['supercharge'],
    powers: [['all draw one']],
  });
  return g.act({ type: 'play', seat: 0, card: g.id(0, 'red 3'), power: 'all-draw-one' }).play(1, 'red 2');
}, [['in a later turn', withPower('red 4', 'all-draw-one'), NO_POWER]]);

refuses('a second power card in one turn', () => {
  const g = on({
    hands: [
      ['red 2nd chance', 'red 4', 'red 6'],
      ['red 2', 'red 7'],
    ],
    top: 'red 5',
    sets: ['supercharge'],
    powers: [['all draw one', 'looping']],
  });
  return g.act({ type: 'play', seat: 0, card: g.id(0, 'red 2nd chance'), power: 'all-draw-one' });
}, [
  ['with the card that covers', withPower('red 4', 'looping'), NO_POWER],
  ['the same again', withPower('red 4', 'all-draw-one'), NO_POWER],
]);

refuses(
  'when the kind of a Mimicry is to be named',
  () => on({ hands: [['mimicry', 'red 1'], ['red 2']], top: 'black 5', sets: ['troublemaker'] }).play(0, 'mimicry'),
  [
    ['a colored kind on a black card', () => picks('gift'), { reason: 'not-offered' }],
    ['a bi-colored kind on a black card', () => picks('colour-swap'), { reason: 'not-offered' }],
    ['itself', () => picks('mimicry'), { reason: 'not-offered' }],
    ['a unique kind', () => picks('fuck-you'), { reason: 'not-offered' }],
    ['a number', () => picks('number'), { reason: 'not-offered' }],
    ['a kind of a box that is not open', () => picks('edison'), { reason: 'not-offered' }],
    ['an inherited name', () => picks('toString'), { reason: 'not-offered' }],
    ['nothing', () => declines(), { reason: 'obligatory', field: 'type' }],
    ['the index of one', () => picks(0), { reason: 'malformed' }],
    ['a card', (g) => chooses([g.id(0, 'red 1')]), { reason: 'wrong-type', field: 'type' }],
  ],
);

refuses(
  'when the half of a Colour Swap is to be named',
  () =>
    on({
      hands: [['blue-green colour swap', 'red 1'], ['red 2']],
      top: 'red-yellow colour swap',
      sets: ['troublemaker'],
    }).play(0, 'blue-green colour swap'),
  [
    ['a color of another card', () => picks('red'), { reason: 'not-offered' }],
    ['a color that is not in play', () => picks('purple'), { reason: 'not-offered' }],
    ['black', () => picks('black'), { reason: 'not-offered' }],
    ['a wish', () => wishes({ color: 'blue' }), { reason: 'wrong-type', field: 'type' }],
  ],
);

refuses(
  'when Distributor deals the hands',
  () =>
    on({
      hands: [
        ['red troublemaker', 'red 1'],
        ['red 2', 'green 1'],
        ['red 4', 'green 2'],
      ],
      top: 'red 5',
      sets: ['troublemaker'],
      events: ['distributor'],
    })
      .play(0, 'red troublemaker')
      .quiet(),
  [
    ['the own hand to oneself', () => names(0), { reason: 'self', field: 'target', ruling: 'R-004' }],
    ['to nobody', () => declines(), { reason: 'obligatory', ruling: 'R-093' }],
    ['to a seat that does not exist', () => names(3), { reason: 'no-such-seat', field: 'target' }],
    ['by another player', () => names(0, 1), { reason: 'not-your-turn' }],
  ],
);

refuses('after drawing', () => turn().draw(0), [
  ['drawing twice', () => ({ type: 'draw', seat: 0 }), { reason: 'already-drawn', ruling: 'R-039' }],
  ['a card that does not fit', (g) => ({ type: 'play', seat: 0, card: g.id(0, 'blue 9') }), { reason: 'does-not-fit' }],
]);

describe('what a card would have had to meet', () => {
  const misses = (top: Parameters<typeof on>[0]['top'], card: string, expected: Partial<Expected>): void => {
    const g = on({ hands: [[card, 'green 1'], ['blue 2']], ...(top === undefined ? {} : { top }) });
    expectRefused(g.state, { type: 'play', seat: 0, card: g.id(0, card) }, { reason: 'does-not-fit', ...expected });
  };

  test('a number on a colored number: color or number', () => {
    misses('red 5', 'blue 9', { needs: ['color', 'number'] });
  });

  test('a plain special on a colored number: color', () => misses('red 5', 'blue skip', { needs: ['color'] }));

  test('a plain special on another: color or symbol', () => {
    misses('red skip', 'blue gift', { needs: ['color', 'symbol'], ruling: 'R-063' });
  });

  test('a number on a plain special: color', () => misses('red skip', 'blue 9', { needs: ['color'] }));

  test('a number on a black number: number', () => misses('black 8', 'red 7', { needs: ['number'], ruling: 'R-060' }));

  test('a black number on a black number, never', () => {
    misses('black 8', 'black 7', { needs: ['number'], ruling: 'R-061' });
  });

  test('a number on a wished color: the wish', () => {
    misses({ wish: 'red' }, 'blue 9', { needs: ['wish'], ruling: 'R-067' });
  });

  test('a number on a wished number: the wish', () => {
    misses({ wish: 7 }, 'blue 9', { needs: ['wish'], ruling: 'R-068' });
  });

  test('a plain special on a wished number: the wish', () => {
    misses({ wish: 7 }, 'blue skip', { needs: ['wish'], ruling: 'R-068' });
  });
});

const gift = (): Game =>
  on({
    hands: [
      ['red gift', 'blue 1', 'blue 2', 'blue 3'],
      ['green 1', 'green 2'],
      ['yellow 1', 'yellow 2'],
    ],
    top: 'red 9',
  }).play(0, 'red gift');

const names = (target: unknown, seat = 0) => ({ type: 'name', seat, target });
const chooses = (cards: unknown, seat = 0) => ({ type: 'choose', seat, cards });
const picks = (option: unknown, seat = 0) => ({ type: 'pick', seat, option });
const splits = (shares: unknown, seat = 0) => ({ type: 'split', seat, shares });
const gives = (gifts: unknown, seat = 0) => ({ type: 'give', seat, gifts });
const wishes = (wish: unknown, seat = 0) => ({ type: 'wish', seat, wish });
const declines = (seat = 0) => ({ type: 'decline', seat });

refuses('when a victim is to be named', gift, [
  ['oneself', () => names(0), { reason: 'self', field: 'target', ruling: 'R-004' }],
  ['nobody', () => names(null), { reason: 'malformed', field: 'target' }],
  ['seat 3 of 3', () => names(3), { reason: 'no-such-seat', field: 'target' }],
  ['seat -1', () => names(-1), { reason: 'no-such-seat', field: 'target' }],
  ['seat 99', () => names(99), { reason: 'no-such-seat', field: 'target' }],
  ["seat '1'", () => names('1'), { reason: 'malformed', field: 'target' }],
  ['seat 0.5', () => names(0.5), { reason: 'malformed', field: 'target' }],
  ['declining what is obligatory', () => declines(), { reason: 'obligatory', ruling: 'R-093' }],
  ['another option', () => picks('no'), { reason: 'wrong-type', field: 'type' }],
  ['cards', () => chooses([1, 2]), { reason: 'wrong-type', field: 'type' }],
  ['no target', () => ({ type: 'name', seat: 0 }), { reason: 'malformed', field: 'target' }],
  [
    'the target under another name',
    () => ({ type: 'name', seat: 0, victim: 1 }),
    { reason: 'malformed', field: 'target' },
  ],
  ['a list', () => names([1]), { reason: 'malformed', field: 'target' }],
  [
    'a target in the prototype',
    () => JSON.parse('{"type": "name", "seat": 0, "__proto__": {"target": 1}}'),
    { reason: 'malformed', field: 'target' },
  ],
  [
    'an inherited target',
    () => Object.assign(Object.create({ target: 1 }), { type: 'name', seat: 0 }),
    { reason: 'malformed', field: 'target' },
  ],
  ['drawing', () => ({ type: 'draw', seat: 0 }), { reason: 'wrong-type', field: 'type' }],
  ['passing', () => ({ type: 'pass', seat: 0 }), { reason: 'wrong-type', field: 'type' }],
  ['a card', (g) => ({ type: 'play', seat: 0, card: g.id(0, 'blue 1') }), { reason: 'wrong-type', field: 'type' }],
  ['the victim', () => names(2, 1), { reason: 'not-your-turn', seat: 1 }],
]);

refuses('when a victim must not have to sit out already', () => {
  const g = on({ hands: [['red skip', 'blue 1'], ['green 1'], ['green 2'], ['green 3']], top: 'red 9', skips: [0, 1] });
  return g.play(0, 'red skip');
}, [['a victim who has to', () => names(1), { reason: 'not-offered', field: 'target' }]]);

refuses('when cards are to be given', () => gift().name(0, 1).quiet(), [
  ['none', () => chooses([]), { reason: 'wrong-count', field: 'cards' }],
  ['too few', (g) => chooses(g.ids(0, ['blue 1'])), { reason: 'wrong-count', field: 'cards' }],
  ['too many', (g) => chooses(g.ids(0, ['blue 1', 'blue 2', 'blue 3'])), { reason: 'wrong-count' }],
  [
    'the same card twice',
    (g) => chooses([g.id(0, 'blue 1'), g.id(0, 'blue 1')]),
    { reason: 'duplicate', field: 'cards[1]' },
  ],
  [
    "another one's card",
    (g) => chooses([g.id(0, 'blue 1'), g.id(1, 'green 1')]),
    { reason: 'not-offered', field: 'cards[1]' },
  ],
  ['the gift itself', (g) => chooses([g.id(0, 'blue 1'), g.state.discardPile.at(-1)]), { reason: 'not-offered' }],
  ['cards that are none', () => chooses([-1, 9999]), { reason: 'not-offered', field: 'cards[0]' }],
  ['names', () => chooses(['blue 1', 'blue 2']), { reason: 'malformed', field: 'cards[0]' }],
  ['nulls', () => chooses([null, null]), { reason: 'malformed', field: 'cards[0]' }],
  ['a list with holes', () => chooses(new Array(2)), { reason: 'malformed', field: 'cards[0]' }],
  ['like a list', () => chooses({ 0: 1, 1: 2, length: 2 }), { reason: 'malformed', field: 'cards' }],
  ['a number', () => chooses(2), { reason: 'malformed', field: 'cards' }],
  ['a seat', () => names(1), { reason: 'wrong-type', field: 'type' }],
  ['declining', () => declines(), { reason: 'obligatory', field: 'type' }],
]);

const four = (): Game =>
  on({
    hands: [['fantastic four', 'blue 1', 'blue 2'], ['green 1'], ['green 2'], ['green 3']],
    top: 'red 9',
  }).play(0, 'fantastic four');

refuses('when four draws are to be spread', four, [
  ['five draws', () => splits([0, 5, 0, 0]), { reason: 'out-of-range', field: 'shares[1]' }],
  ['five in all', () => splits([0, 2, 2, 1]), { reason: 'wrong-sum', field: 'shares', ruling: 'R-123' }],
  ['three in all', () => splits([0, 1, 1, 1]), { reason: 'wrong-sum', field: 'shares' }],
  ['none', () => splits([0, 0, 0, 0]), { reason: 'wrong-sum', field: 'shares' }],
  ['too short', () => splits([0, 4, 0]), { reason: 'wrong-count', field: 'shares' }],
  ['too long', () => splits([0, 4, 0, 0, 0]), { reason: 'wrong-count', field: 'shares' }],
  ['a negative part', () => splits([0, 5, -1, 0]), { reason: 'out-of-range', field: 'shares[1]' }],
  ['a negative part first', () => splits([-1, 4, 1, 0]), { reason: 'out-of-range', field: 'shares[0]' }],
  ['oneself', () => splits([1, 1, 1, 1]), { reason: 'self', field: 'shares[0]', ruling: 'R-004' }],
  ['a fraction', () => splits([0, 1.5, 2.5, 0]), { reason: 'malformed', field: 'shares[1]' }],
  ['strings', () => splits(['0', '4', '0', '0']), { reason: 'malformed', field: 'shares[0]' }],
  ['NaN', () => splits([0, Number.NaN, 4, 0]), { reason: 'malformed', field: 'shares[1]' }],
  ['by name', () => splits({ 1: 4 }), { reason: 'malformed', field: 'shares' }],
  ['a victim', () => names(1), { reason: 'wrong-type', field: 'type' }],
  ['declining', () => declines(), { reason: 'obligatory', field: 'type' }],
]);

const wishing = (card: string) => (): Game =>
  on({ hands: [[card, 'blue 1'], ['green 1'], ['green 2']], top: 'red 9' }).play(0, card);

refuses('when a color or a number is to be wished', wishing('fantastic'), [
  ['black', () => wishes({ color: 'black' }), { reason: 'black-wish', ruling: 'R-080' }],
  ['an unknown color', () => wishes({ color: 'pink' }), { reason: 'not-offered', field: 'wish.color' }],
  ['purple without its box', () => wishes({ color: 'purple' }), { reason: 'not-offered' }],
  ['a color in capitals', () => wishes({ color: 'RED' }), { reason: 'not-offered' }],
  ['number 10', () => wishes({ number: 10 }), { reason: 'out-of-range', ruling: 'R-018' }],
  ['number 0', () => wishes({ number: 0 }), { reason: 'out-of-range', field: 'wish.number' }],
  ['number -1', () => wishes({ number: -1 }), { reason: 'out-of-range' }],
  ['number 1.5', () => wishes({ number: 1.5 }), { reason: 'malformed', field: 'wish.number' }],
  ["number '7'", () => wishes({ number: '7' }), { reason: 'malformed', field: 'wish.number' }],
  ['color 7', () => wishes({ color: 7 }), { reason: 'malformed', field: 'wish.color' }],
  ['color null', () => wishes({ color: null }), { reason: 'malformed', field: 'wish.color' }],
  ['both', () => wishes({ color: 'red', number: 7 }), { reason: 'malformed', field: 'wish' }],
  ['neither', () => wishes({}), { reason: 'malformed', field: 'wish' }],
  ['a bare color', () => wishes('red'), { reason: 'malformed', field: 'wish' }],
  ['nothing', () => wishes(null), { reason: 'malformed', field: 'wish' }],
  ['a list', () => wishes(['red']), { reason: 'malformed', field: 'wish' }],
  ['the color of the prototype', () => wishes(Object.create({ color: 'red' })), { reason: 'malformed' }],
  ['declining', () => declines(), { reason: 'obligatory', ruling: 'R-078' }],
]);

refuses('when a color is to be wished', wishing('counterattack'), [
  ['a number', () => wishes({ number: 7 }), { reason: 'not-offered', ruling: 'R-079' }],
  ['black', () => wishes({ color: 'black' }), { reason: 'black-wish' }],
]);

const attacked = (): Game =>
  on({
    hands: [['red gift', 'blue 1', 'blue 2', 'blue 3'], ['counterattack', 'nice try', 'green 2'], ['counterattack']],
    top: 'red 9',
  })
    .play(0, 'red gift')
    .name(0, 1);

refuses('in a window', attacked, [
  [
    'a card that is no reaction',
    (g) => ({ type: 'react', seat: 1, card: g.id(1, 'green 2') }),
    { reason: 'no-reaction' },
  ],
  [
    'a reaction to something else',
    (g) => ({ type: 'react', seat: 1, card: g.id(1, 'nice try') }),
    { reason: 'no-reaction', field: 'card' },
  ],
  [
    "another one's reaction",
    (g) => ({ type: 'react', seat: 1, card: g.id(2, 'counterattack') }),
    { reason: 'not-in-hand', field: 'card' },
  ],
  ['no card', () => ({ type: 'react', seat: 1 }), { reason: 'malformed', field: 'card' }],
  ['a name', () => ({ type: 'react', seat: 1, card: 'counterattack' }), { reason: 'malformed', field: 'card' }],
  ['false', () => ({ type: 'react', seat: 1, card: false }), { reason: 'malformed', field: 'card' }],
  [
    'playing instead of tossing in',
    (g) => ({ type: 'play', seat: 1, card: g.id(1, 'counterattack') }),
    { reason: 'wrong-type', field: 'type' },
  ],
  ['passing', () => ({ type: 'pass', seat: 1 }), { reason: 'wrong-type', field: 'type' }],
  ['naming somebody', () => names(0, 1), { reason: 'wrong-type', field: 'type' }],
  [
    'a bystander',
    (g) => ({ type: 'react', seat: 2, card: g.id(2, 'counterattack') }),
    { reason: 'not-your-turn', seat: 2 },
  ],
  ['whoever attacks', () => ({ type: 'decline', seat: 0 }), { reason: 'not-your-turn' }],
]);

const event = (name: string) => (): Game =>
  on({
    hands: [
      ['black 5', 'blue 1', 'blue 2'],
      ['green 1', 'green 2'],
      ['yellow 1', 'yellow 2'],
    ],
    top: 'red 5',
    events: [name],
  }).play(0, 'black 5');

refuses('when cards are to be given away', event('merry christmas'), [
  ['nothing', () => gives([], 1), { reason: 'wrong-count', field: 'gifts' }],
  ['too little', (g) => gives([[g.id(1, 'green 1'), 0]], 1), { reason: 'wrong-count' }],
  [
    'one card twice',
    (g) => {
      const card = g.id(1, 'green 1');
      return gives(
        [
          [card, 0],
          [card, 2],
        ],
        1,
      );
    },
    { reason: 'duplicate', field: 'gifts[1]' },
  ],
  [
    'to oneself',
    (g) =>
      gives(
        g.ids(1, ['green 1', 'green 2']).map((id) => [id, 1]),
        1,
      ),
    { reason: 'self' },
  ],
  [
    'to nobody',
    (g) =>
      gives(
        g.ids(1, ['green 1', 'green 2']).map((id) => [id, 7]),
        1,
      ),
    { reason: 'no-such-seat', field: 'gifts[0][1]' },
  ],
  [
    "another one's cards",
    (g) =>
      gives(
        g.ids(2, ['yellow 1', 'yellow 2']).map((id) => [id, 0]),
        1,
      ),
    { reason: 'not-offered', field: 'gifts[0]' },
  ],
  ['no pairs', (g) => gives(g.ids(1, ['green 1', 'green 2']), 1), { reason: 'malformed', field: 'gifts[0]' }],
  [
    'triples',
    (g) =>
      gives(
        g.ids(1, ['green 1', 'green 2']).map((id) => [id, 0, 0]),
        1,
      ),
    { reason: 'malformed', field: 'gifts[0]' },
  ],
  [
    'the other way round',
    (g) =>
      gives(
        g.ids(1, ['green 1', 'green 2']).map((id) => [0, id]),
        1,
      ),
    { reason: 'no-such-seat', field: 'gifts[0][1]' },
  ],
  ['by name', () => gives({ 'green 1': 0 }, 1), { reason: 'malformed', field: 'gifts' }],
  ['not yet asked', (g) => gives([[g.id(2, 'yellow 1'), 0]], 2), { reason: 'not-your-turn' }],
]);

refuses('when a name is to be picked', event('the all-seeing eye'), [
  ['another name', () => declines(1), { reason: 'obligatory', field: 'type' }],
  ['a number', () => picks(1, 1), { reason: 'malformed', field: 'option' }],
  ['a name every object has', () => picks('constructor', 1), { reason: 'not-offered' }],
  ['a list with it', () => picks(['seen'], 1), { reason: 'malformed', field: 'option' }],
]);

refuses('when the answer was given already', () => event('the all-seeing eye')().option(1, 'seen'), [
  ['again', () => picks('seen', 1), { reason: 'not-your-turn', seat: 1 }],
]);

const second = (): Game =>
  on({ hands: [['red 2nd chance', 'red 4', 'blue 1'], ['green 1']], top: 'red 9' }).play(0, 'red 2nd chance');

refuses('when 2nd Chance is to be covered', second, [
  ['drawing', () => ({ type: 'draw', seat: 0 }), { reason: 'must-play', ruling: 'R-094' }],
  ['passing', () => ({ type: 'pass', seat: 0 }), { reason: 'must-play', ruling: 'R-094' }],
  ['what does not fit', (g) => ({ type: 'play', seat: 0, card: g.id(0, 'blue 1') }), { reason: 'does-not-fit' }],
]);

function over(): GameState {
  const state = fast.createGame({ players: 3, seed: 5, pointLimit: 1 });
  while (state.outcome === null) {
    const [seat] = fast.waitingFor(state);
    fast.apply(
      state,
      fast.sampleLegal(state, seat as number, () => 0.5),
    );
  }
  return state;
}

describe('after the game is over', () => {
  const end = over();
  for (const action of [
    { type: 'draw', seat: 0 },
    { type: 'pass', seat: 1 },
    { type: 'play', seat: 2, card: 0 },
    { type: 'decline', seat: 0 },
    { type: 'decline', seat: 0 },
  ]) {
    test(`${action.type}: game-over`, () => {
      expectRefused(end, action, { reason: 'game-over', seat: action.seat });
    });
  }

  test('a seat that does not exist is said to not exist', () => {
    expectRefused(end, { type: 'draw', seat: 3 }, { reason: 'no-such-seat' });
  });
});

/** States with every kind of question open. */
const OPEN: Readonly<Record<string, () => GameState>> = {
  turn: () => turn().state,
  seat: () => gift().state,
  cards: () => gift().name(0, 1).quiet().state,
  split: () => four().state,
  wish: () => wishing('fantastic')().state,
  react: () => attacked().state,
  deal: () => event('merry christmas')().state,
  option: () => event('the all-seeing eye')().state,
};

describe('whatever is sent', () => {
  for (const [kind, make] of Object.entries(OPEN)) {
    test(`with a '${kind}' question open, a lawful action with junk in any field is refused or means the same`, () => {
      const state = make();
      const seat = waitingFor(state)[0] as number;
      const trees = legalActions(state, seat, { limit: 60 });
      for (const action of trees) {
        for (const path of pathsOf(action)) {
          for (const junk of [...JUNK, ...NOT_JSON]) {
            const trial = put(action, path, junk);
            expectHandled(state, trial, `${path.join('.')} = ${show(junk)}`);
          }
          expectHandled(state, put(action, path, DELETED), `${path.join('.')} deleted`);
        }
      }
    });
  }

  const anything = fc.oneof(
    fc.jsonValue(),
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true }),
  );

  const TYPES = ['play', 'draw', 'pass', 'react', 'name', 'choose', 'pick', 'split', 'give', 'wish', 'decline'];

  const nearly = fc.record(
    {
      type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...TYPES) }, anything),
      seat: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -1, max: 8 }) }, anything),
      to: fc.oneof(fc.integer({ min: -1, max: 9 }), anything),
      card: fc.oneof(fc.integer({ min: -1, max: 130 }), anything),
      power: anything,
      target: fc.oneof(fc.integer({ min: -1, max: 8 }), anything),
      cards: fc.oneof(fc.array(fc.nat(130)), anything),
      shares: fc.oneof(fc.array(fc.integer({ min: -1, max: 5 })), anything),
      gifts: fc.oneof(fc.array(fc.tuple(fc.nat(130), fc.nat(8))), anything),
      wish: fc.oneof(fc.record({ color: fc.string() }), fc.record({ number: fc.integer() }), anything),
      option: fc.oneof(fc.constantFrom('decline', 'seen'), anything),
    },
    { requiredKeys: [] },
  );

  test('any value at all is refused with a reason, or is lawful', () => {
    fc.assert(
      fc.property(
        anyState({ actions: 60 }),
        fc.array(fc.oneof(anything, nearly), { minLength: 10 }),
        (state, trials) => {
          for (const trial of trials) expectHandled(state, trial, 'anything');
        },
      ),
    );
  });

  test('for any value at all as a seat', () => {
    const state = createGame({ players: 3, seed: 1 });
    fc.assert(
      fc.property(anything, (seat) => {
        const asks = [legalActions, countLegal, (at: GameState, who: number) => sampleLegal(at, who, () => 0)];
        if ([0, 1, 2].some((one) => Object.is(seat, one))) return;
        for (const ask of asks) expect(thrown('InvalidInput', () => ask(state, seat as number)).field).toBe('seat');
      }),
    );
  });
});

describe('a negative zero', () => {
  // It is JSON, and equal to zero, but a state that held it would not be equal to itself once saved.
  const cases: Readonly<Record<string, readonly [() => Game, (g: Game) => unknown]>> = {
    'as a card': [
      // The first blue 1 of the deck is card 0.
      () => on({ hands: [['blue 1', 'red 2'], ['red 3']], top: 'blue 9' }),
      () => ({ type: 'play', seat: 0, card: -0 }),
    ],
    'as a seat': [turn, () => ({ type: 'draw', seat: -0 })],
    'as a victim': [
      () =>
        on({ hands: [['red 2'], ['red gift', 'red 3', 'red 4', 'red 5'], ['red 6']], top: 'red 9', active: 1 }).play(
          1,
          'red gift',
        ),
      () => names(-0, 1),
    ],
    'as a part': [four, () => splits([-0, 4, 0, 0])],
    'as a reaction': [() => attacked(), () => ({ type: 'react', seat: 1, card: -0 })],
    'as a card that is given': [() => gift().name(0, 1).quiet(), (g) => chooses([-0, g.id(0, 'blue 2')])],
  };
  for (const [what, [start, action]] of Object.entries(cases)) {
    test(what, () => {
      const g = start();
      expectHandled(g.state, action(g), what);
    });
  }
});

const DELETED = Symbol('deleted');

type Path = readonly (string | number)[];

/** All places in a tree. */
function pathsOf(tree: unknown, path: Path = []): Path[] {
  if (typeof tree !== 'object' || tree === null) return path.length === 0 ? [] : [path];
  const below = Object.entries(tree).flatMap(([key, value]) =>
    pathsOf(value, [...path, Array.isArray(tree) ? Number(key) : key]),
  );
  return path.length === 0 ? below : [path, ...below];
}

/** A copy with something else in one place. */
function put(tree: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.flatMap((one, i) => {
      if (i !== key) return [one];
      const now = put(one, rest, value);
      return now === DELETED ? [] : [now];
    });
  }
  const copy: Record<string, unknown> = { ...(tree as object) };
  const now = put(copy[key], rest, value);
  if (now === DELETED) delete copy[key];
  else copy[key] = now;
  return copy;
}

/** Fails unless an action is either refused with a reason and without a trace, or played to a state that is plain JSON. */
function expectHandled(state: GameState, action: unknown, what: string): void {
  const before = JSON.stringify(state);
  let after: GameState;
  try {
    after = reduce(state, action as Action);
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw new Error(`${what}: ${String(error)}`, { cause: error });
    expect(JSON.stringify(state)).toBe(before);
    expect(whyNot(state, action as Action)).toEqual(error.refusal);
    expect(error.message).toMatch(/^[A-Z].*\.$/s);
    return;
  }
  expect(isLegal(state, action as Action)).toBe(true);
  expect(JSON.stringify(state)).toBe(before);
  expect(JSON.parse(JSON.stringify(after))).toEqual(after);
}

test('a state whose chance is none is an InvalidSnapshot, by the field, where events are asked for as well', () => {
  const g = on({ hands: [['black 5', 'red 1'], ['green 1']], top: 'red 5', events: ['doomsday'], windows: 'holders' });
  const random = { ...g.state.random, s0: 'window' as unknown as number };
  const play: Action = { type: 'play', seat: 0, card: g.id(0, 'black 5') };
  const error = thrown('InvalidSnapshot', () => transition({ ...g.state, random }, play));
  expect(error.field).toBe('state.random.s0');
});
