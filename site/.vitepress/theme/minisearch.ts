/**
 * Instead of MiniSearch as it is: a page that lacks a word of a search falls far behind those that have them all, and words
 * in a row count where a title has them in a row, as in the search of the rulings. Loaded with the box of the search alone.
 */
import MiniSearch from '../../node_modules/minisearch/dist/es/index.js';
import { processTerm } from '../search.ts';

/** What people look for most: rulings before cards, both before anything about programs. */
const worth = (id: string): number => (id.includes('/rules/rulings/') ? 1.3 : id.includes('/rules/') ? 1 : 0.6);

/** The words of a text two by two, as they follow each other. */
function pairsIn(text: string): readonly string[] {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(processTerm).filter((word) => word !== null);
  return words.slice(1).map((word, nth) => `${words[nth]} ${word}`);
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
  return found
    .map((one) => ({
      ...one,
      score: one.score * (one.queryTerms.length / most) ** 2 * worth(String(one.id)) * inRow(String(one.title)),
    }))
    .sort((a, b) => b.score - a.score);
};

export default MiniSearch;
