/** Two texts that can be read in two ways, what is told of names and of X, and the colors of the tokens. */
import { boardSvg, TOKEN_COLORS, table } from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { onBoard } from '../support/board.ts';

type Given = Parameters<typeof onBoard>[0];

const ATTACKER = { 'remote.chooser': 'attacker' } as const;

/** Seat 0 plays Remote, names seat 1 on space 20, and rolls a 2: the token comes onto a card on space 22. */
const remote = (card: string, { options = {}, ...more }: Partial<Given> = {}) =>
  onBoard({
    hands: [['remote', 'x', 'x', 'x'], ['skip'], ['skip']],
    tokens: [12, 20, 30],
    board: { 22: card, 30: 'stop' },
    dice: [2],
    options,
    ...more,
  })
    .place(0, 'remote', 44)
    .name(0, 1);

const rolls = (g: ReturnType<typeof remote>) => g.said('rolled').map(({ seat, value }) => [seat, value]);

describe('Remote', () => {
  test("R-415 remote.chooser 'owner' is the default: the owner rolls and chooses for the token", () => {
    for (const options of [{}, { 'remote.chooser': 'owner' } as const]) {
      const g = remote('second chance', { options, dice: [2, 4] });
      expect(rolls(g)).toEqual([
        [0, 2],
        [1, 4],
      ]);
      g.expectTurn(1);
      const magnet = remote('magnet', { options, board: { 22: 'magnet', 35: 'gift' } });
      expect(magnet.waiting).toEqual([1]);
      magnet.pick(1, 'gift').expectTurn(1);
    }
  });

  test("R-415 R-493 remote.chooser 'attacker': whoever played it rolls for a Second Chance, and the token moves on", () => {
    const g = remote('second chance', { options: ATTACKER, dice: [2, 4] });
    expect(rolls(g)).toEqual([
      [0, 2],
      [0, 4],
    ]);
    // 20 + 2 = 22, and 4 on.
    expect(g.tokens).toEqual([12, 26, 30]);
    g.expectTurn(1);
  });

  test("R-493 remote.chooser 'attacker': Push and Jump move the token that met them, not that of the player", () => {
    const push = remote('', { options: ATTACKER, board: { 22: ['push', 23] } });
    expect(push.tokens).toEqual([12, 23, 30]);
    push.expectTurn(1);
    const jump = remote('', { options: ATTACKER, board: { 22: ['jump', 23] } });
    expect(jump.tokens).toEqual([12, 24, 30]);
    jump.expectTurn(1);
  });

  test("R-493 remote.chooser 'attacker': the roll for a teleport, or for a numbered one, moves the token", () => {
    const g = remote('teleport', { options: ATTACKER, dice: [2, 6] });
    expect(rolls(g)).toEqual([
      [0, 2],
      [0, 6],
    ]);
    expect(g.tokens).toEqual([12, 39, 30]);
    g.expectTurn(1);
    // Space 25 is teleport 4; the roll leads to teleport 1 on space 4.
    const numbered = remote('', { options: ATTACKER, board: {}, dice: [5, 1] });
    expect(numbered.tokens).toEqual([12, 4, 30]);
    numbered.expectTurn(1);
  });

  test("R-493 remote.chooser 'attacker': a Magnet's card is chosen by the player of Remote and goes to the owner", () => {
    const g = remote('magnet', {
      options: ATTACKER,
      board: { 22: 'magnet', 31: 'gift', 35: 'snail' },
      draw: ['ghost'],
    });
    expect(g.waiting).toEqual([0]);
    g.pick(0, 'gift');
    expect(g.hand(1)).toContain('gift');
    expect(g.hand(0)).not.toContain('gift');
    g.expectTurn(1);
  });

  test("R-493 R-428 remote.chooser 'attacker': the owner of the token takes Fuck You", () => {
    const g = remote('fuck you', { options: ATTACKER });
    expect(g.hand(1)).toContain('fuck you');
    expect(g.on(22)).toEqual([]);
    g.expectTurn(1);
  });

  test("R-493 R-418 remote.chooser 'attacker': the player of Remote chooses with whom the token swaps, even the own one", () => {
    const g = remote('swap', { options: ATTACKER });
    // Any token but the one that came onto Swap.
    expect(g.asked(0)).toMatchObject({ type: 'name', topic: 'swap/victim', seats: [2, 0] });
    g.name(0, 0);
    expect(g.tokens).toEqual([22, 12, 30]);
    g.expectTurn(1);
  });

  test("R-493 R-422 remote.chooser 'attacker': somebody else who is named for a Swap may block", () => {
    const g = remote('swap', { options: ATTACKER, hands: [['remote'], ['skip'], ['block', 'skip']] });
    g.name(0, 2);
    expect(g.asked(2)).toMatchObject({ type: 'react', trigger: 'attacked' });
    g.toss(2, 'block').place(2, 'block', 45);
    expect(g.tokens).toEqual([12, 22, 30]);
    g.expectTurn(1);
  });

  test("R-493 R-419 remote.chooser 'attacker': whom a Gift moves, and how far, is chosen by the player of Remote", () => {
    const g = remote('gift', { options: ATTACKER, board: { 22: 'gift' } });
    expect(g.asked(0)).toMatchObject({ type: 'name', topic: 'gift/victim', seats: [2, 0] });
    g.name(0, 2).option(0, '1');
    expect(g.tokens).toEqual([12, 22, 31]);
    g.expectTurn(1);
  });

  test("R-493 R-431 remote.chooser 'attacker': an event goes round from the right neighbor of the player of Remote", () => {
    const g = remote('troublemaker', { options: ATTACKER, dice: [2, { d20: 15 }] });
    // Surprise Party: seat 1 first, whoever rolled last.
    expect(g.said('eventRolled')).toMatchObject([{ seat: 0, row: 'surprise-party' }]);
    expect(g.waiting).toEqual([1]);
    g.name(1, 1).name(2, 1).name(0, 0).expectTurn(1);
    expect(g.tokens).toEqual([14, 26, 30]);
  });

  test("R-415 R-423 remote.chooser 'attacker': it can be blocked all the same, and then nobody moves", () => {
    const g = remote('magnet', { options: ATTACKER, hands: [['remote'], ['block', 'skip'], ['skip']] });
    g.toss(1, 'block').place(1, 'block', 45);
    expect(g.tokens).toEqual([12, 20, 30]);
    g.expectTurn(1);
  });
});

describe('Earthquake', () => {
  const earthquake = (options: NonNullable<Given['options']>, tokens: readonly number[], seat = 0) => {
    const hands = tokens.map((_token, at) => (at === seat ? ['troublemaker', 'stop'] : ['stop']));
    return onBoard({ hands, tokens, active: seat, dice: [{ d20: 2 }], options }).place(seat, 'troublemaker', 44);
  };

  test("R-433 earthquake.order 'together' is the default: everybody goes to where the right neighbor was", () => {
    for (const options of [{}, { 'earthquake.order': 'together' } as const]) {
      const g = earthquake(options, [10, 20, 30, 40]);
      expect(g.tokens).toEqual([20, 30, 40, 10]);
      g.expectTurn(1);
    }
  });

  test("R-433 R-494 earthquake.order 'inOrder': one after the other, so the last goes to where the first has gone", () => {
    // Seat 1 to 30, seat 2 to 40, seat 3 to 10; seat 0, who rolled, to seat 1 on 30.
    const g = earthquake({ 'earthquake.order': 'inOrder' }, [10, 20, 30, 40]);
    expect(g.tokens).toEqual([30, 30, 40, 10]);
    expect(g.said('put')).toMatchObject([
      { seat: 1, from: 20, to: 30 },
      { seat: 2, from: 30, to: 40 },
      { seat: 3, from: 40, to: 10 },
      { seat: 0, from: 10, to: 30 },
    ]);
    g.expectTurn(1);
  });

  test("R-494 R-431 earthquake.order 'inOrder' begins with the right neighbor of whoever rolled", () => {
    // Seat 2 rolled: seat 0 goes to 20, seat 1 to 30, seat 2 to seat 0 on 20.
    const g = earthquake({ 'earthquake.order': 'inOrder' }, [10, 20, 30], 2);
    expect(g.tokens).toEqual([20, 30, 20]);
    g.expectTurn(0);
  });

  test('R-433 Robin Hood is judged before anybody moves, whatever Earthquake does', () => {
    const g = onBoard({
      hands: [['troublemaker'], ['stop'], ['stop']],
      tokens: [10, 20, 30],
      dice: [{ d20: 17 }],
      options: { 'earthquake.order': 'inOrder' },
    }).place(0, 'troublemaker', 44);
    expect(g.tokens).toEqual([30, 20, 10]);
    g.expectTurn(1);
  });
});

describe('what is told', () => {
  test('R-431 Surprise Party tells who named whom', () => {
    const g = onBoard({ hands: [['troublemaker'], ['stop'], ['stop']], tokens: [5, 20, 26], dice: [{ d20: 15 }] });
    g.place(0, 'troublemaker', 44).name(1, 0).name(2, 0).name(0, 1);
    expect(g.said('named')).toEqual([
      { type: 'named', seat: 1, row: 'surprise-party', targets: [0], steps: null },
      { type: 'named', seat: 2, row: 'surprise-party', targets: [0], steps: null },
      { type: 'named', seat: 0, row: 'surprise-party', targets: [1], steps: null },
    ]);
    g.expectTurn(1);
  });

  test.each(['1', '2'])('R-419 Gift tells how far it was chosen to go: %s', (steps) => {
    const g = onBoard({
      hands: [['stop'], ['skip', 'block']],
      tokens: [12, 20],
      board: { 14: 'gift' },
      dice: [2],
    }).place(0, 'stop', 44);
    g.option(0, steps);
    expect(g.said('named')).toEqual([{ type: 'named', seat: 0, row: 'gift', targets: [1], steps: Number(steps) }]);
    // It is told before whoever is named has to say whether they block.
    expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked' });
    g.quiet();
    expect(g.tokens).toEqual([14, 20 + Number(steps)]);
    g.expectTurn(1);
  });

  test('R-409 whoever is put on an X by a card is bumped off it, and it is told from where', () => {
    // Pushed onto 14, an X, and on to 15, another one: 16.
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [12, 0],
      board: { 13: ['push', 14], 14: 'x', 15: 'x' },
      dice: [1],
    }).place(0, 'stop', 44);
    expect(g.tokens).toEqual([16, 0]);
    expect(g.said('put')).toMatchObject([{ seat: 0, from: 13, to: 14 }]);
    const [first, second] = g.said('bumped');
    expect([first, second]).toMatchObject([
      { seat: 0, from: 14, to: 15 },
      { seat: 0, from: 15, to: 16 },
    ]);
    expect([first, second].map((one) => g.called(one?.card ?? -1))).toEqual(['x', 'x']);
    g.expectTurn(1);
  });

  test('R-409 R-418 both tokens of a Swap are bumped where an X is, and nobody is by an event', () => {
    const g = onBoard({
      hands: [['stop'], ['skip']],
      tokens: [12, 30],
      board: { 14: 'swap', 30: 'x' },
      dice: [2],
    }).place(0, 'stop', 44);
    expect(g.tokens).toEqual([31, 14]);
    expect(g.said('bumped')).toMatchObject([{ seat: 0, from: 30, to: 31 }]);
    g.expectTurn(1);
    const event = onBoard({
      hands: [['troublemaker'], ['stop']],
      tokens: [10, 20],
      board: { 20: 'x' },
      dice: [{ d20: 2 }],
    }).place(0, 'troublemaker', 44);
    expect(event.tokens).toEqual([20, 10]);
    expect(event.said('bumped')).toEqual([]);
    event.expectTurn(1);
  });
});

describe('colors and what may be named', () => {
  test('R-492 the tokens are blue, yellow, green, red, white and black, and drawn so', () => {
    expect(TOKEN_COLORS).toEqual(['blue', 'yellow', 'green', 'red', 'white', 'black']);
    const svg = boardSvg(table({ hands: Array.from({ length: 6 }, () => ['push']), tokens: [1, 2, 3, 5, 6, 7] }));
    const drawn = [...svg.matchAll(/data-seat="(\d)" data-color="(\w+)">.*?<circle[^>]* fill="(#\w+)"/g)];
    expect(drawn.map(([, seat, color]) => `${seat} ${color}`)).toEqual(TOKEN_COLORS.map((color, i) => `${i} ${color}`));
    const fills = drawn.map(([, , , fill]) => fill);
    expect(fills.slice(4)).toEqual(['#fff', '#111']);
    expect(new Set(fills).size).toBe(6);
  });

  test('R-490 Swap and Gift never name the token that met them, and are not left undone', () => {
    for (const card of ['swap', 'gift']) {
      const g = onBoard({
        hands: [['stop'], ['skip'], ['skip']],
        tokens: [12, 20, 30],
        board: { 14: card },
        dice: [2],
      }).place(0, 'stop', 44);
      const own = { type: 'name', seat: 0, target: 0 } as const;
      expect(g.refused(own)).toMatchObject({ reason: 'self', ruling: 'R-490', field: 'target' });
      const nobody = { type: 'decline', seat: 0 } as const;
      expect(g.refused(nobody)).toMatchObject({ reason: 'obligatory', ruling: 'R-490', field: 'type' });
      g.name(0, 1);
      if (card === 'gift') g.option(0, '1');
      g.expectTurn(1);
    }
  });

  test('R-491 of several who toss a card in the first in the order of play does, and the others keep theirs', () => {
    const g = onBoard({
      hands: [['stop'], ['re-roll', 'skip'], ['re-roll', 'skip']],
      tokens: [12, 20, 30],
      dice: [2, 3],
      windows: 'holders',
    }).place(0, 'stop', 44);
    expect(g.asked(1)?.rulings).toContain('R-491');
    g.toss(2, 're-roll').toss(1, 're-roll').place(1, 're-roll', 45);
    expect(g.said('tossedIn')).toMatchObject([{ seat: 1 }]);
    expect(g.hand(2)).toContain('re-roll');
    g.quiet();
    expect(g.tokens).toEqual([15, 20, 30]);
    g.expectTurn(1);
  });
});
