/** What was asked last is held until it is answered: nobody may be able to tell, whatever happens in between. */
import * as fast from 'frantic-engine/fast';
import { describe, expect, test, vi } from 'vitest';
import { chanceOf, oneOf } from '../support/ways.ts';

type Fast = typeof fast;

/** An action, whatever is in it. */
type Bare = { type: string; seat: number; card?: number };

/** Another copy of the engine, as each entry of the package has its own. */
async function copyOfFast(): Promise<Fast> {
  vi.resetModules();
  return await import('frantic-engine/fast');
}

const SETUP = { players: 4, sets: ['troublemaker', 'supercharge', 'pandoras-box'], length: 'short' } as const;

/** A game at its first turn. */
const begun = (seed: string): ReturnType<Fast['createGame']> => fast.createGame({ ...SETUP, seed, windows: 'holders' });

/** The first turn in which a card can be played, with the card. */
function playable(seed: string) {
  const state = begun(seed);
  const chance = chanceOf(8);
  for (;;) {
    const seat = fast.nextSeat(state) ?? 0;
    const play = fast.legalActions(state, seat).find(({ type }) => type === 'play');
    if (play !== undefined) return { state, seat, play };
    fast.apply(state, fast.sampleLegal(state, seat, chance));
  }
}

describe('a state in the hands of several copies of the engine', () => {
  test('is asked what is open in it, whoever has asked before and whoever has played on', async () => {
    const copies = [fast, await copyOfFast(), await copyOfFast()];
    expect(new Set(copies.map(({ apply }) => apply)).size).toBe(3);
    let several = 0;
    for (const windows of ['holders', 'everyone'] as const) {
      for (let seed = 0; seed < 2; seed++) {
        const chance = chanceOf(seed);
        const state = fast.createGame({ ...SETUP, seed, windows });
        for (let move = 0; state.outcome === null && move < 600; move++) {
          const seats = fast.waitingFor(state);
          if (seats.length > 1) several++;
          // Everybody asks, and so holds a question of this state; those asked before are not held any more.
          const drawn = copies.map((copy) => {
            const seat = oneOf(seats, chance);
            return chance() < 0.5
              ? copy.sampleLegal(state, seat, chance)
              : oneOf(copy.legalActions(state, seat, { limit: 50 }), chance);
          });
          const played = oneOf(copies, chance);
          const action = oneOf(drawn, chance);
          played.apply(state, action);
          // What was lawful before is so now only if a copy that has asked nothing finds it lawful.
          for (const copy of copies)
            for (const late of drawn) expect(copy.isLegal(state, late)).toBe(fast.isLegal(fast.fork(state), late));
          const late = oneOf(drawn, chance);
          const twin = fast.fork(state);
          const lawful = fast.isLegal(twin, late);
          const copy = oneOf(copies, chance);
          if (lawful) {
            fast.apply(twin, late);
            copy.apply(state, late);
          } else {
            expect(() => copy.apply(state, late)).toThrow(copy.FranticError);
          }
          expect(fast.save(state)).toBe(fast.save(twin));
        }
      }
    }
    expect(several).toBeGreaterThan(20);
  });
});

describe('two games on one engine', () => {
  test('are each asked what is open in them, whichever was asked last', () => {
    const chance = chanceOf(2);
    let [alike, refused] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const [one, other] = [begun(`one ${seed}`), begun(`other ${seed}`)];
      for (let move = 0; move < 30; move++) {
        const seat = fast.nextSeat(one) ?? 0;
        if (fast.nextSeat(other) === seat && one.questions === other.questions) {
          alike++;
          const action = fast.sampleLegal(other, seat, chance);
          const lawful = fast.isLegal(fast.fork(one), action);
          // Asked last is the other one, then this one, then the other one without a word about answers.
          fast.sampleLegal(other, seat, chanceOf(move));
          expect(fast.isLegal(one, action)).toBe(lawful);
          for (const before of [
            () => fast.sampleLegal(other, seat, chanceOf(seed)),
            () => fast.legalActions(one, seat),
          ]) {
            before();
            fast.questionOf(other, seat);
            expect(fast.isLegal(one, action)).toBe(lawful);
          }
          if (!lawful) {
            refused++;
            // It is drawn again, for the other game: that makes it no answer of this one.
            for (
              let nth = 0;
              JSON.stringify(fast.sampleLegal(other, seat, chanceOf(nth))) !== JSON.stringify(action);
              nth++
            );
            expect(() => fast.apply(one, action)).toThrow(fast.IllegalAction);
          }
        }
        for (const state of [one, other]) fast.apply(state, fast.sampleLegal(state, fast.nextSeat(state) ?? 0, chance));
      }
    }
    expect(alike).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(50);
  });
});

describe('the answer that was drawn', () => {
  test('is refused when its action says something else by now, or more', () => {
    const { state, seat } = playable('altered');
    let draws = 0;
    for (let nth = 0; nth < 200; nth++) {
      const action = fast.sampleLegal(state, seat, chanceOf(nth)) as Bare;
      const kept = fast.save(state);
      for (const [field, value] of [
        ['seat', (seat + 1) % 4],
        ['type', 'decline'],
        ['note', 'hello'],
        ['to', -1],
        ['card', 500],
      ] as const) {
        const altered = { ...action, [field]: value };
        expect(() => fast.apply(state, altered as fast.Action)).toThrow(fast.IllegalAction);
        const same = fast.sampleLegal(state, seat, chanceOf(nth)) as unknown as Record<string, unknown>;
        same[field] = value;
        expect(() => fast.apply(state, same as never)).toThrow(fast.IllegalAction);
        expect(fast.save(state)).toBe(kept);
      }
      const { card, seat: _nobody, ...without } = action;
      const renamed = { type: action.type, seat, cards: card };
      if (card !== undefined) expect(() => fast.apply(state, renamed as fast.Action)).toThrow(fast.IllegalAction);
      expect(() => fast.apply(state, without as never)).toThrow(fast.IllegalAction);
      if (action.type === 'draw') draws++;
    }
    expect(draws).toBeGreaterThan(0);
  });

  test('counts for one state and one question', () => {
    const { state, seat, play } = playable('elsewhere');
    const twin = fast.fork(state);
    while (JSON.stringify(fast.sampleLegal(state, seat, Math.random)) !== JSON.stringify(play));
    fast.sampleLegal(twin, seat, () => 0);
    const expected = fast.fork(state);
    fast.apply(expected, play);
    fast.apply(state, play);
    expect(state).toEqual(expected);
    expect(() => fast.apply(state, play)).toThrow(fast.IllegalAction);
    // The same answer, to the state it was not drawn for.
    fast.apply(twin, play);
    expect(twin).toEqual(expected);
  });

  test('is not mistaken for that of a game that chance itself has asked about', () => {
    const { state, seat } = playable('one');
    const other = begun('two');
    const first = fast.nextSeat(other) ?? 0;
    const action = fast.sampleLegal(state, seat, () => {
      fast.sampleLegal(other, first, () => 0.5);
      return 0;
    });
    const lawful = fast.isLegal(fast.fork(other), { ...action, seat: first });
    expect(fast.isLegal(other, { ...action, seat: first })).toBe(lawful);
    if (!lawful) expect(() => fast.apply(other, { ...action, seat: first })).toThrow(fast.IllegalAction);
  });
});

describe('a state that is written to by hand', () => {
  test('is played on all the same, or refused: nothing breaks', () => {
    const chance = chanceOf(5);
    for (let seed = 0; seed < 60; seed++) {
      const { state, seat, play } = playable(`hand ${seed}`);
      if (chance() < 0.5) fast.sampleLegal(state, seat, chance);
      else fast.legalActions(state, seat);
      const player = state.players[seat];
      const other = state.players[(seat + 1) % 4];
      if (player === undefined || other === undefined) throw new Error('Everybody sits.');
      // Whoever has asked may be told what was open when it was asked. Whoever asks again is told what is open now.
      if (chance() < 0.5) [player.hand, other.hand] = [other.hand, player.hand];
      else state.queue = structuredClone(state.queue);
      try {
        fast.apply(state, play);
      } catch (error) {
        expect(error).toBeInstanceOf(fast.FranticError);
        continue;
      }
      const next = fast.nextSeat(state);
      if (next !== null) fast.apply(state, fast.sampleLegal(state, next, chance));
    }
  });

  test('is asked anew by whoever asks', () => {
    const { state, seat, play } = playable('anew');
    fast.sampleLegal(state, seat, chanceOf(1));
    const player = state.players[seat];
    if (player === undefined) throw new Error('Somebody sits there.');
    player.hand = [];
    expect(fast.legalActions(state, seat).some(({ type }) => type === 'play')).toBe(false);
    expect(fast.countLegal(state, seat)).toBe(1);
    expect(() => fast.apply(state, play)).toThrow(fast.IllegalAction);
  });
});

test('what another game is asked in between, one answer after the other, is not taken for what this one is asked', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state, seat, play } = playable(`one ${seed}`);
    const other = begun(`other ${seed}`);
    fast.questionOf(state, seat);
    fast.playOut(other, chanceOf(seed), { limit: 3 });
    // The question of a turn is told with one object, which has the hand of somebody else by now.
    expect(() => fast.apply(state, play)).not.toThrow();
    expect(state.players[seat]?.hand).not.toContain((play as Bare).card);
  }
});
