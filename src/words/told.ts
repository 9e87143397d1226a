/** Telling: how a sentence is found, and what it is made from. */

import { ownOf } from '../common/own.ts';
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Say, Scene } from '../texts/language/scene.ts';
import { printed } from '../texts/names.ts';

/** Who is told something, and in what language. */
export interface TellingIn<Language, Catalog> {
  /** The language, as `frantic-engine/words/en` exports it. */
  readonly language: Language;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  /** What is in play, as `catalogOf` gives it: cards are named from it. */
  readonly catalog: Catalog;
  /** The seat that is told: `You draw a card.` Without it everybody is called by name. */
  readonly you?: Seat | null;
}

/** What of a language names things. */
interface Naming<Card> {
  readonly names: Readonly<Record<string, string>>;
  readonly sayCard: (card: Card, name: string) => string;
  readonly seat: (nth: number) => string;
}

/** What of a catalog has a name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** The name of a row, as printed: in the language, or of a house rule as it says itself; `null` if it is no row. */
export function rowIn(names: Readonly<Record<string, string>>, rows: readonly Named[], id: string): string | null {
  const found = ownOf(names, id);
  if (found !== undefined) return found;
  const row = rows.find((one) => one.id === id);
  return row === undefined ? null : printed(row.name);
}

/** The table as a sentence needs it. */
export function sceneOf<Card extends { readonly row: string }>(
  { language, names, catalog, you = null }: TellingIn<Naming<Card>, { readonly cards: readonly Card[] }>,
  rows: readonly Named[],
): Scene {
  const row = (id: string): string | null => rowIn(language.names, rows, id);
  return {
    you,
    row,
    name: (seat) => {
      const name = names[seat] ?? language.seat(seat + 1);
      if (typeof name !== 'string') throw new RangeError('A name is a text.');
      return name;
    },
    card: (id: CardId) => {
      const card = catalog.cards[id];
      if (card === undefined) throw new RangeError('There is no such card in this catalog.');
      return language.sayCard(card, row(card.row) ?? card.row);
    },
  };
}

/**
 * Says something: with the sentence of that name, about this, at this table.
 *
 * @throws RangeError if there is no such sentence, or what is given is not what it is about.
 */
export function said<S>(
  sentences: Readonly<Record<string, Say<never, S>>>,
  name: string,
  thing: { readonly type: string },
  scene: S,
): string {
  const say = ownOf(sentences, name);
  if (say === undefined) throw new RangeError('There is no sentence for that.');
  // A sentence is about what bears its name.
  return say(thing as never, scene);
}
