/** The shapes of everything the card game takes and gives, apart from states. */

import * as z from 'zod/mini';
import { type Options, optionTable, SETS } from '../card-game/options/options.ts';
import { BOARD, BOARD_PLAYER, type Board, type BoardPlayer } from '../card-game/state/board.ts';
import { EVENTS, type EventWords, type GameEvent } from '../card-game/state/log.ts';
import { FIELDS, PLAYER, type PublicPlayer, type PublicState, type Words } from '../card-game/state/state.ts';
import { COLORS, EDITIONS, SEATS, WINDOWS } from '../card-game/state/types.ts';
import type { ReadonlyLists } from '../common/copy.ts';
import { json, list, strict, table } from './bounded.ts';
import {
  answers,
  anyOf,
  asking,
  card,
  cards,
  count,
  fieldsOf,
  marks,
  optionOf,
  questions,
  react,
  seat,
  seats,
  secret,
  seenIn,
  setupFields,
  type ValidatorsFor,
  viewer,
  WORDS,
} from './shared.ts';

/** So many can play. */
const most = SEATS[1];

const color = z.enum(COLORS);
const wish = z.union([strict({ color }), strict({ number: count })]);

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
  ...setupFields(...SEATS),
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
      strict({ split: list(count, most) }),
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

const words: ValidatorsFor<Words> = {
  ...WORDS,
  rules: strict({
    edition: z.enum(EDITIONS),
    sets: list(z.string()),
    options: table(z.string(), json()),
    windows: z.enum(WINDOWS),
    pointLimit: count,
    fingerprint: z.string(),
  }),
  color,
  face: z.string(),
  wish,
  event: z.string(),
  seating: seats,
  skips: count,
};

/** What everybody may know of a player. */
const player: z.ZodMiniType<BoardPlayer> = strict({
  ...seenIn<Readonly<PublicPlayer>>(PLAYER, words),
  ...fieldsOf<Omit<BoardPlayer, keyof PublicPlayer>>(BOARD_PLAYER, words),
});

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
    split: z.nullable(list(count, most)),
  }),
]);

/** What one seat, or a spectator, may know. */
export const view = strict({
  ...seenIn<ReadonlyLists<PublicState>>(FIELDS, words),
  ...fieldsOf<Omit<Board, keyof PublicState>>(BOARD, { ...words, players: list(player, most) }),
  viewer,
  shown: list(strict({ seat, hand: cards }), most),
  powers: list(strict({ row: z.string(), up: z.boolean(), since: count })),
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

const eventWords: ValidatorsFor<EventWords> = { ...words, hands: list(cards, most), split: list(count, most) };

/** One thing that happened. */
export const event = anyOf<GameEvent>(EVENTS, eventWords);
