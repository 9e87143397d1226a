/** Full-text search in the rulings of one language. */
import { ownOf } from '../../common/own.ts';
import { nicknames } from './mentions.ts';
import { allNamed } from './named.ts';
import type { Ruling } from './types.ts';
import { isSlip, stemsIn } from './words.ts';

/** What counts how much. A name in a question counts most: there it says what the ruling is about. */
const WEIGHTS = { nameAsked: 8, nameTold: 3, ownRuling: 1.2, question: 4, decision: 1.5, begins: 0.5, phrase: 2 };

/** A ruling as the search sees it. */
interface Entry {
  readonly ruling: Ruling;
  /** By stem: what it counts here. */
  readonly weights: ReadonlyMap<string, number>;
  /** By row: what its name counts here. */
  readonly rows: ReadonlyMap<string, number>;
  /** The stems of the question, in a row. */
  readonly asked: string;
}

/** What a part of a search means, with the number of its words. */
interface Meaning {
  readonly words: number;
  /** How much it says for a ruling. */
  readonly says: (entry: Entry) => number;
}

/** Searches rulings, the best first. */
export type Search = (words: string, fits: (ruling: Ruling) => boolean) => Ruling[];

/** Makes the index of these rulings, and what searches it. `small` are words that say nothing. */
export function searchIn(rulings: readonly Ruling[], small: readonly string[]): Search {
  const silent = new Set(small.flatMap(stemsIn));
  const callings = callingsOf();
  const entries = rulings.map(entryOf());
  const stems = countsOf(entries.map(({ weights }) => weights));
  const rows = countsOf(entries.map(({ rows }) => rows));
  // What is rare tells more.
  const rarity = (count = 1): number => Math.log(1 + entries.length / count);

  const wordMeaning = (stem: string): Meaning => {
    const found = meantBy(stem, stems).map(([known, share]) => [known, share * rarity(stems.get(known))] as const);
    return {
      words: 1,
      says: ({ weights }) => Math.max(0, ...found.map(([known, value]) => (weights.get(known) ?? 0) * value)),
    };
  };
  const rowMeaning = ({ rows: ids, stems: { length } }: Calling): Meaning => ({
    words: length,
    says: ({ rows: here }) => Math.max(0, ...ids.map((id) => (here.get(id) ?? 0) * rarity(rows.get(id)) * length)),
  });

  /** The names and the other words of a search. */
  const meaningsIn = (asked: readonly string[]): Meaning[] => {
    const spelled = asked.map((stem) => (stems.has(stem) || silent.has(stem) ? stem : rightly(stem, callings)));
    const named = callings.filter(({ stems: name }) => inARow(spelled).includes(inARow(name)));
    // Within a longer name a shorter one means nothing by itself.
    const meant = named.filter(
      (one) =>
        !named.some(
          (other) => other.stems.length > one.stems.length && inARow(other.stems).includes(inARow(one.stems)),
        ),
    );
    const used = new Set(meant.flatMap((calling) => calling.stems));
    const others = [...new Set(spelled)].filter((stem) => !used.has(stem));
    const telling = others.filter((stem) => !silent.has(stem));
    const words = telling.length > 0 || meant.length > 0 ? telling : others;
    return [...meant.map(rowMeaning), ...words.map(wordMeaning)];
  };

  return (words, fits) => {
    const asked = stemsIn(words);
    const numbers = numbersIn(words);
    const those = entries.filter(({ ruling }) => fits(ruling));
    const meanings = meaningsIn(asked);
    const scored = those
      .filter(({ ruling }) => !numbers.includes(ruling.id))
      .map((entry) => ({ ruling: entry.ruling, score: scoreOf(entry, meanings, asked) }))
      .filter(({ score }) => score > 0);
    return [
      ...numbers.flatMap((id) => those.filter(({ ruling }) => ruling.id === id)),
      // The sort is stable, so of equals the one with the lower number comes first.
      ...scored.sort((a, b) => b.score - a.score),
    ].map(({ ruling }) => ruling);
  };
}

/** What a search says for a ruling. One that lacks a word falls far behind those that have them all. */
function scoreOf(entry: Entry, meanings: readonly Meaning[], asked: readonly string[]): number {
  let sum = 0;
  let met = 0;
  let words = 0;
  for (const meaning of meanings) {
    const said = meaning.says(entry);
    sum += said;
    words += meaning.words;
    if (said > 0) met += meaning.words;
  }
  if (words === 0) return 0;
  const inOrder = asked.length > 1 && entry.asked.includes(inARow(asked)) ? WEIGHTS.phrase : 1;
  return sum * inOrder * (met / words) ** 2;
}

/** Stems as a text in which a row of them can be found. */
const inARow = (stems: readonly string[]): string => ` ${stems.join(' ')} `;

/** `r-61`, `R 061` and `rc1` as the numbers they mean. */
const numbersIn = (words: string): string[] =>
  [...words.matchAll(/\b(rc?)[- ]?(\d{1,3})\b/gi)].map(
    ([, letters = '', digits = '']) =>
      `${letters.toUpperCase()}-${String(Number(digits)).padStart(letters.length === 1 ? 3 : 2, '0')}`,
  );

/** In how many entries each word stands. */
function countsOf(entries: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) for (const word of entry.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The known words that a word stands for: itself, those it begins or that begin it, else those it is a slip for. */
function meantBy(stem: string, known: ReadonlyMap<string, number>): (readonly [string, number])[] {
  const begun = [...known.keys()].filter((word) => word !== stem && begins(word, stem));
  const near = begun.length > 0 || known.has(stem) ? begun : [...known.keys()].filter((word) => isSlip(stem, word));
  return [...(known.has(stem) ? [[stem, 1] as const] : []), ...near.map((word) => [word, WEIGHTS.begins] as const)];
}

/** Whether one of two words is the beginning of the other, and most of it. */
function begins(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 2 && short.length * 2 > long.length && long.startsWith(short);
}

/** A name, and the rows it stands for. */
interface Calling {
  readonly stems: readonly string[];
  readonly rows: readonly string[];
}

/** All that rows are called: their printed names, and what players call them. */
function callingsOf(): Calling[] {
  const found = new Map<string, { readonly stems: readonly string[]; readonly rows: Set<string> }>();
  for (const { id, name } of allNamed()) {
    for (const word of [name, ...(ownOf(nicknames, id) ?? '').split(', ')]) {
      const stems = stemsIn(word);
      if (stems.length === 0) continue;
      const key = inARow(stems);
      const calling = found.get(key) ?? { stems, rows: new Set<string>() };
      found.set(key, calling);
      calling.rows.add(id);
    }
  }
  return [...found.values()].map(({ stems, rows }) => ({ stems, rows: [...rows] }));
}

/** A word as a name has it: itself, or the word of a name that it is a slip for. */
function rightly(stem: string, callings: readonly Calling[]): string {
  const known = callings.flatMap(({ stems }) => stems);
  return known.includes(stem) ? stem : (known.find((one) => isSlip(stem, one)) ?? stem);
}

/** Makes entries of rulings. */
function entryOf(): (ruling: Ruling) => Entry {
  const own = allNamed();
  return (ruling) => {
    const { id, games, question, decision, note, names, options } = ruling;
    const asked = stemsIn(question);
    // A question of few words is about each of them.
    const short = 1 + 2 / Math.max(asked.length, 1);
    const weights = new Map<string, number>();
    const rows = new Map<string, number>();
    const count = (counts: Map<string, number>, word: string, weight: number): void => {
      counts.set(word, Math.max(counts.get(word) ?? 0, weight));
    };
    const told = [decision, note ?? '', ...options.map(({ name, values }) => `${name} ${values}`)].flatMap(stemsIn);
    for (const stem of told) count(weights, stem, WEIGHTS.decision);
    for (const stem of asked) count(weights, stem, WEIGHTS.question * short);
    for (const row of [...names.cards, ...names.events, ...names.powers, ...names.rules, ...names.options]) {
      const isAsked = own.some((one) => one.id === row && inARow(asked).includes(inARow(stemsIn(one.name))));
      const isOwn = own.some((one) => one.id === row && games.includes(one.game) && one.rulings.includes(id));
      const weight = isAsked ? WEIGHTS.nameAsked * short : WEIGHTS.nameTold;
      count(rows, row, weight * (isOwn ? WEIGHTS.ownRuling : 1));
    }
    return { ruling, weights, rows, asked: inARow(asked) };
  };
}
