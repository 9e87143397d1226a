/** The pages one begins at. */

import { addressOf } from './links.ts';
import { KINDS } from './names.ts';
import { pageWith, unsearched } from './prose.ts';
import { tilesOf } from './row-pages.ts';
import { inLanguage, type Language, words } from './words.ts';

const START = {
  en: {
    title: 'frantic-engine',
    tagline: 'The rules of the card game Frantic: to look up, to try, and to build on.',
    rules: ['Look a rule up', 'Every card, event and ruling, in English and German. Type what you quarrel about.'],
    play: [
      'Build with it',
      'A pure function, `(state, action) => state`. The guides begin with a whole game in eight lines.',
    ],
    ground: ['Try it here', 'Run the examples in this page, change them, watch the table.'],
    api: ['API', 'Every function and type of every entry.'],
    sit: 'Sit down',
    table: 'Both games, all boxes and editions, against bots or with friends at one device.',
    install: 'npm install frantic-engine',
    unofficial:
      'The game Frantic and its name belong to Rulefactory. This project is unofficial and not connected with them.',
  },
  de: {
    title: 'frantic-engine',
    tagline: 'Die Regeln des Kartenspiels Frantic: zum Nachschlagen, zum Ausprobieren, zum Darauf-Bauen.',
    rules: [
      'Eine Regel nachschlagen',
      'Jede Karte, jedes Ereignis, jede Entscheidung, deutsch und englisch. Tippe, worüber ihr streitet.',
    ],
    play: ['Damit bauen', 'Eine reine Funktion, `(state, action) => state`. Die Anleitungen sind englisch.'],
    ground: ['Hier ausprobieren', 'Beispiele auf der Seite laufen lassen und ändern (englisch).'],
    api: ['API', 'Jede Funktion und jeder Typ (englisch).'],
    sit: 'Mitspielen',
    table: 'Beide Spiele, alle Schachteln und Ausgaben, gegen Bots oder mit Freunden an einem Gerät.',
    install: 'npm install frantic-engine',
    unofficial:
      'Das Spiel Frantic und sein Name gehören Rulefactory. Dieses Projekt ist inoffiziell und hat mit ihnen nichts zu tun.',
  },
} as const;

/** The page at the very beginning. */
export function startPage(language: Language): string {
  const s = START[language];
  const tile = (page: string, [title, text]: readonly [string, string]): string =>
    `<a class="start" href="${addressOf(page)}"><strong>${title}</strong><span>${text.replace(/`([^`]*)`/g, '<code>$1</code>')}</span></a>`;
  return pageWith(s.title, { sidebar: false, aside: false, prev: false, next: false, pageClass: 'first' }, [
    `# ${s.title}`,
    s.tagline,
    ...unsearched(words[language].startHere),
    `<div class="starts">${tile(inLanguage(language, '/rules/index.md'), s.rules)}${tile('/guide/index.md', s.play)}${tile('/playground.md', s.ground)}${tile('/api/index.md', s.api)}</div>`,
    `## ${s.sit}`,
    s.table,
    '<PlayTable />',
    `\`\`\`sh\n${s.install}\n\`\`\``,
    `<small>${s.unofficial}</small>`,
  ]);
}

/** Where the rules begin: every card and event as a picture. */
export function rulesIndex(language: Language): string {
  const w = words[language];
  const parts = KINDS.flatMap((kind) => [
    `## [${w[kind]}](${inLanguage(language, `/rules/${kind}/index.md`)})`,
    ...unsearched(tilesOf(kind, language)),
  ]);
  const links = [
    [w.rulings, '/rules/rulings/index.md'],
    [w.turn, '/rules/turn.md'],
    [w.options, '/rules/options/index.md'],
    [w.sideBySide, '/rules/editions/index.md'],
  ] as const;
  return pageWith(w.rules, { outline: 2 }, [
    `# ${w.rules}`,
    ...unsearched(w.startHere),
    links.map(([text, page]) => `- [${text}](${inLanguage(language, page)})`).join('\n'),
    ...parts,
  ]);
}

/** The playground. */
export const playgroundPage = (): string =>
  pageWith('Playground', { sidebar: false, aside: false, layout: 'doc', pageClass: 'wide' }, [
    '# Playground',
    'Choose an example or write code, and run it: with the button, or <kbd>Ctrl</kbd> <kbd>Enter</kbd>. Beside it, on a phone below, comes what it prints, the last state as a picture, and what happened. Everything runs in this page.',
    '<CodeGround />',
  ]);
