/** Whatever is refused, in random games and for random nonsense: the ruling it rests on is one of the game's own page. */

import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import { boardRulings } from '../../../src/rulings/board-game/rulings.ts';
import { rulings } from '../../../src/rulings/card-game/index.ts';
import { chanceOf, must, oneOf } from '../../support/ways.ts';

/** What both games are asked alike. */
interface Door<S, A> {
  readonly whyNot: (state: S, action: A) => card.Refusal | null;
  readonly waitingFor: (state: S) => readonly number[];
  readonly questionOf: (state: S, seat: number) => { readonly rulings: readonly string[] } | null;
  readonly sampleLegal: (state: S, seat: number, random: () => number) => A;
  readonly reduce: (state: S, action: A) => S;
}

type Random = () => number;

const below = (n: number, random: Random): number => Math.floor(random() * n);

const some = <T>(make: () => T, random: Random): T[] => Array.from({ length: below(4, random) }, make);

/** An answer of any kind, mostly of the right shape. */
function anyAnswer(players: number, random: Random): object {
  const seat = () => below(players + 2, random) - 1;
  const id = () => oneOf([below(120, random), below(120, random), -0, 0.5, 'red 5', null], random);
  return oneOf<() => object>(
    [
      () => ({ type: 'name', target: oneOf([seat(), seat(), '1', 0.5], random) }),
      () => ({ type: 'choose', cards: some(id, random) }),
      () => ({ type: 'choose', cards: some(() => below(10, random), random) }),
      () => ({ type: 'split', shares: Array.from({ length: players }, () => oneOf([0, 1, 2, 4, -1, 0.5], random)) }),
      () => ({ type: 'split', shares: [1] }),
      () => ({ type: 'give', gifts: some(() => [id(), seat()], random) }),
      () => ({ type: 'give', gifts: [1] }),
      () => ({ type: 'wish', wish: { color: oneOf(['red', 'black', 'pink', 3], random) } }),
      () => ({ type: 'wish', wish: { number: oneOf([1, 10, 0.5], random) } }),
      () => ({ type: 'wish', wish: {} }),
      () => ({ type: 'pick', option: oneOf(['decline', 'yes', '1', '2', '3', 4], random) }),
      () => ({}),
    ],
    random,
  )();
}

/** An action of any game, or nearly one. */
function anyAction(seat: number, players: number, hand: readonly number[], random: Random): unknown {
  const id = () => oneOf([oneOf([...hand, 0], random), oneOf([...hand, 0], random), below(120, random), 0.5], random);
  return oneOf<() => unknown>(
    [
      () => ({ type: 'play', seat, card: id() }),
      () => ({ type: 'play', seat, card: id(), power: oneOf(['looping', 'random-chance', 3], random) }),
      () => ({ type: oneOf(['draw', 'pass', 'undo'], random), seat }),
      () => ({
        type: 'place',
        seat,
        card: id(),
        at: below(55, random) - 2,
        facing: oneOf([undefined, 5, 0.5], random),
      }),
      () => ({ type: 'place', seat, card: id(), at: below(51, random) }),
      () => ({ type: 'react', seat, card: oneOf([null, id()], random) }),
      () => ({ type: 'decline', seat }),
      () => ({ type: 'name', seat, target: seat }),
      () => ({ ...anyAnswer(players, random), seat }),
      () => ({ ...anyAnswer(players, random), seat }),
      () => ({ type: 'decline', seat: oneOf([-1, 0.5, players, seat], random) }),
      () => null,
    ],
    random,
  )();
}

/** Plays games at random, and asks in every position for much that is nonsense. Returns what was refused, how often. */
function refusedIn<S extends { readonly players: readonly { readonly hand: readonly number[] }[] }, A>(
  door: Door<S, A>,
  games: readonly S[],
  own: ReadonlySet<string>,
  moves: number,
): Map<string, number> {
  const found = new Map<string, number>();
  const random = chanceOf(20);
  for (const begun of games) {
    let state = begun;
    for (let move = 0; move < moves && door.waitingFor(state).length > 0; move++) {
      const asked = door.waitingFor(state);
      for (const seat of asked) for (const id of door.questionOf(state, seat)?.rulings ?? []) expect(own).toContain(id);
      for (let i = 0; i < 12; i++) {
        const seat = random() < 0.85 ? oneOf(asked, random) : below(state.players.length, random);
        const hand = state.players[seat]?.hand ?? [];
        // Any JSON may be asked about.
        const refusal = door.whyNot(state, anyAction(seat, state.players.length, hand, random) as A);
        if (refusal === null) continue;
        const { message, ruling, reason } = refusal;
        must(/^[A-Z].*\.$/s.test(message) && !message.includes('undefined'), `no sentence: ${message}`);
        must(ruling === null || own.has(ruling), `${ruling} is none of this game's: ${message}`);
        const name = `${reason} ${ruling ?? '-'}`;
        found.set(name, (found.get(name) ?? 0) + 1);
      }
      state = door.reduce(state, door.sampleLegal(state, oneOf(asked, random), random));
    }
  }
  return found;
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('the ruling of every refusal, and of every question, stands in the page of its own game', () => {
  test('the card game', () => {
    const own = new Set<string>(rulings.map(({ id }) => id));
    const sets = ['troublemaker', 'supercharge'] as const;
    const games = SEEDS.map((seed) =>
      card.createGame({ players: 2 + (seed % 4), seed, sets, windows: seed % 2 === 0 ? 'holders' : 'everyone' }),
    );
    const found = refusedIn<card.GameState, card.Action>(card, games, own, 400);
    for (const name of ['self R-004', 'obligatory R-093', 'black-wish R-080', 'wrong-type -', 'no-such-seat -'])
      expect([...found.keys()], name).toContain(name);
  });

  test('the board game', () => {
    const own = new Set<string>(boardRulings.map(({ id }) => id));
    const games = SEEDS.map((seed) =>
      board.createGame({
        players: 2 + (seed % 5),
        seed,
        windows: seed % 2 === 0 ? 'holders' : 'everyone',
        options: { 'remote.chooser': seed % 3 === 0 ? 'attacker' : 'owner' },
      }),
    );
    const found = refusedIn<board.GameState, board.Action>(board, games, own, 400);
    for (const name of ['self R-490', 'obligatory R-490', 'forbidden R-391', 'wrong-type -', 'no-such-seat -'])
      expect([...found.keys()], name).toContain(name);
  });
});
