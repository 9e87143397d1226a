/** The shapes of everything the board game takes and gives, apart from states. */

import * as z from 'zod/mini';
import { type BoardOptions, optionTable } from '../board-game/options/game.ts';
import type { SeenEvent } from '../board-game/state/events.ts';
import { EVENTS } from '../board-game/state/log.ts';
import { PUBLIC_PLAYER, PUBLIC_VIEW, type PublicPlayer, type PublicView } from '../board-game/state/public-view.ts';
import type { QuestionTopic } from '../board-game/state/question.ts';
import { FIELDS, PLAYER, type PublicPlayerState, type PublicState, type Words } from '../board-game/state/state.ts';
import { COLORS, SEATS, TIMINGS } from '../board-game/state/types.ts';
import type { ReadonlyLists } from '../common/copy.ts';
import { list, strict } from './bounded.ts';
import {
  ACTIONS,
  acting,
  anyOf,
  card,
  count,
  fieldsOf,
  name,
  optionOf,
  playerOf,
  reacting,
  recordOf,
  seat,
  seatView,
  seenIn,
  setupWith,
  type ValidatorsFor,
  wordsWith,
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
export const setup = setupWith(SEATS, {
  layout: z.exactOptional(layout),
  deck: z.exactOptional(deck),
  options: z.exactOptional(someOptions),
});

/** What a seat may send. */
export const action = z.discriminatedUnion('type', [
  acting('place', { card, at: space, facing: z.exactOptional(space) }),
  ...ACTIONS,
]);

/** A board game from its first card. */
export const record = recordOf({ game: z.literal('board') }, setup, action);

const words: ValidatorsFor<Words> = wordsWith(
  { layout, deck, options: allOptions },
  { space, die: strict({ seat, sides: z.literal([6, 20]), value: count, for: z.string() }) },
);

/** What everybody may know of a player. */
const player = playerOf<PublicPlayer, PublicPlayerState>(PLAYER, PUBLIC_PLAYER, words);

/** Where a card may be put, and where its arrow may point to there. */
const place = strict({ at: space, facings: z.nullable(spaces) });

/** A card that may be put on the board. */
const placeable = strict({ card, spaces: list(place) });

/** What one seat, or a spectator, may know. */
export const view = strict({
  ...seenIn<ReadonlyLists<PublicState>>(FIELDS, words),
  ...fieldsOf<Omit<PublicView, keyof PublicState>>(PUBLIC_VIEW, { ...words, players: list(player, SEATS[1]) }),
  ...seatView<QuestionTopic>()((asked) => [asked('place', { cards: list(placeable) }), asked('react', reacting)]),
});

/** One thing that happened. */
export const event = anyOf<SeenEvent>(EVENTS, words);
