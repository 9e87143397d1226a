/** What the steps of scripts do to a game. */
import { beginRound, roundOf } from '../../common/describe.ts';
import { itemAt } from '../../common/item-at.ts';
import { allBits, bitOf, forgetOne, learn } from '../../common/known.ts';
import { liftOff, removeAt, takeOut, topOf } from '../../common/zones.ts';
import { type Card, teleportCard } from '../rows/card.ts';
import { DOES } from '../rows/catalog.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Motion, Rolling } from '../rows/motion.ts';
import type { RuleVerbs } from '../rows/verbs.ts';
import type { Placement } from '../rules/kinds/questions.ts';
import { MOVE, movement } from '../rules/move.ts';
import type { GameEvent } from '../state/events.ts';
import { begin, newTurn } from '../state/literals.ts';
import { FIELDS, type Lying, type MutableGameState, PLAYER } from '../state/state.ts';
import type { CardId, Seat, Space } from '../state/types.ts';

/** What is new with each round. */
const ROUND = /* @__PURE__ */ roundOf(FIELDS, PLAYER);

/** What verbs see of a game: what everybody sees, and a state that they alone may write to. */
interface WritableContext extends RuleContext {
  readonly g: MutableGameState;
}

/** The verbs of the board game. */
export class Verbs implements RuleVerbs {
  /** Where events go; `null`: nobody listens. */
  sink: GameEvent[] | null = null;
  /** Whether it is remembered who knows where hidden cards lie. */
  remembers = true;

  constructor(private readonly c: WritableContext) {}

  /** Nothing is left over when an action has been resolved. */
  settle(): void {}

  // ---- rounds and turns ----------------------------------------------------------------------------------------

  gather(): void {
    const { g, catalog } = this.c;
    const { size, layout, opening, pile } = catalog;
    beginRound(g, this.fresh, ROUND);
    g.round++;
    g.drawPile = [...pile];
    this.c.random.shuffle(g.drawPile);
    g.board = [...opening];
    this.sink?.push({ type: 'roundStarted', round: g.round, cards: size, teleports: [...layout.teleports] });
  }

  deal(seat: Seat, count: number): void {
    const cards = liftOff(this.c.g.drawPile, count);
    this.player(seat).hand.push(...cards);
    this.sink?.push({ type: 'dealt', seat, count: cards.length, cards });
  }

  rollForStart(): void {
    const { g, random } = this.c;
    let seats = [...this.c.seats];
    while (seats.length > 1) {
      const values = seats.map(() => random.below(20) + 1);
      this.sink?.push({ type: 'rolledForStart', seats, values });
      const highest = Math.max(...values);
      seats = seats.filter((_seat, i) => values[i] === highest);
    }
    g.starter = itemAt(seats, 0);
    g.active = g.starter;
  }

  beginTurn(): void {
    const { g } = this.c;
    g.turn++;
    newTurn(g);
    this.sink?.push({ type: 'turnStarted', seat: g.active, turn: g.turn });
  }

  private first: MutableGameState | null = null;

  /** A game of one player in which nothing has happened yet. */
  private get fresh(): MutableGameState {
    const { rules, random } = this.c.g;
    this.first ??= begin(rules, [''], random);
    return this.first;
  }

  passTurn(): void {
    const { g } = this.c;
    g.active = this.c.rightOf(g.active);
  }

  endRound(): void {
    const { g } = this.c;
    const cause = this.c.atEnd.length > 0 ? 'end' : 'exhausted';
    g.ending = { cause };
    this.sink?.push({ type: 'roundEnded', cause });
  }

  score(seat: Seat): void {
    const player = this.player(seat);
    const inHand = player.hand.reduce((sum, card) => sum + this.c.card(card).row.handPoints, 0);
    const points = player.space + inHand;
    player.score += points;
    this.sink?.push({ type: 'scored', seat, space: player.space, inHand, points, total: player.score });
  }

  endGame(winners: readonly Seat[]): void {
    const { g } = this.c;
    const outcome = { winners: [...winners], scores: g.players.map((player) => player.score), rounds: g.round };
    g.outcome = outcome;
    g.known = [];
    this.sink?.push({ type: 'gameEnded', outcome });
  }

  // ---- the movement phase --------------------------------------------------------------------------------------

  skipMovement(): void {
    this.c.g.skipsMovement = true;
    this.sink?.push({ type: 'movementSkipped', seat: this.c.me });
  }

  moveBackward(): void {
    this.c.g.movesBackward = true;
    this.sink?.push({ type: 'movementReversed', seat: this.c.me });
  }

  ignoreCards(): void {
    this.c.g.ignoresCards = true;
    this.sink?.push({ type: 'cardsIgnored', seat: this.c.me });
  }

  // ---- dice and names ------------------------------------------------------------------------------------------

  roll(seat: Seat, { sides, for: what }: Rolling): void {
    const { g, random } = this.c;
    const value = random.below(sides) + 1;
    g.die = { seat, sides, value, for: what };
    this.sink?.push({ type: 'rolled', seat, sides, value, for: what });
  }

  tellEvent(number: number): void {
    const row = this.c.catalog.events.find((one) => one.number === number)?.id ?? '';
    this.sink?.push({ type: 'eventRolled', seat: this.c.me, row, number });
  }

  name(target: Seat, seat: Seat = this.c.me, steps: number | null = null): void {
    this.sink?.push({ type: 'named', seat, row: this.c.row, targets: [target], steps });
  }

  // ---- tokens --------------------------------------------------------------------------------------------------

  move(motion: Motion): void {
    // A movement may begin with something that a card does when it is played.
    if (motion.due !== null) return;
    const { c } = this;
    const { dir, ignoring } = motion;
    const player = this.player(motion.token);
    this.walkFrom = player.space;
    if (motion.entered) {
      motion.entered = false;
      if (!ignoring && this.enter(motion)) return;
    }
    while (motion.steps > 0) {
      let next = c.within(player.space + dir);
      let does = c.doesAt(next);
      // X is stepped over without counting.
      while (!ignoring && (does & DOES.bar) !== 0) {
        next += dir;
        does = c.doesAt(next);
      }
      // Steps beyond the start or the end are lost.
      if (next === player.space) break;
      motion.steps--;
      player.space = next;
      motion.landing = true;
      if (this.sink !== null) this.walk.push(next);
      if (!ignoring && (does & DOES.enter) !== 0 && this.enter(motion)) return;
    }
    this.tellWalk(motion.token);
    if (!motion.landing) return;
    motion.landing = false;
    if (!ignoring) this.land(motion);
  }

  /** The movement that has set out last. */
  readonly begun: { -readonly [K in keyof Motion]: Motion[K] } = movement(0, 0);

  setOut(token: Seat, steps: number, dir: 1 | -1, ignoring: boolean): boolean {
    const { begun } = this;
    begun.token = token;
    begun.steps = steps;
    begun.dir = dir;
    begun.ignoring = ignoring;
    begun.entered = false;
    begun.landing = false;
    begun.due = null;
    this.move(begun);
    return begun.due !== null;
  }

  /** The spaces walked over since the last event, so that one event tells of all of them. */
  private walk: Space[] = [];
  private walkFrom: Space = 0;

  private tellWalk(seat: Seat): void {
    const path = this.walk;
    const reached = topOf(path);
    if (reached === null) return;
    this.sink?.push({ type: 'moved', seat, from: this.walkFrom, path });
    this.walkFrom = reached;
    this.walk = [];
  }

  /** What happens on entering a space. Returns whether something has to be carried out before the next step. */
  private enter(motion: Motion): boolean {
    const card = this.firing(motion, DOES.enter);
    if (card === null) return false;
    this.fire(card, motion.token);
    if (card.row.enter !== null) motion.steps = card.row.enter(motion.steps);
    motion.due = card.pass;
    return card.pass !== null;
  }

  /** What happens where a movement ends. */
  private land(motion: Motion): void {
    const card = this.firing(motion, DOES.land);
    if (card === null) return;
    this.fire(card, motion.token);
    motion.due = card.land;
  }

  /** The card under a token if it does something at this time, unless it has done so this turn. */
  private firing({ token }: Motion, when: number): Card | null {
    const space = this.c.spaceOf(token);
    if ((this.c.doesAt(space) & when) === 0) return null;
    const id = this.c.top(space);
    return id === null || this.c.g.fired.includes(id) ? null : this.c.card(id);
  }

  private fire({ id }: Card, token: Seat): void {
    this.c.g.fired.push(id);
    this.tellWalk(token);
    this.sink?.push({ type: 'fired', seat: token, card: id, at: this.c.spaceOf(token) });
  }

  push(to: Space): void {
    const { motion } = this.c;
    this.putByCard(motion.token, to);
    motion.entered = true;
    motion.landing = true;
  }

  /** A card puts a token somewhere. From an X it is bumped one space forward, again and again. */
  private putByCard(token: Seat, to: Space): void {
    this.put(token, to);
    const player = this.player(token);
    while (this.c.isBarred(player.space)) {
      const from = player.space;
      const card = this.c.top(from);
      player.space++;
      if (card !== null) this.sink?.push({ type: 'bumped', seat: token, card, from, to: player.space });
    }
  }

  swap(a: Seat, b: Seat): void {
    const [from, to] = [this.c.spaceOf(a), this.c.spaceOf(b)];
    this.putByCard(a, to);
    this.putByCard(b, from);
  }

  teleport(token: Seat, number: number): void {
    this.put(token, this.c.spaceWith(teleportCard(this.c.catalog.size, number)));
  }

  shift(token: Seat, by: number): void {
    this.put(token, this.c.within(this.c.spaceOf(token) + by));
  }

  put(token: Seat, to: Space): void {
    const player = this.player(token);
    const from = player.space;
    for (const { script, v } of this.c.g.queue) if (script === MOVE && v.token === token) v.landing = false;
    if (from === to) return;
    player.space = to;
    this.sink?.push({ type: 'put', seat: token, from, to });
  }

  // ---- cards ---------------------------------------------------------------------------------------------------

  place(seat: Seat, { card, at, facing }: Placement): void {
    this.takeFromHand(seat, card);
    this.lay(at, { card, facing });
    this.sink?.push({ type: 'placed', seat, card, at, facing });
  }

  /** A reaction is tossed in. It stays in the hand until it is placed, which is the next thing to happen. */
  tossIn(seat: Seat, card: CardId, trigger: string): void {
    this.show(card);
    this.sink?.push({ type: 'tossedIn', seat, card, trigger });
  }

  discard(seat: Seat, cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    for (const card of cards) this.takeFromHand(seat, card);
    this.c.g.discardPile.push(...cards);
    this.sink?.push({ type: 'discarded', seat, cards: [...cards] });
  }

  refill(seat: Seat, upTo: number): void {
    const { g } = this.c;
    const { hand } = this.player(seat);
    const held = hand.length;
    while (hand.length < upTo) {
      const card = g.drawPile.pop();
      if (card === undefined) break;
      hand.push(card);
    }
    const count = hand.length - held;
    if (count > 0) this.sink?.push({ type: 'drew', seat, count, cards: hand.slice(held) });
    if (hand.length < upTo) this.exhaust();
  }

  private exhaust(): void {
    const { g } = this.c;
    if (g.exhausted) return;
    g.exhausted = true;
    this.sink?.push({ type: 'exhausted' });
  }

  take(seat: Seat, card: CardId): void {
    const { g } = this.c;
    const at = this.c.spaceWith(card);
    g.board[at] = this.stackOn(at).slice(0, -1);
    this.player(seat).hand.push(card);
    this.show(card);
    this.sink?.push({ type: 'took', seat, card, at });
  }

  turnUp(count: number): void {
    const { g } = this.c;
    g.market = liftOff(g.drawPile, count);
    this.sink?.push({ type: 'turnedUp', cards: [...g.market] });
    if (g.market.length < count) this.exhaust();
  }

  pick(seat: Seat, card: CardId): void {
    const { market } = this.c.g;
    removeAt(market, market.indexOf(card));
    this.player(seat).hand.push(card);
    this.show(card);
    this.sink?.push({ type: 'picked', seat, card });
  }

  passHands(): void {
    const { g } = this.c;
    const { players } = g;
    const hands = players.map((player) => player.hand);
    hands.forEach((hand, seat) => {
      // Whoever gives a hand away has seen it.
      if (this.remembers) g.known = learn(g.known, hand, bitOf(seat));
      this.player(this.c.rightOf(seat)).hand = hand;
    });
    const now = players.map((player) => [...player.hand]);
    this.sink?.push({ type: 'handsPassed', counts: now.map(({ length }) => length), hands: now });
  }

  moveTeleport(seat: Seat, card: CardId, to: Space): void {
    const { g } = this.c;
    const { number } = this.c.card(card);
    if (number === null) throw new RangeError(`The card ${card} is no teleport.`);
    const from = this.c.spaceWith(card);
    const discarded = this.stackOn(from)
      .slice(0, -1)
      .map((lying) => lying.card);
    g.discardPile.push(...discarded);
    g.board[from] = [];
    this.lay(to, { card, facing: null });
    this.sink?.push({ type: 'teleportMoved', seat, number, from, to, discarded });
  }

  private lay(at: Space, lying: Lying): void {
    const stack = this.stackOn(at);
    const [first] = stack;
    // Short lists are written out: others have room to spare, and that is much memory for a whole board.
    this.c.g.board[at] = first === undefined ? [lying] : stack.length === 1 ? [first, lying] : [...stack, lying];
  }

  /** What lies on a space, the top card last. */
  private stackOn(space: Space): readonly Lying[] {
    const stack = this.c.g.board[space];
    if (stack === undefined) throw new RangeError(`There is no space ${space}.`);
    return stack;
  }

  private takeFromHand(seat: Seat, card: CardId): void {
    takeOut(this.player(seat).hand, card);
    // On the board or among the discards it lies open.
    const { g } = this.c;
    if (this.remembers) g.known = forgetOne(g.known, card);
  }

  /** Everybody has seen this card of a hand. */
  private show(card: CardId): void {
    const { g } = this.c;
    if (this.remembers) g.known = learn(g.known, [card], allBits(g.players.length));
  }

  private player(seat: Seat): MutableGameState['players'][number] {
    return this.c.g.players[seat] as MutableGameState['players'][number];
  }
}
