/** German: what happens in the card game, one sentence for each type of event. */
import { BLACK, FREE } from '../../card-game/state/types.ts';
import type { CardSentences } from '../language/card-game.ts';
import { turnsForAll, turnsOf } from '../language/clocks.ts';
import { colorWords } from './colors.ts';
import { commonEvents } from './common-events.ts';
import {
  agree,
  all,
  allDo,
  capital,
  cards,
  counted,
  points as counting,
  does,
  hand,
  list,
  to,
  who,
  whom,
} from './grammar.ts';

/** The sentences. */
export const events: CardSentences = {
  ...commonEvents,
  roundStarted: ({ round, dealer }, s) => `Runde ${round} beginnt. ${does(s, dealer, 'gibst', 'gibt')} die Karten.`,
  turnedOver: ({ card }, s) => `${capital(s.card(card))} wird aufgedeckt und liegt obenauf.`,
  returned: ({ card }, s) => `${capital(s.card(card))} kommt zurück in den Stapel.`,
  turnDue: ({ seat }, s) => `Als Nächstes ${s.you === seat ? 'kommst du' : `kommt ${s.name(seat)}`} an die Reihe.`,
  satOut: ({ seat }, s) => `${does(s, seat, 'setzt', 'setzt')} diesen Zug aus.`,
  passed: ({ seat }, s) => `${does(s, seat, 'passt', 'passt')}.`,
  played: ({ seat, card, under }, s) =>
    under
      ? `${does(s, seat, 'schiebst', 'schiebt')} ${s.card(card)} unter die oberste Karte.`
      : `${does(s, seat, 'spielst', 'spielt')} ${s.card(card)}.`,
  named: ({ seat, row, targets, split }, s) => {
    const whole = targets.map((one) => {
      const name = one === seat ? (s.you === one ? 'dich selbst' : 'sich selbst') : whom(s, one);
      return split === null ? name : `${name} (${counted(split[one] ?? 0)})`;
    });
    return about(s.row(row), `${does(s, seat, 'nennst', 'nennt')} ${list(whole)}.`);
  },
  letGo: ({ seat, row }, s) => `Bei ${to(s, seat)} bleibt ${s.row(row) ?? 'es'} ohne Wirkung.`,
  wished: ({ seat, wish }, s) =>
    `${does(s, seat, 'wünschst dir', 'wünscht sich')} ${'color' in wish ? colorWords[wish.color] : `eine ${wish.number}`}.`,
  skipped: ({ seat, turns }, s) =>
    `${does(s, seat, 'musst', 'muss')} ${turns === 1 ? 'den nächsten Zug' : `die nächsten ${turns} Züge`} aussetzen.`,
  gave: ({ from, to: taker, count, cards: known, blind }, s) =>
    blind
      ? `${does(s, taker, 'nimmst', 'nimmt')} ${to(s, from)} blind ${cards(s, count, known)} weg.`
      : `${does(s, from, 'gibst', 'gibt')} ${to(s, taker)} ${cards(s, count, known)}.`,
  laid: ({ seat, to: taker, count, cards: known }, s) =>
    `${does(s, seat, 'legst', 'legt')} ${cards(s, count, known)} verdeckt auf den Tisch${taker === null ? '' : `, für ${whom(s, taker)}`}.`,
  revealed: ({ cards: shown }, s) =>
    `Die Karten auf dem Tisch werden aufgedeckt: ${shown.length === 0 ? 'es sind keine da' : cards(s, 0, shown)}.`,
  mixed: () => 'Die Karten auf dem Tisch werden gemischt.',
  pickedUp: ({ seat, count, cards: known }, s) =>
    `${does(s, seat, 'nimmst', 'nimmt')} ${cards(s, count, known)} vom Tisch auf.`,
  tucked: ({ cards: gone }, s) =>
    gone.length === 0
      ? 'Keine Karte kommt unter die oberste Karte.'
      : `${capital(cards(s, 0, gone))} ${agree(gone.length, 'kommt', 'kommen')} unter die oberste Karte.`,
  stacked: ({ count }) => `${capital(counted(count))} ${agree(count, 'kommt', 'kommen')} vom Tisch auf den Stapel.`,
  looked: ({ seat, at, cards: known }, s) => {
    const others = at.filter((other) => other !== seat);
    const looks = does(s, seat, 'schaust', 'schaut');
    if (others.length === 0) return `${looks} niemandem in die Karten.`;
    return `${looks} ${all(s, others, to)} in die Karten${known === null || known.length === 0 ? '' : `: ${cards(s, 0, known)}`}.`;
  },
  shown: ({ color }) => `Weiter geht es mit ${colorWords[color]}.`,
  imitated: ({ seat, row }, s) => `${does(s, seat, 'spielst', 'spielt')} sie als ${s.row(row) ?? 'andere Karte'}.`,
  exempted: ({ seat }, s) => `Was jetzt aufgedeckt wird, betrifft ${whom(s, seat)} nicht.`,
  totalChanged: ({ seat, points, total }, s) =>
    points < 0
      ? `${does(s, seat, 'verlierst', 'verliert')} sofort ${counting(-points)} und ${s.you === seat ? 'hast' : 'hat'} jetzt ${total}.`
      : `${does(s, seat, 'schreibst', 'schreibt')} sofort ${counting(points)} und ${s.you === seat ? 'hast' : 'hat'} jetzt ${total}.`,
  placesChanged: ({ seating }, s) =>
    `Die Plätze werden getauscht: Um den Tisch sitzen jetzt ${list(seating.map((seat) => who(s, seat)))}.`,
  turnedRound: () => 'Jetzt geht es andersherum weiter.',
  ruleDrawn: ({ row }, s) => `Eine Regelkarte gilt ab jetzt: ${s.row(row) ?? 'eine neue'}.`,
  rulesReturned: () => 'Die Regelkarten, die galten, kommen zurück in ihren Stapel.',
  powersGathered: ({ seats }, s) => `Die Powerkarten von ${all(s, seats, to)} kommen zurück und werden gemischt.`,
  powersDealt: ({ seat, count, rows }, s) => {
    if (count === 0) return `Für ${whom(s, seat)} ist keine Powerkarte mehr da.`;
    const names = rows?.map((row) => s.row(row) ?? 'eine Powerkarte') ?? [];
    const gets = does(s, seat, 'erhältst', 'erhält');
    if (names.length === 0) return `${gets} ${counted(count, 'Powerkarte')}.`;
    return `${gets} die ${agree(count, 'Powerkarte', 'Powerkarten')} ${list(names)}.`;
  },
  powerUsed: ({ seat, row }, s) => `${does(s, seat, 'setzt', 'setzt')} die Powerkarte ${s.row(row) ?? 'vor sich'} ein.`,
  powerTurnedDown: ({ seat }, s) => `${does(s, seat, 'drehst', 'dreht')} eine gebrauchte Powerkarte wieder um.`,
  powersExchanged: ({ a, rowA, b, rowB }, s) => {
    const [given, taken] = [rowA, rowB].map((row) => (row === null ? null : s.row(row)));
    const told = given && taken ? `: ${given} geht an ${whom(s, b)}, ${taken} an ${whom(s, a)}` : '';
    return `${allDo(s, [a, b], ['', '', 'tauscht', 'tauschen'])} eine Powerkarte${told}.`;
  },
  powerReturned: ({ seat }, s) => `${does(s, seat, 'legst', 'legt')} eine Powerkarte zurück in den Stapel.`,
  demanded: ({ face }) => {
    if (face === BLACK) return 'Jetzt muss eine schwarze Karte folgen oder eine, die auf alles passt.';
    return face === FREE ? 'Jetzt darf jede Karte folgen.' : 'Kein Wunsch gilt mehr: Es zählt die oberste Karte.';
  },
  recalled: ({ card, seat }, s) => `${capital(s.card(card))} kommt vom Ablagestapel auf ${hand(s, seat)}.`,
  tookDiscard: ({ seat, card }, s) => `${does(s, seat, 'nimmst', 'nimmt')} ${s.card(card)} vom Ablagestapel.`,
  fetched: ({ seat, card, zone, from }, s) => {
    const where = from === null ? (zone === 'discard' ? 'vom Ablagestapel' : 'vom Stapel') : `von ${to(s, from)}`;
    return `${does(s, seat, 'bekommst', 'bekommt')} ${s.card(card)} ${where}.`;
  },
  eventTriggered: ({ seat }, s) => `${does(s, seat, 'löst', 'löst')} ein Ereignis aus.`,
  eventsRenewed: () => 'Die erledigten Ereignisse werden zu einem neuen Stapel gemischt.',
  eventTurned: ({ seat, row }, s) =>
    `${does(s, seat, 'deckst', 'deckt')} ein Ereignis auf: ${s.row(row) ?? 'ein neues'}.`,
  eventOver: ({ row }, s) => `${s.row(row) ?? 'Das Ereignis'} ist vorbei.`,
  lastingStarted: ({ row, exempt, data }, s) => {
    const turns = exempt.length > 0 ? null : turnsForAll(data);
    const left = turns === null ? '' : `: Alle haben noch ${turnsLeft(turns)}`;
    return `${s.row(row) ?? 'Etwas'} gilt ab jetzt${color(data)}${left}.`;
  },
  lastingChanged: ({ row, seat, data }, s) => {
    const name = s.row(row) ?? 'Was gilt';
    const turns = turnsOf(data)?.[seat];
    if (turns === undefined) return `${name}${color(data)} geht weiter.`;
    const who = does(s, seat, 'hast', 'hat');
    return `${name}: ${who} ${turns < 1 ? 'keinen Zug mehr' : `noch ${turnsLeft(turns)}`}.`;
  },
  lastingEnded: ({ row, data }, s) => `${s.row(row) ?? 'Etwas'}${color(data)} gilt nicht mehr.`,
  handsShown: ({ seats, hands }, s) =>
    seats.length === 0
      ? 'Niemand zeigt die Hand.'
      : `${capital(seats.map((seat, i) => `${who(s, seat)} ${s.you === seat ? 'zeigst' : 'zeigt'} ${hands[i]?.length ? cards(s, 0, hands[i]) : 'eine leere Hand'}`).join('; '))}.`,
  handsHidden: () => 'Die gezeigten Hände werden wieder aufgenommen.',
  handsOpen: ({ seats }, s) => {
    const [only] = seats;
    if (only === undefined) return 'Keine Hand liegt mehr offen.';
    return seats.length === 1
      ? `${capital(hand(s, only))} liegt offen.`
      : `Die Hände von ${all(s, seats, to)} liegen offen.`;
  },
  roundEnded: ({ cause, flat, finishers }, s) => {
    if (finishers.length > 0)
      return `${allDo(s, finishers, ['hast', 'hat', 'habt', 'haben'])} keine Karten mehr: Die Runde ist vorbei.`;
    const what = s.row(cause) === null ? 'Die Runde ist vorbei' : `${s.row(cause)} beendet die Runde`;
    return `${what}, und ${flat === null ? 'die Hände werden gezählt' : `alle schreiben ${counting(flat)}`}.`;
  },
  scored: ({ seat, points, total }, s) =>
    `${does(s, seat, 'schreibst', 'schreibt')} ${counting(points)} und ${s.you === seat ? 'hast' : 'hat'} jetzt ${total}.`,
};

/** A sentence about what comes of a row. */
const about = (row: string | null, sentence: string): string => (row === null ? sentence : `${row}: ${sentence}`);

/** `einen Zug`, `3 Züge`. */
const turnsLeft = (turns: number): string => (turns === 1 ? 'einen Zug' : `${turns} Züge`);

/** The color that something in force remembers, if it remembers one. */
const color = (data: unknown): string => {
  const found = typeof data === 'object' && data !== null && 'color' in data ? data.color : null;
  const word = Object.entries(colorWords).find(([name]) => name === found)?.[1];
  return word === undefined ? '' : ` (${word})`;
};
