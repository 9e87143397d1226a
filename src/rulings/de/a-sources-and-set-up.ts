import type { RulingWords } from '../book/types.ts';

/** Section A, in German. */
export const sourcesAndSetUp: Readonly<Record<string, RulingWords>> = {
  'R-001': {
    question: 'Die Texte widersprechen sich oder schweigen. Welcher gilt?',
    decision:
      '(1) der Text der gewählten Ausgabe; (2) die FAQ; (3) der nächstneuere Text in der Reihenfolge PANDORA, INTL, WEB-DE, SWISS-1; (4) die Grundsätze R-002–R-008. Wird nichts gesagt, gilt die Ausgabe `pandora`.',
  },
  'R-002': {
    question: 'Eine Erlaubnis trifft auf ein Verbot.',
    decision:
      'Das Verbot geht vor. «Passen» (Farbe, Zahl, Symbol, jeder Wunsch, Black Wish) ist eine Bedingung, an die sich Wunschkarten, The End und Fuck You nicht halten müssen. Special Seal, Colour Blockade, Curse und die Bedingung von The End, die letzte Karte zu sein, sind Verbote, die nichts aufhebt, auch Random Chance nicht.',
  },
  'R-003': {
    question: 'Ein Effekt, der sein muss, lässt sich nur zum Teil oder gar nicht ausführen.',
    decision: 'So viel tun, wie möglich ist; spielen durfte man die Karte trotzdem.',
  },
  'R-004': {
    question: 'Darf man sich selbst nennen?',
    decision:
      'Nie als Opfer und nie, um etwas zu bekommen. Ausnahmen, weil der Text es offen lässt: Edison, Recycling und Distributor (nur wer ihn ausgelöst hat, darf die eigene Hand nicht behalten).',
  },
  'R-005': {
    question: 'Was heisst «ohne hinzusehen»?',
    decision:
      'Die Engine zieht in diesem Augenblick eine Karte aus der Hand, jede mit gleicher Wahrscheinlichkeit; wie eine Hand geordnet ist, bleibt geheim und verrät nichts.',
  },
  'R-006': {
    question: 'Werden «am meisten», «am wenigsten», «am höchsten» neu gemessen, während ein Ereignis läuft?',
    decision:
      'Nein. Gemessen wird einmal, wenn das Ereignis beginnt; wer sich inzwischen verändert, behält seine Rolle.',
  },
  'R-007': {
    question: 'Mehrere wollen gleichzeitig reagieren.',
    decision:
      'In der Reihenfolge des Spiels, beginnend nach der Person am Zug; sie selbst kommt zuletzt. Die Geschwindigkeit der Verbindung zählt nie.',
  },
  'R-008': {
    question: 'Was muss sich wiederholen lassen?',
    decision:
      'Gleicher Startwert und gleiche Entscheidungen in gleicher Reihenfolge ergeben das gleiche Spiel: Mischen, blindes Ziehen, die Reihenfolge untergeschobener Karten, die Fragen.',
  },
  'R-009': {
    question: 'Wie viele spielen mit?',
    decision: '2 bis 8, und im ganzen Spiel gleich viele.',
  },
  'R-010': {
    question: 'Wie viele Karten werden ausgeteilt?',
    decision: '7; es dürfen auch weniger sein, bis hinunter zu 4, aber nie mehr.',
  },
  'R-011': {
    question: 'Wer gibt zuerst?',
    decision: 'Wem das Spiel gehört; das ist, wer den Raum eröffnet hat.',
  },
  'R-012': {
    question: 'Wer gibt als Nächstes, und was gilt bei Gleichstand?',
    decision:
      'Wer in der beendeten Runde am meisten Punkte geschrieben hat; bei Gleichstand, wer von den Gleichen zuerst an die Reihe kommt, wenn man nach Sitznummern bei der Person nach der letzten gebenden beginnt und diese zuletzt nimmt. Ausgeteilt wird immer in der üblichen Richtung, auch wenn zuletzt andersherum gespielt wurde.',
  },
  'R-013': {
    question:
      'Zählen Änderungen am Punktestand mitten in der Runde (Double Taxation, Seppuku, Identity Theft) dafür, wer «in dieser Runde am meisten geschrieben» hat?',
    decision: 'Nein; es zählt nur, was am Ende der Runde geschrieben wird, mit dem, was Time Bomb daran ändert.',
  },
  'R-014': {
    question: 'Der Stapel der Ereignisse zwischen den Runden.',
    decision: 'Für jede Runde werden alle Ereignisse der gewählten Boxen zusammengenommen und neu gemischt.',
  },
  'R-015': {
    question: 'Die Powerkarten zwischen den Runden.',
    decision: 'Alle werden eingesammelt und gemischt, und jede Person bekommt zwei neue.',
  },
  'R-016': {
    question: 'Violett: fünfte Farbe oder Ersatz?',
    decision:
      'Beides lässt sich einstellen. Ersetzt Violett die Farbe X, fallen alle Karten von X weg: die Zahlen, die einfarbigen Spezialkarten und jeder Colour Swap mit einer Hälfte X. Der Tausch geht auf: Eine gewöhnliche Farbe und Violett stehen beide auf 32 Karten.',
  },
  'R-017': {
    question: "Welche Karten von Pandora's Box sind dabei, wenn eine andere Erweiterung fehlt?",
    decision:
      "Als fünfte Farbe alle ausser dem violetten Recharge (ohne Supercharge fällt es weg, weil es keine Powerkarten gibt). Als Ersatz nur Arten und Zahlen, die auch die anderen Farben haben: ohne Supercharge also keine violette 10 und kein Recharge, ohne Troublemaker kein violetter Thief und kein Colour Swap; mit Pandora's Box hat jede Farbe ihre Troublemaker.",
  },
  'R-018': {
    question: 'Welche Zahlen kann man sich wünschen?',
    decision: '1 bis 9, und die 10 genau dann, wenn irgendeine 10 im Spiel ist.',
  },
  'R-019': {
    question: 'Im Heft von INTL stehen keine Texte zu den Ereignissen (sie stehen auf einem Blatt, das uns fehlt).',
    decision: 'Die Ausgabe `intl` spielt die 20 Ereignisse des Grundspiels nach dem Wortlaut von PANDORA.',
  },
  'R-020': {
    question: 'Wie werden die Plätze gezählt?',
    decision:
      'Gespielt wird gegen den Uhrzeigersinn: Der nächste Platz ist der zur Rechten, Platz + 1; zur Linken sitzt Platz − 1.',
  },
};
