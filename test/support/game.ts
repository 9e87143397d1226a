/** A table in the hands of a test: moves by card name, expectations by card name. */

import type { Action, CardId, Color, GameEvent, GameState, IllegalAction, Question, Seat } from 'frantic-engine';
import * as engine from 'frantic-engine';
import { assertInvariants, cardNamed, nameOf, type TableSetup, table } from 'frantic-engine/testing';
import { expect } from 'vitest';
import { Played } from './played.ts';

/** A table being played. */
export class Game extends Played<GameState, Action, GameEvent, Question> {
  constructor(state: GameState) {
    super(state, { ...engine, assertInvariants, cardNamed, nameOf });
  }

  /** Plays a card from the hand. */
  play(seat: Seat, card: string, nth = 0): this {
    return this.act({ type: 'play', seat, card: this.id(seat, card, nth) });
  }

  /** Plays a card from the hand and uses a power card with it. */
  playWith(seat: Seat, card: string, power: string, nth = 0): this {
    return this.act({ type: 'play', seat, card: this.id(seat, card, nth), power });
  }

  draw(seat: Seat): this {
    return this.act({ type: 'draw', seat });
  }

  pass(seat: Seat): this {
    return this.act({ type: 'pass', seat });
  }

  /** Names a player. */
  name(seat: Seat, victim: Seat): this {
    return this.act({ type: 'name', seat, target: victim });
  }

  /** Chooses cards of the own hand. */
  pick(seat: Seat, ...cards: readonly string[]): this {
    return this.chooseIds(seat, this.ids(seat, cards));
  }

  /** Chooses cards by their ids, wherever they lie. */
  chooseIds(seat: Seat, cards: readonly CardId[]): this {
    return this.act({ type: 'choose', seat, cards });
  }

  /** Spreads a number: so many to each seat. */
  split(seat: Seat, shares: readonly number[]): this {
    return this.act({ type: 'split', seat, shares });
  }

  /** Gives cards away: `deal(0, { 1: ['blue 3'], 2: ['red 4'] })`. */
  deal(seat: Seat, gifts: Readonly<Record<Seat, readonly string[]>>): this {
    const pairs = Object.entries(gifts).flatMap(([to, cards]) => cards.map((card) => [to, card] as const));
    const ids = this.ids(
      seat,
      pairs.map(([, card]) => card),
    );
    return this.act({ type: 'give', seat, gifts: pairs.map(([to], i) => [ids[i] as number, Number(to)]) });
  }

  wish(seat: Seat, wished: Color | number): this {
    return this.act({ type: 'wish', seat, wish: typeof wished === 'number' ? { number: wished } : { color: wished } });
  }

  decline(seat: Seat): this {
    return this.act({ type: 'decline', seat });
  }

  /** Picks one of the names the question lists, such as the kind a Mimicry is played as, or a color. */
  option(seat: Seat, name: string): this {
    return this.act({ type: 'pick', seat, option: name });
  }

  /** The refusal a card meets. */
  refusedCard(seat: Seat, card: string): IllegalAction {
    return this.refused({ type: 'play', seat, card: this.id(seat, card) });
  }

  /** The name of the top card. */
  get top(): string {
    return nameOf(this.state, this.state.discardPile.at(-1) as number);
  }

  /** The names of the discard pile from the top down, as many as asked for. */
  pile(count: number): string[] {
    return this.state.discardPile
      .slice(-count)
      .reverse()
      .map((id) => nameOf(this.state, id));
  }

  /** Nobody owes an answer but the player whose turn begins (or the game is over). Call it at the end of every test. */
  expectReady(active: Seat): this {
    expect(this.waiting).toEqual([active]);
    expect(this.asked(active)).toMatchObject({ type: 'turn', topic: 'turn/move', draw: true, pass: false });
    return this;
  }
}

/** Sets a table up. */
export const on = (setup: TableSetup): Game => new Game(table(setup));
