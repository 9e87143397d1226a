import type { RulingWords } from '../book/types.ts';

/** The rulings of the board game, in German. */
export const boardGame: Readonly<Record<string, RulingWords>> = {
  'R-386': {
    question: 'Form des Bretts.',
    decision:
      'Ein Weg von Feld 0, dem Start, zu Feld 50, dem Ziel; die Felder 1 bis 49 winden sich hin und her in sieben Reihen zu sieben. Zwischen Feldern, die sich berühren, aber nicht aufeinander folgen, stehen Wände, ausser bei Start und Ziel.',
  },
  'R-387': {
    question: 'Wo liegen die Teleports 1–6 zu Beginn?',
    decision: 'Auf den Feldern 4, 11, 18, 25, 32 und 39.',
  },
  'R-388': {
    question: 'Wie verteilen sich die 94 Karten?',
    decision: 'Von zehn der einen Art bis zu einer der anderen, wie `RECONSTRUCTED_DECK` sie aufzählt.',
  },
  'R-389': {
    question: 'Welche Farbe hat welche Karte?',
    decision:
      'Eine Farbe für jeden Zeitpunkt, zu dem Karten wirken: blau beim Ausspielen, rot (wie Push rot ist) beim Landen, grün beim Betreten; Reaktionen vielfarbig; weiss.',
  },
  'R-390': {
    question: 'Muss man in jedem Zug eine Karte legen?',
    decision: 'Ja, eine, in Phase 1, vor dem Ziehen der Figur.',
  },
  'R-391': {
    question: 'Erlaubte Felder.',
    decision:
      'Leere, oder solche mit einer obersten Karte derselben Farbe. Nie Start, Ziel, nummerierte Teleports oder weisse Karten. Weisse Karten: auf jede Karte ausser weissen und (Rekonstruktion) auf leere Felder.',
  },
  'R-392': {
    question: 'Vielfarbige Karten beim Legen.',
    decision: 'In beide Richtungen frei: Sie bedecken jede Karte ausser weissen, und jede Farbe darf sie bedecken.',
  },
  'R-393': {
    question: 'Unter eine Figur legen.',
    decision: 'Erlaubt; was beim Landen oder Betreten geschieht, geschieht einer Figur nicht, die schon dort steht.',
  },
  'R-394': {
    question: 'Keine Karte der Hand lässt sich legen.',
    decision:
      'Die Regel der Farbe gilt dieses eine Mal nicht: Jede Karte ausser weissen darf bedeckt werden. Geht auch das nicht, wird die Karte ungespielt abgelegt.',
  },
  'R-395': {
    question: 'Gilt die Ausnahme, wenn nur eine Farbe festsitzt, andere aber gehen?',
    decision: 'FAQ 8 spricht von einer Farbe: Für diese Karte gilt die Ausnahme sofort.',
  },
  'R-396': {
    question: 'In welche Richtung zeigen Push und Jump?',
    decision:
      'Wer legt, wählt; solange die Karte liegt, bleibt es dabei. Push: vorwärts, rückwärts oder durch eine Wand, das Zielfeld muss es geben. Jump: vorwärts oder rückwärts.',
  },
  'R-397': {
    question: 'Das Legen zu Beginn.',
    decision:
      '8/7/6 Karten werden ausgeteilt, in jedem Durchgang wird eine gelegt, bis 4 bleiben; es gelten die gewöhnlichen Regeln des Legens, ohne Effekte.',
  },
  'R-398': {
    question: 'Wer beginnt?',
    decision:
      'Der höchste Wurf mit dem zwanzigseitigen Würfel; bei Gleichstand wird noch einmal gewürfelt; in jeder Runde von Neuem.',
  },
  'R-399': {
    question: 'Eine Reaktionskarte als Karte der Phase 1.',
    decision: 'Erlaubt, ohne Effekt.',
  },
  'R-400': {
    question: 'Eine Reaktionskarte als Reaktion: Wohin kommt sie?',
    decision:
      'Auf ein erlaubtes Feld nach Wahl der Person, die sie spielt; gibt es keines, gilt die Ausnahme wie bei R-394.',
  },
  'R-401': {
    question: 'Wer zieht wann?',
    decision:
      'Am Ende des Zuges: zuerst die Person am Zug bis 4, dann reihum alle unter 4. Über 4: Niemand legt etwas ab.',
  },
  'R-402': {
    question: 'Der Stapel ist leer.',
    decision:
      'Man zieht, was noch da ist; bekommt jemand weniger Karten, als nötig sind, endet die Runde mit diesem Zug.',
  },
  'R-403': {
    question: 'Wie bewegt man sich?',
    decision:
      'Schritt für Schritt; was beim Betreten wirkt, wirkt beim Betreten, was beim Landen wirkt, nach dem letzten Schritt; was eine Figur beim Landen weiterbewegt, gehört zur Bewegung und löst weitere Effekte aus.',
  },
  'R-404': {
    question: 'Kreise ohne Ende.',
    decision: 'Jede Karte auf dem Brett wirkt höchstens einmal pro Zug.',
  },
  'R-405': {
    question: 'Mehr Schritte als Felder.',
    decision:
      'Die Figur hält auf dem Ziel; der Rest verfällt. Der Zug wird mit allen Effekten und Bewegungen zu Ende gespielt; steht dann noch eine Figur dort, endet die Runde.',
  },
  'R-406': {
    question: 'Kann eine Figur das Ziel im selben Zug wieder verlassen (Swap, Ereignis, Reverse)?',
    decision: 'Ja; nur das Ende des Zuges zählt.',
  },
  'R-407': {
    question: 'Rückwärts über den Start hinaus.',
    decision: 'Die Figur hält auf dem Start.',
  },
  'R-408': {
    question: 'Stop.',
    decision: 'Beendet die Bewegung beim Betreten; von dort loszugehen kostet nichts.',
  },
  'R-409': {
    question: 'Ein Feld mit X.',
    decision:
      'Es wird nicht betreten und nicht gezählt; liegen mehrere hintereinander, werden alle übersprungen. Von einer Karte darauf gestellt: eines vorwärts, so oft wieder ein X kommt. Von einem Ereignis darauf gestellt: Man bleibt.',
  },
  'R-410': {
    question: 'Snail.',
    decision:
      'Betreten kostet einen Schritt, weitergehen in derselben Bewegung einen zusätzlichen; wer dort beginnt, zahlt nichts.',
  },
  'R-411': {
    question: 'Jump.',
    decision:
      'Wenn eine Bewegung darauf endet; die Figur geht auf das zweite Feld in Richtung des Pfeils, und das dazwischen zählt überhaupt nicht. Über Start oder Ziel hinaus: Sie hält dort.',
  },
  'R-412': {
    question: 'Push.',
    decision: 'Ein Feld in Richtung des Pfeils, dann wirkt jenes Feld. Auf ein X: R-409.',
  },
  'R-413': {
    question: 'Reverse.',
    decision:
      'Die ganze eigene Bewegung dieses Zuges geht rückwärts, auch Second Chance; Pfeile behalten ihre Richtung.',
  },
  'R-414': {
    question: 'Second Chance.',
    decision: 'Ein neuer Wurf und eine ganze weitere Bewegung; es muss sein.',
  },
  'R-415': {
    question: 'Remote.',
    decision:
      'Kommt anstelle der eigenen Bewegung, auch wenn es abgewehrt wird. Man darf die eigene Figur nennen (dann ist es kein Angriff). Was während der Bewegung zu wählen ist, wählt, wem die bewegte Figur gehört.',
  },
  'R-416': {
    question: 'Ghost.',
    decision:
      'Die eigene Bewegung dieses Zuges übergeht alles, was auf dem Brett liegt, auch X, Stop und nummerierte Teleports.',
  },
  'R-417': {
    question: 'Skip.',
    decision: 'Keine Bewegung.',
  },
  'R-418': {
    question: 'Swap.',
    decision:
      'Es muss sein, mit einer anderen Figur nach Wahl; an beiden Orten wirkt nichts weiter; wird es abgewehrt, geschieht nichts, und man wählt nicht noch einmal.',
  },
  'R-419': {
    question: 'Gift.',
    decision: 'Eine andere Figur geht 1 oder 2 vorwärts; das ist eine Bewegung. Es muss sein.',
  },
  'R-420': {
    question: 'Magnet.',
    decision:
      'Nimm eine oberste Karte von einem Feld ohne Figur, keinen Teleport; die Karte darunter gilt jetzt. Ist keine zu haben: nichts. Weisse Karten darf man nehmen.',
  },
  'R-421': {
    question: 'Die Karte Teleport und der nummerierte Teleport.',
    decision:
      'Man würfelt und stellt die Figur auf diese Nummer; wer so ankommt, löst nichts aus; ist es die eigene Nummer, bleibt man.',
  },
  'R-422': {
    question: 'Was ist ein Angriff?',
    decision:
      'Remote auf eine andere Figur, Swap mit einer anderen, Gift, Re-Roll des Würfels einer anderen Person. Nicht Ereignisse und nicht das Legen von Karten.',
  },
  'R-423': {
    question: 'Wann geht Block?',
    decision:
      'Vom Nennen des Ziels an, bis der Effekt ausgeführt ist, auch wenn der Wurf schon bekannt ist. Der Effekt entfällt.',
  },
  'R-424': {
    question: 'Block gegen Re-Roll.',
    decision: 'Der alte Wurf gilt. Block selbst lässt sich weder abwehren noch neu würfeln.',
  },
  'R-425': {
    question: 'Re-Roll nach Re-Roll.',
    decision:
      'Jeder Würfel, jede Person, beliebig oft; der letzte Wurf zählt. Der Wurf, der entscheidet, wer beginnt, gehört nicht dazu.',
  },
  'R-426': {
    question: 'Nice Try.',
    decision:
      'Ein Fenster nach dem Ziehen, wenn eine Figur auf dem Ziel steht; alle diese Figuren gehen auf Teleport 6, nichts wirkt; die Runde geht weiter, ausser der Stapel war aufgebraucht. Wer eingeworfen hat, füllt die Hand am Ende des nächsten Zuges auf.',
  },
  'R-427': {
    question: 'Teleport 6 liegt auf oder hinter …',
    decision: 'Wo auch immer er hingelegt worden ist; auf Start oder Ziel kann er nie liegen.',
  },
  'R-428': {
    question: 'Fuck You wird gespielt.',
    decision:
      'Sofort 21 vorwärts, ohne dass etwas wirkt, dann die gewöhnliche Bewegung; auf dem Brett kann man es nicht bedecken; wer darauf landet, nimmt es auf die Hand; wer es am Ende der Runde auf der Hand hat: +21.',
  },
  'R-429': {
    question: 'Die Punkte mit Fuck You auf dem Ziel.',
    decision: '50+21 = 71.',
  },
  'R-430': {
    question: 'Troublemaker.',
    decision:
      'Ausgespielt: ein Ereignis anstelle der Bewegung. Beim Landen: ein Ereignis nach der Bewegung; was es versetzt, löst nichts aus.',
  },
  'R-431': {
    question: 'Ereignisse: Reihenfolge und Gleichstand.',
    decision: 'Von der Person rechts der spielenden an; bei Gleichstand trifft es jede der Figuren.',
  },
  'R-432': {
    question: 'Mehrere Figuren auf einem Feld.',
    decision: 'Immer erlaubt.',
  },
  'R-433': {
    question: 'Earthquake, Robin Hood.',
    decision: 'Gleichzeitig, nach den Orten von vorher.',
  },
  'R-434': {
    question: 'Tsunami.',
    decision:
      'Ein Durchgang; wer zuerst würfelt, muss nichts übertreffen; gleich viel ist sicher; wer verliert, geht um den nicht übertroffenen Wurf. Verliert niemand: nichts.',
  },
  'R-435': {
    question: 'Gambling Man.',
    decision: 'Alle mit dem höchsten Wurf gehen auf jenen Teleport.',
  },
  'R-436': {
    question: 'Reorganize.',
    decision:
      'Wer es ausgelöst hat, verlegt zwei Teleports auf andere Felder: nicht Start, Ziel, weisse Karten, andere Teleports; eine Karte dort wird bedeckt. Das verlassene Feld ist leer (was unter dem Teleport lag, kommt weg). Besetzte Teleports bleiben. Lassen sich weniger verlegen: weniger.',
  },
  'R-437': {
    question: 'Charity, und alle liegen gleichauf vorn.',
    decision: 'Alle gehen 4 zurück.',
  },
  'R-438': {
    question: 'Market, Restock, Reset mit zu kleinem Stapel.',
    decision: 'Reihum, so weit es reicht; dann R-402.',
  },
  'R-439': {
    question: 'Grenze und Gleichstand.',
    decision:
      'Ein Punktestand, der die Grenze erreicht, beendet das Spiel; der niedrigste gewinnt; bei Gleichstand gemeinsam.',
  },
  'R-440': {
    question: 'Was ist geheim?',
    decision:
      'Die Hände sind geheim. Ein Fenster fragt alle, die der Lage nach dürften, ob sie eine Karte zum Einwerfen haben oder nicht, wie im Kartenspiel.',
  },
  'R-469': {
    question: 'X, Stop und Snail einmal pro Zug (R-404)?',
    decision:
      'Stop und Snail wirken einmal pro Zug, ob es etwas geändert hat oder nicht. X ist kein Effekt, sondern ein Feld, das nie betreten wird, wie oft man auch vorbeikommt.',
  },
  'R-470': {
    question: 'Wer führt aus und wählt, was eine Karte mit einer Figur macht, die jemand anderes bewegt hat?',
    decision:
      'Wem die Figur gehört (Remote, Gift, Marching Orders, Tsunami); diese Person würfelt auch. Ein erwürfeltes Ereignis läuft dann von der Person rechts von ihr an.',
  },
  'R-471': {
    question: 'Wie oft darf man einen Angriff abwehren?',
    decision:
      'Wenn alles an ihm genannt ist; entscheidet ein Würfel mit (Remote), einmal vor und einmal nach dem Wurf.',
  },
  'R-472': {
    question: 'In welche Richtung geht Second Chance, in welche ein Gift in einem Zug mit Reverse?',
    decision:
      'Second Chance geht in die Richtung der Bewegung, die darauf geführt hat. Gift, Remote und die Bewegungen von Ereignissen gehen vorwärts.',
  },
  'R-473': {
    question: 'Nach einem abgewehrten Re-Roll.',
    decision: 'Der alte Wurf gilt, und alle dürfen ihn wieder neu würfeln lassen.',
  },
  'R-474': {
    question:
      'Eine Figur wird versetzt, während sie noch Schritte hat (nur mit einem Kartensatz, in dem Swap oder Teleport beim Betreten wirkt).',
    decision:
      'Sie geht von dort mit den übrigen Schritten weiter. Dort, wo sie hingestellt worden ist, geschieht nichts.',
  },
  'R-475': {
    question: 'Nummerierte Teleports einmal pro Zug?',
    decision: 'Ja, wie Karten.',
  },
  'R-476': {
    question: 'Was liegt unter einer Karte, die genommen oder bedeckt wird?',
    decision:
      'Eine Karte, die Fuck You oder Magnet freilegt, liegt wieder obenauf, tut Figuren, die dort stehen, aber nichts: Niemand ist auf ihr angekommen.',
  },
  'R-477': {
    question: 'Welche Zeitpunkte kann ein Kartensatz einer Karte geben?',
    decision:
      'Second Chance, Swap, Gift, Magnet und Teleport: beim Ausspielen, Landen oder Betreten; Push und Jump: beim Landen oder Betreten, denn ihre Pfeile zeigen von dort, wo sie liegen. Was der Text über die anderen verrät, steht fest.',
  },
  'R-478': {
    question: 'Die Hand ist zu Beginn des Zuges leer, oder keine Karte lässt sich legen.',
    decision: 'Dann legt niemand etwas; wer Karten hat, legt eine nach Wahl ab.',
  },
  'R-490': {
    question: 'Darf man jemanden nennen, den der Text nicht anbietet, oder einen Effekt weglassen?',
    decision:
      'Swap und Gift nennen eine andere Figur als jene, die auf sie getroffen ist, nie diese. Remote, Marching Orders und Surprise Party dürfen jede nennen, auch die eigene. Was eine Karte oder ein Ereignis sagt, muss geschehen; frei ist nur, eine Reaktion einzuwerfen.',
  },
  'R-491': {
    question: 'Mehrere wollen gleichzeitig eine Reaktion einwerfen.',
    decision:
      'Die erste Person in der Reihenfolge des Spiels nach der am Zug; die anderen behalten ihre Karten und werden wieder gefragt, wenn sich das Fenster wieder öffnet (nach einem neuen Wurf).',
  },
  'R-492': {
    question: 'Welche Farben haben die Figuren?',
    decision:
      'Blau, Gelb, Grün, Rot, Weiss und Schwarz, in dieser Reihenfolge vom ersten Platz an, jede mit einem Würfel ihrer Farbe. Für Karten bedeuten sie nichts.',
  },
  'R-493': {
    question:
      'Was tut, wer Remote gespielt hat, für die Figur, wenn diese Person würfelt und wählt (`remote.chooser` attacker)?',
    decision:
      'Jeden Würfel werfen, alles wählen, und ein Ereignis läuft von der Person rechts von ihr an. Der Rest ist wie immer: Karten wirken auf die Figur, die auf sie trifft, was sie nimmt (Magnet, Fuck You), kommt auf die Hand, der die Figur gehört, und wer für Swap oder Gift genannt ist, darf abwehren, ausser es ist die Person, die Remote gespielt hat.',
  },
  'R-494': {
    question: 'Earthquake nacheinander (`earthquake.order` inOrder): Wohin gehen die Figuren?',
    decision:
      'Von der Person rechts der würfelnden an geht jede Figur auf das Feld, auf dem in diesem Augenblick die Figur der Person zu ihrer Rechten steht. Die letzte steht am Ende dort, wohin die erste eben gegangen ist.',
  },
  'R-496': {
    question: 'Alle Karten, die man einwerfen könnte, liegen offen. Wird jemand gefragt (`windows` possible)?',
    decision:
      'Nein, wie im Kartenspiel (R-495). Offen liegen die Karten auf dem Brett, auch bedeckte, die abgelegten und was für Market aufgedeckt ist. Eine Karte, die wieder auf eine Hand gekommen ist, kann wieder eingeworfen werden und gilt darum als verdeckt, obwohl alle sie gesehen haben.',
  },
};
