/** What a hand is unlikely to hold, after what its player did not meet and wished for. */
import { keptFor } from '../../common/kept-for.ts';
import type { Doubt } from '../../common/lean.ts';
import type { Card } from '../rows/card.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { GameState } from '../state/state.ts';
import type { Seat } from '../state/types.ts';
import type { Unmet } from '../state/unmet.ts';

/** So likely is a card that could have been played then, compared with any other. */
const COULD_HAVE_BEEN_PLAYED = 0.05;
/** So likely is a card of another color than the one wished for: of the hands of bots, and less and less so while they are played. */
const OF_ANOTHER_COLOR = 0.25;
/** So likely is a hand without the number that was wished for. */
const WITHOUT_THE_NUMBER = 0.05;

type Player = GameState['players'][number];

/** What the hand of a player is unlikely to hold. */
export function doubtsAbout({ hand, unmet, wished, gained }: Player, seat: Seat, catalog: Catalog): Doubt[] {
  const doubts: Doubt[] = [];
  for (const one of unmet) {
    const cards = unlikelyCards(catalog, one);
    doubts.push({ seat, cards, but: gained - one.gained, odds: COULD_HAVE_BEEN_PLAYED });
  }
  if (wished === null) return doubts;
  const { face, held } = wished;
  const come = gained - wished.gained;
  const cards = othersThan(catalog, face);
  if (catalog.tops.get(face)?.face.number === null) doubts.push({ seat, cards, but: come, odds: OF_ANOTHER_COLOR });
  // Once a card is gone, it may have been the one.
  else if (held > 0 && hand.length === held + come)
    doubts.push({ seat, cards, but: hand.length - 1, odds: WITHOUT_THE_NUMBER });
  return doubts;
}

const foundBy = /* @__PURE__ */ keptFor((_catalog: Catalog) => new Map<string, Uint8Array>());

/** By card: 1 if it is one of these. They are looked for once. */
function cardsOf(catalog: Catalog, name: string, isOne: (card: Card) => boolean): Uint8Array {
  const found = foundBy(catalog);
  let cards = found.get(name);
  if (cards === undefined) {
    cards = Uint8Array.from(catalog.cards, (card) => (isOne(card) ? 1 : 0));
    found.set(name, cards);
  }
  return cards;
}

/**
 * The cards that could have been played instead. A card with a condition of its own tells nothing, and whoever fell back on a card
 * that goes on everything may hold more of them.
 */
function unlikelyCards(catalog: Catalog, { face, open }: Unmet): Uint8Array {
  const { tops, playable } = catalog;
  const fitsAt = tops.get(face)?.fitsAt ?? 0;
  return cardsOf(
    catalog,
    open ? `${face} open` : face,
    ({ id, row }) => playable[fitsAt + id] === 1 && !(open && (row.class === 'open' || row.class === 'unique')),
  );
}

/** The cards of other colors than the one wished for, or without the number wished for. A card without a color tells nothing of colors. */
function othersThan(catalog: Catalog, name: string): Uint8Array {
  const wished = catalog.tops.get(name)?.face;
  return cardsOf(catalog, `not ${name}`, ({ color, second, number }) =>
    wished?.number === null
      ? color !== null && color !== wished.color && second !== wished.color
      : number !== wished?.number,
  );
}
