/**
 * The verbs: the only code that moves a card or a point.
 *
 * Each says what it did to whoever listens, so that a complete log follows; and because nothing else touches a zone,
 * no card is ever lost or doubled.
 */
import { copyJson, type Json } from '../engine/json.ts';
import type { GameEvent } from '../log.ts';
import type { Ending, Laid, Lasting, MutableGameState } from '../state.ts';
import type { CardId, Color, EventId, Seat, Wish } from '../types.ts';
import type { Context } from './context.ts';
import { FREE } from './matching.ts';

/** Takes the item at a place out of a list. Shifting by hand is faster than `splice`. */
function removeAt<T>(list: T[], at: number): T {
  const item = list[at] as T;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as T;
  list.pop();
  return item;
}

/** What the steps of scripts do to a game. */
export class Verbs {
  /** Where events go; `null`: nobody listens. */
  sink: GameEvent[] | null = null;

  constructor(private readonly c: Context) {}

  // ---- drawing and playing -------------------------------------------------------------------------------------

  /** An instruction to draw. What is in force may raise the number; a short pile gives what it has. */
  draw(seat: Seat, count: number): void {
    if (count > 0) this.takeFromPile(seat, this.c.drawCount(count, seat));
  }

  /** The dealer deals one hand. */
  deal(seat: Seat, count: number): void {
    const cards = this.lift(count);
    this.handOf(seat).push(...cards);
    this.sink?.push({ type: 'dealt', seat, count: cards.length, cards });
  }

  /** A player passes. */
  pass(seat: Seat): void {
    this.sink?.push({ type: 'passed', seat });
  }

  /** A card goes from a hand onto the pile, or under its top card. */
  play(seat: Seat, card: CardId): void {
    const { g, catalog } = this.c;
    const { row, face, color } = catalog.cards[card] as (typeof catalog.cards)[number];
    this.takeFromHand(seat, card);
    if (row.under) {
      this.slide(card);
    } else {
      this.putOnTop(card, face, color);
      g.wishDue = row.wish === null ? null : { seat, card };
    }
    this.sink?.push({ type: 'played', seat, card, face: g.face, color: g.lastColor, under: row.under });
  }

  /** An interrupt goes from a hand onto the pile. It is no turn, and changes no color. */
  toss(seat: Seat, card: CardId, trigger: string): void {
    const { g, catalog } = this.c;
    const { row, face } = catalog.cards[card] as (typeof catalog.cards)[number];
    this.takeFromHand(seat, card);
    this.putOnTop(card, face, null);
    g.wishDue = row.wish === null ? null : { seat, card };
    this.sink?.push({ type: 'tossedIn', seat, card, trigger, face });
  }

  /** The dealer turns the top card of the draw pile over. */
  turnOver(): void {
    const { g, catalog } = this.c;
    const card = g.drawPile.pop() as CardId;
    const { row, face, color } = catalog.cards[card] as (typeof catalog.cards)[number];
    this.putOnTop(card, face, color);
    g.wishDue = row.wish === null ? null : { seat: g.dealer, card };
    this.sink?.push({ type: 'turnedOver', card, face, color });
  }

  /** The starting card goes back, and the draw pile is shuffled. */
  returnStartCard(): void {
    const { g, random } = this.c;
    const card = g.discardPile.pop() as CardId;
    g.drawPile.push(card);
    random.shuffle(g.drawPile);
    this.sink?.push({ type: 'returned', card });
  }

  /** A wish is named. */
  wish(seat: Seat, wish: Wish | null): void {
    const { g } = this.c;
    g.wishDue = null;
    if (wish === null) return;
    g.wish = wish;
    if ('color' in wish && this.c.option('vandalism.wishCounts')) g.lastColor = wish.color;
    this.sink?.push({ type: 'wished', seat, wish, color: g.lastColor });
  }

  // ---- attacks -------------------------------------------------------------------------------------------------

  /** Victims are named. */
  name(victims: readonly Seat[]): void {
    const { me, row } = this.c;
    this.sink?.push({ type: 'named', seat: me, row, victims });
  }

  /** An effect is not carried out. */
  letGo(): void {
    const { me, row } = this.c;
    this.sink?.push({ type: 'letGo', seat: me, row });
  }

  /** A victim will sit turns out. At most one flag each. */
  skip(seat: Seat, turns: number): void {
    this.player(seat).skips = turns;
    this.sink?.push({ type: 'skipped', seat, turns });
  }

  /** Cards go from hand to hand. */
  give(from: Seat, to: Seat, cards: readonly CardId[], blind = false): void {
    if (cards.length === 0) return;
    for (const card of cards) this.takeFromHand(from, card);
    this.handOf(to).push(...cards);
    this.sink?.push({ type: 'gave', from, to, count: cards.length, cards: [...cards], blind });
  }

  /** Two hands exchange cards at the same time. */
  exchange(a: Seat, fromA: readonly CardId[], b: Seat, fromB: readonly CardId[]): void {
    const [given, taken] = [[...fromA], [...fromB]];
    this.give(a, b, given);
    this.give(b, a, taken, true);
  }

  /** Whole hands go round: each to the seat `to` says, all at the same time. */
  passHands(seats: readonly Seat[], to: (seat: Seat) => Seat): void {
    const hands = seats.map((seat) => [...this.handOf(seat)]);
    seats.forEach((from, i) => {
      this.give(from, to(from), hands[i] as CardId[]);
    });
  }

  // ---- discarding and the table --------------------------------------------------------------------------------

  /** Cards go from a hand under the top card, one after another, the latest nearest the top. */
  discard(seat: Seat, cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    const discarded = [...cards];
    for (const card of discarded) {
      this.takeFromHand(seat, card);
      this.slide(card);
    }
    this.sink?.push({ type: 'discarded', seat, cards: discarded });
  }

  /** Cards go from a hand onto the table, face down. */
  lay(seat: Seat, cards: readonly CardId[], to: Seat | null = null): void {
    if (cards.length === 0) return;
    const laid = [...cards];
    for (const card of laid) {
      this.takeFromHand(seat, card);
      this.putOnTable(card, { by: seat, to, open: false });
    }
    this.sink?.push({ type: 'laid', seat, to, count: laid.length, cards: laid });
  }

  /** Cards of the draw pile are turned up on the table. */
  turnUp(count: number): void {
    const cards = this.lift(count);
    for (const card of cards) this.putOnTable(card, { by: null, to: null, open: true });
    this.sink?.push({ type: 'turnedUp', cards });
  }

  /** Everything on the table is turned up. */
  reveal(): void {
    const { g } = this.c;
    if (g.table.length === 0) return;
    g.laid = g.laid.map(({ by, to }) => ({ by, to, open: true }));
    this.sink?.push({ type: 'revealed', cards: [...g.table] });
  }

  /** The cards on the table are shuffled; nobody knows any more which is whose. */
  mix(): void {
    const { g, random } = this.c;
    const mixed = [...g.table];
    random.shuffle(mixed);
    g.table = mixed;
    g.laid = mixed.map(() => ({ by: null, to: null, open: false }));
    this.sink?.push({ type: 'mixed' });
  }

  /** A player takes cards from the table into the hand. */
  pickUp(seat: Seat, cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    const { g } = this.c;
    const taken = [...cards];
    const places = taken.map((card) => g.table.indexOf(card));
    const open = places.every((at) => (g.laid[at] as Laid).open);
    for (const card of taken) {
      const at = g.table.indexOf(card);
      removeAt(g.table, at);
      removeAt(g.laid, at);
    }
    this.handOf(seat).push(...taken);
    this.sink?.push({ type: 'pickedUp', seat, count: taken.length, cards: taken, open, places });
  }

  /** Everybody picks up what was laid for them. */
  pickUpGifts(seats: readonly Seat[]): void {
    const { g } = this.c;
    for (const seat of seats) {
      this.pickUp(
        seat,
        g.table.filter((_card, at) => (g.laid[at] as Laid).to === seat),
      );
    }
  }

  /** Hands lie open for everybody. */
  showHands(seats: readonly Seat[]): void {
    this.c.g.openHands = [...seats];
    this.sink?.push({ type: 'handsShown', seats: [...seats], hands: seats.map((seat) => [...this.handOf(seat)]) });
  }

  /** Hands are taken up again. */
  hideHands(): void {
    this.c.g.openHands = [];
    this.sink?.push({ type: 'handsHidden' });
  }

  // ---- events --------------------------------------------------------------------------------------------------

  /** Somebody causes an event. */
  trigger(seat: Seat): void {
    this.sink?.push({ type: 'eventTriggered', seat });
  }

  /** The top event is turned over; without one, finished events make a new pile. `null`: there is none. */
  turnEvent(seat: Seat): EventId | null {
    const { g, random } = this.c;
    if (g.eventPile.length === 0 && g.eventDiscard.length > 0) {
      const renewed = [...g.eventDiscard];
      random.shuffle(renewed);
      g.eventPile = renewed;
      g.eventDiscard = [];
      this.sink?.push({ type: 'eventsRenewed', count: renewed.length });
    }
    const event = g.eventPile.pop() ?? null;
    if (event === null) return null;
    g.eventsOpen.push(event);
    this.sink?.push({ type: 'eventTurned', event, seat });
    return event;
  }

  /** An event has been carried out. It is put away, unless it lasts. */
  endEvent(event: EventId): void {
    const { g } = this.c;
    if (g.lasting.some((held) => held.row === event)) return;
    removeAt(g.eventsOpen, g.eventsOpen.lastIndexOf(event));
    g.eventDiscard.push(event);
    this.sink?.push({ type: 'eventOver', event });
  }

  /** Something comes into force until the round ends. */
  startLasting(row: string, owner: Seat, data: Json): void {
    const { g } = this.c;
    g.lastingCount++;
    const key = g.lastingCount;
    g.lasting.push({ key, row, owner, data: copyJson(data) });
    this.sink?.push({ type: 'lastingStarted', key, row, owner, data: copyJson(data) });
  }

  /** What is in force remembers something else. */
  setLasting(held: Lasting, data: Json): void {
    held.data = copyJson(data);
    this.sink?.push({ type: 'lastingChanged', key: held.key, data: copyJson(data) });
  }

  // ---- turns, rounds, points -----------------------------------------------------------------------------------

  /** A seat's turn is due. */
  advance(seat: Seat): void {
    const { g } = this.c;
    g.active = seat;
    g.turn++;
    this.sink?.push({ type: 'turnDue', seat, turn: g.turn });
  }

  /** The active player's turn begins. */
  beginTurn(): void {
    const { g } = this.c;
    this.sink?.push({ type: 'turnStarted', seat: g.active });
  }

  /** The active player sits this turn out. */
  sitOut(): void {
    const { g } = this.c;
    this.player(g.active).skips--;
    this.sink?.push({ type: 'satOut', seat: g.active });
  }

  /** Gathers and shuffles everything for a new round. */
  gather(dealer: Seat): void {
    const { g, catalog, random } = this.c;
    g.round++;
    g.turn = 0;
    g.dealer = dealer;
    g.active = dealer;
    g.direction = 1;
    for (const player of g.players) {
      player.hand = [];
      player.skips = 0;
    }
    g.drawPile = catalog.cards.map((card) => card.id);
    random.shuffle(g.drawPile);
    g.discardPile = [];
    g.face = FREE;
    g.wish = null;
    g.wishDue = null;
    g.lastColor = null;
    g.eventPile = catalog.events.map((event) => event.id);
    random.shuffle(g.eventPile);
    g.eventDiscard = [];
    g.eventsOpen = [];
    g.lasting = [];
    g.lastingCount = 0;
    g.exhausted = false;
    g.ending = null;
    const { round, drawPile, eventPile } = g;
    this.sink?.push({ type: 'roundStarted', round, dealer, cards: drawPile.length, events: eventPile.length });
  }

  /** The round is over. If several causes meet, one that sets the points goes before one that counts hands. */
  endRound(cause: string, flat: number | null = null): void {
    const { g } = this.c;
    if (g.ending !== null && (flat === null || g.ending.flat !== null)) return;
    const ending: Ending = { cause, flat, finishers: cause === FINISH ? this.c.emptyHanded() : [] };
    g.ending = ending;
    this.sink?.push({ type: 'roundEnded', ...ending });
  }

  /** A player writes points down. */
  score(seat: Seat, points: number): void {
    const player = this.player(seat);
    player.score += points;
    this.sink?.push({ type: 'scored', seat, points, total: player.score });
  }

  /** The game is over. */
  endGame(winners: readonly Seat[]): void {
    const { g } = this.c;
    const outcome = { winners: [...winners], scores: g.players.map((player) => player.score), rounds: g.round };
    g.outcome = outcome;
    this.sink?.push({ type: 'gameEnded', outcome });
  }

  // ---- plumbing ------------------------------------------------------------------------------------------------

  private player(seat: Seat): MutableGameState['players'][number] {
    return this.c.g.players[seat] as MutableGameState['players'][number];
  }

  private handOf(seat: Seat): CardId[] {
    return this.player(seat).hand;
  }

  private takeFromPile(seat: Seat, count: number): void {
    const { drawPile } = this.c.g;
    if (count === 1 && drawPile.length > 0) {
      // Nearly every draw takes one card and is listened to by nobody: no list is made for it.
      const card = drawPile.pop() as CardId;
      this.handOf(seat).push(card);
      this.sink?.push({ type: 'drew', seat, count: 1, cards: [card] });
      return;
    }
    const cards = this.lift(count);
    if (cards.length === 0) return;
    this.handOf(seat).push(...cards);
    this.sink?.push({ type: 'drew', seat, count: cards.length, cards });
  }

  /** Lifts cards off the draw pile. If there are too few, the round will end. */
  private lift(count: number): CardId[] {
    const { g } = this.c;
    const cards: CardId[] = [];
    while (cards.length < count && g.drawPile.length > 0) cards.push(g.drawPile.pop() as CardId);
    if (cards.length < count && !g.exhausted) {
      g.exhausted = true;
      this.sink?.push({ type: 'exhausted' });
    }
    return cards;
  }

  private takeFromHand(seat: Seat, card: CardId): void {
    const hand = this.handOf(seat);
    removeAt(hand, hand.indexOf(card));
  }

  private putOnTop(card: CardId, face: string, color: Color | null): void {
    const { g } = this.c;
    g.discardPile.push(card);
    g.face = face;
    g.wish = null;
    if (color !== null) g.lastColor = color;
  }

  /** Puts a card under the top card; on an empty pile it becomes the top, and any card may follow. */
  private slide(card: CardId): void {
    const { discardPile } = this.c.g;
    if (discardPile.length === 0) {
      this.putOnTop(card, FREE, null);
      return;
    }
    discardPile.push(discardPile[discardPile.length - 1] as CardId);
    discardPile[discardPile.length - 2] = card;
  }

  private putOnTable(card: CardId, laid: Laid): void {
    const { g } = this.c;
    g.table.push(card);
    g.laid.push(laid);
  }
}

/** The cause of a round that ends because hands are empty. */
export const FINISH = 'finish';

/** The cause of a round that ends because the draw pile was too small. */
export const EXHAUSTED = 'exhausted';
