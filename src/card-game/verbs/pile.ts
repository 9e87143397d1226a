/** Verbs: the discard pile and what lies on top of it. */

import { removeAt, topOf } from '../../common/zones.ts';
import { BLACK_FACE, FREE } from '../rules/matching.ts';
import type { Before } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';
import { PlayVerbs } from './play.ts';

/** Verbs: the discard pile and what lies on top of it. */
export class PileVerbs extends PlayVerbs {
  demandBlack(): void {
    const { g } = this.c;
    g.wish = null;
    g.wishDue = null;
    g.face = BLACK_FACE.name;
    this.sink?.push({ type: 'demanded', face: g.face });
  }

  dropWish(): void {
    this.c.g.wishDue = null;
  }

  recall(card: CardId, before: Before | null, to: Seat): void {
    const { g } = this.c;
    const at = g.discardPile.lastIndexOf(card);
    const onTop = at === g.discardPile.length - 1;
    removeAt(this.discardPile, at);
    if (onTop && before !== null) {
      g.face = before.face;
      g.wish ??= before.wish;
      // What lay there lies on top again, above what was slid under the card.
      const lay = before.top === null ? -1 : g.discardPile.lastIndexOf(before.top);
      if (lay >= 0) this.discardPile.push(removeAt(this.discardPile, lay));
    }
    if (g.lastColored === card && before !== null) {
      g.lastColor = before.lastColor;
      g.lastColored = before.lastColored;
    }
    this.takeOpen(to, [card]);
    const top = topOf(g.discardPile);
    // An event shares nothing with the state: what it tells stays true when the state goes on.
    const wish = g.wish === null ? null : { ...g.wish };
    this.sink?.push({ type: 'recalled', card, seat: to, top, face: g.face, wish, color: g.lastColor });
  }

  takeDiscard(seat: Seat): void {
    const { g } = this.c;
    const card = this.discardPile.pop();
    if (card === undefined) return;
    this.takeOpen(seat, [card]);
    const top = topOf(g.discardPile);
    this.sink?.push({ type: 'tookDiscard', seat, card, top });
  }

  clearFace(): void {
    const { g } = this.c;
    g.face = FREE;
    g.wish = null;
    this.sink?.push({ type: 'demanded', face: g.face });
  }

  faceRemains(): void {
    const { g } = this.c;
    const top = topOf(g.discardPile);
    g.face = top === null ? FREE : this.c.card(top).face;
    g.wish = null;
    this.sink?.push({ type: 'demanded', face: g.face });
  }

  flip(seat: Seat): boolean {
    const { g } = this.c;
    const card = this.drawPile.pop();
    if (card === undefined) {
      this.lift(1);
      return false;
    }
    const { row } = this.c.card(card);
    this.putFaceUp(card);
    g.wishDue = row.wish === null ? null : { seat, row: row.id };
    this.sink?.push({ type: 'turnedOver', card, face: g.face, color: g.lastColor });
    return true;
  }

  fetch(card: CardId, to: Seat): void {
    const { g } = this.c;
    const holder = g.players.findIndex(({ hand }) => hand.includes(card));
    if (holder === to) return;
    const inDraw = g.drawPile.includes(card);
    if (holder >= 0) {
      this.takeFromHand(holder, card);
    } else {
      const pile = inDraw ? this.drawPile : this.discardPile;
      removeAt(pile, pile.indexOf(card));
      if (inDraw) this.shufflePile();
    }
    this.takeOpen(to, [card]);
    const zone = holder >= 0 ? 'hand' : inDraw ? 'draw' : 'discard';
    const from = holder >= 0 ? holder : null;
    this.sink?.push({
      type: 'fetched',
      seat: to,
      card,
      zone,
      from,
      top: topOf(g.discardPile),
    });
  }
}
