/** The board, the deck, and placing cards on it. */
import * as board from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { BoardGame, onBoard } from '../support/board.ts';
import { facingsFor, playOpening, redAndBlueBut, spacesBut, spacesFor, TELEPORTS } from './boards.ts';

const game = (setup: board.Setup): BoardGame => new BoardGame(board.createGame(setup));

describe('the board and the deck', () => {
  test('R-386 49 spaces wind to and fro in seven rows of seven, between the start and the end', () => {
    const { cells } = board.RECONSTRUCTED_LAYOUT;
    expect(cells).toHaveLength(51);
    for (let p = 1; p <= 49; p++) {
      const row = Math.floor((p - 1) / 7);
      const column = row % 2 === 0 ? (p - 1) % 7 : 6 - ((p - 1) % 7);
      expect(cells[p]).toEqual([1 + column, row]);
    }
    const g = onBoard({ hands: [['skip'], ['stop']] });
    expect(g.state.board).toHaveLength(51);
    expect(g.tokens).toEqual([0, 0]);
    g.place(0, 'skip', 1).expectTurn(1);
  });

  test('R-386 walls stand between spaces one above the other that do not follow each other', () => {
    // Numbers one above the other add up to 15, 29, 43, 57, 71 and 85 from the first two rows to the last two.
    const expected = [];
    for (let row = 0; row < 6; row++) {
      for (let a = 7 * row + 1; a < 7 * row + 7; a++) expected.push([a, 15 + 14 * row - a]);
    }
    expect(expected).toHaveLength(36);
    expect(board.RECONSTRUCTED_LAYOUT.walls.map((wall) => [...wall].sort((a, b) => a - b))).toEqual(expected);
    const g = onBoard({ hands: [['push', 'skip'], ['stop']] });
    expect(facingsFor(g, 0, 'push', 13)).toEqual([14, 12, 2, 16]);
    expect(facingsFor(g, 0, 'push', 7)).toEqual([8, 6]);
    expect(facingsFor(g, 0, 'push', 14)).toEqual([15, 13, 1]);
    g.place(0, 'skip', 1).expectTurn(1);
  });

  test('R-386 R-412 a board of your own has its own walls and its own end', () => {
    const layout = board.defineLayout({
      map: [
        '0  1  2  3  4',
        '9  8  7  6  5', //
        '10 11 12 13 14',
      ],
      teleports: [2, 4, 6, 8, 10, 12],
    });
    // The start above 9 and the end below 5 have none.
    expect(layout.walls).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [6, 13],
      [7, 12],
      [8, 11],
    ]);
    const g = onBoard({ layout, hands: [['stop'], ['skip']], tokens: [0, 0], board: { 3: ['push', 6] }, dice: [3, 1] });
    // 3 steps, through the wall onto teleport 3 on space 6, and from there to teleport 1 on space 2.
    g.place(0, 'stop', 13);
    expect(g.said('moved').map(({ path }) => path)).toEqual([[1, 2, 3]]);
    expect(g.said('put').map(({ to }) => to)).toEqual([6, 2]);
    expect(g.tokens).toEqual([2, 0]);
    g.expectTurn(1);
  });

  test('R-387 the teleports 1 to 6 begin on 4, 11, 18, 25, 32 and 39', () => {
    const g = game({ players: 2, seed: 'teleports' });
    expect(board.RECONSTRUCTED_LAYOUT.teleports).toEqual([4, 11, 18, 25, 32, 39]);
    expect(g.teleports).toEqual([4, 11, 18, 25, 32, 39]);
    playOpening(g);
    expect(g.teleports).toEqual([4, 11, 18, 25, 32, 39]);
    g.expectTurn(g.state.starter);
  });

  test('R-388 94 cards, each kind as often as the reconstruction says', () => {
    const counts: Record<string, number> = {
      skip: 6,
      reverse: 6,
      remote: 6,
      ghost: 6,
      push: 10,
      jump: 6,
      'second-chance': 5,
      swap: 5,
      gift: 6,
      magnet: 4,
      teleport: 4,
      stop: 5,
      x: 5,
      snail: 5,
      block: 5,
      'nice-try': 2,
      're-roll': 5,
      'fuck-you': 1,
      troublemaker: 2,
    };
    const { prints } = board.RECONSTRUCTED_DECK;
    expect(Object.fromEntries(prints.map(({ card, copies }) => [card, copies]))).toEqual(counts);
    const g = game({ players: 4, seed: 'deck' });
    expect(g.state.drawPile.length + 4 * 6).toBe(94);
    playOpening(g).expectTurn(g.state.starter);
  });

  test('R-388 a deck of your own is shuffled and dealt instead', () => {
    const ours = board.defineDeck({ counts: { push: 12, jump: 4 } });
    const g = game({ players: 2, seed: 'ours', deck: ours });
    const names = [...g.state.drawPile, ...g.state.players.flatMap(({ hand }) => hand)].map((id) => g.called(id));
    expect(names.filter((name) => name === 'push')).toHaveLength(12);
    expect(names.filter((name) => name === 'jump')).toHaveLength(4);
    expect(names).toHaveLength(94);
    playOpening(g).expectTurn(g.state.starter);
  });

  test('R-389 one color for each time at which cards happen', () => {
    const byColor: Record<string, string[]> = {};
    for (const { card, color } of board.RECONSTRUCTED_DECK.prints) byColor[color] = [...(byColor[color] ?? []), card];
    expect(byColor).toEqual({
      blue: ['skip', 'reverse', 'remote', 'ghost'],
      red: ['push', 'jump', 'second-chance', 'swap', 'gift', 'magnet', 'teleport'],
      green: ['stop', 'x', 'snail'],
      multi: ['block', 'nice-try', 're-roll'],
      white: ['fuck-you', 'troublemaker'],
    });
    // Stop covers X because both are green; it does not cover the red Push.
    const g = onBoard({ hands: [['stop', 'snail'], ['skip']], board: { 30: 'x', 31: 'push' }, dice: [1] });
    expect(g.refusedPlace(0, 'stop', 31)).toMatchObject({ refusal: { reason: 'does-not-fit', ruling: 'R-391' } });
    g.place(0, 'stop', 30);
    expect(g.on(30)).toEqual(['x', 'stop']);
    g.expectTurn(1);
  });

  test('R-389 a deck of your own may give a kind another color, or several', () => {
    const ours = board.defineDeck({ colors: { stop: 'purple', snail: { green: 2, purple: 3 } } });
    const g = onBoard({
      deck: ours,
      hands: [['stop', 'green snail', 'purple snail'], ['skip']],
      board: { 30: 'x', 31: 'stop' },
      dice: [1],
    });
    expect(spacesFor(g, 0, 'stop')).toEqual(spacesBut(30));
    expect(spacesFor(g, 0, 'purple snail')).toEqual(spacesBut(30));
    expect(spacesFor(g, 0, 'green snail')).toEqual(spacesBut(31));
    g.place(0, 'purple snail', 31).expectTurn(1);
  });

  test('R-389 R-403 a deck of your own may have cards happen as they are played, before the movement', () => {
    const playing = (kind: string, card: string, dice: number[]) =>
      onBoard({
        deck: board.defineDeck({ timings: { [kind]: 'play' } }),
        hands: [[card], ['skip']],
        tokens: [12, 20],
        board: { 20: ['push', 21], 15: ['push', 16] },
        dice,
      }).place(0, card, 44);
    // To teleport 5, which does nothing, and two steps.
    expect(playing('teleport', 'teleport', [5, 2]).expectTurn(1).tokens).toEqual([34, 20]);
    // To 20, where the Push does nothing, and two steps.
    expect(playing('swap', 'swap', [2]).expectTurn(1).tokens).toEqual([22, 12]);
    // Three steps onto the Push of 15, and from 16 one more.
    expect(playing('second-chance', 'second chance', [3, 1]).expectTurn(1).tokens).toEqual([17, 20]);
    const gift = playing('gift', 'gift', [2]);
    gift.option(0, '2').expectTurn(1);
    expect(gift.tokens).toEqual([14, 22]);
  });
});

describe('where cards go', () => {
  test('R-390 a turn begins with a card that has to be placed: there is no passing and no moving first', () => {
    const g = onBoard({ hands: [['skip', 'stop'], ['ghost']], tokens: [10, 0] });
    expect(g.waiting).toEqual([0]);
    expect(new Set(g.legal(0).map((action) => action.type))).toEqual(new Set(['place']));
    expect(g.refused({ type: 'pass', seat: 0 })).toMatchObject({ refusal: { reason: 'malformed' } });
    expect(g.refused({ type: 'decline', seat: 0 })).toMatchObject({ refusal: { reason: 'wrong-type' } });
    expect(g.rolls).toEqual([]);
    g.place(0, 'skip', 30);
    expect(g.said('placed')).toHaveLength(1);
    g.expectTurn(1);
  });

  test('R-390 R-403 first the card, then the movement, then drawing', () => {
    const g = onBoard({ hands: [['stop'], ['ghost', 'ghost', 'ghost', 'ghost']], tokens: [12, 0], dice: [2] });
    g.place(0, 'stop', 30);
    const order = g.events.map(({ type }) => type);
    expect(order).toEqual(['placed', 'rolled', 'moved', 'drew', 'turnStarted']);
    g.expectTurn(1);
  });

  test('R-391 a card goes on an empty space or on its own color, never on another', () => {
    const g = onBoard({
      hands: [['stop', 'push'], ['skip']],
      board: { 5: 'x', 6: 'push', 7: 'fuck you', 8: ['x', 'snail'], 9: 'ghost' },
      dice: [1],
    });
    expect(spacesFor(g, 0, 'stop')).toEqual(spacesBut(6, 7, 9));
    expect(spacesFor(g, 0, 'push')).toEqual(spacesBut(5, 7, 8, 9));
    g.place(0, 'stop', 8);
    expect(g.on(8)).toEqual(['x', 'snail', 'stop']);
    g.expectTurn(1);
  });

  test('R-391 the start, the end, the teleports and white cards are never covered', () => {
    const g = onBoard({ hands: [['stop', 'fuck you', 'block'], ['skip']], board: { 7: 'troublemaker' }, dice: [1] });
    for (const card of ['stop', 'fuck you', 'block']) {
      for (const at of [0, 50, 7, ...TELEPORTS])
        expect(g.refusedPlace(0, card, at)).toMatchObject({
          refusal: { reason: 'forbidden', ruling: 'R-391', seat: 0 },
        });
    }
    g.place(0, 'stop', 8).expectTurn(1);
  });

  test('R-391 where a teleport has been moved to, nothing is placed; where it was, anything', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], teleports: [5, 11, 18, 25, 32, 39], dice: [1] });
    expect(g.refusedPlace(0, 'stop', 5)).toMatchObject({ refusal: { reason: 'forbidden' } });
    g.place(0, 'stop', 4);
    expect(g.on(4)).toEqual(['stop']);
    g.expectTurn(1);
  });

  test('R-391 a white card goes on any color and on an empty space, but on no white card', () => {
    const g = onBoard({
      hands: [['troublemaker'], ['skip']],
      board: { 5: 'x', 6: 'push', 7: 'fuck you', 8: 'ghost', 9: 'block', 10: 'troublemaker' },
      dice: [{ d20: 13 }],
    });
    expect(spacesFor(g, 0, 'troublemaker')).toEqual(spacesBut(7, 10));
    g.place(0, 'troublemaker', 6);
    expect(g.on(6)).toEqual(['push', 'troublemaker']);
    g.expectTurn(1);
  });

  test('R-391 R-375 an unlawful placement is refused to its player, and nothing changes', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], board: { 6: 'push' }, dice: [1] });
    expect(g.refusedPlace(0, 'stop', 6)).toMatchObject({ refusal: { seat: 0, field: 'at' } });
    expect(g.refusedPlace(1, 'skip', 6)).toMatchObject({ refusal: { seat: 1, reason: 'not-your-turn' } });
    expect(g.refusedPlace(0, 'stop', 51)).toMatchObject({ refusal: { reason: 'out-of-range' } });
    expect(g.hand(0)).toEqual(['stop']);
    g.place(0, 'stop', 7).expectTurn(1);
  });

  test('R-392 multi.wild: many-colored cards go on any color, and any color goes on them', () => {
    const g = onBoard({
      options: { 'multi.wild': true },
      hands: [['block', 'skip', 'stop', 'push'], ['skip']],
      board: { 5: 'x', 6: 'push', 7: 're-roll', 8: 'fuck you', 9: 'ghost' },
    });
    expect(spacesFor(g, 0, 'block')).toEqual(spacesBut(8));
    expect(spacesFor(g, 0, 'skip')).toEqual(spacesBut(5, 6, 8));
    expect(spacesFor(g, 0, 'stop')).toEqual(spacesBut(6, 8, 9));
    expect(spacesFor(g, 0, 'push')).toEqual(spacesBut(5, 8, 9));
    g.place(0, 'skip', 7);
    expect(g.on(7)).toEqual(['re-roll', 'skip']);
    g.expectTurn(1);
  });

  test('R-392 multi.wild is the default', () => {
    const g = onBoard({ hands: [['block'], ['skip']], board: { 6: 'push' }, dice: [1] });
    g.place(0, 'block', 6);
    expect(g.on(6)).toEqual(['push', 'block']);
    g.expectTurn(1);
  });

  test('R-392 without multi.wild many-colored cards are a color of their own', () => {
    const g = onBoard({
      options: { 'multi.wild': false },
      hands: [['block', 'skip', 'troublemaker'], ['skip']],
      board: { 5: 'x', 6: 'push', 7: 're-roll', 8: 'fuck you', 9: 'ghost' },
    });
    expect(spacesFor(g, 0, 'block')).toEqual(spacesBut(5, 6, 8, 9));
    expect(spacesFor(g, 0, 'skip')).toEqual(spacesBut(5, 6, 7, 8));
    expect(spacesFor(g, 0, 'troublemaker')).toEqual(spacesBut(8));
    expect(g.refusedPlace(0, 'skip', 7)).toMatchObject({ refusal: { reason: 'does-not-fit' } });
    g.place(0, 'skip', 9).expectTurn(1);
  });

  test('R-393 a card may be placed under any token; a Push put there moves nobody', () => {
    const g = onBoard({ hands: [['push', 'push'], ['skip']], tokens: [10, 20], dice: [2] });
    g.place(0, 'push', 20, 21);
    expect(g.tokens).toEqual([12, 20]);
    expect(g.said('fired')).toEqual([]);
    g.place(1, 'skip', 30);
    g.expectTurn(0);
    expect(g.tokens).toEqual([12, 20]);
  });

  test('R-393 R-408 a Stop under the own token holds nobody back', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], tokens: [12, 0], dice: [3] });
    g.place(0, 'stop', 12);
    expect(g.tokens).toEqual([15, 0]);
    g.expectTurn(1);
  });

  test('R-393 a white card may be placed under a token, and its owner does not take it', () => {
    const g = onBoard({ hands: [['fuck you'], ['skip']], tokens: [12, 12], dice: [1] });
    // 21 spaces forward from 12, then one step: 34. Seat 1 stays on the card.
    g.place(0, 'fuck you', 12);
    expect(g.tokens).toEqual([34, 12]);
    expect(g.on(12)).toEqual(['fuck you']);
    expect(g.hand(1)).not.toContain('fuck you');
    g.expectTurn(1);
  });

  test('R-393 R-403 what was placed under a token does something to whoever arrives there later', () => {
    const g = onBoard({
      hands: [
        ['skip', 'stop'],
        ['push', 'stop'],
      ],
      tokens: [20, 12],
      active: 1,
      dice: [2, 6],
    });
    g.place(1, 'push', 20, 21).place(0, 'skip', 45).place(1, 'stop', 46);
    // 12 + 2 + 6 = 20, and one more. Seat 0 was there already.
    expect(g.tokens).toEqual([20, 21]);
    g.expectTurn(0);
  });

  test('R-394 when no card of the hand has a lawful space, any card but a white one may be covered', () => {
    const g = onBoard({
      hands: [['stop', 'x'], ['block']],
      board: { ...redAndBlueBut(7), 7: 'fuck you' },
      dice: [1, 5],
      tokens: [3, 0],
    });
    for (const card of ['stop', 'x']) expect(spacesFor(g, 0, card)).toEqual(spacesBut(7));
    for (const at of [0, 50, 7, 4]) expect(g.refusedPlace(0, 'x', at)).toMatchObject({ refusal: { ruling: 'R-391' } });
    g.place(0, 'x', 6);
    expect(g.on(6).at(-1)).toBe('x');
    g.expectTurn(1);
  });

  test('R-394 one empty space, or one of its own color, and the waiver is gone', () => {
    const one = onBoard({ hands: [['stop', 'x'], ['block']], board: redAndBlueBut(9), dice: [1] });
    expect(spacesFor(one, 0, 'stop')).toEqual([9]);
    one.place(0, 'stop', 9);
    // The empty space is green now: other green cards go there, and nowhere else.
    one.expectTurn(1);
    const other = onBoard({ hands: [['stop', 'x'], ['block']], board: { ...redAndBlueBut(9), 9: 'snail' }, dice: [1] });
    expect(spacesFor(other, 0, 'x')).toEqual([9]);
    other.place(0, 'x', 9).expectTurn(1);
  });

  test('R-394 a card that goes nowhere at all is discarded unplayed, and the turn goes on', () => {
    const layout = board.defineLayout({ map: '0 1 2 3 4 5 6 7 8', teleports: [1, 2, 3, 4, 5, 6] });
    const g = onBoard({
      layout,
      hands: [['skip', 'reverse', 'push', 'stop'], ['block']],
      board: { 7: 'troublemaker' },
      dice: [2, 5],
      draw: [],
      drawOnly: true,
      pointLimit: 5,
    });
    expect(g.asked(0)).toMatchObject({ type: 'choose', min: 1, max: 1 });
    g.pick(0, 'skip');
    expect(g.hand(0)).toEqual(['push', 'reverse', 'stop']);
    expect(g.said('discarded')).toHaveLength(1);
    expect(g.said('placed')).toEqual([]);
    // The Skip did nothing: 2 steps onto teleport 2, and from there to teleport 5. Then there is nothing to draw.
    expect(g.scores).toEqual([5, 0]);
    g.expectOver();
  });

  test('R-395 the waiver is for a card whose color is stuck, even if other cards could be played', () => {
    const g = onBoard({
      hands: [['stop', 'push', 'ghost'], ['block']],
      board: { ...redAndBlueBut(7), 7: 'fuck you' },
      dice: [1, 5],
      tokens: [3, 0],
    });
    const red = spacesBut(7).filter((at) => g.on(at)[0] !== 'remote');
    expect(red).toHaveLength(39);
    expect(spacesFor(g, 0, 'push')).toEqual(red);
    expect(spacesFor(g, 0, 'ghost')).toEqual(spacesBut(7, ...red));
    expect(spacesFor(g, 0, 'stop')).toEqual(spacesBut(7));
    g.place(0, 'stop', 5);
    expect(g.on(5)).toEqual(['push', 'stop']);
    g.expectTurn(1);
  });

  test('R-396 the placer chooses where an arrow points: Push also through a wall, Jump along the path only', () => {
    const g = onBoard({ hands: [['push', 'jump'], ['stop']], dice: [1] });
    expect(facingsFor(g, 0, 'push', 20)).toEqual([21, 19, 9, 23]);
    expect(facingsFor(g, 0, 'jump', 20)).toEqual([21, 19]);
    expect(facingsFor(g, 0, 'push', 1)).toEqual([2, 0, 14]);
    expect(facingsFor(g, 0, 'push', 49)).toEqual([50, 48, 36]);
    expect(g.refusedPlace(0, 'jump', 20, 23)).toMatchObject({ refusal: { reason: 'not-offered', field: 'facing' } });
    expect(g.refusedPlace(0, 'push', 20, 22)).toMatchObject({ refusal: { reason: 'not-offered', field: 'facing' } });
    expect(g.refusedPlace(0, 'push', 20)).toMatchObject({ refusal: { field: 'facing' } });
    g.place(0, 'push', 20, 23);
    expect(g.state.board[20]).toMatchObject([{ facing: 23 }]);
    g.expectTurn(1);
  });

  test('R-396 an arrow stays as it was placed, whoever comes and from wherever', () => {
    const g = onBoard({
      hands: [
        ['push', 'stop'],
        ['stop', 'stop'],
      ],
      tokens: [26, 17],
      dice: [1, 3, 6],
    });
    g.place(0, 'push', 20, 19);
    expect(g.tokens).toEqual([27, 17]);
    g.place(1, 'stop', 45);
    // 17 + 3 = 20, and one back as the arrow says.
    expect(g.tokens).toEqual([27, 19]);
    expect(g.state.board[20]).toMatchObject([{ facing: 19 }]);
    g.expectTurn(0);
  });

  test('R-396 a card without an arrow takes none', () => {
    const g = onBoard({ hands: [['stop'], ['stop']], dice: [1] });
    expect(g.refusedPlace(0, 'stop', 20, 21)).toMatchObject({ refusal: { reason: 'not-offered', field: 'facing' } });
    g.place(0, 'stop', 20).expectTurn(1);
  });

  for (const [players, dealt, placed] of [
    [2, 8, 4],
    [3, 7, 3],
    [4, 6, 2],
    [5, 6, 2],
    [6, 6, 2],
  ] as const) {
    test(`R-397 ${players} players are dealt ${dealt} cards and place ${placed}, one in each lap, without effects`, () => {
      const g = game({ players, seed: `laps ${players}` });
      expect(g.sizes).toEqual(Array(players).fill(dealt));
      const { starter } = g.state;
      playOpening(g);
      expect(g.sizes).toEqual(Array(players).fill(4));
      const laps = Array.from({ length: placed * players }, (_, i) => (starter + i) % players);
      expect(g.said('placed').map(({ seat }) => seat)).toEqual(laps);
      expect(g.rolls).toEqual([]);
      expect(g.tokens).toEqual(Array(players).fill(0));
      g.expectTurn(starter);
    });
  }

  test('R-397 R-391 the cards placed before the start go where the rules for placing say', () => {
    const g = game({ players: 2, seed: 'rules' });
    const { starter } = g.state;
    const asked = g.asked(starter);
    if (asked?.type !== 'place') throw new Error('a card is to be placed');
    expect(asked.cards).toHaveLength(8);
    for (const { spaces } of asked.cards) expect(spaces.map(({ at }) => at)).toEqual(spacesBut());
    g.act(g.legal(starter)[0] as board.Action);
    expect(g.said('placed')).toHaveLength(1);
    const at = g.said('placed')[0]?.at as number;
    const color = board.cardOf(g.state, g.said('placed')[0]?.card as number).color;
    const next = g.asked(1 - starter);
    if (next?.type !== 'place') throw new Error('a card is to be placed');
    for (const { card, spaces } of next.cards) {
      const other = board.cardOf(g.state, card).color;
      const fits = color !== 'white' && (other === color || [color, other].includes('multi') || other === 'white');
      expect(spaces.some((space) => space.at === at)).toBe(fits);
    }
    playOpening(g).expectTurn(starter);
  });

  test('R-397 a Skip or a Troublemaker placed before the start does nothing, then or in the first turn', () => {
    const none = Object.fromEntries(board.RECONSTRUCTED_DECK.prints.map(({ card }) => [card, 0]));
    const deck = board.defineDeck({ counts: { ...none, skip: 16, troublemaker: 4, stop: 20 }, total: 40 });
    const g = game({ players: 2, seed: 3, deck, windows: 'holders' });
    const { starter } = g.state;
    for (let seat = starter; g.asked(seat)?.topic.startsWith('round/'); seat = 1 - seat) {
      const card = ['troublemaker', 'skip', 'stop'].find((name) => g.hand(seat).includes(name)) as string;
      g.place(seat, card, spacesFor(g, seat, card).find((at) => at > 25) as number);
    }
    expect(g.said('placed').map(({ card }) => g.called(card))).toContain('skip');
    expect(g.said('placed').map(({ card }) => g.called(card))).toContain('troublemaker');
    expect(g.said('eventRolled')).toEqual([]);
    g.expectTurn(starter).place(starter, 'stop', spacesFor(g, starter, 'stop').at(-1) as number);
    expect(g.said('rolled')[0]).toMatchObject({ seat: starter, sides: 6, for: 'movement' });
    expect(g.said('movementSkipped')).toEqual([]);
    g.expectTurn(1 - starter);
  });

  test('R-398 the highest roll of the die of twenty begins, and play goes to the right', () => {
    const { state, events } = board.opening({ players: 4, seed: 'who begins' });
    const rolls = events.filter((event) => event.type === 'rolledForStart');
    expect(rolls[0]).toMatchObject({ seats: [0, 1, 2, 3] });
    const last = rolls.at(-1);
    const highest = Math.max(...(last?.values ?? []));
    expect(last?.values.filter((value) => value === highest)).toHaveLength(1);
    expect(state.starter).toBe(last?.seats[last.values.indexOf(highest)]);
    const g = playOpening(new BoardGame(state));
    g.expectTurn(state.starter);
  });

  test('R-398 equal highest rolls are rolled again, by those who rolled them', () => {
    let tied = 0;
    for (let seed = 1; tied < 5; seed++) {
      const { state, events } = board.opening({ players: 3, seed });
      const rolls = events.filter((event) => event.type === 'rolledForStart');
      if (rolls.length === 1) continue;
      tied++;
      rolls.forEach(({ seats, values }, i) => {
        const highest = Math.max(...values);
        const best = seats.filter((_seat, at) => values[at] === highest);
        if (i < rolls.length - 1) expect(rolls[i + 1]?.seats).toEqual(best);
        else expect(best).toEqual([state.starter]);
      });
      playOpening(new BoardGame(state)).expectTurn(state.starter);
    }
  });

  test('R-398 every round is set up anew: cards, tokens, teleports, hands, and who begins', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [49, 20],
      teleports: [5, 12, 18, 25, 32, 39],
      board: { 30: 'x' },
      dice: [1],
      draw: ['ghost', 'ghost', 'ghost', 'ghost', 'reverse', 'reverse', 'reverse'],
    });
    g.place(0, 'stop', 31);
    expect(g.scores).toEqual([50, 20]);
    expect(g.said('roundStarted')).toEqual([
      { type: 'roundStarted', round: 2, cards: 94, teleports: [4, 11, 18, 25, 32, 39] },
    ]);
    expect(g.sizes).toEqual([8, 8]);
    expect(g.tokens).toEqual([0, 0]);
    expect(g.teleports).toEqual([4, 11, 18, 25, 32, 39]);
    expect(g.on(30)).toEqual([]);
    expect(g.said('rolledForStart')[0]).toMatchObject({ seats: [0, 1] });
    playOpening(g).expectTurn(g.state.starter);
  });
});

describe('reaction cards on the board', () => {
  for (const card of ['block', 'nice try', 're-roll']) {
    test(`R-399 '${card}' may be the card of the first phase, and does nothing`, () => {
      const g = onBoard({
        hands: [
          [card, 'stop', 'stop', 'stop', 'x'],
          ['skip', 'skip', 'skip', 'skip'],
        ],
        tokens: [20, 50],
        board: { 30: 'push' },
        dice: [1],
        pointLimit: 50,
      });
      g.place(0, card, 30);
      expect(g.on(30)).toEqual(['push', card]);
      // It was a movement as always: one roll, one step. Seat 1 is still on the end, so the round is over.
      expect(g.rolls).toEqual([1]);
      expect(g.said('scored').map(({ space }) => space)).toEqual([21, 50]);
      g.expectOver();
    });
  }

  test('R-399 a reaction card on the board does nothing to whoever lands on it', () => {
    const g = onBoard({ hands: [['stop'], ['skip']], tokens: [20, 0], board: { 22: 're-roll' }, dice: [2] });
    g.place(0, 'stop', 40);
    expect(g.tokens).toEqual([22, 0]);
    expect(g.said('fired')).toEqual([]);
    g.expectTurn(1);
  });

  test('R-400 a reaction is placed on a lawful space that its player chooses', () => {
    const g = onBoard({
      options: { 'multi.wild': false },
      hands: [['remote'], ['block']],
      tokens: [0, 20],
      board: { 30: 'push', 31: 're-roll', 33: 'fuck you' },
    });
    g.place(0, 'remote', 40).name(0, 1);
    g.toss(1, 'block');
    expect(g.waiting).toEqual([1]);
    expect(g.asked(1)).toMatchObject({ type: 'place', topic: expect.stringMatching(/^lay\//) });
    expect(spacesFor(g, 1, 'block')).toEqual(spacesBut(30, 33, 40));
    expect(g.refusedPlace(1, 'block', 30)).toMatchObject({ refusal: { reason: 'does-not-fit' } });
    g.place(1, 'block', 31);
    expect(g.on(31)).toEqual(['re-roll', 'block']);
    expect(g.tokens).toEqual([0, 20]);
    g.expectTurn(1);
  });

  test('R-400 R-394 if a reaction has no lawful space, it covers any card but a white one', () => {
    const g = onBoard({
      options: { 'multi.wild': false },
      hands: [['ghost'], ['re-roll']],
      tokens: [3, 20],
      board: { ...redAndBlueBut(7), 7: 'fuck you' },
      dice: [2, 1],
    });
    // One on which everything lies, and Ghost, so that nothing else happens.
    const blue = spacesFor(g, 0, 'ghost')[0] as number;
    g.place(0, 'ghost', blue).toss(1, 're-roll');
    expect(spacesFor(g, 1, 're-roll')).toEqual(spacesBut(7));
    g.place(1, 're-roll', 5);
    expect(g.on(5)).toEqual(['push', 're-roll']);
    expect(g.rolls).toEqual([2, 1]);
    expect(g.tokens).toEqual([4, 20]);
    g.expectTurn(1);
  });

  test('R-400 a reaction that goes nowhere at all is discarded, and works', () => {
    const layout = board.defineLayout({ map: '0 1 2 3 4 5 6 7 8', teleports: [1, 2, 3, 4, 5, 6] });
    const g = onBoard({
      layout,
      hands: [['troublemaker', 'ghost'], ['re-roll']],
      dice: [{ d20: 20 }, { d20: 6 }, 2],
      pointLimit: 1,
      tokens: [3, 0],
      draw: ['skip', 'skip', 'skip', 'stop', 'stop', 'stop', 'stop'],
      drawOnly: true,
    });
    // The white card takes the only free space. Standoff, not Epic Win: both tokens on teleport 6.
    g.place(0, 'troublemaker', 7).toss(1, 're-roll');
    expect(g.state.discardPile.map((id) => g.called(id))).toContain('re-roll');
    expect(g.said('eventRolled').map(({ number }) => number)).toEqual([6]);
    expect(g.tokens).toEqual([6, 6]);
    // Seat 1 has nowhere to place a card, discards one, and goes two steps to the end.
    g.pick(1, 'stop');
    expect(g.scores).toEqual([6, 8]);
    g.expectOver();
  });
});

describe('drawing', () => {
  test('R-401 at the end of a turn its player draws up to four, then the others in order of play', () => {
    const g = onBoard({
      hands: [['skip', 'stop'], ['ghost'], ['skip', 'skip', 'skip', 'x', 'x', 'x'], ['jump', 'jump']],
      active: 2,
      draw: ['push', 'gift', 'gift', 'reverse', 'reverse', 'snail', 'snail', 'snail'],
    });
    // Seat 2 keeps five of six cards; seat 3 needs two, seat 0 two, seat 1 three.
    g.place(2, 'skip', 45);
    expect(g.said('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [3, 2],
      [0, 2],
      [1, 3],
    ]);
    expect(g.hand(3)).toEqual(['gift', 'jump', 'jump', 'push']);
    expect(g.hand(0)).toEqual(['gift', 'reverse', 'skip', 'stop']);
    expect(g.hand(1)).toEqual(['ghost', 'reverse', 'snail', 'snail']);
    expect(g.hand(2)).toEqual(['skip', 'skip', 'x', 'x', 'x']);
    g.expectTurn(3);
  });

  test('R-401 whoever has used a reaction in the turn of another draws with the others at its end', () => {
    const g = onBoard({
      hands: [
        ['remote', 'x', 'x', 'x'],
        ['block', 'x', 'stop', 'stop'],
      ],
      draw: ['ghost', 'jump'],
    });
    g.place(0, 'remote', 45).name(0, 1).toss(1, 'block').place(1, 'block', 46);
    expect(g.hand(0)).toEqual(['ghost', 'x', 'x', 'x']);
    expect(g.hand(1)).toEqual(['jump', 'stop', 'stop', 'x']);
    g.expectTurn(1);
  });

  test('R-402 whoever draws fewer cards than they need ends the round with this turn', () => {
    const g = onBoard({
      hands: [
        ['skip', 'stop', 'stop', 'stop'],
        ['ghost', 'ghost'],
      ],
      tokens: [12, 7],
      draw: ['push', 'gift'],
      drawOnly: true,
      pointLimit: 10,
    });
    // Seat 0 draws one, seat 1 needs two and finds one.
    g.place(0, 'skip', 45);
    expect(g.said('drew').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(g.said('roundEnded')).toEqual([{ type: 'roundEnded', cause: 'exhausted' }]);
    expect(g.scores).toEqual([12, 7]);
    g.expectOver();
  });

  test('R-402 the last card of the pile may be drawn: the round goes on while nobody finds too few', () => {
    const g = onBoard({
      hands: [
        ['skip', 'stop', 'stop', 'stop'],
        ['skip', 'ghost', 'ghost'],
      ],
      tokens: [12, 7],
      draw: ['push', 'gift'],
      drawOnly: true,
      pointLimit: 10,
    });
    g.place(0, 'skip', 45);
    expect(g.state.drawPile).toEqual([]);
    expect(g.said('exhausted')).toEqual([]);
    g.expectTurn(1);
    g.place(1, 'skip', 46);
    expect(g.scores).toEqual([12, 7]);
    g.expectOver();
  });

  test('R-402 an empty pile is no matter while nobody needs a card', () => {
    const g = onBoard({
      hands: [
        ['skip', 'stop', 'stop', 'stop', 'x'],
        ['ghost', 'ghost', 'ghost', 'ghost', 'snail'],
      ],
      drawOnly: true,
      draw: [],
    });
    g.place(0, 'skip', 45);
    expect(g.sizes).toEqual([4, 5]);
    g.expectTurn(1);
  });

  test('R-402 the turn is completed before the round ends', () => {
    const g = onBoard({
      hands: [['stop'], ['ghost', 'ghost', 'ghost', 'ghost']],
      tokens: [12, 7],
      drawOnly: true,
      draw: [],
      dice: [3],
      pointLimit: 10,
    });
    g.place(0, 'stop', 45);
    expect(g.said('scored').map(({ points }) => points)).toEqual([15, 7]);
    g.expectOver();
  });
});
