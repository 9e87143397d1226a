/** States, boards and events are what their descriptions say: no field more, none less, in both games. */
import fc from 'fast-check';
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import * as boardLiterals from '../../../src/board-game/state/literals.ts';
import * as boardLog from '../../../src/board-game/state/log.ts';
import * as boardParts from '../../../src/board-game/state/public-view.ts';
import * as boardState from '../../../src/board-game/state/state.ts';
import { addOns } from '../../../src/card-game/boxes/boxes.ts';
import * as literals from '../../../src/card-game/state/literals.ts';
import * as log from '../../../src/card-game/state/log.ts';
import * as parts from '../../../src/card-game/state/public-view.ts';
import * as state from '../../../src/card-game/state/state.ts';
import { type AnyTelling, beginRound, roundOf, toldIn } from '../../../src/common/describe.ts';
import { walk as boardWalk, ways as boardWays } from '../../board-game/kit.ts';
import { chanceOf, same, seatsOf, share, walk, ways } from './kit.ts';

type Fields = Readonly<Record<string, { readonly is: unknown; readonly seen?: true; readonly anew?: string }>>;
type Tellings = Readonly<Record<string, AnyTelling>>;

const namesOf = (thing: object): string[] => Object.keys(thing).sort();
const seenIn = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]?.seen);

/** Fails unless it has these fields and no others. */
const expectFields = (thing: object, names: readonly string[]): void => {
  same(namesOf(thing), [...names].sort(), 'other fields than described');
};

/** Fails unless the event has the described fields, and a spectator is told none of its secrets. */
function expectTold(tellings: Tellings, event: { readonly type: string }, seen: object): void {
  const has = toldIn(tellings[event.type] ?? { has: {} });
  const given = new Map<string, unknown>(Object.entries(event));
  for (const [name, shape] of Object.entries(has)) {
    expect(given.has(name), `${event.type}.${name}`).toBe(true);
    const told = (seen as Readonly<Record<string, unknown>>)[name];
    if (typeof shape === 'object' && shape !== null && 'each' in shape)
      for (const one of told as readonly unknown[]) expect(one, `${event.type}.${name}`).toBeNull();
    if (typeof shape !== 'object' || shape === null || !('secret' in shape)) continue;
    const { unless } = shape as { readonly unless?: string };
    if (unless === undefined || given.get(unless) !== true) expect(told, `${event.type}.${name}`).toBeNull();
  }
  expect([...given.keys()].filter((name) => name !== 'type' && !Object.hasOwn(has, name))).toEqual([]);
}

test('the add-ons have the names that stand in the vocabulary, in that order', () => {
  expect(addOns.map(({ name }) => name)).toEqual(cardGame.SETS);
});

describe('in the card game', () => {
  test('states, players and boards have exactly the fields that are described', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state: now, nth }) => {
          if (nth % 10 !== 0) return;
          for (const one of [now, fast.fork(now), cardGame.restore(cardGame.save(now))]) {
            expectFields(one, Object.keys(state.FIELDS));
            for (const player of one.players) expectFields(player, Object.keys(state.PLAYER));
          }
          const board = cardGame.publicOf(now);
          expectFields(board, [...seenIn(state.FIELDS), ...Object.keys(parts.PUBLIC_VIEW)]);
          for (const player of board.players)
            expectFields(player, [...seenIn(state.PLAYER), ...Object.keys(parts.PUBLIC_PLAYER)]);
        });
      }),
      share(0.25),
    );
  });

  test('events have exactly the fields that are described, and none of the secrets among them for everybody', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state: now, action }) => {
          for (const event of cardGame.transition(now, action).events)
            expectTold(log.EVENTS, event, cardGame.redact(event, 'spectator'));
        });
      }),
      share(0.25),
    );
  });

  test('a fork shares nothing that is changed in place: a frozen game can be played on in one', () => {
    fc.assert(
      fc.property(ways({}, 200), (way) => {
        walk(way, ({ state: now, nth }) => {
          if (nth % 20 !== 0) return;
          const before = JSON.stringify(now);
          const trial = fast.fork(now);
          // Whatever is frozen would not let itself be written to.
          fast.playOut(trial, chanceOf(nth), { limit: 100 });
          expect(JSON.stringify(now)).toBe(before);
        });
      }),
      share(0.25),
    );
  });

  test('what is described as new with each round is as at first when one begins, and in lists of its own', () => {
    const game = fast.createGame({ players: 3, seed: 1, sets: ['troublemaker'] });
    fast.playOut(game, chanceOf(1), { limit: 100 });
    const names = game.players.map(({ name }) => name);
    const [fresh, scores] = [literals.begin(game.rules, names, game.random), game.players.map(({ score }) => score)];
    const described = structuredClone(game);
    beginRound(described, literals.begin(game.rules, names, game.random), roundOf(state.FIELDS, state.PLAYER));
    literals.beginAnew(game, game.players);
    expect(game).toEqual(described);
    const [is, was] = [new Map<string, unknown>(Object.entries(game)), new Map<string, unknown>(Object.entries(fresh))];
    for (const [name, { anew }] of Object.entries<Fields[string]>(state.FIELDS)) {
      if (anew === undefined) continue;
      expect(is.get(name), name).toEqual(was.get(name));
      if (Array.isArray(was.get(name))) expect(is.get(name), name).not.toBe(was.get(name));
    }
    for (const player of game.players) expect(player).toMatchObject({ hand: [], skips: 0 });
    expect(game.players.map(({ score }) => score)).toEqual(scores);
  });
});

test('R-014 what outlasts a round in the card game is who plays, by what rules, and what no round has laid out', () => {
  const lasting = Object.entries<Fields[string]>(state.FIELDS).filter(([, { anew }]) => anew === undefined);
  const place = ['round', 'dealer', 'active', 'seating', 'lyingOpen', 'openHands', 'openTo'];
  const whole = ['format', 'game', 'rules', 'players', 'powerPile', 'queue', 'questions', 'random', 'outcome'];
  expect(lasting.map(([name]) => name).sort()).toEqual([...place, ...whole].sort());
  const kept = Object.entries<Fields[string]>(state.PLAYER).filter(([, { anew }]) => anew === undefined);
  expect(kept.map(([name]) => name).sort()).toEqual(['name', 'powers', 'score']);
});

test('the same in the board game, where some things outlast no turn', () => {
  const when = (anew: string | undefined): string[] =>
    Object.entries<Fields[string]>(boardState.FIELDS)
      .filter(([, field]) => field.anew === anew)
      .map(([name]) => name)
      .sort();
  expect(when(undefined)).toEqual(
    [
      'format',
      'game',
      'rules',
      'round',
      'starter',
      'active',
      'players',
      'queue',
      'questions',
      'random',
      'outcome',
    ].sort(),
  );
  expect(when('turn')).toEqual(['die', 'fired', 'ignoresCards', 'movesBackward', 'skipsMovement']);
});

test('a turn of the board game begins with these as at first, and with nothing else changed', () => {
  const game = boardFast.createGame({ players: 3, seed: 1 });
  const die = { seat: 1, sides: 6, value: 3, for: 'movement' } as const;
  const flags = { skipsMovement: true, movesBackward: true, ignoresCards: true, exhausted: true };
  Object.assign(game, flags, { fired: [4, 5], die, turn: 7, market: [6] });
  const before = new Map<string, unknown>(Object.entries(structuredClone(game)));
  boardLiterals.newTurn(game);
  const fresh = new Map<string, unknown>(Object.entries(boardLiterals.begin(game.rules, ['A'], game.random)));
  for (const [name, value] of Object.entries(game)) {
    const { anew } = boardState.FIELDS[name as keyof typeof boardState.FIELDS] as Fields[string];
    expect(value, name).toEqual((anew === 'turn' ? fresh : before).get(name));
  }
});

test('R-361 cards that lay open are told to everybody as they are picked up, others to whoever picks them up', () => {
  const open: cardGame.GameEvent = { type: 'pickedUp', seat: 1, count: 2, cards: [3, 4], open: true, places: [0, 1] };
  const hidden: cardGame.GameEvent = { ...open, open: false };
  for (const viewer of [0, 1, 'spectator'] as const) expect(cardGame.redact(open, viewer)).toEqual(open);
  expect(cardGame.redact(hidden, 1)).toEqual(hidden);
  for (const viewer of [0, 'spectator'] as const)
    expect(cardGame.redact(hidden, viewer)).toEqual({ ...hidden, cards: null });
});

describe('in the board game', () => {
  test('states, players and boards have exactly the fields that are described', () => {
    fc.assert(
      fc.property(boardWays(), (way) => {
        boardWalk(way, ({ state: now, nth }) => {
          if (nth % 10 !== 0) return;
          for (const one of [now, boardFast.fork(now), boardGame.restore(boardGame.save(now))]) {
            expectFields(one, Object.keys(boardState.FIELDS));
            for (const player of one.players) expectFields(player, Object.keys(boardState.PLAYER));
          }
          const board = boardGame.publicOf(now);
          expectFields(board, [...seenIn(boardState.FIELDS), ...Object.keys(boardParts.PUBLIC_VIEW)]);
          for (const player of board.players)
            expectFields(player, [...seenIn(boardState.PLAYER), ...Object.keys(boardParts.PUBLIC_PLAYER)]);
        });
      }),
      share(0.25),
    );
  });

  test('events have exactly the fields that are described, and none of the secrets among them for everybody', () => {
    fc.assert(
      fc.property(boardWays(), (way) => {
        boardWalk(way, ({ state: now, action }) => {
          for (const event of boardGame.transition(now, action).events)
            expectTold(boardLog.EVENTS, event, boardGame.redact(event, 'spectator'));
        });
      }),
      share(0.25),
    );
  });

  test('a fork shares nothing that is changed in place: a frozen game can be played on in one', () => {
    fc.assert(
      fc.property(boardWays(), (way) => {
        boardWalk(way, ({ state: now, nth }) => {
          if (nth % 20 !== 0) return;
          const before = JSON.stringify(now);
          boardFast.playOut(boardFast.fork(now), chanceOf(nth), { limit: 100 });
          expect(JSON.stringify(now)).toBe(before);
        });
      }),
      share(0.25),
    );
  });

  test('the events are the whole story: folded over a board, they give the board after them', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(boardWays(), (way) => {
        const { state: first, events } = boardGame.opening(way.setup);
        const viewers = [...seatsOf(first), 'spectator' as const];
        const names = first.players.map(({ name }) => name);
        const empty = boardGame.publicOf(boardLiterals.begin(first.rules, names, first.random));
        const fold = (
          board: boardGame.PublicView,
          told: readonly boardGame.GameEvent[],
          viewer: boardGame.Seat | 'spectator',
        ): boardGame.PublicView =>
          told.reduce((was, event) => {
            types.add(event.type);
            return boardGame.follow(was, boardGame.redact(event, viewer));
          }, board);
        let boards = viewers.map((viewer) => fold(empty, events, viewer));
        const agree = (now: boardGame.GameState): void => {
          const board = boardGame.publicOf(now);
          for (const one of boards) same(one, board, 'the board');
        };
        agree(first);
        boardWalk(way, ({ state: now, action, nth }) => {
          const { state: after, events: told } = boardGame.transition(now, action);
          const text = nth % 5 === 0 ? JSON.stringify(boards) : null;
          const next = boards.map((board, i) => fold(board, told, viewers[i] ?? 'spectator'));
          if (text !== null) expect(JSON.stringify(boards)).toBe(text);
          boards = next;
          agree(after);
        });
      }),
    );
    expect(Object.keys(boardLog.EVENTS).filter((type) => !types.has(type))).toEqual([]);
  });

  test('R-440 when hands are passed each player is told of the hand that comes, and nobody of another', () => {
    const passed: boardGame.GameEvent = { type: 'handsPassed', counts: [1, 2, 0], hands: [[3], [4, 5], []] };
    expect(boardGame.redact(passed, 0)).toEqual({ ...passed, hands: [[3], null, null] });
    expect(boardGame.redact(passed, 1)).toEqual({ ...passed, hands: [null, [4, 5], null] });
    expect(boardGame.redact(passed, 2)).toEqual({ ...passed, hands: [null, null, []] });
    expect(boardGame.redact(passed, 'spectator')).toEqual({ ...passed, hands: [null, null, null] });
  });

  test('what is no event of the game is neither followed nor sent', () => {
    for (const event of [{ type: 'nothing' }, { type: 'toString' }, { type: 'handsPassed', hands: 3 }, undefined])
      expect(() => boardGame.redact(event as never, 0)).toThrow(boardGame.FranticError);
    const board = boardGame.publicOf(boardGame.createGame({ players: 2, seed: 1 }));
    for (const type of ['nothing', 'toString', 'constructor'])
      expect(() => boardGame.follow(board, { type } as never)).toThrow(boardGame.UnknownName);
    expect(() => boardGame.follow(board, undefined as never)).toThrow(boardGame.InvalidInput);
  });
});
