/**
 * Rulings bring their sources along, and tables on which they are seen at work: half of what rulings weigh. The site shows them; this page
 * only says what is decided, so it leaves them out as it is built.
 */
import type { Plugin } from 'vite';

const GIVES = /function examplesOf\(\w+\) \{/;
const SOURCE = /(?<=^ +source: )("(?:[^"\\]|\\.)+"|'(?:[^'\\]|\\.)+'|`[^`]+`)/gm;

export function bareRulings(): Plugin {
  return {
    name: 'bare-rulings',
    apply: 'build',
    transform(code, id) {
      // Rulings of the project are kept beside the others.
      if (!/[\\/]dist[\\/][\w-]+\.js$/.test(id) || code.search(SOURCE) < 0) return null;
      const bare = code.replaceAll(SOURCE, '""');
      if (!/rulings\.js$/.test(id)) return { code: bare, map: null };
      if (!GIVES.test(code)) throw new Error('The rulings bring their tables along in another way.');
      return { code: bare.replace(GIVES, (head) => `${head} return [];`), map: null };
    },
  };
}
