/**
 * The objects that are made again and again, each written out with all its fields: a state at first, a copy of it, and what
 * everybody may know of it. Made from a list of names, or from a part that both games share, they take 1.4 to 5 times as long
 * (docs/decisions/field-descriptions.md).
 */

import { copyAll, copyEach, copyFrame, copyList, copyRandom, type ReadonlyLists } from '../../common/copy.ts';
import { shareGame, shareList, shareParts } from '../../common/share.ts';
import { copyJson } from '../../kernel/json.ts';
import type { RandomState } from '../../kernel/random.ts';
import { type Board, isPublic } from './board.ts';
import type { GameState, MutableGameState, PlayerState, RulesKey } from './state.ts';
import { type CardId, FREE } from './types.ts';

/** A game in which nothing has happened yet. */
export const begin = (rules: RulesKey, names: readonly string[], random: RandomState): MutableGameState => ({
  format: 1,
  rules,
  round: 0,
  turn: 0,
  dealer: 0,
  active: 0,
  direction: 1,
  players: copyAll(names, (name) => ({ name, hand: [], score: 0, skips: 0, powers: [] })),
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
  random,
  outcome: null,
});

/** A copy whose lists still belong to the original, which nobody may change: verbs copy each of them before they change it. */
export function lend(original: GameState): MutableGameState {
  // Whoever plays on it says whose lists it has, and no verb writes to one of them (`Zones.lender`).
  const state = original as MutableGameState;
  return {
    format: 1,
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
    queue: copyEach(state.queue, copyFrame),
    random: copyRandom(state.random),
    outcome: state.outcome,
  };
}

/** A copy that shares nothing changeable with the original, for playing on in place. */
export function fork(state: GameState): MutableGameState {
  const copy = lend(state);
  copy.players = copyEach(state.players, copyPlayer);
  copy.drawPile = copyList(state.drawPile);
  copy.discardPile = copyList(state.discardPile);
  copy.table = copyList(state.table);
  copy.laid = copyList(state.laid);
  copy.ranOut = copyList(state.ranOut);
  copy.powerPile = copyList(state.powerPile);
  copy.ruleDeck = copyList(state.ruleDeck);
  copy.eventPile = copyList(state.eventPile);
  copy.eventDiscard = copyList(state.eventDiscard);
  copy.eventsOpen = copyList(state.eventsOpen);
  copy.eventsPast = copyList(state.eventsPast);
  copy.openHands = copyList(state.openHands);
  copy.lyingOpen = copyList(state.lyingOpen);
  return copy;
}

/** A copy of a player. */
export const copyPlayer = (p: ReadonlyLists<PlayerState>): PlayerState => ({
  name: p.name,
  hand: copyList(p.hand),
  score: p.score,
  skips: p.skips,
  powers: copyList(p.powers),
});

/** What everybody may know of what is a state. */
export function publicOf(state: GameState): Board {
  return {
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

/** Freezes a fork that was played on; what says the same as in the state before is replaced by it. */
export function share(after: MutableGameState, state: GameState): GameState {
  // Nothing is written to it: its parts only take the place of parts that say the same.
  const before = state as MutableGameState;
  shareGame<PlayerState, MutableGameState>(after, before, sharePlayer);
  after.table = shareList(after.table, before.table);
  after.laid = shareParts(after.laid, before.laid);
  after.wish = shareParts(after.wish, before.wish);
  after.wishDue = shareParts(after.wishDue, before.wishDue);
  after.before = shareParts(after.before, before.before);
  after.ranOut = shareParts(after.ranOut, before.ranOut);
  after.seating = shareParts(after.seating, before.seating);
  after.powerPile = shareList(after.powerPile, before.powerPile);
  after.ruleDeck = shareList(after.ruleDeck, before.ruleDeck);
  after.eventPile = shareList(after.eventPile, before.eventPile);
  after.eventDiscard = shareList(after.eventDiscard, before.eventDiscard);
  after.eventsOpen = shareList(after.eventsOpen, before.eventsOpen);
  after.lasting = shareParts(after.lasting, before.lasting);
  after.eventsPast = shareList(after.eventsPast, before.eventsPast);
  after.openHands = shareList(after.openHands, before.openHands);
  after.openTo = shareParts(after.openTo, before.openTo);
  after.lyingOpen = shareList(after.lyingOpen, before.lyingOpen);
  return Object.freeze(after);
}

function sharePlayer(after: PlayerState, before: PlayerState): PlayerState {
  after.hand = shareList(after.hand, before.hand);
  after.powers = shareParts(after.powers, before.powers);
  const { name, hand, score, skips, powers } = after;
  const same = name === before.name && score === before.score && skips === before.skips;
  return same && hand === before.hand && powers === before.powers ? before : Object.freeze(after);
}
