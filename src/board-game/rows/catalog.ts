/** The catalog, as rows and rules read it: everything that is in play in one game. */
import type { AnyCatalog } from '../../common/rows.ts';
import type { BoardOptions } from '../options/game.ts';
import type { BoardLayout, Deck, Ways } from '../state/layout.ts';
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
  /** The scripts of rows. */
  readonly effects: readonly PartScript[];
}

/** What a catalog is made from. */
export interface CatalogKey {
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
}
