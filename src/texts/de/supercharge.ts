/** German: what is said of Supercharge. */
import type { RowTexts } from '../language/cards.ts';
import { type Prompts, wanted } from '../language/prompts.ts';
import { to, which } from './grammar.ts';

/** The texts of its rows. */
export const superchargeTexts: RowTexts = {
  // ---- cards ----
  ten: 'Eine Zahl wie jede andere: Passt auf dieselbe Farbe oder auf eine andere Zehn. Mit ihr im Spiel lässt sich auch die Zehn wünschen.',
  'black-ten':
    'Passt auf eine farbige Zehn, aber nie auf eine andere schwarze Karte. Löst ein Ereignis aus. Es folgt eine Zehn oder eine Wunschkarte.',
  recharge:
    'Dreh eine deiner gebrauchten Powerkarten wieder um, aber keine aus diesem Zug. Ab dem nächsten Zug kannst du sie erneut einsetzen. Hast du keine, geschieht nichts. Nach den Kartentexten des Verlags darfst du darauf verzichten.',
  edison:
    'Du darfst zwei Personen, auch dich selbst, je eine Powerkarte gegeneinander tauschen lassen; du zeigst auf beide. Danach liegen sie verdeckt. Wünsch dir danach eine Farbe.',
  update:
    'Du darfst eine Powerkarte ziehen und dafür eine deiner anderen, gebraucht oder nicht, zurück in den Stapel mischen. Wünsch dir danach eine Farbe.',
  'the-end':
    'Spielbar nur als letzte Karte deiner Hand, dann aber auf alles. Die Runde ist unwiderruflich aus: kein Nice Try, keine dauernden Ereignisse, keine Powerkarte dazu.',

  // ---- events ----
  'black-jack':
    'Reihum deckt ihr je eine Karte vom Stapel auf und zählt die Punkte zusammen, wenn nötig mehrmals im Kreis. Wer über 21 kommt, nimmt alle aufgedeckten Karten.',
  chargenado:
    'Alle Powerkarten vor euch, auch gebrauchte, kommen zurück und werden gemischt. Jede Person erhält zwei neue.',
  'epic-fail':
    'Wer am wenigsten Karten hat, bekommt das Fuck You, wo auch immer es steckt; bei Gleichstand die erste Person der Reihe. Hat sie es schon, geschieht nichts.',
  loot: 'Reihum nimmst du blind drei Karten der Person zu deiner Rechten, oder alle, wenn es weniger sind. Auf die Hand kommen sie erst am Schluss.',
  parasite:
    'Bis zum Ende der Runde gilt: Wer links von jemandem sitzt, der fertig wird, darf vor dem Zählen bis zu zwei Karten ablegen.',
  rewind:
    'In zwei Durchgängen nimmt reihum jede Person die oberste Karte des Ablagestapels. Danach kommt eine Karte vom Stapel obenauf; ist sie eine Spezialkarte, darf sie nutzen, wer es ausgelöst hat.',
  riot: 'Alle Spezialkarten gehen an die Person zur Rechten. Auf die Hand kommen sie erst am Schluss.',
  supercharge: 'Reihum erhält jede Person eine weitere Powerkarte.',
  tsunami:
    'Reihum legst du offen eine Karte, die mindestens so viele Punkte hat wie die vorige, wenn nötig mehrmals im Kreis. Die erste Karte muss gelegt werden; wer danach nicht kann oder nicht will, nimmt alle gelegten Karten. Nach den Kartentexten des Verlags muss legen, wer kann.',

  // ---- power cards ----
  'all-draw-one': 'Alle anderen ziehen eine Karte, noch bevor deine Karte wirkt.',
  'anti-counter': 'Die Spezialkarte, die du gerade spielst, lässt sich nicht kontern.',
  'open-hands': 'Alle anderen spielen offen, bis dein nächster Zug beginnt.',
  'special-charge': 'Nenne jemanden: Diese Person zieht so viele Karten, wie sie Spezialkarten hat.',
  'special-seal':
    'Nur zu einer Zahlenkarte: Bis dein nächster Zug beginnt, darf niemand Spezialkarten spielen oder einwerfen.',
  'black-wish':
    'Als Nächstes muss eine schwarze Karte oder eine Wunschkarte folgen. Ein Wunsch der Karte, zu der du sie einsetzt, entfällt.',
  'colour-blockade': 'Sperre eine Farbe: Niemand darf sie spielen oder wünschen, bis dein nächster Zug vorbei ist.',
  looping: 'Nach diesem Zug geht es andersherum weiter, bis dein nächster Zug vorbei ist.',
  'number-wish': 'Wünsch dir eine Zahl. Ein Wunsch der Karte, zu der du sie einsetzt, entfällt.',
  'random-chance':
    'Spiel gleich noch eine Karte, die nicht passen muss. Curse bleibt unspielbar; Fuck You und The End behalten ihre Bedingung.',
  recycling:
    'Die eben gespielte Karte geht auf eine Hand deiner Wahl, auch auf deine. Der Ablagestapel ist wieder wie vorher, nur ein Wunsch dieser Karte gilt weiter.',
  troublecharger:
    'Am Ende deines Zuges löst du ein Ereignis aus, nach jenem einer schwarzen Karte oder eines Troublemakers.',
};

/** What its rows ask, by topic. */
export const superchargePrompts: Prompts<'supercharge'> = {
  'recharge/power': 'Welche deiner gebrauchten Powerkarten drehst du wieder um?',
  'edison/first': 'Wer gibt eine Powerkarte her?',
  'edison/second': 'Und wer gibt eine dafür?',
  'edison/cardOfFirst': (q, s) => `Welche Powerkarte von ${to(s, q.about.holder)}?`,
  'edison/cardOfSecond': (q, s) => `Und welche Powerkarte von ${to(s, q.about.holder)} dafür?`,
  'update/choice': 'Ziehst du eine Powerkarte und gibst dafür eine andere zurück?',
  'update/returned': 'Welche deiner anderen Powerkarten kommt zurück?',
  'parasite/discards': (q) => `${which(wanted(q))} legst du ab, bevor gezählt wird?`,
  'rewind/choice': 'Nutzt du die aufgedeckte Spezialkarte?',
  'tsunami/laid': (q) =>
    wanted(q)[0] === 0
      ? 'Legst du eine Karte, die mindestens so viele Punkte hat wie die letzte?'
      : 'Welche Karte legst du?',
  'special-charge/victim': 'Wer muss so viele Karten ziehen, wie die eigene Hand Spezialkarten hat?',
  'colour-blockade/color': 'Welche Farbe sperrst du?',
  'number-wish/wish': 'Welche Zahl wünschst du dir?',
  'random-chance/move': 'Welche Karte spielst du gleich noch? Sie muss nicht passen.',
  'recycling/receiver': 'Auf wessen Hand geht die eben gespielte Karte?',
};
