/** How a turn goes, step by step, in both languages. */
import { turnOrder } from '../../src/rulings/card-game/order.ts';
import { pageWith, plain } from './prose.ts';
import { inLanguage, type Language, words } from './words.ts';

/** A step as it is shown. */
export interface Step {
  readonly title: string;
  readonly clauses: readonly string[];
}

/** The steps in German, in the order of `turnOrder`, clause by clause. */
const GERMAN: readonly Step[] = [
  {
    title: 'Vor dem Zug',
    clauses: [
      'Time Bomb geht hoch, wenn dieser Spieler keine Züge mehr hat.',
      'Was dauert, bis dieser Zug beginnt, ist vorbei.',
      'Wer aussetzen muss, setzt diesen Zug aus; weiter mit Schritt 9.',
    ],
  },
  { title: 'Der Zug selbst', clauses: ['Eine Karte spielen, oder ziehen und danach eine Karte spielen oder passen.'] },
  {
    title: 'Die Karte',
    clauses: [
      'Die Karte kommt auf den Stapel (Fuck You: unter die oberste).',
      'Eine Powerkarte, die mit ihr aufgedeckt wird, wird angesagt; eine, die zuerst wirkt, wirkt jetzt.',
    ],
  },
  {
    title: 'Der Effekt',
    clauses: [
      'Opfer werden genannt; sie dürfen kontern; danach wird der Spezialeffekt ausgeführt.',
      'Eine schwarze Zahl deckt ein Ereignis auf und führt es aus.',
      'Vor jedem Ereignis darf Lucky Bastard eingeworfen werden.',
    ],
  },
  {
    title: 'Der Wunsch',
    clauses: ['Wem die oberste Karte mit offenem Wunsch gehört, nennt den Wunsch.'],
  },
  {
    title: 'Was auf die Karte folgt',
    clauses: [
      'Eine Karte, die 2nd Chance zudeckt, durchläuft selbst die Schritte 3 bis 6.',
      'Eine Powerkarte, die danach wirkt, wirkt jetzt.',
    ],
  },
  {
    title: 'Späte Ereignisse',
    clauses: ['Ereignisse, die Last Chance auslöst.', 'Das Ereignis, das Troublecharger auslöst.'],
  },
  {
    title: 'Das Urteil über das Ende',
    clauses: [
      'Hat ein Ereignis die Runde beendet oder war der Stapel zu klein, ist die Runde vorbei.',
      'The End führt geradewegs hierher: Die Runde ist vorbei.',
      'Hat jemand keine Karten, darf Nice Try eingeworfen werden; danach wird neu geurteilt.',
      'Wirft niemand es ein, ist die Runde vorbei.',
    ],
  },
  {
    title: 'Nach dem Zug',
    clauses: [
      'Was dauert, bis dieser Zug endet, ist vorbei.',
      'Time Bomb nimmt diesem Spieler einen Zug weg. Dann ist der nächste Sitz an der Reihe.',
    ],
  },
];

/** The steps of a turn in a language. */
export const turnSteps: Readonly<Record<Language, readonly Step[]>> = {
  en: turnOrder.map(({ title, clauses }) => ({ title, clauses: clauses.map(({ text }) => text) })),
  de: GERMAN,
};

/** The page. */
export function turnPage(language: Language): string {
  const w = words[language];
  return pageWith(w.turn, { prev: false, next: false }, [
    `# ${w.turn}`,
    `${w.turnAbout} ([${w.rulings}](${inLanguage(language, '/rules/rulings/index.md')}))`,
    turnSteps[language]
      .map(({ title, clauses }, nth) => `${nth + 1}. **${title}.** ${plain(clauses.join(' '))}`)
      .join('\n'),
  ]);
}
