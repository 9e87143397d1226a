/** The catalog, as rows and rules read it: everything that is in play in one game. */
import type { AnyCatalog } from '../../common/rows.ts';
import type { BoardOptions } from '../options/game.ts';
import type { BoardLayout, Deck, Ways } from '../state/layout.ts';
import type { Lying } from '../state/state.ts';
import type { CardId, Space } from '../state/types.ts';
import type { Card } from './card.ts';
import type { RuleContext } from './context.ts';
import type { CardRow, EventRow } from './define.ts';
import type { PartScript } from './scripts.ts';

/** Everything that is in play in one game. Its cards are the playing cards, then the numbered teleports 1 to 6. */
export interface Catalog extends AnyCatalog<RuleContext, BoardOptions, Card> {
  readonly layout: BoardLayout;
  readonly deck: Deck;
  /** How many playing cards there are; the next id is teleport 1. */
  readonly size: number;
  readonly ways: Ways;
  /** By number: the event. */
  readonly events: readonly EventRow[];
  /** By number: the script of the event; `null` if nothing happens. */
  readonly eventScripts: readonly (PartScript | null)[];
  /** By row: whether it is an attack. */
  readonly attacks: Readonly<Record<string, boolean>>;
  /** By trigger: by card, 1 if it can be tossed in. */
  readonly reactors: Readonly<Record<string, Uint8Array>>;
  readonly rows: Readonly<Record<string, CardRow | EventRow>>;
  /** What is asked of cards again and again. */
  readonly byCard: ByCard;
  /** What lies on the board as a round begins: the numbered teleports. Lists that are empty are one and the same. */
  readonly opening: readonly (readonly Lying[])[];
  /** The playing cards, in their order. */
  readonly pile: readonly CardId[];
  /** The scripts of rows. */
  readonly effects: readonly PartScript[];
}

/** Some facts by card, side by side: looking each of them up in the card itself takes several times as long. */
export interface ByCard {
  /** The bit of its color, and the bits of the colors it goes on. */
  readonly color: Uint8Array;
  readonly covers: Uint8Array;
  /** When it does something to whoever moves: bits of `DOES`. */
  readonly does: Uint8Array;
  /** To how many neighboring spaces its arrow can point at the most; 1 if it has none. */
  readonly width: Uint8Array;
  /** By space: where its arrow can point; `null` if it has none. */
  readonly arrow: readonly (readonly (readonly Space[])[] | null)[];
}

/** When a card does something to whoever moves: it keeps them away, they enter its space, or a movement ends there. */
export const DOES = { bar: 1, enter: 2, land: 4 } as const;

/** What a catalog is made from. */
export interface CatalogKey {
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
}
