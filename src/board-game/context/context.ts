/** The context of the board game: what a step may read, and the verbs it may use. */

import type { Told } from '../../common/refusals.ts';
import { SeatedContext, withWindows } from '../../common/seated-context.ts';
import { extreme, orderAt, orderOf, othersOf } from '../../common/seats.ts';
import type { Asked } from '../../kernel/questions.ts';
import { Machine } from '../../kernel/queue.ts';
import type { Woken } from '../../kernel/step-context.ts';
import type { Card } from '../rows/card.ts';
import { type Catalog, DOES } from '../rows/catalog.ts';
import type { PlaceRules, RuleContext } from '../rows/context.ts';
import type { Motion } from '../rows/motion.ts';
import { colorBit } from '../rules/covering.ts';
import { boardDecisions, RULED } from '../rules/kinds/decisions.ts';
import { type BoardDecision, type PlaceDecision, type Placement, place } from '../rules/kinds/questions.ts';
import { MOVE } from '../rules/move.ts';
import type { Lying, MutableGameState } from '../state/state.ts';
import type { CardId, Seat, Space } from '../state/types.ts';
import { Verbs } from '../verbs/verbs.ts';

/** What a step sees. One object for each catalog, pointed at one state after another. */
export class Context extends SeatedContext<MutableGameState> implements RuleContext {
  readonly do: Verbs = new Verbs(this);
  readonly machine: Machine<Context, BoardDecision>;
  readonly ruled = RULED;
  /** Where cards are placed by the rules, and where by Restock: one object each, filled anew each time it is asked. */
  private readonly byColor: { -readonly [K in keyof PlaceDecision]: PlaceDecision[K] };
  private readonly byAny: { -readonly [K in keyof PlaceDecision]: PlaceDecision[K] };

  constructor(readonly catalog: Catalog) {
    super();
    this.machine = new Machine<Context, BoardDecision>(withWindows<Context>(catalog.scripts), this, boardDecisions());
    // What a card does not fit it may cover only if it fits nowhere.
    const question = (freely: (card: CardId) => boolean): PlaceDecision => ({
      type: 'place',
      cards: [],
      places: catalog.ways.end + 1,
      freely,
      may: (card, at, known) => this.fits(card, at) || (this.isCoverable(at) && (known ?? freely(card))),
      whyNot: (card, at) => this.whyNotPlace(card, at),
      facings: (card, at) => this.facings(card, at),
      width: catalog.byCard.width,
      plain: false,
    });
    this.byColor = question((card) => !this.fitsSomewhere(card));
    this.byAny = question(() => true);
  }

  // ---- seats and tokens ----------------------------------------------------------------------------------------

  get seats(): readonly Seat[] {
    return this.orderFrom(0);
  }

  orderAfter(seat: Seat): readonly Seat[] {
    return orderAt(orderOf(this.players(), 1), seat);
  }

  orderFrom(seat: Seat): readonly Seat[] {
    return this.orderAfter((seat + this.players() - 1) % this.players());
  }

  get order(): readonly Seat[] {
    return this.orderAfter(this.me);
  }

  rightOf(seat: Seat): Seat {
    return (seat + 1) % this.players();
  }

  spaceOf(token: Seat): Space {
    return this.player(token).space;
  }

  get frontmost(): readonly Seat[] {
    return extreme(this.order, (token) => this.spaceOf(token), 1);
  }

  get rearmost(): readonly Seat[] {
    return extreme(this.order, (token) => this.spaceOf(token), -1);
  }

  get atEnd(): readonly Seat[] {
    const { end } = this.catalog.ways;
    return this.occupied(end) ? this.standing(end) : NO_SEATS;
  }

  /** The tokens on a space, in the order of play. */
  private standing(space: Space): readonly Seat[] {
    return this.orderAfter(this.g.active).filter((token) => this.spaceOf(token) === space);
  }

  private occupied(space: Space): boolean {
    const { players } = this.g;
    for (let seat = 0; seat < players.length; seat++) if (players[seat]?.space === space) return true;
    return false;
  }

  // ---- cards and the board -------------------------------------------------------------------------------------

  card(id: CardId): Card {
    return this.catalog.cards[id] as Card;
  }

  lying(space: Space): Lying | null {
    const stack = this.g.board[space];
    if (stack === undefined) throw new RangeError(`There is no space ${space}.`);
    // A place before the first is not looked at: that is slow.
    return stack.length === 0 ? null : (stack[stack.length - 1] ?? null);
  }

  top(space: Space): CardId | null {
    return this.lying(space)?.card ?? null;
  }

  spaceWith(card: CardId): Space {
    const { board } = this.g;
    const { size, layout } = this.catalog;
    // A numbered teleport mostly lies where it began.
    const home = card < size ? 0 : (layout.teleports[card - size] ?? 0);
    if (this.top(home) === card) return home;
    let space = board.length - 1;
    while (space >= 0 && this.top(space) !== card) space--;
    return space;
  }

  get teleportSpaces(): readonly Space[] {
    const { size, cards } = this.catalog;
    return cards.slice(size).map(({ id }) => this.spaceWith(id));
  }

  get takeable(): readonly CardId[] {
    const { board } = this.g;
    const found: CardId[] = [];
    for (let space = 0; space < board.length; space++) {
      const card = this.top(space);
      if (card !== null && !this.card(card).row.numbered && !this.occupied(space)) found.push(card);
    }
    return found;
  }

  doesAt(space: Space): number {
    const top = this.top(space);
    return top === null ? 0 : (this.catalog.byCard.does[top] ?? 0);
  }

  isBarred(space: Space): boolean {
    return (this.doesAt(space) & DOES.bar) !== 0;
  }

  within(space: number): Space {
    return Math.max(0, Math.min(this.catalog.ways.end, space));
  }

  // ---- the running effect --------------------------------------------------------------------------------------

  get row(): string {
    return this.machine.rowOf(this.frame);
  }

  get motion(): Motion {
    const moving = this.innermost<Motion>(MOVE);
    if (moving === null) throw new Error('Nothing is moved.');
    return moving.v;
  }

  get underway(): Motion {
    return { ...this.do.begun };
  }

  get rolled(): number {
    const { die } = this.g;
    if (die === null) throw new Error('Nothing has been rolled.');
    return die.value;
  }

  get token(): Seat {
    return this.motion.token;
  }

  get otherTokens(): readonly Seat[] {
    return orderAt(othersOf(this.players(), 1), this.token);
  }

  get facing(): Space {
    const here = this.spaceOf(this.token);
    return this.lying(here)?.facing ?? here;
  }

  get beyond(): Space {
    return this.within(2 * this.facing - this.spaceOf(this.token));
  }

  get isAttack(): boolean {
    return this.catalog.attacks[this.row] === true;
  }

  // ---- placing -------------------------------------------------------------------------------------------------

  askPlace(cards: readonly CardId[], { anywhere = false, plain = false }: PlaceRules = {}): Asked<Placement> {
    const question = anywhere ? this.byAny : this.byColor;
    question.cards = cards;
    question.plain = plain;
    return question;
  }

  /** Where any space can be covered each card has a place: one that it fits, or, if there is none, any of them. */
  canPlace(cards: readonly CardId[]): boolean {
    if (cards.length === 0) return false;
    const { end } = this.catalog.ways;
    for (let at = 1; at < end; at++) if (this.isCoverable(at)) return true;
    return false;
  }

  /** Whether a card fits a space by its color. */
  fits(card: CardId, at: Space): boolean {
    const { end } = this.catalog.ways;
    if (at <= 0 || at >= end) return false;
    const top = this.top(at);
    if (top === null) return true;
    const { covers, color } = this.catalog.byCard;
    return ((covers[card] ?? 0) & (color[top] ?? 0)) !== 0;
  }

  /** Whether a card fits any space by its color. */
  fitsSomewhere(card: CardId): boolean {
    const { end } = this.catalog.ways;
    for (let at = 1; at < end; at++) if (this.fits(card, at)) return true;
    return false;
  }

  /** Whether a space may be covered at all: not the start, the end, a teleport or a white card. */
  private isCoverable(at: Space): boolean {
    if (at <= 0 || at >= this.catalog.ways.end) return false;
    const top = this.top(at);
    return top === null || this.catalog.byCard.color[top] !== WHITE;
  }

  private whyNotPlace(card: CardId, at: Space): Told {
    const { end } = this.catalog.ways;
    const because = (message: string): Told => ({ reason: 'forbidden', message, ruling: 'R-391', field: 'at' });
    if (at === 0 || at === end) return because(`Nothing is placed on the ${at === 0 ? 'start' : 'end'}.`);
    const under = this.top(at);
    if (under === null) throw new RangeError(`Nothing lies on the space ${at}.`);
    const top = this.card(under);
    if (top.row.numbered) return because('A numbered teleport cannot be covered.');
    if (top.color === 'white') return because('A white card cannot be covered.');
    const message = `A ${this.card(card).color} card does not go on a ${top.color} one.`;
    return { reason: 'does-not-fit', message, ruling: 'R-391', field: 'at', needs: ['color'] };
  }

  /** Where the arrow of a card can point on a space; `null` if it has none. */
  facings(card: CardId, at: Space): readonly Space[] | null {
    const ways = this.catalog.byCard.arrow[card] ?? null;
    return ways === null ? null : (ways[at] ?? NO_SPACES);
  }

  askTeleport(moved: readonly CardId[]): Asked<Placement> {
    return place({
      cards: this.movable(moved),
      places: this.catalog.ways.end + 1,
      freely: () => true,
      may: (_card, at) => this.isCoverable(at),
      whyNot: (card, at) => this.whyNotPlace(card, at),
      facings: () => null,
      width: this.catalog.byCard.width,
      plain: true,
    });
  }

  canMoveTeleport(moved: readonly CardId[]): boolean {
    return this.movable(moved).length > 0 && this.g.board.some((_stack, at) => this.isCoverable(at));
  }

  private movable(moved: readonly CardId[]): readonly CardId[] {
    const { size, cards } = this.catalog;
    const ids = cards.slice(size).map(({ id }) => id);
    return ids.filter((id) => !moved.includes(id) && !this.occupied(this.spaceWith(id)));
  }

  // ---- interrupts ----------------------------------------------------------------------------------------------

  /** Those with cards, or with `windows: 'holders'` those who hold one that can be tossed in. */
  entitled(trigger: string, seats: readonly Seat[]): Seat[] {
    const reactors = this.catalog.reactors[trigger];
    if (reactors === undefined || this.allOpen(reactors)) return [];
    if (this.g.rules.windows !== 'holders') return seats.filter((seat) => this.handSize(seat) > 0);
    const holders: Seat[] = [];
    for (const seat of seats) if (holdsOne(this.handOf(seat), reactors)) holders.push(seat);
    return holders;
  }

  /** Whether everybody sees that nobody can hold one of these: with `windows: 'possible'` nobody is asked then. */
  private allOpen(reactors: Uint8Array): boolean {
    const { rules, drawPile, players } = this.g;
    if (rules.windows !== 'possible' || holdsOne(drawPile, reactors)) return false;
    return !players.some(({ hand }) => holdsOne(hand, reactors));
  }

  anyEntitled(trigger: string): boolean {
    const reactors = this.catalog.reactors[trigger];
    if (reactors === undefined || this.allOpen(reactors)) return false;
    const { players, rules } = this.g;
    const holders = rules.windows === 'holders';
    for (const { hand } of players) if (holders ? holdsOne(hand, reactors) : hand.length > 0) return true;
    return false;
  }

  override asksFor(trigger: string): ((card: CardId) => boolean) | null {
    return this.g.rules.windows === 'holders' ? (card) => this.catalog.reactors[trigger]?.[card] === 1 : null;
  }

  reactions(trigger: string, seat: Seat): readonly CardId[] {
    const reactors = this.catalog.reactors[trigger];
    return reactors === undefined ? [] : this.handOf(seat).filter((card) => reactors[card] === 1);
  }

  /** The first who is willing in the order of play after the active player. */
  winners(_trigger: string, willing: readonly Seat[]): readonly Seat[] {
    for (const seat of this.orderAfter(this.g.active)) if (willing.includes(seat)) return [seat];
    return NO_SEATS;
  }

  tossIn(seat: Seat, card: CardId): void {
    this.do.tossIn(seat, card, this.trigger);
  }

  reactionOf(card: CardId): string {
    const { react } = this.card(card);
    if (react === null) throw new RangeError(`The card ${card} cannot be tossed in.`);
    return react;
  }

  listeners(): readonly Woken[] {
    return [];
  }
}

/** Whether a hand holds a card that can be tossed in. */
function holdsOne(hand: readonly CardId[], reactors: Uint8Array): boolean {
  for (const card of hand) if (reactors[card] === 1) return true;
  return false;
}

const NO_SEATS: readonly Seat[] = [];
const WHITE = /* @__PURE__ */ colorBit('white');
const NO_SPACES: readonly Space[] = [];
