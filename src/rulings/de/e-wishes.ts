import type { RulingWords } from '../book/types.ts';

/** Section E, in German. */
export const wishes: Readonly<Record<string, RulingWords>> = {
  'R-077': {
    question: 'Wann wird der Wunsch genannt?',
    decision: 'Nachdem der Effekt der Karte ausgeführt ist, vor den Powerkarten, die als zweite wirken.',
  },
  'R-078': {
    question: 'Muss man wünschen?',
    decision: 'Ja. Das «und/oder» der ältesten Texte wird so gelesen: der Effekt freiwillig, der Wunsch immer.',
  },
  'R-079': {
    question: 'Farbe oder Zahl?',
    decision: 'Fantastic und Fantastic Four: eines von beiden. Alle anderen: Farbe. Do It Yourself: Farbe.',
  },
  'R-080': {
    question: 'Sich Schwarz wünschen.',
    decision: 'Geht nicht, ausser mit Black Wish.',
  },
  'R-081': {
    question: 'Sich eine gesperrte Farbe wünschen.',
    decision:
      'Nicht erlaubt. Wären alle Farben gesperrt, wünscht man sich eine Zahl, wenn die Karte das kann; sonst darf die nächste Person jede Karte spielen, die nicht gesperrt ist.',
  },
  'R-082': {
    question: 'Mehrere Wünsche in einem Zug.',
    decision:
      'Der letzte zählt. Die übliche Reihenfolge: Lucky Bastard beim Ereignis der Karte oder Counterattack, der eigene Wunsch der gespielten Karte (er entfällt, wenn sie bedeckt ist), der Wunsch einer Powerkarte, die als zweite wirkt, Lucky Bastard bei einem Ereignis von Last Chance oder Troublecharger, Nice Try.',
  },
  'R-083': {
    question: 'Wie lange gilt ein Wunsch?',
    decision:
      'Bis eine Karte obenauf gelegt wird. Fuck You und Karten, die unter die oberste geschoben werden, lassen ihn in Kraft.',
  },
  'R-084': {
    question:
      'Eine Reaktionskarte wird auf eine schwarze Karte, eine einfarbige Spezialkarte oder einen anderen Wunsch eingeworfen.',
    decision: 'Sie ist jetzt die oberste Karte; von da an zählt nur ihr Farbwunsch.',
  },
  'R-085': {
    question: 'Eine Kette von Counterattack: Wer wünscht?',
    decision:
      'Nur wem der oberste Counterattack gehört. Nach dem Wunsch der gekonterten Karte und denen früherer Counterattacks wird nie gefragt.',
  },
  'R-086': {
    question: 'Eine Wunschkarte ist die letzte Karte: Wird noch gewünscht?',
    decision:
      'Ja, vor der Schlussprüfung; es ist wichtig, wenn die Runde weitergeht, ohne dass Nice Try obenauf liegt (etwa wenn Last Chance die Hand wieder füllt).',
  },
  'R-087': {
    question: 'Der Wunsch nach Recycling.',
    decision:
      'Der Wunsch der zurückgegebenen Karte bleibt, obwohl sie weg ist; hatte sie keinen, gilt wieder, was vorher galt (auch ein älterer Wunsch).',
  },
  'R-088': {
    question: 'Number Wish oder Black Wish zu einer Wunschkarte.',
    decision: 'Der Wunsch der Karte entfällt; ihr Effekt ist freiwillig oder nicht, wie sonst auch.',
  },
  'R-089': {
    question: 'Nach Black Wish.',
    decision:
      'Jede schwarze Zahl (sie löst ein Ereignis aus) oder eine Wunschkarte; danach gelten die gewöhnlichen Regeln nach der neuen obersten Karte.',
  },
  'R-090': {
    question: '«Die zuletzt gespielte Farbe» (Vandalism, alter Gambling Man).',
    decision:
      'Die Farbe der letzten farbigen Karte, die gespielt auf den Stapel kam, die Startkarte und die von Rewind aufgedeckte mitgezählt; bei Colour Swap die weiterführende Hälfte, bei einer nachgeahmten einfarbigen Spezialkarte die angenommene Farbe. Violett ist eine Farbe wie jede andere. Wünsche, Schwarz, Wunschkarten, Fuck You, von Ereignissen untergeschobene Karten und Reaktionskarten ändern sie nicht.',
  },
  'R-091': {
    question: 'Recycling nimmt die letzte farbige Karte zurück.',
    decision: 'Es gilt wieder die Farbe von vorher.',
  },
  'R-092': {
    question: 'Eine farbige Karte wird gekontert.',
    decision: 'Sie zählt trotzdem als gespielt.',
  },
};
