/** What each option is about, in German. English stands beside the options themselves. */

/** By name: the options of the card game. */
const CARD_GAME: Readonly<Record<string, string>> = {
  dealCount: 'Wie viele Karten jeder bekommt.',
  firstDealer: 'Wer die erste Runde gibt: Sitz 0, oder ein Sitz, den der Seed auslost.',
  'end.limit': 'Ob es das Spiel beendet, die Punktgrenze zu erreichen, oder erst, sie zu überschreiten.',
  'end.tie': 'Was auf gleich niedrige Punktestände folgt: ein geteilter Sieg oder noch eine Runde.',
  scoring: 'Ob Punkte aufgeschrieben werden. Wenn nicht, entscheidet eine einzige Runde.',
  'startCard.blank':
    'Was eine Startkarte ohne Farbe, Zahl und Symbol bewirkt: Jede Karte darf folgen, oder eine andere wird aufgedeckt.',
  'wish.timing': 'Wann ein Wunsch genannt wird: nach dem Effekt der Karte oder davor.',
  'wish.optional': 'Ob man auf einen Wunsch verzichten darf. Dann darf jede Karte folgen.',
  'discard.browsable': 'Ob alle den Ablagestapel durchsehen dürfen.',
  'react.again':
    'Ob wer keine Karte einwerfen wollte noch einmal gefragt wird, wenn jemand anders eine eingeworfen hat und mehrere es dürfen.',
  '2nd-chance.playAfterDraw': 'Ob nach dem Ziehen, das 2nd Chance verlangt, noch eine Karte gespielt werden darf.',
  'fantastic-four.mandatory': 'Ob Fantastic Four ausgeführt werden muss, oder auch bloss als Wunsch dienen darf.',
  'counterattack.fantasticFour':
    'Was ein Counterattack auf Fantastic Four übernimmt: alles Ziehen, oder nur den Teil dessen, der kontert.',
  'counterattack.redirectMandatory': 'Ob wer kontert den Effekt ausführen muss.',
  'nice-try.activePlayer': 'Ob auch der Spieler, der am Zug ist, Nice Try einwerfen darf.',
  'nice-try.lastCard': 'Ob wer Nice Try als letzte Karte einwirft fertig ist, oder auch zieht.',
  'gambling-man.version': 'Welcher der beiden veröffentlichten Gambling Men gespielt wird.',
  'vandalism.wishCounts': 'Ob eine gewünschte Farbe als zuletzt gespielte zählt.',
  'time-bomb.end': 'Wann Time Bomb hochgeht: vor dem ersten vierten Zug, oder sobald alle drei Züge hatten.',
  'time-bomb.onOtherEnd':
    'Was Time Bomb mit einer Runde macht, die anders endet: nichts, oder sie verdoppelt die Punkte der Hände.',
  'time-bomb.stack': 'Ob eine zweite Time Bomb auch ihre eigenen Änderungen bringt.',
  'colour-swap.symbolOnSymbol': 'Ob ein Colour Swap auf jeden anderen Colour Swap passt.',
  'inequality.anyVictim': 'Ob Inequality jeden nennen darf, was immer er auf der Hand hat.',
  'lucky-bastard.activePlayer': 'Ob auch der Spieler, der am Zug ist, Lucky Bastard einwerfen darf.',
  'lucky-bastard.benchmark':
    'Ob die Hand eines geschützten Spielers mitzählt, wo ein Ereignis die meisten oder die wenigsten Karten sucht.',
  'mimicry.offTurn': 'Ob Mimicry als eine Karte eingeworfen werden darf, die unterbricht.',
  'last-chance.eventsCount': 'Ob Last Chance auch betrifft, wem durch ein Ereignis die Karten ausgehen.',
  'repeat.includeUnexecuted': 'Ob Repeat Ereignisse wählen darf, die nur gezeigt und nicht ausgeführt wurden.',
  'seppuku.discardOptional': 'Ob man auf die Belohnung von Seppuku ohne Punkte verzichten darf.',
  'vandalism.swaps': 'Ob Vandalism mit der Farbe auch Colour Swaps nimmt.',
  'plus-one.stack': 'Ob ein zweites Plus One eine weitere Karte kostet.',
  'edison.counterable': 'Ob kontern darf, wen Edison nennt.',
  'rewind.blackTriggers': 'Ob eine schwarze Karte, die Rewind aufdeckt, ein Ereignis auslöst.',
  'looping.mirrorSeats': 'Ob rechts und links die Seite wechseln, solange Looping läuft.',
  'colour-blockade.numberMatch': 'Ob eine Karte einer gesperrten Farbe noch auf ihre Zahl gelegt werden darf.',
  'special-seal.blocksInterrupts': 'Ob Special Seal auch verhindert, dass Spezialkarten eingeworfen werden.',
  'recycling.fuckYou': 'Ob Recycling Fuck You weitergeben darf.',
  'power.keepBetweenRounds': 'Ob man Powerkarten von einer Runde zur nächsten behält.',
  'gambling-man.rank': 'Ob gleiche Punkte einmal oder einzeln zählen, wenn die zweitniedrigsten gesucht werden.',
  purple: 'Was die violetten Karten sind: nicht im Spiel, eine fünfte Farbe, oder der Ersatz für eine andere Farbe.',
  'purple.mirror': 'Ob Violett als Ersatz nur die Arten und Zahlen hat, welche die anderen Farben haben.',
  'ruleCards.count': 'Wie viele Regelkarten vor jeder Runde gezogen werden. Mit 0 ist keine im Spiel.',
  'do-it-yourself.effect': 'Was Do It Yourself bewirkt.',
  'pandoras-box.effect': "Was das Ereignis Pandora's Box bewirkt.",
};

/** By name: the options of the board game. */
const BOARD_GAME: Readonly<Record<string, string>> = {
  'multi.wild':
    'Ob mehrfarbige Karten auf jede Farbe passen und jede Farbe auf sie. Sonst sind sie eine Farbe für sich.',
  'jump.timing': 'Wann Jump geschieht: wenn eine Bewegung darauf endet, oder wenn man es betritt.',
  'remote.chooser':
    'Wer für das würfelt und wählt, worauf eine Figur trifft, die Remote bewegt: wem sie gehört, oder wer Remote gespielt hat.',
  'earthquake.order':
    'Ob Earthquake alle Figuren zugleich versetzt, oder eine nach der anderen dorthin, wo der rechte Nachbar bis dann steht.',
  'end.limit': 'Ob es das Spiel beendet, die Punktgrenze zu erreichen, oder erst, sie zu überschreiten.',
};

/** By game and name: what an option is about. */
export const germanOptions = { card: CARD_GAME, board: BOARD_GAME } as const;
