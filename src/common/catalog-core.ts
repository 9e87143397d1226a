/** What every game with a catalog of cards does alike: contexts kept by fingerprint, asking, showing, looking cards up. */
import type { CardId } from '../kernel/actions.ts';
import { type CoreContext, checkSink, GameCore, type GameTypes } from './core.ts';
import { type AnyFields, factsIn } from './describe.ts';
import { InvalidSnapshot } from './errors.ts';
import { quoted } from './quoted.ts';

/** What such a game needs of a context. */
export interface CatalogContext<G extends GameTypes> extends CoreContext<G['mutable'], G['event']> {
  /** What is in play. */
  readonly catalog: { readonly fingerprint: string; readonly cards: readonly unknown[] };
}

/** What a game is made of, beside its rules. */
export interface GameParts<G extends GameTypes> {
  /** What is said of the fields of a state. */
  readonly fields: AnyFields;
  /** A copy that shares nothing changeable with the original. */
  readonly fork: (state: G['state']) => G['mutable'];
}

/** A game with a catalog of cards. */
export abstract class CatalogCore<G extends GameTypes, C extends CatalogContext<G>> extends GameCore<G, C> {
  protected override readonly facts: readonly string[];
  /** The contexts that are kept, by the fingerprints of their catalogs, and by whatever else a game looks for them. */
  protected readonly contexts = new Map<string, C>();

  protected constructor(private readonly parts: GameParts<G>) {
    super();
    this.facts = factsIn(parts.fields);
  }

  // ---- making ----------------------------------------------------------------------------------------------------

  /** A game in which nothing has happened yet. The setup may be any JSON at all. */
  protected abstract begin(setup: unknown): G['mutable'];

  create(setup: unknown, sink: G['event'][] | null = null): G['mutable'] {
    const state = this.begin(setup);
    checkSink(sink);
    state.queue.push({ script: 'round', at: 0, me: 0, v: {} });
    this.resume(state, sink);
    return state;
  }

  fork(state: G['state']): G['mutable'] {
    try {
      return this.parts.fork(state);
    } catch (error) {
      throw this.blame(state, error);
    }
  }

  // ---- looking up -----------------------------------------------------------------------------------------------

  /** A card by its id. */
  cardOf(state: G['state'], id: CardId): C['catalog']['cards'][number] {
    const { cards } = this.catalogOf(state?.rules);
    const card = Number.isInteger(id) ? cards[id] : undefined;
    if (card === undefined) throw new RangeError(`There is no card ${quoted(id)}.`);
    return card;
  }

  // ---- catalogs --------------------------------------------------------------------------------------------------

  /** The catalog behind a rules key. */
  catalogOf(rules: unknown): C['catalog'] {
    return this.contextFor(rules).catalog;
  }

  /** The context of rules that have not been met yet, which may be any object at all. */
  protected abstract contextFrom(rules: object): C;

  protected contextOf(rules: unknown): C {
    if (typeof rules !== 'object' || rules === null) throw new InvalidSnapshot('state.rules', 'is missing');
    const { fingerprint } = rules as { readonly fingerprint?: unknown };
    const known = typeof fingerprint === 'string' ? this.contexts.get(fingerprint) : undefined;
    if (known !== undefined) return known;
    const c = this.contextFrom(rules);
    if (c.catalog.fingerprint === fingerprint) return c;
    throw new InvalidSnapshot('state.rules.fingerprint', 'the game was made by other rules than these');
  }
}
