/** English: all that is said of the board game. */
import type { BoardAsked, BoardLanguage, BoardPrompts, BoardSentences } from '../language/board-game.ts';
import { namesOf } from '../language/printed.ts';
import { boardTexts, oddNames } from './board-rows.ts';
import { commonEvents } from './common-events.ts';
import { allDo, capital, cards, points as counting, does, list, numbered, which, whom } from './grammar.ts';

/** What happens. */
const events: BoardSentences = {
  ...commonEvents,
  roundStarted: ({ round }) => `Round ${round} begins.`,
  rolledForStart: ({ seats, values }, s) => {
    const highest = Math.max(...values);
    const first = seats.filter((_seat, i) => values[i] === highest);
    const rolls = seats.map((seat, i) => `${whom(s, seat)} ${i === 0 ? 'rolled ' : ''}${values[i] ?? 0}`);
    return `${capital(list(rolls))}. ${allDo(s, first, first.length === 1 ? 'begin' : 'roll again')}.`;
  },
  placed: ({ seat, card, at, facing }, s) =>
    `${does(s, seat, 'put')} ${s.card(card)} on space ${at}${facing === null ? '' : `, pointing to space ${facing}`}.`,
  rolled: ({ seat, value, for: what }, s) => `${does(s, seat, 'roll')} ${numbered(value)}${ROLLED[what] ?? ''}.`,
  named: ({ seat, row, targets, steps }, s) => {
    const whole = targets.map((one) => (one !== seat ? whom(s, one) : s.you === one ? 'yourself' : 'themself'));
    const far = steps === null ? '' : ` (${steps === 1 ? 'one space' : `${steps} spaces`})`;
    const name = s.row(row);
    return `${name === null ? '' : `${name}: `}${does(s, seat, 'name')} ${list(whole)}${far}.`;
  },
  moved: ({ seat, from, path }, s) => {
    const to = path[path.length - 1];
    if (to === undefined) return `${does(s, seat, 'stay')} on space ${from}.`;
    return `${does(s, seat, 'move')} ${to < from ? 'back ' : ''}from space ${from} to space ${to}.`;
  },
  put: ({ seat, from, to }, s) => `${does(s, seat, 'are put')} from space ${from} on space ${to}.`,
  bumped: ({ seat, card, from, to }, s) =>
    `${does(s, seat, 'are bumped')} off ${s.card(card)}, from space ${from} to space ${to}.`,
  fired: ({ seat, card, at }, s) => `${does(s, seat, 'trigger')} ${s.card(card)} on space ${at}.`,
  took: ({ seat, card, at }, s) => `${does(s, seat, 'take')} ${s.card(card)} from space ${at}.`,
  movementSkipped: ({ seat }, s) => `${does(s, seat, 'do')} not move this turn.`,
  movementReversed: ({ seat }, s) => `${does(s, seat, 'move')} backward this turn.`,
  cardsIgnored: ({ seat }, s) => `${does(s, seat, 'pass')} over all cards this turn.`,
  eventRolled: ({ seat, row, number }, s) => {
    const name = s.row(row);
    return `${does(s, seat, 'roll')} event ${number}${name === null ? '' : `: ${name}`}.`;
  },
  picked: ({ seat, card }, s) => `${does(s, seat, 'take')} ${s.card(card)} from the market.`,
  handsPassed: ({ hands }, s) => {
    const own = s.you === null ? null : (hands[s.you] ?? null);
    const yours = own === null || own.length === 0 ? '' : ` You are given ${cards(s, 0, own)}.`;
    return `All hands go to the right neighbors.${yours}`;
  },
  teleportMoved: ({ seat, number, from, to, discarded }, s) => {
    const under = discarded.length === 0 ? '' : ` What lay under it is out of the round: ${cards(s, 0, discarded)}.`;
    return `${does(s, seat, 'move')} teleport ${number} from space ${from} to space ${to}.${under}`;
  },
  roundEnded: ({ cause }) =>
    cause === 'end'
      ? 'The end space is taken: the round is over.'
      : 'Somebody found no card to draw: the round is over.',
  scored: ({ seat, points, total, space, inHand }, s) => {
    const parts = inHand === 0 ? '' : ` (${space} and ${inHand} in hand)`;
    return `${does(s, seat, 'write')} down ${counting(points)}${parts}, which makes ${total}.`;
  },
};

/** What a die is rolled for, if it is no movement. */
const ROLLED: Readonly<Record<string, string>> = { teleport: ' for a teleport', event: ' for an event' };

/** What is asked by the type of the question. */
const asked: BoardAsked = {
  place: ({ cards: placeable }) =>
    placeable.length === 1 ? 'Where do you place the card?' : 'Which card do you place, and where?',
  name: ({ decline }) => (decline ? 'Do you name somebody, and whom?' : 'Whom do you name?'),
  choose: ({ min, max }) => `${which([min, max])} do you choose?`,
  pick: () => 'Which of these do you choose?',
  react: ({ by, trigger, subject }, s) => {
    const toss = 'Do you toss a card in?';
    if (trigger === 'rolled') return `${does(s, by, 'have')} rolled. ${toss}`;
    if (trigger === 'finish') return `The end space is taken. ${toss}`;
    const row = s.row(subject);
    return trigger !== 'attacked' || row === null ? toss : `${row}: ${does(s, by, 'name')} you. ${toss}`;
  },
};

const UNPLACED = 'None of your cards can be placed. Which one do you discard?';

/** What is asked, by topic. */
const prompts: BoardPrompts = {
  'window/cards': null,
  'round/placed': 'Which card do you place before the first turn, and where?',
  'round/unplaced': UNPLACED,
  'turn/placed': null,
  'turn/unplaced': UNPLACED,
  'lay/placed': 'Where do you place the card that you have tossed in?',
  'remote/victim': 'Whose token do you move?',
  'swap/victim': 'With whom do you swap places?',
  'gift/victim': 'Whose token do you move forward?',
  'gift/steps': 'How many spaces forward?',
  'magnet/taken': 'Which card do you take from the board?',
  'marching-orders/named': 'Whose token do you move?',
  'market/taken': 'Which card do you take from the market?',
  'restock/placed': null,
  'restock/unplaced': UNPLACED,
  'surprise-party/named': 'Whose token goes forward?',
  'reorganize/placed': 'Which teleport do you move, and where?',
};

/** English for the board game. */
export const en: BoardLanguage = {
  code: 'en',
  names: /* @__PURE__ */ namesOf(boardTexts, oddNames),
  texts: boardTexts,
  sayCard: ({ number }, name) =>
    number === null ? `${/^[AEIOUX]/.test(name) ? 'an' : 'a'} ${name}` : `teleport ${number}`,
  seat: (nth) => `Player ${nth}`,
  events,
  prompts,
  asked,
};
