/** Attacks: a victim is named and may counter before anything happens. */
import { type Asked, cards, seat } from '../../kernel/questions.ts';
import type { Steps } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardId, Seat } from '../state/types.ts';

/**
 * Names a victim among the candidates, who may counter.
 *
 * If there is no candidate, or the effect may be declined and is, the script ends there.
 */
export function aim<V>(
  s: Steps<RuleContext, V>,
  candidates: (c: RuleContext) => readonly Seat[],
  { optional = false }: { readonly optional?: boolean } = {},
) {
  return s
    .label('aim')
    .ask(
      'victim',
      (c) => seat(candidates(c), mayDecline(c, optional)),
      null,
      (is) => is.seat,
    )
    .orStop('victim', (c) => c.do.letGo())
    .do((c, v) => c.do.name([v.victim]))
    .window('attacked', (_c, v) => [v.victim]);
}

/**
 * Whom an effect that takes cards may name, if `loot` is what it could take from a seat. Whoever carries it out with an
 * empty hand has to name somebody from whom something can be taken, if there is anybody.
 */
export function robbable(c: RuleContext, loot: (seat: Seat) => readonly CardId[]): readonly Seat[] {
  if (c.handSize(c.me) > 0) return c.others;
  const holders = c.others.filter((other) => loot(other).length > 0);
  return holders.length > 0 ? holders : c.others;
}

/**
 * Whether an effect may be left out: an optional one may. One taken over by a counter always may, or never,
 * whatever it is, as the players agreed.
 */
export function mayDecline(c: RuleContext, optional: boolean): boolean {
  return c.frame.v.again === true ? !c.options['counterattack.redirectMandatory'] : optional;
}

/**
 * Which of the cards that may go from a hand go: as many as wanted, or all that may. Everybody can see that there is
 * no choice if the whole hand may go, or if what is kept back shows by itself.
 */
export function goingFrom(held: number, free: readonly CardId[], wanted: number): Asked<readonly CardId[]> {
  return cards(free, wanted, { plain: free.length === held || free.length < Math.min(wanted, held) });
}

/** Ends an effect that is not carried out. */
export const letGo = <V>(s: Steps<RuleContext, V>): unknown => s.do((c) => c.do.letGo()).stop();
