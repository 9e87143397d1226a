/** Verbs: drawing, playing, wishing, and what victims suffer. */

import { bitOf } from '../../common/known.ts';
import { topOf } from '../../common/zones.ts';
import type { CardRow } from '../rows/define.ts';
import type { CardId, Color, Seat, Wish } from '../state/types.ts';
import { notMet } from '../state/unmet.ts';
import { Zones } from './zones.ts';

/** Verbs: drawing, playing, wishing, and what victims suffer. */
export class PlayVerbs extends Zones {
  draw(seat: Seat, count: number): void {
    if (count > 0) this.takeFromPile(seat, this.c.drawCount(count, seat));
  }

  deal(seat: Seat, count: number): void {
    const cards = this.lift(count);
    this.gain(seat, cards);
    this.sink?.push({ type: 'dealt', seat, count: cards.length, cards });
  }

  noteUnmet(seat: Seat, open: boolean): void {
    const { inForce, demand } = this.c;
    if (!this.remembers || demand.free) return;
    // Where something in force says what fits, or forbids what does, it tells nothing of other moments.
    if (inForce.fits.length > 0 || inForce.mayPlay.length > 0) return;
    const player = this.player(seat);
    player.unmet = notMet(player.unmet, demand.name, open, player.gained);
  }

  noteDrawn(seat: Seat): void {
    const player = this.player(seat);
    // Where nothing could be drawn, nothing is taken off.
    if (player.gained > (player.unmet[player.unmet.length - 1]?.gained ?? 0)) player.gained--;
    this.noteUnmet(seat, false);
  }

  private noteWished(seat: Seat): void {
    if (!this.remembers) return;
    const player = this.player(seat);
    player.wished = { face: this.c.demand.name, held: player.hand.length, gained: player.gained };
  }

  pass(seat: Seat): void {
    this.sink?.push({ type: 'passed', seat });
  }

  play(seat: Seat, card: CardId): void {
    const { g } = this.c;
    const { row } = this.c.card(card);
    this.takeFromHand(seat, card);
    if (row.under) {
      this.slide(card);
    } else {
      this.putFaceUp(card);
      g.wishDue = row.wish === null ? null : { seat, row: row.id };
    }
    this.sink?.push({ type: 'played', seat, card, face: g.face, color: g.lastColor, under: row.under });
  }

  /** An interrupt goes from a hand onto the pile. It is no turn, and changes no color. */
  tossIn(seat: Seat, card: CardId, trigger: string): void {
    const { g } = this.c;
    const { face } = this.c.card(card);
    const row = this.c.tossedAs(card, trigger);
    this.takeFromHand(seat, card, true);
    this.putOnTop(card, face, null);
    g.wishDue = row.wish === null ? null : { seat, row: row.id };
    this.sink?.push({ type: 'tossedIn', seat, card, trigger, face });
  }

  show(face: string, color: Color): void {
    const { g } = this.c;
    g.face = face;
    g.lastColor = color;
    // What takes a color counts as a colored card, though none is printed on it.
    if (this.c.catalog.looksBack) g.lastColored = topOf(g.discardPile);
    this.sink?.push({ type: 'shown', face, color });
  }

  imitate(seat: Seat, row: CardRow): void {
    const { g } = this.c;
    g.wishDue = row.wish === null ? null : { seat, row: row.id };
    this.sink?.push({ type: 'imitated', seat, row: row.id });
  }

  returnStartCard(): void {
    const card = this.discardPile.pop();
    if (card === undefined) return;
    this.drawPile.push(card);
    this.shufflePile();
    this.sink?.push({ type: 'returned', card });
  }

  wish(seat: Seat, wish: Wish | null): void {
    const { g } = this.c;
    g.wishDue = null;
    if (wish === null) return;
    g.wish = wish;
    this.noteWished(seat);
    if ('color' in wish && this.c.options['vandalism.wishCounts']) g.lastColor = wish.color;
    this.sink?.push({ type: 'wished', seat, wish, color: g.lastColor });
  }

  name(victims: readonly Seat[], split: readonly number[] | null = null, by: Seat = this.c.me): void {
    const { row } = this.c;
    this.sink?.push({ type: 'named', seat: by, row, targets: [...victims], split: split === null ? null : [...split] });
  }

  letGo(): void {
    const { me, row } = this.c;
    this.sink?.push({ type: 'letGo', seat: me, row });
  }

  skip(seat: Seat, turns: number): void {
    this.player(seat).skips = turns;
    this.sink?.push({ type: 'skipped', seat, turns });
  }

  give(from: Seat, to: Seat, cards: readonly CardId[], blind = false, settled = false): void {
    if (cards.length === 0 || from === to) return;
    if (!settled) this.loseSight(this.c.handOf(from), cards.length, bitOf(from) | bitOf(to));
    this.handOver(from, to, cards, blind);
  }

  private handOver(from: Seat, to: Seat, cards: readonly CardId[], blind: boolean): void {
    if (cards.length === 0) return;
    for (const card of cards) this.takeFromHand(from, card);
    this.gain(to, cards);
    this.learn(cards, bitOf(from));
    this.sink?.push({ type: 'gave', from, to, count: cards.length, cards: [...cards], blind });
  }

  exchange(a: Seat, fromA: readonly CardId[], b: Seat, fromB: readonly CardId[], blind = false, settled = false): void {
    const [given, taken] = [[...fromA], [...fromB]];
    if (!settled) {
      const bits = bitOf(a) | bitOf(b);
      // Nothing has moved yet: what is taken comes out of the hand that was there before.
      this.loseSight(this.c.handOf(a), given.length, bits);
      this.loseSight(this.c.handOf(b), taken.length, bits);
    }
    this.handOver(a, b, given, false);
    this.handOver(b, a, taken, blind);
  }

  passHands(seats: readonly Seat[], to: (seat: Seat) => Seat): void {
    const hands = seats.map((from) => ({ from, cards: [...this.c.handOf(from)] }));
    for (const { from, cards } of hands) this.give(from, to(from), cards, false, true);
  }
}
