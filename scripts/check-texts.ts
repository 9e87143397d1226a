// Registers the languages there are, and fails if a card, event, power card or rule card has no text in one that claims
// to be complete, or a text has no card. Of the others it lists what they still say in English.
import { registerLanguages } from './texts/registry.ts';

const stale = registerLanguages();
// Read only now, so that a language whose file is new counts.
const { allRows, missingTexts, spoken, textGaps } = await import('./texts/gaps.ts');

const gaps = stale === null ? textGaps() : [stale];
for (const gap of gaps) console.error(gap);
if (gaps.length > 0) process.exitCode = 1;
else {
  const whole = spoken.filter(({ complete }) => complete).map(({ name }) => name);
  console.log(`${allRows().length} rows have their texts in ${whole.join(' and ')}`);
  for (const said of spoken.filter(({ complete }) => !complete)) {
    const missing = missingTexts(said);
    console.log(`${said.name} leaves ${missing.length} of them to English: ${missing.join(', ')}`);
  }
}
