/** Refusing what is named: what kinds of question share. */
import type { CardId, Seat } from '../../kernel/actions.ts';
import { isWhole, type Problem } from '../../kernel/refusals.ts';

/** Refuses a seat that does not exist, is oneself, or is not offered. */
export function refuseSeat(
  named: unknown,
  offered: readonly Seat[],
  self: Seat,
  players: number,
  field: string,
): Problem | null {
  if (!isWhole(named)) return { reason: 'seat-not-whole', field };
  if (named < 0 || named >= players) return { reason: 'no-such-seat', named, field };
  if (offered.includes(named)) return null;
  return named === self ? { reason: 'self', field } : { reason: 'seat-not-offered', named, field };
}

/** Refuses cards that are no cards, named twice, or not offered. */
export function refuseCards(named: readonly unknown[], offered: readonly CardId[], where: string): Problem | null {
  for (let i = 0; i < named.length; i++) {
    const card = named[i];
    const field = `${where}[${i}]`;
    if (!isWhole(card)) return { reason: 'card-not-whole', field };
    if (!offered.includes(card)) return { reason: 'card-not-offered', field };
    if (named.indexOf(card) !== i) return { reason: 'card-twice', field };
  }
  return null;
}
