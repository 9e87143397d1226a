/** A question can be written over one that nobody needs any more. It has to say what a new one says. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

/** What both doors of both games have for it. */
interface Door {
  readonly questionOf: (state: never, seat: number, options?: { readonly into?: object }) => object | null;
}

/** Every question of some games, told anew and over the one before, by both doors: the kinds that were met. */
function kindsTold<State extends { readonly outcome: unknown }>(
  states: readonly State[],
  doors: readonly Door[],
  game: {
    readonly waitingFor: (state: State) => readonly number[];
    readonly play: (state: State, seat: number) => void;
  },
): string[] {
  const rooms = doors.map((): { readonly into: Record<string, object> } => ({ into: {} }));
  for (let moves = 0; moves < 600; moves++) {
    for (const state of states) {
      for (const seat of game.waitingFor(state)) {
        doors.forEach(({ questionOf }, nth) => {
          const before = { ...rooms[nth]?.into };
          const anew = questionOf(state as never, seat);
          const over = questionOf(state as never, seat, rooms[nth]);
          expect(over).toEqual(anew);
          expect(Object.keys(over as object)).toEqual(Object.keys(anew as object));
          const { type } = over as { readonly type: string };
          expect(rooms[nth]?.into[type]).toBe(over);
          if (before[type] !== undefined) expect(over).toBe(before[type]);
          expect(questionOf(state as never, seat)).not.toBe(over);
        });
      }
      const [next] = game.waitingFor(state);
      if (next !== undefined) game.play(state, next);
    }
  }
  return Object.keys(rooms[0]?.into ?? {}).sort();
}

describe('a question that is written over says what a new one says', () => {
  test('of every kind of the card game, by both doors', () => {
    const chance = chanceOf(3);
    // With two games in turn, what is written over is mostly a question of the other one.
    const states = [3, 5].map((players) =>
      fast.createGame({ players, seed: `into ${players}`, sets: [...SETS], windows: 'everyone' }),
    );
    const kinds = kindsTold(states, [fast, pure] as readonly Door[], {
      waitingFor: fast.waitingFor,
      play: (state, seat) => fast.apply(state, fast.sampleLegal(state, seat, chance)),
    });
    expect(kinds).toEqual(['choose', 'give', 'name', 'pick', 'react', 'split', 'turn', 'wish']);
  });

  test('of every kind of the board game, by both doors', () => {
    const chance = chanceOf(4);
    const states = [2, 4].map((players) =>
      boardFast.createGame({ players, seed: `into ${players}`, windows: 'everyone' }),
    );
    const kinds = kindsTold(states, [boardFast, board] as readonly Door[], {
      waitingFor: boardFast.waitingFor,
      play: (state, seat) => boardFast.apply(state, boardFast.sampleLegal(state, seat, chance)),
    });
    expect(kinds).toEqual(['choose', 'name', 'pick', 'place', 'react']);
  });
});

test('a question shares nothing with the state, nor with another question', () => {
  const state = fast.createGame({ players: 3, seed: 'apart', windows: 'holders' });
  const [seat] = fast.waitingFor(state) as [number];
  const before = fast.save(state);
  const into: fast.Questions = {};
  const told = [fast.questionOf(state, seat), fast.questionOf(state, seat, { into }), fast.questionOf(state, seat)];
  for (const one of told) {
    const { cards, about } = one as unknown as { cards: number[]; about: Record<string, number> };
    cards.push(99);
    about.loop = 1;
  }
  expect(fast.save(state)).toBe(before);
  expect(fast.questionOf(state, seat, { into })).toEqual(fast.questionOf(state, seat));
});

test('nothing is written if nothing is asked, and something else is refused', () => {
  const state = fast.createGame({ players: 3, seed: 'apart', windows: 'holders' });
  const [seat] = fast.waitingFor(state) as [number];
  const into: fast.Questions = {};
  expect(fast.questionOf(state, (seat + 1) % 3, { into })).toBeNull();
  expect(into).toEqual({});
  for (const wrong of [null, 5, Object.freeze({}), { turn: 5 }, { turn: Object.freeze({}) }]) {
    expect(() => fast.questionOf(state, seat, { into: wrong as never })).toThrow(fast.InvalidInput);
    expect(() => pure.questionOf(state, seat, { into: wrong as never })).toThrow(fast.InvalidInput);
  }
});
