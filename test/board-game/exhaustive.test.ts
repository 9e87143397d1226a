/**
 * Random board games until every step of every script has run, and every test in one has come out both ways.
 *
 * Deterministic: a fixed number of games from fixed seeds, on all kinds of boards and with all kinds of decks, and a few
 * stacked tables for what chance reaches too rarely.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { rows } from '../../src/board-game/boxes/board/rows.ts';
import { defineDeck } from '../../src/board-game/boxes/deck.ts';
import { defineLayout } from '../../src/board-game/boxes/layout.ts';
import type { Context } from '../../src/board-game/context/context.ts';
import type { BoardGame } from '../../src/board-game/core/core.ts';
import { Core } from '../../src/board-game/core/core.ts';
import { checkSetup, type Setup } from '../../src/board-game/core/setup.ts';
import { core } from '../../src/board-game/doors/parts.ts';
import { boardDraws } from '../../src/board-game/rules/kinds/draws.ts';
import type { MutableGameState } from '../../src/board-game/state/state.ts';
import { type TableSetup, table } from '../../src/board-game/testing/table.ts';
import { sampleOf } from '../../src/common/answering.ts';
import { applyTo } from '../../src/common/in-place.ts';
import { StepCounter } from '../support/instrument.ts';
import { chanceOf, oneOf } from '../support/ways.ts';
import { fixedSetup } from './kit.ts';

const GAMES = 120;
const CRAMPED_GAMES = 40;

/** A board with two spaces beside the teleports, and a deck that soon covers them with cards that nothing goes on. */
function crampedSetup(nth: number): Setup {
  return {
    players: 2 + (nth % 5),
    seed: nth,
    pointLimit: 30,
    layout: defineLayout({ map: '0 1 2 3 4 5 6 7 8 9', teleports: [1, 2, 4, 5, 7, 8] }),
    deck: defineDeck({ counts: CRAMPED }),
  };
}

const CRAMPED = {
  ...Object.fromEntries(rows.filter(({ numbered }) => !numbered).map(({ id }) => [id, 0])),
  troublemaker: 54,
  're-roll': 30,
  skip: 10,
};

/** Tables for what is rare: a hand without a card, which no turn of a whole game begins with. */
const TABLES: readonly TableSetup[] = [{ hands: [[], ['skip']], pointLimit: 1 }];

/** Plays a game to its end. */
function play(state: MutableGameState, random: () => number): number {
  let decisions = 0;
  for (; state.outcome === null && decisions < 5000; decisions++) {
    const seat = oneOf(core.waitingFor(state), random);
    applyTo<BoardGame, Context>(core, state, sampleOf<BoardGame, Context>(core, boardDraws, state, seat, random));
  }
  return decisions;
}

describe('every step of every script of the board game', () => {
  const counter = new StepCounter();
  // The engine is that of the doors, so other tests run and read the same steps.
  afterEach(() => counter.release());

  test('runs in random games', () => {
    let decisions = 0;
    const setups = [
      ...Array.from({ length: GAMES }, (_, nth) => fixedSetup(nth)),
      ...Array.from({ length: CRAMPED_GAMES }, (_, nth) => crampedSetup(nth)),
    ];
    for (const [nth, setup] of setups.entries()) {
      // The catalog is watched before the first card is dealt.
      counter.watch(core.catalogOf(core.blank(checkSetup(setup)).rules));
      decisions += play(core.create(setup), chanceOf(~nth));
    }
    for (const [nth, stacked] of TABLES.entries()) {
      // A table has come to its first decision when it is there, so its catalog is known before.
      counter.watch(core.catalogOf(core.create({ players: 2, seed: nth }).rules));
      const state = core.fork(table(stacked));
      decisions += play(state, chanceOf(nth));
    }
    console.info(counter.summary(decisions));
    expect(counter.missing()).toEqual([]);
    expect(counter.all().length).toBeGreaterThan(150);
  });

  test('is looked for: what has not run is reported', () => {
    const counter = new StepCounter();
    counter.watch(new Core().catalogOf(core.create({ players: 2, seed: 1 }).rules));
    expect(counter.missing().length).toBeGreaterThanOrEqual(counter.all().length);
    expect(counter.missing()).toContain('push/act step 0 (do) never ran');
  });

  test('is left as it was: what was watched is released', () => {
    const { scripts } = core.catalogOf(core.create({ players: 2, seed: 1 }).rules);
    const before = Object.values(scripts).map(({ steps }) => steps.map((step) => step.run));
    const watching = new StepCounter();
    watching.watch({ scripts });
    expect(Object.values(scripts).map(({ steps }) => steps.map((step) => step.run))).not.toEqual(before);
    watching.release();
    expect(Object.values(scripts).map(({ steps }) => steps.map((step) => step.run))).toEqual(before);
  });
});
