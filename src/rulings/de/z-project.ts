import type { RulingWords } from '../book/types.ts';

/** Section Z, in German. */
export const additionalRulings: Readonly<Record<string, RulingWords>> = {
  'R-441': {
    question: 'Ein Wunsch wird weggelassen, wie es `wish.optional` erlaubt. Was darf folgen?',
    decision: 'Jede Karte: Der Stapel ist frei (R-069).',
  },
  'R-442': {
    question:
      'Fantastic Four, und der Stapel reicht nicht für alle Opfer: Wie sagt, wer angreift, in welcher Reihenfolge gezogen wird?',
    decision:
      'Eine Person nach der anderen: Solange noch etwas da ist, aber weniger, als alle noch zu ziehen haben (Plus One mitgezählt), nennt, wer angreift, wer als Nächstes zieht. Reicht es für den Rest oder ist nichts mehr da, ändert die Reihenfolge nichts, und gezogen wird reihum. Wer kontert, greift mit dem an, was ausgeführt wird, mit `counter.ffScope: share` jede Person mit ihrem Anteil.',
  },
  'R-443': {
    question: 'Betrifft `startCard.blank: redraw` auch Fuck You?',
    decision:
      'Ja. Die Karte wird in den Stapel zurückgemischt und eine andere aufgedeckt, bis eine etwas zeigt. Mit `free`, wenn nichts anderes gesagt wird, gilt R-030.',
  },
  'R-444': {
    question: 'Was genau verdoppelt `timeBomb.onOtherEnd: double`?',
    decision: 'Gezählte Hände: nach Finish Line und nach einem aufgebrauchten Stapel. Nie die 50 Punkte von Doomsday.',
  },
  'R-445': {
    question: 'Ohne Punkte ist niemand fertig geworden. Was sind die wenigsten Punkte auf der Hand?',
    decision:
      'Die Hände, wie sie sind: Time Bomb verdoppelt nichts. Wen das Ende der Runde nicht betrifft, gilt als mit leerer Hand, und Doomsday macht alle anderen gleich. Geschrieben wird nichts.',
  },
  'R-446': {
    question: 'Eine andere Zahl ausgeteilter Karten als sieben in einer Ausgabe, die sieben festlegt.',
    decision: 'Das Setup wird abgelehnt.',
  },
  'R-447': {
    question: 'Nur eine Karte der Hand kann 2nd Chance bedecken. Bedeckt sie von selbst?',
    decision: 'Nein, man spielt sie wie jede andere. Wer nicht bedecken kann, zieht ohne Antwort sofort.',
  },
  'R-448': {
    question: 'Wie läuft `counter.ffScope: share` ab?',
    decision:
      'Jedes Opfer darf seinen Anteil kontern. Reihum verteilt jede dieser Personen ihn neu oder lässt ihn fallen, bevor die anderen ziehen.',
  },
  'R-449': {
    question: 'Welchen Gambling Man spielt die Ausgabe `intl`?',
    decision: 'Den neueren: R-257, R-258 und R-259 gelten auch dort.',
  },
  'R-450': {
    question: 'Ein Effekt lässt jemanden null Karten ziehen, wie Communism die Person mit den meisten. Ist das Ziehen?',
    decision: 'Nein. Nichts kann es erhöhen, und bei leerem Stapel fehlt keine Karte.',
  },
  'R-451': {
    question: 'Welche Fenster entfallen, wie es R-373 erlaubt?',
    decision:
      'Jene von Personen ohne Karten und jene für eine Art von Karte, die nicht im Spiel ist. Alle anderen bleiben offen, auch wenn alle Exemplare der Karte offen liegen.',
  },
  'R-452': {
    question: 'Was wird aus einem Aussetzen, das beim Ende der Runde noch offen ist?',
    decision: 'Es ist vergessen: Jede Runde beginnt ohne.',
  },
  'R-453': {
    question: 'Eine Erweiterung wird in einer Ausgabe verlangt, deren Text sie nicht kennt.',
    decision:
      'Das Setup wird abgelehnt. `swiss1` und `intl` kennen keine Erweiterung, `webde` kennt Troublemaker und Supercharge, `pandora` kennt alle drei.',
  },
  'R-454': {
    question:
      'Ein Colour Swap ist die Startkarte, wird von Rewind aufgedeckt oder durch Random Chance gespielt. Mit welcher Hälfte geht es weiter?',
    decision: 'Mit einer nach Wahl: Es wählt, wer gibt, wer Rewind ausgelöst hat oder wer spielt.',
  },
  'R-455': {
    question: 'In welche Farben darf Mimicry als Colour Swap weiterführen?',
    decision:
      'In jede im Spiel ausser der, die gilt, und nicht in eine, die Colour Blockade sperrt. Gilt keine Farbe, in jede.',
  },
  'R-456': {
    question:
      'Mehrere wollen Lucky Bastard einwerfen. Bleibt das Fenster für jene offen, die verzichtet haben (R-190)?',
    decision:
      'Alle werden zugleich gefragt, und alle, die wollen, werfen nacheinander ein, reihum nach der Person am Zug. Noch einmal wird niemand gefragt, ausser `react.again` sagt es: Dann sehen jene, die verzichtet haben, was eingeworfen worden ist, und werden wieder gefragt, bis niemand mehr einwirft.',
  },
  'R-457': {
    question: 'Identity Theft ohne Punkte: Was wechselt, was bleibt?',
    decision:
      'Die zwei Personen wechseln die Plätze, und ihre Hände bleiben liegen: Jede bekommt die Hand der anderen. Damit ändert sich die Ordnung um den Tisch. Powerkarten, Aussetzen und wer am Zug ist, bleiben bei der Person.',
  },
  'R-458': {
    question:
      'Last Chance gilt mehrmals, und mehreren gehen die Karten aus. In welcher Reihenfolge kommen die Ereignisse?',
    decision:
      'Alle der ersten Person in der Reihenfolge des Spiels, dann alle der nächsten. Wer vor dem ersten eigenen Ereignis wieder Karten bekommen hat, löst keines aus.',
  },
  'R-459': {
    question: 'Crowdfunding: Wer gibt wann?',
    decision:
      'Reihum wird gegeben. Jede Person gibt reihum jeder, die bekommt, eine Karte, bevor die nächste zu geben beginnt. Jede Karte wird sofort gegeben und für sich gewählt.',
  },
  'R-460': {
    question: 'Distributor: Wie werden die Hände verteilt?',
    decision:
      'Eine Hand nach der anderen, zuerst die der auslösenden Person, dann die anderen reihum. Nichts bewegt sich, bis alle verteilt sind.',
  },
  'R-461': {
    question: 'Tsunami: Jemand hat keine Karte, die genug wert ist. Wird gefragt?',
    decision:
      'In `pandora` ja, damit niemand merkt, wer nicht konnte und wer nicht wollte. Wer keine Karten hat, wird nicht gefragt. In `webde`, wo legen muss, wer kann, wird niemand ohne Wahl gefragt. Die erste Person, deren Karte nie zu wenig wert ist, muss in beiden eine wählen; dass eine einzige Karte keine Wahl lässt, sehen alle.',
  },
  'R-462': {
    question: 'Wie nennt man Powerkarten, wenn Edison sie tauscht, Update eine zurückgibt oder Recharge eine umdreht?',
    decision:
      'Nach ihrem Platz vor der Person, der sie gehören, von 0 an gezählt. Von einer verdeckten weiss man sonst nichts.',
  },
  'R-463': {
    question: 'Twins: Was kann die zweite Karte?',
    decision:
      'Sie wird gelegt und sonst nichts: Keine Powerkarte geht mit ihr, und einen eigenen Zwilling hat sie nicht.',
  },
  'R-464': {
    question: 'Auf Do It Yourself wird verzichtet, oder der Effekt kann nichts bewirken. Wie wird gefragt?',
    decision:
      '`drawRule` fragt, ob gezogen wird, `mirror` darf niemanden nennen, `shed` nimmt keine Karte als Verzicht. `mirror` nennt ein Opfer, und dieses darf kontern. Ist keine Regelkarte mehr da oder keine Karte zum Ablegen, wird nicht gefragt; `none` fragt nie.',
  },
  'R-465': {
    question: '`ruleCards.count` ist 0. Kann trotzdem eine Regelkarte in Kraft treten?',
    decision:
      "Nein. Dann gibt es keine, sodass Do It Yourself und das Ereignis Pandora's Box nichts tun, wenn nichts eingestellt ist. Effekte, die keine Regelkarte brauchen, `mirror` und `shed`, bleiben möglich.",
  },
  'R-466': {
    question: 'Black Wish: Was liegt dann obenauf?',
    decision:
      'Etwas Eigenes, kein Wunsch nach Farbe oder Zahl: Schwarze Karten erfüllen es, und ebenso, was auf alles geht. Fuck You und The End halten sich nicht daran, wenn ihre eigenen Bedingungen erfüllt sind; Mimicry geht nur als Wunschkarte.',
  },
  'R-467': {
    question:
      'Eine Zahl ist gewünscht, während eine schwarze Karte obenauf liegt (Number Wish oder ein Wunsch, den Recycling zurückgelassen hat). Darf Schwarz folgen?',
    decision:
      'Nein. Die Zahl muss eine farbige Karte erfüllen; nur wenn eine Wunschkarte dazwischen liegt, darf Schwarz folgen.',
  },
  'R-468': {
    question: 'Wer Event Manager oder Repeat auslöst, ist davor geschützt. Was geschieht?',
    decision:
      'Man wählt trotzdem, und was man wählt, betrifft einen, ausser man wirft auch im zweiten Fenster einen ein. Ebenso, wenn Repeat Event Manager noch einmal ausführt: Der Schutz davor ist der Schutz vor Event Manager und nützt nichts.',
  },
  'R-479': {
    question: 'Auch andere haben keine Karten, wenn The End gespielt wird. Sind sie fertig?',
    decision:
      'Ja. Wer in diesem Augenblick keine Karten hat, ist zusammen mit der spielenden Person fertig und gewinnt auch ohne Punkte.',
  },
  'R-484': {
    question: 'Eine Option wird in einer Ausgabe gesetzt, die sie nicht kennt.',
    decision:
      'Das Setup wird abgelehnt, und die Option ist genannt, auch wenn es der Wert ist, den sie ohnehin hat. Welche Ausgaben eine Option kennen, steht bei der Option. In den Regeln eines laufenden Spiels hat jede Option einen Wert; eine, die die Ausgabe nicht kennt, hat den üblichen und bewirkt nichts. Aufzeichnungen und Schnappschüsse mit einem anderen Wert werden ebenso abgelehnt.',
  },
  'R-485': {
    question: '`react.again` steht auf true. Welche Fenster fragen jene noch einmal, die verzichtet haben?',
    decision:
      'Jene, in denen mehrere einwerfen dürfen: vor einem Ereignis (Lucky Bastard, R-190) und bei Fantastic Four mit `counter.ffScope: share` (R-448). Wo einmal Einwerfen genügt, ist das Fenster damit vorbei: sonst bei Counterattack (R-146), bei Nice Try (R-165, R-173). Wieder gefragt werden alle, die verzichtet haben und immer noch dürften, was sie auch auf der Hand haben, und nur nachdem jemand eingeworfen hat.',
  },
  'R-495': {
    question: 'Alle Karten, die man einwerfen könnte, liegen offen. Wird jemand gefragt (`windows` possible)?',
    decision:
      'Nein. Mit `windows: possible` fragt ein Fenster, wen auch `everyone` fragt (R-371), solange eine der Karten, die dieser Platz einwerfen könnte, verdeckt liegt: in einer Hand, im Stapel oder auf dem Tisch. Liegen alle offen, wissen alle, dass niemand eine hat, und gefragt wird niemand. Was nur eine Person weiss, zählt nie, also verrät nichts, wer gefragt wird.',
  },
};
