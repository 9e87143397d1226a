/** Words as a search compares them: without case, accents, endings, and the two ways of writing an umlaut. */

/** A text in small letters without marks: `Märkte` and `maerkte` are both `markte`. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replaceAll('colour', 'color');

/** A word without the ending of its plural, case or tense, English or German. */
export const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:(?<=....)(?:ing|ed)|en|er|es|e|n|s)$/, '') : word;

/** The stems of a text, in its order. */
export const stemsIn = (text: string): string[] => (folded(text).match(/[a-z0-9]+/g) ?? []).map(stemOf);

/** Whether one letter more, less, another or two in the wrong order make one word of the other. */
export function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short.length < 4) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
