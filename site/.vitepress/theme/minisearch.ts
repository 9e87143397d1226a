/**
 * Instead of MiniSearch as it is: a page that lacks a word of a search falls far behind those that have them all, and words
 * in a row count where a title has them in a row, as in the search of the rulings, by which rulings stand among themselves.
 * Loaded with the box of the search alone.
 */
import { en, rulings, search } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import MiniSearch from '../../node_modules/minisearch/dist/es/index.js';
import { processTerm } from '../search.ts';

/** What people look for most: rulings before cards, both before anything about programs. */
const worth = (id: string): number => (id.includes('/rules/rulings/') ? 1.3 : id.includes('/rules/') ? 1 : 0.6);

/** The words of a text two by two, as they follow each other. */
function pairsIn(text: string): readonly string[] {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(processTerm).filter((word) => word !== null);
  return words.slice(1).map((word, nth) => `${words[nth]} ${word}`);
}

/** By number, as in the address of its page: the game of a ruling. */
const games = new Map(rulings().map(({ id, games: [game] }) => [id.toLowerCase(), game] as const));

/** The number of the ruling whose page this is, as in its address. */
const numberIn = (id: unknown): string => String(id).match(/\/rulings\/(rc?-\d+)\.html/)?.[1] ?? '';

/**
 * Where the page of a ruling is found there stands the ruling that the search of the rulings would put there: it knows the
 * names of cards, and words that say the same. What else is found keeps its place.
 */
function settled<One extends { readonly id: unknown }>(found: readonly One[], words: string): One[] {
  const language = found.some(({ id }) => String(id).includes('/de/')) ? de : en;
  const stands = [...found];
  for (const game of ['card', 'board'] as const) {
    const at = found.flatMap(({ id }, nth) => (games.get(numberIn(id)) === game ? [nth] : []));
    if (at.length < 2) continue;
    const order = search(words, { game, language }).map(({ id }) => id.toLowerCase());
    const place = ({ id }: One): number => {
      const nth = order.indexOf(numberIn(id));
      return nth < 0 ? order.length : nth;
    };
    const own = found.filter((_one, nth) => at.includes(nth)).sort((a, b) => place(a) - place(b));
    for (const [nth, one] of own.entries()) stands.splice(at[nth] ?? 0, 1, one);
  }
  return stands;
}

const plain = MiniSearch.prototype.search;
MiniSearch.prototype.search = function ranked(...asked: Parameters<typeof plain>) {
  const found = plain.apply(this, asked);
  const [query] = asked;
  const pairs = typeof query === 'string' ? pairsIn(query) : [];
  const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length));
  const inRow = (title: string): number => {
    const own = new Set(pairsIn(title));
    return 1 + pairs.filter((pair) => own.has(pair)).length / 2;
  };
  const ranked = found
    .map((one) => ({
      ...one,
      score: one.score * (one.queryTerms.length / most) ** 2 * worth(String(one.id)) * inRow(String(one.title)),
    }))
    .sort((a, b) => b.score - a.score);
  return typeof query === 'string' ? settled(ranked, query) : ranked;
};

export default MiniSearch;
