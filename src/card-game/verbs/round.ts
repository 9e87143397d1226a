/** Verbs: turns, rounds and points. */

import { copyAll } from '../../common/copy.ts';
import { FINISH } from '../state/endings.ts';
import { beginAnew, forgetDoings } from '../state/literals.ts';
import type { Ending } from '../state/state.ts';
import type { Seat } from '../state/types.ts';
import { ForceVerbs } from './force.ts';

/** Verbs: turns, rounds and points. */
export class RoundVerbs extends ForceVerbs {
  advance(seat: Seat): void {
    const { g } = this.c;
    g.active = seat;
    g.turn++;
    this.sink?.push({ type: 'turnDue', seat, turn: g.turn });
  }

  beginTurn(): void {
    const { g } = this.c;
    this.sink?.push({ type: 'turnStarted', seat: g.active, turn: g.turn });
  }

  sitOut(): void {
    const { g } = this.c;
    this.player(g.active).skips--;
    this.sink?.push({ type: 'satOut', seat: g.active });
  }

  gather(dealer: Seat): void {
    const { g, catalog, random } = this.c;
    const players = copyAll(this.c.seats, (seat) => this.player(seat));
    beginAnew(g, players);
    g.round++;
    g.dealer = dealer;
    g.active = dealer;
    for (const player of players)
      player.powers = copyAll(player.powers, ({ row, up, known }) => ({ row, up, since: 0, known }));
    if (g.round === 1) g.powerPile = copyAll(catalog.powers, ({ id }) => id);
    g.drawPile = [...catalog.deck];
    random.shuffle(this.drawPile);
    const events = copyAll(catalog.events, ({ id }) => id);
    random.shuffle(events);
    g.eventPile = events;
    this.enforce([]);
    this.sortRules();
    const { round, drawPile, ruleDeck } = g;
    this.sink?.push({
      type: 'roundStarted',
      round,
      dealer,
      cards: drawPile.length,
      events: events.length,
      rules: ruleDeck.length,
    });
  }

  endRound(cause: string, flat: number | null = null, exempt: readonly Seat[] = []): void {
    const { g } = this.c;
    if (g.ending !== null && (flat === null || g.ending.flat !== null)) return;
    const finishers = cause === FINISH ? this.c.emptyHanded() : [];
    const ending: Ending = { cause, flat, finishers, exempt: [...exempt], final: false };
    g.ending = ending;
    this.sink?.push({ type: 'roundEnded', ...ending });
  }

  endRoundFor(cause: string, finisher: Seat): void {
    const finishers = this.c
      .orderAfter(this.c.g.active)
      .filter((seat) => seat === finisher || this.c.handSize(seat) === 0);
    const ending: Ending = { cause, flat: null, finishers, exempt: [], final: true };
    this.c.g.ending = ending;
    this.sink?.push({ type: 'roundEnded', ...ending });
  }

  score(seat: Seat, points: number): void {
    const player = this.player(seat);
    player.score += points;
    this.sink?.push({ type: 'scored', seat, points, total: player.score });
  }

  addPoints(seat: Seat, points: number): void {
    const player = this.player(seat);
    player.score += points;
    this.sink?.push({ type: 'totalChanged', seat, points, total: player.score });
  }

  changePlaces(a: Seat, b: Seat): void {
    const { g } = this.c;
    const seating = this.c.seats.map((seat) => (seat === a ? b : seat === b ? a : seat));
    this.passHands([a, b], (seat) => (seat === a ? b : a));
    g.seating = seating;
    this.sink?.push({ type: 'placesChanged', seating: [...seating] });
  }

  forgetEmptied(): void {
    this.c.g.emptied = false;
  }

  forgetRanOut(): void {
    this.c.g.ranOut = [];
  }

  endGame(winners: readonly Seat[]): void {
    const { g } = this.c;
    const outcome = { winners: [...winners], scores: g.players.map((player) => player.score), rounds: g.round };
    g.outcome = outcome;
    g.known = [];
    for (const seat of this.c.seats) forgetDoings(this.player(seat));
    this.sink?.push({ type: 'gameEnded', outcome });
  }
}
