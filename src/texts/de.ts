/**
 * German, as spoken to you (du) and spelled in Switzerland (ss).
 *
 * The German edition prints the English names, so only rows without a printed name have one here. The texts are our
 * own words for what the rulings say; no sentence of a rulebook stands here.
 */
import type { Need } from '../card-game/state/types.ts';
import type { Facts, RowTexts, Say, Words } from './types.ts';

/** `a`, `a oder b`, `a, b oder c`. */
const list = (items: readonly string[], last = 'oder'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** A name in a sentence. */
const quoted = (name: string): string => `«${name}»`;

const card = ({ named }: Facts): string => (named === null ? 'Diese Karte' : quoted(named));

const top = ({ top }: Facts): string => (top === null ? 'dem, was obenauf liegt' : quoted(top));

const needed: Readonly<Record<Need, string>> = {
  color: 'die Farbe',
  number: 'die Zahl',
  symbol: 'das Symbol',
  wish: 'den Wunsch',
};

const has = ({ needs }: Facts): string =>
  list(
    needs.map((need) => needed[need]),
    'und',
  );

const hasNot = ({ needs }: Facts): string =>
  needs.length === 1
    ? `hat nicht ${needs.map((need) => needed[need]).join('')}`
    : `hat weder ${needs.map((need) => needed[need]).join(' noch ')}`;

const offers = ({ offers }: Facts): string[] =>
  offers.length === 0 ? [] : [`Möglich ${offers.length === 1 ? 'ist' : 'sind'} ${list(offers, 'und')}.`];

const wanted: Readonly<Record<NonNullable<Facts['kind']>, string>> = {
  turn: 'Jetzt spielst du eine Karte, ziehst oder passt.',
  seat: 'Jetzt nennst du eine Person.',
  cards: 'Jetzt wählst du Karten.',
  split: 'Jetzt verteilst du Karten vom Stapel auf andere.',
  deal: 'Jetzt gibst du Karten an andere.',
  wish: 'Jetzt nennst du einen Wunsch.',
  option: 'Jetzt wählst du eine der Möglichkeiten.',
  react: 'Jetzt wirfst du eine Karte ein oder lässt es.',
};

/** What every sentence about an effect begins with. */
const asks = ({ source }: Facts, verb: string, what = ''): string =>
  source === null ? `Du ${verb}${what}` : `${quoted(source)}: Du ${verb}${what}`;

const triggers: Readonly<Record<string, string>> = {
  attacked: 'Du bist als Opfer genannt worden',
  finish: 'Jemand hat keine Karten mehr, und sonst ist in diesem Zug alles erledigt',
  event: 'Ein Ereignis ist ausgelöst, aber noch nicht aufgedeckt',
};

const cardsWanted = ({ least, most }: Facts): string => {
  if (least !== most) return `${least} bis ${most} Karten`;
  return most === 1 ? 'eine Karte' : `${most} Karten`;
};

/** Says this, whatever the facts are. */
const always =
  (...sentences: readonly string[]): Say =>
  () =>
    sentences;

/** Every row has its text here. */
export const complete = true;

/** Words and sentences. */
export const words: Words = {
  names: {
    number: 'Zahlenkarte',
    'black-number': 'Schwarze Zahlenkarte',
    ten: 'Zehn',
    'black-ten': 'Schwarze Zehn',
  },
  colors: { blue: 'Blau', red: 'Rot', green: 'Grün', yellow: 'Gelb', purple: 'Violett' },
  black: 'Schwarz',
  options: {
    decline: 'Weglassen',
    seen: 'Genug gesehen',
    dare: 'Wagen',
    refuse: 'Verzichten',
    draw: 'Ziehen',
    use: 'Nutzen',
    leave: 'Liegen lassen',
  },
  causes: { finish: 'Jemand hat keine Karten mehr', exhausted: 'Der Stapel ist aufgebraucht' },
  numberCard: (color, number) => `${color} ${number}`,
  // German adjectives would have to agree with English names; the color behind the name agrees with anything.
  coloredCard: (colors, name) => `${name} (${colors.join('/')})`,
  conditions: {
    'R-052': 'Diese Karte darfst du nur spielen, wenn du genau zehn Handkarten hast.',
    'R-056': 'Diese Karte ist nicht spielbar.',
    'R-057': 'Diese Karte darfst du nur als letzte Karte deiner Hand spielen.',
  },
  refused: {
    malformed: ({ field }) => [
      field === null ? 'Diese Eingabe ist keine Aktion.' : `Die Eingabe ist falsch aufgebaut: Feld «${field}».`,
    ],
    'no-such-seat': always('Diesen Platz gibt es nicht.'),
    'game-over': always('Das Spiel ist zu Ende.'),
    'not-your-turn': ({ turnOf }) => [
      'Von dir wird gerade nichts verlangt.',
      ...(turnOf === null ? [] : [`${turnOf} ist am Zug.`]),
    ],
    'wrong-type': ({ kind }) => ['Danach ist nicht gefragt.', ...(kind === null ? [] : [wanted[kind]])],
    'not-in-hand': (facts) => [`${card(facts)} hast du nicht auf der Hand.`],
    'does-not-fit': (facts) => {
      if (facts.blackOnBlack) return [`${card(facts)} passt nicht auf eine andere schwarze Karte.`];
      if (facts.wished !== null) return [`Gewünscht ist ${facts.wished}, und ${card(facts)} erfüllt das nicht.`];
      if (facts.needs.length === 0) return [`${card(facts)} passt hier nicht.`];
      return [`${card(facts)} ${hasNot(facts)} von ${top(facts)}.`];
    },
    condition: (facts) => [`${card(facts)} hat eine eigene Bedingung.`, facts.condition ?? facts.message],
    forbidden: (facts) => [
      facts.because.length === 0
        ? `${card(facts)} ist im Moment verboten.`
        : `${card(facts)} ist verboten durch ${list(facts.because.map(quoted), 'und')}.`,
    ],
    'already-drawn': always('Du hast in diesem Zug schon gezogen.'),
    'draw-first': always('Passen darfst du erst nach dem Ziehen.'),
    'must-play': ({ source }) => [
      source === null
        ? 'Du hast eine Karte, die passt, und musst sie spielen.'
        : `Auf ${quoted(source)} musst du eine Karte legen, die passt.`,
    ],
    'no-reaction': (facts) => [`${card(facts)} kannst du hier nicht einwerfen.`],
    'not-offered': (facts) => [
      `${facts.named === null ? 'Das' : quoted(facts.named)} steht hier nicht zur Wahl.`,
      ...offers(facts),
    ],
    self: always('Dich selbst kannst du nicht nennen.'),
    'black-wish': (facts) => ['Schwarz ist keine Farbe und lässt sich nicht wünschen.', ...offers(facts)],
    'wrong-count': (facts) => [
      facts.kind === 'split'
        ? `Nenne für jeden der ${facts.most} Plätze eine Zahl.`
        : facts.least === 1 && facts.most === 1
          ? 'Es muss genau eine Karte sein.'
          : `Es müssen ${facts.least === facts.most ? 'genau ' : ''}${cardsWanted(facts)} sein.`,
    ],
    'wrong-sum': ({ total }) => [`Die Teile müssen zusammen ${total} ergeben.`],
    duplicate: always('Eine Karte ist doppelt genannt.'),
    'out-of-range': ({ kind, total }) => [
      kind === 'wish' ? 'Keine Karte hat diese Zahl.' : `Jeder Teil liegt zwischen 0 und ${total}.`,
    ],
    obligatory: ({ kind }) => [
      kind === 'wish' ? 'Ein Wunsch muss genannt werden.' : 'Dieser Effekt muss ausgeführt werden.',
    ],
    'no-power': (facts) => [
      `${facts.power === null ? 'Diese Powerkarte' : quoted(facts.power)} kannst du zu ${card(facts)} jetzt nicht einsetzen.`,
    ],
  },
  allowed: {
    match: (facts) => [`${card(facts)} hat ${has(facts)} von ${top(facts)}.`],
    meetsWish: (facts) => [`Gewünscht ist ${facts.wished}, und ${card(facts)} erfüllt das.`],
    open: (facts) => [
      `${card(facts)} ist eine Wunschkarte und passt auf alles.`,
      ...(facts.wish === null
        ? []
        : [`Du nennst die Farbe${facts.wish === 'color' ? '' : ' oder die Zahl'}, die folgen muss.`]),
    ],
    free: (facts) => [`Jetzt darf jede Karte folgen, also auch ${card(facts)}.`],
    condition: (facts) => [
      `Die Bedingung von ${card(facts)} ist erfüllt, darum passt die Karte auf alles.`,
      ...(facts.condition === null ? [] : [facts.condition]),
    ],
    imitates: (facts) => [
      `${card(facts)} wird als andere Spezialkarte gespielt und passt, wo jene passt.`,
      'Welche, sagst du beim Spielen.',
    ],
    waived: (facts) => [
      facts.because.length === 0
        ? `Diese Karte muss nicht passen, also darfst du ${card(facts)} spielen.`
        : `${card(facts)} passt nicht von selbst, ist aber erlaubt durch ${list(facts.because.map(quoted), 'und')}.`,
    ],
    draw: ({ obliged }) => [
      obliged
        ? 'Du hast keine spielbare Karte, also ziehst du.'
        : 'Statt zu spielen darfst du immer ziehen, auch wenn du eine passende Karte hast.',
    ],
    pass: ({ obliged }) => [
      obliged ? 'Du hast gezogen und keine spielbare Karte.' : 'Du hast gezogen, und danach muss niemand spielen.',
    ],
    tossIn: (facts) => [
      `${triggers[facts.trigger ?? ''] ?? 'Was gerade geschieht, lässt sich unterbrechen'}, darum darfst du ${card(facts)} einwerfen.`,
    ],
    letGo: always('Niemand muss eine Karte einwerfen.'),
    seat: (facts) => [`${asks(facts, 'nennst', ' eine Person')}, und ${facts.named} steht zur Wahl.`],
    cards: (facts) => [`${asks(facts, 'wählst', ` ${cardsWanted(facts)}`)}, und deine Wahl ist erlaubt.`],
    split: (facts) => [`${asks(facts, 'verteilst', ` ${facts.total}`)}, und deine Teile ergeben das.`],
    deal: (facts) => [`${asks(facts, 'verschenkst', ` ${cardsWanted(facts)}`)} an andere.`],
    wish: (facts) => [`${facts.named} kannst du dir hier wünschen.`],
    option: (facts) => [`${asks(facts, 'wählst', '')}, und «${facts.named}» ist eine der Möglichkeiten.`],
    decline: ({ kind }) => [kind === 'wish' ? 'Der Wunsch darf wegfallen.' : 'Diesen Effekt darfst du weglassen.'],
  },
  withPower: (power) => `Dazu setzt du ${quoted(power)} ein: eine Powerkarte pro Zug.`,
  reconstructed: '(Unsere Rekonstruktion, nicht der gedruckte Text.)',
  place: (nth) => `Nr. ${nth}`,
};

/** The texts of the cards. */
export const rows: RowTexts = {
  // ---- base: cards ---------------------------------------------------------------------------------------------
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

  // ---- base: events --------------------------------------------------------------------------------------------
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

  // ---- Troublemaker: cards -------------------------------------------------------------------------------------
  'colour-swap':
    'Passt auf jede ihrer beiden Farben und auf jeden anderen Colour Swap. Weiter geht es mit der anderen Farbe. Gilt keine der beiden, wählst du eine.',
  thief:
    'Schau dir die Hand einer Person an und nimm zwei Karten deiner Wahl, oder alle, wenn es weniger sind. Als letzte Karte muss sie jemandem etwas wegnehmen, solange jemand etwas hat. Nach den Kartentexten des Verlags bleibt ein Fuck You, wo es ist.',
  troublemaker: 'Löst auf der Stelle ein Ereignis aus.',
  'special-favours':
    'Du darfst mit jemandem alle Spezialkarten tauschen, wie viele es auch sind. Dein eigenes Fuck You bleibt bei dir. Wünsch dir danach eine Farbe.',
  inequality:
    'Du darfst jemanden mit gleich vielen oder weniger Karten blind so viele von dir nehmen lassen, bis diese Person mehr hat als du. Wünsch dir danach eine Farbe.',
  'lucky-bastard':
    'Wirf sie ein, wenn ein Ereignis ausgelöst, aber noch nicht aufgedeckt ist: Es betrifft dich nicht. Weitere Ereignisse, die daraus entstehen, schon. Im eigenen Zug hat sie keinen Effekt. Eine Farbe wünschst du dir so oder so.',
  mimicry:
    'Gespielt wird sie als eine andere Spezialkarte im Spiel, die kein Einzelstück ist; welche, sagst du dabei. Als farbige Karte nimmt sie die Farbe an, die gilt, und geht darum nicht auf Schwarz oder auf eine gewünschte Zahl. Auch einwerfen darfst du sie, wie die Karte, die sie nachahmt.',
  curse: 'Nie spielbar. Verschenken, tauschen, stehlen und durch Ereignisse ablegen kann man sie wie jede andere.',

  // ---- Troublemaker: events ------------------------------------------------------------------------------------
  'black-hole': 'Wer es ausgelöst hat, bekommt alle schwarzen Karten der anderen.',
  capitalism: 'Reihum zieht jede Person so viele Karten, wie sie hat.',
  crowdfunding:
    'Wer am wenigsten Karten hat, bekommt von allen anderen je eine ihrer Wahl. Sind es mehrere, bekommt jede dieser Personen eine von allen, die nicht dazugehören.',
  distributor:
    'Wer es ausgelöst hat, sieht alle Hände und teilt sie neu zu, jede als Ganzes. Die eigene muss an jemand anderen gehen; auch eine leere Hand zählt.',
  'double-taxation':
    'Die Punkte der drei teuersten Karten jeder Hand kommen sofort zum Punktestand. Ohne Punkte: Die kleinste Summe zieht eine Karte, die nächste zwei und immer so fort.',
  'event-manager': 'Drei Ereignisse werden aufgedeckt. Wer es ausgelöst hat, sucht aus, welches stattfindet.',
  'identity-theft':
    'Der höchste und der niedrigste Punktestand werden getauscht; bei Gleichstand trifft es die Ersten in der Reihe. Ohne Punkte: Wer es ausgelöst hat, nennt zwei Personen, die ihre Plätze tauschen; die Hände bleiben liegen.',
  'last-chance': 'Bis zum Ende der Runde löst ein Ereignis aus, wer anders als durch ein Ereignis alle Karten loswird.',
  plague: 'Zwei weitere Ereignisse nacheinander. Das zweite findet statt, was auch immer das erste tut.',
  'plus-one': 'Bis zum Ende der Runde zieht eine Karte mehr, wer ziehen muss.',
  repeat: 'Wer es ausgelöst hat, wählt ein Ereignis dieser Runde; es findet noch einmal statt.',
  'russian-roulette': 'Jede Person legt verdeckt eine Karte. Diese Karten werden gemischt und kommen auf den Stapel.',
  seppuku:
    'Reihum wagt man es oder verzichtet. Wer es wagt, deckt eine Karte vom Stapel auf: Eine Zahl bringt 21 Punkte weniger, alles andere 42 mehr. Wer verzichtet, schreibt 21 mehr. Ohne Punkte: zwei ablegen, vier ziehen, zwei ziehen.',
  'trust-fall':
    'Reihum nennt jede Person jemanden, der ihr zwei Karten nach eigener Wahl geben muss. Was du bekommst, nimmst du erst am Schluss auf.',

  // ---- Supercharge: cards --------------------------------------------------------------------------------------
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

  // ---- Supercharge: events -------------------------------------------------------------------------------------
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

  // ---- Supercharge: power cards --------------------------------------------------------------------------------
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

  // ---- Pandora's Box -------------------------------------------------------------------------------------------
  'do-it-yourself':
    'Du darfst ausführen, was ihr vor dem Spiel abgemacht habt: Eine weitere Regelkarte gilt; oder du und eine andere Person zeigt einander eure Hände; oder du legst eine Karte ab. Wünsch dir danach eine Farbe.',
  'pandoras-box':
    'Bewirkt, was ihr vor dem Spiel abgemacht habt: Die Regelkarten, die gelten, werden durch gleich viele andere ersetzt; oder es gilt eine mehr; oder alle fallen weg.',

  // ---- Pandora's Box: rule cards -------------------------------------------------------------------------------
  'the-nicest-try': 'Nice Try lässt jede Person ohne Karten sechs statt drei ziehen.',
  'half-a-gift': 'Gift überreicht nur eine Karte statt zwei.',
  'other-cheek': 'Gespielt wird andersherum, und auch rechts und links sind vertauscht.',
  thirsty: 'Wer in seinem Zug zieht, zieht zwei Karten.',
  'hands-off': 'Wer in seinem Zug zieht, spielt in diesem Zug nichts mehr.',
  'no-excuses': 'Wer spielen kann, muss. Ziehen darf nur, wer keine Karte hat, die passt.',
  'fade-to-black': 'Schwarze Karten gehen aufeinander, welche Zahl sie auch tragen.',
  'next-door':
    'Eine Zahlenkarte geht auch auf eine, die um eins höher oder niedriger ist. Schwarz auf Schwarz bleibt verboten, und ein Wunsch geht vor.',
  twins: 'Zu einer farbigen Zahl darfst du in deinem Zug eine zweite farbige Karte mit derselben Zahl legen.',
  'heavy-baggage': 'Spezialkarten sind überall 10 Punkte wert. Einzelstücke behalten ihren Wert.',
  'five-fingers': 'Fantastic Four verteilt fünf Karten.',
  'long-break': 'Skip kostet zwei Züge.',
  'last-word': 'Was mit Counterattack übernommen wurde, lässt sich nicht noch einmal kontern.',
  'naked-finish': 'Wer genau eine Karte hat, zeigt sie offen, solange es bei einer bleibt.',
  'double-trouble':
    'Eine schwarze Karte löst zwei Ereignisse nacheinander aus, das zweite nur, wenn die Runde noch läuft.',
};
