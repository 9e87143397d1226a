/** The shapes of everything the card game takes and gives, apart from states. */

import * as z from 'zod/mini';
import { SETS } from '../card-game/boxes/boxes.ts';
import { MOST_PLAYERS } from '../card-game/core/setup.ts';
import type { Options } from '../card-game/options/options.ts';
import { optionTable } from '../card-game/options/options.ts';
import { COLORS, EDITIONS, WINDOWS } from '../card-game/state/types.ts';
import { json, list, strict, table } from './bounded.ts';
import {
  answers,
  asking,
  card,
  cards,
  count,
  happened,
  marks,
  name,
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
const wish = z.union([strict({ color }), strict({ number: count })]);
const direction = z.literal([1, -1]);

const milliseconds = count;
/** Options whose values are more than a list. */
const own: Readonly<Record<string, z.ZodMiniType<number | 'off' | [number, number]>>> = {
  'react.window': milliseconds,
  'react.autoPass': z.union([z.literal('off'), z.tuple([milliseconds, milliseconds])]),
  'ruleCards.count': count.check(z.lte(15)),
};
// The table says which value each option has; that this says the same is shown by the tests.
const options = strict(
  Object.fromEntries(
    Object.entries(optionTable).map(([name, row]) => [name, z.exactOptional(optionOf(row, own[name]))]),
  ),
) as unknown as z.ZodMiniType<Partial<Options>>;

/** What a game is made from. */
export const setup = strict({
  ...setupFields(2, MOST_PLAYERS),
  edition: z.exactOptional(z.enum(EDITIONS)),
  sets: z.exactOptional(list(z.enum(SETS), SETS.length)),
  options: z.exactOptional(options),
});

/** What a seat may send. */
export const action = z.discriminatedUnion('type', [
  strict({ type: z.literal('play'), seat, card, power: z.exactOptional(z.string()) }),
  strict({ type: z.literal('draw'), seat }),
  strict({ type: z.literal('pass'), seat }),
  react,
  strict({
    type: z.literal('choose'),
    seat,
    answer: z.union([
      answers.seat,
      answers.cards,
      strict({ split: list(count, MOST_PLAYERS) }),
      strict({ deal: list(z.tuple([card, seat])) }),
      strict({ wish }),
      answers.option,
    ]),
  }),
]);

/** A game from its first card. */
export const record = strict({
  format: z.literal(1),
  rules: z.int(),
  setup,
  actions: list(action, null),
  ...marks,
});

const power = strict({ row: z.string(), up: z.boolean(), since: count });
const lasting = { key: count, row: z.string(), owner: seat, exempt: seats, since: count, data: json() };
const ending = { cause: z.string(), flat: z.nullable(points), finishers: seats, exempt: seats, final: z.boolean() };

const question = z.discriminatedUnion('kind', [
  strict({
    ...asking,
    kind: z.literal('turn'),
    cards,
    powers: list(strict({ card, powers: list(z.string()) })),
    draw: z.boolean(),
    pass: z.boolean(),
  }),
  questions.seat,
  questions.cards,
  strict({ ...asking, kind: z.literal('split'), total: count, seats, decline: z.boolean() }),
  strict({ ...asking, kind: z.literal('deal'), cards, seats, pick: count }),
  strict({
    ...asking,
    kind: z.literal('wish'),
    colors: list(color),
    numbers: list(count),
    decline: z.boolean(),
  }),
  questions.option,
  strict({
    ...asking,
    kind: z.literal('react'),
    cards,
    trigger: z.string(),
    subject: z.string(),
    split: z.nullable(list(count, MOST_PLAYERS)),
  }),
]);

/** What one seat, or a spectator, may know. */
export const view = strict({
  rules: strict({
    edition: z.enum(EDITIONS),
    sets: list(z.string()),
    options: table(z.string(), json()),
    windows: z.enum(WINDOWS),
    pointLimit: count,
    fingerprint: z.string(),
  }),
  round: count,
  turn: count,
  dealer: seat,
  active: seat,
  direction,
  players: list(
    strict({
      name,
      handCount: count,
      open: secret,
      score: points,
      skips: count,
      powers: list(z.nullable(z.string())),
    }),
    MOST_PLAYERS,
  ),
  drawCount: count,
  powerCount: count,
  ruleCount: count,
  discardCount: count,
  top: z.nullable(card),
  table: list(strict({ card: z.nullable(card), by: z.nullable(seat), to: z.nullable(seat), open: z.boolean() })),
  face: z.string(),
  wish: z.nullable(wish),
  lastColor: z.nullable(color),
  seating: z.nullable(seats),
  eventCount: count,
  eventDiscard: list(z.string()),
  eventsOpen: list(z.string()),
  lasting: list(strict(lasting)),
  exhausted: z.boolean(),
  ending: z.nullable(strict(ending)),
  outcome: z.nullable(outcome),
  viewer,
  shown: list(strict({ seat, hand: cards }), MOST_PLAYERS),
  powers: list(power),
  hand: cards,
  demand: strict({
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
const hands = { seats, hands: list(cards, MOST_PLAYERS) };

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
  happened('named', { seat, row: z.string(), victims: seats, split: z.exactOptional(list(count, MOST_PLAYERS)) }),
  happened('letGo', { seat, row: z.string() }),
  happened('wished', { seat, wish, color: z.nullable(color) }),
  happened('skipped', { seat, turns: count }),
  happened('gave', { from: seat, to: seat, count, cards: secret, blind: z.boolean() }),
  happened('laid', { seat, to: z.nullable(seat), count, cards: secret }),
  happened('turnedUp', { cards }),
  happened('revealed', { cards }),
  happened('mixed', {}),
  happened('pickedUp', { ...drawn, open: z.boolean(), places: list(count) }),
  happened('discarded', { seat, cards }),
  happened('tucked', { cards, places: list(count) }),
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
  happened('powersDealt', { seat, count, powers: z.nullable(list(z.string())) }),
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
  happened('lastingChanged', { key: count, data: json() }),
  happened('handsShown', hands),
  happened('handsHidden', {}),
  happened('handsOpen', hands),
  happened('roundEnded', ending),
  happened('scored', { seat, points, total: points }),
  happened('gameEnded', { outcome }),
]);
