/** What is in play in one game, told in plain JSON: what the catalogs of both games have in common. */
import type { CardId } from '../kernel/actions.ts';
import { OPS, type Script } from '../kernel/script.ts';
import { freeze } from './freeze.ts';
import type { RulingId } from './refusals.ts';

/** A card. */
export interface CardFacts<Color> {
  readonly id: CardId;
  /** As printed in English, lower case: `blue 9`, `fantastic four`, `push`. */
  readonly name: string;
  /** The id of the row that says what it does. */
  readonly row: string;
  /** Its color; `null` if it has none. Of a bi-colored card, one half. */
  readonly color: Color;
  /** The number on it; `null` if there is none. */
  readonly number: number | null;
  /** Whether it is an attack: its victim may counter. */
  readonly attack: boolean;
}

/** What a row says in words. */
export interface RowFacts {
  /** Lower case with hyphens: `second-chance`. */
  readonly id: string;
  /** As printed in English, lower case: `second chance`. */
  readonly name: string;
  /** What it does, in our own words. */
  readonly text: string;
  readonly rulings: readonly RulingId[];
}

/** Everything that is in play. */
export interface CatalogFacts<Game, Card, Row, Event, Topic, Options> {
  readonly game: Game;
  /** What tells these rules apart from others. */
  readonly fingerprint: string;
  /** By card id. */
  readonly cards: readonly Card[];
  /** The rows of the cards in play. */
  readonly rows: readonly Row[];
  readonly events: readonly Event[];
  /** All that players can be asked: the topics of questions. */
  readonly topics: readonly Topic[];
  readonly options: Options;
}

/** Every question that some step of these scripts puts, once: by what asks, and what is wanted of the answer. */
export function topicsIn<Topic extends string>(scripts: readonly Script<never>[]): readonly Topic[] {
  const asking = scripts.flatMap(({ steps }) =>
    steps.filter(({ op }) => op === OPS.ask || op === OPS.askAll).map(({ topic }) => topic),
  );
  // The types of the topics are written from these steps.
  return [...new Set(asking)] as Topic[];
}

/** A catalog is told of once, in something that is frozen all the way down. */
export function toldOnce<C extends object, I extends object>(tell: (catalog: C) => I): (catalog: C) => I {
  const known = new WeakMap<C, I>();
  return (catalog) => {
    const before = known.get(catalog);
    if (before !== undefined) return before;
    const made = tell(catalog);
    freeze(made);
    known.set(catalog, made);
    return made;
  };
}
