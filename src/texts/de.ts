/**
 * German, as spoken to you (du) and spelled in Switzerland (ss).
 *
 * The German edition prints the English names, so only rows without a printed name have one here. The texts are our
 * own words for what the rulings say; no sentence of a rulebook stands here.
 */
import type { Need } from '../card-game/state/types.ts';
import { baseTexts } from './de/base.ts';
import { cardWords, reconstructed } from './de/cards.ts';
import { pandorasBoxTexts } from './de/pandora.ts';
import { superchargeTexts } from './de/supercharge.ts';
import { troublemakerTexts } from './de/troublemaker.ts';
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

const wanted: Readonly<Record<NonNullable<Facts['asked']>, string>> = {
  turn: 'Jetzt spielst du eine Karte, ziehst oder passt.',
  name: 'Jetzt nennst du eine Person.',
  choose: 'Jetzt wählst du Karten.',
  split: 'Jetzt verteilst du Karten vom Stapel auf andere.',
  give: 'Jetzt gibst du Karten an andere.',
  wish: 'Jetzt nennst du einen Wunsch.',
  pick: 'Jetzt wählst du eine der Möglichkeiten.',
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

/** When a card can be tossed in. */
const moments: Readonly<Record<string, string>> = {
  attacked: 'du eben als Opfer genannt worden bist',
  event: 'ein Ereignis ausgelöst, aber noch nicht aufgedeckt ist',
  finish: 'jemand keine Karten mehr hat und in diesem Zug sonst alles erledigt ist',
};

/** Words and sentences. */
export const words: Words = /* @__PURE__ */ (() => ({
  ...cardWords,
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
    stale: always('Diese Frage steht dir nicht offen, oder nicht mehr.'),
    'wrong-type': ({ asked }) => ['Danach ist nicht gefragt.', ...(asked === null ? [] : [wanted[asked]])],
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
      facts.asked === 'split'
        ? `Nenne für jeden der ${facts.most} Plätze eine Zahl.`
        : facts.least === 1 && facts.most === 1
          ? 'Es muss genau eine Karte sein.'
          : `Es müssen ${facts.least === facts.most ? 'genau ' : ''}${cardsWanted(facts)} sein.`,
    ],
    'wrong-sum': ({ total }) => [`Die Teile müssen zusammen ${total} ergeben.`],
    duplicate: always('Eine Karte ist doppelt genannt.'),
    'out-of-range': ({ asked, total }) => [
      asked === 'wish' ? 'Keine Karte hat diese Zahl.' : `Jeder Teil liegt zwischen 0 und ${total}.`,
    ],
    obligatory: ({ asked }) => [
      asked === 'wish' ? 'Ein Wunsch muss genannt werden.' : 'Dieser Effekt muss ausgeführt werden.',
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
    name: (facts) => [`${asks(facts, 'nennst', ' eine Person')}, und ${facts.named} steht zur Wahl.`],
    choose: (facts) => [`${asks(facts, 'wählst', ` ${cardsWanted(facts)}`)}, und deine Wahl ist erlaubt.`],
    split: (facts) => [`${asks(facts, 'verteilst', ` ${facts.total}`)}, und deine Teile ergeben das.`],
    give: (facts) => [`${asks(facts, 'verschenkst', ` ${cardsWanted(facts)}`)} an andere.`],
    wish: (facts) => [`${facts.named} kannst du dir hier wünschen.`],
    pick: (facts) => [`${asks(facts, 'wählst', '')}, und «${facts.named}» ist eine der Möglichkeiten.`],
    decline: ({ asked }) => [asked === 'wish' ? 'Der Wunsch darf wegfallen.' : 'Diesen Effekt darfst du weglassen.'],
  },
  notNow: {
    barred: (facts) => [
      `${card(facts)} kannst du nicht einwerfen, solange ${list(facts.because.map(quoted), 'und')} gilt.`,
    ],
    closed: (facts) => [
      `Die Karte, die gespielt wird, lässt sich nicht unterbrechen; ${card(facts)} kannst du nicht einwerfen.`,
    ],
    imitates: (facts) => [`${card(facts)} kannst du nur als eine Karte einwerfen, die du jetzt einwerfen dürftest.`],
    ownTurn: (facts) => [`Im eigenen Zug kannst du ${card(facts)} nicht einwerfen.`],
    answered: (facts) => [`Du hast schon geantwortet; ${card(facts)} kannst du nicht mehr einwerfen.`],
    others: (facts) => [`Gefragt sind jetzt andere; ${card(facts)} darfst du hier nicht einwerfen.`],
    when: (facts) => [
      `${card(facts)} kannst du nur einwerfen, wenn ${moments[facts.trigger ?? ''] ?? 'der Augenblick dafür da ist'}.`,
    ],
  },
  withPower: (power) => `Dazu setzt du ${quoted(power)} ein: eine Powerkarte pro Zug.`,
  reconstructed,
  place: (nth) => `Nr. ${nth}`,
}))();

/** The texts of the cards: each box has a file of its own. */
export const rows: RowTexts = /* @__PURE__ */ (() => ({
  ...baseTexts,
  ...troublemakerTexts,
  ...superchargeTexts,
  ...pandorasBoxTexts,
}))();
