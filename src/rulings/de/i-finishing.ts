import type { RulingWords } from '../book/types.ts';

/** Section I, in German. */
export const finishing: Readonly<Record<string, RulingWords>> = {
  'R-162': {
    question: 'Wann zeigt sich, wer fertig ist?',
    decision:
      'Einmal pro Zug, nach dem Spielen, den Ketten von Kontern, Wünschen, Powerkarten, Ereignissen, Last Chance und Troublecharger: Wer dann keine Karten hat, ist fertig. Vorher einmal keine gehabt zu haben, bedeutet nichts.',
  },
  'R-163': {
    question: 'Kommt es darauf an, wie die Hand leer geworden ist?',
    decision:
      'Nein: Spielen, Einwerfen, Geben, Bestohlenwerden, Ereignisse, alles zählt. Nur Last Chance unterscheidet Ereignisse.',
  },
  'R-164': {
    question: 'Mehrere sind fertig.',
    decision: 'Alle schreiben 0, bevor sonst etwas dazukommt; alle gelten als Gewinner der Runde.',
  },
  'R-165': {
    question: 'Das Fenster für Nice Try: Wer darf einwerfen?',
    decision:
      'Alle, die Karten haben, auch die Person am Zug. Alle werden zugleich gefragt; wollen mehrere, entscheidet R-007, und die anderen behalten ihre Karte.',
  },
  'R-166': {
    question: 'Wann darf man Nice Try einwerfen?',
    decision:
      'Nur bei der Schlussprüfung. Das «sofort» von SWISS-1 führt zum Gleichen, weil laufende Effekte zuerst zu Ende gehen.',
  },
  'R-167': {
    question: 'Nice Try, das man im selben Zug bekommen hat.',
    decision: 'Darf man gleich einwerfen.',
  },
  'R-168': {
    question: 'Nice Try gegen mehrere, die fertig sind.',
    decision:
      'Alle ziehen drei. Wer eingeworfen hat, wünscht, und weiter geht es mit dem Platz nach der Person am Zug.',
  },
  'R-169': {
    question: 'Nice Try als letzte Karte eingeworfen.',
    decision:
      'Wer einwirft, zieht nicht und ist jetzt (allein) fertig; ein neues Fenster öffnet sich (etwa für Mimicry). Wirft niemand mehr etwas ein, ist die Runde gewonnen.',
  },
  'R-170': {
    question: 'Wie oft kann sich das Fenster für Nice Try wiederholen?',
    decision: 'Bis keine Hand leer ist oder niemand einwirft.',
  },
  'R-171': {
    question: 'Nice Try, und im Stapel sind weniger als drei Karten.',
    decision:
      'Wer fertig ist, zieht in der Reihenfolge des Spiels, was da ist; weil Karten fehlen, endet die Runde mit diesen Händen. Wer keine bekommen hat, schreibt trotzdem 0.',
  },
  'R-172': {
    question: 'Nice Try mit Plus One.',
    decision: 'Je vier Karten.',
  },
  'R-173': {
    question: 'Nice Try und ein nachgeahmtes wären beide möglich.',
    decision:
      'Eines genügt; nach dem Ziehen ist keine Hand leer, also bleibt das zweite auf der Hand, ausser wer eingeworfen hat, hat jetzt keine Karten mehr.',
  },
  'R-174': {
    question: 'Nice Try gegen The End.',
    decision: 'Unmöglich.',
  },
  'R-175': {
    question: 'Nice Try nach Doomsday, Finish Line, explodierter Time Bomb oder aufgebrauchtem Stapel.',
    decision: 'Unmöglich: Die Runde ist nicht wegen einer leeren Hand zu Ende.',
  },
  'R-176': {
    question: 'Nice Try und Last Chance.',
    decision:
      'Zuerst kommt das Ereignis von Last Chance, dann das Fenster. Wer Nice Try als letzte Karte einwirft, löst Last Chance wieder aus.',
  },
  'R-177': {
    question: 'Nice Try, während Time Bomb läuft.',
    decision: 'Geht; dann gibt es kein −10/+10, und die Zähler laufen weiter.',
  },
  'R-178': {
    question: 'Schützt Lucky Bastard vor Nice Try, wenn man fertig ist?',
    decision: 'Nein, Nice Try ist kein Ereignis.',
  },
  'R-179': {
    question: 'Nice Try im eigenen Zug gespielt.',
    decision: 'Nur ein Farbwunsch; ist es die letzte Karte, ist man fertig.',
  },
  'R-180': {
    question: 'Nice Try einwerfen, ohne dass etwas geschieht.',
    decision: 'Geht ausserhalb des eigenen Zuges nicht; wer einwirft, lässt alle ziehen, die fertig sind.',
  },
  'R-181': {
    question: 'Die Reihenfolge, wenn mitten im Zug jemand keine Karten mehr hat.',
    decision: 'Bis zur Schlussprüfung beginnt nichts anderes.',
  },
  'R-182': {
    question: 'Muss man die letzte Karte ansagen?',
    decision: 'Es gibt keine solche Regel; wie viele Karten jede Hand hat, sehen ohnehin alle.',
    note: 'Weil es keine Regel gibt, ist nichts zu prüfen; ein Host darf auf eine Hand mit einer Karte hinweisen.',
  },
};
