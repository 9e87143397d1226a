/** What `npm run new` writes, and what it refuses. That all of it is green is what `npm run check:stranger` shows. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Edits } from '../../scripts/new/edits.ts';
import { type Kind, make } from '../../scripts/new/kinds.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files it takes. Nothing is written. */
function filesOf(kind: Kind, name: string, box: string | null = null): string[] {
  const edits = new Edits(root);
  make(edits, kind, name, box);
  return edits.files;
}

test.each(['card', 'event', 'power', 'rule'] as const)('a %s is a house rule unless a box is named', (kind) => {
  expect(filesOf(kind, 'sea-wind')).toEqual(['examples/house-rules/sea-wind.ts', 'test/house-rules/sea-wind.test.ts']);
});

test('an edition and a language take at most four files, a whole box five', () => {
  expect(filesOf('box', 'fair')).toHaveLength(5);
  expect(filesOf('edition', 'again')).toHaveLength(4);
  expect(filesOf('language', 'fr')).toEqual(['src/texts/fr.ts']);
});

test.each(['base', 'troublemaker', 'supercharge', 'pandoras-box'])('nothing goes into the printed box %s', (box) => {
  expect(() => filesOf('card', 'sea-wind', box)).toThrow(`The box '${box}' is a printed product and frozen.`);
});

const refused: readonly (readonly [what: string, kind: Kind, name: string, box: string | null, why: RegExp])[] = [
  ['a row that is there', 'card', 'gift', null, /There is a row 'gift'/],
  ['a box that is not there', 'card', 'sea-wind', 'fair', /There is no box 'fair'. Make it first/],
  ['a box that is there', 'box', 'supercharge', null, /There is a box 'supercharge'/],
  ['a name in another spelling', 'event', 'SeaWind', null, /lower case with hyphens/],
  ['a word of the language', 'card', 'new', null, /a word of the language/],
  ['the name of a constructor', 'card', 'plain', null, /a word of the language/],
  ['an option that is there', 'option', 'scoring', null, /named after a row/],
  ['an option of no row', 'option', 'sea-wind.silent', null, /There is no row 'sea-wind'/],
  ['an option of a printed card', 'option', 'gift.silent', null, /written by hand/],
  ['an edition that is there', 'edition', 'intl', null, /There is an edition 'intl'/],
  ['a language that is there', 'language', 'de', null, /src\/texts\/de.ts is there already/],
  ['a language by its name', 'language', 'french', null, /two letters/],
  ['a box for a language', 'language', 'fr', 'base', /--box goes with a row only/],
];

test.each(refused)('%s is refused', (_what, kind, name, box, why) => {
  expect(() => filesOf(kind, name, box)).toThrow(why);
});
