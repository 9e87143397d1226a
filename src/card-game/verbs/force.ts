/** Verbs: events, and what is in force. */

import { copyAll } from '../../common/copy.ts';
import { isNumbers } from '../../common/tree.ts';
import { topOf, withoutAt } from '../../common/zones.ts';
import { copyJson, type Json } from '../../kernel/json.ts';
import type { Lasting } from '../state/state.ts';
import type { EventId, Seat } from '../state/types.ts';
import { TableVerbs } from './table.ts';

/** Verbs: events, and what is in force. */
export class ForceVerbs extends TableVerbs {
  causeEvent(seat: Seat): void {
    this.sink?.push({ type: 'eventTriggered', seat });
  }

  turnEvent(seat: Seat): EventId | null {
    const { g, random } = this.c;
    if (g.eventPile.length === 0 && g.eventDiscard.length > 0) {
      const renewed = [...g.eventDiscard];
      random.shuffle(renewed);
      g.eventPile = renewed;
      g.eventDiscard = [];
      this.sink?.push({ type: 'eventsRenewed', count: renewed.length });
    }
    const event = topOf(g.eventPile);
    if (event === null) return null;
    g.eventPile = withoutAt(g.eventPile, g.eventPile.length - 1);
    g.eventsOpen = [...g.eventsOpen, event];
    this.sink?.push({ type: 'eventTurned', row: event, seat });
    return event;
  }

  complete(event: EventId): void {
    const { g } = this.c;
    g.eventsPast = [...g.eventsPast, event];
  }

  endEvent(event: EventId): void {
    const { g } = this.c;
    const at = g.eventsOpen.lastIndexOf(event);
    if (at < 0 || g.lasting.some((held) => held.row === event)) return;
    g.eventsOpen = withoutAt(g.eventsOpen, at);
    g.eventDiscard = [...g.eventDiscard, event];
    this.sink?.push({ type: 'eventOver', row: event });
  }

  startLasting(row: string, owner: Seat, data: Json, exempt: readonly Seat[] = []): void {
    const { g } = this.c;
    g.lastingCount++;
    const key = g.lastingCount;
    // An event that was put away and comes into force after all lies open again.
    const put = g.eventDiscard.lastIndexOf(row);
    if (put >= 0) {
      g.eventDiscard = withoutAt(g.eventDiscard, put);
      g.eventsOpen = [...g.eventsOpen, row];
    }
    const since = g.turn;
    const held = { key, row, owner, exempt: [...exempt], since, data: copyJson(data) };
    this.enforce([...g.lasting, held]);
    this.sink?.push({ type: 'lastingStarted', key, row, owner, exempt: [...exempt], since, data: copyJson(data) });
    this.c.effectOf(held).begin?.(this.c);
  }

  exempt(seat: Seat): void {
    const { v } = this.c.interrupted;
    v.exempt = isNumbers(v.exempt) ? [...v.exempt, seat] : [seat];
    this.sink?.push({ type: 'exempted', seat });
  }

  endLasting(held: Lasting): void {
    const { g } = this.c;
    if (!g.lasting.some(({ key }) => key === held.key)) return;
    this.c.effectOf(held).end?.(this.c, held);
    this.enforce(g.lasting.filter(({ key }) => key !== held.key));
    const { key, row, owner, data } = held;
    this.sink?.push({ type: 'lastingEnded', key, row, owner, data: copyJson(data) });
  }

  expire(until: 'ownerTurnBegins' | 'ownerTurnEnds'): void {
    const { g } = this.c;
    if (!this.c.inForce.expires) return;
    for (const held of g.lasting) {
      const over = held.owner === g.active && held.since !== g.turn && this.c.effectOf(held).until === until;
      if (over) this.endLasting(held);
    }
  }

  turnRound(): void {
    const { g } = this.c;
    g.direction = g.direction === 1 ? -1 : 1;
    this.sink?.push({ type: 'turnedRound', direction: g.direction });
  }

  /** All rule cards go back into their deck, which is shuffled. Without the option there is none. */
  protected sortRules(): void {
    const { g, catalog, random } = this.c;
    const deck = this.c.options['ruleCards.count'] > 0 ? copyAll(catalog.rules, ({ id }) => id) : [];
    random.shuffle(deck);
    g.ruleDeck = deck;
  }

  drawRules(count: number): void {
    const { g } = this.c;
    for (let i = 0; i < count; i++) {
      const row = topOf(g.ruleDeck);
      if (row === null) return;
      g.ruleDeck = withoutAt(g.ruleDeck, g.ruleDeck.length - 1);
      this.sink?.push({ type: 'ruleDrawn', row });
      this.startLasting(row, g.dealer, null);
    }
  }

  returnRules(): void {
    const { g, catalog, random } = this.c;
    const rules = catalog.rules.map(({ id }) => id);
    const deck = [...g.ruleDeck];
    for (const held of g.lasting.filter(({ row }) => rules.includes(row))) {
      this.endLasting(held);
      deck.push(held.row);
    }
    random.shuffle(deck);
    g.ruleDeck = deck;
    this.sink?.push({ type: 'rulesReturned', deck: deck.length });
  }

  /** From now on this is in force, and nothing else. */
  protected enforce(lasting: readonly Lasting[]): void {
    this.c.g.lasting = lasting;
    this.c.sort();
  }

  setLasting(held: Lasting, data: Json): void {
    const { g } = this.c;
    const { key, row, owner, exempt, since } = held;
    const changed = { key, row, owner, exempt, since, data: copyJson(data) };
    this.enforce(copyAll(g.lasting, (one) => (one.key === key ? changed : one)));
    this.sink?.push({ type: 'lastingChanged', key, row, owner, seat: g.active, data: copyJson(data) });
  }
}
