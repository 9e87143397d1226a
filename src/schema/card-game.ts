/** The shapes of everything the card game takes and gives, apart from states. */
import * as z from 'zod/mini';
import { type Options, optionTable, SETS } from '../cards/sets.ts';
import { MOST_PLAYERS } from '../setup.ts';
import { COLORS, EDITIONS, WINDOWS } from '../types.ts';
import {
  answers,
  asking,
  card,
  cards,
  count,
  happened,
  marks,
  optionOf,
  outcome,
  points,
  questions,
  react,
  seat,
  seats,
  secret,
  setupFields,
  viewer,
} from './shared.ts';

const color = z.enum(COLORS);
const wish = z.union([z.strictObject({ color }), z.strictObject({ number: count })]);
const direction = z.literal([1, -1]);

const milliseconds = count;
/** Options whose values are more than a list. */
const own: Readonly<Record<string, z.ZodMiniType<number | 'off' | [number, number]>>> = {
  'react.window': milliseconds,
  'react.autoPass': z.union([z.literal('off'), z.tuple([milliseconds, milliseconds])]),
  'ruleCards.count': count.check(z.lte(15)),
};
// The table says which value each option has; that this says the same is shown by the tests.
const options = z.strictObject(
  Object.fromEntries(
    Object.entries(optionTable).map(([name, row]) => [name, z.exactOptional(optionOf(row, own[name]))]),
  ),
) as unknown as z.ZodMiniType<Partial<Options>>;

/** What a game is made from. */
export const setup = z.strictObject({
  ...setupFields(2, MOST_PLAYERS),
  edition: z.exactOptional(z.enum(EDITIONS)),
  sets: z.exactOptional(z.array(z.enum(SETS))),
  options: z.exactOptional(options),
});

/** What a seat may send. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), seat, card, power: z.exactOptional(z.string()) }),
  z.strictObject({ type: z.literal('draw'), seat }),
  z.strictObject({ type: z.literal('pass'), seat }),
  react,
  z.strictObject({
    type: z.literal('choose'),
    seat,
    answer: z.union([
      answers.seat,
      answers.cards,
      z.strictObject({ split: z.array(count) }),
      z.strictObject({ deal: z.array(z.tuple([card, seat])) }),
      z.strictObject({ wish }),
      answers.option,
    ]),
  }),
]);

/** A game from its first card. */
export const record = z.strictObject({
  format: z.literal(1),
  rules: z.int(),
  setup,
  actions: z.array(action),
  ...marks,
});

const power = z.strictObject({ row: z.string(), up: z.boolean(), since: count });
const lasting = { key: count, row: z.string(), owner: seat, exempt: seats, since: count, data: z.json() };
const ending = { cause: z.string(), flat: z.nullable(points), finishers: seats, exempt: seats, final: z.boolean() };

const question = z.discriminatedUnion('kind', [
  z.strictObject({
    ...asking,
    kind: z.literal('turn'),
    cards,
    powers: z.array(z.strictObject({ card, powers: z.array(z.string()) })),
    draw: z.boolean(),
    pass: z.boolean(),
  }),
  questions.seat,
  questions.cards,
  z.strictObject({ ...asking, kind: z.literal('split'), total: count, seats, decline: z.boolean() }),
  z.strictObject({ ...asking, kind: z.literal('deal'), cards, seats, pick: count }),
  z.strictObject({
    ...asking,
    kind: z.literal('wish'),
    colors: z.array(color),
    numbers: z.array(count),
    decline: z.boolean(),
  }),
  questions.option,
  z.strictObject({
    ...asking,
    kind: z.literal('react'),
    cards,
    trigger: z.string(),
    subject: z.string(),
    split: z.nullable(z.array(count)),
  }),
]);

/** What one seat, or a spectator, may know. */
export const view = z.strictObject({
  rules: z.strictObject({
    edition: z.enum(EDITIONS),
    sets: z.array(z.string()),
    options: z.record(z.string(), z.json()),
    windows: z.enum(WINDOWS),
    pointLimit: count,
    fingerprint: z.string(),
  }),
  round: count,
  turn: count,
  dealer: seat,
  active: seat,
  direction,
  players: z.array(
    z.strictObject({
      name: z.string(),
      handCount: count,
      open: secret,
      score: points,
      skips: count,
      powers: z.array(z.nullable(z.string())),
    }),
  ),
  drawCount: count,
  powerCount: count,
  ruleCount: count,
  discardCount: count,
  top: z.nullable(card),
  table: z.array(
    z.strictObject({ card: z.nullable(card), by: z.nullable(seat), to: z.nullable(seat), open: z.boolean() }),
  ),
  face: z.string(),
  wish: z.nullable(wish),
  lastColor: z.nullable(color),
  seating: z.nullable(seats),
  eventCount: count,
  eventDiscard: z.array(z.string()),
  eventsOpen: z.array(z.string()),
  lasting: z.array(z.strictObject(lasting)),
  exhausted: z.boolean(),
  ending: z.nullable(z.strictObject(ending)),
  outcome: z.nullable(outcome),
  viewer,
  shown: z.array(z.strictObject({ seat, hand: cards })),
  powers: z.array(power),
  hand: cards,
  demand: z.strictObject({
    name: z.string(),
    color: z.nullable(color),
    number: z.nullable(count),
    symbol: z.nullable(z.string()),
    black: z.boolean(),
    onlyBlack: z.boolean(),
    wish: z.boolean(),
    free: z.boolean(),
  }),
  discardPile: secret,
  waitingFor: seats,
  question: z.nullable(question),
});

const drawn = { seat, count, cards: secret };
const hands = { seats, hands: z.array(cards) };

/** One thing that happened. */
export const event = z.discriminatedUnion('type', [
  happened('roundStarted', { round: count, dealer: seat, cards: count, events: count, rules: count }),
  happened('dealt', drawn),
  happened('turnedOver', { card, face: z.string(), color: z.nullable(color) }),
  happened('returned', { card }),
  happened('turnDue', { seat, turn: count }),
  happened('turnStarted', { seat }),
  happened('satOut', { seat }),
  happened('drew', drawn),
  happened('exhausted', {}),
  happened('passed', { seat }),
  happened('played', { seat, card, face: z.string(), color: z.nullable(color), under: z.boolean() }),
  happened('tossedIn', { seat, card, trigger: z.string(), face: z.string() }),
  happened('named', { seat, row: z.string(), victims: seats, split: z.exactOptional(z.array(count)) }),
  happened('letGo', { seat, row: z.string() }),
  happened('wished', { seat, wish, color: z.nullable(color) }),
  happened('skipped', { seat, turns: count }),
  happened('gave', { from: seat, to: seat, count, cards: secret, blind: z.boolean() }),
  happened('laid', { seat, to: z.nullable(seat), count, cards: secret }),
  happened('turnedUp', { cards }),
  happened('revealed', { cards }),
  happened('mixed', {}),
  happened('pickedUp', { ...drawn, open: z.boolean(), places: z.array(count) }),
  happened('discarded', { seat, cards }),
  happened('tucked', { cards, places: z.array(count) }),
  happened('stacked', { count }),
  happened('looked', { seat, at: seats, cards: secret }),
  happened('shown', { face: z.string(), color }),
  happened('imitated', { seat, row: z.string() }),
  happened('exempted', { seat }),
  happened('totalChanged', { seat, points, total: points }),
  happened('placesChanged', { seating: seats }),
  happened('ruleDrawn', { row: z.string() }),
  happened('rulesReturned', { deck: count }),
  happened('lastingEnded', { key: count }),
  happened('turnedRound', { direction }),
  happened('powersGathered', { seats, pile: count }),
  happened('powersDealt', { seat, count, powers: z.nullable(z.array(z.string())) }),
  happened('powerUsed', { seat, at: count, row: z.string() }),
  happened('powerTurnedDown', { seat, at: count }),
  happened('powersExchanged', { a: seat, atA: count, b: seat, atB: count }),
  happened('powerReturned', { seat, at: count, pile: count }),
  happened('demanded', { face: z.string() }),
  happened('recalled', {
    card,
    seat,
    top: z.nullable(card),
    face: z.string(),
    wish: z.nullable(wish),
    color: z.nullable(color),
  }),
  happened('tookDiscard', { seat, card, top: z.nullable(card) }),
  happened('fetched', {
    seat,
    card,
    zone: z.enum(['draw', 'discard', 'hand']),
    from: z.nullable(seat),
    top: z.nullable(card),
  }),
  happened('eventTriggered', { seat }),
  happened('eventsRenewed', { count }),
  happened('eventTurned', { event: z.string(), seat }),
  happened('eventOver', { event: z.string() }),
  happened('lastingStarted', lasting),
  happened('lastingChanged', { key: count, data: z.json() }),
  happened('handsShown', hands),
  happened('handsHidden', {}),
  happened('handsOpen', hands),
  happened('roundEnded', ending),
  happened('scored', { seat, points, total: points }),
  happened('gameEnded', { outcome }),
]);
