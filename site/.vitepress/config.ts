import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { slugOf } from '../../scripts/site/slug.ts';
import { german, searchOptions } from './search.ts';
import { simulationInPage } from './simulation.ts';

interface Line {
  readonly text: string;
  readonly link?: string;
  readonly items?: Line[];
}
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../pages/${name}`, import.meta.url), 'utf8')) as T;
const sidebars = read<{ guide: Line[]; decisions: Line[]; rules: { en: Line[]; de: Line[] } }>('sidebars.json');
const api = read<Record<string, Line[]>>('api-sidebars.json');

/** A file of ours that stands in for one of the theme. */
const own = (name: string): string => fileURLToPath(new URL(`theme/${name}`, import.meta.url));

export default defineConfig({
  title: 'frantic-engine',
  description: 'The rules of the card game Frantic: to look up, to try, and to build on.',
  srcDir: 'pages',
  outDir: 'dist',
  // Pages find the folder they are served from themselves, once they are built: see scripts/site/base.ts.
  base: '/__base__/',
  // One file with what all pages have in common, instead of a copy in each.
  metaChunk: true,
  lastUpdated: false,
  markdown: {
    anchor: { slugify: slugOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  head: [['link', { rel: 'icon', href: '/__base__/icon.svg', type: 'image/svg+xml' }]],
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        nav: [
          { text: 'Play', link: '/table/index.html', target: '_self' },
          { text: 'Rules', link: '/rules/' },
          { text: 'Guides', link: '/guide/' },
          { text: 'API', link: '/api/' },
          { text: 'Playground', link: '/playground' },
          { text: 'Statistics', link: '/guide/statistics' },
        ],
        sidebar: {
          '/rules/': sidebars.rules.en,
          '/guide/': sidebars.guide,
          '/changelog': sidebars.guide,
          '/contributing': sidebars.guide,
          '/security': sidebars.guide,
          '/decisions/': sidebars.decisions,
          ...api,
        },
      },
    },
    de: {
      label: 'Deutsch',
      lang: 'de',
      description: 'Die Regeln des Kartenspiels Frantic: zum Nachschlagen, zum Ausprobieren, zum Darauf-Bauen.',
      themeConfig: { ...german, sidebar: { '/de/rules/': sidebars.rules.de } },
    },
  },
  themeConfig: { search: { provider: 'local', options: searchOptions }, externalLinkIcon: true },
  vite: {
    plugins: [simulationInPage],
    resolve: {
      dedupe: ['fast-check', 'immer'],
      alias: [
        { find: /^.*\/composables\/langs$/, replacement: own('langs.ts') },
        { find: /^minisearch$/, replacement: own('minisearch.ts') },
      ],
    },
    build: { chunkSizeWarningLimit: 4000 },
    ssr: { noExternal: ['frantic-engine'] },
  },
});
