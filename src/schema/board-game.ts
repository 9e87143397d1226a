/** The shapes of everything the board game takes and gives, apart from states. */
import * as z from 'zod/mini';
import { type BoardOptions, optionTable } from '../board-game/options/game.ts';
import { BOARD, BOARD_PLAYER, type Board, type BoardPlayer } from '../board-game/state/board.ts';
import { EVENTS, type GameEvent } from '../board-game/state/log.ts';
import { FIELDS, PLAYER, type PublicPlayer, type PublicState, type Words } from '../board-game/state/state.ts';
import { COLORS, SEATS, TIMINGS, WINDOWS } from '../board-game/state/types.ts';
import type { ReadonlyLists } from '../common/copy.ts';
import { list, strict } from './bounded.ts';
import {
  answers,
  anyOf,
  asking,
  card,
  cards,
  count,
  fieldsOf,
  marks,
  name,
  optionOf,
  questions,
  react,
  seat,
  seats,
  seenIn,
  setupFields,
  type ValidatorsFor,
  viewer,
  WORDS,
} from './shared.ts';

const space = count;
const spaces = list(space);

// The table says which value each option has; that this says the same is shown by the tests.
const options = Object.fromEntries(Object.entries(optionTable).map(([name, row]) => [name, optionOf(row)]));
const someOptions = z.partial(z.strictObject(options)) as unknown as z.ZodMiniType<Partial<BoardOptions>>;
const allOptions = strict(options) as unknown as z.ZodMiniType<BoardOptions>;

const layout = strict({
  name,
  cells: list(z.tuple([z.int(), z.int()])),
  teleports: spaces,
  walls: list(z.tuple([space, space])),
});

const deck = strict({
  name,
  prints: list(
    strict({
      card: z.string(),
      color: z.enum(COLORS),
      copies: count,
      timing: z._default(z.nullable(z.enum(TIMINGS)), null),
      attack: z._default(z.nullable(z.boolean()), null),
    }),
  ),
});

/** What a board game is made from. */
export const setup = strict({
  ...setupFields(...SEATS),
  layout: z.exactOptional(layout),
  deck: z.exactOptional(deck),
  options: z.exactOptional(someOptions),
});

/** What a seat may send. */
export const action = z.discriminatedUnion('type', [
  strict({ type: z.literal('place'), seat, card, at: space, facing: z.exactOptional(space) }),
  react,
  strict({
    type: z.literal('choose'),
    seat,
    answer: z.union([answers.seat, answers.cards, answers.option]),
  }),
]);

/** A board game from its first card. */
export const record = strict({
  format: z.literal(1),
  game: z.literal('board'),
  rules: z.int(),
  setup,
  actions: list(action, null),
  ...marks,
});

const question = z.discriminatedUnion('kind', [
  strict({
    ...asking,
    kind: z.literal('place'),
    cards: list(strict({ card, spaces: list(strict({ at: space, facings: z.nullable(spaces) })) })),
  }),
  questions.seat,
  questions.cards,
  questions.option,
  strict({ ...asking, kind: z.literal('react'), cards, trigger: z.string(), subject: z.string() }),
]);

const words: ValidatorsFor<Words> = {
  ...WORDS,
  rules: strict({
    layout,
    deck,
    options: allOptions,
    windows: z.enum(WINDOWS),
    pointLimit: count,
    fingerprint: z.string(),
  }),
  space,
  die: strict({ seat, sides: z.literal([6, 20]), value: count, for: z.string() }),
};

/** What everybody may know of a player. */
const player: z.ZodMiniType<BoardPlayer> = strict({
  ...seenIn<Readonly<PublicPlayer>>(PLAYER, words),
  ...fieldsOf<Omit<BoardPlayer, keyof PublicPlayer>>(BOARD_PLAYER, words),
});

/** What one seat, or a spectator, may know. */
export const view = strict({
  ...seenIn<ReadonlyLists<PublicState>>(FIELDS, words),
  ...fieldsOf<Omit<Board, keyof PublicState>>(BOARD, { ...words, players: list(player, SEATS[1]) }),
  viewer,
  hand: cards,
  waitingFor: seats,
  question: z.nullable(question),
});

/** One thing that happened. */
export const event = anyOf<GameEvent>(EVENTS, words);
