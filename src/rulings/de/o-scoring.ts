import type { RulingWords } from '../book/types.ts';

/** Section O, in German. */
export const scoring: Readonly<Record<string, RulingWords>> = {
  'R-346': {
    question: 'In welcher Reihenfolge wird gezählt?',
    decision:
      'Nice Try geklärt → Parasite → Summen der Hände → was Time Bomb ändert oder verdoppelt → die Nullen von Lucky Bastard → dazuzählen → Prüfen der Grenze. Doomsday ersetzt alles durch 50 (geschützt 0).',
  },
  'R-347': {
    question: 'Die Grenze.',
    decision: 'SWISS-1, WEB-DE, INTL: Ein Punktestand ≥ Grenze beendet das Spiel. PANDORA: ein Punktestand > Grenze.',
  },
  'R-348': {
    question: 'Ein Punktestand geht mitten in der Runde über die Grenze.',
    decision: 'Geprüft wird erst, wenn die Runde gezählt ist.',
  },
  'R-349': {
    question: 'Negative Punktestände.',
    decision: 'Erlaubt, ohne Grenze nach unten.',
  },
  'R-350': {
    question: 'Gleich niedrige Punktestände am Schluss.',
    decision: 'Geteilter Sieg.',
  },
  'R-351': {
    question: 'Ein Spiel ohne Punkte.',
    decision:
      'Eine Runde. Wird jemand fertig, gewinnen alle, die fertig sind, und sonst niemand (R-164, R-277), was auch immer andere auf der Hand haben und was Time Bomb dazu sagt. Ist niemand fertig geworden, gewinnen die wenigsten Punkte auf der Hand, auch mehrere zusammen. Ereignisse haben dafür ihre Fassung ohne Punkte.',
  },
  'R-352': {
    question: 'Die Punkte von 10, Violett und Spezialkarten.',
    decision: '10 = 10; Violett wie die anderen; alle Spezialkarten 7, Curse 13, The End 17, Fuck You 42.',
  },
  'R-353': {
    question: 'Jemand geht.',
    decision: 'Den Platz spielt ein Bot mit derselben Hand weiter; eine Regel gibt es dazu nicht.',
    note: 'Der Host lässt einen Bot für den leeren Platz entscheiden; die Engine merkt nichts davon.',
  },
  'R-354': {
    question: 'Darf ein Spiel nur eine Runde dauern?',
    decision: 'Ja.',
  },
};
