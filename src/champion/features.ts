/**
 * What the net is told of a whole game, from where each seat sits: its hand, the hands of the others, who comes when, what lies
 * on top. All are counts, or shares of them, brought to about the same size.
 */
import type { Face, Question } from 'frantic-engine';
import type { BotEngine } from 'frantic-engine/bots';
import type * as fast from 'frantic-engine/fast';
import { CARD, CARD_SIZE, COLOR_ROOM, type Deck, deckOf } from './deck.ts';

/** Which number of a hand is what. */
const HAND = {
  count: 0,
  late: 1,
  one: 2,
  two: 3,
  three: 4,
  points: 5,
  open: 6,
  anyOpen: 7,
  interrupt: 8,
  attack: 9,
  bound: 10,
  black: 11,
  effect: 12,
  unique: 13,
  plain: 14,
  number: 15,
  fits: 16,
  anyFits: 17,
  fitsPlain: 18,
  fitPoints: 19,
  most: 20,
  pairs: 21,
  dearest: 22,
  powers: 23,
  skips: 24,
  empty: 25,
} as const;
const HAND_SIZE = Object.keys(HAND).length;

/** Of the others: the mean of these. */
const MEANS = [HAND.count, HAND.late, HAND.points, HAND.open, HAND.attack, HAND.fits, HAND.powers] as const;
/** Of the others: the highest of these. */
const MOST = [HAND.late, HAND.one, HAND.two] as const;
/** Of whoever comes next, and of whoever comes before. */
const BESIDE = [HAND.count, HAND.late, HAND.anyFits, HAND.open, HAND.skips] as const;
/** Of whoever's turn it is. */
const ACTIVE = [HAND.late, HAND.one, HAND.fits, HAND.anyFits, HAND.open] as const;

const PLACES = 6;
const TABLE = 17;

/** So many numbers the net is given for each seat. */
export const FEATURES = HAND_SIZE + PLACES + MEANS.length + MOST.length + 1 + 2 * BESIDE.length + ACTIVE.length + TABLE;

const KINDS: readonly Question['type'][] = ['turn', 'react', 'name', 'choose', 'wish'];

/** Reads a game from each seat. What it has read is written over at the next. */
export class Reader {
  /** By seat, one row of features after the other. */
  rows = new Float64Array(FEATURES * 8);
  private readonly hands = new Float64Array(HAND_SIZE * 8);
  private readonly table = new Float64Array(TABLE);
  private readonly order: number[] = [];
  private readonly held = new Float64Array(COLOR_ROOM);
  private readonly over: { readonly into: fast.Questions } = { into: {} };

  /** Reads a game whose round is not over. */
  read(guess: fast.GameState, engine: BotEngine): Float64Array {
    const deck = deckOf(guess, engine);
    const face = demandIn(guess, engine);
    const players = guess.players.length;
    for (let seat = 0; seat < players; seat++) this.readHand(guess, seat, deck, face);
    const asked = this.readTable(guess, face, engine);
    this.readOrder(guess);
    for (let seat = 0; seat < players; seat++) this.write(seat, players, guess.active, asked);
    return this.rows;
  }

  private readHand({ players }: fast.GameState, seat: number, deck: Deck, face: Face): void {
    const { hands, held } = this;
    const at = seat * HAND_SIZE;
    hands.fill(0, at, at + HAND_SIZE);
    held.fill(0);
    const player = players[seat];
    if (player === undefined) return;
    const { hand } = player;
    let [points, open, interrupt, attack, bound, black, effect, unique, plain, number] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let [fits, fitsPlain, fitPoints, dearest] = [0, 0, 0, 0];
    const { numbers, colors, infos } = deck;
    for (let i = 0; i < hand.length; i++) {
      const id = hand[i] ?? 0;
      const from = id * CARD_SIZE;
      const worth = numbers[from + CARD.points] ?? 0;
      points += worth;
      if (worth > dearest) dearest = worth;
      open += numbers[from + CARD.open] ?? 0;
      interrupt += numbers[from + CARD.interrupt] ?? 0;
      attack += numbers[from + CARD.attack] ?? 0;
      bound += numbers[from + CARD.bound] ?? 0;
      black += numbers[from + CARD.black] ?? 0;
      effect += numbers[from + CARD.effect] ?? 0;
      unique += numbers[from + CARD.unique] ?? 0;
      plain += numbers[from + CARD.plain] ?? 0;
      number += numbers[from + CARD.number] ?? 0;
      const color = colors[id * 2] ?? -1;
      const second = colors[id * 2 + 1] ?? -1;
      if (color >= 0) held[color] = (held[color] ?? 0) + 1;
      if (second >= 0) held[second] = (held[second] ?? 0) + 1;
      const card = infos[id];
      if (card === undefined) continue;
      const { class: kind } = card;
      if (kind === 'open' || kind === 'unique') {
        if (kind === 'open') {
          fits++;
          fitPoints += worth;
        }
      } else if (
        face.free ||
        (face.onlyBlack
          ? kind === 'black'
          : !(kind === 'black' && face.black) &&
            ((card.color !== null && (card.color === face.color || card.second === face.color)) ||
              (card.number !== null && card.number === face.number) ||
              (kind === 'plain' && card.row === face.symbol)))
      ) {
        fits++;
        fitsPlain++;
        fitPoints += worth;
      }
    }
    const count = hand.length;
    const share = 1 / Math.max(1, count);
    let [most, pairs] = [0, 0];
    for (let i = 0; i < COLOR_ROOM; i++) {
      const n = held[i] ?? 0;
      if (n > most) most = n;
      pairs += n * (n - 1);
    }
    hands[at + HAND.count] = count / 8;
    hands[at + HAND.late] = count === 0 ? 0 : share;
    hands[at + HAND.one] = count === 1 ? 1 : 0;
    hands[at + HAND.two] = count === 2 ? 1 : 0;
    hands[at + HAND.three] = count === 3 ? 1 : 0;
    hands[at + HAND.points] = points / 40;
    hands[at + HAND.open] = open / 2;
    hands[at + HAND.anyOpen] = open > 0 ? 1 : 0;
    hands[at + HAND.interrupt] = interrupt / 2;
    hands[at + HAND.attack] = attack / 2;
    hands[at + HAND.bound] = bound;
    hands[at + HAND.black] = black / 2;
    hands[at + HAND.effect] = effect / 4;
    hands[at + HAND.unique] = unique / 2;
    hands[at + HAND.plain] = plain / 4;
    hands[at + HAND.number] = number / 6;
    hands[at + HAND.fits] = fits / 4;
    hands[at + HAND.anyFits] = fits > 0 ? 1 : 0;
    hands[at + HAND.fitsPlain] = fitsPlain > 0 ? 1 : 0;
    hands[at + HAND.fitPoints] = fitPoints / 30;
    hands[at + HAND.most] = most * share;
    hands[at + HAND.pairs] = count > 1 ? pairs / (count * (count - 1)) : 0;
    hands[at + HAND.dearest] = dearest / 10;
    hands[at + HAND.powers] = player.powers.length / 2;
    hands[at + HAND.skips] = player.skips;
    hands[at + HAND.empty] = count === 0 ? 1 : 0;
  }

  /** What all see alike. Returns who is asked, or -1. */
  private readTable(guess: fast.GameState, face: Face, engine: BotEngine): number {
    const { table } = this;
    const asked = engine.nextSeat(guess);
    const question = asked === null ? null : engine.questionOf(guess, asked, this.over);
    const players = guess.players.length;
    let at = 0;
    table[at++] = players / 8;
    table[at++] = 2 / players;
    table[at++] = guess.drawPile.length / 60;
    table[at++] = 4 / (4 + guess.drawPile.length);
    table[at++] = guess.turn / 30;
    table[at++] = face.free ? 1 : 0;
    table[at++] = face.onlyBlack ? 1 : 0;
    table[at++] = face.black ? 1 : 0;
    table[at++] = face.color === null ? 0 : 1;
    table[at++] = face.number === null ? 0 : 1;
    table[at++] = guess.lasting.length / 3;
    for (const kind of KINDS) table[at++] = question?.type === kind ? 1 : 0;
    table[at] = question?.type === 'turn' && question.draw ? 1 : 0;
    return asked ?? -1;
  }

  /** Who comes when, from whoever's turn it is. */
  private readOrder({ players, seating, direction, active }: fast.GameState): void {
    const { order } = this;
    const count = players.length;
    const from = seating === null ? active : seating.indexOf(active);
    for (let i = 0; i < count; i++) {
      const place = (((from + i * direction) % count) + count) % count;
      order[i] = seating === null ? place : (seating[place] ?? 0);
    }
  }

  private write(seat: number, players: number, active: number, asked: number): void {
    const { rows, hands, table, order } = this;
    let at = seat * FEATURES;
    const own = seat * HAND_SIZE;
    for (let i = 0; i < HAND_SIZE; i++) rows[at++] = hands[own + i] ?? 0;
    const place = order.indexOf(seat);
    rows[at++] = place / (players - 1);
    rows[at++] = place === 0 ? 1 : 0;
    rows[at++] = place === 1 ? 1 : 0;
    rows[at++] = place === 2 ? 1 : 0;
    rows[at++] = place === players - 1 ? 1 : 0;
    rows[at++] = asked === seat ? 1 : 0;
    for (let i = 0; i < MEANS.length; i++) {
      const which = MEANS[i] ?? 0;
      let sum = 0;
      for (let other = 0; other < players; other++) if (other !== seat) sum += hands[other * HAND_SIZE + which] ?? 0;
      rows[at++] = sum / (players - 1);
    }
    for (let i = 0; i < MOST.length; i++) {
      const which = MOST[i] ?? 0;
      let most = 0;
      for (let other = 0; other < players; other++)
        if (other !== seat) most = Math.max(most, hands[other * HAND_SIZE + which] ?? 0);
      rows[at++] = most;
    }
    // Somebody who can finish before this seat has its turn.
    let threat = 0;
    for (let i = 0; i < place; i++) {
      const other = (order[i] ?? 0) * HAND_SIZE;
      threat = Math.max(threat, (hands[other + HAND.one] ?? 0) * (hands[other + HAND.anyFits] ?? 0));
    }
    rows[at++] = threat;
    const next = (order[(place + 1) % players] ?? 0) * HAND_SIZE;
    const before = (order[(place + players - 1) % players] ?? 0) * HAND_SIZE;
    for (let i = 0; i < BESIDE.length; i++) rows[at++] = hands[next + (BESIDE[i] ?? 0)] ?? 0;
    for (let i = 0; i < BESIDE.length; i++) rows[at++] = hands[before + (BESIDE[i] ?? 0)] ?? 0;
    const turn = active * HAND_SIZE;
    for (let i = 0; i < ACTIVE.length; i++) rows[at++] = seat === active ? 0 : (hands[turn + (ACTIVE[i] ?? 0)] ?? 0);
    for (let i = 0; i < TABLE; i++) rows[at++] = table[i] ?? 0;
  }
}

const NOTHING: Face = {
  name: '',
  color: null,
  number: null,
  symbol: null,
  black: false,
  onlyBlack: false,
  wish: false,
  free: false,
};

/** What the next card has to meet in a guess. */
function demandIn(guess: fast.GameState, { catalogOf }: BotEngine): Face {
  const { faces } = catalogOf(guess);
  const { wish, face } = guess;
  const shown = faces[face] ?? NOTHING;
  if (wish === null) return shown;
  const wished = faces['color' in wish ? `wish ${wish.color}` : `wish ${wish.number}`];
  return wished ?? shown;
}
