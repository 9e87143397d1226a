// Registers the languages there are, writes the English texts from the rows and the topics of questions from the scripts, and fails if a card, event, power card or
// rule card has no text in a language that claims to be complete, or a text has no card. Of the other languages it lists
// what they still say in English.
import { registerLanguages } from './texts/registry.ts';

const stale = registerLanguages();
// Read only now, so that a language whose file is new counts.
const { registerEnglish } = await import('./texts/english.ts');
const { registerTopics } = await import('./texts/topics.ts');
const { allRows, missingTexts, spoken, textGaps } = await import('./texts/gaps.ts');

const old = [...(stale === null ? [] : [stale]), ...registerEnglish(), ...registerTopics()];
const gaps = old.length === 0 ? textGaps() : old;
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
