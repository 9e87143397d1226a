import type { RulingWords } from '../book/types.ts';

/** Section L, in German. */
export const singleEvents2: Readonly<Record<string, RulingWords>> = {
  'R-262': {
    question: 'Identity Theft ohne Punkte.',
    decision:
      'Zwei Personen (auch die auslösende) wechseln die Plätze, die Hände bleiben an den Plätzen: Sitzordnung und Hände tauschen beide; Powerkarten und Aussetzen gehen mit der Person. Zu zweit von selbst. Ein `Seat` im Zustand ist eine Person: Die Nummern bleiben bei den Personen, die beiden Hände werden getauscht, und die Sitzordnung (wer folgt, wer links und rechts sitzt) ändert sich.',
  },
  'R-263': {
    question: 'Wer ist nach einem Platztausch an der Reihe, der die Person am Zug versetzt hat?',
    decision: 'Wer neben ihrem neuen Platz sitzt.',
  },
  'R-264': {
    question: 'Last Chance: Wann genau wird ausgelöst?',
    decision:
      'Wenn das Spielen mit Effekt, Konterkette und zugehöriger Powerkarte erledigt und die Hand immer noch leer ist; vor Troublecharger und vor Nice Try. Jede Person, der die Karten ausgegangen sind, löst ein Ereignis aus, in der Reihenfolge von R-007; wen ein früheres dieser Ereignisse wieder gefüllt hat, löst keines aus.',
  },
  'R-265': {
    question: 'Die Karte, mit der die Hand leer wurde, hat auch Last Chance aufgedeckt.',
    decision: 'Kein weiteres Ereignis; die Hand war vorher leer.',
  },
  'R-266': {
    question: 'Die letzte Karte ist schwarz, während Last Chance gilt.',
    decision: 'Zuerst das Ereignis der schwarzen Karte; ist die Hand dann noch leer, folgt das von Last Chance.',
  },
  'R-267': {
    question: 'Last Chance: leer durch ein Ereignis.',
    decision:
      'PANDORA: löst nichts aus. WEB-DE: löst auch aus, jede Person einmal pro Ereignis; die Kette endet, wenn niemand neu leer wird oder der Stapel der Ereignisse einmal durch ist.',
  },
  'R-268': {
    question: 'Last Chance: wieder gefüllt, dann noch einmal leer.',
    decision:
      'Löst jedes Mal wieder aus, auch im selben Zug und im Zug, in dem Last Chance aufgedeckt wurde: Vorher leer (R-265) heisst die Hand nur, solange sie leer geblieben ist. Hat sie eine Karte gehabt und wird durch Spielen leer, löst das aus. Eine Hand, die nur mitten in einem Effekt leer war oder bevor Last Chance galt, bedeutet nichts (R-162).',
  },
  'R-269': {
    question: 'Last Chance zweimal (Repeat).',
    decision:
      'Zwei Ereignisse für jedes Leerwerden; das zweite findet auch statt, wenn das erste die Hand gefüllt hat.',
  },
  'R-270': {
    question: 'Loot.',
    decision:
      'Jede Person nimmt bis zu 3 blinde Karten aus der ursprünglichen Hand der Person zur Rechten; auf die Hand kommen sie, wenn alle genommen haben.',
  },
  'R-271': {
    question: 'Market.',
    decision:
      'So viele Karten liegen offen aus, wie Personen mitmachen; gewählt wird reihum, zuletzt von der auslösenden Person. Sind es zu wenige: auslegen, was da ist, die Letzten bekommen keine, und es gilt `exhausted`.',
  },
  'R-272': {
    question: 'Mating Season.',
    decision:
      'Jede Zahl, die man mindestens zweimal hat, wird ganz abgelegt; Schwarz, Violett und 10 zählen mit; Spezialkarten nie. Es muss sein.',
  },
  'R-273': {
    question: 'Merry Christmas.',
    decision:
      'Reihum gibt jede Person die ganze Hand weg, nur an andere; was man bekommt, wartet. Wer nichts bekommt, hat keine Karten und ist fertig. Zu zweit werden die Hände getauscht.',
  },
  'R-274': {
    question: 'Mexican Standoff.',
    decision:
      'Zuerst legen alle ab; dann ziehen sie reihum je drei. Ist der Stapel zu klein, bekommen spätere weniger oder nichts und sind, wenn sie keine Karten haben, fertig in einer Runde mit aufgebrauchtem Stapel. Auch leere Hände ziehen.',
  },
  'R-275': {
    question: "Pandora's Box.",
    decision:
      'Der Effekt wird vor dem Spiel festgelegt; sonst kommen die geltenden Regelkarten zurück, es wird gemischt, und gleich viele werden gezogen. Gilt keine: nichts.',
  },
  'R-276': {
    question: 'Parasite.',
    decision:
      'Wenn Nice Try geklärt ist, darf, wer wirklich links von einer fertigen Person sitzt und noch Karten hat, vor dem Zählen bis zu zwei ablegen. Nicht bei Doomsday, Finish Line, aufgebrauchtem Stapel, Explosion oder The End.',
  },
  'R-277': {
    question: 'Parasite: Die Person links legt alles ab.',
    decision: 'Sie schreibt 0, ist aber nicht Gewinnerin; die +10 von Time Bomb gelten trotzdem.',
  },
  'R-278': {
    question: 'Plague.',
    decision:
      'Zwei weitere Ereignisse, eines nach dem anderen, jedes mit seinem Fenster; das zweite findet immer statt.',
  },
  'R-279': {
    question: 'Plus One: eine mehr wovon?',
    decision:
      'Eine mehr pro Person und Anweisung zu ziehen, nicht pro Karte, und die zusätzliche bringt nicht noch eine.',
  },
  'R-280': {
    question: 'Plus One zweimal.',
    decision: 'Zwei mehr.',
  },
  'R-281': {
    question: 'Recession.',
    decision: 'Wer an n-ter Stelle kommt, legt n nach Wahl ab, oder alle, wenn es weniger sind.',
  },
  'R-282': {
    question: 'Repeat: Was darf man wählen?',
    decision:
      'Jedes Ereignis, das in dieser Runde schon ausgeführt worden ist, nicht mehr läuft und nicht Repeat ist; wer Repeat ausgelöst hat, muss eines wählen und gilt auch dafür als auslösend. Keines da: nichts. (Steht die Option auf true: auch Ereignisse, die Event Manager nur gezeigt hat.)',
    note: '«Läuft noch» heisst: ist noch nicht ganz ausgeführt; ein offenes dauerndes Ereignis darf wiederholt werden (R-220, R-269).',
  },
  'R-283': {
    question: 'Wie weit reicht Repeat zurück?',
    decision:
      'PANDORA: diese Runde. WEB-DE: jedes Ereignis, das schon aufgedeckt worden ist; auch hier gilt diese Runde, weil der Stapel erneuert wird.',
  },
  'R-284': {
    question: 'Rewind.',
    decision:
      'Zwei Durchgänge, in denen reihum jede Person die oberste Karte des Ablagestapels nimmt, untergeschobene eingeschlossen; dann wird die oberste des Stapels auf den Rest gedeckt. Sind es zu wenige, gehen spätere leer aus.',
  },
  'R-285': {
    question: 'Rewind deckt eine Spezialkarte auf.',
    decision:
      'Wer es ausgelöst hat, darf ihren Effekt wie bei R-021 ausführen; eine Wunschkarte verlangt einen Wunsch; Fuck You, Curse, The End → der Stapel ist frei; kontern ist möglich. Ob genutzt oder nicht: Bei einem aufgedeckten Colour Swap wählt die auslösende Person die Hälfte; eine aufgedeckte 2nd Chance, die ungenutzt bleibt, verlangt keine Karte; eine aufgedeckte Mimicry, die ungenutzt bleibt, lässt den Stapel frei.',
  },
  'R-286': {
    question: 'Rewind deckt eine schwarze Zahl auf.',
    decision: 'Kein Ereignis; es gilt die Regel der Zahl.',
  },
  'R-287': {
    question: 'Rewind mit leerem Stapel.',
    decision: 'Es gilt `exhausted`; obenauf liegt, was vom Ablagestapel bleibt, sonst ist er frei.',
  },
};
