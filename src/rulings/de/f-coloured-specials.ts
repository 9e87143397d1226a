import type { RulingWords } from '../book/types.ts';

/** Section F, in German. */
export const colouredSpecials: Readonly<Record<string, RulingWords>> = {
  'R-093': {
    question: 'Darf man auf den Effekt verzichten?',
    decision: 'Nein (auch in SWISS-1 nicht: Was dort über Farbwünscher steht, betrifft nur Wunschkarten).',
  },
  'R-094': {
    question: '2nd Chance: Muss bedecken, wer kann?',
    decision: 'Ja; ziehen darf nur, wer nicht kann. Wer eine passende Karte hat, muss eine davon spielen.',
  },
  'R-095': {
    question: 'Darf man nach dem erzwungenen Ziehen von 2nd Chance noch eine Karte spielen?',
    decision: 'Ja, eine, die passt, wenn man will; dann endet der Zug.',
  },
  'R-096': {
    question: '2nd Chance als letzte Karte.',
    decision:
      'Ziehen (eine, und dazu jene von Plus One); passt die gezogene Karte, darf man sie spielen und kann damit fertig werden. Ist der Stapel leer, gilt `exhausted`, die Hand ist leer, und beide Enden fallen zusammen.',
  },
  'R-097': {
    question: '2nd Chance auf 2nd Chance.',
    decision: 'Erlaubt, wegen Symbol oder Farbe; sie verlangt wieder eine Karte. Eine Grenze gibt es nicht.',
  },
  'R-098': {
    question: 'Welche Karten bedecken 2nd Chance?',
    decision:
      'Dieselbe Farbe, eine weitere 2nd Chance, Wunschkarten, Mimicry, Fuck You mit zehn Karten, The End als einzige Karte. Nicht Schwarz.',
  },
  'R-099': {
    question: 'Powerkarten in einem Zug mit 2nd Chance.',
    decision:
      'Eine im Ganzen, zu einer der beiden Karten. Wirkt sie als zweite und liegt bei 2nd Chance, kommt sie nach der Karte darauf (oder nach dem Ziehen) dran.',
  },
  'R-100': {
    question: 'Jemand hat gezogen, spielt dann 2nd Chance und kann nicht bedecken.',
    decision: 'Es wird noch einmal gezogen; die beiden Male haben verschiedene Gründe.',
  },
  'R-101': {
    question: 'Skip: Was geht verloren?',
    decision:
      'Der nächste Zug des Opfers, wann immer die Reihe an diesen Platz kommt; mehr als einer ist pro Person nicht vorgemerkt.',
  },
  'R-102': {
    question: 'Skip: Alle anderen setzen schon aus.',
    decision: 'Kein Effekt; spielen darf man die Karte trotzdem.',
  },
  'R-103': {
    question: 'Zählt ein ausgesetzter Zug für alles, was eine Frist hat?',
    decision:
      'Ja: für Time Bomb, Looping, Colour Blockade, Open Hands und Special Seal. Es endet sowohl, was mit dem Anfang, als auch, was mit dem Ende dieses Zuges endet.',
  },
  'R-104': {
    question: 'Skip zu zweit.',
    decision: 'Setzt die andere Person aus, hat man noch einen Zug; ist das Aussetzen verbraucht, geht es von Neuem.',
  },
  'R-105': {
    question: 'Darf, wer aussetzen muss, Karten einwerfen?',
    decision: 'Ja; verloren geht nur der Zug.',
  },
  'R-106': {
    question: 'Gift: in welcher Reihenfolge?',
    decision:
      'Opfer nennen → Fenster zum Einwerfen → zwei Karten aussuchen → übergeben. Alle sehen nur, wie viele es sind.',
  },
  'R-107': {
    question: 'Gift: Wer schenkt, hat nur noch eine Karte oder gar keine.',
    decision:
      'Mit einer gibt man eine, mit keiner keine, nennt aber trotzdem ein Opfer, und dieses darf kontern. Erst ab zwei Karten gibt man zwei, auch mit drei oder mehr.',
  },
  'R-108': {
    question: 'Gift: Die Hand besteht aus Fuck You und k anderen Karten.',
    decision: 'Fuck You kann man nie aussuchen; man gibt min(2, k) Karten, vielleicht also keine.',
  },
  'R-109': {
    question: 'Gift mit den letzten zwei Karten.',
    decision:
      'Wer schenkt, hat keine Karten mehr und ist fertig (ausser es kommt Nice Try, auch ein eben geschenktes Nice Try).',
  },
  'R-110': {
    question: 'Exchange: in welcher Reihenfolge?',
    decision:
      'Opfer nennen → Fenster → zwei eigene Karten aussuchen → zwei blinde aus der Hand des Opfers, wie sie war → beides wechselt gleichzeitig.',
  },
  'R-111': {
    question: 'Exchange: Eine Seite hat zu wenig Karten.',
    decision:
      'Jede Seite gibt min(2, was da ist); wer mit 0 Karten angreift, nimmt trotzdem zwei, und wer nur Fuck You hat, gibt 0 und nimmt zwei. Ein Opfer mit 1 Karte verliert 1.',
  },
  'R-112': {
    question: 'Exchange als letzte Karte: Kann man damit fertig werden?',
    decision: 'Nein, ausser niemand hat eine Karte, die man nehmen könnte; nehmen muss man. Ebenso bei Thief (R-117).',
  },
  'R-113': {
    question: 'Fuck You in einem Exchange.',
    decision: 'Nie mit Absicht gegeben; blind gezogen werden kann es.',
  },
  'R-114': {
    question: 'Thief: in welcher Reihenfolge?',
    decision: 'Opfer nennen → Fenster → die ganze Hand ansehen → zwei nach Wahl nehmen. Es muss sein.',
  },
  'R-115': {
    question: 'Thief: Das Opfer hat 1 Karte oder 0.',
    decision:
      'Genommen wird 1 oder 0. Ein Opfer, das so keine Karten mehr hat, ist fertig. Auch wer nur Hände mit zwei oder weniger Karten vor sich hat, muss jemanden nennen.',
  },
  'R-116': {
    question: 'Darf man mit Thief Fuck You nehmen oder liegen lassen?',
    decision:
      'PANDORA: freie Wahl unter den Karten; Fuck You muss nur nehmen, wer sonst nicht auf zwei kommt. WEB-DE: Mit Thief sieht man hin, und Fuck You ist mit Spezialkarten nur ungesehen zu haben, also bleibt es und zählt, als wäre es nicht da.',
  },
  'R-117': {
    question: 'Thief als letzte Karte.',
    decision:
      'Man nimmt zwei Karten, ist also nicht fertig: Solange jemand eine Karte hat, die man nehmen kann, muss man eine dieser Personen nennen. Das gilt für alle, die ihn mit leerer Hand ausführen. Wer noch Karten hat, auch wer gekontert hat, darf jemanden ohne Karten nennen.',
  },
  'R-118': {
    question: 'Recharge: welche Powerkarte?',
    decision:
      'Eine eigene aufgedeckte, keine, die im selben Zug eingesetzt worden ist; brauchen kann man sie ab dem nächsten Zug. Ist keine da, geschieht nichts. WEB-DE: Man darf verzichten; PANDORA: Gibt es eine, wird sie umgedreht. Als Startkarte mit `power.keepBetweenRounds` wirkt es auf Karten, die in der Runde davor gebraucht worden sind.',
  },
  'R-119': {
    question: 'Troublemaker.',
    decision:
      'Gleich nach dem Spielen ein Ereignis, ausgelöst von dieser Person; ein Angriff ist das nicht. Das Fenster für Lucky Bastard öffnet sich.',
  },
  'R-120': {
    question: 'Kann man jemanden ohne Karten als Opfer nennen?',
    decision:
      'Ja, solange der Zug noch läuft (etwa wenn eine erste Karte die Hand geleert hat und dann Random Chance kommt): Gift füllt sie wieder. Nehmen kann man ihnen nichts, und kontern können sie nicht.',
  },
};
