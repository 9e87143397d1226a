/**
 * The objects that are made again and again, each written out with all its fields: a state at first, a copy of it, and what
 * everybody may know of it. Made from a list of names, or from a part that both games share, they take 1.4 to 5 times as long
 * (docs/decisions/field-descriptions.md).
 */

import type { RandomState } from '../../common/chance.ts';
import { copyAll, copyEach, copyFrame, copyList, copyRandom, type ReadonlyLists } from '../../common/copy.ts';
import { keepList, keepPlayers, keepQueue, keepRandom, keepThings, shared } from '../../common/share.ts';
import { copyJson } from '../../kernel/json.ts';
import { isPublic, type PublicView } from './public-view.ts';
import type { GameState, MutableGameState, PlayerState, RulesKey } from './state.ts';
import { type CardId, FREE } from './types.ts';

/** A game in which nothing has happened yet. */
export const begin = <Rules = RulesKey>(
  rules: Rules,
  names: readonly string[],
  random: RandomState,
): Omit<MutableGameState, 'rules'> & { rules: Rules } => ({
  format: 1,
  game: 'card',
  rules,
  round: 0,
  turn: 0,
  dealer: 0,
  active: 0,
  direction: 1,
  players: copyAll(names, (name) => ({
    name,
    hand: [],
    score: 0,
    skips: 0,
    powers: [],
    gained: 0,
    unmet: [],
    wished: null,
  })),
  drawPile: [],
  discardPile: [],
  table: [],
  laid: [],
  known: [],
  face: FREE,
  wish: null,
  wishDue: null,
  lastColor: null,
  before: null,
  emptied: false,
  ranOut: [],
  seating: null,
  lastColored: null,
  powerPile: [],
  ruleDeck: [],
  powered: 0,
  eventPile: [],
  eventDiscard: [],
  eventsOpen: [],
  lasting: [],
  lastingCount: 0,
  eventsPast: [],
  openHands: [],
  openTo: null,
  lyingOpen: [],
  exhausted: false,
  ending: null,
  queue: [],
  questions: 0,
  random,
  outcome: null,
});

/** A state that may be written to, if not to its lists: they may belong to another one. */
type Anew = { -readonly [K in keyof Omit<MutableGameState, 'players'>]: ReadonlyLists<MutableGameState>[K] };

/** A round begins: what is new with it is as in a game in which nothing has happened yet. */
export function beginAnew(g: Anew, players: readonly PlayerState[]): void {
  g.turn = 0;
  g.direction = 1;
  g.drawPile = [];
  g.discardPile = [];
  g.table = [];
  g.laid = [];
  g.known = [];
  g.face = FREE;
  g.wish = null;
  g.wishDue = null;
  g.lastColor = null;
  g.before = null;
  g.emptied = false;
  g.ranOut = [];
  g.lastColored = null;
  g.ruleDeck = [];
  g.powered = 0;
  g.eventPile = [];
  g.eventDiscard = [];
  g.eventsOpen = [];
  g.lasting = [];
  g.lastingCount = 0;
  g.eventsPast = [];
  g.exhausted = false;
  g.ending = null;
  for (const player of players) {
    player.hand = [];
    player.skips = 0;
    forgetDoings(player);
  }
}

/** What a player did tells nothing any more of what the hand holds. */
export function forgetDoings(player: PlayerState): void {
  player.gained = 0;
  player.unmet = [];
  player.wished = null;
}

/** The same once more, with the same parts. */
function alias(original: GameState): MutableGameState {
  // Whoever asks for it puts other parts in the place of those that may be written to.
  const state = original as MutableGameState;
  return {
    format: 1,
    game: 'card',
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    dealer: state.dealer,
    active: state.active,
    direction: state.direction,
    players: state.players,
    drawPile: state.drawPile,
    discardPile: state.discardPile,
    table: state.table,
    laid: state.laid,
    known: state.known,
    face: state.face,
    wish: state.wish,
    wishDue: state.wishDue,
    lastColor: state.lastColor,
    before: state.before,
    emptied: state.emptied,
    ranOut: state.ranOut,
    seating: state.seating,
    lastColored: state.lastColored,
    powerPile: state.powerPile,
    ruleDeck: state.ruleDeck,
    powered: state.powered,
    eventPile: state.eventPile,
    eventDiscard: state.eventDiscard,
    eventsOpen: state.eventsOpen,
    lasting: state.lasting,
    lastingCount: state.lastingCount,
    eventsPast: state.eventsPast,
    openHands: state.openHands,
    openTo: state.openTo,
    lyingOpen: state.lyingOpen,
    exhausted: state.exhausted,
    ending: state.ending,
    queue: state.queue,
    questions: state.questions,
    random: state.random,
    outcome: state.outcome,
  };
}

/** A copy whose lists still belong to the original, which nobody may change: verbs copy each of them before they change it. */
export function lend(state: GameState): MutableGameState {
  // Whoever plays on it says whose lists it has, and no verb writes to one of them (`Zones.lender`).
  const copy = alias(state);
  copy.queue = copyEach(state.queue, copyFrame);
  copy.random = copyRandom(state.random);
  return copy;
}

/**
 * A copy that shares nothing changeable with the original, for playing on in place: what is replaced and never changed, it
 * shares. Each field is written once: to put the copies in the place of what was lent took 6 % longer.
 */
export function fork(state: GameState): MutableGameState {
  return {
    format: 1,
    game: 'card',
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    dealer: state.dealer,
    active: state.active,
    direction: state.direction,
    players: copyEach(state.players, copyPlayer),
    drawPile: copyList(state.drawPile),
    discardPile: copyList(state.discardPile),
    table: copyList(state.table),
    laid: copyList(state.laid),
    known: state.known,
    face: state.face,
    wish: state.wish,
    wishDue: state.wishDue,
    lastColor: state.lastColor,
    before: state.before,
    emptied: state.emptied,
    ranOut: state.ranOut,
    seating: state.seating,
    lastColored: state.lastColored,
    powerPile: state.powerPile,
    ruleDeck: state.ruleDeck,
    powered: state.powered,
    eventPile: state.eventPile,
    eventDiscard: state.eventDiscard,
    eventsOpen: state.eventsOpen,
    lasting: state.lasting,
    lastingCount: state.lastingCount,
    eventsPast: state.eventsPast,
    openHands: state.openHands,
    openTo: state.openTo,
    lyingOpen: state.lyingOpen,
    exhausted: state.exhausted,
    ending: state.ending,
    queue: copyEach(state.queue, copyFrame),
    questions: state.questions,
    random: copyRandom(state.random),
    outcome: state.outcome,
  };
}

/** A copy of a player. */
export const copyPlayer = (p: ReadonlyLists<PlayerState>): PlayerState => ({
  name: p.name,
  hand: copyList(p.hand),
  score: p.score,
  skips: p.skips,
  powers: p.powers,
  gained: p.gained,
  unmet: p.unmet,
  wished: p.wished,
});

/** What everybody may know of what is a state. */
export function publicLiteral(state: GameState): PublicView {
  return {
    game: 'card',
    rules: state.rules,
    round: state.round,
    turn: state.turn,
    dealer: state.dealer,
    active: state.active,
    direction: state.direction,
    players: state.players.map(({ name, hand, score, skips, powers }, seat) => ({
      name,
      handCount: hand.length,
      open: isPublic(state, seat) ? [...hand] : null,
      score,
      skips,
      powers: powers.map(({ row, up }) => (up ? row : null)),
    })),
    drawCount: state.drawPile.length,
    powerCount: state.powerPile.length,
    ruleCount: state.ruleDeck.length,
    discardCount: state.discardPile.length,
    top: state.discardPile[state.discardPile.length - 1] ?? null,
    table: state.laid.map((laid, at) => ({ card: laid.open ? (state.table[at] as CardId) : null, ...laid })),
    face: state.face,
    wish: state.wish,
    lastColor: state.lastColor,
    seating: state.seating,
    eventCount: state.eventPile.length,
    eventDiscard: [...state.eventDiscard],
    eventsOpen: [...state.eventsOpen],
    lasting: state.lasting.map(({ key, row, owner, exempt, since, data }) => ({
      key,
      row,
      owner,
      exempt,
      since,
      data: copyJson(data),
    })),
    exhausted: state.exhausted,
    ending: state.ending,
    outcome: state.outcome,
  };
}

/** A copy with lists of its own, which are not frozen. */
export function thaw(state: GameState): MutableGameState {
  const own = fork(state);
  own.known = copyList(state.known);
  own.lasting = copyList(state.lasting);
  own.ranOut = copyList(state.ranOut);
  own.powerPile = copyList(state.powerPile);
  own.ruleDeck = copyList(state.ruleDeck);
  own.eventPile = copyList(state.eventPile);
  own.eventDiscard = copyList(state.eventDiscard);
  own.eventsOpen = copyList(state.eventsOpen);
  own.eventsPast = copyList(state.eventsPast);
  own.openHands = copyList(state.openHands);
  own.lyingOpen = copyList(state.lyingOpen);
  for (const player of own.players) {
    player.powers = copyList(player.powers);
    player.unmet = copyList(player.unmet);
  }
  return own;
}

/** The state to be given away when a copy was played on. `own`: what it is a copy of, which says the same as the state before. */
export function share(after: MutableGameState, own: GameState, before: GameState): GameState {
  // These are frozen where they are: they are replaced, never changed.
  after.wish = shared(after.wish, before.wish);
  after.wishDue = shared(after.wishDue, before.wishDue);
  after.before = shared(after.before, before.before);
  after.seating = shared(after.seating, before.seating);
  after.openTo = shared(after.openTo, before.openTo);
  after.ending = shared(after.ending, before.ending);
  after.outcome = shared(after.outcome, before.outcome);
  const given: { -readonly [K in keyof GameState]: GameState[K] } = alias(after);
  given.players = keepPlayers(after.players, own.players, before.players, keepPlayer);
  given.drawPile = keepList(after.drawPile, own.drawPile, before.drawPile);
  given.discardPile = keepList(after.discardPile, own.discardPile, before.discardPile);
  given.table = keepList(after.table, own.table, before.table);
  given.laid = keepThings(after.laid, own.laid, before.laid);
  given.known = keepList(after.known, own.known, before.known);
  given.ranOut = keepThings(after.ranOut, own.ranOut, before.ranOut);
  given.powerPile = keepList(after.powerPile, own.powerPile, before.powerPile);
  given.ruleDeck = keepList(after.ruleDeck, own.ruleDeck, before.ruleDeck);
  given.eventPile = keepList(after.eventPile, own.eventPile, before.eventPile);
  given.eventDiscard = keepList(after.eventDiscard, own.eventDiscard, before.eventDiscard);
  given.eventsOpen = keepList(after.eventsOpen, own.eventsOpen, before.eventsOpen);
  given.lasting = keepThings(after.lasting, own.lasting, before.lasting);
  given.eventsPast = keepList(after.eventsPast, own.eventsPast, before.eventsPast);
  given.openHands = keepList(after.openHands, own.openHands, before.openHands);
  given.lyingOpen = keepList(after.lyingOpen, own.lyingOpen, before.lyingOpen);
  given.queue = keepQueue(after.queue, before.queue);
  given.random = keepRandom(after.random, before.random);
  return Object.freeze(given);
}

type Player = GameState['players'][number];

function keepPlayer(after: PlayerState, own: Player, before: Player): Player {
  const hand = keepList(after.hand, own.hand, before.hand);
  const powers = keepThings(after.powers, own.powers, before.powers);
  const unmet = keepThings(after.unmet, own.unmet, before.unmet);
  // It is frozen where it is: it is replaced, never changed.
  const wished = shared(after.wished, before.wished);
  const { name, score, skips, gained } = after;
  const same = name === before.name && score === before.score && skips === before.skips && gained === before.gained;
  return same && hand === before.hand && powers === before.powers && unmet === before.unmet && wished === before.wished
    ? before
    : Object.freeze<Player>({ name, hand, score, skips, powers, gained, unmet, wished });
}
