/** German: all that is said of the board game. Its cards and events have the names that the German edition prints. */
import { oddNames } from '../en/board-rows.ts';
import type { BoardAsked, BoardLanguage, BoardPrompts, BoardSentences } from '../language/board-game.ts';
import type { RowTexts } from '../language/cards.ts';
import { namesOf } from '../language/printed.ts';
import { commonEvents } from './common-events.ts';
import { allDo, cards, points as counting, does, list, which, who, whom } from './grammar.ts';

/** What the cards and events do. */
const texts: RowTexts = {
  // ---- cards ----
  skip: 'In diesem Zug rückst du nicht vor.',
  reverse: 'In diesem Zug gehst du rückwärts statt vorwärts.',
  remote: 'Nenne eine Figur, wirf deinen Würfel und bewege jene Figur statt der eigenen.',
  ghost: 'Was auf dem Brett liegt, tut dir bei der Bewegung in diesem Zug nichts.',
  push: 'Deine Figur geht ein Feld in Richtung des Pfeils: vor, zurück oder durch eine Wand. Das gehört zur Bewegung.',
  jump: 'Deine Figur springt in Richtung des Pfeils über das nächste Feld, vor oder zurück, was auch immer dort liegt. Das gehört zur Bewegung.',
  'second-chance': 'Wirf deinen Würfel noch einmal und bewege dich noch einmal.',
  swap: 'Tausche den Platz mit einer anderen Figur deiner Wahl.',
  gift: 'Bewege eine fremde Figur ein oder zwei Felder vorwärts. Das zählt als Bewegung.',
  magnet:
    'Nimm eine Karte deiner Wahl vom Brett auf die Hand: keinen nummerierten Teleport und keine, auf der eine Figur steht.',
  teleport: 'Wirf deinen Würfel: Deine Figur geht zum Teleport mit dieser Zahl.',
  stop: 'Wer dieses Feld betritt, bleibt darauf stehen.',
  x: 'Auf dieses Feld geht niemand: Es wird übergangen und nicht mitgezählt. Wen eine Karte hierher bringt, geht ein Feld weiter.',
  snail: 'An diesem Feld vorbei braucht es zwei Schritte. Wer es mit dem letzten Schritt betritt, verliert nichts.',
  block: 'Hebt einen Angriff auf dich auf.',
  'nice-try': 'Am Ende eines Zuges: Alle Figuren auf dem Zielfeld gehen zum Teleport 6, und die Runde läuft weiter.',
  're-roll': 'Der Wurf eben gilt nicht und wird wiederholt, wer auch immer gewürfelt hat.',
  'fuck-you':
    'Auf der Hand zählt sie am Ende einer Runde 21. Gespielt: Deine Figur geht 21 Felder vor, an allem vorbei, und danach bewegst du dich wie sonst. Wer auf ihr landet, nimmt sie.',
  troublemaker:
    'Gespielt: Du würfelst ein Ereignis, statt dich zu bewegen. Wer darauf landet, würfelt ebenfalls ein Ereignis.',
  'numbered-teleport':
    'Wirf deinen Würfel: Deine Figur geht zum Teleport mit dieser Zahl. Dieses Feld lässt sich weder belegen noch wegnehmen.',

  // ---- events ----
  'epic-fail': 'Die hinterste Figur geht zum vordersten nummerierten Teleport.',
  earthquake: 'Jede Figur geht dorthin, wo die der rechten Nachbarin oder des rechten Nachbarn stand.',
  'marching-orders': 'Nenne eine Figur, würfle für sie und bewege sie vorwärts. Das zählt als Bewegung.',
  'teleport-terror': 'Alle würfeln und gehen zum Teleport mit ihrer Zahl.',
  market: 'Pro Person wird eine Karte aufgedeckt. Reihum nimmt jede Person eine davon.',
  'mexican-standoff': 'Alle Figuren gehen zum Teleport 6.',
  expansion: 'Alle würfeln und gehen so weit vor, an allem vorbei.',
  recession: 'Alle würfeln und gehen so weit zurück, an allem vorbei.',
  restock:
    'Alle legen eine Handkarte auf irgendeine Karte ausser einer weissen, ohne Wirkung. Danach ziehen alle auf vier auf.',
  reset: 'Reihum legt jede Person die ganze Hand ab und zieht vier Karten.',
  tsunami:
    'Reihum wird gewürfelt. Wer weniger würfelt als die Person davor, geht um jene Zahl vor, und es ist vorbei. Das zählt als Bewegung.',
  'gambling-man': 'Alle würfeln. Wer am höchsten würfelt, geht zum Teleport mit dieser Zahl.',
  'friday-the-13th': 'Nichts geschieht.',
  loot: 'Alle geben ihre Hand nach rechts.',
  'surprise-party': 'Reihum nennt jede Person eine Figur, die zwei Felder vorgeht, an allem vorbei.',
  charity: 'Die vorderste Figur geht vier Felder zurück, alle anderen gehen eines vor.',
  'robin-hood': 'Die vorderste und die hinterste Figur tauschen die Plätze.',
  reorganize:
    'Versetze zwei nummerierte Teleports, auf denen keine Figur steht, auf andere Felder. Sie bedecken, was dort liegt, weisse Karten ausgenommen; wo sie waren, ist ein leeres Feld.',
  communism: 'Alle Figuren gehen auf das Feld der vordersten.',
  'epic-win': 'Die vorderste Figur geht zurück auf den Start.',
};

/** What happens. */
const events: BoardSentences = {
  ...commonEvents,
  roundStarted: ({ round }) => `Runde ${round} beginnt.`,
  rolledForStart: ({ seats, values }, s) => {
    const highest = Math.max(...values);
    const first = seats.filter((_seat, i) => values[i] === highest);
    const rolls = seats.map((seat, i) => `${who(s, seat)} ${values[i] ?? 0}`);
    const begins = allDo(s, first, ['beginnst', 'beginnt', 'würfelt noch einmal', 'würfeln noch einmal']);
    return `Um den Anfang gewürfelt: ${list(rolls)}. ${begins}.`;
  },
  placed: ({ seat, card, at, facing }, s) =>
    `${does(s, seat, 'legst', 'legt')} ${s.card(card)} auf Feld ${at}${facing === null ? '' : `, mit dem Pfeil auf Feld ${facing}`}.`,
  rolled: ({ seat, value, for: what }, s) =>
    `${does(s, seat, 'würfelst', 'würfelt')}${ROLLED[what] ?? ''} eine ${value}.`,
  named: ({ seat, row, targets, steps }, s) => {
    const whole = targets.map((one) => (one !== seat ? whom(s, one) : s.you === one ? 'dich selbst' : 'sich selbst'));
    const far = steps === null ? '' : ` (${steps === 1 ? 'ein Feld' : `${steps} Felder`})`;
    const name = s.row(row);
    return `${name === null ? '' : `${name}: `}${does(s, seat, 'nennst', 'nennt')} ${list(whole)}${far}.`;
  },
  moved: ({ seat, from, path }, s) => {
    const to = path[path.length - 1];
    if (to === undefined) return `${does(s, seat, 'bleibst', 'bleibt')} auf Feld ${from}.`;
    return `${does(s, seat, 'gehst', 'geht')} ${to < from ? 'zurück ' : ''}von Feld ${from} auf Feld ${to}.`;
  },
  put: ({ seat, from, to }, s) => `${does(s, seat, 'kommst', 'kommt')} von Feld ${from} auf Feld ${to}.`,
  bumped: ({ seat, card, from, to }, s) =>
    `${does(s, seat, 'kannst', 'kann')} auf ${s.card(card)} nicht bleiben und ${s.you === seat ? 'gehst' : 'geht'} von Feld ${from} auf Feld ${to}.`,
  fired: ({ seat, card, at }, s) => `${does(s, seat, 'löst', 'löst')} ${s.card(card)} auf Feld ${at} aus.`,
  took: ({ seat, card, at }, s) => `${does(s, seat, 'nimmst', 'nimmt')} ${s.card(card)} von Feld ${at} auf die Hand.`,
  movementSkipped: ({ seat }, s) => `${does(s, seat, 'bewegst dich', 'bewegt sich')} in diesem Zug nicht.`,
  movementReversed: ({ seat }, s) => `${does(s, seat, 'gehst', 'geht')} in diesem Zug rückwärts.`,
  cardsIgnored: ({ seat }, s) => `${does(s, seat, 'gehst', 'geht')} in diesem Zug über alle Karten hinweg.`,
  eventRolled: ({ seat, row, number }, s) => {
    const name = s.row(row);
    return `${does(s, seat, 'würfelst', 'würfelt')} das Ereignis ${number}${name === null ? '' : `: ${name}`}.`;
  },
  picked: ({ seat, card }, s) => `${does(s, seat, 'nimmst', 'nimmt')} ${s.card(card)} vom Markt.`,
  handsPassed: ({ hands }, s) => {
    const own = s.you === null ? null : (hands[s.you] ?? null);
    const yours = own === null || own.length === 0 ? '' : ` Du bekommst ${cards(s, 0, own)}.`;
    return `Alle Hände wandern nach rechts.${yours}`;
  },
  teleportMoved: ({ seat, number, from, to, discarded }, s) => {
    const under = discarded.length === 0 ? '' : ` Was darunter lag, ist aus der Runde: ${cards(s, 0, discarded)}.`;
    return `${does(s, seat, 'versetzt', 'versetzt')} Teleport ${number} von Feld ${from} auf Feld ${to}.${under}`;
  },
  roundEnded: ({ cause }) =>
    cause === 'end'
      ? 'Das Zielfeld ist erreicht: Die Runde ist vorbei.'
      : 'Jemand fand keine Karte mehr zum Ziehen: Die Runde ist vorbei.',
  scored: ({ seat, points, total, space, inHand }, s) => {
    const parts = inHand === 0 ? '' : ` (${space} und ${inHand} auf der Hand)`;
    return `${does(s, seat, 'schreibst', 'schreibt')} ${counting(points)}${parts} und ${s.you === seat ? 'hast' : 'hat'} jetzt ${total}.`;
  },
};

/** What a die is rolled for, if it is no movement. */
const ROLLED: Readonly<Record<string, string>> = { teleport: ' für einen Teleport', event: ' für ein Ereignis' };

/** What is asked by the type of the question. */
const asked: BoardAsked = {
  place: ({ cards: placeable }) =>
    placeable.length === 1 ? 'Wohin legst du die Karte?' : 'Welche Karte legst du, und wohin?',
  name: ({ decline }) => (decline ? 'Nennst du jemanden, und wen?' : 'Wen nennst du?'),
  choose: ({ min, max }) => `${which([min, max])} wählst du?`,
  pick: () => 'Was davon wählst du?',
  react: ({ by, trigger, subject }, s) => {
    const toss = 'Wirfst du eine Karte ein?';
    if (trigger === 'rolled') return `${does(s, by, 'hast', 'hat')} gewürfelt. ${toss}`;
    if (trigger === 'finish') return `Das Zielfeld ist erreicht. ${toss}`;
    const row = s.row(subject);
    return trigger !== 'attacked' || row === null ? toss : `${row}: ${does(s, by, 'nennst', 'nennt')} dich. ${toss}`;
  },
};

const UNPLACED = 'Keine deiner Karten lässt sich legen. Welche legst du ab?';

/** What is asked, by topic. */
const prompts: BoardPrompts = {
  'window/cards': null,
  'round/placed': 'Welche Karte legst du vor dem ersten Zug, und wohin?',
  'round/unplaced': UNPLACED,
  'turn/placed': null,
  'turn/unplaced': UNPLACED,
  'lay/placed': 'Wohin legst du die Karte, die du eingeworfen hast?',
  'remote/victim': 'Wessen Figur bewegst du?',
  'swap/victim': 'Mit wem tauschst du den Platz?',
  'gift/victim': 'Wessen Figur bewegst du vorwärts?',
  'gift/steps': 'Wie viele Felder vorwärts?',
  'magnet/taken': 'Welche Karte nimmst du vom Brett?',
  'marching-orders/named': 'Wessen Figur bewegst du?',
  'market/taken': 'Welche Karte nimmst du vom Markt?',
  'restock/placed': null,
  'restock/unplaced': UNPLACED,
  'surprise-party/named': 'Wessen Figur geht vorwärts?',
  'reorganize/placed': 'Welchen Teleport versetzt du, und wohin?',
};

/** German for the board game. */
export const de: BoardLanguage = {
  code: 'de',
  names: /* @__PURE__ */ (() => namesOf(texts, { ...oddNames, 'numbered-teleport': 'Nummerierter Teleport' }))(),
  texts,
  sayCard: ({ number }, name) => (number === null ? name : `Teleport ${number}`),
  seat: (nth) => `Platz ${nth}`,
  events,
  prompts,
  asked,
};
