/** Writes the service worker of the built page: all its files, kept under a name that changes with them. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PREFIX = 'frantic-table-';

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => name !== 'index.html');
      const page = bundle['index.html'];
      // The names of all others change with what is in them.
      const hash = createHash('sha256').update(names.join());
      if (page?.type === 'asset') hash.update(page.source);
      const cache = `${PREFIX}${hash.digest('hex').slice(0, 12)}`;
      const source = [
        `const C = ${JSON.stringify(cache)}, F = ${JSON.stringify(['./', ...names])};`,
        'oninstall = (e) => e.waitUntil(caches.open(C).then((c) => c.addAll(F)));',
        // Whoever is on a page keeps the files it came with, until all such pages are closed. Other pages of this origin have caches
        // of their own.
        `onactivate = (e) => e.waitUntil(caches.keys().then((k) => Promise.all(k.filter((x) => x.startsWith(${JSON.stringify(PREFIX)}) && x !== C).map((x) => caches.delete(x)))).then(() => clients.claim()));`,
        'onfetch = (e) => { if (e.request.method === "GET") e.respondWith(caches.match(e.request, { ignoreSearch: true, ignoreVary: true }).then((r) => r || fetch(e.request))); };',
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
