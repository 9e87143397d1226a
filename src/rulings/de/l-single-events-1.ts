import type { RulingWords } from '../book/types.ts';

/** Section L, in German. */
export const singleEvents1: Readonly<Record<string, RulingWords>> = {
  'R-241': {
    question: 'Black Hole.',
    decision:
      'Alle schwarzen Zahlen der anderen gehen an die Person, die es ausgelöst hat, und sie darf sie spielen; wer gibt, kann danach ohne Karten sein.',
  },
  'R-242': {
    question: 'Black Jack.',
    decision:
      'Aufgedeckt wird reihum, wenn nötig mehrmals im Kreis, und gezählt wird mit den Punkten der Wertung; wer über 21 kommt, nimmt den Haufen, und das Ereignis ist vorbei. Ist Fuck You die erste Karte, ist man sofort darüber. Geht der Stapel aus, nimmt niemand etwas, der Haufen wird untergeschoben, und es gilt `exhausted`.',
  },
  'R-243': {
    question: 'Capitalism.',
    decision:
      'Reihum zieht jede Person so viele Karten, wie sie gerade hat; wer 0 hat, zieht 0. Das «verdoppeln» von WEB-DE ist dasselbe.',
  },
  'R-244': {
    question: 'Charity bei Gleichstand, und wenn es nicht reicht.',
    decision:
      'Alle mit den meisten Karten geben jeder anderen Person eine blinde, einander aber nie; haben alle gleich viele: nichts. Wer keine mehr hat, gibt keine mehr; genommen wird reihum.',
  },
  'R-245': {
    question: 'Chargenado.',
    decision:
      'Alle Powerkarten auf dem Tisch (auch aufgedeckte) kommen zurück; reihum bekommt jede Person zwei neue, solange es reicht.',
  },
  'R-246': {
    question: 'Communism.',
    decision: 'Massstab ist die grösste Hand zu Beginn; gezogen wird reihum.',
  },
  'R-247': {
    question: 'Crowdfunding.',
    decision:
      'Wer nicht zu denen mit den wenigsten Karten gehört, gibt jeder von diesen eine; hat man zu wenige, bekommen sie reihum, solange es reicht. Haben alle gleich viele: nichts. Meist bekommt die Karten, wer es ausgelöst und keine mehr hat.',
  },
  'R-248': {
    question: 'Distributor.',
    decision:
      'Jede Hand, auch eine leere, ist ein Haufen. Wer es ausgelöst hat, sieht alle und muss einen anderen als den eigenen nehmen; die anderen dürfen den ihren wieder bekommen. Wer einen leeren bekommt, ist fertig. Sind Personen geschützt, gehen nur die übrigen Haufen um.',
  },
  'R-249': {
    question: 'Doomsday.',
    decision:
      '50 für alle, auch mit leerer Hand; Time Bomb und Parasite ändern nichts daran; wer geschützt ist, schreibt 0.',
  },
  'R-250': {
    question: 'Double Taxation.',
    decision:
      'Die drei Karten mit den meisten Punkten, oder weniger, wenn es weniger sind; sie kommen sofort zum Punktestand und am Ende der Runde nicht noch einmal. Ohne Punkte: eine Rangfolge ohne Lücken nach dieser Summe, die kleinste zieht 1, die nächste 2 …; Gleiche gleich viel; eine leere Hand = 0 = die kleinste.',
  },
  'R-251': {
    question: 'Earthquake.',
    decision:
      'Alle Hände rücken zugleich einen Platz nach rechts; auch eine leere, und wer sie bekommt, ist fertig. Geschützte Plätze werden übersprungen.',
  },
  'R-252': {
    question: 'Epic Fail.',
    decision:
      'Wer am wenigsten Karten hat (bei Gleichstand die erste Person der Reihe; leere Hände zählen), bekommt Fuck You vom Stapel (der danach gemischt wird), vom Ablagestapel oder aus einer anderen Hand; hat man es schon: nichts. Liegt es bei einer geschützten Person oder ist es nicht im Spiel: nichts.',
  },
  'R-253': {
    question: 'Epic Fail: Fuck You ist die offene Startkarte.',
    decision: 'Es wird genommen; darunter liegt nichts → der Stapel ist frei.',
  },
  'R-254': {
    question: 'Event Manager.',
    decision:
      'Drei (oder so viele, wie es gibt) liegen für alle offen; wer es ausgelöst hat, wählt eines; die anderen kommen unausgeführt zu den gebrauchten.',
  },
  'R-255': {
    question: 'Expansion.',
    decision:
      'Wer an n-ter Stelle kommt, zieht n; mit Plus One n+1. Reicht der Stapel nicht, bekommen die ersten alles, spätere einen Teil oder nichts, danach gilt R-045.',
  },
  'R-256': {
    question: 'Finish Line.',
    decision: 'Die Hände zählen; eine leere 0; was Time Bomb ändert, gilt nicht.',
  },
  'R-257': {
    question: 'Gambling Man (neu).',
    decision:
      'Jede Person legt eine Karte verdeckt, aufgedeckt wird gemeinsam; verglichen werden Punkte (Spezialkarten 7, Curse 13, The End 17, Fuck You 42); der zweitniedrigste *verschiedene* Wert nimmt alle Karten. Gibt es ihn mehrmals: die erste Person der Reihe. Gibt es nur einen Wert: die erste Person der Reihe. Beispiel 2, 2, 5: Die 5 nimmt alles.',
    note: 'Nach R-019 spielt auch die Ausgabe `intl` diese Fassung.',
  },
  'R-258': {
    question: 'Leere Hände beim neuen Gambling Man.',
    decision: 'Die erste Person der Reihe mit leerer Hand nimmt alles; verglichen wird nicht.',
    note: 'Nach R-019 spielt auch die Ausgabe `intl` diese Fassung.',
  },
  'R-259': {
    question: 'Neuer Gambling Man zu zweit.',
    decision: 'Der höhere Wert nimmt beide.',
    note: 'Nach R-019 spielt auch die Ausgabe `intl` diese Fassung.',
  },
  'R-260': {
    question: 'Gambling Man (alt).',
    decision:
      'Die zuletzt gespielte Farbe; alle legen ihre niedrigste farbige Zahl davon; die höchste nimmt alles (bei Gleichstand die nächste in der Reihe); wer keine hat, zieht zwei. Noch keine Farbe: nichts. Hat niemand eine: Alle ziehen zwei.',
  },
  'R-261': {
    question: 'Identity Theft.',
    decision:
      'Der höchste und der niedrigste Punktestand werden getauscht; bei Gleichstand die ersten der Reihe; sind alle gleich: nichts.',
  },
};
