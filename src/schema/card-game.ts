/** The shapes of everything the card game takes and gives, apart from states. */

import * as z from 'zod/mini';
import { type Options, optionTable, type QuestionTopic, SETS } from '../card-game/options/options.ts';
import type { SeenEvent } from '../card-game/state/events.ts';
import { EVENTS, type EventWords } from '../card-game/state/log.ts';
import { PUBLIC_PLAYER, PUBLIC_VIEW, type PublicPlayer, type PublicView } from '../card-game/state/public-view.ts';
import { FIELDS, PLAYER, type PublicPlayerState, type PublicState, type Words } from '../card-game/state/state.ts';
import { COLORS, EDITIONS, SEATS } from '../card-game/state/types.ts';
import type { ReadonlyLists } from '../common/copy.ts';
import { json, list, strict, table } from './bounded.ts';
import {
  ACTIONS,
  acting,
  anyOf,
  card,
  cards,
  count,
  fieldsOf,
  optionOf,
  playerOf,
  reacting,
  recordOf,
  seat,
  seats,
  seatView,
  secret,
  seenIn,
  setupWith,
  type ValidatorsFor,
  wordsWith,
} from './shared.ts';

/** So many can play. */
const most = SEATS[1];

const color = z.enum(COLORS);
const wish = z.union([strict({ color }), strict({ number: count })]);

// The table says which value each option has; that this says the same is shown by the tests.
const options = strict(
  Object.fromEntries(Object.entries(optionTable).map(([name, row]) => [name, z.exactOptional(optionOf(row))])),
) as unknown as z.ZodMiniType<Partial<Options>>;

/** What a game is made from. */
export const setup = setupWith(SEATS, {
  edition: z.exactOptional(z.enum(EDITIONS)),
  sets: z.exactOptional(list(z.enum(SETS), SETS.length)),
  options: z.exactOptional(options),
});

/** What a seat may send. */
export const action = z.discriminatedUnion('type', [
  acting('play', { card, power: z.exactOptional(z.string()) }),
  acting('draw', {}),
  acting('pass', {}),
  acting('split', { shares: list(count, most) }),
  acting('give', { gifts: list(z.tuple([card, seat])) }),
  acting('wish', { wish }),
  ...ACTIONS,
]);

/** A game from its first card. */
export const record = recordOf({ game: z.literal('card') }, setup, action);

const words: ValidatorsFor<Words> = wordsWith(
  { edition: z.enum(EDITIONS), sets: list(z.string()), options: table(z.string(), json()) },
  { color, face: z.string(), wish, event: z.string(), seating: seats, skips: count },
);

/** What everybody may know of a player. */
const player = playerOf<PublicPlayer, PublicPlayerState>(PLAYER, PUBLIC_PLAYER, words);

/** What one seat, or a spectator, may know. */
export const view = strict({
  ...seenIn<ReadonlyLists<PublicState>>(FIELDS, words),
  ...fieldsOf<Omit<PublicView, keyof PublicState>>(PUBLIC_VIEW, { ...words, players: list(player, most) }),
  shown: list(strict({ seat, hand: cards }), most),
  powers: list(strict({ row: z.string(), up: z.boolean(), since: count })),
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
  ...seatView<QuestionTopic>()((asked) => [
    asked('turn', {
      cards,
      powers: list(strict({ card, powers: list(z.string()) })),
      draw: z.boolean(),
      pass: z.boolean(),
    }),
    asked('split', { total: count, players: count, seats }),
    asked('give', { cards, seats, pick: count }),
    asked('wish', { colors: list(color), numbers: list(count) }),
    asked('react', { ...reacting, split: z.nullable(list(count, most)) }),
  ]),
});

const eventWords: ValidatorsFor<EventWords> = { ...words, hands: list(cards, most), split: list(count, most) };

/** One thing that happened. */
export const event = anyOf<SeenEvent>(EVENTS, eventWords);
