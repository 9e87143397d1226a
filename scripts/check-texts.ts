// Registers the languages there are, and fails if a card, event, power card or rule card has no text in one of them, or
// a text has no card.
import { registerLanguages } from './texts/registry.ts';

const stale = registerLanguages();
// Read only now, so that a language whose file is new counts.
const { allRows, textGaps } = await import('./texts/gaps.ts');
const { LANGUAGES } = await import('../src/texts/languages.ts');

const gaps = stale === null ? textGaps() : [stale];
for (const gap of gaps) console.error(gap);
if (gaps.length > 0) process.exitCode = 1;
else console.log(`${allRows().length} rows have their texts in ${LANGUAGES.join(' and ')}`);
