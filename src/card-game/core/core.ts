/**
 * One engine, two doors: everything that both the pure entry and the fast one need.
 *
 * A core holds the catalogs of the games it has met, each with the one context its scripts run in. That is memory of
 * what was worked out, not state: the same calls give the same answers with or without it.
 */

import { CatalogCore } from '../../common/catalog-core.ts';
import type { GameOf } from '../../common/core.ts';
import { canonical } from '../../common/digest.ts';
import { KEPT } from '../../common/options.ts';
import { seedRandom } from '../../common/seed.ts';
import { fieldsOf } from '../../common/tree.ts';
import { buildCatalog } from '../catalog/catalog.ts';
import { Context } from '../context/context.ts';
import { isPrinted, type Options } from '../options/options.ts';
import type { Box, Row } from '../rows/define.ts';
import type { GameEvent } from '../state/events.ts';
import { begin, fork, lend } from '../state/literals.ts';
import type { GameState, MutableGameState, RulesKey } from '../state/state.ts';
import type { Action } from '../state/types.ts';
import { type CheckedSetup, checkSetup, Offer, type Setup } from './setup.ts';

/** The types that make up the card game. */
export interface CardGame extends GameOf<GameState, MutableGameState, Action, GameEvent, Setup> {
  checked: CheckedSetup;
}

/** The engine over one stock of rows. */
export class Core extends CatalogCore<CardGame, Context> {
  /** The same, by the very object that holds the options: a short cut for the many games without options of their own. */
  private readonly byOptions = new WeakMap<Options, Map<string, Context>>();

  override readonly isHouse: boolean;
  /** What setups may choose from. */
  readonly offer: Offer;

  /** `from`: the boxes, of which a setup chooses; the first is in every game. */
  constructor(
    private readonly house: readonly Row[],
    private readonly from: readonly Box[],
  ) {
    const offer = new Offer(from);
    super({ fork, checkSetup: (given) => checkSetup(given, offer), kept: KEPT });
    this.offer = offer;
    this.isHouse = house.length > 0 || offer.sets.some((name) => !isPrinted(name));
  }

  // ---- making and playing --------------------------------------------------------------------------------------

  blank(setup: CheckedSetup): MutableGameState {
    return begin(this.rulesOf(setup), setup.names, seedRandom(setup.seed));
  }

  /** It is played on lists that are lent: nearly all of them stay as they are. */
  override after(state: GameState, action: Action, sink: GameEvent[] | null): MutableGameState {
    const c = this.open(state);
    const next = lend(state);
    c.do.lender = state;
    try {
      this.act(next, action, sink);
    } finally {
      c.do.lender = null;
    }
    return next;
  }

  // ---- catalogs ------------------------------------------------------------------------------------------------

  private rulesOf({ edition, sets, options, windows, pointLimit }: CheckedSetup): RulesKey {
    const { rulesVersion, fingerprint } = this.contextWith(edition, sets, options).catalog;
    const chosen = options as unknown as RulesKey['options'];
    return { rulesVersion, edition, sets, options: chosen, windows, pointLimit, fingerprint };
  }

  protected contextFrom(rules: object): Context {
    const { edition, sets, options } = fieldsOf(rules);
    const checked = checkSetup({ players: 2, seed: 0, edition, sets, options }, this.offer, true);
    return this.contextWith(checked.edition, checked.sets, checked.options);
  }

  private contextWith(edition: RulesKey['edition'], sets: readonly string[], options: Options): Context {
    const chosen = sets.join();
    const at = this.byOptions.get(options)?.get(chosen);
    if (at !== undefined) return at;
    const name = canonical({ edition, sets, options });
    const made =
      this.contexts.get(name) ?? new Context(buildCatalog({ edition, sets, options }, this.from, this.house));
    const c = this.keep(made, name);
    const known = this.byOptions.get(options) ?? new Map<string, Context>();
    this.byOptions.set(options, known.set(chosen, c));
    return c;
  }
}
