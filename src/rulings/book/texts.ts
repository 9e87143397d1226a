/** Rulings in another language, as they are handed in. */
import { InvalidInput } from '../../common/errors.ts';
import { quoted } from '../../common/quoted.ts';
import { isTree } from '../../common/tree.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

const isNote = (value: unknown): boolean => value === undefined || isText(value);

/** A language, which may be anything at all. */
export function checkTexts(given: unknown): void {
  if (!isTree(given)) throw new InvalidInput('texts', `have to be an object, not ${quoted(given)}`);
  const { language, sections, rulings, small, alike = [] } = given;
  if (!isText(language)) throw new InvalidInput('texts.language', 'has to be a text');
  if (!isTree(sections) || !Object.values(sections).every(isText))
    throw new InvalidInput('texts.sections', 'have to be titles by letter');
  if (!Array.isArray(small) || !small.every(isText)) throw new InvalidInput('texts.small', 'has to be a list of words');
  if (!Array.isArray(alike) || !alike.every(isText)) throw new InvalidInput('texts.alike', 'has to be a list of words');
  if (!isTree(rulings)) throw new InvalidInput('texts.rulings', 'have to be rulings by number');
  for (const [id, words] of Object.entries(rulings))
    if (!isTree(words) || !isText(words.question) || !isText(words.decision) || !isNote(words.note))
      throw new InvalidInput(`texts.rulings.${id}`, 'has to have a question and a decision');
}
