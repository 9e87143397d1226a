import type { RulingWords } from '../book/types.ts';

/** Section D, in German. */
export const playability: Readonly<Record<string, RulingWords>> = {
  'R-060': {
    question: 'Was folgt auf eine schwarze Zahl?',
    decision:
      'Dieselbe Zahl in jeder Farbe oder eine Wunschkarte (auch Mimicry, die eine nachahmt, The End, Fuck You). Keine Farbe, kein Symbol.',
  },
  'R-061': {
    question: 'Schwarz auf Schwarz.',
    decision:
      'Nie wegen der Zahl oder eines Wunsches; nur unter Black Wish oder durch Random Chance. Eine gewünschte Zahl, die auf einer Wunschkarte liegt, ist keine schwarze Karte, also darf Schwarz darauf folgen.',
  },
  'R-062': {
    question: 'Schwarz worauf?',
    decision:
      'Auf Zahlenkarten mit derselben Zahl, auf den Wunsch nach dieser Zahl, auf Black Wish und wenn der Stapel frei ist. Nie auf farbige Spezialkarten, Colour Swap oder einen Farbwunsch.',
  },
  'R-063': {
    question: 'Was heisst «dasselbe Symbol»?',
    decision:
      'Dieselbe Art einfarbiger Spezialkarte (oder Colour Swap auf Colour Swap). Mimicry, die eine nachahmt, zählt als diese Art in der Farbe, die sie angenommen hat. Bei Wunschkarten gibt es kein Symbol, das passen müsste.',
  },
  'R-064': {
    question: 'Was gilt nach einem Colour Swap?',
    decision:
      'Eine Hälfte muss zur geltenden (oder gewünschten) Farbe passen; weiter geht es mit der anderen, ohne Wahl.',
  },
  'R-065': {
    question: 'Colour Swap auf Colour Swap ohne gemeinsame Farbe.',
    decision:
      'Erlaubt wegen des Symbols; dann wird gewählt, mit welcher Hälfte es weitergeht. Passt die Farbe, gilt die Hälfte, die sich daraus ergibt.',
  },
  'R-066': {
    question: 'Colour Swap auf Schwarz, eine gewünschte Zahl oder Black Wish.',
    decision: 'Nicht erlaubt.',
  },
  'R-067': {
    question: 'Nach einem Farbwunsch.',
    decision:
      'Die Farbe muss mit einer Zahl, einer einfarbigen Spezialkarte oder einem Colour Swap, der sie trägt, bedient werden, oder eine Wunschkarte geht darüber. Nicht Schwarz.',
  },
  'R-068': {
    question: 'Nach einer gewünschten Zahl.',
    decision:
      'Nur diese Zahl (farbig oder schwarz) oder eine Wunschkarte; Farbe und Symbol der Karte darunter zählen nicht.',
  },
  'R-069': {
    question: 'Der Stapel ist frei.',
    decision:
      'Jede Karte darf folgen, auch Schwarz (ein Ereignis wird ausgelöst), Colour Swap (die Hälfte wird gewählt) und Mimicry als einfarbige Spezialkarte (die Farbe wird genannt). Curse geht auch hier nicht; The End und Fuck You behalten ihre Bedingungen.',
  },
  'R-070': {
    question: 'Welche Farbe hat eine nachgeahmte einfarbige Spezialkarte?',
    decision:
      'Die Farbe, die gilt: die der obersten Karte, die weiterführende Hälfte eines Colour Swap oder die gewünschte. Auf Schwarz, eine gewünschte Zahl und Black Wish geht sie nicht.',
  },
  'R-071': {
    question: 'Welche Farbe hat sie in WEB-DE?',
    decision:
      'Sie ist nur erlaubt, wo eine Karte dieser Farbe es wäre; das Ergebnis ist dasselbe, der Text sagt nur, die Farbe werde gewählt.',
  },
  'R-072': {
    question: 'Mimicry als Colour Swap.',
    decision:
      'Erlaubt: Die eine Hälfte ist die Farbe, die gilt, die andere nennt man frei unter den übrigen Farben im Spiel.',
  },
  'R-073': {
    question: 'Was ist unter Special Seal spielbar?',
    decision: 'Nur Zahlenkarten.',
  },
  'R-074': {
    question: 'Was ist unter Colour Blockade spielbar?',
    decision:
      'Keine Karte in der gesperrten Farbe, ob sie nun mit Farbe, Zahl oder Symbol passen würde; auch kein Colour Swap mit einer gesperrten Hälfte; eine Nachahmung darf sie nicht annehmen. Schwarze Karten und Wunschkarten sind nicht betroffen. (Steht die Option auf true, darf eine Karte der gesperrten Farbe noch mit ihrer Zahl passen.)',
  },
  'R-075': {
    question: 'Die oberste Karte oder der Wunsch hat die gesperrte Farbe.',
    decision:
      'Es bleibt dabei; folgen können nur Zahl, Symbol (in anderen Farben) oder Wunschkarten. Passt nichts, wird gezogen, bis etwas passt oder die Sperre endet.',
  },
  'R-076': {
    question: 'Random Chance.',
    decision:
      'Hebt nur auf, dass die Karte passen muss. Colour Swap: Die Hälfte wird gewählt. Mimicry als einfarbige Spezialkarte: die Farbe, die gilt, oder eine nach Wahl, wenn keine gilt.',
  },
};
