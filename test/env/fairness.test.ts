/** Nobody sees what they may not know, and cards of one print are the same card. */
import { createEnv, type Env } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { slotsOf } from '../../src/env/card-game/picks/slots.ts';
import { fixedSetup } from '../card-game/properties/kit.ts';
import { chanceOf, oneOf, same, shuffle } from '../support/ways.ts';
import { openNumbers } from './kit.ts';

const GAMES = Array.from({ length: 21 }, (_, nth) => nth);

/** How often a seat that was compared remembered cards that it does not see. */
let remembered = 0;

describe('in games a seat cannot tell apart it sees and may pick the same', () => {
  test.each(GAMES)('game %i', (nth) => {
    const setup = fixedSetup(nth);
    const env = createEnv(setup, { reward: 'game', history: 3 });
    const other = createEnv(setup, { reward: 'game', history: 3 });
    env.reset(nth);
    const random = chanceOf(nth);
    const mask = new Uint8Array(env.layout.picks.length);
    let compared = 0;
    for (let picks = 0; picks < 500 && !env.done; picks++) {
      const worth = picks % 10 === 0 || (env.question?.type !== 'turn' && picks % 2 === 0);
      if (worth && env.picked.length === 0) {
        for (const viewer of [env.seat, (env.seat + 1) % env.players]) {
          other.load(fast.determinize(env.state, viewer, picks));
          // Of several that are asked in secret, those before the seat are asked once more.
          while (viewer === env.seat && other.seat !== viewer) other.step(openNumbers(other, mask)[0] as number);
          compareSeats(env, other, viewer);
          compared++;
          const { hands, table, draw } = fast.knownTo(env.state, viewer);
          if (hands.some((hand) => hand.length > 0) || table.length + draw.length > 0) remembered++;
        }
      }
      env.step(oneOf(openNumbers(env, mask), random));
    }
    expect(compared).toBeGreaterThan(20);
  });
});

test('often enough it remembers cards that it does not see', () => {
  expect(remembered).toBeGreaterThan(500);
});

function compareSeats(env: Env, other: Env, viewer: number): void {
  const [a, b] = [env, other].map((one) => {
    const numbers = new Float32Array(env.layout.size);
    // A seat that is not to pick sees no question, though in a guess it may be its turn to answer.
    if (env.seat !== viewer && one.seat === viewer) return null;
    one.observe(numbers, viewer);
    return Array.from(numbers);
  });
  if (a !== null && b !== null) same(b, a, `seat ${viewer} sees something else`);
  if (env.seat !== viewer) return;
  const mask = new Uint8Array(env.layout.picks.length);
  same(openNumbers(other, mask), openNumbers(env, mask), `seat ${viewer} may pick something else`);
}

/** All places that hold cards. */
const zonesOf = (state: fast.MutableGameState): number[][] => [
  ...state.players.map(({ hand }) => hand),
  state.drawPile,
  state.discardPile,
  state.table,
];

describe('cards of one print can change places, and the game goes on as it would have', () => {
  test.each(GAMES)('game %i', (nth) => {
    const setup = { ...fixedSetup(nth), seed: nth };
    const one = fast.createGame(setup);
    const { printOf } = slotsOf(fast.catalogOf(one), one.players.length);
    const random = chanceOf(nth);

    // Somewhere in the first round, at the beginning of a turn: no effect remembers a card then.
    fast.playOut(one, random, { limit: 20 });
    while (one.queue.length > 2) fast.playOut(one, random, { limit: 1 });
    const two = fast.fork(one);
    const twin = exchange(printOf, random);
    for (const zone of zonesOf(two)) zone.splice(0, zone.length, ...zone.map(twin));
    two.known = two.known.map((entry) => (twin(entry >> 8) << 8) | (entry & 255));
    if (two.lastColored !== null) two.lastColored = twin(two.lastColored);
    if (two.before !== null) {
      const { top, lastColored } = two.before;
      two.before = { ...two.before, top: top && twin(top), lastColored: lastColored && twin(lastColored) };
    }

    for (let moves = 0; moves < 400 && one.outcome === null; moves++) {
      const [seat = 0] = fast.waitingFor(one);
      const action = fast.sampleLegal(one, seat, random);
      // The same place holds the card of the same print in the other game.
      const places = zonesOf(one).flat();
      const others = zonesOf(two).flat();
      const there = (card: number): number => others[places.indexOf(card)] as number;
      fast.apply(two, translate(action, there));
      fast.apply(one, action);
      same(facts(two, printOf), facts(one, printOf), `after ${JSON.stringify(action)}`);
    }
  });
});

/** Exchanges the cards of each print among each other. */
function exchange(printOf: Uint16Array, random: () => number): (card: number) => number {
  const deck = Array.from(printOf.keys());
  const twins = [...deck];
  for (const print of new Set(printOf)) {
    const cards = deck.filter((card) => printOf[card] === print);
    const mixed = shuffle([...cards], random);
    for (const [i, card] of cards.entries()) twins[card] = mixed[i] as number;
  }
  return (card) => twins[card] as number;
}

function translate(action: fast.Action, there: (card: number) => number): fast.Action {
  if (action.type === 'play') return { ...action, card: there(action.card) };
  if (action.type === 'react') return { ...action, card: there(action.card) };
  if (action.type === 'choose') return { ...action, cards: action.cards.map(there) };
  if (action.type === 'give') return { ...action, gifts: action.gifts.map(([card, to]) => [there(card), to]) };
  return action;
}

/** What lies where, card by card, but by print only. */
function facts(state: fast.GameState, printOf: Uint16Array): unknown {
  const { players, drawPile, discardPile, table, known, random, queue, before, lastColored, ...rest } = state;
  const prints = (cards: readonly number[]): number[] => cards.map((card) => printOf[card] as number);
  return {
    ...rest,
    random,
    players: players.map((player) => ({ ...player, hand: prints(player.hand) })),
    zones: [drawPile, discardPile, table].map(prints),
    known: known.map((entry) => [printOf[entry >> 8], entry & 255]),
    lastColored: lastColored === null ? null : printOf[lastColored],
    before: before === null ? null : { ...before, top: before.top && printOf[before.top], lastColored: null },
    waiting: fast.waitingFor(state),
  };
}
