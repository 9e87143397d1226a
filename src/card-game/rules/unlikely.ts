/** What a hand is unlikely to hold whose player did not meet a face. */
import { keptFor } from '../../common/kept-for.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { Unmet } from '../state/unmet.ts';

const foundBy = /* @__PURE__ */ keptFor((_catalog: Catalog) => new Map<string, Uint8Array>());

/**
 * By card: 1 if it could have been played instead. A card with a condition of its own tells nothing, and whoever fell back on a card
 * that goes on everything may hold more of them.
 */
export function unlikelyCards(catalog: Catalog, { face, open }: Unmet): Uint8Array {
  const found = foundBy(catalog);
  const name = open ? `${face} open` : face;
  let unlikely = found.get(name);
  if (unlikely === undefined) {
    const { tops, playable, cards } = catalog;
    const fitsAt = tops.get(face)?.fitsAt ?? 0;
    unlikely = Uint8Array.from(cards, ({ id, row }) =>
      playable[fitsAt + id] === 1 && !(open && (row.class === 'open' || row.class === 'unique')) ? 1 : 0,
    );
    found.set(name, unlikely);
  }
  return unlikely;
}
