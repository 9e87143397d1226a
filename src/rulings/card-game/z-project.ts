import type { Ruling } from './types.ts';

/** Section Z: what the other sections leave open, or say differently in two places. */
export const additionalRulings: readonly Ruling[] = [
  {
    id: 'R-441',
    question: 'A wish is left out, as `wish.optional` allows. What may follow?',
    decision: 'Any card: the state is free (R-069).',
    source: 'An open-wish card has neither colour, number nor symbol of its own',
    editions: 'all',
    option: 'wish.optional true|false',
    sets: [],
    about: 'play',
    only: { 'wish.optional': [true] },
  },
  {
    id: 'R-442',
    question:
      'Fantastic Four and a draw pile too small for all victims: how does the attacker say in which order they draw?',
    decision:
      'One after another: as long as something is left, but less than all who have yet to draw are in for (Plus One counted in), the attacker names who draws next. With enough for the rest, or with nothing left, the order changes nothing, and they draw in order of play. Whoever counters is the attacker of what they carry out, each for the own share with `counterattack.fantasticFour: share`.',
    source: "R-047: the order is the attacker's, and is asked for only where it changes something",
    editions: 'all',
    option: null,
    sets: [],
    about: 'play',
  },
  {
    id: 'R-443',
    question: 'Does `startCard.blank: redraw` concern Fuck You as well?',
    decision:
      'Yes. The card is shuffled back into the draw pile and another one is turned over, until one shows something. With the default, `free`, R-030 holds.',
    source: 'The option is about cards without colour, number, symbol and wish, and Fuck You is one',
    editions: 'all',
    option: 'startCard.blank free|redraw',
    sets: [],
    about: 'play',
    only: { 'startCard.blank': ['redraw'] },
  },
  {
    id: 'R-444',
    question: 'What exactly does `time-bomb.onOtherEnd: double` double?',
    decision: 'Counted hands: after Finish Line and after an exhausted draw pile. Never the 50 points of Doomsday.',
    source: 'R-249 and R-346 fix the 50 points',
    editions: 'all',
    option: 'time-bomb.onOtherEnd neutral|double',
    sets: [],
    about: 'play',
    only: { 'time-bomb.onOtherEnd': ['double'] },
  },
  {
    id: 'R-445',
    question: 'Without scores nobody has finished the round. What are the fewest points held?',
    decision:
      'The hands as they are: Time Bomb doubles nothing. Whoever the end of the round does not concern counts as holding nothing, and Doomsday makes all others equal. Nothing is written down.',
    source: 'R-351 goes by what is held; R-191, R-249',
    editions: 'all',
    option: 'scoring true|false',
    sets: [],
    about: 'play',
    only: { scoring: [false] },
  },
  {
    id: 'R-446',
    question: 'Another number of dealt cards than seven in an edition that fixes seven.',
    decision: 'The setup is refused.',
    source: 'R-010: only PANDORA leaves the number open',
    editions: ['swiss1', 'webde', 'intl'],
    option: 'dealCount 4–7',
    sets: [],
    about: 'play',
  },
  {
    id: 'R-447',
    question: 'Only one card of the hand can cover 2nd Chance. Does it cover by itself?',
    decision:
      'No, its holder plays it like any other card. The draw of a player who cannot cover needs no answer and is made at once.',
    source: 'Playing it unasked would tell the others that there was no choice',
    editions: 'all',
    option: null,
    sets: [],
    about: 'play',
  },
  {
    id: 'R-448',
    question: 'How does `counterattack.fantasticFour: share` run?',
    decision:
      'Every victim may counter its own share. Each in order of play spreads it anew, or drops it, before the others draw.',
    source: 'A counter interrupts; what is left of the attack goes on afterwards',
    editions: 'all',
    option: 'counterattack.fantasticFour whole|share',
    sets: [],
    about: 'play',
    only: { 'counterattack.fantasticFour': ['share'] },
  },
  {
    id: 'R-449',
    question: 'Which Gambling Man does edition `intl` play?',
    decision: 'The newer one: R-257, R-258 and R-259 hold there too.',
    source: "R-019: the events of `intl` use PANDORA's wording",
    editions: ['intl'],
    option: 'gambling-man.version classic|secondLowest',
    sets: [],
    about: 'play',
    only: { 'gambling-man.version': ['secondLowest'] },
  },
  {
    id: 'R-450',
    question: 'An effect lets somebody draw nothing, such as Communism for whoever holds the most. Is that a draw?',
    decision: 'No. Nothing can raise it, and it is no unmet demand on an empty draw pile.',
    source: 'No card is asked for',
    editions: 'all',
    option: null,
    sets: [],
    about: 'play',
  },
  {
    id: 'R-451',
    question: 'Which windows are left out, as R-373 allows?',
    decision:
      'Those of players without cards, and those for a kind of card that is not in the deck. All others stay open, even if every copy of the card lies open.',
    source: 'These two cost nothing; following every card that has been seen would cost more than it saves',
    editions: 'all',
    option: null,
    sets: [],
    about: 'play',
  },
  {
    id: 'R-452',
    question: 'What becomes of a turn that has not been sat out when the round ends?',
    decision: 'It is forgotten: every round begins without flags.',
    source: 'R-101 takes the next turn of the round; the texts set up every round anew',
    editions: 'all',
    option: null,
    sets: [],
    about: 'play',
  },
  {
    id: 'R-453',
    question: 'An add-on is asked for in an edition whose text does not know it.',
    decision:
      'The setup is refused. `swiss1` and `intl` know no add-on, `webde` knows Troublemaker and Supercharge, `pandora` knows all three.',
    source: 'R-001: a box is played by a text that describes it',
    editions: 'all',
    option: null,
    sets: ['troublemaker', 'supercharge', 'pandoras-box'],
    about: 'play',
    boxes: ['troublemaker', 'supercharge', 'pandoras-box'],
  },
  {
    id: 'R-454',
    question:
      'A Colour Swap is the starting card, is turned over by Rewind, or is played by Random Chance. With which half does play go on?',
    decision: 'With either: the dealer, the trigger of Rewind, or the player chooses.',
    source: 'R-065: where nothing is in force that one half would have to meet, the half is chosen; R-076, R-285',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['troublemaker'],
    about: 'play',
  },
  {
    id: 'R-455',
    question: 'Which colors may Mimicry as Colour Swap go out on?',
    decision:
      'On any color in play but the one in force, and not on a color that Colour Blockade bars. Where no color is in force, on any.',
    source: 'R-072 names any other color; R-074 bars colors for imitations, too',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['troublemaker'],
    about: 'play',
  },
  {
    id: 'R-456',
    question: 'Several are willing to toss Lucky Bastard in. Does the window stay open for those who declined (R-190)?',
    decision:
      'All are asked at the same time, and all who are willing toss in, one after the other in order of play after the active player. Nobody is asked again, unless `react.again` says so: then those who declined see the toss and are asked once more, until nobody tosses in any more.',
    source:
      'R-190 keeps the window open for the others; asking all at once, and once, tells less and takes fewer answers',
    editions: ['webde', 'pandora'],
    option: 'react.again true|false',
    sets: ['troublemaker'],
    about: 'play',
  },
  {
    id: 'R-457',
    question: 'Identity Theft without scores: what moves, and what stays?',
    decision:
      'The two players change places, and their hands stay where they lie: each gets the hand of the other. The order around the table changes with them. Power cards, flags and whose turn it is stay with the person.',
    source: 'R-262, as a list',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['troublemaker'],
    about: 'play',
    only: { scoring: [false] },
  },
  {
    id: 'R-458',
    question:
      'Last Chance is in force more than once, and several players run out of cards. In which order do the events come?',
    decision:
      'All events of the first player in order of play, then all of the next. Whoever has been refilled before their first event causes none.',
    source: 'R-264 goes through players, R-269 through copies',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['troublemaker'],
    about: 'play',
  },
  {
    id: 'R-459',
    question: 'Crowdfunding: who gives when?',
    decision:
      'Givers in order of play. Each gives one card to each receiver, in order of play, before the next giver begins. Every card is given at once and chosen by itself.',
    source: 'R-007, R-247',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['troublemaker'],
    about: 'play',
  },
  {
    id: 'R-460',
    question: 'Distributor: how are the hands dealt out?',
    decision:
      "One hand after the other, the trigger's own first, then the others in order of play. Nothing moves until all have been dealt.",
    source:
      'The own hand is the only one that may not go everywhere; dealt later, it could be left without a lawful receiver',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['troublemaker'],
    about: 'play',
  },
  {
    id: 'R-461',
    question: 'Tsunami: somebody holds no card that is worth enough. Are they asked?',
    decision:
      'In `pandora` yes, so that nobody can tell who could not from who would not. Somebody without cards is not asked. In `webde`, where who can has to, nobody is asked without a choice. The first player, whose card is never too low, has to choose one in both; everybody can see that a single card leaves no choice.',
    source: 'R-299: in PANDORA the cards may be refused; R-371 in spirit',
    editions: ['webde', 'pandora'],
    option: 'edition webde|pandora',
    sets: ['supercharge'],
    about: 'play',
  },
  {
    id: 'R-462',
    question: 'How are power cards named when Edison exchanges them, Update returns one, or Recharge turns one down?',
    decision:
      'By their place in front of their owner, counted from 0. Of a card that lies face down nothing else is known.',
    source: 'R-004; R-134 lets the player point at cards',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['supercharge'],
    about: 'play',
  },
  {
    id: 'R-463',
    question: 'Twins: what can the second card do?',
    decision: 'It is laid and nothing more: no power card goes with it, and it has no twin of its own.',
    source:
      'One power card a turn is used with the card of the move (R-317); a second twin would make a chain that the text does not name',
    editions: ['pandora'],
    option: null,
    sets: ['pandoras-box'],
    about: 'play',
  },
  {
    id: 'R-464',
    question: 'Do It Yourself is declined, or its effect can do nothing. How is it asked?',
    decision:
      '`drawRule` asks whether to draw, `mirror` may name nobody, `shed` takes no card for a refusal. `mirror` names a victim, who may counter. Where there is no rule card left, or no card to discard, nothing is asked; `none` never asks.',
    source: 'R-138: whichever effect was chosen may be declined; R-121',
    editions: ['pandora'],
    option: 'do-it-yourself.effect drawRule|mirror|shed|none',
    sets: ['pandoras-box'],
    about: 'play',
  },
  {
    id: 'R-465',
    question: '`ruleCards.count` is 0. Can a rule card still come into force?',
    decision:
      "No. There is no deck then, so that Do It Yourself and the event Pandora's Box do nothing with their defaults. Effects that need no rule card, `mirror` and `shed`, stay possible.",
    source: 'R-384',
    editions: ['pandora'],
    option: 'ruleCards.count 0–15',
    sets: ['pandoras-box'],
    about: 'play',
    only: { 'ruleCards.count': [0] },
  },
  {
    id: 'R-466',
    question: 'Black Wish: what lies on top then?',
    decision:
      'A face of its own, not a wish for a color or a number: black cards meet it, and so does what goes on everything. Fuck You and The End ignore it, if their own conditions hold; Mimicry comes as an open-wish card only.',
    source: 'R-089; R-052 and R-057 let these two go on anything',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['supercharge'],
    about: 'play',
  },
  {
    id: 'R-467',
    question:
      'A number is wished while a black card lies on top (Number Wish, or a wish left by Recycling). Does black follow?',
    decision: 'No. The number has to be met by a colored card; only an open-wish card between lets black follow.',
    source: 'R-061 forbids black on black by number or wish, and a prohibition wins (R-002)',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['supercharge'],
    about: 'play',
  },
  {
    id: 'R-468',
    question: 'Whoever causes Event Manager or Repeat is protected from it. What happens?',
    decision:
      'They choose all the same, and what they choose concerns them unless they toss one in at the second window as well. Likewise if it is Event Manager that Repeat carries out again: protection from that is protection from Event Manager, and useless.',
    source: 'R-197, R-198',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['troublemaker'],
    about: 'play',
  },
  {
    id: 'R-479',
    question: 'Others have no cards either when The End is played. Have they finished?',
    decision:
      'Yes. Whoever has no cards at that moment finishes together with its player, and wins as well without scores.',
    source: 'R-162 makes every empty hand a finisher; R-058 does not switch that off',
    editions: ['webde', 'pandora'],
    option: null,
    sets: ['supercharge'],
    about: 'play',
  },
  {
    id: 'R-484',
    question: 'An option is set in an edition that does not know it.',
    decision:
      'The setup is refused, with the option named, also if the value is the one it has anyway. Which editions know an option stands with the option. In the rules of a running game every option has a value; one that the edition does not know has its default and does nothing. Records and snapshots with another value are refused in the same way.',
    source: 'R-001; as for sets (R-453): a setup that says what cannot come true is a mistake',
    editions: 'all',
    option: null,
    sets: [],
    about: 'play',
  },
  {
    id: 'R-485',
    question: '`react.again` is true. Which windows ask those who declined again?',
    decision:
      'Those in which several may toss in: before an event (Lucky Bastard, R-190), and on Fantastic Four with `counterattack.fantasticFour: share` (R-448). Where one toss is enough the window is over with it: Counterattack otherwise (R-146), Nice Try (R-165, R-173). Asked again are all who declined and are still entitled, whatever they hold, and only after a toss.',
    source: 'R-190; R-371: who is asked must not tell what they hold',
    editions: 'all',
    option: 'react.again true|false',
    sets: [],
    about: 'play',
    only: { 'react.again': [true] },
  },
  {
    id: 'R-495',
    question: 'Every card that could be tossed in lies open. Is anybody asked (`windows` possible)?',
    decision:
      'No. With `windows: possible` a window asks whom `everyone` asks (R-371), as long as one of the cards that this seat could toss in lies face down: in a hand, in the draw pile, or on the table. When all of them lie open, everybody knows that nobody holds one, and nobody is asked. What one player alone knows never counts, so who is asked tells nothing.',
    source: 'R-371: who is asked must not tell what they hold; the discard pile has been seen by all (R-361)',
    editions: 'all',
    option: null,
    sets: [],
    about: 'play',
  },
];

/** The same in German. It stands here, so that a new ruling is written in one place; whoever imports one does not get the other. */
export const additionalInGerman: Readonly<Record<string, Pick<Ruling, 'question' | 'decision'>>> = {
  'R-441': {
    question: 'Ein Wunsch wird weggelassen, wie es `wish.optional` erlaubt. Was darf folgen?',
    decision: 'Jede Karte: Der Stapel ist frei (R-069).',
  },
  'R-442': {
    question:
      'Fantastic Four, und der Stapel reicht nicht für alle Opfer: Wie sagt, wer angreift, in welcher Reihenfolge gezogen wird?',
    decision:
      'Eine Person nach der anderen: Solange noch etwas da ist, aber weniger, als alle noch zu ziehen haben (Plus One mitgezählt), nennt, wer angreift, wer als Nächstes zieht. Reicht es für den Rest oder ist nichts mehr da, ändert die Reihenfolge nichts, und gezogen wird reihum. Wer kontert, greift mit dem an, was ausgeführt wird, mit `counterattack.fantasticFour: share` jede Person mit ihrem Anteil.',
  },
  'R-443': {
    question: 'Betrifft `startCard.blank: redraw` auch Fuck You?',
    decision:
      'Ja. Die Karte wird in den Stapel zurückgemischt und eine andere aufgedeckt, bis eine etwas zeigt. Mit `free`, wenn nichts anderes gesagt wird, gilt R-030.',
  },
  'R-444': {
    question: 'Was genau verdoppelt `time-bomb.onOtherEnd: double`?',
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
    question: 'Wie läuft `counterattack.fantasticFour: share` ab?',
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
      'Jene, in denen mehrere einwerfen dürfen: vor einem Ereignis (Lucky Bastard, R-190) und bei Fantastic Four mit `counterattack.fantasticFour: share` (R-448). Wo einmal Einwerfen genügt, ist das Fenster damit vorbei: sonst bei Counterattack (R-146), bei Nice Try (R-165, R-173). Wieder gefragt werden alle, die verzichtet haben und immer noch dürften, was sie auch auf der Hand haben, und nur nachdem jemand eingeworfen hat.',
  },
  'R-495': {
    question: 'Alle Karten, die man einwerfen könnte, liegen offen. Wird jemand gefragt (`windows` possible)?',
    decision:
      'Nein. Mit `windows: possible` fragt ein Fenster, wen auch `everyone` fragt (R-371), solange eine der Karten, die dieser Platz einwerfen könnte, verdeckt liegt: in einer Hand, im Stapel oder auf dem Tisch. Liegen alle offen, wissen alle, dass niemand eine hat, und gefragt wird niemand. Was nur eine Person weiss, zählt nie, also verrät nichts, wer gefragt wird.',
  },
};
