import type { RulingWords } from '../book/types.ts';

/** Section P, in German. */
export const twoPlayers: Readonly<Record<string, RulingWords>> = {
  'R-355': {
    question: 'Zu zweit: Ist etwas anders?',
    decision: 'Nur für Identity Theft steht eine eigene Regel geschrieben; alles andere folgt aus den allgemeinen.',
    note: 'Es sagt nur, dass es keine eigene Regel gibt; die Entscheidungen danach sind einzeln geprüft.',
  },
  'R-356': {
    question: 'Zu zweit: links und rechts.',
    decision:
      'Dieselbe Person. Earthquake, Riot: gegenseitig; Loot: gegenseitig drei. Parasite: immer, wer verloren hat.',
  },
  'R-357': {
    question: 'Zu zweit: Merry Christmas, Robin Hood (bei ungleichen Händen), Distributor.',
    decision: 'Alle tauschen einfach die Hände.',
  },
  'R-358': {
    question: 'Zu zweit: Fantastic Four.',
    decision: 'Alle vier an die andere Person.',
  },
  'R-359': {
    question: 'Zu zweit: Charity, Crowdfunding.',
    decision: 'Eine Karte wechselt, bei Gleichstand keine.',
  },
  'R-360': {
    question: 'Zu zweit: Trust Fall.',
    decision:
      'Man muss die andere Person nennen; zwei Karten hin und zwei zurück, so weit die ursprünglichen Hände reichen.',
  },
};
