/** Whole card games as text, played with boxes of their own: what is new elsewhere moves nothing here. */
import type { Action, GameEvent, GameState, Question, Setup } from 'frantic-engine';
import { engine, fast } from '../../fixtures/box.ts';
import { type PlaythroughOf, type Policy, type Teller, writeGame } from '../../support/playthroughs.ts';

type Playthrough = PlaythroughOf<Setup>;

const nameOf = (state: GameState, id: number): string => engine.cardOf(state, id).name;

/** The games that are kept, each as short as its purpose allows. */
export const PLAYTHROUGHS: readonly Playthrough[] = [
  game('two-seats', 'Two players, newest texts', { players: 2, seed: 11, pointLimit: 20 }),
  game('three-names', 'Three players with names', { players: ['Ann', 'Ben', 'Cleo'], seed: 'slap', pointLimit: 30 }),
  game('four-seats', 'Four players, a short game to its end', { players: 4, seed: 4, length: 'short' }),
  game('eight-seats', 'Eight players, one round', { players: 8, seed: 8, options: { scoring: false } }),
  game('everyone-is-asked', 'Windows open for everyone', { players: 3, seed: 5, pointLimit: 1, windows: 'everyone' }),
  game('first-swiss-texts', 'First Swiss edition', { players: 4, seed: 21, pointLimit: 40, edition: 'swiss1' }),
  game('german-texts', 'German card texts', { players: 5, seed: 3, pointLimit: 1, edition: 'webde' }),
  game('international', 'International edition', { players: 6, seed: 6, pointLimit: 1, edition: 'intl' }),
  game('wishes-first', 'Wishes before effects, and none at all if one likes', {
    players: 3,
    seed: 12,
    pointLimit: 40,
    options: { 'wish.timing': 'onPlay', 'wish.optional': true, 'discard.browsable': true },
  }),
  game('shares-are-countered', 'Counterattack takes over a share only, and has to strike back', {
    players: 4,
    seed: 13,
    pointLimit: 40,
    options: { 'counterattack.fantasticFour': 'share', 'counterattack.redirectMandatory': true },
  }),
  game('at-random', 'Whatever is lawful', { players: 3, seed: 7, pointLimit: 1 }, 'random'),
  game('all-sets', 'All add-ons, with their power cards and rule cards', {
    players: 4,
    seed: 30,
    pointLimit: 60,
    sets: ['troublemaker', 'supercharge', 'pandoras-box'],
    options: { 'ruleCards.count': 2 },
  }),
  game('german-add-ons', 'German card texts with both add-ons, windows open for everyone', {
    players: 3,
    seed: 31,
    pointLimit: 20,
    edition: 'webde',
    sets: ['troublemaker', 'supercharge'],
    windows: 'everyone',
  }),
  game(
    'box-at-random',
    'All add-ons, purple instead of green, no points, whatever is lawful',
    {
      players: 5,
      seed: 32,
      sets: ['troublemaker', 'supercharge', 'pandoras-box'],
      options: {
        purple: 'replace:green',
        'ruleCards.count': 3,
        'do-it-yourself.effect': 'mirror',
        'pandoras-box.effect': 'openOne',
        scoring: false,
      },
    },
    'random',
  ),
  game('clocks-run-out', 'Nobody ever answers in time', { players: 3, seed: 1, pointLimit: 1 }, 'fallback'),
];

function game(name: string, title: string, setup: Setup, policy: Policy = 'eager'): Playthrough {
  return { name, title, setup: { windows: 'holders', ...setup }, policy };
}

/** What a game is told with. */
const teller: Teller<Setup, GameState, Action, GameEvent> = {
  opening(setup) {
    const events: GameEvent[] = [];
    fast.createGame(setup, { sink: events });
    return { state: engine.createGame(setup), events };
  },
  transition: engine.transition,
  waitingFor: engine.waitingFor,
  legalActions: engine.legalActions,
  sampleLegal: engine.sampleLegal,
  fallbackAction: engine.fallbackAction,
  isEager: (action) => action.type === 'play' || (action.type === 'react' && action.card !== null),
  tell: (state, events) => events.filter(({ type }) => !SILENT.includes(type)).flatMap((event) => spell(state, event)),
  tellAction(state, seat, action, told) {
    const asked = engine.questionOf(state, seat) as Question;
    const turn = asked.type === 'turn' && asked.topic === 'turn/move' && asked.draw ? ['', table(state)] : [];
    return [...turn, `${seat} ${ask(state, asked)} > ${say(state, action)}`, ...told];
  },
};

/** The whole game as text. */
export const write = (playthrough: Playthrough): string => writeGame(playthrough, teller);

/** The table at the beginning of a turn, in one line. */
function table(state: GameState): string {
  const { wish, players, active } = state;
  const hands = players.map(({ hand, skips }, seat) => {
    const mark = seat === active ? '*' : '';
    return `${mark}${seat}: ${hand.length}${skips > 0 ? ` sits out ${skips}` : ''}`;
  });
  const wished = wish === null ? '' : ` wish ${'color' in wish ? wish.color : wish.number}`;
  const lasting = state.lasting.map(({ row, data }) => ` | ${row} ${JSON.stringify(data)}`).join('');
  const piles = `draw ${state.drawPile.length} pile ${state.discardPile.length} events ${state.eventPile.length}`;
  return `round ${state.round} turn ${state.turn} | ${hands.join(', ')} | ${state.face}${wished} | ${piles}${lasting}`;
}

const cardsOf = (state: GameState, ids: readonly number[]): string => ids.map((id) => nameOf(state, id)).join(', ');

/** The open question, as short as it can be told. */
function ask(state: GameState, asked: Question): string {
  const whose = asked.topic;
  switch (asked.type) {
    case 'turn': {
      const usable = (id: number): string => {
        const powers = asked.powers.find(({ card }) => card === id)?.powers ?? [];
        return powers.length === 0 ? '' : ` (${powers.join(', ')})`;
      };
      const moves = [
        ...asked.cards.map((id) => nameOf(state, id) + usable(id)),
        asked.draw && 'draw',
        asked.pass && 'pass',
      ];
      return `[${moves.filter(Boolean).join(', ')}]`;
    }
    case 'name':
      return `${whose} [${asked.seats.join(', ')}${asked.decline ? ', decline' : ''}]`;
    case 'choose':
      return `${whose} ${asked.max} of [${cardsOf(state, asked.cards)}]${asked.ordered ? ' in order' : ''}`;
    case 'split':
      return `${whose} ${asked.total} over [${asked.seats.join(', ')}]${asked.decline ? ' or decline' : ''}`;
    case 'give':
      return `${whose} ${asked.pick} of [${cardsOf(state, asked.cards)}] to [${asked.seats.join(', ')}]`;
    case 'wish':
      return `${whose} [${[...asked.colors, ...asked.numbers].join(', ')}${asked.decline ? ', decline' : ''}]`;
    case 'pick':
      return `${whose} [${asked.options.join(', ')}${asked.decline ? ', decline' : ''}]`;
    case 'react':
      return `${asked.trigger} of ${asked.subject} [${cardsOf(state, asked.cards)}]`;
  }
}

/** An action by the names of its cards. */
function say(state: GameState, action: Action): string {
  if (action.type === 'draw' || action.type === 'pass') return action.type;
  if (action.type === 'play') {
    return `${nameOf(state, action.card)}${action.power === undefined ? '' : ` with ${action.power}`}`;
  }
  switch (action.type) {
    case 'react':
      return `toss ${nameOf(state, action.card)}`;
    case 'name':
      return `seat ${action.target}`;
    case 'choose':
      return cardsOf(state, action.cards);
    case 'split':
      return action.shares.join(' ');
    case 'give':
      return action.gifts.map(([id, to]) => `${nameOf(state, id)} to ${to}`).join(', ');
    case 'wish':
      return `${'color' in action.wish ? action.wish.color : action.wish.number}`;
    case 'pick':
      return action.option;
    case 'decline':
      return engine.questionOf(state, action.seat)?.type === 'react' ? 'let go' : 'decline';
  }
}

/** What is said by the line of the action itself, or by the line of the table. */
const SILENT: readonly GameEvent['type'][] = [
  'turnDue',
  'turnStarted',
  'played',
  'passed',
  'wished',
  'named',
  'eventTriggered',
  'eventOver',
  'tossedIn',
];

/** An event in one line, cards by name. */
function spell(state: GameState, { type, ...fields }: GameEvent): string[] {
  const words = Object.entries(fields).map(([name, value]) => {
    if (name === 'card') return nameOf(state, value as number);
    if (name === 'cards' && Array.isArray(value)) return `[${cardsOf(state, value)}]`;
    if (name === 'hands') return (value as number[][]).map((hand) => `[${cardsOf(state, hand)}]`).join(' ');
    return `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  });
  return [`  ${type} ${words.join(' ')}`.trimEnd()];
}
