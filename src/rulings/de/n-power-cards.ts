import type { RulingWords } from '../book/types.ts';

/** Section N, in German. */
export const powerCards: Readonly<Record<string, RulingWords>> = {
  'R-317': {
    question: 'Wann wird eine Powerkarte eingesetzt?',
    decision:
      'Gleich nachdem im eigenen Zug eine Handkarte auf den Stapel gelegt worden ist, vor deren Effekt und vor jedem Fenster; offen; eine pro Zug.',
  },
  'R-318': {
    question: 'Eine Powerkarte geht nicht mit …',
    decision:
      'Ziehen oder Passen, der Startkarte, eingeworfenen Karten, The End; Special Seal nicht mit einer Spezialkarte.',
  },
  'R-319': {
    question: 'Eine Powerkarte, die man in diesem Zug bekommen hat (Update, Edison).',
    decision: 'Brauchbar erst ab dem nächsten Zug, denn eingesetzt wird vor dem Effekt.',
  },
  'R-320': {
    question: 'Edison gibt eine gebrauchte Powerkarte weiter.',
    decision: 'Sie wird verdeckt, und wem sie jetzt gehört, kann sie einsetzen.',
  },
  'R-321': {
    question: 'Ist eine Powerkarte eine Handkarte?',
    decision: 'Nie: Sie wird nicht mitgezählt, gestohlen oder gewertet.',
  },
  'R-322': {
    question: 'Lässt sich der Effekt einer Powerkarte kontern oder mit Lucky Bastard aufhalten?',
    decision: 'Nein; Lucky Bastard wirkt nur gegen ein Ereignis, das sie auslöst.',
  },
  'R-323': {
    question: 'Eine Powerkarte, die nichts bewirken kann (Anti Counter zu einer Zahl, Random Chance mit leerer Hand).',
    decision: 'Man darf sie ansagen; sie ist verbraucht, ohne dass etwas geschieht.',
  },
  'R-324': {
    question: 'Die Karte und ihre Powerkarte nennen beide jemanden.',
    decision:
      'Zuerst ganz die Powerkarte, die als erste wirkt, dann die Karte mit ihren Fenstern, dann ganz jene, die als zweite wirkt; gewählt wird, wenn jede beginnt.',
  },
  'R-325': {
    question: 'Black Wish zu einer schwarzen Karte.',
    decision: 'Zuerst das Ereignis; danach dürfen nur Schwarz oder Wunschkarten folgen, dieselbe Zahl in Farbe nicht.',
  },
  'R-326': {
    question: 'All Draw One.',
    decision:
      'Alle anderen ziehen reihum; dann der Effekt der Karte. Geht der Stapel dabei aus, wirkt die Karte trotzdem noch, dann endet die Runde.',
  },
  'R-327': {
    question: 'Special Charge.',
    decision:
      'Die genannte andere Person zieht so viele Karten, wie sie in diesem Augenblick Spezialkarten hat; die Zahl erfahren alle, die Karten nicht. Null ist möglich. Plus One gibt eine mehr, wenn mindestens eine gezogen wird.',
  },
  'R-328': {
    question: 'Wie lange gilt Special Seal?',
    decision:
      'Vom Einsetzen bis zum Beginn des nächsten Zuges (auch eines ausgesetzten) der Person, die es eingesetzt hat; es gilt für alle.',
  },
  'R-329': {
    question: 'Sind Fuck You und Mimicry gesperrt?',
    decision: 'Ja; alle Karten ausser Zahlen.',
  },
  'R-330': {
    question: 'Special Seal und 2nd Chance.',
    decision: 'Es darf zu der Zahlenkarte eingesetzt werden, die 2nd Chance bedeckt.',
  },
  'R-331': {
    question: 'Wie lange und für wen gilt Colour Blockade?',
    decision:
      'Bis zum Ende des nächsten Zuges (auch eines ausgesetzten) der Person, die sie eingesetzt hat, und auch für sie; mehrere Sperren gelten zusammen; Violett nur, wenn es im Spiel ist, Schwarz nie.',
  },
  'R-332': {
    question: 'Looping.',
    decision:
      'Nach dem Zug dreht sich die Richtung um, und nach dem nächsten Zug (auch einem ausgesetzten) der Person, die es eingesetzt hat, zurück; Loopings, die sich überschneiden, drehen unabhängig voneinander.',
  },
  'R-333': {
    question: 'Looping zu zweit.',
    decision: 'Man merkt nichts davon.',
  },
  'R-334': {
    question: 'Open Hands.',
    decision:
      'Die Hände aller anderen, auch was sie neu ziehen, sind für alle offen, bis der nächste Zug (auch ein ausgesetzter) der Person beginnt, die es eingesetzt hat.',
  },
  'R-335': {
    question: 'Random Chance.',
    decision:
      'Es muss sein, wenn eine spielbare Karte auf der Hand ist: jede ausser Curse; mit vollem Effekt, Reaktionen und Wunsch. Leere Hand oder nur Curse: nichts. Man kann damit fertig werden.',
  },
  'R-336': {
    question: 'Random Chance unter Special Seal oder Colour Blockade einer anderen Person.',
    decision: 'Diese Verbote gelten.',
  },
  'R-337': {
    question: 'Recycling gibt die letzte Karte jemand anderem.',
    decision: 'Die eigene Hand ist leer: fertig. An sich selbst: nicht.',
  },
  'R-338': {
    question: 'Recycling mit Fuck You.',
    decision: 'Erlaubt, an jede Person: Eine Powerkarte ist kein Effekt einer Spezialkarte.',
  },
  'R-339': {
    question: 'Recycling mit einer schwarzen Karte oder Troublemaker.',
    decision: 'Das Ereignis bleibt ausgeführt; die vorige oberste Karte gilt wieder.',
  },
  'R-340': {
    question: 'Recycling zu 2nd Chance, nachdem sie bedeckt ist.',
    decision: '2nd Chance wird unter der Karte darauf hervorgeholt; diese bleibt obenauf.',
  },
  'R-341': {
    question: 'Recycling: Die Karte liegt nicht mehr obenauf oder nicht mehr auf dem Stapel (Rewind hat sie genommen).',
    decision: 'Liegt sie unter anderen, kommt sie trotzdem zurück. Hat Rewind sie genommen: kein Effekt.',
  },
  'R-342': {
    question: 'Number Wish nach den Wünschen anderer im selben Zug (Counterattack, Lucky Bastard).',
    decision: 'Der letzte zählt: Es gilt der Wunsch der Powerkarte; ebenso bei Black Wish.',
  },
  'R-343': {
    question: 'Troublecharger: wann?',
    decision:
      'Ereignisse der Karte → Last Chance → Ereignis von Troublecharger → Schlussprüfung. Es entfällt, wenn ein Ereignis die Runde beendet hat.',
  },
  'R-344': {
    question: 'Eine Powerkarte zur letzten Handkarte.',
    decision: 'Erlaubt; sie wird vor der Schlussprüfung ausgeführt.',
  },
  'R-345': {
    question: 'Der Stapel der Powerkarten ist zu klein (Supercharge zu acht).',
    decision: 'Es wird reihum gegeben; 8×2 + 8 = 24, das reicht mit allen Karten genau.',
  },
};
