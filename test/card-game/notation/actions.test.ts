/** Actions in words and back, in whole games of both. */
import fc from 'fast-check';
import { type Action, cardOf, type GameState, IllegalAction, legalActions, questionOf } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as notation from 'frantic-engine/notation';
import { cardNamed, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import * as boards from '../../board-game/kit.ts';
import { same, share } from '../../support/ways.ts';
import * as cards from '../properties/kit.ts';

/** How many lawful actions of one state are tried. */
const TRIED = 30;

interface Words<State, Action> {
  formatAction(state: State, action: Action): string;
  parseAction(state: State, text: string): Action;
}

/** Fails unless an action comes back from its words. */
function comesBack<State, Action>(
  { formatAction, parseAction }: Words<State, Action>,
  state: State,
  action: Action,
): void {
  const text = formatAction(state, action);
  same(parseAction(state, text), action, text);
}

describe('an action comes back from its words', () => {
  test('in card games of all editions, sets and options, for what is played and for whatever else is lawful', () => {
    fc.assert(
      fc.property(cards.ways({}, 400), (way) => {
        cards.walk(way, ({ state, action }) => {
          comesBack(notation, state, action);
          for (const other of legalActions(state, action.seat, { limit: TRIED })) comesBack(notation, state, other);
        });
      }),
      share(0.3),
    );
  });

  test('in board games on any board and with any deck', () => {
    fc.assert(
      fc.property(boards.ways({}, 150), (way) => {
        boards.walk(way, ({ state, action }) => {
          comesBack(board, state, action);
          for (const other of board.legalActions(state, action.seat, { limit: TRIED })) comesBack(board, state, other);
        });
      }),
      share(0.2),
    );
  });

  test('and cards are numbered only where a question offers several alike', () => {
    let numbered = 0;
    fc.assert(
      fc.property(cards.ways({}, 400), (way) => {
        cards.walk(way, ({ state, action }) => {
          const asked = questionOf(state, action.seat);
          if (asked?.type !== 'choose') return;
          const text = notation.formatAction(state, action);
          const names = asked.cards.map((card) => cardOf(state, card).name);
          const alike = names.filter((name, i) => names.indexOf(name) !== i);
          if (text.includes('#')) numbered++;
          expect(text).not.toMatch(/card \d/);
          for (const [, name] of text.matchAll(/([\w -]+) #/g))
            expect(alike).toContain(name?.replace(/^.* chooses /, '').trim());
        });
      }),
      share(0.3),
    );
    expect(numbered).toBeGreaterThan(0);
  });

  test.each(['Ann', 'Player 1', '3', 'seat', 'Ann,Ben', '"', '#1', 'to', 'Åsa', 'a'.repeat(41)])(
    'whatever a player is called: %s',
    (name) => {
      fc.assert(
        fc.property(cards.ways({ players: 2 }, 60), (way) => {
          const named = { ...way, setup: { ...way.setup, players: [name, 'Bo', 'Cy'] } };
          cards.walk(named, ({ state, action }) => comesBack(notation, state, action));
        }),
        { numRuns: 3 },
      );
    },
  );
});

const hands = [
  ['red 5', 'red 5', 'blue gift', 'counterattack', 'red 1'],
  ['red 2', 'nice try'],
  ['red 3', 'blue 3'],
];
const state = table({ hands, top: 'blue 9', powers: [['looping']], sets: ['supercharge'] });
const [first, second] = [cardNamed(state, 0, 'red 5'), cardNamed(state, 0, 'red 5', { nth: 1 })];

/** What is written, with the action it stands for. */
const written: readonly (readonly [string, Action])[] = [
  ['0 plays blue gift', { type: 'play', seat: 0, card: cardNamed(state, 0, 'blue gift') }],
  [
    '0 plays blue gift with looping',
    { type: 'play', seat: 0, card: cardNamed(state, 0, 'blue gift'), power: 'looping' },
  ],
  ['0 plays red 5 #1', { type: 'play', seat: 0, card: first }],
  ['0 plays red 5 #2', { type: 'play', seat: 0, card: second }],
  ['0 draws', { type: 'draw', seat: 0 }],
  ['0 passes', { type: 'pass', seat: 0 }],
  ['1 tosses in nice try', { type: 'react', seat: 1, card: cardNamed(state, 1, 'nice try') }],
  ['1 declines', { type: 'decline', seat: 1 }],
  ['0 names 2', { type: 'name', seat: 0, target: 2 }],
  ['2 chooses red 3, blue 3', { type: 'choose', seat: 2, cards: [...(state.players[2]?.hand ?? [])] }],
  ['2 chooses nothing', { type: 'choose', seat: 2, cards: [] }],
  ['0 splits 0 3 1', { type: 'split', seat: 0, shares: [0, 3, 1] }],
  [
    '0 gives red 5 #2 to 1, red 1 to 2',
    {
      type: 'give',
      seat: 0,
      gifts: [
        [second, 1],
        [cardNamed(state, 0, 'red 1'), 2],
      ],
    },
  ],
  ['0 wishes red', { type: 'wish', seat: 0, wish: { color: 'red' } }],
  ['0 wishes 7', { type: 'wish', seat: 0, wish: { number: 7 } }],
  ['0 declines', { type: 'decline', seat: 0 }],
  ['0 picks "a, b"', { type: 'pick', seat: 0, option: 'a, b' }],
  ['0 plays card 999', { type: 'play', seat: 0, card: 999 }],
];

describe('the words', () => {
  test.each(written)('%s', (text, action) => {
    expect(notation.formatAction(state, action)).toBe(text);
    expect(notation.parseAction(state, text)).toEqual(action);
  });

  test.each([
    ['seat 0 draws', { type: 'draw', seat: 0 }],
    ['  0   draws ', { type: 'draw', seat: 0 }],
    ['0 plays the blue gift', { type: 'play', seat: 0, card: cardNamed(state, 0, 'blue gift') }],
    ['0 plays red 5', { type: 'play', seat: 0, card: first }],
    ['0 chooses red 5, red 5', { type: 'choose', seat: 0, cards: [first, second] }],
    ['0 names seat 2', { type: 'name', seat: 0, target: 2 }],
  ])('%s is understood as well', (text, action) => {
    expect(notation.parseAction(state, text)).toEqual(action);
  });

  test('use the names of players if all of them are single words', () => {
    const ann = table({ hands, top: 'blue 9' });
    const named: GameState = {
      ...ann,
      players: ann.players.map((player, seat) => ({ ...player, name: ['Ann', 'Ben', 'Cleo'][seat] as string })),
    };
    const action: Action = { type: 'name', seat: 0, target: 2 };
    expect(notation.formatAction(named, action)).toBe('Ann names Cleo');
    expect(notation.parseAction(named, 'Ann names Cleo')).toEqual(action);
    expect(notation.parseAction(named, 'seat 0 names 2')).toEqual(action);
  });

  test('name a card that somebody does not hold, so that the rules can refuse it', () => {
    const action = notation.parseAction(state, '1 plays black 8');
    expect(notation.formatAction(state, action)).toMatch(/^1 plays (black 8|card \d+)/);
    expect(state.players[1]?.hand).not.toContain((action as { card: number }).card);
  });

  test('place cards', () => {
    const set = board.table({ hands: [['push', 'stop'], ['gift']], tokens: [3, 4] });
    const card = board.cardNamed(set, 0, 'push');
    const action = { type: 'place', seat: 0, card, at: 17, facing: 24 } as const;
    expect(board.formatAction(set, action)).toBe('0 places push on 17 facing 24');
    expect(board.parseAction(set, 'seat 0 places push on 17 facing 24')).toEqual(action);
    expect(board.parseAction(set, '0 places stop on 17')).toEqual({
      type: 'place',
      seat: 0,
      card: board.cardNamed(set, 0, 'stop'),
      at: 17,
    });
  });
});

describe('what is no notation is refused, naming the place', () => {
  test.each([
    ['', 1, 'there should be a player here'],
    ['Zoe draws', 1, "nobody is called 'Zoe'"],
    ['0', 2, /^there should be what is done/],
    ['0 drwas', 3, /^'drwas' is none of plays, draws/],
    ['0 draws two', 9, "there is something left: 'two'"],
    ['0 plays', 8, 'there should be the name of a card here'],
    ['0 plays blak 8', 9, "there is no card 'blak 8' in this game"],
    ['0 plays red 5 #3', 15, 'there are 2 such cards, from #1 on'],
    ['0 plays red 5 #0', 15, 'there are 2 such cards, from #1 on'],
    ['0 plays blue gift with', 23, 'there should be the name of a power card here'],
    ['0 chooses red 5,', 17, 'there should be the name of a card here'],
    ['0 gives red 5', 14, "there should be 'to' here, and a player"],
    ['0 splits one', 10, 'there should be a whole number here'],
    ['0 names 1234567890', 9, "nobody is called '1234567890'"],
    ['0 tosses counterattack', 10, "there should be 'in' here"],
    ['0 picks "a\\q"', 9, 'this is no text in quotation marks'],
  ])('%j', (text, column, problem) => {
    const error = thrown(() => notation.parseAction(state, text));
    expect(error).toBeInstanceOf(notation.InvalidNotation);
    expect(error).toMatchObject({ line: 1, column });
    expect((error as notation.InvalidNotation).problem).toMatch(problem);
  });

  test('and so is any text at all, if it is no action', () => {
    const piece = fc.constantFrom(
      ...'0 1 seat plays draws red 5 #1 , "a to with on splits gives names nothing card \n'.split(' '),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (given) => {
        try {
          const action = notation.parseAction(state, given);
          same(notation.parseAction(state, notation.formatAction(state, action)), action, given);
        } catch (error) {
          expect(error).toBeInstanceOf(notation.InvalidNotation);
        }
      }),
    );
  });

  test('and anything that is no text, or too long to be an action', () => {
    for (const given of [undefined, null, 7, {}, [], '0 chooses '.padEnd(1e6, '"')])
      expect(() => notation.parseAction(state, given as string)).toThrow(notation.InvalidNotation);
  });
});

describe('what is no action is not written', () => {
  test.each([
    [null, 'action'],
    [{ type: 'draw' }, 'seat'],
    [{ type: 'paly', seat: 0 }, 'type'],
    [{ type: 'play', seat: 0 }, 'card'],
    [{ type: 'play', seat: 0, card: first, power: 7 }, 'power'],
    [{ type: 'choose', seat: 0 }, 'cards'],
    [{ type: 'pick', seat: 0 }, 'option'],
    [{ type: 'name', seat: 0 }, 'target'],
    [{ type: 'choose', seat: 0, cards: 'all' }, 'cards'],
    [{ type: 'choose', seat: 0, cards: [-1] }, 'cards[0]'],
    [{ type: 'give', seat: 0, gifts: [[1]] }, 'gifts[0]'],
    [{ type: 'wish', seat: 0, wish: null }, 'wish'],
    [{ type: 'split', seat: 0, shares: [1.5] }, 'shares[0]'],
    [{ type: 'place', seat: 0, card: first }, 'at'],
  ])('%j: the field %s is named', (action, field) => {
    const error = thrown(() => notation.formatAction(state, action as unknown as Action));
    expect(error).toBeInstanceOf(IllegalAction);
    expect(error).toMatchObject({ reason: 'malformed', field });
  });
});

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('accepted');
}
