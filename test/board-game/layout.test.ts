/** The reconstructed board and deck (reference 5.8), counted by hand. */
import {
  type Action,
  createGame,
  DECK_SIZE,
  defineLayout,
  legalActions,
  nameOf,
  opening,
  POINT_LIMITS,
  RECONSTRUCTED_DECK,
  RECONSTRUCTED_LAYOUT,
} from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { BoardGame, onBoard } from '../support/board.ts';

describe('the board', () => {
  test('51 spaces: the start is 0, the end is 50', () => {
    expect(RECONSTRUCTED_LAYOUT.cells).toHaveLength(51);
    expect(createGame({ players: 2, seed: 1 }).board).toHaveLength(51);
  });

  test('49 spaces wind to and fro in seven rows of seven', () => {
    const rows = [
      [1, 2, 3, 4, 5, 6, 7],
      [14, 13, 12, 11, 10, 9, 8],
      [15, 16, 17, 18, 19, 20, 21],
      [28, 27, 26, 25, 24, 23, 22],
      [29, 30, 31, 32, 33, 34, 35],
      [42, 41, 40, 39, 38, 37, 36],
      [43, 44, 45, 46, 47, 48, 49],
    ];
    rows.forEach((row, y) => {
      row.forEach((space, x) => {
        // The start lies to the left of the rows, so everything else is one column further right.
        expect(RECONSTRUCTED_LAYOUT.cells[space], `space ${space}`).toEqual([x + 1, y]);
      });
    });
  });

  test('the start lies before the first space, the end behind the last', () => {
    expect(RECONSTRUCTED_LAYOUT.cells[0]).toEqual([0, 0]);
    expect(RECONSTRUCTED_LAYOUT.cells[50]).toEqual([8, 6]);
  });

  test('the teleports 1 to 6 begin on 4, 11, 18, 25, 32 and 39: the middle of the first six rows', () => {
    expect(RECONSTRUCTED_LAYOUT.teleports).toEqual([4, 11, 18, 25, 32, 39]);
    for (const space of RECONSTRUCTED_LAYOUT.teleports) expect(RECONSTRUCTED_LAYOUT.cells[space]?.[0]).toBe(4);
    const state = createGame({ players: 2, seed: 1 });
    [4, 11, 18, 25, 32, 39].forEach((space, i) => {
      expect(state.board[space]?.map(({ card }) => nameOf(state, card))).toEqual([`teleport ${i + 1}`]);
    });
  });

  test('36 walls: six seams between rows, seven cells long, less the one where the path turns', () => {
    // Across a seam the numbers of two cells add up to the same: 7 + 8 = 15, then 14 more for each row. The path itself
    // crosses each seam once, so of the seven pairs of a seam six are walls.
    const seams = [
      { sum: 15, first: 1 },
      { sum: 29, first: 8 },
      { sum: 43, first: 15 },
      { sum: 57, first: 22 },
      { sum: 71, first: 29 },
      { sum: 85, first: 36 },
    ];
    const expected = seams.flatMap(({ sum, first }) =>
      [0, 1, 2, 3, 4, 5].map((i) => [first + i, sum - first - i] as const),
    );
    expect(expected).toHaveLength(36);
    const sorted = (walls: readonly (readonly [number, number])[]) =>
      walls.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`).sort();
    expect(sorted(RECONSTRUCTED_LAYOUT.walls)).toEqual(sorted(expected));
  });

  test('no wall touches the start or the end, none stands between spaces that follow each other', () => {
    for (const [a, b] of RECONSTRUCTED_LAYOUT.walls) {
      expect(Math.min(a, b)).toBeGreaterThan(0);
      expect(Math.max(a, b)).toBeLessThan(50);
      expect(Math.abs(a - b)).toBeGreaterThan(1);
    }
  });

  const facingsOf = (card: string, at: number): readonly number[] => {
    const game = onBoard({ hands: [[card], ['skip']] });
    const asked = game.asked(0);
    if (asked?.type !== 'place') throw new Error('no card is to be placed');
    game.expectTurn(0);
    return [...(asked.cards[0]?.spaces.find((space) => space.at === at)?.facings ?? [])].sort((a, b) => a - b);
  };

  test.each([
    // A corner where the path turns has no wall; others have one above, one below, or both.
    [1, [0, 2, 14]],
    [7, [6, 8]],
    [8, [7, 9, 21]],
    [17, [12, 16, 18, 26]],
    [29, [28, 30, 42]],
    [43, [42, 44]],
    [49, [36, 48, 50]],
  ])('an arrow on %i can point to %j', (at, spaces) => {
    expect(facingsOf('push', at)).toEqual(spaces);
  });

  test('an arrow that stays on the path points one forward or one backward', () => {
    expect(facingsOf('jump', 17)).toEqual([16, 18]);
    expect(facingsOf('jump', 1)).toEqual([0, 2]);
    expect(facingsOf('jump', 49)).toEqual([48, 50]);
  });

  test('a board of your own has walls wherever spaces touch that do not follow each other, start and end excepted', () => {
    const { cells, walls, teleports, name } = defineLayout({
      map: ' 0  1  2  3  4\n 9  8  7  6  5\n10 11 12 13 14',
      teleports: [2, 4, 6, 8, 10, 12],
    });
    // 0|9 has the start and 5|14 the end; 4-5 and 9-10 are the path.
    expect(walls.map(([a, b]) => `${a} ${b}`).sort()).toEqual(['1 8', '2 7', '3 6', '8 11', '7 12', '6 13'].sort());
    expect(cells).toHaveLength(15);
    expect(cells[5]).toEqual([4, 1]);
    expect(teleports).toEqual([2, 4, 6, 8, 10, 12]);
    expect(name).toBe('own board');
  });
});

describe('the deck', () => {
  /** Reference 5.8, with the colors of R-389. */
  const counts: readonly (readonly [kind: string, copies: number, color: string])[] = [
    ['skip', 6, 'blue'],
    ['reverse', 6, 'blue'],
    ['remote', 6, 'blue'],
    ['ghost', 6, 'blue'],
    ['push', 10, 'red'],
    ['jump', 6, 'red'],
    ['second chance', 5, 'red'],
    ['swap', 5, 'red'],
    ['gift', 6, 'red'],
    ['magnet', 4, 'red'],
    ['teleport', 4, 'red'],
    ['stop', 5, 'green'],
    ['x', 5, 'green'],
    ['snail', 5, 'green'],
    ['block', 5, 'multi'],
    ['nice try', 2, 'multi'],
    ['re-roll', 5, 'multi'],
    ['fuck you', 1, 'white'],
    ['troublemaker', 2, 'white'],
  ];

  test('94 cards: 24 blue, 40 red, 15 green, 12 many-colored, 3 white', () => {
    expect(DECK_SIZE).toBe(94);
    const sums: Record<string, number> = {};
    for (const { color, copies } of RECONSTRUCTED_DECK.prints) sums[color] = (sums[color] ?? 0) + copies;
    expect(sums).toEqual({ blue: 24, red: 40, green: 15, multi: 12, white: 3 });
    expect(24 + 40 + 15 + 12 + 3).toBe(94);
    const state = createGame({ players: 2, seed: 1 });
    expect(state.drawPile.length + 2 * 8).toBe(94);
  });

  test.each(counts)('%s: %i, %s', (kind, copies, color) => {
    const print = RECONSTRUCTED_DECK.prints.filter(({ card }) => card === kind.replace(' ', '-'));
    expect(print).toMatchObject([{ copies, color }]);
    // One more than there are cannot be dealt out.
    const dealt = Array.from({ length: copies }, () => kind);
    const game = onBoard({ hands: [dealt, []] }).expectTurn(0);
    expect(game.hand(0)).toEqual(dealt);
    expect(() => onBoard({ hands: [[...dealt, kind], []] })).toThrow(`hands[0][${copies}]`);
  });

  test('there are 19 kinds', () => {
    expect(RECONSTRUCTED_DECK.prints.map(({ card }) => card.replace('-', ' ')).sort()).toEqual(
      counts.map(([kind]) => kind.replace('-', ' ')).sort(),
    );
  });
});

describe('the table of players', () => {
  test.each([
    [2, 99, 121, 157],
    [3, 99, 121, 157],
    [4, 83, 99, 121],
    [5, 83, 99, 121],
    [6, 83, 99, 121],
  ])('%i players play to %i, %i or %i points', (players, short, medium, long) => {
    const limit = (length?: 'short' | 'medium' | 'long') =>
      createGame({ players, seed: 1, ...(length === undefined ? {} : { length }) }).rules.pointLimit;
    expect([limit('short'), limit('medium'), limit('long')]).toEqual([short, medium, long]);
    expect(limit()).toBe(medium);
    expect(POINT_LIMITS[players <= 3 ? 'few' : 'many']).toEqual({ short, medium, long });
  });

  test.each([
    [2, 8, 4],
    [3, 7, 3],
    [4, 6, 2],
    [5, 6, 2],
    [6, 6, 2],
  ])('%i players are dealt %i cards, and place %i of them before the first turn', (players, dealt, placed) => {
    const game = new BoardGame(createGame({ players, seed: 'dealt' }));
    expect(game.sizes).toEqual(Array(players).fill(dealt));
    expect(game.state.drawPile).toHaveLength(94 - players * dealt);
    const order = Array.from({ length: players }, (_, i) => (game.state.starter + i) % players);
    for (let lap = 0; lap < placed; lap++) {
      for (const seat of order) {
        expect(game.waiting).toEqual([seat]);
        expect(game.asked(seat)).toMatchObject({ type: 'place', topic: 'round/placed' });
        const [first] = game.legal(seat);
        if (first === undefined) throw new Error('nothing can be placed');
        game.act(first);
      }
    }
    expect(game.sizes).toEqual(Array(players).fill(4));
    expect(game.tokens).toEqual(Array(players).fill(0));
    expect(game.rolls).toEqual([]);
    game.expectTurn(game.state.starter);
  });

  test('the highest roll of the die of twenty begins; those who share it roll again, and nobody else (R-398)', () => {
    let ties = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { state, events } = opening({ players: 6, seed });
      let left = [0, 1, 2, 3, 4, 5];
      for (const event of events) {
        if (event.type !== 'rolledForStart') continue;
        expect(event.seats).toEqual(left);
        const highest = Math.max(...event.values);
        left = left.filter((_seat, i) => event.values[i] === highest);
        if (left.length > 1) ties++;
      }
      expect(left).toEqual([state.starter]);
      new BoardGame(state).act(legalActions(state, state.starter, { limit: 1 })[0] as Action);
    }
    // Of six dice of twenty, about one time in seven the highest is shared.
    expect(ties).toBeGreaterThan(0);
  });
});
