/** German: what is said of the base game. */
import type { RowTexts } from '../language/cards.ts';
import { type Prompts, wanted } from '../language/prompts.ts';
import { which } from './grammar.ts';
import { asked } from './prompts.ts';

/** The texts of its rows. */
export const baseTexts: RowTexts = {
  // ---- cards ----
  number: 'Passt auf dieselbe Farbe oder dieselbe Zahl.',
  'black-number':
    'Passt auf dieselbe Zahl, aber nie auf eine andere schwarze Karte. Löst ein Ereignis aus. Schwarz ist keine Farbe: Es folgt dieselbe Zahl oder eine Wunschkarte.',
  '2nd-chance':
    'Decke sie sofort mit einer Karte, die passt. Hast du keine, ziehst du eine Karte und darfst danach noch eine spielen.',
  exchange:
    'Gib jemandem zwei Karten deiner Wahl und nimm blind zwei aus der Hand, die dein Opfer vorher hatte. Wer weniger hat, gibt, was da ist. Auch als letzte Karte bringt sie dir zwei ein.',
  gift: 'Gib jemandem zwei Karten deiner Wahl. Mit nur einer Karte gibst du diese; ohne Karten nennst du trotzdem ein Opfer.',
  skip: 'Nenne jemanden, der nicht schon aussetzen muss: Der nächste Zug dieser Person fällt aus.',
  fantastic: 'Wünsch dir eine Farbe oder eine Zahl.',
  'fantastic-four':
    'Lass andere zusammen vier Karten ziehen, eine Person allein oder mehrere. Du nennst alle, bevor jemand zieht; reicht der Stapel nicht für alle, sagst du, wer zuerst zieht. Danach wünschst du dir eine Farbe oder eine Zahl.',
  equality:
    'Du darfst jemanden mit weniger Karten ziehen lassen, bis ihr gleich viele habt. Wünsch dir danach eine Farbe.',
  counterattack:
    'Wirf sie ein, wenn eine Spezialkarte dich als Opfer nennt: Der Effekt wird gestoppt, und du darfst ihn als deinen ausführen. Im eigenen Zug hat sie keinen Effekt. Eine Farbe wünschst du dir so oder so.',
  'nice-try':
    'Wirf sie ein, wenn jemand keine Karten mehr hat und sonst in diesem Zug alles erledigt ist: Wer keine Karten hat, zieht drei, und die Runde läuft weiter. Im eigenen Zug hat sie keinen Effekt. Eine Farbe wünschst du dir so oder so.',
  'fuck-you':
    'Spielbar nur mit genau zehn Handkarten, sie selbst mitgezählt, dann aber auf alles. Sie kommt unter die oberste Karte, und alles bleibt, als wäre sie nicht da. Mit einer Spezialkarte kannst du sie nicht absichtlich weitergeben.',

  // ---- events ----
  charity:
    'Alle nehmen blind eine Karte von der Person mit den meisten. Sind es mehrere, gibt jede von ihnen allen übrigen eine, einander aber keine.',
  communism: 'Alle ziehen, bis sie so viele Karten haben wie die grösste Hand.',
  doomsday: 'Die Runde ist vorbei. Alle schreiben 50 Punkte, egal was sie auf der Hand haben.',
  earthquake: 'Alle Hände wandern gleichzeitig einen Platz nach rechts, leere ebenso.',
  expansion: 'Die erste Person der Reihe zieht eine Karte, die zweite zwei, die dritte drei und immer so fort.',
  'finish-line': 'Die Runde ist vorbei. Die Hände werden gezählt.',
  'friday-the-13th': 'Ein Tag wie jeder andere: Nichts geschieht.',
  'gambling-man':
    'Alle legen verdeckt irgendeine Karte, dann wird gemeinsam aufgedeckt. Die zweitniedrigste Punktzahl nimmt alles. Hat jemand keine Karten, nimmt diese Person alles, ohne Vergleich. In den älteren Texten legt ihr eure niedrigste Zahl der zuletzt gespielten Farbe, die höchste nimmt alles, und wer keine hat, zieht zwei.',
  market: 'Pro Person liegt eine Karte vom Stapel offen aus. Reihum nimmt jede Person eine davon.',
  'mating-season':
    'Alle legen jede Zahl ab, die sie mindestens zweimal haben, in welchen Farben auch immer; schwarze Zahlen zählen mit.',
  'merry-christmas':
    'Reihum verteilst du deine ganze Hand nach Belieben an andere. Was du bekommst, nimmst du erst am Schluss auf.',
  'mexican-standoff': 'Alle legen die ganze Hand ab. Danach zieht reihum jede Person drei Karten.',
  recession:
    'Die erste Person der Reihe legt eine Karte ihrer Wahl ab, die zweite zwei, die dritte drei und immer so fort.',
  'robin-hood':
    'Die grösste und die kleinste Hand werden getauscht; bei Gleichstand trifft es die Ersten in der Reihe. Haben alle gleich viele, geschieht nichts.',
  'surprise-party':
    'Reihum gibt jede Person jemandem eine Karte ihrer Wahl. Was du bekommst, nimmst du erst am Schluss auf.',
  'the-all-seeing-eye': 'Alle Hände liegen offen, bis alle genug gesehen haben.',
  'third-time-lucky': 'Reihum zieht jede Person drei Karten.',
  'time-bomb':
    'Jede Person hat noch drei Züge; auch ausgesetzte zählen. Wer vorher fertig wird, schreibt 10 Punkte weniger, alle anderen 10 mehr. Wird niemand fertig, endet die Runde, und ihre Punkte verdoppeln sich.',
  tornado: 'Alle Hände werden zusammen gemischt und einzeln reihum wieder ausgeteilt.',
  vandalism:
    'Alle legen jede Karte der zuletzt gespielten Farbe ab. Schwarze Karten werden bei der Suche nach ihr übergangen. Gab es noch keine Farbe, geschieht nichts.',
};

/** What its rows ask, by topic. */
export const basePrompts: Prompts<'base'> = {
  '2nd-chance/move': (q, s) =>
    q.type === 'turn' && q.pass ? asked.turn(q, s) : 'Decke die 2nd Chance mit einer Karte, die passt.',
  'exchange/victim': 'Mit wem tauschst du Karten?',
  'exchange/cards': (q) => `${which(wanted(q))} gibst du her?`,
  'gift/victim': 'Wem machst du das Geschenk?',
  'gift/cards': (q) => `${which(wanted(q))} verschenkst du?`,
  'skip/victim': 'Wer muss aussetzen?',
  'fantastic-four/split': null,
  'fantastic-four/next': 'Der Stapel reicht nicht für alle. Wer zieht als Nächstes?',
  'equality/victim': 'Wer muss ziehen, bis ihr gleich viele Karten habt?',
  'gambling-man/bets': 'Welche Karte setzt du verdeckt ein?',
  'market/picked': 'Welche Karte nimmst du vom Markt?',
  'merry-christmas/gifts': 'Wem schenkst du welche deiner Karten?',
  'recession/cards': (q) => `${which(wanted(q))} legst du ab?`,
  'surprise-party/gifts': (q) => `${which(wanted(q))} verschenkst du, und wem?`,
  'the-all-seeing-eye/seen': 'Hast du die Hände lange genug gesehen?',
};
