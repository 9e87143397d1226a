/** Verbs: power cards. */

import { itemAt } from '../../common/item-at.ts';
import { allBits, bitOf } from '../../common/known.ts';
import { liftOff, removeAt } from '../../common/zones.ts';
import type { Seat } from '../state/types.ts';
import { RoundVerbs } from './round.ts';

/** Verbs: power cards. */
export class PowerVerbs extends RoundVerbs {
  gatherPowers(seats: readonly Seat[]): void {
    const { g, random } = this.c;
    for (const seat of seats) {
      const player = this.player(seat);
      this.powerPile.push(...player.powers.map(({ row }) => row));
      player.powers = [];
    }
    random.shuffle(this.powerPile);
    this.sink?.push({ type: 'powersGathered', seats: [...seats], pile: g.powerPile.length });
  }

  dealPowers(seat: Seat, count: number): void {
    const { g } = this.c;
    const powers = liftOff(this.powerPile, count);
    const known = bitOf(seat);
    this.player(seat).powers.push(...powers.map((row) => ({ row, up: false, since: g.turn, known })));
    this.sink?.push({ type: 'powersDealt', seat, count: powers.length, rows: powers });
  }

  usePower(seat: Seat, row: string): void {
    const { g } = this.c;
    const { powers } = this.player(seat);
    const at = powers.findIndex((one) => one.row === row && this.c.isReady(one));
    powers[at] = { row, up: true, since: g.turn, known: allBits(g.players.length) };
    g.powered = g.turn;
    this.sink?.push({ type: 'powerUsed', seat, at, row });
  }

  turnPowerDown(seat: Seat, at: number): void {
    const { powers } = this.player(seat);
    const { row, known } = itemAt(powers, at);
    powers[at] = { row, up: false, since: this.c.g.turn, known };
    this.sink?.push({ type: 'powerTurnedDown', seat, at });
  }

  exchangePowers(a: Seat, atA: number, b: Seat, atB: number): void {
    const { turn } = this.c.g;
    const [ofA, ofB] = [this.player(a).powers, this.player(b).powers];
    const [givenA, givenB] = [itemAt(ofA, atA), itemAt(ofB, atB)];
    ofA[atA] = { row: givenB.row, up: false, since: turn, known: givenB.known | bitOf(a) };
    ofB[atB] = { row: givenA.row, up: false, since: turn, known: givenA.known | bitOf(b) };
    this.sink?.push({ type: 'powersExchanged', a, atA, rowA: givenA.row, b, atB, rowB: givenB.row });
  }

  returnPower(seat: Seat, at: number): void {
    const { g, random } = this.c;
    const { row } = removeAt(this.player(seat).powers, at);
    this.powerPile.push(row);
    random.shuffle(this.powerPile);
    this.sink?.push({ type: 'powerReturned', seat, at, pile: g.powerPile.length });
  }
}
