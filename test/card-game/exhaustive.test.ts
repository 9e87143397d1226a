/**
 * Random games until every step of every script has run.
 *
 * Deterministic: a fixed number of games from fixed seeds, over all editions, all options and 2 to 8 seats, and a few
 * stacked tables for what chance reaches too rarely.
 */
import { describe, expect, test } from 'vitest';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import type { Context } from '../../src/card-game/context/context.ts';
import type { CardGame } from '../../src/card-game/core/core.ts';
import { Core } from '../../src/card-game/core/core.ts';
import { checkSetup } from '../../src/card-game/core/setup.ts';
import { cardDraws } from '../../src/card-game/rules/kinds/draws.ts';
import type { MutableGameState } from '../../src/card-game/state/state.ts';
import { BASIC_COLORS, EDITIONS } from '../../src/card-game/state/types.ts';
import { table } from '../../src/card-game/testing/functions.ts';
import type { TableSetup } from '../../src/card-game/testing/table.ts';
import { sampleOf } from '../../src/common/answering.ts';
import { applyTo } from '../../src/common/in-place.ts';
import { StepCounter } from '../support/instrument.ts';
import { chanceOf, fixedSetup, oneOf } from './properties/kit.ts';

/** How many games are played: the first of them in all editions, the rest in those that know add-ons. */
const GAMES = 600;
const BASE_GAMES = 300;

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

/** A table at which everybody may protect themselves from an event. */
function protectedFrom(event: string): Omit<TableSetup, 'hands'> {
  const options = { scoring: false, 'lucky-bastard.activePlayer': true };
  return { top: 'red 5', sets: ALL, events: [event], options };
}

/** Tables for what is rare: a reaction on the last card, a starting card without a face, a second bomb. */
const TABLES: readonly TableSetup[] = [
  { hands: [['red 3'], ['nice try', 'blue 1'], ['green 1']], top: 'red 5' },
  { hands: [['red 3'], ['nice try'], ['green 1']], top: 'red 5', options: { 'wish.timing': 'onPlay' } },
  { hands: [['red 3'], ['nice try'], ['green 1']], top: 'red 5', options: { 'nice-try.lastCard': 'draws' } },
  {
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'red 2'],
      ['counterattack', 'red 3'],
    ],
    top: 'red 5',
  },
  {
    hands: [
      ['fantastic four', 'red 1'],
      ['counterattack', 'red 2'],
      ['counterattack', 'red 3'],
    ],
    top: 'red 5',
    options: { 'counterattack.fantasticFour': 'share' },
  },
  {
    hands: [['black 5', 'red 1'], ['red 2'], ['red 3']],
    top: 'red 5',
    events: ['gambling man'],
    options: { 'gambling-man.version': 'classic' },
  },
  // Last Chance in force twice when a hand runs out.
  {
    hands: [
      ['red troublemaker', 'blue 1'],
      ['blue troublemaker', 'blue 2'],
    ],
    top: 'red 9',
    events: ['last chance', 'repeat', 'friday the 13th', 'expansion', 'recession'],
    sets: ['troublemaker'],
  },
  // A draw pile too small for all whom Fantastic Four makes draw.
  {
    hands: [
      ['fantastic four', 'red 1', 'red 2'],
      ['red 3', 'red 4'],
      ['red 6', 'red 7'],
      ['red 8', 'red 9'],
    ],
    top: 'red 5',
    draw: ['blue 1', 'blue 2', 'blue 3'],
    drawOnly: true,
  },
  // Do It Yourself with nothing left to discard.
  {
    hands: [['do it yourself'], ['red 2', 'red 3']],
    top: 'red 5',
    sets: ALL,
    options: { 'do-it-yourself.effect': 'shed' },
  },
  // Windows that ask again.
  {
    hands: [['black 5', 'red 1'], ['lucky bastard', 'red 2'], ['mimicry', 'red 3'], ['red 4']],
    top: 'red 5',
    sets: ALL,
    events: ['expansion'],
    options: { 'react.again': true },
  },
  // A Counterattack that takes over what has a victim in any case, and declines.
  { hands: [['red thief', 'red 1'], ['counterattack', 'red 2'], ['red 3']], top: 'red 5', sets: ALL },
  // Nobody had a power card before.
  { hands: [['update', 'red 1'], ['red 2']], top: 'red 5', sets: ALL },
  // Nothing is left to turn over.
  {
    hands: [['black 5', 'red 1'], ['red 2'], ['red 3']],
    top: 'red 5',
    sets: ALL,
    events: ['rewind'],
    draw: [],
    drawOnly: true,
  },
  // Draw piles that run out in the middle of an event.
  { hands: [['black 5', 'red 1'], ['red 2']], top: 'red 5', sets: ALL, events: ['black jack'], drawOnly: true },
  // What Rewind may turn over.
  ...['black 6', 'blue-red colour swap', 'blue gift', 'fantastic'].map(
    (draw): TableSetup => ({
      hands: [['black 5', 'red 1'], ['red 2']],
      top: 'red 5',
      sets: ALL,
      events: ['rewind'],
      draw: [draw],
      options: { 'rewind.blackTriggers': true },
      // What Rewind has taken off the pile cannot be recycled any more.
      powers: [['recycling']],
    }),
  ),
  // Events that do not concern whoever caused them, or only one player, or nobody.
  ...['black hole', 'distributor', 'identity theft', 'trust fall', 'event manager', 'repeat'].map(
    (event): TableSetup => ({
      hands: [['black 5', 'lucky bastard', 'red 1'], ['red 2'], ['red 3']],
      ...protectedFrom(event),
    }),
  ),
  ...['identity theft', 'trust fall'].map(
    (event): TableSetup => ({
      hands: [
        ['black 5', 'red 1', 'red 4'],
        ['lucky bastard', 'red 2'],
      ],
      ...protectedFrom(event),
    }),
  ),
  ...['black jack', 'tsunami', 'chargenado'].map(
    (event): TableSetup => ({
      hands: [
        ['black 5', 'lucky bastard', 'red 1'],
        ['mimicry', 'red 2'],
      ],
      ...protectedFrom(event),
    }),
  ),
];

describe('every step of every script', () => {
  const core = new Core([], boxes);
  const counter = new StepCounter();
  let decisions = 0;

  const play = (state: MutableGameState, random: () => number): void => {
    while (state.outcome === null) {
      const seat = oneOf(core.waitingFor(state), random);
      applyTo<CardGame, Context>(core, state, sampleOf<CardGame, Context>(core, cardDraws, state, seat, random));
      decisions++;
    }
  };

  test('runs in random games', () => {
    for (let nth = 0; nth < GAMES; nth++) {
      // The catalog is watched before the first card is dealt.
      const setup = fixedSetup(nth, nth < BASE_GAMES ? EDITIONS : ['webde', 'pandora']);
      counter.watch(core.catalogOf(core.blank(checkSetup(setup, core.offer)).rules));
      play(core.create(setup), chanceOf(~nth));
    }
    for (const [nth, stacked] of TABLES.entries()) {
      const text = JSON.stringify(table({ ...stacked, pointLimit: 1 }));
      for (let time = 0; time < 60; time++) {
        const state = JSON.parse(text) as MutableGameState;
        counter.watch(core.catalogOf(state.rules));
        play(state, chanceOf(1000 * nth + time));
      }
    }
    // With every event on the table there is none to turn over. The base game alone does not get there: one event lasts.
    const spent = JSON.parse(JSON.stringify(table({ hands: [['black 5', 'red 1'], ['red 2']], top: 'red 5' })));
    spent.eventPile = [];
    applyTo<CardGame, Context>(core, spent, { type: 'play', seat: 0, card: spent.players[0].hand[0] });
    // Nor is there one to choose from.
    const last = JSON.parse(
      JSON.stringify(table({ hands: [['black 5', 'red 1'], ['red 2']], top: 'red 5', sets: ALL })),
    );
    last.eventPile = ['event-manager'];
    counter.watch(core.catalogOf(last.rules));
    applyTo<CardGame, Context>(core, last, { type: 'play', seat: 0, card: last.players[0].hand[0] });
    play(last, () => 0);
    // There are two Colour Blockades, which can be turned down and used again: four colors can be barred at once.
    const barred = JSON.parse(
      JSON.stringify(table({ hands: [['equality', 'red 1'], ['red 2']], top: 'red 5', sets: ['supercharge'] })),
    );
    counter.watch(core.catalogOf(barred.rules));
    barred.lasting = BASIC_COLORS.map((color, key) => ({
      key,
      row: 'colour-blockade',
      owner: 1,
      exempt: [],
      since: 0,
      data: { color },
    }));
    applyTo<CardGame, Context>(core, barred, { type: 'play', seat: 0, card: barred.players[0].hand[0] });

    console.info(counter.summary(decisions));
    expect(counter.missing()).toEqual([]);
    expect(counter.all().length).toBeGreaterThan(390);
  });
});

describe('the counter', () => {
  test('reports a step that never ran, and a test that always came out the same', () => {
    const core = new Core([], boxes);
    const counter = new StepCounter();
    const state = core.create({ players: 2, seed: 1 });
    counter.watch(core.catalogOf(state.rules));
    core.resume(state);
    const missing = counter.missing();
    expect(missing).toContain('doomsday/play step 0 (do) never ran');
    expect(missing.length).toBeGreaterThanOrEqual(counter.all().length - 1);
    const [seat = 0] = core.waitingFor(state);
    applyTo<CardGame, Context>(
      core,
      state,
      sampleOf<CardGame, Context>(core, cardDraws, state, seat, () => 0),
    );
    expect(counter.missing().length).toBeLessThan(missing.length);
    expect(counter.missing()).toContain('doomsday/play step 0 (do) never ran');
    expect(counter.missing().filter((line) => line.endsWith('was never true'))).not.toEqual([]);
  });
});
