/** Dealing hidden cards to places so that every deal in which the hands hold what they must is equally likely. */
import type { CardId } from '../kernel/actions.ts';
import type { Chance } from './chance.ts';
import { itemAt } from './item-at.ts';
import { ways } from './kinds/ways.ts';

/** Neighboring places, and what lies in them: at least one of these cards, or none of them. */
export interface Span {
  /** The first of its places, and how many there are. */
  readonly from: number;
  readonly size: number;
  readonly holds: boolean;
  readonly fits: ReadonlySet<CardId>;
}

/**
 * The cards in an order in which the spans hold what they must, each such order as likely as any other.
 *
 * How many of the cards that matter go to which span is drawn first, in proportion to the orders there are with these
 * numbers; then any of them go there. If spans want different cards, no order that agrees is left out, but some come that
 * do not agree. The cards have to be in an order of their own: chance is all that decides.
 */
export function dealWithin(cards: readonly CardId[], spans: readonly Span[], chance: Chance): CardId[] {
  const wanted = wantedBy(spans);
  const matter = cards.filter((card) => wanted.has(card));
  const others = cards.filter((card) => !wanted.has(card));
  chance.shuffle(matter);
  chance.shuffle(others);
  // A span that should be without other cards than those that matter can only be looked at afterwards.
  const settled = spans.filter(({ holds, fits }) => holds || matter.every((card) => fits.has(card)));
  const counts = countsFor(settled, matter.length, cards.length, chance);
  const dealt: CardId[] = [];
  counts?.forEach((count, i) => {
    const { from, size } = itemAt(settled, i);
    const hand = [...matter.splice(0, count), ...others.splice(0, size - count)];
    chance.shuffle(hand);
    hand.forEach((card, nth) => {
      dealt[from + nth] = card;
    });
  });
  const rest = [...matter, ...others];
  chance.shuffle(rest);
  return cards.map((_, place) => dealt[place] ?? itemAt(rest.splice(-1), 0));
}

/** The cards that somebody must hold one of; if nobody must, those that the first must not hold. */
function wantedBy(spans: readonly Span[]): ReadonlySet<CardId> {
  const holding = spans.filter(({ holds }) => holds);
  return new Set((holding.length > 0 ? holding : spans.slice(0, 1)).flatMap(({ fits }) => [...fits]));
}

/** How many of the cards that matter go to each span; `null` if there is no order that agrees, or numbers end before it. */
function countsFor(spans: readonly Span[], matter: number, all: number, chance: Chance): number[] | null {
  const rest = all - spans.reduce((sum, { size }) => sum + size, 0);
  // By how many are left: in how many ways they lie in the places from a span on. The last line is for all other places.
  const others = Array.from({ length: matter + 1 }, (_, count) => ways(rest, count, false));
  const table = [others];
  for (const { size, holds } of [...spans].reverse()) {
    const after = itemAt(table, 0);
    table.unshift(
      others.map((_, count) => {
        let sum = 0;
        for (let k = least(holds); k <= most(holds, size, count); k++)
          sum += ways(size, k, false) * itemAt(after, count - k);
        return sum;
      }),
    );
  }
  const total = itemAt(itemAt(table, 0), matter);
  if (total === 0 || !Number.isFinite(total)) return null;
  let remaining = matter;
  return spans.map(({ size, holds }, i) => {
    const after = itemAt(table, i + 1);
    let left = chance.next() * itemAt(itemAt(table, i), remaining);
    let count = least(holds);
    // What rounding leaves over goes to the last number that can be.
    for (let k = count; k <= most(holds, size, remaining) && left >= 0; k++) {
      const share = ways(size, k, false) * itemAt(after, remaining - k);
      if (share > 0) count = k;
      left -= share;
    }
    remaining -= count;
    return count;
  });
}

const least = (holds: boolean): number => (holds ? 1 : 0);
const most = (holds: boolean, size: number, count: number): number => (holds ? Math.min(size, count) : 0);
