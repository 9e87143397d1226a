/**
 * The verbs: the only code that moves a card or a point.
 *
 * Each says what it did to whoever listens, so that a complete log follows; and because nothing else touches a zone,
 * no card is ever lost or doubled.
 */

import type { CardRow } from '../cards/define.ts';
import { copyJson, type Json } from '../engine/json.ts';
import type { GameEvent } from '../log.ts';
import type { Before, Ending, Laid, Lasting, MutableGameState, Power } from '../state.ts';
import type { CardId, Color, EventId, Seat, Wish } from '../types.ts';
import type { Context } from './context.ts';
import { BLACK_FACE, FREE } from './matching.ts';

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
    const { g } = this.c;
    const { row } = this.c.card(card);
    this.takeFromHand(seat, card);
    if (row.under) {
      this.slide(card);
    } else {
      this.putFaceUp(card);
      g.wishDue = row.wish === null ? null : { seat, row: row.id };
    }
    this.sink?.push({ type: 'played', seat, card, face: g.face, color: g.lastColor, under: row.under });
  }

  /** An interrupt goes from a hand onto the pile. It is no turn, and changes no color. */
  toss(seat: Seat, card: CardId, trigger: string): void {
    const { g } = this.c;
    const { face } = this.c.card(card);
    const row = this.c.tossedAs(card, trigger);
    this.takeFromHand(seat, card, true);
    this.putOnTop(card, face, null);
    g.wishDue = row.wish === null ? null : { seat, row: row.id };
    this.sink?.push({ type: 'tossedIn', seat, card, trigger, face });
  }

  /** It is settled what the top card shows: a half, or what it imitates. */
  show(face: string, color: Color): void {
    const { g } = this.c;
    g.face = face;
    g.lastColor = color;
    // What takes a color counts as a colored card, though none is printed on it.
    if (this.c.catalog.looksBack) g.lastColored = g.discardPile[g.discardPile.length - 1] ?? null;
    this.sink?.push({ type: 'shown', face, color });
  }

  /** The top card is played as another kind. */
  imitate(seat: Seat, row: CardRow): void {
    const { g } = this.c;
    g.wishDue = row.wish === null ? null : { seat, row: row.id };
    this.sink?.push({ type: 'imitated', seat, row: row.id });
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
    if (cards.length === 0 || from === to) return;
    for (const card of cards) this.takeFromHand(from, card);
    this.handOf(to).push(...cards);
    this.sink?.push({ type: 'gave', from, to, count: cards.length, cards: [...cards], blind });
  }

  /** Two hands exchange cards at the same time. */
  exchange(a: Seat, fromA: readonly CardId[], b: Seat, fromB: readonly CardId[], blind = false): void {
    const [given, taken] = [[...fromA], [...fromB]];
    this.give(a, b, given);
    this.give(b, a, taken, blind);
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
    this.takeFromTable(taken);
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

  /** Cards on the table go under the top card, the latest nearest the top. */
  tuck(cards: readonly CardId[]): void {
    if (cards.length === 0) return;
    const { g } = this.c;
    const tucked = [...cards];
    const places = tucked.map((card) => g.table.indexOf(card));
    this.takeFromTable(tucked);
    for (const card of tucked) this.slide(card);
    this.sink?.push({ type: 'tucked', cards: tucked, places });
  }

  /** Everything on the table goes onto the draw pile. */
  stack(): void {
    const { g } = this.c;
    const count = g.table.length;
    if (count === 0) return;
    g.drawPile.push(...g.table);
    g.table = [];
    g.laid = [];
    this.sink?.push({ type: 'stacked', count });
  }

  /** Hands lie open for everybody, or for some players alone. */
  showHands(seats: readonly Seat[], to: readonly Seat[] | null = null): void {
    const { g } = this.c;
    g.openHands = [...seats];
    g.openTo = to === null ? null : [...to];
    const hands = seats.map((seat) => [...this.handOf(seat)]);
    if (to === null) this.sink?.push({ type: 'handsShown', seats: [...seats], hands });
    else for (const seat of to) this.sink?.push({ type: 'looked', seat, at: [...seats], cards: hands.flat() });
  }

  /** After everything else: whose hands lie open now because of something in force. */
  layOpen(): void {
    const { g, catalog } = this.c;
    if (!catalog.opensHands) return;
    const open = this.c.orderAfter(g.dealer).filter((seat) => this.c.isOpen(seat));
    if (open.length === 0 && g.lyingOpen.length === 0) return;
    g.lyingOpen = open;
    const seats = g.openTo === null ? [...new Set([...open, ...g.openHands])] : open;
    this.sink?.push({ type: 'handsOpen', seats: [...seats], hands: seats.map((seat) => [...this.handOf(seat)]) });
  }

  /** Hands are taken up again. */
  hideHands(): void {
    const { g } = this.c;
    if (g.openTo === null) this.sink?.push({ type: 'handsHidden' });
    g.openHands = [];
    g.openTo = null;
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

  /** An event has been carried out completely, and can be repeated. */
  complete(event: EventId): void {
    this.c.g.eventsPast.push(event);
  }

  /** An event is put away, unless it lasts or was put away before. */
  endEvent(event: EventId): void {
    const { g } = this.c;
    const at = g.eventsOpen.lastIndexOf(event);
    if (at < 0 || g.lasting.some((held) => held.row === event)) return;
    removeAt(g.eventsOpen, at);
    g.eventDiscard.push(event);
    this.sink?.push({ type: 'eventOver', event });
  }

  /** Something comes into force until the round ends. */
  startLasting(row: string, owner: Seat, data: Json, exempt: readonly Seat[] = []): void {
    const { g } = this.c;
    g.lastingCount++;
    const key = g.lastingCount;
    // An event that was put away and comes into force after all lies open again.
    const put = g.eventDiscard.lastIndexOf(row);
    if (put >= 0) g.eventsOpen.push(removeAt(g.eventDiscard, put));
    const since = g.turn;
    g.lasting.push({ key, row, owner, exempt: [...exempt], since, data: copyJson(data) });
    this.sink?.push({ type: 'lastingStarted', key, row, owner, exempt: [...exempt], since, data: copyJson(data) });
    this.c.effectOf(g.lasting[g.lasting.length - 1] as Lasting).begin?.(this.c);
  }

  /** The event that is about to be carried out will not concern this player. */
  exempt(seat: Seat): void {
    const { v } = this.c.interrupted;
    v.exempt = [...((v.exempt as readonly Seat[] | undefined) ?? []), seat];
    this.sink?.push({ type: 'exempted', seat });
  }

  /** Something in force ends before the round does. */
  endLasting(held: Lasting): void {
    const { g } = this.c;
    const at = g.lasting.findIndex(({ key }) => key === held.key);
    if (at < 0) return;
    this.c.effectOf(held).end?.(this.c, held);
    removeAt(g.lasting, at);
    this.sink?.push({ type: 'lastingEnded', key: held.key });
  }

  /** What lasts until the active player's turn begins or ends does so no longer. */
  expire(until: 'ownerTurnBegins' | 'ownerTurnEnds'): void {
    const { g } = this.c;
    if (g.lasting.length === 0) return;
    for (const held of [...g.lasting]) {
      const over = held.owner === g.active && held.since !== g.turn && this.c.effectOf(held).until === until;
      if (over) this.endLasting(held);
    }
  }

  /** Play runs the other way round. */
  turnRound(): void {
    const { g } = this.c;
    g.direction = g.direction === 1 ? -1 : 1;
    this.sink?.push({ type: 'turnedRound', direction: g.direction });
  }

  /** All rule cards go back into their deck, which is shuffled. Without the option there is none. */
  private sortRules(): void {
    const { g, catalog, random } = this.c;
    g.ruleDeck = this.c.option('ruleCards.count') > 0 ? catalog.rules.map(({ id }) => id) : [];
    random.shuffle(g.ruleDeck);
  }

  /** Rule cards come into force, as far as the deck lasts. */
  drawRules(count: number): void {
    const { g } = this.c;
    for (let i = 0; i < count; i++) {
      const row = g.ruleDeck.pop();
      if (row === undefined) return;
      this.sink?.push({ type: 'ruleDrawn', row });
      this.startLasting(row, g.dealer, null);
    }
  }

  /** All rule cards in force go back into their deck, which is shuffled. */
  returnRules(): void {
    const { g, catalog, random } = this.c;
    const rules = catalog.rules.map(({ id }) => id);
    for (const held of g.lasting.filter(({ row }) => rules.includes(row))) {
      this.endLasting(held);
      g.ruleDeck.push(held.row);
    }
    random.shuffle(g.ruleDeck);
    this.sink?.push({ type: 'rulesReturned', deck: g.ruleDeck.length });
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
      player.powers = player.powers.map(({ row, up }) => ({ row, up, since: 0 }));
    }
    if (g.round === 1) g.powerPile = catalog.powers.map(({ id }) => id);
    g.drawPile = [...catalog.deck];
    random.shuffle(g.drawPile);
    g.discardPile = [];
    g.face = FREE;
    g.wish = null;
    g.wishDue = null;
    g.lastColor = null;
    g.before = null;
    g.lastColored = null;
    g.powered = 0;
    g.ranOut = [];
    g.eventsPast = [];
    g.eventPile = catalog.events.map((event) => event.id);
    random.shuffle(g.eventPile);
    g.eventDiscard = [];
    g.eventsOpen = [];
    g.lasting = [];
    g.lastingCount = 0;
    this.sortRules();
    g.exhausted = false;
    g.ending = null;
    const { round, drawPile, eventPile, ruleDeck } = g;
    this.sink?.push({
      type: 'roundStarted',
      round,
      dealer,
      cards: drawPile.length,
      events: eventPile.length,
      rules: ruleDeck.length,
    });
  }

  /** The round is over. If several causes meet, one that sets the points goes before one that counts hands. */
  endRound(cause: string, flat: number | null = null, exempt: readonly Seat[] = []): void {
    const { g } = this.c;
    if (g.ending !== null && (flat === null || g.ending.flat !== null)) return;
    const finishers = cause === FINISH ? this.c.emptyHanded() : [];
    const ending: Ending = { cause, flat, finishers, exempt: [...exempt], final: false };
    g.ending = ending;
    this.sink?.push({ type: 'roundEnded', ...ending });
  }

  /** The round is over beyond recall: nothing in force changes its points. */
  endRoundFor(cause: string, finisher: Seat): void {
    const ending: Ending = { cause, flat: null, finishers: [finisher], exempt: [], final: true };
    this.c.g.ending = ending;
    this.sink?.push({ type: 'roundEnded', ...ending });
  }

  /** A player writes points down. */
  score(seat: Seat, points: number): void {
    const player = this.player(seat);
    player.score += points;
    this.sink?.push({ type: 'scored', seat, points, total: player.score });
  }

  /** A total changes in the middle of a round. */
  addPoints(seat: Seat, points: number): void {
    const player = this.player(seat);
    player.score += points;
    this.sink?.push({ type: 'totalChanged', seat, points, total: player.score });
  }

  /** Two players change places. Their hands stay where they lay. */
  changePlaces(a: Seat, b: Seat): void {
    const { g } = this.c;
    const seating = this.c.seats.map((seat) => (seat === a ? b : seat === b ? a : seat));
    this.passHands([a, b], (seat) => (seat === a ? b : a));
    g.seating = seating;
    this.sink?.push({ type: 'placesChanged', seating: [...seating] });
  }

  /** Whoever ran out of cards so far has been dealt with. */
  forgetRanOut(): void {
    this.c.g.ranOut = [];
  }

  /** The game is over. */
  endGame(winners: readonly Seat[]): void {
    const { g } = this.c;
    const outcome = { winners: [...winners], scores: g.players.map((player) => player.score), rounds: g.round };
    g.outcome = outcome;
    this.sink?.push({ type: 'gameEnded', outcome });
  }

  // ---- power cards ---------------------------------------------------------------------------------------------

  /** All power cards of these players are shuffled into the pile. */
  gatherPowers(seats: readonly Seat[]): void {
    const { g, random } = this.c;
    for (const seat of seats) {
      const player = this.player(seat);
      g.powerPile.push(...player.powers.map(({ row }) => row));
      player.powers = [];
    }
    random.shuffle(g.powerPile);
    this.sink?.push({ type: 'powersGathered', seats: [...seats], pile: g.powerPile.length });
  }

  /** A player is dealt power cards, as far as they last. */
  dealPowers(seat: Seat, count: number): void {
    const { g } = this.c;
    const powers: string[] = [];
    while (powers.length < count && g.powerPile.length > 0) powers.push(g.powerPile.pop() as string);
    this.player(seat).powers.push(...powers.map((row) => ({ row, up: false, since: g.turn })));
    this.sink?.push({ type: 'powersDealt', seat, count: powers.length, powers });
  }

  /** A power card is used: it is turned up. */
  usePower(seat: Seat, row: string): void {
    const { g } = this.c;
    const { powers } = this.player(seat);
    const at = powers.findIndex((one) => one.row === row && this.c.isReady(one));
    powers[at] = { row, up: true, since: g.turn };
    g.powered = g.turn;
    this.sink?.push({ type: 'powerUsed', seat, at, row });
  }

  /** A used power card is turned down again. */
  turnPowerDown(seat: Seat, at: number): void {
    const { powers } = this.player(seat);
    const { row } = powers[at] as Power;
    powers[at] = { row, up: false, since: this.c.g.turn };
    this.sink?.push({ type: 'powerTurnedDown', seat, at });
  }

  /** Two players exchange a power card each; both end face down. */
  exchangePowers(a: Seat, atA: number, b: Seat, atB: number): void {
    const { turn } = this.c.g;
    const [ofA, ofB] = [this.player(a).powers, this.player(b).powers];
    const [givenA, givenB] = [(ofA[atA] as Power).row, (ofB[atB] as Power).row];
    ofA[atA] = { row: givenB, up: false, since: turn };
    ofB[atB] = { row: givenA, up: false, since: turn };
    this.sink?.push({ type: 'powersExchanged', a, atA, b, atB });
  }

  /** A power card goes back into the pile, which is shuffled. */
  returnPower(seat: Seat, at: number): void {
    const { g, random } = this.c;
    const { row } = removeAt(this.player(seat).powers, at);
    g.powerPile.push(row);
    random.shuffle(g.powerPile);
    this.sink?.push({ type: 'powerReturned', seat, at, pile: g.powerPile.length });
  }

  /** Only a black card may follow, or one that goes on everything. */
  demandBlack(): void {
    const { g } = this.c;
    g.wish = null;
    g.wishDue = null;
    g.face = BLACK_FACE.name;
    this.sink?.push({ type: 'demanded', face: g.face });
  }

  /** The wish of the card that is being played is not named. */
  dropWish(): void {
    this.c.g.wishDue = null;
  }

  /** A card that was played goes from the pile into a hand; the pile is as if it had not been played. */
  recall(card: CardId, before: Before, to: Seat): void {
    const { g } = this.c;
    const at = g.discardPile.lastIndexOf(card);
    const onTop = at === g.discardPile.length - 1;
    removeAt(g.discardPile, at);
    if (onTop) {
      g.face = before.face;
      g.wish ??= before.wish;
    }
    if (g.lastColored === card) {
      g.lastColor = before.lastColor;
      g.lastColored = before.lastColored;
    }
    this.handOf(to).push(card);
    const top = g.discardPile[g.discardPile.length - 1] ?? null;
    // An event shares nothing with the state: what it tells stays true when the state goes on.
    const wish = g.wish === null ? null : { ...g.wish };
    this.sink?.push({ type: 'recalled', card, seat: to, top, face: g.face, wish, color: g.lastColor });
  }

  /** The top card of the discard pile goes into a hand. */
  takeDiscard(seat: Seat): void {
    const { g } = this.c;
    const card = g.discardPile.pop();
    if (card === undefined) return;
    this.handOf(seat).push(card);
    const top = g.discardPile[g.discardPile.length - 1] ?? null;
    this.sink?.push({ type: 'tookDiscard', seat, card, top });
  }

  /** Nothing lies on top that could be met. */
  clearFace(): void {
    const { g } = this.c;
    g.face = FREE;
    g.wish = null;
    this.sink?.push({ type: 'demanded', face: g.face });
  }

  /** What remains of the discard pile says what may follow. */
  faceRemains(): void {
    const { g } = this.c;
    const top = g.discardPile[g.discardPile.length - 1];
    g.face = top === undefined ? FREE : this.c.card(top).face;
    g.wish = null;
    this.sink?.push({ type: 'demanded', face: g.face });
  }

  /** The top card of the draw pile is turned over onto the discard pile. False if there is none. */
  flip(seat: Seat): boolean {
    const { g } = this.c;
    if (g.drawPile.length === 0) {
      this.lift(1);
      return false;
    }
    const card = g.drawPile.pop() as CardId;
    const { row } = this.c.card(card);
    this.putFaceUp(card);
    g.wishDue = row.wish === null ? null : { seat, row: row.id };
    this.sink?.push({ type: 'turnedOver', card, face: g.face, color: g.lastColor });
    return true;
  }

  /** A card is fetched from wherever it is into a hand. The draw pile is shuffled if it was looked through. */
  fetch(card: CardId, to: Seat): void {
    const { g, random } = this.c;
    const holder = g.players.findIndex(({ hand }) => hand.includes(card));
    if (holder === to) return;
    const inDraw = g.drawPile.includes(card);
    if (holder >= 0) {
      this.takeFromHand(holder, card);
    } else {
      const pile = inDraw ? g.drawPile : g.discardPile;
      removeAt(pile, pile.indexOf(card));
      if (inDraw) random.shuffle(g.drawPile);
    }
    this.handOf(to).push(card);
    const zone = holder >= 0 ? 'hand' : inDraw ? 'draw' : 'discard';
    const from = holder >= 0 ? holder : null;
    this.sink?.push({
      type: 'fetched',
      seat: to,
      card,
      zone,
      from,
      top: g.discardPile[g.discardPile.length - 1] ?? null,
    });
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

  /** `tossed`: the card interrupts, which is never an event's doing. */
  private takeFromHand(seat: Seat, card: CardId, tossed = false): void {
    const hand = this.handOf(seat);
    removeAt(hand, hand.indexOf(card));
    if (hand.length === 0 && this.c.catalog.moments.has('handEmptied')) {
      this.c.g.ranOut.push({ seat, byEvent: !tossed && this.c.inEvent });
    }
  }

  private takeFromTable(cards: readonly CardId[]): void {
    const { g } = this.c;
    for (const card of cards) {
      const at = g.table.indexOf(card);
      removeAt(g.table, at);
      removeAt(g.laid, at);
    }
  }

  /** Puts a card on top for what is printed on it. Of a bi-colored one it is not settled yet what it shows. */
  private putFaceUp(card: CardId): void {
    const { face, color, second } = this.c.card(card);
    this.putOnTop(card, face, second === null ? color : null);
  }

  private putOnTop(card: CardId, face: string, color: Color | null): void {
    const { g } = this.c;
    if (this.c.catalog.looksBack) {
      g.before = { face: g.face, wish: g.wish, lastColor: g.lastColor, lastColored: g.lastColored };
      if (this.c.card(card).color !== null) g.lastColored = card;
    }
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
