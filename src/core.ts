/**
 * One engine, two doors: everything that both the pure entry and the fast one need.
 *
 * A core holds the catalogs of the games it has met, each with the one context its scripts run in. That is memory of
 * what was worked out, not state: the same calls give the same answers with or without it.
 */

import type { CardRow, EventRow, PowerRow, Row, RuleRow } from './cards/define.ts';
import type { Options } from './cards/sets.ts';
import { buildCatalog, type Card, type Catalog, canonical } from './catalog.ts';
import { countActions, declineAction, listActions, sampleAction } from './engine/decisions.ts';
import type { Decision } from './engine/questions.ts';
import { Random, seedRandom } from './engine/random.ts';
import { IllegalAction, InvalidSnapshot } from './errors.ts';
import type { GameEvent } from './log.ts';
import { type Question, questionOf } from './question.ts';
import { Context } from './rules/context.ts';
import { FREE } from './rules/matching.ts';
import { type CheckedSetup, checkSetup, type Setup } from './setup.ts';
import type { GameState, MutableGameState, RulesKey } from './state.ts';
import type { Action, CardId, Refusal, Seat } from './types.ts';
import { type View, viewOf } from './view.ts';

/** How many actions `legalActions` lists if no limit is given. */
const DEFAULT_LIMIT = 10_000;

/** Everything in play in one game. */
export interface GameCatalog {
  readonly cards: readonly Card[];
  readonly events: readonly EventRow[];
  /** The power cards; there are `copies` of each. */
  readonly powers: readonly PowerRow[];
  readonly rules: readonly RuleRow[];
  /** The rows of the playing cards, each with how many there are. */
  readonly rows: readonly { readonly row: CardRow; readonly count: number }[];
  readonly options: Options;
}

/** The engine over one stock of rows. */
export class Core {
  private readonly contexts = new Map<string, Context>();
  /** The same, by the very object that holds the options: a short cut for the many games without options of their own. */
  private readonly byOptions = new WeakMap<Options, Map<string, Context>>();
  private lastRules: RulesKey | null = null;
  private lastContext: Context | null = null;

  constructor(private readonly house: readonly Row[]) {}

  // ---- making and playing --------------------------------------------------------------------------------------

  /** A game up to its first decision, still writable. */
  create(setup: Setup, sink: GameEvent[] | null = null): MutableGameState {
    return this.deal(checkSetup(setup), sink);
  }

  /** A game up to its first decision, from a setup that has been checked. */
  deal(setup: CheckedSetup, sink: GameEvent[] | null = null): MutableGameState {
    const state = this.blank(setup);
    state.queue.push({ script: 'round', at: 0, me: 0, v: {} });
    this.resume(state, sink);
    return state;
  }

  /** Resolves what waits in the queue until somebody must decide. */
  resume(state: MutableGameState, sink: GameEvent[] | null = null): void {
    this.play(this.open(state), state, null, sink);
  }

  /** A game in which nothing has happened yet. */
  blank(setup: CheckedSetup): MutableGameState {
    return {
      format: 1,
      rules: this.rulesOf(setup),
      round: 0,
      turn: 0,
      dealer: 0,
      active: 0,
      direction: 1,
      players: setup.names.map((name) => ({ name, hand: [], score: 0, skips: 0, powers: [] })),
      drawPile: [],
      discardPile: [],
      table: [],
      laid: [],
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
      random: seedRandom(setup.seed),
      outcome: null,
    };
  }

  /** Plays an action in place. Throws `IllegalAction`, and then leaves everything as it was. */
  apply(state: MutableGameState, action: Action, sink: GameEvent[] | null = null): void {
    const c = this.open(state);
    const refusal = c.machine.admit(action);
    if (refusal !== null) throw new IllegalAction(refusal);
    this.play(c, state, action, sink);
  }

  /** Plays an action that has been admitted on an equal state, into a state that may be written to. */
  answer(state: MutableGameState, action: Action, rules: RulesKey, sink: GameEvent[] | null): void {
    this.play(this.contextOf(rules), state, action, sink);
  }

  /** Plays on in place by chance, each lawful action as likely as any other. Returns how many it took. */
  playOut(state: MutableGameState, random: () => number, limit: number): number {
    const c = this.open(state);
    c.do.sink = null;
    c.random.open(state.random);
    let actions = 0;
    try {
      for (; actions < limit && state.outcome === null; actions++) c.machine.answerByChance(random);
      c.do.layOpen();
    } finally {
      c.random.close();
    }
    return actions;
  }

  /** Takes an admitted action, if there is one, and resolves the queue. */
  private play(c: Context, state: MutableGameState, action: Action | null, sink: GameEvent[] | null): void {
    c.g = state;
    c.do.sink = sink;
    c.random.open(state.random);
    try {
      if (action === null) c.machine.run();
      else c.machine.answer(action);
      c.do.layOpen();
    } finally {
      c.random.close();
      c.do.sink = null;
    }
  }

  // ---- asking --------------------------------------------------------------------------------------------------

  /** Why an action is refused, or `null`. */
  refusal(state: GameState, action: unknown): Refusal | null {
    return this.open(state).machine.admit(action);
  }

  /** The seats whose answer the game needs. */
  waitingFor(state: GameState): Seat[] {
    return this.open(state).machine.waitingFor();
  }

  /** The open question of a seat. */
  question(state: GameState, seat: Seat): Question | null {
    return questionOf(this.open(state), seat);
  }

  /** The lawful actions of a seat, up to a limit. */
  legalActions(state: GameState, seat: Seat, limit: number = DEFAULT_LIMIT): Action[] {
    const q = this.open(state).machine.question(seat);
    // The question offers colors of the catalog only, so what is listed names no others.
    return q === null ? [] : (listActions(q, seat, limit) as Action[]);
  }

  /** How many lawful actions a seat has. */
  countLegal(state: GameState, seat: Seat): number {
    const q = this.open(state).machine.question(seat);
    return q === null ? 0 : countActions(q);
  }

  /** One lawful action of a seat, each as likely as any other. */
  sampleLegal(state: GameState, seat: Seat, random: () => number): Action {
    return sampleAction(this.mustAsk(state, seat), seat, random) as Action;
  }

  /** The lawful answer for a player who is too late. */
  fallbackAction(state: GameState, seat: Seat): Action {
    const q = this.mustAsk(state, seat);
    const c = this.open(state);
    if (q.kind === 'turn' && c.option('timeout.policy') === 'bot') {
      const [dearest] = c.extreme(q.hand.filter(q.mayPlay), (card) => c.card(card).points, 1);
      if (dearest !== undefined) return { type: 'play', seat, card: dearest };
      if (q.whyNotDraw === null) return { type: 'draw', seat };
    }
    const declined = declineAction(q, seat);
    if (declined !== null) return declined as Action;
    // Chance is asked of a copy: looking must not change what comes.
    const chance = new Random();
    chance.open({ ...state.random });
    return sampleAction(q, seat, () => chance.next()) as Action;
  }

  private mustAsk(state: GameState, seat: Seat): Decision {
    const q = this.open(state).machine.question(seat);
    if (q !== null) return q;
    const reason = state.queue.length === 0 ? 'game-over' : 'not-your-turn';
    throw new IllegalAction({ reason, message: 'Nothing is asked of this seat now.', ruling: null, seat });
  }

  /** What a seat, or a spectator, may know. */
  view(state: GameState, viewer: Seat | 'spectator'): View {
    if (viewer !== 'spectator' && state.players[viewer] === undefined) {
      throw new IllegalAction({
        reason: 'no-such-seat',
        message: `There is no seat ${String(viewer)}.`,
        ruling: null,
        seat: null,
      });
    }
    return viewOf(this.open(state), state, viewer);
  }

  /** A card by its id. */
  cardOf(state: GameState, id: CardId): Card {
    const card = this.catalogOf(state.rules).cards[id];
    if (card === undefined) throw new RangeError(`There is no card ${String(id)}.`);
    return card;
  }

  /** Everything in play. */
  gameCatalog(state: GameState): GameCatalog {
    const { cards, events, powers, rules, rows, options } = this.catalogOf(state.rules);
    const counted = Object.values(rows).filter((row) => row.type === 'card');
    return {
      cards,
      events,
      powers: [...new Set(powers)],
      rules,
      options,
      rows: counted.map((row) => ({ row, count: cards.filter((card) => card.row === row).length })),
    };
  }

  // ---- catalogs ------------------------------------------------------------------------------------------------

  /** The context of a state, pointed at it. */
  open(state: GameState): Context {
    const c = this.contextOf(state?.rules);
    // Steps only read unless `play` runs them, and `play` is given states that may be written to.
    c.g = state as MutableGameState;
    return c;
  }

  /** The catalog behind a rules key. */
  catalogOf(rules: RulesKey): Catalog {
    return this.contextOf(rules).catalog;
  }

  private rulesOf({ edition, sets, options, windows, pointLimit }: CheckedSetup): RulesKey {
    const key = { edition, sets, options: options as unknown as RulesKey['options'], windows, pointLimit };
    const { fingerprint } = this.contextFor(edition, sets, options).catalog;
    return { ...key, fingerprint };
  }

  private contextOf(rules: RulesKey | undefined): Context {
    if (rules === this.lastRules && this.lastContext !== null) return this.lastContext;
    const c = this.check(rules);
    this.lastRules = rules as RulesKey;
    this.lastContext = c;
    return c;
  }

  private check(rules: unknown): Context {
    if (typeof rules !== 'object' || rules === null) throw new InvalidSnapshot('state.rules', 'is missing');
    const { edition, sets, options, fingerprint } = rules as RulesKey;
    const known = typeof fingerprint === 'string' ? this.contexts.get(fingerprint) : undefined;
    if (known !== undefined) return known;
    const checked = checkSetup({ players: 2, seed: 0, edition, sets, options });
    const c = this.contextFor(checked.edition, checked.sets, checked.options);
    if (c.catalog.fingerprint === fingerprint) return c;
    throw new InvalidSnapshot('state.rules.fingerprint', 'the game was made by other rules than these');
  }

  private contextFor(edition: RulesKey['edition'], sets: readonly string[], options: Options): Context {
    const boxes = sets.join();
    const at = this.byOptions.get(options)?.get(boxes);
    if (at !== undefined) return at;
    const name = canonical({ edition, sets, options });
    const c = this.contexts.get(name) ?? new Context(buildCatalog({ edition, sets, options }, this.house));
    this.contexts.set(name, c);
    this.contexts.set(c.catalog.fingerprint, c);
    const known = this.byOptions.get(options) ?? new Map<string, Context>();
    this.byOptions.set(options, known.set(boxes, c));
    return c;
  }
}
