/** What a seat goes on knowing of hidden cards in the board game, and guesses at the rest. */
import fc from 'fast-check';
import {
  assertInvariants,
  type CardId,
  countLegal,
  determinize,
  type GameEvent,
  type GameState,
  InvalidInput,
  legalActions,
  opening,
  questionOf,
  redact,
  restore,
  type Seat,
  sampleLegal,
  save,
  transition,
  viewOf,
  waitingFor,
  whyNot,
} from 'frantic-engine/board-game';
import { apply, fork } from 'frantic-engine/board-game/fast';
import { describe, expect, test } from 'vitest';
import { hasBit, readEntry } from '../../src/common/known.ts';
import { expectUniform, orders } from '../card-game/knowledge/deals.ts';
import { type BoardGame, onBoard } from '../support/board.ts';
import { chanceOf, must, oneOf, same, seatsOf, share } from '../support/ways.ts';
import { walk, ways } from './kit.ts';

/** What one player knows of each hand, by the events they were sent. Every hand but the own one goes on openly. */
class Mind {
  private hands: Set<CardId>[] = [];

  constructor(
    private readonly me: Seat,
    private readonly players: number,
  ) {}

  /** The cards known to be in the hands of others. */
  get known(): [CardId, Seat][] {
    return this.hands.flatMap((hand, seat) =>
      seat === this.me ? [] : [...hand].map((card): [CardId, Seat] => [card, seat]),
    );
  }

  hear(event: GameEvent): void {
    const sent = redact(event, this.me);
    switch (sent.type) {
      case 'roundStarted':
        this.hands = Array.from({ length: this.players }, () => new Set());
        return;
      case 'dealt':
      case 'drew':
        for (const card of sent.cards ?? []) this.hands[sent.seat]?.add(card);
        return;
      case 'took':
      case 'picked':
      case 'tossedIn':
        this.hands[sent.seat]?.add(sent.card);
        return;
      case 'placed':
        this.hands[sent.seat]?.delete(sent.card);
        return;
      case 'discarded':
        for (const card of sent.cards) this.hands[sent.seat]?.delete(card);
        return;
      case 'handsPassed':
        this.hands = this.hands.map((_hand, seat) => this.hands[(seat + this.players - 1) % this.players] ?? new Set());
        // The own hand is looked at, so that whoever passes it on one day knows all of it.
        this.hands[this.me] = new Set(sent.hands[this.me]);
        return;
      default:
        return;
    }
  }
}

describe('the memory of a board game', () => {
  test('claims all that follows from the events each seat was sent, and nothing else', () => {
    let claimed = 0;
    fc.assert(
      fc.property(ways(), (way) => {
        const first = opening(way.setup);
        const players = first.state.players.length;
        const minds = seatsOf(first.state).map((seat) => new Mind(seat, players));
        const hear = (events: readonly GameEvent[]): void => {
          for (const mind of minds) for (const event of events) mind.hear(event);
        };
        const claims = (state: GameState, seat: Seat): [CardId, Seat][] =>
          state.known
            .map(readEntry)
            .filter(({ bits }) => hasBit(bits, seat))
            .map(({ card }): [CardId, Seat] => [card, state.players.findIndex(({ hand }) => hand.includes(card))])
            .filter(([, holder]) => holder !== seat);
        const sorted = (list: [CardId, Seat][]): [CardId, Seat][] => list.sort(([a], [b]) => a - b);
        hear(first.events);
        walk(way, ({ state, action }) => {
          minds.forEach((mind, seat) => {
            const own = sorted(claims(state, seat));
            claimed += own.length;
            same(own, sorted(mind.known), `seat ${seat} remembers something else`);
          });
          hear(transition(state, action).events);
        });
      }),
      share(0.5),
    );
    expect(claimed).toBeGreaterThan(1000);
  });
});

describe('a guess at a board game', () => {
  test('is sound, shows the seat what it sees now, and can be played to its end', () => {
    const met = { window: 0, holders: 0 };
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random, nth }) => {
          const window = state.queue.at(-1)?.script === 'window';
          if (nth % 5 !== 0 && !window) return;
          if (window) met[state.rules.windows === 'holders' ? 'holders' : 'window']++;
          for (const seat of seatsOf(state)) {
            const guess = determinize(state, seat, nth);
            const shown = (of: GameState): unknown => [
              viewOf(of, seat),
              questionOf(of, seat),
              countLegal(of, seat),
              legalActions(of, seat, { limit: 100 }),
              (state.players[seat]?.hand ?? []).map((card) => whyNot(of, { type: 'react', seat, card })),
            ];
            same(shown(guess), shown(state), `seat ${seat} sees something else`);
            assertInvariants(guess);
            same(determinize(state, seat, nth), guess, 'the same seed guesses something else');
            if (seat === nth % state.players.length) same(fork(restore(save(guess))), guess, 'a guess cannot be saved');
            for (const entry of state.known.map(readEntry)) {
              const holder = (of: GameState): number => of.players.findIndex(({ hand }) => hand.includes(entry.card));
              if (hasBit(entry.bits, seat)) must(holder(guess) === holder(state), `seat ${seat} knows ${entry.card}`);
            }
          }
          if (nth % 25 !== 0) return;
          const guess = fork(determinize(state, oneOf(seatsOf(state), random), nth));
          const chance = chanceOf(nth);
          for (let i = 0; i < 60 && guess.outcome === null; i++)
            apply(guess, sampleLegal(guess, oneOf(waitingFor(guess), random), chance));
          assertInvariants(guess);
        });
      }),
      share(0.34),
    );
    expect(Math.min(met.window, met.holders)).toBeGreaterThan(10);
  });

  test('depends on what the seat knows, and on nothing else', () => {
    const hands = [
      ['troublemaker', 'x'],
      ['remote', 'stop'],
      ['jump', 'swap'],
    ];
    const one = onBoard({ hands, draw: ['gift', 'skip'], drawOnly: true }).state;
    // The same for seat 0: other cards in the hands of others, in another order, and another pile.
    const [, second, third] = one.players;
    const [a, b, c, d, e, f] = [...(second?.hand ?? []), ...(third?.hand ?? []), ...one.drawPile] as CardId[];
    const handed = [[], [f, c], [a, e]] as CardId[][];
    const players = one.players.map((player, seat) => (seat === 0 ? player : { ...player, hand: handed[seat] ?? [] }));
    const other: GameState = { ...one, players, drawPile: [d, b] as CardId[] };
    for (let seed = 0; seed < 20; seed++) expect(determinize(other, 0, seed)).toEqual(determinize(one, 0, seed));
  });

  test('is refused to nobody at the table, and to everybody else', () => {
    const { state } = onBoard({ hands: [['x'], ['gift']] });
    for (const seat of [2, 32, -1]) expect(() => determinize(state, seat, 1)).toThrow(InvalidInput);
  });

  /** Whether a seat's guesses always leave a card with the player who holds it. */
  const knows = (game: BoardGame, seat: Seat, card: CardId): boolean => {
    const holder = (of: GameState): number => of.players.findIndex(({ hand }) => hand.includes(card));
    return Array.from({ length: 25 }, (_, seed) => holder(determinize(game.state, seat, seed))).every(
      (one) => one === holder(game.state),
    );
  };

  const HANDS = [
    ['troublemaker', 'x', 'snail'],
    ['stop', 'remote'],
    ['gift', 'jump'],
  ];

  test('Loot: whoever gave a hand away knows who holds it; the third player does not', () => {
    const game = onBoard({ hands: HANDS, dice: [{ d20: 14 }] });
    const [x, gift] = [game.id(0, 'x'), game.id(2, 'gift')];
    game.place(0, 'troublemaker', 46).quiet();
    expect([0, 1, 2].map((seat) => knows(game, seat, x))).toEqual([true, true, false]);
    expect([0, 1, 2].map((seat) => knows(game, seat, gift))).toEqual([true, false, true]);
  });

  test('Market: everybody knows who took what', () => {
    const game = onBoard({ hands: HANDS, dice: [{ d20: 5 }] })
      .place(0, 'troublemaker', 46)
      .quiet();
    const [card] = game.state.market as readonly CardId[];
    game.chooseIds(1, [card as CardId]);
    expect([0, 1, 2].map((seat) => knows(game, seat, card as CardId))).toEqual([true, true, true]);
    const kept = game.id(1, 'stop');
    expect([0, 1, 2].map((seat) => knows(game, seat, kept))).toEqual([false, true, false]);
  });

  const deal = ({ players, drawPile }: Pick<GameState, 'players' | 'drawPile'>): string =>
    JSON.stringify([players.map(({ hand }) => [...hand].sort((a, b) => a - b)), drawPile]);

  /** All deals in which these cards lie anyhow in the places where they lie now. */
  const dealsOf = ({ players, drawPile }: GameState, unknown: readonly CardId[]): string[] => {
    const deals = orders(unknown).map((order) => {
      const guess = (card: CardId): CardId => order[unknown.indexOf(card)] ?? card;
      const hands = players.map((player) => ({ ...player, hand: player.hand.map(guess) }));
      return deal({ players: hands, drawPile: drawPile.map(guess) });
    });
    return [...new Set(deals)];
  };

  test('without any memory: all hands and orders of the pile are equally likely', () => {
    const hands = [['troublemaker', 'x'], ['remote'], ['jump', 'swap']];
    const { state } = onBoard({ hands, draw: ['gift', 'skip'], drawOnly: true });
    const deals = dealsOf(state, [...state.players.slice(1).flatMap(({ hand }) => hand), ...state.drawPile]);
    expect(deals.length).toBe(60);
    // 59 degrees of freedom.
    expectUniform(deals, (seed) => deal(determinize(state, 0, seed)), 98.32);
  });

  test('after Loot: only the hand that came from somebody else, and the pile, may be anything', () => {
    const hands = [
      ['troublemaker', 'x', 'snail', 'stop', 'push'],
      ['remote', 'skip', 'gift', 'reverse'],
      ['jump', 'swap', 'magnet', 'ghost'],
    ];
    const game = onBoard({ hands, draw: ['teleport', 'push'], drawOnly: true, dice: [{ d20: 14 }] });
    const { state } = game.place(0, 'troublemaker', 46).quiet();
    const deals = dealsOf(state, [...(state.players[2]?.hand ?? []), ...state.drawPile]);
    // Any two of six cards are the pile, in either order.
    expect(deals.length).toBe(30);
    // 29 degrees of freedom.
    expectUniform(deals, (seed) => deal(determinize(state, 0, seed)), 58.3);
  });
});
