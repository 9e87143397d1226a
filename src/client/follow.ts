/** What is seen after what happened: a client is sent a view once, and then only updates. */
import type { View as BoardView } from '../board-game/seen/view.ts';
import type { GameEvent as BoardEvent, SeenEvent as BoardSeenEvent } from '../board-game/state/events.ts';
import type { Followed as BoardFollowed } from '../board-game/state/fold.ts';
import { HEARD as BOARD_HEARD } from '../board-game/state/log.ts';
import type { View } from '../card-game/seen/view.ts';
import type { GameEvent, SeenEvent } from '../card-game/state/events.ts';
import type { Followed } from '../card-game/state/fold.ts';
import { HEARD } from '../card-game/state/log.ts';
import { followWith, withoutSecrets } from '../common/describe.ts';
import { asInput, InvalidInput } from '../common/errors.ts';
import { type Now, nowOf } from '../common/now.ts';
import { isTree } from '../common/tree.ts';
import { undrafted } from '../common/undrafted.ts';

export type { BoardFollowed, Followed };

/** A view without the rules of the game, for a client that has them. */
export type BareView = Omit<View, 'rules'>;

/** The same of the board game. */
export type BoardBareView = Omit<BoardView, 'rules'>;

/** What a client is sent after an action. */
export interface ViewUpdate {
  /** What happened, as the viewer may see it. */
  readonly events: readonly SeenEvent[];
  /** What no event says: the question, who else is asked, what the next card has to meet, hands shown to the viewer alone. */
  readonly now: Now<View>;
}

/** The same of the board game. */
export interface BoardViewUpdate {
  /** What happened, as the viewer may see it. */
  readonly events: readonly BoardSeenEvent[];
  /** What no event says: the question, and who else is asked. */
  readonly now: Now<BoardView>;
}

/**
 * What is seen after an event, of either game: the `follow` of that game. A view may come with its rules or without.
 *
 * @throws `InvalidInput` if it is not given a view and an event of the same game.
 * @example
 * ```ts
 * for (const event of update.events) {
 *   seen = follow(seen, event);
 *   await animate(event, seen);
 * }
 * ```
 */
export function follow<S extends Followed>(seen: S, event: SeenEvent): S;
export function follow<S extends BoardFollowed>(seen: S, event: BoardSeenEvent): S;
export function follow(seen: Followed | BoardFollowed, event: AnySeenEvent): Followed | BoardFollowed {
  return isBoard(seen) ? followWith(BOARD_HEARD, seen, event) : followWith(HEARD, seen, event);
}

type AnySeenEvent = SeenEvent | BoardSeenEvent;

/** Whether what is seen is of the board game. */
const isBoard = <B extends { readonly game: string }>(seen: B): seen is Extract<B, { readonly game: 'board' }> =>
  isTree(seen) && seen.game === 'board';

/**
 * What a seat, or a spectator, is sent after an action: what happened, without others' secrets, and what no event says.
 * `view` is the view after the action.
 *
 * @example
 * ```ts
 * const { state: next, events } = transition(state, action);
 * for (const seat of seats) send(seat, updateOf(viewOf(next, seat), events));
 * ```
 */
export function updateOf(view: BareView, events: readonly GameEvent[]): ViewUpdate;
export function updateOf(view: BoardBareView, events: readonly BoardEvent[]): BoardViewUpdate;
export function updateOf(given: BareView | BoardBareView, events: readonly (GameEvent | BoardEvent)[]): AnyUpdate {
  const view = undrafted(given);
  try {
    const { viewer } = view;
    if (isBoard(view)) {
      const told = events.map((event) => withoutSecrets<BoardSeenEvent>(BOARD_HEARD, event, viewer));
      return { events: told, now: nowOf(view) };
    }
    const told = events.map((event) => withoutSecrets<SeenEvent>(HEARD, event, viewer));
    return { events: told, now: nowOf(view) };
  } catch (error) {
    throw asInput(error, 'view', 'is no view, or comes with no list of events');
  }
}

/** An update, of whichever game. */
interface AnyUpdate {
  readonly events: readonly AnySeenEvent[];
  readonly now: object;
}

/**
 * The view after an update: the same that `viewOf` of the engine gives after the action. To show every step in between, `follow`
 * the events one by one.
 *
 * @throws `InvalidInput` if it is not given a view and an update of the same game.
 * @example
 * ```ts
 * const received = JSON.stringify(update);
 * seen = catchUp(seen, JSON.parse(received));
 * ```
 */
export function catchUp<S extends BareView>(view: S, update: ViewUpdate): S;
export function catchUp<S extends BoardBareView>(view: S, update: BoardViewUpdate): S;
export function catchUp(given: BareView | BoardBareView, update: AnyUpdate): object {
  const view = undrafted(given);
  try {
    const { events, now } = undrafted(update);
    const after = isBoard(view)
      ? events.reduce((was, event) => followWith(BOARD_HEARD, was, event), view)
      : events.reduce((was, event) => followWith(HEARD, was, event), view);
    return { ...after, ...now };
  } catch (error) {
    throw asInput(error, 'events', 'are none of this game, or follow on something else');
  }
}

/** A view without the rules, which stay the same for the whole game: less than half as long as a message. */
export function withoutRules<V extends { readonly rules: unknown }>(view: V): Omit<V, 'rules'> {
  if (!isTree(view)) throw new InvalidInput('view', 'is no view');
  const { rules: _rules, ...bare } = undrafted(view);
  return bare;
}

/** A view with the rules that a client was sent once. */
export const withRules = <V extends object, R>(view: V, rules: R): V & { readonly rules: R } => ({
  ...undrafted(view),
  rules: undrafted(rules),
});
