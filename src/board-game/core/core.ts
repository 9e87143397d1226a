/** The engine of the board game: how a state begins, and which context belongs to it. */

import { CatalogCore } from '../../common/catalog-core.ts';
import type { GameOf } from '../../common/core.ts';
import { InvalidSetup, InvalidSnapshot } from '../../common/errors.ts';
import { seedRandom } from '../../common/seed.ts';
import { fieldsOf } from '../../common/tree.ts';
import { checkDeck } from '../boxes/deck.ts';
import { checkLayout } from '../boxes/layout.ts';
import { buildCatalog } from '../catalog/catalog.ts';
import { Context } from '../context/context.ts';
import { checkOptions } from '../options/game.ts';
import type { CatalogKey } from '../rows/catalog.ts';
import type { GameEvent } from '../state/events.ts';
import { begin, fork } from '../state/literals.ts';
import type { GameState, MutableGameState } from '../state/state.ts';
import type { Action } from '../state/types.ts';
import { type CheckedSetup, checkSetup, type Setup } from './setup.ts';

/** The types that make up the board game. */
export interface BoardGame extends GameOf<GameState, MutableGameState, Action, GameEvent, Setup> {
  checked: CheckedSetup;
}

/** How many contexts are kept for games whose setups are made anew each time. */
const KEPT = 64;

/** The engine. It remembers what it has worked out for a board and a deck; that is no state. */
export class Core extends CatalogCore<BoardGame, Context> {
  /** The same, by the very objects: a short cut for the many games with the same board and deck. */
  private readonly byLayout = new WeakMap<object, WeakMap<object, WeakMap<object, Context>>>();

  constructor() {
    super({ fork, checkSetup, kept: KEPT });
  }

  blank({ names, seed, layout, deck, options, windows, pointLimit }: CheckedSetup): MutableGameState {
    const { rulesVersion, fingerprint } = this.contextWith({ layout, deck, options }).catalog;
    return begin({ rulesVersion, layout, deck, options, windows, pointLimit, fingerprint }, names, seedRandom(seed));
  }

  protected contextFrom(rules: object): Context {
    const { layout, deck, options } = fieldsOf(rules);
    return this.contextWith(checkKey(layout, deck, options));
  }

  private contextWith(key: CatalogKey): Context {
    const at = this.byLayout.get(key.layout)?.get(key.deck)?.get(key.options);
    if (at !== undefined) return at;
    const made = new Context(buildCatalog(key));
    const { fingerprint } = made.catalog;
    const c = this.keep(this.contexts.get(fingerprint) ?? made);
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
