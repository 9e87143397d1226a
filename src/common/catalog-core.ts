/** What every game with a catalog of cards does alike: contexts kept by fingerprint, asking, showing, looking cards up. */
import type { CardId } from '../kernel/actions.ts';
import { type CoreContext, checkSink, GameCore, type GameTypes } from './core.ts';
import { InvalidInput, InvalidSnapshot } from './errors.ts';
import { quoted } from './quoted.ts';
import { fieldsOf, isTree } from './tree.ts';

/** What such a game needs of a context. */
export interface CatalogContext<G extends GameTypes> extends CoreContext<G['mutable'], G['event']> {
  /** What is in play. */
  readonly catalog: { readonly fingerprint: string; readonly cards: readonly unknown[] };
}

/** The types that make up such a game. */
export interface CatalogTypes extends GameTypes {
  /** A setup with everything filled in. */
  checked: unknown;
}

/** What a game is made of, beside its rules. */
export interface GameParts<G extends CatalogTypes> {
  /** A copy that shares nothing changeable with the original. */
  readonly fork: (state: G['state']) => G['mutable'];
  /** Checks and fills in a setup, which may be any JSON at all. */
  readonly checkSetup: (given: unknown) => G['checked'];
  /** How many names contexts are kept under. */
  readonly kept: number;
}

/** A game with a catalog of cards. */
export abstract class CatalogCore<G extends CatalogTypes, C extends CatalogContext<G>> extends GameCore<G, C> {
  /** The contexts that are kept, by the fingerprints of their catalogs, and by whatever else a game looks for them. */
  protected readonly contexts = new Map<string, C>();

  protected constructor(private readonly parts: GameParts<G>) {
    super();
  }

  // ---- making ----------------------------------------------------------------------------------------------------

  /** A game in which nothing has happened yet. */
  abstract blank(setup: G['checked']): G['mutable'];

  create(setup: unknown, sink: G['event'][] | null = null): G['mutable'] {
    const state = this.blank(this.parts.checkSetup(setup));
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
  cardOf(of: Pick<G['state'], 'rules'>, id: CardId): C['catalog']['cards'][number] {
    const { cards } = this.catalogIn(of);
    const card = Number.isInteger(id) ? cards[id] : undefined;
    if (card === undefined)
      throw new InvalidInput(
        'id',
        `there is no card ${quoted(id)}; the cards are numbered from 0 to ${cards.length - 1}`,
      );
    return card;
  }

  // ---- catalogs --------------------------------------------------------------------------------------------------

  /** The catalog behind a state, or behind what somebody may know of one; it may be any JSON at all. */
  catalogIn(of: Pick<G['state'], 'rules'>): C['catalog'] {
    return this.catalogOf(rulesIn(of));
  }

  /** The catalog behind a rules key. */
  catalogOf(rules: unknown): C['catalog'] {
    return this.contextFor(rules).catalog;
  }

  /** Keeps a context under its fingerprint and other names: of few games, because strangers may choose what is played with. */
  protected keep(c: C, ...names: readonly string[]): C {
    if (this.contexts.size >= this.parts.kept) this.contexts.clear();
    for (const name of [...names, c.catalog.fingerprint]) this.contexts.set(name, c);
    return c;
  }

  /** The context of rules that have not been met yet, which may be any object at all. */
  protected abstract contextFrom(rules: object): C;

  protected contextOf(rules: unknown): C {
    if (typeof rules !== 'object' || rules === null) throw new InvalidSnapshot('state.rules', 'is missing');
    const { fingerprint } = fieldsOf(rules);
    const known = typeof fingerprint === 'string' ? this.contexts.get(fingerprint) : undefined;
    if (known !== undefined) return known;
    const c = this.contextFrom(rules);
    if (c.catalog.fingerprint === fingerprint) return c;
    throw new InvalidSnapshot('state.rules.fingerprint', 'the game was made by other rules than these');
  }
}

/** The rules that something says it is played by. What does not let itself be read says nothing. */
function rulesIn(of: unknown): unknown {
  try {
    return isTree(of) ? of.rules : undefined;
  } catch {
    return undefined;
  }
}
