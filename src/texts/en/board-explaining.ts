/** English: why an action of the board game is allowed or refused. */
import type { BoardExplaining, BoardFacts, BoardSays } from '../language/board-explaining.ts';
import { capital } from './grammar.ts';

/** `a`, `a or b`, `a, b or c`. */
const either = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;

/** The engine's own sentence. */
const asIs: BoardSays = ({ message }) => [message];

const COLORS = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
  multi: 'many-colored',
  white: 'white',
} as const;

const colorOf = (color: BoardFacts['color']): string => (color === null ? '' : COLORS[color]);

const card = ({ named }: BoardFacts): string => named ?? 'That card';

const offers = ({ offers }: BoardFacts): string[] => (offers.length === 0 ? [] : [`You can choose ${either(offers)}.`]);

/** Where the arrow points, if there is one. */
const pointing = ({ facing }: BoardFacts): string[] =>
  facing === null ? [] : [`Its arrow points to space ${facing} as long as it lies there.`];

const asks = ({ source }: BoardFacts, what: string): string =>
  source === null ? `You ${what}` : `${source}: you ${what}`;

const wanted: Readonly<Record<NonNullable<BoardFacts['asked']>, string>> = {
  place: 'Now you place a card on the board.',
  name: 'Now you name a player.',
  choose: 'Now you choose cards.',
  pick: 'Now you choose one of the options.',
  react: 'Now you toss a card in, or let it go.',
};

const taboos: Readonly<Record<NonNullable<BoardFacts['taboo']>, string>> = {
  start: 'Nothing is placed on the start.',
  end: 'Nothing is placed on the end.',
  numbered: 'A numbered teleport cannot be covered.',
  white: 'A white card cannot be covered.',
};

const triggers: Readonly<Record<string, string>> = {
  attacked: 'You have just been named',
  rolled: 'A die has just been rolled',
  finish: 'A token stands on the end space, and the turn is over otherwise',
};

const moments: Readonly<Record<string, string>> = {
  attacked: 'somebody has just named you',
  rolled: 'a die has just been rolled',
  finish: 'a turn is over and a token stands on the end space',
};

/** The sentences. */
export const boardExplaining: BoardExplaining = {
  card: ({ color, number }, name, several) => {
    if (number !== null) return `Teleport ${number}`;
    return several ? `${capital(COLORS[color])} ${name}` : name;
  },
  option: (option) => option,
  refused: {
    malformed: asIs,
    'no-such-seat': asIs,
    'game-over': asIs,
    'not-your-turn': ({ message, turnOf }) => [message, ...(turnOf === null ? [] : [`It is the turn of ${turnOf}.`])],
    stale: asIs,
    'wrong-type': ({ asked }) => ['That is not what is asked.', ...(asked === null ? [] : [wanted[asked]])],
    'not-in-hand': (facts) =>
      facts.asked === 'place'
        ? [`${card(facts)} is not among what you can place.`]
        : [`${card(facts)} is not in your hand.`],
    'does-not-fit': (facts) => [
      `${card(facts)} is ${colorOf(facts.color)}, and ${facts.under ?? 'what lies there'} on space ${facts.at} is ${colorOf(facts.underColor)}.`,
      'A card goes on an empty space, or on one of its own color.',
    ],
    forbidden: ({ taboo, message }) => [taboo === null ? message : taboos[taboo]],
    'not-offered': (facts) => {
      if (facts.field !== 'facing') return [`${facts.named ?? 'That'} cannot be chosen here.`, ...offers(facts)];
      return facts.facings === null
        ? [`${card(facts)} has no arrow.`]
        : [`There, the arrow of ${card(facts)} can point to space ${either(facts.facings)}.`];
    },
    self: asIs,
    'wrong-count': asIs,
    'out-of-range': ({ at }) => [`There is no space ${at}.`],
    obligatory: asIs,
  },
  allowed: {
    empty: (facts) => [`Space ${facts.at} is empty, so ${card(facts)} may go there.`, ...pointing(facts)],
    color: (facts) => [
      `${card(facts)} has the color of ${facts.under} on space ${facts.at}: ${colorOf(facts.color)}.`,
      ...pointing(facts),
    ],
    wild: (facts) => [
      `${facts.color === 'multi' ? card(facts) : facts.under} is many-colored and goes with any color.`,
      ...pointing(facts),
    ],
    white: (facts) => [
      `${card(facts)} is white, and a white card goes on anything but another white one.`,
      ...pointing(facts),
    ],
    stuck: (facts) => [
      `${card(facts)} fits nowhere, so for once it may cover any card but a white one.`,
      ...pointing(facts),
    ],
    anywhere: (facts) => [`${facts.source} lets any card be covered but a white one.`, ...pointing(facts)],
    moved: (facts) => [`${card(facts)} may be moved to space ${facts.at}, and covers what lies there.`],
    tossIn: (facts) => [
      `${triggers[facts.trigger ?? ''] ?? 'Something is happening that can be interrupted'}, so ${card(facts)} may be tossed in.`,
    ],
    letGo: () => ['Nobody has to toss a card in.'],
    name: (facts) => [`${asks(facts, 'name a player')}, and ${facts.named} can be named.`],
    choose: (facts) => [`${asks(facts, 'choose a card')}, and ${facts.named ?? 'that one'} is among them.`],
    discard: () => ['None of your cards can be placed, so you discard one.'],
    pick: (facts) => [`${asks(facts, 'choose')}, and "${facts.named}" is one of the options.`],
  },
  notNow: {
    never: (facts) => [`${card(facts)} cannot be tossed in: it is placed in your own turn.`],
    answered: (facts) => [`You have answered already, so ${card(facts)} cannot be tossed in any more.`],
    others: (facts) => [`Others are asked now, and you are not entitled to toss ${card(facts)} in.`],
    when: (facts) => [
      `${card(facts)} can be tossed in only when ${moments[facts.trigger ?? ''] ?? 'it is its moment'}.`,
    ],
  },
};
