/** Text that is no Markdown, put into a page of it. */
import { rulings } from 'frantic-engine/rulings';
import { rulingPage } from './links.ts';
import { inLanguage, type Language } from './words.ts';

const known = new Set<string>(rulings().map(({ id }) => id));

/** Plain text as Markdown that shows it as it is; what stands in backticks stays. */
export const plain = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, nth) =>
      nth % 2 === 1
        ? part
        : part
            .replace(/([\\*_[\]|])/g, '\\$1')
            .replaceAll('<', '&lt;')
            .replaceAll('{{', '&#123;&#123;'),
    )
    .join('')
    .replaceAll('\n', ' ');

/** The same, with numbers of rulings as links. */
export const linkedText = (text: string, language: Language): string =>
  plain(text).replace(/\bRC?-\d{2,3}\b/g, (id) =>
    known.has(id) ? `[${id}](${inLanguage(language, rulingPage(id))})` : id,
  );

/** A part of a page that the search does not read: it stands on a page of its own. */
export const unsearched = (...parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : ['<!-- unsearched -->', ...parts, '<!-- searched -->'];

/** A text as an attribute of a component. */
export const attribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '&#10;');

/** A page of Markdown with what VitePress has to know of it. */
export const pageWith = (
  title: string,
  settings: Readonly<Record<string, unknown>>,
  parts: readonly string[],
): string =>
  `---\ntitle: ${JSON.stringify(title)}\n${Object.entries(settings)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** A list of facts. */
export const facts = (lines: readonly (readonly [string, string | null])[]): string =>
  lines.flatMap(([name, text]) => (text === null || text === '' ? [] : [`- **${name}:** ${text}`])).join('\n');

/** Words by which the search finds a page that does not show them. */
export const called = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`<!-- called: ${words.join(', ')} -->`];
