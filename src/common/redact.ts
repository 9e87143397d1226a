/** What of an event a seat may see. */
import type { Seat } from '../kernel/actions.ts';

/**
 * The event without its cards, unless the viewer is one of those whom the fields `owners` name.
 * An event without cards, or without owners, is everybody's.
 */
export function hideCards<E extends object>(
  event: E,
  owners: readonly string[] | undefined,
  viewer: Seat | 'spectator',
): E {
  if (owners === undefined || !('cards' in event) || event.cards === null) return event;
  const fields = event as Readonly<Record<string, unknown>>;
  return owners.some((field) => fields[field] === viewer) ? event : { ...event, cards: null };
}

/** What comes of looking into an event. What is none is refused. */
export function ofEvent<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new RangeError('That is no event of this game.', { cause: error });
  }
}
