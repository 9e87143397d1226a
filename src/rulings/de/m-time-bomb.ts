import type { RulingWords } from '../book/types.ts';

/** Section M, in German. */
export const timeBomb: Readonly<Record<string, RulingWords>> = {
  'R-304': {
    question: 'Time Bomb: Wie wird gezählt?',
    decision:
      'Jede Person bekommt einen Zähler mit 3, wenn der auslösende Zug vorbei ist; er sinkt am Ende jedes eigenen Zuges, auch eines ausgesetzten.',
  },
  'R-305': {
    question: 'Time Bomb: Wann explodiert sie?',
    decision:
      'In dem Augenblick, in dem jemand mit Zähler 0 einen Zug beginnen (oder aussetzen) würde. Bleibt die Richtung gleich, ist das nach dem dritten Zug aller.',
  },
  'R-306': {
    question: 'Time Bomb mit Looping.',
    decision: 'Jemand kann zum vierten Zug kommen, bevor andere drei hatten; sie explodiert trotzdem.',
  },
  'R-307': {
    question: 'Time Bomb: Zählt der auslösende Zug?',
    decision: 'Nein; auch nicht, wenn sie ausserhalb eines Zuges oder durch die Startkarte ausgelöst wird.',
  },
  'R-308': {
    question: 'Time Bomb: Jemand wird vorher fertig.',
    decision:
      'Wer fertig ist −10, alle anderen +10, zusätzlich zu den Punkten der Hand. Das «gutgeschrieben» im englischen Text von SWISS-1 heisst abgezogen.',
  },
  'R-309': {
    question: 'Dieselbe letzte Karte löst Time Bomb aus.',
    decision: 'Wer fertig ist, beendet die Runde vor Ablauf: −10 / +10.',
  },
  'R-310': {
    question: 'Time Bomb: fertig im allerletzten Zug.',
    decision: 'Die Schlussprüfung kommt vor der Explosion.',
  },
  'R-311': {
    question: 'Time Bomb: Was wird verdoppelt?',
    decision: 'Nur die Punkte dieser Runde, nach dem Zählen der Hände; negative kommen nicht vor.',
  },
  'R-312': {
    question: 'Time Bomb: Die Runde endet durch Doomsday, Finish Line oder aufgebrauchten Stapel.',
    decision:
      'Weder ±10 noch Verdoppeln. Die Option `double` verdoppelt gezählte Hände nach Finish Line oder aufgebrauchtem Stapel; die 50 Punkte von Doomsday nie.',
  },
  'R-313': {
    question: 'Zwei Time Bombs.',
    decision:
      'Jede hat eigene Zähler; die erste, die abläuft, beendet die Runde, und es wird einmal verdoppelt für jede, die in diesem Augenblick abgelaufen ist; wird jemand fertig, gibt jede aktive ±10.',
  },
  'R-314': {
    question: 'Time Bomb mit Last Chance.',
    decision:
      'Wem die Karten ausgehen, der löst zuerst das Ereignis aus; wer wieder Karten hat, ist nicht fertig; die Zähler laufen weiter.',
  },
  'R-315': {
    question: 'Time Bomb mit The End.',
    decision: 'Keine ±10.',
  },
  'R-316': {
    question: 'Time Bomb: gewonnen mit einem als letzte Karte eingeworfenen Nice Try oder Counterattack.',
    decision: 'Gilt als fertig: −10.',
  },
};
