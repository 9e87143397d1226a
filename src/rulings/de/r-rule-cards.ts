import type { RulingWords } from '../book/types.ts';

/** Section R, in German. */
export const ruleCards: Readonly<Record<string, RulingWords>> = {
  'R-380': {
    question: 'Wann werden Regelkarten gezogen?',
    decision: 'Vor jeder Runde gemischt, dann vor dem Austeilen `ruleCards.count` gezogen (sonst 1).',
  },
  'R-381': {
    question: 'Eine weitere Regelkarte durch Do It Yourself.',
    decision: 'Aus dem übrigen Stapel, gültig sofort und bis zum Ende der Runde; ist er leer: nichts.',
  },
  'R-382': {
    question: "Andere Regeln durch Pandora's Box.",
    decision:
      'Sie gelten vom Ende dieses Ereignisses an; was schon läuft oder geschehen ist (Aussetzen, gezogene Strafen), wird nicht rückgängig gemacht.',
  },
  'R-383': {
    question: 'Zwei Regelkarten widersprechen sich.',
    decision: 'Wo sie sich widersprechen, gilt die später gezogene; Zahlen kommen sonst zusammen.',
  },
  'R-384': {
    question: 'Ohne Regelkarten.',
    decision:
      "Do It Yourself ist ein blosser Farbwunsch, und Pandora's Box tut nichts, wenn nichts anderes eingestellt ist.",
  },
  'R-385': {
    question: "«40 Spielkarten» von Pandora's Box.",
    decision: '39; die Liste ergibt 39, mit dem Ereignis 40; mit 15 Regelkarten 55.',
  },
};
