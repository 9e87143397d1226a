/** The search: the same words found however they are written, in English and German. */

/**
 * A word as the search compares it: without case, marks and endings, and with one way of writing an umlaut; `null` if it
 * says nothing. VitePress sends it to the browser as its source, so everything it needs stands inside.
 */
export function processTerm(term: string): string | null {
  const word = term
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replaceAll('colour', 'color');
  const small =
    ' a an and are as at be but by can do does for from has have i if in is it may me my no not of on or that the there they this to was what when who with you your aber als am an auf aus bei bin da darf das dass dem den der des die dies du ein eine einem einen einer er es für hat ich ihr im in ist ja kann man mein mich mir mit nach nicht noch nur oder sich sie sind so und vom von vor was wenn wer wie wird wo zu zum zur ';
  if (small.includes(` ${word} `)) return null;
  return word.length > 4 ? word.replace(/(?:en|er|es|e|n|s)$/, '') : word;
}

/** Words by which a page is found and that it does not show: what players call the cards it speaks of. */
const CALLED = /<!-- called: (.*?) -->/g;

/** What is read of a page: not what stands on a page of its own, and of the API the beginning of each page. */
const PART = /<!-- unsearched -->[\s\S]*?(?:<!-- searched -->|$(?![\s\S]))/g;

export const searchOptions = {
  miniSearch: {
    options: { processTerm },
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  },
  _render(
    source: string,
    env: { relativePath: string; frontmatter?: { search?: boolean } },
    md: { render(text: string, env: object): string },
  ) {
    const text = source.replace(PART, '').replace(CALLED, '$1');
    const isApi = env.relativePath.startsWith('api/');
    const html = md.render(isApi ? text.split('\n').slice(0, 12).join('\n') : text, env);
    return env.frontmatter?.search === false ? '' : html;
  },
  locales: {
    de: {
      translations: {
        button: { buttonText: 'Suchen', buttonAriaLabel: 'Suchen' },
        modal: {
          displayDetails: 'Ausführliche Liste',
          resetButtonTitle: 'Leeren',
          backButtonTitle: 'Schliessen',
          noResultsText: 'Nichts gefunden für',
          footer: { selectText: 'auswählen', navigateText: 'bewegen', closeText: 'schliessen' },
        },
      },
    },
  },
} as const;

/** What the theme says in German. */
export const german = {
  nav: [
    { text: 'Spielen', link: '/table/index.html', target: '_self' },
    { text: 'Regeln', link: '/de/rules/' },
    { text: 'Anleitungen', link: '/guide/' },
    { text: 'API', link: '/api/' },
    { text: 'Werkstatt', link: '/playground' },
    { text: 'Statistik', link: '/guide/statistics' },
  ],
  outline: { label: 'Auf dieser Seite' },
  docFooter: { prev: 'Zurück', next: 'Weiter' },
  darkModeSwitchLabel: 'Aussehen',
  lightModeSwitchTitle: 'Zum hellen Aussehen',
  darkModeSwitchTitle: 'Zum dunklen Aussehen',
  sidebarMenuLabel: 'Menü',
  returnToTopLabel: 'Nach oben',
  langMenuLabel: 'Sprache',
  skipToContentLabel: 'Zum Inhalt',
};
