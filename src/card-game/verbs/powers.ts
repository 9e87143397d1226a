/** Verbs: power cards. */

import { itemAt } from '../../common/item-at.ts';
import { allBits, bitOf } from '../../common/known.ts';
import { liftOff, replacedAt, withoutAt } from '../../common/zones.ts';
import type { Seat } from '../state/types.ts';
import { RoundVerbs } from './round.ts';

/** Verbs: power cards. */
export class PowerVerbs extends RoundVerbs {
  gatherPowers(seats: readonly Seat[]): void {
    const { g, random } = this.c;
    const pile = [...g.powerPile];
    for (const seat of seats) {
      const player = this.player(seat);
      for (const { row } of player.powers) pile.push(row);
      player.powers = [];
    }
    random.shuffle(pile);
    g.powerPile = pile;
    this.sink?.push({ type: 'powersGathered', seats: [...seats], pile: pile.length });
  }

  dealPowers(seat: Seat, count: number): void {
    const { g } = this.c;
    const pile = [...g.powerPile];
    const powers = liftOff(pile, count);
    g.powerPile = pile;
    const known = bitOf(seat);
    const player = this.player(seat);
    player.powers = [...player.powers, ...powers.map((row) => ({ row, up: false, since: g.turn, known }))];
    this.sink?.push({ type: 'powersDealt', seat, count: powers.length, rows: powers });
  }

  usePower(seat: Seat, row: string): void {
    const { g } = this.c;
    const player = this.player(seat);
    const at = player.powers.findIndex((one) => one.row === row && this.c.isReady(one));
    const used = { row, up: true, since: g.turn, known: allBits(g.players.length) };
    player.powers = replacedAt(player.powers, at, used);
    g.powered = g.turn;
    this.sink?.push({ type: 'powerUsed', seat, at, row });
  }

  turnPowerDown(seat: Seat, at: number): void {
    const player = this.player(seat);
    const { row, known } = itemAt(player.powers, at);
    player.powers = replacedAt(player.powers, at, { row, up: false, since: this.c.g.turn, known });
    this.sink?.push({ type: 'powerTurnedDown', seat, at });
  }

  exchangePowers(a: Seat, atA: number, b: Seat, atB: number): void {
    const { turn } = this.c.g;
    const [playerA, playerB] = [this.player(a), this.player(b)];
    const [givenA, givenB] = [itemAt(playerA.powers, atA), itemAt(playerB.powers, atB)];
    const toA = { row: givenB.row, up: false, since: turn, known: givenB.known | bitOf(a) };
    const toB = { row: givenA.row, up: false, since: turn, known: givenA.known | bitOf(b) };
    playerA.powers = replacedAt(playerA.powers, atA, toA);
    playerB.powers = replacedAt(playerB.powers, atB, toB);
    this.sink?.push({ type: 'powersExchanged', a, atA, rowA: givenA.row, b, atB, rowB: givenB.row });
  }

  returnPower(seat: Seat, at: number): void {
    const { g, random } = this.c;
    const player = this.player(seat);
    const { row } = itemAt(player.powers, at);
    player.powers = withoutAt(player.powers, at);
    const pile = [...g.powerPile, row];
    random.shuffle(pile);
    g.powerPile = pile;
    this.sink?.push({ type: 'powerReturned', seat, at, pile: pile.length });
  }
}
