/** Yes or no, and why not: `isLegal` is true exactly if `whyNot` is null, and that is what playing would throw. */
import * as pure from 'frantic-engine';
import * as boardPure from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game/fast';
import * as fast from 'frantic-engine/fast';
import * as notation from 'frantic-engine/notation';
import { table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf, must, oneOf, same } from '../support/ways.ts';

/** What both doors of a game are asked alike. */
interface Judge<S, A> {
  readonly isLegal: (state: S, action: A) => boolean;
  readonly whyNot: (state: S, action: A) => pure.Refusal | null;
}

interface Pure<S, A> extends Judge<S, A> {
  readonly nextSeat: (state: S) => number | null;
  readonly sampleLegal: (state: S, seat: number, random: () => number) => A;
  readonly reduce: (state: S, action: A) => S;
}

interface Fast<S, M extends S, A> extends Judge<S, A> {
  readonly fork: (state: S) => M;
  readonly apply: (state: M, action: A) => void;
}

interface Words<S, A> {
  readonly canTakeBack: (before: S, action: A) => boolean;
  readonly whyNotTakeBack: (before: S, action: A) => notation.TakeBackRefusal | null;
}

/** The refusal that a call throws; `null` if it throws nothing. */
function thrownBy(call: () => unknown): pure.Refusal | null {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'IllegalAction' && 'refusal' in error)) throw error;
    return error.refusal as pure.Refusal;
  }
  return null;
}

interface Seated {
  readonly players: readonly { readonly hand: readonly number[] }[];
}

/** Actions that some position allows and most do not, of both games. */
function trials(state: Seated, seat: number, random: () => number): unknown[] {
  const card = oneOf([...(state.players[seat]?.hand ?? []), 0], random);
  const other = Math.floor(random() * state.players.length);
  return [
    { type: 'play', seat, card },
    { type: 'place', seat, card, at: Math.floor(random() * 50) },
    { type: oneOf(['draw', 'pass', 'undo'], random), seat },
    { type: 'react', seat: other, card: oneOf([null, card], random) },
    { type: 'choose', seat, answer: oneOf([{ seat: other }, { cards: [card] }, { option: 'decline' }, {}], random) },
  ];
}

/** Plays a game to its end, and asks in each position for much that is refused. Returns how often what was said. */
function judged<S extends Seated, M extends S, A>(
  door: Pure<S, A>,
  inPlace: Fast<S, M, A>,
  words: Words<S, A>,
  begun: S,
): { readonly state: S; readonly yes: number; readonly back: number; readonly reasons: ReadonlySet<string> } {
  const random = chanceOf(5);
  const reasons = new Set<string>();
  let state = begun;
  let yes = 0;
  let back = 0;
  for (let seat = door.nextSeat(state); seat !== null; seat = door.nextSeat(state)) {
    const lawful = door.sampleLegal(state, seat, random);
    for (const action of [lawful, ...(trials(state, seat, random) as A[])]) {
      const refusal = thrownBy(() => door.reduce(state, action));
      const said = `of ${JSON.stringify(action)}`;
      for (const judge of [door, inPlace]) {
        same(judge.whyNot(state, action), refusal, `another reason ${said}`);
        same(judge.isLegal(state, action), refusal === null, `another verdict ${said}`);
      }
      const played = inPlace.fork(state);
      same(inPlace.whyNot(played, action), refusal, `another reason in place ${said}`);
      same(
        thrownBy(() => inPlace.apply(played, action)),
        refusal,
        `refused otherwise in place ${said}`,
      );
      if (refusal !== null) {
        reasons.add(refusal.reason);
        for (const ask of [words.canTakeBack, words.whyNotTakeBack])
          same(
            thrownBy(() => ask(state, action)),
            refusal,
            `taken back ${said}`,
          );
        continue;
      }
      yes++;
      const kept = words.whyNotTakeBack(state, action);
      must(words.canTakeBack(state, action) === (kept === null), `another word on taking back ${said}`);
      if (kept === null) back++;
    }
    state = door.reduce(state, lawful);
  }
  return { state, yes, back, reasons };
}

describe('isLegal is true exactly if whyNot is null, and whyNot is the refusal that playing throws, in whole games', () => {
  test('of the card game', () => {
    const setup = { players: 4, seed: 'why', sets: ['troublemaker', 'supercharge'], length: 'short' } as const;
    const { state, yes, back, reasons } = judged(pure, fast, notation, pure.createGame(setup));
    expect(state.outcome).not.toBeNull();
    expect(yes).toBeGreaterThan(100);
    expect(back).toBeGreaterThan(10);
    for (const reason of ['does-not-fit', 'draw-first', 'wrong-type', 'not-your-turn'])
      expect(reasons).toContain(reason);
  });

  test('of the board game', () => {
    const begun = boardPure.createGame({ players: 3, seed: 'why', length: 'short' });
    const { state, yes, reasons } = judged(boardPure, board, boardPure, begun);
    expect(state.outcome).not.toBeNull();
    expect(yes).toBeGreaterThan(50);
    for (const reason of ['wrong-type', 'not-your-turn', 'malformed']) expect(reasons).toContain(reason);
  });

  test('of engines that are made, as well', () => {
    const state = table({ hands: [['blue 3', 'red 9'], ['red 1']], top: 'blue 9' });
    for (const judge of [pure.createEngine(), fast.createFastEngine()]) {
      expect(judge.isLegal(state, { type: 'pass', seat: 0 })).toBe(false);
      expect(judge.whyNot(state, { type: 'pass', seat: 0 })).toMatchObject({ reason: 'draw-first', ruling: 'R-038' });
      expect(judge.isLegal(state, { type: 'draw', seat: 0 })).toBe(true);
      expect(judge.whyNot(state, { type: 'draw', seat: 0 })).toBeNull();
    }
    const words = notation.createNotation();
    expect(words.canTakeBack(state, { type: 'draw', seat: 0 })).toBe(false);
    expect(words.whyNotTakeBack(state, { type: 'draw', seat: 0 })).toMatchObject({ reason: 'revealed', event: 'drew' });
  });
});
