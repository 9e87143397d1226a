/** What a text speaks of: rows by their names, options and rulings. */
import { ownOf } from '../../common/own.ts';
import { mentions, UNPRINTED } from './mentions.ts';
import { allNamed, type Named, numbersIn } from './named.ts';
import type { RulingGame, RulingNames, RulingNumber } from './types.ts';

/** What of a ruling is looked through. */
export interface Spoken {
  readonly id: RulingNumber;
  readonly games: readonly RulingGame[];
  /** Question, decision and note. */
  readonly text: string;
  /** The options that change the decision. */
  readonly options: readonly string[];
  /** Names that mean a box here, not the card or event of that name. */
  readonly boxes: readonly string[];
}

/** In the plural; of a short name that would be a verb, such as `stops`. */
const orMore = (word: string): string => (word.length < 5 ? word : `${word}(?:s|es)?`);

/** Finds the rows that a text names. Of two names at one place the longer one is meant. */
function finderOf(named: readonly Named[]): (text: string) => readonly string[] {
  const rows = new Map<string, string[]>();
  for (const { id, name, kind } of named) {
    const printed = kind === 'option' || UNPRINTED.includes(id) ? [] : [name];
    for (const word of [...printed, ...(ownOf(mentions, id) ?? [])]) rows.set(word, [...(rows.get(word) ?? []), id]);
  }
  const words = [...rows.keys()].sort((a, b) => b.length - a.length);
  const patterns = words.map((word) => `(?<![\\w-])${orMore(word)}(?!\\w)`);
  const all = new RegExp(patterns.join('|'), 'g');
  return (text) =>
    (text.match(all) ?? []).flatMap((found) => rows.get(words.find((word) => found.startsWith(word)) ?? '') ?? []);
}

/** Names the rows, options and rulings that each ruling speaks of, those included that say they go by it. */
export function namer(): (ruling: Spoken) => RulingNames {
  const named = allNamed();
  const of = (game: RulingGame): readonly Named[] => named.filter((one) => one.game === game);
  const games = { card: of('card'), board: of('board') };
  const finders = { card: finderOf(games.card), board: finderOf(games.board) };
  return ({ id, games: its, text, options, boxes }) => {
    const found = new Set([
      ...options,
      ...its.flatMap((game) => [
        ...finders[game](text).filter((row) => !boxes.includes(row)),
        ...[...text.matchAll(/`([\w.-]+)[^`]*`/g)].map(([, word = '']) => word),
        ...games[game].filter(({ rulings }) => rulings.includes(id)).map((one) => one.id),
      ]),
    ]);
    const those = (kind: Named['kind']): string[] => {
      const known = new Set(its.flatMap((game) => games[game].filter((one) => one.kind === kind).map((one) => one.id)));
      return [...found].filter((name) => known.has(name) || (kind === 'option' && options.includes(name)));
    };
    return {
      cards: those('card'),
      events: those('event'),
      powers: those('power'),
      rules: those('rule'),
      options: those('option'),
      rulings: numbersIn(text).filter((number) => number !== id),
    };
  };
}
