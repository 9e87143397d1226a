/** The context of the card game: what a step may read, and the verbs it may use. */
import type { CardRow, LastingEffect, Moments, PowerRow, Row, Values } from '../cards/define.ts';
import type { OptionName, Options } from '../cards/sets.ts';
import type { Card, Catalog } from '../catalog.ts';
import type { Asked, Move, Refused, TurnQuestion } from '../engine/questions.ts';
import { type Frame, Machine, type Woken } from '../engine/queue.ts';
import { extreme, orderFrom, orderOf, othersOf } from '../game/seats.ts';
import { PlayersTable } from '../game/table.ts';
import type { Lasting, MutableGameState, Power } from '../state.ts';
import type { CardId, Color, RulingId, Seat } from '../types.ts';
import { CARRY } from './event.ts';
import { type Face, FREE, MISS, needsOf, onBlack, wishName } from './matching.ts';
import { cardOf, PLAY } from './play.ts';
import { Verbs } from './verbs.ts';

/** What a step sees. One object for each catalog, pointed at one state after another. */
export class Context extends PlayersTable<MutableGameState> {
  readonly do = new Verbs(this);
  readonly machine: Machine<Context>;
  /** The question of a turn: one object, filled anew each time it is asked. */
  readonly turn: { -readonly [K in keyof TurnQuestion]: TurnQuestion[K] };

  /** Whether the turn that was asked about last waives matching. */
  private freely = false;
  /** The face looked up last, and where its row of the table of what fits begins. */
  private face = '';
  private faceAt = 0;
  private readonly faceAts: ReadonlyMap<string, number>;

  constructor(readonly catalog: Catalog) {
    super();
    this.machine = new Machine<Context>(new Map(Object.entries(catalog.scripts)), this);
    this.faceAts = new Map(Object.entries(catalog.faceAt));
    this.turn = {
      kind: 'turn',
      hand: [],
      mayPlay: (card) => this.mayPlayHere(this.me, card),
      playable: (out) => this.playable(this.me, out),
      whyNot: (card) => this.whyNotPlay(this.me, card),
      powers: catalog.powers.length === 0 ? null : (card) => this.powersWith(card),
      whyNotDraw: null,
      whyNotPass: null,
    };
  }

  override knows(type: unknown): boolean {
    return type === 'play' || type === 'draw' || type === 'pass' || type === 'react' || type === 'choose';
  }

  // ---- seats ---------------------------------------------------------------------------------------------------

  /** The next seat in the direction of play. */
  nextSeat(seat: Seat): Seat {
    const { seating, direction, players } = this.g;
    if (seating !== null) return this.orderAfter(seat)[0] as Seat;
    return (seat + direction + players.length) % players.length;
  }

  /** The right neighbor, whatever the direction of play. */
  rightOf(seat: Seat): Seat {
    return this.beside(seat, this.foldNumber('right', 1, seat));
  }

  /** The left neighbor, whatever the direction of play. */
  leftOf(seat: Seat): Seat {
    return this.beside(seat, -this.foldNumber('right', 1, seat));
  }

  private beside(seat: Seat, step: number): Seat {
    const { seats } = this;
    return seats[(seats.indexOf(seat) + step + seats.length) % seats.length] as Seat;
  }

  /** The seats as they sit around the table. */
  get seats(): readonly Seat[] {
    const { seating, players } = this.g;
    return seating ?? (orderOf(players.length, 1)[players.length - 1] as readonly Seat[]);
  }

  /** Of these seats, the next one to the right of a seat. */
  nextOf(seats: readonly Seat[], seat: Seat): Seat {
    let next = this.rightOf(seat);
    while (!seats.includes(next)) next = this.rightOf(next);
    return next;
  }

  /** All seats in the order of play, from the one after `seat`, with `seat` last. */
  orderAfter(seat: Seat): readonly Seat[] {
    if (this.g.seating !== null) return orderFrom(this.g.seating, seat, this.g.direction);
    return orderOf(this.g.players.length, this.g.direction)[seat] as readonly Seat[];
  }

  /**
   * Everybody but whoever carries out the effect, in the order of play. A card that an event turns over belongs to the
   * event: it cannot be aimed at those whom the event does not concern.
   */
  get others(): readonly Seat[] {
    if (this.inEvent) return this.affectedBut(this.me);
    if (this.g.seating !== null) return this.orderAfter(this.me).slice(0, -1);
    return othersOf(this.g.players.length, this.g.direction)[this.me] as readonly Seat[];
  }

  /** Whom an event concerns, in order: from whoever caused it, that player last. */
  get affected(): readonly Seat[] {
    const { exempt } = this;
    const order = this.orderAfter(this.me);
    if (this.g.lasting.length === 0 && exempt.length === 0) return order;
    return order.filter((seat) => !exempt.includes(seat) && this.fold('affected', true, seat));
  }

  /** Whose hands count where an event looks for the most or the fewest. */
  get measured(): readonly Seat[] {
    return this.option('luckyBastard.benchmark') ? this.orderAfter(this.me) : this.affected;
  }

  /** Whom the innermost event does not concern. */
  get exempt(): readonly Seat[] {
    return (this.innermost(CARRY)?.v.exempt as readonly Seat[] | undefined) ?? NO_SEATS;
  }

  /** Whether an event is being carried out. */
  get inEvent(): boolean {
    return this.innermost(CARRY) !== null;
  }

  /** The effect that carries out the card being played, or the starting card. */
  get playing(): Frame {
    return this.innermost(PLAY) as Frame;
  }

  /** Everybody an event concerns but this seat, in order. */
  affectedBut(seat: Seat): readonly Seat[] {
    return this.affected.filter((other) => other !== seat);
  }

  /** Of these seats or cards, those for which `measure` is highest (`sign` 1) or lowest (-1). Order is kept. */
  extreme<T>(among: readonly T[], measure: (one: T) => number, sign: 1 | -1): T[] {
    return extreme(among, measure, sign);
  }

  // ---- hands and cards -----------------------------------------------------------------------------------------

  /** A card by its id. */
  card(id: CardId): Card {
    return this.catalog.cards[id] as Card;
  }

  /** A row of this game. */
  rowOf(id: string): Row {
    return this.catalog.rows[id] as Row;
  }

  /** A row of playing cards of this game. */
  cardRow(id: string): CardRow {
    return this.catalog.rows[id] as CardRow;
  }

  /** A row of power cards of this game. */
  powerRow(id: string): PowerRow {
    return this.catalog.rows[id] as PowerRow;
  }

  /** The card being carried out. */
  get played(): CardId {
    return cardOf(this.playing.v.move as unknown as Move);
  }

  /** What the card being carried out is played as. */
  get playedAs(): CardRow {
    const { as } = this.playing.v;
    return typeof as === 'string' ? this.cardRow(as) : this.card(this.played).row;
  }

  /** Whether a power card can be used: face down, and lying there since before this turn. */
  isReady({ up, since }: Power): boolean {
    return !up && since < this.g.turn;
  }

  /** The power cards that can be used with a card by whoever carries out the effect. */
  private powersWith(card: CardId): readonly string[] {
    const { g, me } = this;
    const { row } = this.card(card);
    if (g.powered === g.turn || me !== g.active || !row.takesPowers) return NO_POWERS;
    const ready = this.player(me)
      .powers.filter((one) => this.isReady(one))
      .map((one) => one.row);
    return [...new Set(ready)].filter((one) => this.powerRow(one).goesWith?.(this.card(card)) ?? true);
  }

  /** What a card is tossed in as. */
  tossedAs(card: CardId, trigger: string): CardRow {
    const { row } = this.card(card);
    return row.imitates === null ? row : (this.catalog.reactors[trigger]?.rows[0] as CardRow);
  }

  /** The color that was in force before the last card: of a wish, or of the card that lay there. */
  get colorInForce(): Color | null {
    const { before } = this.g;
    if (before === null) return null;
    if (before.wish !== null) return 'color' in before.wish ? before.wish.color : null;
    return this.catalog.faces[before.face]?.color ?? null;
  }

  /** Whether any card could have been laid before the last one. */
  get wasFree(): boolean {
    const { before } = this.g;
    if (this.playing.v.freely === true && this.colorInForce === null) return true;
    return before === null || (before.wish === null && before.face === FREE);
  }

  /** The cards of a hand that may be handed over on purpose. */
  giveable(seat: Seat): readonly CardId[] {
    return this.handOf(seat).filter((id) => this.card(id).row.giveable);
  }

  /** The seats without cards, in the order of play. */
  emptyHanded(): Seat[] {
    return this.orderAfter(this.g.active).filter((seat) => this.handSize(seat) === 0);
  }

  /** Cards drawn blindly from a hand: chance picks, so that nothing can be read from the order. */
  blind(seat: Seat, count: number): CardId[] {
    const rest = [...this.handOf(seat)];
    const picked: CardId[] = [];
    while (picked.length < count && rest.length > 0) {
      const at = this.random.below(rest.length);
      picked.push(rest[at] as CardId);
      rest.splice(at, 1);
    }
    return picked;
  }

  // ---- numbers that can be turned ------------------------------------------------------------------------------

  /** The row whose script is running; of a script of the rules, its own name. */
  get row(): string {
    return this.machine.ownerOf(this.frame);
  }

  /** The name of the script behind a part of a row, without `row` of the one whose script is running. */
  part(name: string, row: string = this.row): string {
    const script = this.catalog.parts[row]?.[name];
    if (script === undefined) throw new Error(`The row '${row}' has no part '${name}'.`);
    return script;
  }

  /** An option of this game. */
  option<K extends OptionName>(name: K): Options[K] {
    return this.catalog.options[name];
  }

  /** A number of a row, as what is in force has turned it. Without `row`, of the one whose script is running. */
  knob(name: string, row: string = this.row): number {
    const standard = this.catalog.rows[row]?.knobs[name];
    if (standard === undefined) throw new Error(`The row '${row}' has no knob '${name}'.`);
    return this.foldNumber(`${row}.${name}`, standard, this.me);
  }

  /** How many cards an instruction to draw takes. */
  drawCount(count: number, seat: Seat): number {
    return this.g.lasting.length === 0 ? count : this.foldNumber('drawCount', count, seat);
  }

  /** How many cards are drawn instead of playing. */
  get turnDraw(): number {
    return this.g.lasting.length === 0 ? 1 : this.foldNumber('turnDraw', 1, this.me);
  }

  /** Whether whoever is asked may still play after drawing. */
  get mayPlayAfterDraw(): boolean {
    return this.g.lasting.length === 0 || this.fold('playAfterDraw', true, this.me);
  }

  /** Why whoever is asked may not do without playing, or `null`. */
  get mayStay(): Refused | null {
    if (this.g.lasting.length === 0 || !this.fold('mustPlay', false, this.me)) return null;
    return this.canPlay(this.me) ? MUST_PLAY : null;
  }

  /** What a card counts wherever points are compared. */
  pointsOf(id: CardId): number {
    const card = this.card(id);
    let { points } = card;
    for (const held of this.g.lasting)
      points = this.effectOf(held).values?.cardPoints?.(points, this, card, held) ?? points;
    return points;
  }

  /** How many rule cards are in force. */
  get rulesInForce(): number {
    return this.g.lasting.filter(({ row }) => this.rowOf(row).type === 'rule').length;
  }

  /** What a lasting effect does while it is in force. */
  effectOf(held: Lasting): LastingEffect {
    return this.catalog.rows[held.row]?.lasting as LastingEffect;
  }

  /** Whether anything in force listens to a moment. */
  listens(moment: keyof Moments): boolean {
    const { lasting } = this.g;
    for (let i = 0; i < lasting.length; i++) {
      if (this.effectOf(lasting[i] as Lasting).on?.[moment] !== undefined) return true;
    }
    return false;
  }

  /** The lasting effect whose script is running. */
  get held(): Lasting {
    return this.g.lasting.find((held) => held.key === this.frame.v.held) as Lasting;
  }

  /** A number after everything in force has turned it, oldest first. */
  foldNumber(hook: keyof Values & string, standard: number, seat: Seat): number {
    let value = standard;
    for (const held of this.g.lasting) {
      if (held.exempt.includes(seat)) continue;
      const turn = this.effectOf(held).values?.[hook] as
        | ((was: number, c: Context, seat: Seat, held: Lasting) => number)
        | undefined;
      if (turn !== undefined) value = turn(value, this, seat, held);
    }
    return value;
  }

  /** A yes or no after everything in force has turned it, oldest first. */
  fold(hook: 'affected' | 'playAfterDraw' | 'mustPlay', standard: boolean, seat: Seat): boolean {
    let value = standard;
    for (const held of this.g.lasting) {
      const turn = this.effectOf(held).values?.[hook];
      if (turn !== undefined) value = turn(value, this, seat, held);
    }
    return value;
  }

  listeners(moment: keyof Moments): readonly Woken[] {
    const { lasting } = this.g;
    if (lasting.length === 0) return NOBODY;
    const { out = [] } = this.frame.v;
    return lasting
      .filter((held) => this.effectOf(held).on?.[moment] !== undefined)
      .map((held) => ({ script: this.part(moment, held.row), me: held.owner, given: { held: held.key, out } }));
  }

  // ---- playing -------------------------------------------------------------------------------------------------

  /** What lies on top, for the table of what fits. */
  private get fitsAt(): number {
    const { g, catalog } = this;
    const { wish } = g;
    // Random Chance waives matching: everything is asked as if any card could follow.
    if (this.freely) return catalog.faceAt[FREE] as number;
    if (wish === null) {
      if (g.face !== this.face) {
        this.face = g.face;
        this.faceAt = this.faceAts.get(g.face) as number;
      }
      return this.faceAt;
    }
    if ('color' in wish) return catalog.colorWishAt[wish.color] as number;
    return (this.isBlack ? catalog.blackWishAt : catalog.numberWishAt)[wish.number] as number;
  }

  /** Whether what lies on top is a black card, whatever was wished on it. */
  private get isBlack(): boolean {
    return this.catalog.faces[this.g.face]?.black === true;
  }

  /** What the next card has to meet. */
  get demand(): Face {
    const { g, catalog } = this;
    if (g.wish === null) return catalog.faces[g.face] as Face;
    const wished = catalog.faces[wishName(g.wish)] as Face;
    return 'number' in g.wish && this.isBlack ? onBlack(wished) : wished;
  }

  /** Whether a card of this seat's hand may be played now. */
  mayPlay(seat: Seat, card: CardId): boolean {
    // Whether a turn asked about before waived matching must not count here.
    this.freely = false;
    return this.mayPlayHere(seat, card);
  }

  private mayPlayHere(seat: Seat, card: CardId): boolean {
    return this.missesOf(card) === 0 && this.mayPlayAt(seat, card);
  }

  /** What keeps a card from being laid on what lies there; 0 if it fits. */
  private missesOf(id: CardId): number {
    let bits = this.catalog.fits[this.fitsAt + id] as number;
    if (bits === 0) return 0;
    for (const held of this.g.lasting)
      bits = this.effectOf(held).values?.fits?.(bits, this, this.card(id), held) ?? bits;
    return bits;
  }

  /** Whether a card that fits may be played: nothing in force forbids it, and its own condition holds. */
  private mayPlayAt(seat: Seat, card: CardId): boolean {
    if (this.g.lasting.length > 0 && !this.allowed(seat, card)) return false;
    if (this.catalog.bound[card] === 0) return true;
    const { condition } = this.card(card).row;
    return condition === null || condition.holds(this, seat);
  }

  /** Puts the cards of a hand that may be played into `out`, and returns how many. */
  private playable(seat: Seat, out: Int32Array): number {
    const { fits, bound } = this.catalog;
    const { fitsAt } = this;
    const hand = this.handOf(seat);
    const unhindered = this.g.lasting.length === 0;
    let count = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId;
      if (fits[fitsAt + card] !== 0 && (unhindered || this.missesOf(card) !== 0)) continue;
      if ((unhindered && bound[card] === 0) || this.mayPlayAt(seat, card)) out[count++] = card;
    }
    return count;
  }

  /** Why a card of this seat's hand may not be played now. */
  whyNotPlay(seat: Seat, card: CardId): Refused | null {
    const bits = this.missesOf(card);
    const { name, row } = this.card(card);
    if (bits === MISS.black) {
      return {
        reason: 'does-not-fit',
        needs: needsOf(bits),
        message: `The ${name} does not go on another black card.`,
        ruling: 'R-061',
        field: 'card',
      };
    }
    if (bits !== 0) {
      const { g } = this;
      const needs = needsOf(bits);
      const asked = this.demand.wish ? `the ${this.demand.name}` : `the ${needs.join(' or ')} of ${g.face}`;
      const ruling = g.wish === null ? this.matchRuling(row) : 'color' in g.wish ? 'R-067' : 'R-068';
      return { reason: 'does-not-fit', needs, message: `The ${name} does not meet ${asked}.`, ruling, field: 'card' };
    }
    if (!this.allowed(seat, card)) {
      return {
        reason: 'forbidden',
        message: `Something in force forbids the ${name}.`,
        ruling: 'R-002',
        field: 'card',
      };
    }
    const { condition } = row;
    if (condition === null || condition.holds(this, seat)) return null;
    return { reason: 'condition', message: condition.text, ruling: condition.ruling, field: 'card' };
  }

  /** The ruling a card without a match rests on. That color or number has to match at all needed no ruling. */
  private matchRuling(row: CardRow): RulingId | null {
    const { black, onlyBlack, symbol } = this.demand;
    if (onlyBlack) return 'R-089';
    if (black) return 'R-060';
    if (row.class === 'black') return 'R-062';
    return symbol === null ? null : 'R-063';
  }

  private allowed(seat: Seat, card: CardId): boolean {
    let allowed = true;
    for (const held of this.g.lasting) {
      const turn = this.effectOf(held).values?.mayPlay;
      if (turn !== undefined) allowed = turn(allowed, this, seat, held, this.card(card));
    }
    return allowed;
  }

  /** The question of a turn, or of covering a card: which cards may be played, and whether drawing and passing is open. */
  askTurn(whyNotDraw: Refused | null, whyNotPass: Refused | null, freely = false): Asked<Move> {
    const { turn } = this;
    this.freely = freely;
    turn.hand = this.handOf(this.me);
    turn.whyNotDraw = whyNotDraw;
    turn.whyNotPass = whyNotPass;
    return turn;
  }

  /** Whether a seat holds a card that may be played now. */
  canPlay(seat: Seat, freely = false): boolean {
    this.freely = freely;
    return this.handOf(seat).some((card) => this.mayPlayHere(seat, card));
  }

  /** The colors in play. */
  get colors(): readonly Color[] {
    return this.catalog.colors;
  }

  /** The colors that can be wished, or taken by an imitation. */
  get wishable(): readonly Color[] {
    if (this.g.lasting.length === 0) return this.catalog.colors;
    return this.catalog.colors.filter((color) =>
      this.g.lasting.every((held) => this.effectOf(held).values?.mayWish?.(true, this, color, held) ?? true),
    );
  }

  /** Whether a hand lies open for everybody because of something in force. */
  isOpen(seat: Seat): boolean {
    return this.g.lasting.some((held) => this.effectOf(held).values?.openHand?.(false, this, seat, held) ?? false);
  }

  // ---- interrupts ----------------------------------------------------------------------------------------------

  /** Those with cards who are entitled by their position, or with `windows: 'holders'` those who hold one. */
  entitled(trigger: string, seats: readonly Seat[]): Seat[] {
    const reactors = this.catalog.reactors[trigger];
    if (reactors === undefined || this.closed(trigger)) return [];
    if (this.g.rules.windows === 'holders') return seats.filter((seat) => this.reactions(trigger, seat).length > 0);
    return seats.filter(
      (seat) => this.handSize(seat) > 0 && this.tossing(seat) && reactors.rows.some((row) => mayReact(this, row, seat)),
    );
  }

  /** Whether interrupts of this kind are out for the card being carried out. */
  private closed(trigger: string): boolean {
    if (this.innermost(PLAY)?.v.closed === trigger) return true;
    return !this.g.lasting.every(
      (held) => this.effectOf(held).values?.mayInterrupt?.(true, this, trigger, held) ?? true,
    );
  }

  reactions(trigger: string, seat: Seat): readonly CardId[] {
    const cards = this.catalog.reactors[trigger]?.cards;
    if (cards === undefined) return NO_CARDS;
    return this.handOf(seat).filter((card) => cards[card] === 1 && this.mayToss(seat, card, trigger));
  }

  private mayToss(seat: Seat, card: CardId, trigger: string): boolean {
    if (!this.tossing(seat)) return false;
    const { imitates } = this.card(card).row;
    return (imitates === null || imitates.offTurn(this)) && mayReact(this, this.tossedAs(card, trigger), seat);
  }

  /** Whether nothing in force keeps a seat from tossing cards in. */
  private tossing(seat: Seat): boolean {
    return this.g.lasting.every((held) => this.effectOf(held).values?.mayToss?.(true, this, seat, held) ?? true);
  }

  /** The first who is willing in the order of play after the active player, or everybody in that order. */
  winners(trigger: string, willing: readonly Seat[], each: boolean): readonly Seat[] {
    const inOrder = this.orderAfter(this.g.active).filter((seat) => willing.includes(seat));
    const all = each || this.catalog.reactors[trigger]?.rows.some((row) => row.react?.each === true);
    return all ? inOrder : inOrder.slice(0, 1);
  }

  toss(seat: Seat, card: CardId): void {
    this.do.toss(seat, card, this.frame.v.trigger as string);
  }

  reactionOf(card: CardId): string {
    return this.part('react', this.tossedAs(card, this.frame.v.trigger as string).id);
  }

  /** An interrupt takes over the effect it interrupted. */
  takeOver(): void {
    this.machine.takeOver(this.frame.v.subject as number, this.me);
  }
}

const NOBODY: readonly Woken[] = [];
const NO_CARDS: readonly CardId[] = [];
const NO_SEATS: readonly Seat[] = [];
const NO_POWERS: readonly string[] = [];

const MUST_PLAY: Refused = {
  reason: 'must-play',
  message: 'Whoever can play a card has to.',
  ruling: 'R-038',
};

/** Whether a seat's position allows it to toss in a card of this row. */
const mayReact = (c: Context, row: CardRow, seat: Seat): boolean => row.react?.may?.(c, seat) ?? true;
