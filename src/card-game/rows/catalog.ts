/** The catalog, as rows and rules read it: everything that is in play in one game. */
import type { AnyCatalog } from '../../common/rows.ts';
import type { Options } from '../options/options.ts';
import type { CardId, Color, EditionName } from '../state/types.ts';
import type { Card, Face } from './card.ts';
import type { RuleContext } from './context.ts';
import type { CardRow, EventRow, PowerRow, Row, RuleRow } from './define.ts';
import type { PartScript } from './scripts.ts';

/** The cards that can be tossed in at windows of one trigger. */
export interface Reactors {
  readonly rows: readonly CardRow[];
  /** Rows that may be played as one of `rows`. */
  readonly imitators: readonly CardRow[];
  /** By card: 1 if it can be tossed in. */
  readonly cards: Uint8Array;
}

/** What lies on top, or what is wished: a face, and where its row of `fits` and `playable` begins. */
export interface Top {
  readonly face: Face;
  readonly fitsAt: number;
}

/** Everything that is in play in one game. */
export interface Catalog extends AnyCatalog<RuleContext, Options, Card> {
  readonly edition: EditionName;
  readonly sets: readonly string[];
  /** All card ids. */
  readonly deck: readonly CardId[];
  /** The power cards in play: a row for each copy. */
  readonly powers: readonly PowerRow[];
  /** The rule cards in play. */
  readonly rules: readonly RuleRow[];
  /** The event cards in play. */
  readonly events: readonly EventRow[];
  readonly rows: Readonly<Record<string, Row>>;
  /** Those of house rules. */
  readonly houseRows: ReadonlySet<string>;
  /** By row: the name of its box. Those of house rules have none. */
  readonly boxOf: ReadonlyMap<string, string>;
  /** The rows of which there are cards in play. */
  readonly cardRows: readonly CardRow[];
  /** The colors in play. */
  readonly colors: readonly Color[];
  /** The numbers in play: what can be wished. */
  readonly numbers: readonly number[];
  readonly faces: Readonly<Record<string, Face>>;
  /** By the name of a face: what has to be met when it lies on top. */
  readonly tops: ReadonlyMap<string, Top>;
  /** The same, by card: what it shows as it is printed. */
  readonly printed: readonly Top[];
  /** The same, by the color or the number wished. */
  readonly colorWishes: ReadonlyMap<Color, Top>;
  readonly numberWishes: ReadonlyMap<number, Top>;
  /** The same, by the number wished while a black card lies on top. */
  readonly blackWishes: ReadonlyMap<number, Top>;
  /** By face and card: what keeps the card from being laid there; 0 if it fits. */
  readonly fits: Uint8Array;
  /** By face and card: 1 if the card fits, `ASK` if it fits but has a condition of its own, otherwise 0. */
  readonly playable: Uint8Array;
  /** By card: the script that carries it out once it lies on the pile; `null` if there is neither effect nor wish. */
  readonly carriedOutBy: readonly ('play' | 'wish' | null)[];
  /** By card: the script of its effect; `null` if it has none. */
  readonly effects: readonly (PartScript | null)[];
  /** By card: 1 if it is carried out as what it is, and its wish is named last. */
  readonly plain: Uint8Array;
  /** Whether what lay on top before has to be kept, because some card in play asks for it. */
  readonly looksBack: boolean;
  /** Whether anything in play can make hands lie open. */
  readonly opensHands: boolean;
  /** The moments that some row in play listens to. */
  readonly moments: ReadonlySet<string>;
  /** By card: 1 if it has a condition of its own. */
  readonly bound: Uint8Array;
  readonly reactors: Readonly<Record<string, Reactors>>;
  /** By row and part: the name of the script behind it. Looked up, not put together anew for every effect. */
  readonly scriptIds: Readonly<Record<string, Readonly<Record<string, PartScript>>>>;
}

/** What a catalog is made from. */
export interface CatalogKey {
  readonly edition: EditionName;
  readonly sets: readonly string[];
  readonly options: Options;
}
