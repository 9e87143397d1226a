import type { RulingWords } from '../book/types.ts';

/** Section C, in German. */
export const turnAndDrawing: Readonly<Record<string, RulingWords>> = {
  'R-038': {
    question: 'Darf man ziehen, obwohl man spielen könnte?',
    decision: 'Ja, immer. Passen ohne zu ziehen geht nicht.',
  },
  'R-039': {
    question: 'Wie oft zieht man in einem Zug?',
    decision:
      'Es ist eine einzige Anweisung zu ziehen (1 Karte; Plus One oder Regelkarten machen sie grösser). Danach spielst du eine Karte, die passt, oder passt.',
  },
  'R-040': {
    question: 'Welche Karte darf man nach dem Ziehen spielen?',
    decision: 'Jede der Hand, die passt, nicht nur die gezogene; oder man passt.',
  },
  'R-041': {
    question: 'Wird die gezogene Karte gezeigt?',
    decision: 'Nein.',
  },
  'R-042': {
    question: 'Mehr als eine Karte in einem Zug?',
    decision:
      'Nur durch 2nd Chance, Random Chance oder eine Regelkarte. Eingeworfene Karten zählen nicht als im Zug gespielt.',
  },
  'R-043': {
    question: 'Der Stapel ist leer, und jemand könnte spielen, will aber ziehen.',
    decision: 'Erlaubt; weil die Karte fehlt, endet die Runde. So darf man eine Runde auch mit Absicht beenden.',
  },
  'R-044': {
    question: 'Die letzte Karte des Stapels wird gezogen.',
    decision: 'Noch ist nichts zu Ende; die Runde endet erst, wenn zum ersten Mal eine Karte fehlt.',
  },
  'R-045': {
    question: 'Wann gilt der Stapel als aufgebraucht?',
    decision:
      'Sobald eine Anweisung mindestens eine Karte mehr vom Stapel verlangt, als noch da ist: Ziehen, die zusätzliche Karte von Plus One, Aufdecken (Black Jack, Seppuku, Rewind), die Auslage von Market, Nice Try. Dann gilt `exhausted`: Was noch bleibt, wird ausgeführt, so weit es geht, und nach den Effekten und Ereignissen dieses Zuges endet die Runde, bevor der nächste beginnt.',
  },
  'R-046': {
    question: 'Wird der Ablagestapel neu gemischt?',
    decision: 'Nie. (Epic Fail mischt nur den Stapel neu, nachdem er durchsucht worden ist.)',
  },
  'R-047': {
    question: 'Der Stapel geht mitten in Fantastic Four, Communism, Expansion … aus. Wer bekommt zu wenig?',
    decision:
      'Die Karten gehen in der Reihenfolge des Effekts weg; wer später kommt, bekommt weniger oder keine. Bei Fantastic Four bestimmt die Reihenfolge, wer angreift. Gefragt wird danach nur, wenn der Stapel, dessen Höhe alle sehen, nicht für alle Opfer reicht: sonst ändert sie nichts.',
    note: 'Wer verteilt, nennt keine Reihenfolge; für Fantastic Four sagt R-442, wie es geht.',
  },
  'R-048': {
    question: 'Beim gewöhnlichen Ziehen fehlt die Karte: Darf man noch spielen?',
    decision:
      'Nein, gezogen wurde nichts, und die Runde endet. Fehlt nur die zusätzliche Karte von Plus One, bleibt die gezogene auf der Hand, aber die Runde endet auch.',
  },
  'R-049': {
    question: 'Wer gewinnt eine Runde, in der der Stapel ausgegangen ist?',
    decision: 'Fertig geworden ist niemand; alle zählen ihre Hand. Wer keine Karten hat, zählt trotzdem 0.',
  },
  'R-050': {
    question: 'Der Stapel ist aufgebraucht, und jemand hat keine Karten: Geht Nice Try?',
    decision: 'Nein, nicht mehr, sobald `exhausted` gilt; die Runde endet so oder so.',
  },
  'R-051': {
    question: 'Eine Karte, deren Effekt nichts bewirken kann.',
    decision: 'Darf gespielt werden.',
  },
  'R-052': {
    question: 'Wann wird «genau zehn» gezählt?',
    decision:
      'In dem Augenblick, in dem gespielt wird, Fuck You mitgezählt und nach allem, was in diesem Zug gezogen wurde. Es gilt für die Karte des Zuges, für jene auf 2nd Chance und für jene von Random Chance.',
  },
  'R-053': {
    question: 'Fuck You wird gespielt.',
    decision:
      'Die Karte kommt direkt unter die oberste. Farbe, Zahl, Symbol, Wunsch und Black Wish bleiben, wie sie waren; nichts wird noch einmal ausgelöst. Erlaubt ist sie immer, ausser unter Special Seal.',
  },
  'R-054': {
    question: 'Erfüllt Fuck You die Forderung von 2nd Chance?',
    decision:
      'Ja; es ist eine erlaubte Karte, die danach gespielt wird. 2nd Chance bleibt obenauf, ohne eine weitere Karte zu verlangen.',
  },
  'R-055': {
    question: 'Eine Powerkarte zu Fuck You?',
    decision: 'Erlaubt; nur The End schliesst Powerkarten aus.',
  },
  'R-056': {
    question: 'Curse ist die einzige Karte der Hand.',
    decision:
      'Sie ist nicht spielbar, also muss man jeden Zug ziehen; los wird man sie nur durch Ereignisse, Diebe, Tausch oder weil sie jemand blind zieht.',
  },
  'R-057': {
    question: 'Wann ist The End spielbar?',
    decision:
      'Nur als einzige Karte der Hand, dann aber auf alles, auch auf Black Wish, eine gewünschte Zahl oder Schwarz; nicht unter Special Seal. Ist sie die einzige Karte, geht sie auch auf 2nd Chance und als Karte von Random Chance.',
  },
  'R-058': {
    question: 'Was schaltet The End aus?',
    decision:
      'Das Fenster für Nice Try, Last Chance, was Time Bomb an den Punkten ändert, Parasite, Troublecharger; in diesem Zug geht zu dieser Karte keine Powerkarte. Punkte: Wer sie spielt, schreibt 0, die anderen zählen ihre Hand.',
  },
  'R-059': {
    question: 'Jemand entscheidet nicht rechtzeitig.',
    decision:
      'Es lässt sich einstellen; sonst wird gepasst oder verzichtet, wenn das erlaubt ist, und andernfalls nach dem Startwert zufällig gewählt.',
    note: 'Die Engine hat keine Uhr: Der Host passt oder verzichtet für die Person, die zu spät ist, oder wählt nach dem Startwert etwas Erlaubtes: `policy` von `fallbackAction`, `timeout` eines Raums.',
  },
};
