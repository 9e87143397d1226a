/** What of an event a seat may see. */
import type { Seat } from '../engine/actions.ts';

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
