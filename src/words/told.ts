/** Telling: how a sentence is found, and what it is made from. */
import { InvalidInput, UnknownName } from '../common/errors.ts';
import { ownOf } from '../common/own.ts';
import { askerIn } from '../common/question.ts';
import { quoted } from '../common/quoted.ts';
import type { CardId, Seat } from '../kernel/actions.ts';
import { printed } from '../texts/language/printed.ts';
import type { Say, Scene } from '../texts/language/scene.ts';

/** Who is told something, and in what language. */
export interface TellingIn<Language, Card, Catalog> {
  /** The language, as `frantic-engine/words/en` exports it. */
  readonly language: Language;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  /** Says of each card what it is: `(id) => cardOf(view, id)`, with the `cardOf` of the engine or of the client. */
  readonly cardOf: (id: CardId) => Card;
  /** The seat that is told: `You draw a card.` Without it everybody is called by name. */
  readonly you?: Seat | null;
  /** What is in play, as `catalogOf` gives it. Only house rules need it: their names stand nowhere else. */
  readonly catalog?: Catalog;
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

/** The table as a sentence needs it. `rows`: what is in play that no language may know. */
export function sceneOf<Card extends { readonly row: string; readonly name: string; readonly rowName?: string }>(
  { language, names, cardOf, you = null }: TellingIn<Naming<Card>, Card, unknown>,
  rows: readonly Named[],
): Scene {
  const row = (id: string): string | null => {
    const known = ownOf(language.names, id) ?? rows.find((one) => one.id === id)?.name;
    return known === undefined ? null : printed(known);
  };
  return {
    you,
    row,
    name: (seat) => {
      const name = names[seat] ?? language.seat(seat + 1);
      if (typeof name !== 'string') throw new InvalidInput('telling.names', 'have to be texts');
      return name;
    },
    card: (id) => {
      const card = cardOf(id);
      return language.sayCard(card, row(card.row) ?? printed(card.rowName ?? card.name));
    },
  };
}

/** A sentence, whatever it is about. A method, so that sentences of all sorts fit into one table: each stands under its type. */
interface Sentence {
  say(thing: unknown, scene: Scene): string;
}

/** What of a question says how it is asked. */
interface Asking {
  readonly seat: Seat;
  readonly topic: string;
  readonly type: string;
}

/** Asks something: with the sentence of its topic, or as any question of its type, after the name of what asks. */
export function asks<Question extends Asking>(
  question: Question,
  prompts: Readonly<Record<string, string | Say<Question> | null>>,
  asked: Readonly<Record<string, Sentence['say']>>,
  scene: Scene,
): string {
  const known = ownOf(prompts, question.topic);
  if (typeof known === 'string') return known;
  if (typeof known === 'function') return known(question, scene);
  const sentence = said(asked, question.type, question, scene);
  const row = known === null ? null : scene.row(askerIn(question.topic));
  return row === null ? sentence : `${row}: ${sentence}`;
}

/** Says something with the sentence for things of its type, at this table. */
export function said(
  sentences: Readonly<Record<string, Sentence['say']>>,
  type: string,
  thing: unknown,
  scene: Scene,
): string {
  const say = ownOf(sentences, type);
  if (say === undefined)
    throw new UnknownName('type', quoted(type), Object.keys(sentences), `there is no sentence for '${quoted(type)}'`);
  return say(thing, scene);
}
