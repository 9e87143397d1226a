/** Full-text search in the rulings of one language. */
import { ownOf } from '../../common/own.ts';
import { mentions, nicknames } from './mentions.ts';
import { allNamed, type Named } from './named.ts';
import type { Ruling } from './types.ts';
import { isSlip, stemsIn } from './words.ts';

/** What counts how much. A name in a question counts most: there it says what the ruling is about. */
const WEIGHTS = {
  nameAsked: 8,
  nameTold: 3,
  ownRuling: 1.2,
  question: 4,
  decision: 1.5,
  begins: 0.5,
  alike: 0.7,
  /** What a question in the very words of the search gains. */
  phrase: 1,
  /** What is left of a ruling whose question names nothing but cards that nobody spoke of. */
  stranger: 0.7,
  /** What is left of a name that is said twice, as in `black on black`, where the question has it once. */
  once: 0.5,
};

/** A ruling as the search sees it. */
interface Entry {
  readonly ruling: Ruling;
  /** By stem: what it counts here. */
  readonly weights: ReadonlyMap<string, number>;
  /** By row: what its name counts here. */
  readonly rows: ReadonlyMap<string, number>;
  /** How often the question names each row. */
  readonly about: ReadonlyMap<string, number>;
  /** The stems of the question, in its order. */
  readonly asked: readonly string[];
}

/** What a part of a search means, with the number of its words. */
interface Meaning {
  readonly words: number;
  /** The rows it stands for, if it is a name. */
  readonly rows: readonly string[];
  /** How much it says for a ruling. */
  readonly says: (entry: Entry) => number;
}

/** Searches rulings, the best first. `fits` says which are meant: found by their words, or by their number. */
export type Search = (words: string, fits: (ruling: Ruling, byNumber: boolean) => boolean) => Ruling[];

/** What a search knows of a language: words that say nothing, and lines of words that say the same. */
interface Vocabulary {
  readonly small: readonly string[];
  readonly alike?: readonly string[];
}

/** Makes the index of these rulings, and what searches it. */
export function searchIn(rulings: readonly Ruling[], { small, alike = [] }: Vocabulary): Search {
  const silent = new Set(small.flatMap(stemsIn));
  const synonyms = alike.map(stemsIn);
  const callings = callingsOf();
  const entries = rulings.map(entryOf(callings));
  const stems = countsOf(entries.map(({ weights }) => weights));
  const rows = countsOf(entries.map(({ rows }) => rows));
  // What is rare tells more.
  const rarity = (count = 1): number => Math.log(1 + entries.length / count);

  const wordMeaning = (stem: string): Meaning => {
    const found = meantBy(stem, stems, synonyms).map(
      ([known, share]) => [known, share * rarity(stems.get(known))] as const,
    );
    return {
      words: 1,
      rows: [],
      says: ({ weights }) => Math.max(0, ...found.map(([known, value]) => (weights.get(known) ?? 0) * value)),
    };
  };
  const rowMeaning = (said: readonly Calling[]): Meaning => {
    const ids = said[0]?.rows ?? [];
    // What is no name in a ruling is still a word of it: the black that nobody may wish.
    const words = [...new Set(said.flatMap(({ stems }) => stems))].map(wordMeaning);
    const lengths = said.map(({ stems: { length } }) => length);
    const valueIn = ({ rows: here, about }: Entry, id: string): number =>
      (here.get(id) ?? 0) * (said.length > 1 && (about.get(id) ?? 0) < 2 ? WEIGHTS.once : 1) * rarity(rows.get(id));
    return {
      words: Math.max(...lengths),
      rows: ids,
      says: (entry) =>
        Math.max(
          sum(words.map(({ says }) => says(entry))) / words.length,
          ...ids.map((id) => valueIn(entry, id) * Math.max(...lengths)),
        ),
    };
  };

  /** The names and the other words of a search. */
  const meaningsIn = (asked: readonly string[]): Meaning[] => {
    const spelled = asked.map((stem) => (stems.has(stem) || silent.has(stem) ? stem : rightly(stem, callings)));
    const { names, others } = namesIn(spelled, callings);
    const telling = [...new Set(others)].filter((stem) => !silent.has(stem));
    const words = telling.length > 0 || names.length > 0 ? telling : [...new Set(others)];
    const byRow = new Map<string, Calling[]>();
    for (const name of names) byRow.set(name.rows.join(), [...(byRow.get(name.rows.join()) ?? []), name]);
    return [...[...byRow.values()].map(rowMeaning), ...words.map(wordMeaning)];
  };

  return (words, fits) => {
    const asked = stemsIn(words.replace(NUMBER, ' '));
    const numbers = numbersIn(words);
    const those = entries.filter(({ ruling }) => fits(ruling, false));
    const meanings = meaningsIn(asked);
    const scored = those
      .filter(({ ruling }) => !numbers.includes(ruling.id))
      .map((entry) => ({ ruling: entry.ruling, score: scoreOf(entry, meanings, asked) }))
      .filter(({ score }) => score > 0);
    return [
      ...numbers.flatMap((id) => entries.filter(({ ruling }) => ruling.id === id && fits(ruling, true))),
      // The sort is stable, so of equals the one with the lower number comes first.
      ...scored.sort((a, b) => b.score - a.score),
    ].map(({ ruling }) => ruling);
  };
}

/** What a search says for a ruling. One that lacks a word falls far behind those that have them all. */
function scoreOf(entry: Entry, meanings: readonly Meaning[], asked: readonly string[]): number {
  let score = 0;
  let met = 0;
  let words = 0;
  for (const meaning of meanings) {
    const said = meaning.says(entry);
    score += said;
    words += meaning.words;
    if (said > 0) met += meaning.words;
  }
  if (words === 0) return 0;
  const about = [...entry.about.keys()];
  const strangers = about.filter((row) => !meanings.some(({ rows }) => rows.includes(row))).length;
  const inOrder =
    1 + (WEIGHTS.phrase * Math.max(0, longestRun(asked, entry.asked) - 1)) / Math.max(1, asked.length - 1);
  return score * inOrder * WEIGHTS.stranger ** (strangers / Math.max(1, about.length)) * (met / words) ** 2;
}

/** How many stems follow one another in both lists, at most. */
function longestRun(a: readonly string[], b: readonly string[]): number {
  let longest = 0;
  for (let i = 0; i < a.length; i += 1)
    for (let j = 0; j < b.length; j += 1) {
      let run = 0;
      while (i + run < a.length && a[i + run] === b[j + run]) run += 1;
      longest = Math.max(longest, run);
    }
  return longest;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A number as it is typed: `r-61`, `R 061`, `rc1`. */
const NUMBER = /\b(rc?)[- ]?(\d{1,3})\b/gi;

/** The numbers in a text. */
const numbersIn = (words: string): string[] =>
  [...words.matchAll(NUMBER)].map(
    ([, letters = '', digits = '']) =>
      `${letters.toUpperCase()}-${String(Number(digits)).padStart(letters.length === 1 ? 3 : 2, '0')}`,
  );

/** In how many entries each word stands. */
function countsOf(entries: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) for (const word of entry.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The known words that a word stands for: itself, those that say the same, those it begins or that begin it; if there is
 * none, those it is a slip for.
 */
function meantBy(
  stem: string,
  known: ReadonlyMap<string, number>,
  synonyms: readonly (readonly string[])[],
): (readonly [string, number])[] {
  const others = [...known.keys()].filter((word) => word !== stem);
  const same = synonyms.filter((line) => line.includes(stem)).flat();
  const exact = known.has(stem) ? [[stem, 1] as const] : [];
  const alike = others.filter((word) => same.includes(word)).map((word) => [word, WEIGHTS.alike] as const);
  const begun = others.filter((word) => begins(word, stem)).map((word) => [word, WEIGHTS.begins] as const);
  const meant = [...exact, ...alike, ...begun];
  if (meant.length > 0) return meant;
  return others.filter((word) => isSlip(stem, word)).map((word) => [word, WEIGHTS.begins] as const);
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

/** What a row is called: by its printed name, by what rulings call it, and by what players do. */
const calledOf = ({ id, name }: Named): readonly string[] => [
  name,
  ...(ownOf(mentions, id) ?? []),
  ...(ownOf(nicknames, id)?.split(', ') ?? []),
];

/** All that rows are called, the longest first. */
function callingsOf(): Calling[] {
  const found = new Map<string, { readonly stems: readonly string[]; readonly rows: Set<string> }>();
  for (const one of allNamed()) {
    for (const word of calledOf(one)) {
      const stems = stemsIn(word);
      if (stems.length === 0) continue;
      const key = stems.join(' ');
      const calling = found.get(key) ?? { stems, rows: new Set<string>() };
      found.set(key, calling);
      calling.rows.add(one.id);
    }
  }
  return [...found.values()]
    .map(({ stems, rows }) => ({ stems, rows: [...rows] }))
    .sort((a, b) => b.stems.length - a.stems.length);
}

/** The names in a text, in its order, and its other words. Within a longer name a shorter one means nothing. */
function namesIn(text: readonly string[], callings: readonly Calling[]) {
  const names: Calling[] = [];
  const others: string[] = [];
  for (let at = 0; at < text.length; ) {
    const name = callings.find(({ stems }) => stems.every((stem, i) => text[at + i] === stem));
    if (name === undefined) others.push(...text.slice(at, at + 1));
    else names.push(name);
    at += name?.stems.length ?? 1;
  }
  return { names, others };
}

/** A word as a name has it: itself, or the word of a name that it is a slip for. */
function rightly(stem: string, callings: readonly Calling[]): string {
  const known = callings.flatMap(({ stems }) => stems);
  return known.includes(stem) ? stem : (known.find((one) => isSlip(stem, one)) ?? stem);
}

/** Makes entries of rulings. */
function entryOf(callings: readonly Calling[]): (ruling: Ruling) => Entry {
  const own = allNamed();
  return (ruling) => {
    const { id, games, decision, note, names, options } = ruling;
    const asked = stemsIn(ruling.question);
    // A question of few words is about each of them.
    const short = 1 + 2 / Math.max(asked.length, 1);
    const weights = new Map<string, number>();
    const rows = new Map<string, number>();
    const about = new Map<string, number>();
    const named = namesIn(asked, callings).names;
    const count = (counts: Map<string, number>, word: string, weight: number): void => {
      counts.set(word, Math.max(counts.get(word) ?? 0, weight));
    };
    const told = [decision, note ?? '', ...options.map(({ name, values }) => `${name} ${values}`)].flatMap(stemsIn);
    for (const stem of told) count(weights, stem, WEIGHTS.decision);
    for (const stem of asked) count(weights, stem, WEIGHTS.question * short);
    for (const row of [...names.cards, ...names.events, ...names.powers, ...names.rules, ...names.options]) {
      const often = named.filter(({ rows }) => rows.includes(row)).length;
      if (often > 0) about.set(row, often);
      const isOwn = own.some((one) => one.id === row && games.includes(one.game) && one.rulings.includes(id));
      const weight = often > 0 ? WEIGHTS.nameAsked * short : WEIGHTS.nameTold;
      count(rows, row, weight * (isOwn ? WEIGHTS.ownRuling : 1));
    }
    return { ruling, weights, rows, about, asked };
  };
}
