/** Putting a card somewhere. */

import type { PlaceAction } from '../../../common/actions.ts';
import { itemAt } from '../../../common/item-at.ts';
import { pickBelow } from '../../../common/kinds/draws.ts';
import { type Told, told } from '../../../common/refusals.ts';
import type { Draw } from '../../../kernel/draws.ts';
import type { Kind } from '../../../kernel/kind.ts';
import { isWhole } from '../../../kernel/refusals.ts';
import type { CardId, Seat } from '../../state/types.ts';
import type { PlaceDecision, Placement } from './questions.ts';

/** How often a placement is tried for by chance before all of them are counted. */
const TRIES = 64;

/** Calls `each` with every lawful placement until it returns `true`. */
function everyPlacement(q: PlaceDecision, each: (card: CardId, at: number, facing: number | null) => boolean): void {
  for (const card of q.cards) {
    const freely = q.freely(card);
    for (let at = 0; at < q.places; at++) {
      if (!q.may(card, at, freely)) continue;
      const facings = q.facings(card, at);
      if (facings === null) {
        if (each(card, at, null)) return;
      } else {
        for (const facing of facings) if (each(card, at, facing)) return;
      }
    }
  }
}

/** Whether there is a lawful placement at all. */
function isPossible(q: PlaceDecision): boolean {
  let found = false;
  everyPlacement(q, () => {
    found = true;
    return true;
  });
  return found;
}

const placing = (seat: Seat, card: CardId, at: number, facing: number | null): PlaceAction =>
  facing === null ? { type: 'place', seat, card, at } : { type: 'place', seat, card, at, facing };

/** Put a card somewhere. */
export const placeKind: Kind<PlaceDecision, Placement> = {
  types: ['place'],
  refuse(q, action): Told | null {
    if (action.type !== 'place') return told('wrong-type', 'Put a card somewhere.', null, 'type');
    const { card, at, facing } = action as Partial<PlaceAction>;
    if (!isWhole(card)) return told('malformed', 'A card is a whole number.', null, 'card');
    if (!q.cards.includes(card)) return told('not-in-hand', 'You do not have that card to place.', null, 'card');
    if (!isWhole(at)) return told('malformed', 'The place of a card is a whole number.', null, 'at');
    if (at < 0 || at >= q.places) return told('out-of-range', `There is no place ${at}.`, null, 'at');
    if (!q.may(card, at)) return q.whyNot(card, at);
    const facings = q.facings(card, at);
    if (facings === null)
      return facing === undefined ? null : told('not-offered', 'This card has no direction.', null, 'facing');
    if (!isWhole(facing)) return told('malformed', 'The card has to face a place.', null, 'facing');
    return facings.includes(facing)
      ? null
      : told('not-offered', `There, the card can face ${facings.join(', ')}.`, null, 'facing');
  },
  read(_q, action) {
    const { card, at, facing = null } = action as PlaceAction;
    return { card, at, facing };
  },
  forced: (q) => {
    if (!q.plain) return undefined;
    let only: Placement | undefined;
    everyPlacement(q, (card, at, facing) => {
      const first = only === undefined;
      only = first ? { card, at, facing } : undefined;
      return !first;
    });
    return only;
  },
  list(q, seat, out, limit) {
    everyPlacement(q, (card, at, facing) => {
      if (out.length < limit) out.push(placing(seat, card, at, facing));
      return out.length >= limit;
    });
  },
  say: ({ card, at, facing }, seat) => placing(seat, card, at, facing),
  decline: () => null,
  needs: (q) => ({ from: q.cards, fits: (card) => isPossible({ ...q, cards: [card] }) }),
  offers: (q) => q.cards,
};

/** How that is counted and drawn. */
export const placeDraw: Draw<PlaceDecision, Placement> = {
  count(q) {
    let count = 0;
    for (const card of q.cards) {
      const freely = q.freely(card);
      for (let at = 0; at < q.places; at++) if (q.may(card, at, freely)) count += q.facings(card, at)?.length ?? 1;
    }
    return count;
  },
  hasAnswer: isPossible,
  draw(q, chance) {
    // Most placements that can be thought of are lawful, so trying is many times faster than counting all of them.
    const { cards, places, width } = q;
    let widths = 0;
    for (const card of cards) widths += width[card] ?? 1;
    for (let tries = 0; tries < TRIES; tries++) {
      const pick = pickBelow(chance, widths * places);
      let nth = Math.floor(pick / places);
      let i = 0;
      let card = cards[0] as CardId;
      for (let ways = width[card] ?? 1; nth >= ways; ways = width[card] ?? 1) {
        nth -= ways;
        card = cards[++i] as CardId;
      }
      const at = pick % places;
      if (!q.may(card, at)) continue;
      const facings = q.facings(card, at);
      if (facings === null) return { card, at, facing: null };
      const facing = facings[nth];
      if (facing !== undefined) return { card, at, facing };
    }
    let left = pickBelow(chance, placeDraw.count(q));
    const drawn: Placement[] = [];
    everyPlacement(q, (card, at, facing) => {
      if (left-- > 0) return false;
      drawn.push({ card, at, facing });
      return true;
    });
    return itemAt(drawn, 0);
  },
};
