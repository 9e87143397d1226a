/** Attacks and reactions, and what they tell. */
import * as board from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { BoardGame, onBoard } from '../support/board.ts';
import { playOpening, spacesFor } from './boards.ts';

const pass = (g: BoardGame, seat: board.Seat): BoardGame => g.act({ type: 'decline', seat });

describe('R-422 R-423 attacks and Block', () => {
  test('R-422 Remote on another token is an attack: its owner, and nobody else, may block', () => {
    const g = onBoard({
      hands: [
        ['remote', 'block'],
        ['block', 'skip'],
        ['block', 'skip'],
      ],
      tokens: [12, 20, 30],
    });
    g.place(0, 'remote', 44).name(0, 1);
    expect(g.waiting).toEqual([1]);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'remote', by: 0 });
    expect(g.refused({ type: 'react', seat: 2, card: g.id(2, 'block') })).toMatchObject({
      refusal: { reason: 'not-your-turn' },
    });
    g.toss(1, 'block').place(1, 'block', 45);
    expect(g.tokens).toEqual([12, 20, 30]);
    g.expectTurn(1);
  });

  test('R-422 Swap and Gift are attacks on whoever is named', () => {
    for (const card of ['swap', 'gift']) {
      const g = onBoard({
        hands: [
          ['stop', 'block'],
          ['block', 'skip'],
          ['block', 'skip'],
        ],
        tokens: [12, 20, 30],
        board: { 14: card },
        dice: [2],
      });
      g.place(0, 'stop', 44).name(0, 2);
      if (card === 'gift') g.option(0, '2');
      expect(g.waiting).toEqual([2]);
      expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'attacked', subject: card });
      g.toss(2, 'block').place(2, 'block', 45);
      expect(g.tokens).toEqual([14, 20, 30]);
      g.expectTurn(1);
    }
  });

  test('R-422 a Re-Roll of the die of another player is an attack, of the own die it is none', () => {
    const g = onBoard({
      hands: [
        ['stop', 'block'],
        ['re-roll', 'skip'],
      ],
      tokens: [12, 20],
      dice: [6, 1],
    });
    g.place(0, 'stop', 44).toss(1, 're-roll').place(1, 're-roll', 45);
    expect(g.asked(0)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 're-roll', by: 1 });
    pass(g, 0);
    expect(g.tokens).toEqual([13, 20]);
    g.expectTurn(1);

    const own = onBoard({
      hands: [
        ['stop', 'block', 're-roll'],
        ['block', 'skip'],
      ],
      tokens: [12, 20],
      dice: [6, 1],
    });
    own.place(0, 'stop', 44).toss(0, 're-roll').place(0, 're-roll', 45);
    expect(own.rolls).toEqual([6, 1]);
    expect(own.tokens).toEqual([13, 20]);
    own.expectTurn(1);
  });

  test('R-422 events cannot be blocked, even those that name a token', () => {
    const marching = onBoard({
      hands: [
        ['troublemaker', 'block'],
        ['block', 'skip'],
      ],
      tokens: [12, 20],
      dice: [{ d20: 3 }, 3],
    });
    marching.place(0, 'troublemaker', 44).name(0, 1);
    expect(marching.tokens).toEqual([12, 23]);
    marching.expectTurn(1);
    const party = onBoard({
      hands: [
        ['troublemaker', 'block'],
        ['block', 'skip'],
      ],
      tokens: [12, 20],
      dice: [{ d20: 15 }],
    });
    party.place(0, 'troublemaker', 44).name(1, 0).name(0, 1);
    expect(party.tokens).toEqual([14, 22]);
    party.expectTurn(1);
  });

  test('R-422 a card placed in the way or under a token cannot be blocked', () => {
    const g = onBoard({ hands: [['stop'], ['block']], tokens: [12, 20], dice: [1] });
    g.place(0, 'stop', 20);
    expect(g.said('tossedIn')).toEqual([]);
    expect(g.tokens).toEqual([13, 20]);
    g.expectTurn(1);
  });

  test('R-422 a deck may say that a Gift is no attack', () => {
    const g = onBoard({
      deck: board.defineDeck({ attacks: { gift: false } }),
      hands: [['stop'], ['block']],
      tokens: [12, 20],
      board: { 14: 'gift' },
      dice: [2],
    });
    g.place(0, 'stop', 44).option(0, '1');
    expect(g.tokens).toEqual([14, 21]);
    g.expectTurn(1);
  });

  test('R-423 R-471 Remote may be blocked before the die: then it is not even rolled', () => {
    const g = onBoard({ hands: [['remote'], ['block']], tokens: [12, 20] });
    g.place(0, 'remote', 44).name(0, 1).toss(1, 'block').place(1, 'block', 45);
    expect(g.rolls).toEqual([]);
    expect(g.tokens).toEqual([12, 20]);
    g.expectTurn(1);
  });

  test('R-423 R-471 Remote may be blocked once more when the die is known: the effect is lost', () => {
    const g = onBoard({ hands: [['remote'], ['block']], tokens: [12, 20], dice: [5] });
    g.place(0, 'remote', 44).name(0, 1);
    pass(g, 1);
    expect(g.rolls).toEqual([5]);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'remote' });
    g.toss(1, 'block').place(1, 'block', 45);
    expect(g.on(45)).toEqual(['block']);
    expect(g.tokens).toEqual([12, 20]);
    g.expectTurn(1);
  });

  test('R-423 R-471 after two passes Remote is carried out, and nobody is asked a third time', () => {
    const g = onBoard({ hands: [['remote'], ['block']], tokens: [12, 20], dice: [3] });
    g.place(0, 'remote', 44).name(0, 1);
    pass(g, 1);
    pass(g, 1);
    expect(g.tokens).toEqual([12, 23]);
    g.expectTurn(1);
  });

  test('R-471 a Gift may be blocked when the player and the steps are named, and only then', () => {
    const g = onBoard({
      hands: [['stop'], ['block'], ['skip']],
      tokens: [12, 20, 30],
      board: { 14: 'gift' },
      dice: [2],
    });
    g.place(0, 'stop', 44).name(0, 1);
    expect(g.waiting).toEqual([0]);
    g.option(0, '2');
    expect(g.waiting).toEqual([1]);
    pass(g, 1);
    expect(g.tokens).toEqual([14, 22, 30]);
    g.expectTurn(1);
  });

  test('R-415 R-423 whoever was blocked with a Remote does not move, either', () => {
    const g = onBoard({ hands: [['remote', 'stop'], ['block']], tokens: [12, 20], dice: [4] });
    g.place(0, 'remote', 44).name(0, 1);
    pass(g, 1).toss(1, 'block').place(1, 'block', 45);
    expect(g.rolls).toEqual([4]);
    expect(g.said('moved')).toEqual([]);
    expect(g.tokens).toEqual([12, 20]);
    g.expectTurn(1);
  });

  test('R-418 R-423 a blocked Swap does nothing, and there is no second choice', () => {
    const g = onBoard({
      hands: [['stop'], ['block'], ['skip']],
      tokens: [12, 20, 30],
      board: { 14: 'swap' },
      dice: [2],
    });
    g.place(0, 'stop', 44).name(0, 1).toss(1, 'block').place(1, 'block', 45);
    expect(g.tokens).toEqual([14, 20, 30]);
    g.expectTurn(1);
  });
});

describe('R-424 R-425 R-473 Re-Roll', () => {
  test('R-424 a blocked Re-Roll: the old result stands', () => {
    const g = onBoard({ hands: [['stop', 'block'], ['re-roll']], tokens: [12, 20], dice: [5] });
    g.place(0, 'stop', 44).toss(1, 're-roll').place(1, 're-roll', 45).toss(0, 'block').place(0, 'block', 46);
    expect(g.rolls).toEqual([5]);
    expect(g.tokens).toEqual([17, 20]);
    expect([g.on(45), g.on(46)]).toEqual([['re-roll'], ['block']]);
    g.expectTurn(1);
  });

  test('R-424 a Block cannot be blocked, nor re-rolled', () => {
    const g = onBoard({
      hands: [['remote', 'block', 're-roll'], ['block'], ['block', 're-roll']],
      tokens: [12, 20, 30],
    });
    g.place(0, 'remote', 44).name(0, 1).toss(1, 'block');
    // Nobody is asked anything but where the Block goes.
    expect(g.waiting).toEqual([1]);
    g.place(1, 'block', 45);
    expect(g.tokens).toEqual([12, 20, 30]);
    g.expectTurn(1);
  });

  test('R-473 after a blocked Re-Roll everybody may re-roll the old result', () => {
    const g = onBoard({
      hands: [['stop', 'block'], ['re-roll'], ['re-roll']],
      tokens: [12, 20, 30],
      dice: [5, 2],
    });
    g.place(0, 'stop', 44).toss(1, 're-roll');
    pass(g, 2).place(1, 're-roll', 45).toss(0, 'block').place(0, 'block', 46);
    expect(g.waiting).toEqual([2]);
    expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'rolled' });
    g.toss(2, 're-roll').place(2, 're-roll', 47);
    expect(g.rolls).toEqual([5, 2]);
    expect(g.tokens).toEqual([14, 20, 30]);
    g.expectTurn(1);
  });

  test('R-425 Re-Rolls follow each other as often as somebody wants, and the last result counts', () => {
    const g = onBoard({
      hands: [['stop', 're-roll'], ['re-roll', 're-roll'], ['skip']],
      tokens: [12, 20, 30],
      dice: [5, 6, 1, 2],
    });
    g.place(0, 'stop', 44).toss(1, 're-roll');
    pass(g, 0).place(1, 're-roll', 45).toss(0, 're-roll');
    pass(g, 1).place(0, 're-roll', 46).toss(1, 're-roll').place(1, 're-roll', 47);
    expect(g.rolls).toEqual([5, 6, 1, 2]);
    expect(g.tokens).toEqual([14, 20, 30]);
    g.expectTurn(1);
  });

  test('R-425 a die for a Second Chance, for a teleport, and for a Remote', () => {
    const chance = onBoard({
      hands: [['stop'], ['re-roll']],
      tokens: [12, 20],
      board: { 13: 'second chance' },
      dice: [1, 6, 2],
    });
    chance.place(0, 'stop', 44);
    pass(chance, 1).toss(1, 're-roll').place(1, 're-roll', 45);
    expect(chance.tokens).toEqual([15, 20]);
    chance.expectTurn(1);

    const teleport = onBoard({
      hands: [['stop'], ['re-roll']],
      tokens: [12, 20],
      board: { 13: 'teleport' },
      dice: [1, 6, 1],
    });
    teleport.place(0, 'stop', 44);
    pass(teleport, 1).toss(1, 're-roll').place(1, 're-roll', 45);
    expect(teleport.tokens).toEqual([4, 20]);
    teleport.expectTurn(1);

    const remote = onBoard({ hands: [['remote'], ['re-roll']], tokens: [12, 20], dice: [6, 1] });
    remote.place(0, 'remote', 44).name(0, 1).toss(1, 're-roll').place(1, 're-roll', 45);
    expect(remote.tokens).toEqual([12, 21]);
    remote.expectTurn(1);
  });

  test('R-425 the die of twenty for an event, and the dice rolled during it', () => {
    // Epic Win is re-rolled to Expansion; there seat 0 re-rolls the 6 of seat 1 to a 1.
    const g = onBoard({
      hands: [['troublemaker', 're-roll'], ['re-roll']],
      tokens: [12, 20],
      dice: [{ d20: 20 }, { d20: 7 }, 6, 1, 2],
    });
    g.place(0, 'troublemaker', 44);
    expect(g.said('rolled')).toMatchObject([{ sides: 20, for: 'event' }]);
    g.toss(1, 're-roll');
    pass(g, 0).place(1, 're-roll', 45);
    pass(g, 0).toss(0, 're-roll').place(0, 're-roll', 46);
    expect(g.said('eventRolled').map(({ number }) => number)).toEqual([7]);
    expect(g.tokens).toEqual([14, 21]);
    g.expectTurn(1);
  });

  test('R-422 R-425 a die rolled during an event belongs to whoever rolled it: they may block its Re-Roll', () => {
    // Expansion and Tsunami: seat 1 rolls first, and the 6 stands. Seat 0 rolls 6, too.
    for (const [number, tokens] of [
      [7, [18, 26]],
      [11, [12, 20]],
    ] as const) {
      const g = onBoard({
        hands: [['troublemaker', 're-roll'], ['block']],
        tokens: [12, 20],
        dice: [{ d20: number }, 6, 6],
      });
      g.place(0, 'troublemaker', 44);
      pass(g, 0).toss(0, 're-roll').place(0, 're-roll', 45);
      expect(g.waiting).toEqual([1]);
      expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 're-roll', by: 0 });
      g.toss(1, 'block').place(1, 'block', 46);
      expect(g.rolls).toEqual([number, 6, 6]);
      expect(g.tokens).toEqual(tokens);
      g.expectTurn(1);
    }
  });

  test('R-422 R-425 the own die of an event may be rolled again without an attack on whoever rolled the event', () => {
    for (const [number, tokens] of [
      [7, [16, 22]],
      [11, [12, 20]],
    ] as const) {
      const g = onBoard({
        hands: [['troublemaker', 'block'], ['re-roll']],
        tokens: [12, 20],
        dice: [{ d20: number }, 6, 2, 4],
      });
      g.place(0, 'troublemaker', 44);
      pass(g, 1).toss(1, 're-roll').place(1, 're-roll', 45);
      expect(g.rolls).toEqual([number, 6, 2, 4]);
      expect(g.tokens).toEqual(tokens);
      g.expectTurn(1);
    }
  });

  test('R-425 the roll for who begins is not included', () => {
    const deck = board.defineDeck({ counts: { 're-roll': 40, push: 0, gift: 0, swap: 0, stop: 0, skip: 0, jump: 3 } });
    const g = playOpening(new BoardGame(board.createGame({ players: 3, seed: 1, deck })));
    expect(g.state.players.some((_player, seat) => g.hand(seat).includes('re-roll'))).toBe(true);
    expect(g.events.map(({ type }) => type)).not.toContain('tossedIn');
    g.expectTurn(g.state.starter);
  });

  test('R-400 R-425 a Re-Roll is placed before the die is rolled again', () => {
    const g = onBoard({ hands: [['stop'], ['re-roll']], tokens: [12, 20], dice: [5, 2] });
    g.place(0, 'stop', 44).toss(1, 're-roll');
    expect(g.rolls).toEqual([5]);
    expect(spacesFor(g, 1, 're-roll')).toContain(14);
    g.place(1, 're-roll', 14);
    expect(g.rolls).toEqual([5, 2]);
    expect(g.tokens).toEqual([14, 20]);
    g.expectTurn(1);
  });
});

describe('R-426 R-427 Nice Try', () => {
  test('R-426 when a turn has ended with a token on the end, all tokens there go to teleport 6 and the round goes on', () => {
    const g = onBoard({
      hands: [['stop'], ['nice try', 'skip', 'skip', 'skip'], ['x']],
      tokens: [47, 50, 20],
      dice: [3],
      draw: ['ghost', 'ghost', 'ghost', 'ghost', 'gift', 'gift', 'gift'],
    });
    g.place(0, 'stop', 44);
    // Everybody has drawn before.
    expect(g.sizes).toEqual([4, 4, 4]);
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'finish' });
    g.toss(1, 'nice try').place(1, 'nice try', 45);
    expect(g.tokens).toEqual([39, 39, 20]);
    expect(g.rolls).toEqual([3]);
    expect(g.said('roundEnded')).toEqual([]);
    g.expectTurn(1);
    // Its player has three cards until the end of the next turn.
    expect(g.sizes).toEqual([4, 3, 4]);
  });

  test('R-426 its player draws up to four at the end of the next turn', () => {
    const g = onBoard({
      hands: [['stop'], ['skip', 'skip', 'skip', 'skip'], ['nice try', 'x', 'x', 'x']],
      tokens: [47, 10, 20],
      dice: [3],
      draw: ['ghost', 'ghost', 'ghost', 'ghost', 'gift', 'jump'],
    });
    g.place(0, 'stop', 44).toss(2, 'nice try').place(2, 'nice try', 45);
    expect(g.sizes).toEqual([4, 4, 3]);
    g.place(1, 'skip', 46);
    expect(g.hand(1)).toEqual(['gift', 'skip', 'skip', 'skip']);
    expect(g.hand(2)).toEqual(['jump', 'x', 'x', 'x']);
    g.expectTurn(2);
  });

  test('R-426 whose turn it was may use it, too, even a copy just drawn', () => {
    const g = onBoard({
      hands: [
        ['stop', 'x', 'x', 'x'],
        ['skip', 'skip', 'skip', 'skip'],
      ],
      tokens: [47, 10],
      dice: [3],
      draw: ['nice try'],
    });
    g.place(0, 'stop', 44);
    expect(g.waiting).toEqual([0]);
    g.toss(0, 'nice try').place(0, 'nice try', 45);
    expect(g.tokens).toEqual([39, 10]);
    g.expectTurn(1);
  });

  test('R-426 it does not save the round once the pile is exhausted', () => {
    const g = onBoard({
      hands: [
        ['stop', 'x', 'x'],
        ['nice try', 'skip', 'skip', 'skip'],
      ],
      tokens: [47, 10],
      dice: [3],
      draw: ['ghost'],
      drawOnly: true,
      pointLimit: 1,
    });
    g.place(0, 'stop', 44).toss(1, 'nice try').place(1, 'nice try', 45);
    expect(g.said('roundEnded')).toEqual([{ type: 'roundEnded', cause: 'exhausted' }]);
    expect(g.scores).toEqual([39, 10]);
    g.expectOver();
  });

  test('R-426 nobody is asked if no token is on the end, and the round ends if nobody wants to', () => {
    const none = onBoard({ hands: [['stop'], ['nice try', 'x', 'x', 'x']], tokens: [46, 10], dice: [3] });
    none.place(0, 'stop', 44).expectTurn(1);
    const g = onBoard({
      hands: [
        ['stop', 'x', 'x', 'x'],
        ['nice try', 'skip', 'skip', 'skip'],
      ],
      tokens: [47, 10],
      dice: [3],
      draw: ['ghost'],
      pointLimit: 1,
    });
    g.place(0, 'stop', 44);
    pass(g, 1);
    expect(g.scores).toEqual([50, 10]);
    g.expectOver();
  });

  test('R-426 R-007 of two who want to, the first in order of play uses it, and the other keeps theirs', () => {
    const g = onBoard({
      hands: [
        ['nice try', 'stop', 'x', 'x', 'x'],
        ['skip', 'skip', 'skip', 'skip'],
        ['nice try', 'ghost', 'ghost', 'ghost'],
      ],
      tokens: [47, 10, 20],
      dice: [3],
    });
    g.place(0, 'stop', 44).toss(0, 'nice try').toss(2, 'nice try');
    expect(g.waiting).toEqual([2]);
    g.place(2, 'nice try', 45);
    expect(g.tokens).toEqual([39, 10, 20]);
    expect(g.hand(0)).toEqual(['nice try', 'x', 'x', 'x']);
    g.expectTurn(1);
  });

  test('R-427 teleport 6 is wherever it has been moved', () => {
    const g = onBoard({
      hands: [['stop'], ['nice try', 'skip', 'skip', 'skip']],
      tokens: [47, 10],
      teleports: [4, 11, 18, 25, 32, 2],
      dice: [3],
      draw: ['ghost', 'ghost', 'ghost', 'ghost'],
    });
    g.place(0, 'stop', 44).toss(1, 'nice try').place(1, 'nice try', 45);
    expect(g.tokens).toEqual([2, 10]);
    g.expectTurn(1);
  });
});

describe('R-440 R-371 what a window tells', () => {
  /** The seats asked in each window of a turn in which everybody passes. */
  function asked(setup: board.TableSetup, ...doings: ((g: BoardGame) => unknown)[]): number[][] {
    const g = onBoard({ windows: 'everyone', ...setup });
    const seats: number[][] = [];
    for (const doing of doings) {
      doing(g);
      for (let react = true; react; ) {
        const { waiting } = g;
        react = waiting.every((seat) => g.asked(seat)?.type === 'react');
        if (!react) break;
        seats.push([...waiting].sort((a, b) => a - b));
        for (const seat of waiting) pass(g, seat);
      }
    }
    g.expectTurn(1);
    return seats;
  }

  test("R-371 R-440 'everyone': a roll asks all who hold cards, whatever they hold", () => {
    const place = (g: BoardGame) => g.place(0, 'stop', 44);
    const without = { hands: [['stop', 'x'], ['skip'], ['skip']], tokens: [12, 20, 30], dice: [2] };
    const holding = { ...without, hands: [['stop', 're-roll'], ['re-roll'], ['skip']] };
    expect(asked(without, place)).toEqual([[0, 1, 2]]);
    expect(asked(holding, place)).toEqual([[0, 1, 2]]);
  });

  test("R-371 R-373 'everyone': whoever has no card is not asked", () => {
    const place = (g: BoardGame) => g.place(0, 'stop', 44);
    expect(asked({ hands: [['stop'], ['skip'], []], tokens: [12, 20, 30], dice: [2] }, place)).toEqual([[1]]);
  });

  test("R-371 R-471 'everyone': an attack asks the victim before and after the die, Block or no Block", () => {
    const place = (g: BoardGame) => g.place(0, 'remote', 44).name(0, 2);
    const without = { hands: [['remote', 'x'], ['skip'], ['skip']], tokens: [12, 20, 33], dice: [2] };
    const expected = [[2], [0, 1, 2], [2]];
    expect(asked(without, place)).toEqual(expected);
    expect(asked({ ...without, hands: [['remote', 're-roll'], ['block'], ['block']] }, place)).toEqual(expected);
  });

  test("R-371 R-426 'everyone': a token on the end asks all", () => {
    const setup = { hands: [['stop'], ['skip'], ['skip']], tokens: [48, 20, 30], dice: [2], pointLimit: 1 };
    const g = onBoard({ windows: 'everyone', ...setup }).place(0, 'stop', 44);
    // The roll: seat 0 holds nothing any more. The end: everybody has drawn.
    expect(g.waiting).toEqual([1, 2]);
    pass(g, 1);
    pass(g, 2);
    expect([...g.waiting].sort()).toEqual([0, 1, 2]);
    expect(g.asked(0)).toMatchObject({ type: 'react', trigger: 'finish' });
    g.quiet();
    expect(g.scores).toEqual([50, 20, 30]);
    g.expectOver();
  });

  test("R-440 'holders': only those are asked who hold a fitting card", () => {
    const g = onBoard({
      windows: 'holders',
      hands: [
        ['stop', 'block'],
        ['re-roll', 'nice try'],
        ['block', 'nice try'],
      ],
      tokens: [12, 20, 30],
      dice: [2],
    });
    g.place(0, 'stop', 44);
    expect(g.waiting).toEqual([1]);
    pass(g, 1);
    g.expectTurn(1);
  });

  test("R-496 'possible': nobody is asked at a roll while all five Re-Rolls lie open, under other cards or not", () => {
    const place = (g: BoardGame) => g.place(0, 'stop', 44);
    const setup = {
      windows: 'possible',
      hands: [['stop', 'x'], ['skip'], ['skip']],
      tokens: [12, 20, 30],
      dice: [2],
    } as const;
    const four = { 2: 're-roll', 4: 're-roll', 6: 're-roll', 8: ['re-roll', 'skip'] } as const;
    // The fifth may be in any hand: all are asked, as with 'everyone'.
    expect(asked({ ...setup, board: four }, place)).toEqual([[0, 1, 2]]);
    expect(asked({ ...setup, hands: [['stop', 'x'], ['re-roll'], ['skip']], board: four }, place)).toEqual([[0, 1, 2]]);
    expect(asked({ ...setup, board: { ...four, 10: 're-roll' } }, place)).toEqual([]);
    expect(asked({ ...setup, windows: 'everyone', board: { ...four, 10: 're-roll' } }, place)).toEqual([[0, 1, 2]]);
  });

  test("R-496 'possible': what lies open closes the windows of its own kind only", () => {
    const setup = {
      windows: 'possible',
      hands: [['stop'], ['skip'], ['skip']],
      tokens: [48, 20, 30],
      board: { 2: 'nice try', 4: ['x', 'nice try'] },
      dice: [2],
      pointLimit: 1,
    } as const;
    const g = onBoard(setup).place(0, 'stop', 44);
    // The roll still asks: no Re-Roll lies open. The end asks nobody any more.
    expect(g.waiting).toEqual([1, 2]);
    pass(g, 1);
    pass(g, 2);
    expect(g.scores).toEqual([50, 20, 30]);
    g.expectOver();
  });

  test("R-371 'everyone' is the default", () => {
    expect(board.createGame({ players: 2, seed: 1 }).rules.windows).toBe('everyone');
    const g = onBoard({ windows: 'everyone', hands: [['skip'], ['skip']] }).place(0, 'skip', 44);
    // Skip: nothing is rolled, so nobody is asked.
    g.expectTurn(1);
  });

  test('R-372 others do not see who has passed already, until all have', () => {
    const g = onBoard({
      windows: 'everyone',
      hands: [['stop', 'x'], ['skip'], ['skip']],
      tokens: [1, 2, 3],
      dice: [1],
    });
    g.place(0, 'stop', 44);
    pass(g, 1);
    expect([...g.waiting].sort()).toEqual([0, 2]);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect([...board.viewOf(g.state, viewer).asked].sort()).toEqual([0, 1, 2]);
    g.quiet().expectTurn(1);
  });

  test('R-371 R-375 whoever has no Re-Roll can only pass, and a wrong card is refused to them alone', () => {
    const g = onBoard({
      windows: 'everyone',
      hands: [['stop', 'x'], ['block'], ['skip']],
      tokens: [1, 2, 3],
      dice: [1],
    });
    g.place(0, 'stop', 44);
    expect(g.legal(1)).toEqual([{ type: 'decline', seat: 1 }]);
    expect(g.refused({ type: 'react', seat: 1, card: g.id(1, 'block') })).toMatchObject({ refusal: { seat: 1 } });
    g.quiet().expectTurn(1);
  });

  test('R-440 hands are secret: a view shows the own cards and how many the others hold', () => {
    const g = onBoard({
      hands: [['skip', 'stop'], ['ghost', 'ghost'], ['x']],
      draw: ['push', 'gift', 'gift'],
    });
    g.place(0, 'skip', 44);
    const seen = board.viewOf(g.state, 1);
    expect(seen.players.map(({ handCount }) => handCount)).toEqual([4, 4, 4]);
    expect(seen.hand).toEqual(g.state.players[1]?.hand);
    expect(board.viewOf(g.state, 'spectator').hand).toEqual([]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = board.viewOf(g.state, viewer) as unknown as Record<string, unknown>;
      for (const field of ['drawPile', 'random', 'queue']) expect(view[field]).toBeUndefined();
    }
    const drew = g.said('drew').map((event) => board.redact(event, 1));
    expect(drew.map((event) => event.type === 'drew' && [event.seat, event.cards === null])).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ]);
    g.expectTurn(1);
  });

  test('R-007 if several want to react, the first in order of play after the active player does', () => {
    const setup = {
      hands: [['stop'], ['stop', 're-roll'], ['re-roll'], ['re-roll']],
      tokens: [12, 20, 27, 33],
      active: 1,
      dice: [5, 2],
    };
    // Seat 1 is active: seat 2 comes before seat 3, and seat 1 last, whoever answers first.
    const g = onBoard(setup).place(1, 'stop', 44);
    g.toss(1, 're-roll').toss(3, 're-roll').toss(2, 're-roll');
    expect(g.waiting).toEqual([2]);
    g.place(2, 're-roll', 45);
    expect(g.hand(1)).toContain('re-roll');
    expect(g.hand(3)).toContain('re-roll');
    // The new die: those who kept their card are asked again.
    expect([...g.waiting].sort()).toEqual([1, 3]);
    g.quiet();
    expect(g.rolls).toEqual([5, 2]);
    expect(g.tokens).toEqual([12, 22, 27, 33]);
    g.expectTurn(2);
  });

  test('R-008 the same seed and the same actions make the same game', () => {
    const play = () =>
      onBoard({
        hands: [
          ['stop', 'x'],
          ['ghost', 'x'],
        ],
        tokens: [12, 20],
        seed: 'again',
      })
        .place(0, 'stop', 46)
        .quiet();
    const [a, b] = [play(), play()];
    expect(board.save(a.state)).toBe(board.save(b.state));
    expect(a.events).toEqual(b.events);
    for (const g of [a, b]) {
      while (!g.asked(g.waiting[0] as number)?.topic.startsWith('turn/'))
        g.act(g.legal(g.waiting[0] as number)[0] as board.Action);
      g.expectTurn(1);
    }
  });
});
