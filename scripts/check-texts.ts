// Fails if a card, event, power card or rule card has no text in one of the languages, or a text has no card.
import { LANGUAGES } from '../src/texts/languages.ts';
import { allRows, textGaps } from './texts/gaps.ts';

const gaps = textGaps();
for (const gap of gaps) console.error(gap);
if (gaps.length > 0) process.exitCode = 1;
else console.log(`${allRows().length} rows have their texts in ${LANGUAGES.join(' and ')}`);
