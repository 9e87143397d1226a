import type { RulingWords } from '../book/types.ts';

/** Section Q, in German. */
export const information: Readonly<Record<string, RulingWords>> = {
  'R-361': {
    question: 'Was wissen immer alle?',
    decision:
      'Wie viele Karten jede Hand und jeder Stapel hat, die oberste Karte, den Wunsch, geltende Regelkarten und dauernde Ereignisse mit ihren Fristen, wer aussetzt, die Punkte, aufgedeckte Powerkarten und wie viele verdeckt sind, die Richtung.',
  },
  'R-362': {
    question: 'Der Ablagestapel unter der obersten Karte.',
    decision:
      'Darin blättern darf man nicht; das öffentliche Protokoll nennt jede Karte, die beim Spielen oder Ablegen zu sehen war.',
  },
  'R-363': {
    question: 'Wer sieht was bei Gift, Exchange, Trust Fall, Surprise Party, Merry Christmas, Crowdfunding?',
    decision: 'Welche Karten es sind, wissen, wer gibt und wer bekommt; die anderen sehen nur, wie viele.',
  },
  'R-364': {
    question: 'Wer sieht eine blind gezogene Karte (Exchange, Inequality, Charity, Loot)?',
    decision: 'Nach dem Wechsel wissen beide, welche es war.',
  },
  'R-365': {
    question: 'Wer sieht was bei Thief?',
    decision: 'Wer stiehlt, sieht die ganze Hand; das Opfer sieht, welche zwei weg sind; die anderen sehen, wie viele.',
  },
  'R-366': {
    question: 'Wer sieht was bei All-Seeing Eye, Open Hands und der Regelkarte Naked Finish?',
    decision:
      'Alle sehen es; ein Client darf es nicht dauerhaft aufbewahren, ausser als Zeile «Hände gezeigt» im Protokoll.',
    note: 'Geprüft sind die Ansichten; was ein Client danach auf dem Bildschirm lässt, ist Sache des Hosts.',
  },
  'R-367': {
    question: 'Wer sieht was bei Market, Black Jack, Seppuku, Tsunami, Gambling Man nach dem Aufdecken, Event Manager?',
    decision: 'Alle alles.',
  },
  'R-368': {
    question: 'Wer sieht was bei Russian Roulette, Distributor, Chargenado?',
    decision: 'Die eigene Karte; die Haufen nur, wer es ausgelöst hat; nur die eigenen Powerkarten.',
  },
  'R-369': {
    question: 'Wer sieht was bei Black Hole, Riot, Special Favours?',
    decision: 'Welche Karten es sind, wissen, wer gibt und wer bekommt; wie viele, wissen alle.',
  },
  'R-370': {
    question: 'Wer sieht was bei Epic Fail?',
    decision: 'Wer Fuck You bekommt, sehen alle.',
  },
  'R-371': {
    question: 'Fragen zum Einwerfen dürfen nicht verraten, wer die Karte hat.',
    decision:
      'Das Fenster öffnet sich für alle, die der Lage nach dürften (Opfer; alle mit Karten; alle ausser der Person am Zug), ob sie die Karte haben oder nicht, gleich lange und mit gleichem Bild; wer sie nicht hat, kann nur passen oder warten.',
    note: 'Geprüft sind die Fragen; gleiche Dauer und gleiche Bilder sind Sache des Hosts; ein Raum hat `limits.react`.',
  },
  'R-372': {
    question: 'Darf ein Fenster früher schliessen?',
    decision:
      'Nur wenn alle gepasst haben, die gefragt sind; wer von selbst passt, wartet zufällig lange, und das hängt nicht von der Hand ab.',
    note: 'Die Zeit ist Sache des Hosts: Er schliesst ein Fenster nur früher, wenn alle gepasst haben, und verzögert Passen von selbst zufällig, wie `autoPass` eines Raums.',
  },
  'R-373': {
    question: 'Darf ein Fenster entfallen?',
    decision:
      'Nur wenn aus dem, was alle wissen, folgt, dass niemand der Gefragten die Karte oder Mimicry haben kann (alle liegen bei den Abgelegten oder offen, die Karte ist nicht im Spiel, die Hand ist leer, Special Seal oder Anti Counter gilt).',
  },
  'R-374': {
    question: 'Bots.',
    decision:
      'Sie sehen dasselbe wie Menschen; wie lange sie überlegen, hängt nicht davon ab, ob sie Reaktionskarten haben.',
    note: 'Der Host gibt einem Bot nur die Ansicht seines Platzes und eine Zeit zum Überlegen, die nicht von seinen Karten abhängt.',
  },
  'R-375': {
    question: 'Rückmeldung auf einen unerlaubten Zug.',
    decision: 'Nur an die Person, die ihn versucht hat.',
    note: 'Der Host schickt die Ablehnung an die Person zurück, von der sie kommt, und an niemanden sonst.',
  },
  'R-376': {
    question: '«Ich kann 2nd Chance nicht bedecken»: Muss man das beweisen?',
    decision: 'Die Engine prüft; gezeigt wird nichts.',
  },
  'R-377': {
    question: '«Ich habe keine Zahl dieser Farbe» (alter Gambling Man).',
    decision: 'Die Engine prüft; die Strafe von zwei Karten sehen alle.',
  },
  'R-378': {
    question: 'Gleichzeitig verdeckt entscheiden.',
    decision: 'Was gewählt ist, bleibt verborgen, bis alle gewählt haben oder die Zeit um ist.',
  },
  'R-379': {
    question: 'Das Protokoll des Servers.',
    decision: 'Das ganze Protokoll bleibt bis zum Ende der Runde geheim.',
    note: 'Der Host behält das ganze Protokoll für sich, bis die Runde zu Ende ist.',
  },
};
