/** German: why an action of the board game is allowed or refused. */
import type { BoardExplaining, BoardFacts, BoardSays } from '../language/board-explaining.ts';

/** `a`, `a oder b`, `a, b oder c`. */
const either = (items: readonly (string | number)[], last = 'oder'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** Says this, whatever the facts are. */
const always =
  (...sentences: readonly string[]): BoardSays =>
  () =>
    sentences;

/** As what a card is: `rot`. */
const COLORS = {
  blue: 'blau',
  red: 'rot',
  green: 'grün',
  yellow: 'gelb',
  purple: 'violett',
  multi: 'bunt',
  white: 'weiss',
} as const;

const colorOf = (color: BoardFacts['color']): string => (color === null ? '' : COLORS[color]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name in a sentence. */
const quoted = (name: string): string => `«${name}»`;

const card = ({ named }: BoardFacts): string => (named === null ? 'Diese Karte' : quoted(named));

const under = ({ under }: BoardFacts): string => (under === null ? 'was dort liegt,' : quoted(under));

const offers = ({ offers }: BoardFacts): string[] =>
  offers.length === 0 ? [] : [`Möglich ${offers.length === 1 ? 'ist' : 'sind'} ${either(offers, 'und')}.`];

/** Where the arrow points, if there is one. */
const pointing = ({ facing }: BoardFacts): string[] =>
  facing === null ? [] : [`Ihr Pfeil zeigt auf Feld ${facing}, solange sie dort liegt.`];

const asks = ({ source }: BoardFacts, what: string): string =>
  source === null ? `Du ${what}` : `${quoted(source)}: Du ${what}`;

const wanted: Readonly<Record<NonNullable<BoardFacts['asked']>, string>> = {
  place: 'Jetzt legst du eine Karte auf das Brett.',
  name: 'Jetzt nennst du eine Person.',
  choose: 'Jetzt wählst du Karten.',
  pick: 'Jetzt wählst du eine der Möglichkeiten.',
  react: 'Jetzt wirfst du eine Karte ein oder lässt es.',
};

const taboos: Readonly<Record<NonNullable<BoardFacts['taboo']>, string>> = {
  start: 'Auf den Start wird nichts gelegt.',
  end: 'Auf das Ziel wird nichts gelegt.',
  numbered: 'Ein nummerierter Teleport lässt sich nicht belegen.',
  white: 'Eine weisse Karte lässt sich nicht belegen.',
};

const triggers: Readonly<Record<string, string>> = {
  attacked: 'Du bist eben genannt worden',
  rolled: 'Eben ist gewürfelt worden',
  finish: 'Eine Figur steht im Ziel, und sonst ist der Zug vorbei',
};

const moments: Readonly<Record<string, string>> = {
  attacked: 'dich eben jemand genannt hat',
  rolled: 'eben gewürfelt worden ist',
  finish: 'ein Zug vorbei ist und eine Figur im Ziel steht',
};

/** The sentences. */
export const boardExplaining: BoardExplaining = /* @__PURE__ */ (() => ({
  card: ({ color, number }, name, several) => {
    if (number !== null) return `Teleport ${number}`;
    return several ? `${name} (${capital(COLORS[color])})` : name;
  },
  option: (option) => option,
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
    'not-in-hand': (facts) => [
      facts.asked === 'place'
        ? `${card(facts)} gehört nicht zu dem, was du legen kannst.`
        : `${card(facts)} hast du nicht auf der Hand.`,
    ],
    'does-not-fit': (facts) => [
      `${card(facts)} ist ${colorOf(facts.color)}, und ${under(facts)} auf Feld ${facts.at} ist ${colorOf(facts.underColor)}.`,
      'Eine Karte geht auf ein leeres Feld oder auf eine Karte derselben Farbe.',
    ],
    forbidden: ({ taboo }) => [taboo === null ? 'Dorthin lässt sich nichts legen.' : taboos[taboo]],
    'not-offered': (facts) => {
      if (facts.field !== 'facing')
        return [`${facts.named === null ? 'Das' : quoted(facts.named)} steht hier nicht zur Wahl.`, ...offers(facts)];
      return facts.facings === null
        ? [`${card(facts)} hat keinen Pfeil.`]
        : [`Dort kann der Pfeil von ${card(facts)} auf Feld ${either(facts.facings)} zeigen.`];
    },
    self: always('Dich selbst kannst du nicht nennen.'),
    'wrong-count': always('Es muss genau eine Karte sein.'),
    'out-of-range': ({ at }) => [`Ein Feld ${at} gibt es nicht.`],
    obligatory: always('Dieser Effekt muss ausgeführt werden.'),
  },
  allowed: {
    empty: (facts) => [`Feld ${facts.at} ist leer, also darf ${card(facts)} dorthin.`, ...pointing(facts)],
    color: (facts) => [
      `${card(facts)} hat die Farbe von ${under(facts)} auf Feld ${facts.at}: ${capital(colorOf(facts.color))}.`,
      ...pointing(facts),
    ],
    wild: (facts) => [
      `${facts.color === 'multi' ? card(facts) : under(facts)} ist bunt und geht mit jeder Farbe zusammen.`,
      ...pointing(facts),
    ],
    white: (facts) => [
      `${card(facts)} ist weiss, und eine weisse Karte geht auf alles ausser auf eine andere weisse.`,
      ...pointing(facts),
    ],
    stuck: (facts) => [
      `${card(facts)} passt nirgends und darf darum ausnahmsweise auf jede Karte ausser eine weisse.`,
      ...pointing(facts),
    ],
    anywhere: (facts) => [
      `Mit ${quoted(facts.source ?? '')} darf jede Karte belegt werden, ausser einer weissen.`,
      ...pointing(facts),
    ],
    moved: (facts) => [`${card(facts)} darf auf Feld ${facts.at} versetzt werden und bedeckt, was dort liegt.`],
    tossIn: (facts) => [
      `${triggers[facts.trigger ?? ''] ?? 'Was gerade geschieht, lässt sich unterbrechen'}, darum darfst du ${card(facts)} einwerfen.`,
    ],
    letGo: always('Niemand muss eine Karte einwerfen.'),
    name: (facts) => [`${asks(facts, 'nennst eine Person')}, und ${facts.named} steht zur Wahl.`],
    choose: (facts) => [
      `${asks(facts, 'wählst eine Karte')}, und ${facts.named === null ? 'diese' : quoted(facts.named)} ist dabei.`,
    ],
    discard: always('Keine deiner Karten lässt sich legen, also legst du eine ab.'),
    pick: (facts) => [`${asks(facts, 'wählst')}, und «${facts.named}» ist eine der Möglichkeiten.`],
  },
  notNow: {
    never: (facts) => [`${card(facts)} lässt sich nicht einwerfen: Sie wird im eigenen Zug gelegt.`],
    answered: (facts) => [`Du hast schon geantwortet; ${card(facts)} kannst du nicht mehr einwerfen.`],
    others: (facts) => [`Gefragt sind jetzt andere; ${card(facts)} darfst du hier nicht einwerfen.`],
    when: (facts) => [
      `${card(facts)} kannst du nur einwerfen, wenn ${moments[facts.trigger ?? ''] ?? 'der Augenblick dafür da ist'}.`,
    ],
  },
}))();
