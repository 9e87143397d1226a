/** Why a round of the card game ended, in words. */
import type { Ending } from '../shared/sheet.ts';
import { list, title } from '../shared/words.ts';

/** Why a round ended, in a few words. */
export function endedBy({ cause, finishers = [] }: Ending, names: readonly string[]): string {
  if (cause === 'finish') return `${list(finishers.map((seat) => names[seat] ?? `Seat ${seat}`))} ran out of cards`;
  return reason(cause);
}

/** Why a round ended, whoever it was. */
export function reason(cause: string): string {
  if (cause === 'finish') return 'an empty hand';
  if (cause === 'exhausted') return 'an empty draw pile';
  return title(cause.replaceAll('-', ' '));
}
