/** Whole board games as text: one line for each answer, with what came of it. */
import {
  type Action,
  type DeckInput,
  defineDeck,
  defineLayout,
  fallbackAction,
  type GameEvent,
  type GameState,
  type LayoutInput,
  legalActions,
  nameOf,
  opening,
  questionOf,
  type Setup,
  sampleLegal,
  transition,
  waitingFor,
} from 'frantic-engine/board-game';
import { type PlaythroughOf, type Policy, type Teller, writeGame } from '../../support/playthroughs.ts';

/** A setup with board and deck as they are written down. */
type ShortSetup = Omit<Setup, 'layout' | 'deck'> & {
  readonly layout?: LayoutInput;
  readonly deck?: DeckInput;
};

type Playthrough = PlaythroughOf<ShortSetup>;

/** The games that are kept, each as short as its purpose allows. */
export const PLAYTHROUGHS: readonly Playthrough[] = [
  game('two-players', 'Two players, two rounds', { players: ['Ann', 'Ben'], seed: 2, pointLimit: 60 }),
  game('six-players', 'Six players', { players: 6, seed: 6, pointLimit: 45 }),
  game('own-board', 'A short board with walls, three players', {
    players: 3,
    seed: 'walls',
    pointLimit: 30,
    layout: {
      name: 'a snail shell',
      map: [' 0  1  2  3  4  5', '15 16 17 18 19  6', '14 23 22 21 20  7', '13 12 11 10  9  8'],
      teleports: [2, 5, 8, 11, 14, 17],
      walls: [
        [1, 16],
        [3, 18],
        [6, 19],
        [9, 20],
        [10, 21],
        [12, 23],
        [16, 23],
      ],
    },
    deck: { name: 'more arrows', counts: { push: 22, skip: 0, ghost: 0, 'fuck-you': 3, x: 3, stop: 3, 'nice-try': 4 } },
  }),
  game('own-deck', 'What acts on tokens does so in passing, and attacks are none', {
    players: 4,
    seed: 'passing',
    pointLimit: 40,
    deck: {
      name: 'in passing',
      colors: { push: { red: 5, purple: 5 }, swap: 'yellow', stop: 'red', block: { multi: 4, green: 1 } },
      timings: {
        push: 'pass',
        jump: 'pass',
        'second-chance': 'pass',
        swap: 'play',
        gift: 'pass',
        magnet: 'play',
        teleport: 'pass',
      },
      attacks: { gift: false, swap: false, remote: true, 're-roll': false },
    },
    options: { 'multi.wild': false },
  }),
  game('everyone-is-asked', 'Windows open for everyone, three players', {
    players: 3,
    seed: 3,
    pointLimit: 1,
    windows: 'everyone',
  }),
  game(
    'at-random',
    'Whatever is lawful, up to more than the limit',
    { players: 5, seed: 5, pointLimit: 50, options: { 'jump.timing': 'pass', 'end.limit': 'exceed' } },
    'random',
  ),
];

function game(name: string, title: string, setup: ShortSetup, policy: Policy = 'eager'): Playthrough {
  return { name, title, setup: { windows: 'holders', ...setup }, policy };
}

/** What a game is told with. */
const teller: Teller<ShortSetup, GameState, Action, GameEvent> = {
  opening: ({ layout, deck: cards, ...setup }) =>
    opening({
      ...setup,
      ...(layout === undefined ? {} : { layout: defineLayout(layout) }),
      ...(cards === undefined ? {} : { deck: defineDeck(cards) }),
    }),
  transition,
  waitingFor,
  legalActions,
  sampleLegal,
  fallbackAction,
  isEager: (action) => action.type === 'react' && action.card !== null,
  tell: (state, events) => events.flatMap((event) => spell(state, event)),
  tellAction(state, seat, action, told) {
    const asked = questionOf(state, seat);
    const turn = asked?.topic.startsWith('turn/') ? ['', board(state)] : [];
    const what = asked?.type === 'react' ? `${asked.trigger} ${asked.subject}` : `${asked?.topic.replace('/', ' ')}`;
    // The card of the answer itself need not be told twice.
    const answered = `${seat} places ${say(state, action)}`;
    const rest = told.filter((one) => one !== answered);
    return [...turn, [`${seat} ${what} > ${say(state, action)}`, ...rest].join(' | ')];
  },
};

/** The whole game as text. */
export const write = (playthrough: Playthrough): string => writeGame(playthrough, teller);

/** The table at the beginning of a turn, in one line. */
function board({ round, turn, players, active, drawPile, discardPile }: GameState): string {
  const seats = players.map(
    ({ hand, space }, seat) => `${seat === active ? '*' : ''}${seat} on ${space} with ${hand.length}`,
  );
  return `round ${round} turn ${turn}: ${seats.join(', ')}; draw ${drawPile.length}, discarded ${discardPile.length}`;
}

/** A card that goes somewhere. */
const put = (state: GameState, card: number, at: number, facing: number | null | undefined): string =>
  `${nameOf(state, card)} on ${at}${typeof facing === 'number' ? ` facing ${facing}` : ''}`;

const cardsOf = (state: GameState, ids: readonly number[] | null): string =>
  (ids ?? []).map((id) => nameOf(state, id)).join(', ');

/** An answer, by the names of cards. */
function say(state: GameState, action: Action): string {
  if (action.type === 'place') return put(state, action.card, action.at, action.facing);
  switch (action.type) {
    case 'react':
      return `toss ${nameOf(state, action.card)}`;
    case 'name':
      return `seat ${action.target}`;
    case 'choose':
      return cardsOf(state, action.cards);
    case 'pick':
      return action.option;
    case 'decline':
      return 'let go';
  }
}

/** An event in a few words; nothing for what the answer or the line of the turn says. */
function spell(state: GameState, event: GameEvent): string[] {
  switch (event.type) {
    case 'roundStarted':
      return [`round ${event.round}: ${event.cards} cards, teleports on ${event.teleports.join(' ')}`];
    case 'dealt':
      return [`${event.seat} is dealt ${cardsOf(state, event.cards)}`];
    case 'rolledForStart':
      return [`who begins: ${event.seats.map((seat, i) => `${seat} rolls ${event.values[i]}`).join(', ')}`];
    case 'placed':
      return [`${event.seat} places ${put(state, event.card, event.at, event.facing)}`];
    case 'discarded':
      return [`${event.seat} discards ${cardsOf(state, event.cards)}`];
    case 'rolled':
      return [`${event.seat} rolls ${event.value}${event.for === 'movement' ? '' : ` for the ${event.for}`}`];
    case 'tossedIn':
      return [`${event.seat} tosses ${nameOf(state, event.card)} in`];
    case 'moved':
      return [`${event.seat} walks ${[event.from, ...event.path].join('-')}`];
    case 'put':
      return [`${event.seat} goes ${event.from}>${event.to}`];
    case 'bumped':
      return [`${event.seat} is bumped ${event.from}>${event.to}`];
    case 'fired':
      return [`${nameOf(state, event.card)} fires`];
    case 'took':
      return [`${event.seat} takes ${nameOf(state, event.card)} from ${event.at}`];
    case 'movementSkipped':
      return [`${event.seat} does not move`];
    case 'movementReversed':
      return [`${event.seat} moves backward`];
    case 'cardsIgnored':
      return [`${event.seat} ignores cards`];
    case 'eventRolled':
      return [event.row];
    case 'turnedUp':
      return [`turned up: ${cardsOf(state, event.cards)}`];
    case 'picked':
      return [`${event.seat} picks ${nameOf(state, event.card)}`];
    case 'handsPassed':
      return [`hands are passed: ${event.counts.join(' ')}`];
    case 'teleportMoved': {
      const under = event.discarded.length === 0 ? '' : ` off ${cardsOf(state, event.discarded)}`;
      return [`teleport ${event.number} goes ${event.from}>${event.to}${under}`];
    }
    case 'drew':
      return [`${event.seat} draws ${cardsOf(state, event.cards)}`];
    case 'exhausted':
      return ['no card left'];
    case 'roundEnded':
      return [`round over: ${event.cause}`];
    case 'scored':
      return [
        `${event.seat} scores ${event.space}${event.inHand === 0 ? '' : ` + ${event.inHand}`}, now ${event.total}`,
      ];
    case 'turnStarted':
    case 'named':
    case 'gameEnded':
      return [];
  }
}
