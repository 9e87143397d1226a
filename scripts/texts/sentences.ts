// Sentences of a text as short digests, to tell whether a sentence of ours stands in a rulebook.
import { hash } from '../../src/common/digest.ts';

/** Shorter ones, such as "Draw three cards.", are nobody's. */
const LEAST_WORDS = 5;

/** The words of each sentence, without case and punctuation. */
export const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[.!?:;»«\n]+/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= LEAST_WORDS);

/** A sentence as it is kept in `test/texts/rulebook-sentences.txt`. */
export const digest = (sentence: string): string => hash(sentence).slice(0, 12);
