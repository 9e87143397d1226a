/** The engine of the board game: how a state begins, and which context belongs to it. */

import { copyAll } from '../../common/copy.ts';
import { checkSink, GameCore } from '../../common/core.ts';
import { InvalidSetup, InvalidSnapshot } from '../../common/errors.ts';
import { guessFrom } from '../../common/guess.ts';
import { dealAnew } from '../../common/known.ts';
import { quoted } from '../../common/quoted.ts';
import { seedRandom } from '../../kernel/random.ts';
import { checkDeck } from '../boxes/deck.ts';
import { checkLayout } from '../boxes/layout.ts';
import { buildCatalog } from '../catalog/catalog.ts';
import { Context } from '../context/context.ts';
import { checkOptions } from '../options/game.ts';
import type { Card } from '../rows/card.ts';
import type { Catalog, CatalogKey } from '../rows/catalog.ts';
import type { GameEvent } from '../state/log.ts';
import { fork, type GameState, type MutableGameState, type RulesKey } from '../state/state.ts';
import type { Action, CardId, Seat } from '../state/types.ts';
import { type CheckedSetup, checkSetup, type Setup } from './setup.ts';
import { checkState } from './snapshot.ts';

/** The types that make up the board game. */
export interface BoardGame {
  mutable: MutableGameState;
  state: GameState;
  action: Action;
  event: GameEvent;
  setup: Setup;
}

/** What a digest in a record is taken of. */
const FACTS = [
  'round',
  'turn',
  'active',
  'players',
  'drawPile',
  'discardPile',
  'market',
  'board',
  'random',
  'outcome',
] as const satisfies readonly (keyof GameState)[];

/** How many contexts are kept for games whose setups are made anew each time. */
const KEPT = 64;

/** The engine. It remembers what it has worked out for a board and a deck; that is no state. */
export class Core extends GameCore<BoardGame, Context> {
  protected override readonly facts = FACTS;
  private readonly contexts = new Map<string, Context>();
  /** The same, by the very objects: a short cut for the many games with the same board and deck. */
  private readonly byLayout = new WeakMap<object, WeakMap<object, WeakMap<object, Context>>>();

  protected override check(state: unknown): void {
    checkState(this, state);
  }

  create(given: unknown, sink: GameEvent[] | null = null): MutableGameState {
    const setup = checkSetup(given);
    checkSink(sink);
    const state = this.blank(setup);
    state.queue.push({ script: 'round', at: 0, me: 0, v: {} });
    this.resume(state, sink);
    return state;
  }

  fork(state: GameState): MutableGameState {
    try {
      return fork(state);
    } catch (error) {
      throw this.blame(state, error);
    }
  }

  /** A game in which nothing has happened yet. */
  blank({ names, seed, layout, deck, options, windows, pointLimit }: CheckedSetup): MutableGameState {
    const { fingerprint } = this.contextWith({ layout, deck, options }).catalog;
    return {
      format: 1,
      rules: { layout, deck, options, windows, pointLimit, fingerprint },
      round: 0,
      turn: 0,
      starter: 0,
      active: 0,
      players: copyAll(names, (name) => ({ name, hand: [], score: 0, space: 0 })),
      drawPile: [],
      discardPile: [],
      market: [],
      known: [],
      board: [],
      fired: [],
      die: null,
      skipsMovement: false,
      movesBackward: false,
      ignoresCards: false,
      exhausted: false,
      ending: null,
      queue: [],
      random: seedRandom(seed),
      outcome: null,
    };
  }

  /** A guess at what a seat does not know: each deal that agrees with what it does know is as likely as any other. */
  determinize(state: GameState, viewer: Seat, seed: string | number): MutableGameState {
    const deck = (): CardId[] => {
      const { cards, size } = this.catalogOf(state.rules);
      return cards.slice(0, size).map(({ id }) => id);
    };
    return this.lookInto(state, () =>
      guessFrom<BoardGame, Context>(this, state, viewer, seed, deck, (guess, chance, asked) => {
        const own = guess.players[viewer]?.hand ?? [];
        const heaps = guess.players.map(({ hand }) => hand).filter((hand) => hand !== own);
        const demands = asked.map(({ seat, holds, fits }) => ({ heap: guess.players[seat]?.hand ?? [], holds, fits }));
        guess.known = dealAnew({ piles: [guess.drawPile], heaps, demands }, own, guess.known, viewer, chance);
      }),
    );
  }

  /** A card by its id. */
  cardOf(state: GameState, id: CardId): Card {
    const { cards } = this.catalogOf(state?.rules);
    const card = Number.isInteger(id) ? cards[id] : undefined;
    if (card === undefined) throw new RangeError(`There is no card ${quoted(id)}.`);
    return card;
  }

  /** The catalog behind a rules key. */
  catalogOf(rules: RulesKey): Catalog {
    return this.contextFor(rules).catalog;
  }

  protected contextOf(rules: unknown): Context {
    if (typeof rules !== 'object' || rules === null) throw new InvalidSnapshot('state.rules', 'is missing');
    const { layout, deck, options, fingerprint } = rules as RulesKey;
    const known = typeof fingerprint === 'string' ? this.contexts.get(fingerprint) : undefined;
    if (known !== undefined) return known;
    const c = this.contextWith(checkKey(layout, deck, options));
    if (c.catalog.fingerprint === fingerprint) return c;
    throw new InvalidSnapshot('state.rules.fingerprint', 'the game was made by other rules than these');
  }

  private contextWith(key: CatalogKey): Context {
    const at = this.byLayout.get(key.layout)?.get(key.deck)?.get(key.options);
    if (at !== undefined) return at;
    const made = new Context(buildCatalog(key));
    const { fingerprint } = made.catalog;
    const c = this.contexts.get(fingerprint) ?? made;
    if (this.contexts.size >= KEPT) this.contexts.clear();
    this.contexts.set(fingerprint, c);
    const decks = this.byLayout.get(key.layout) ?? new WeakMap<object, WeakMap<object, Context>>();
    const options = decks.get(key.deck) ?? new WeakMap<object, Context>();
    this.byLayout.set(key.layout, decks.set(key.deck, options.set(key.options, c)));
    return c;
  }
}

function checkKey(layout: unknown, deck: unknown, options: unknown): CatalogKey {
  try {
    return { layout: checkLayout(layout), deck: checkDeck(deck), options: checkOptions(options) };
  } catch (error) {
    if (error instanceof InvalidSetup) throw new InvalidSnapshot(`state.rules.${error.field}`, error.message);
    throw error;
  }
}
