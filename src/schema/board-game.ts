/** The shapes of everything the board game takes and gives, apart from states. */
import * as z from 'zod/mini';
import { SEATS } from '../board-game/core/setup.ts';
import { type BoardOptions, optionTable } from '../board-game/options/game.ts';
import { COLORS, TIMINGS, WINDOWS } from '../board-game/state/types.ts';
import { list, strict } from './bounded.ts';
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

const space = count;
const spaces = list(space);
const sides = z.literal([6, 20]);

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

const cause = z.enum(['end', 'exhausted']);

/** What one seat, or a spectator, may know. */
export const view = strict({
  rules: strict({
    layout,
    deck,
    options: allOptions,
    windows: z.enum(WINDOWS),
    pointLimit: count,
    fingerprint: z.string(),
  }),
  round: count,
  turn: count,
  starter: seat,
  active: seat,
  players: list(strict({ name, handCount: count, score: points, space }), SEATS[1]),
  drawCount: count,
  discardPile: cards,
  market: cards,
  board: list(list(strict({ card, facing: z.nullable(space) }))),
  fired: cards,
  die: z.nullable(strict({ seat, sides, value: count, for: z.string() })),
  skipsMovement: z.boolean(),
  movesBackward: z.boolean(),
  ignoresCards: z.boolean(),
  exhausted: z.boolean(),
  ending: z.nullable(strict({ cause })),
  outcome: z.nullable(outcome),
  viewer,
  hand: cards,
  waitingFor: seats,
  question: z.nullable(question),
});

const drawn = { seat, count, cards: secret };

/** One thing that happened. */
export const event = z.discriminatedUnion('type', [
  happened('roundStarted', { round: count, cards: count, teleports: spaces }),
  happened('dealt', drawn),
  happened('rolledForStart', { seats, values: list(count) }),
  happened('turnStarted', { seat, turn: count }),
  happened('placed', { seat, card, at: space, facing: z.nullable(space) }),
  happened('discarded', { seat, cards }),
  happened('rolled', { seat, sides, value: count, for: z.string() }),
  happened('named', { seat, row: z.string(), target: seat, steps: z.nullable(count) }),
  happened('tossedIn', { seat, card, trigger: z.string() }),
  happened('moved', { seat, from: space, path: spaces }),
  happened('put', { seat, from: space, to: space }),
  happened('bumped', { seat, card, from: space, to: space }),
  happened('fired', { seat, card, at: space }),
  happened('took', { seat, card, at: space }),
  happened('movementSkipped', { seat }),
  happened('movementReversed', { seat }),
  happened('cardsIgnored', { seat }),
  happened('eventRolled', { seat, event: z.string(), number: count }),
  happened('turnedUp', { cards }),
  happened('picked', { seat, card }),
  happened('handsPassed', { counts: list(count) }),
  happened('teleportMoved', { seat, number: count, from: space, to: space, discarded: cards }),
  happened('drew', drawn),
  happened('exhausted', {}),
  happened('roundEnded', { cause }),
  happened('scored', { seat, space, inHand: count, points, total: points }),
  happened('gameEnded', { outcome }),
]);
