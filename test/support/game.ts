/** A table in the hands of a test: moves by card name, expectations by card name. */
import {
  type Action,
  type Answer,
  type Color,
  countLegal,
  type GameEvent,
  type GameState,
  IllegalAction,
  isLegal,
  legalActions,
  type Question,
  question,
  reduce,
  restore,
  type Seat,
  save,
  transition,
  waitingFor,
} from 'frantic-engine';
import { assertInvariants, cardNamed, nameOf, type TableSetup, table } from 'frantic-engine/testing';
import { expect } from 'vitest';

/** A table being played. Every move checks the invariants, and that the state survives being saved. */
export class Game {
  /** Everything that happened since the table was set up. */
  readonly events: GameEvent[] = [];

  constructor(public state: GameState) {}

  /** Answers the open question of a seat. */
  act(action: Action): this {
    const before = JSON.stringify(this.state);
    const { state, events } = transition(this.state, action);
    expect(JSON.stringify(this.state)).toBe(before);
    assertInvariants(state);
    expect(restore(save(state))).toEqual(state);
    this.events.push(...events);
    this.state = state;
    return this;
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

  choose(seat: Seat, answer: Answer): this {
    return this.act({ type: 'choose', seat, answer });
  }

  /** Names a player. */
  name(seat: Seat, victim: Seat): this {
    return this.choose(seat, { seat: victim });
  }

  /** Chooses cards of the own hand. */
  pick(seat: Seat, ...cards: readonly string[]): this {
    return this.choose(seat, { cards: this.ids(seat, cards) });
  }

  /** Gives cards away: `deal(0, { 1: ['blue 3'], 2: ['red 4'] })`. */
  deal(seat: Seat, gifts: Readonly<Record<Seat, readonly string[]>>): this {
    const pairs = Object.entries(gifts).flatMap(([to, cards]) => cards.map((card) => [to, card] as const));
    const ids = this.ids(
      seat,
      pairs.map(([, card]) => card),
    );
    return this.choose(seat, { deal: pairs.map(([to], i) => [ids[i] as number, Number(to)]) });
  }

  wish(seat: Seat, wished: Color | number): this {
    return this.choose(seat, { wish: typeof wished === 'number' ? { number: wished } : { color: wished } });
  }

  decline(seat: Seat): this {
    return this.option(seat, 'decline');
  }

  /** Picks one of the names the question lists, such as the kind a Mimicry is played as, or a color. */
  option(seat: Seat, name: string): this {
    return this.choose(seat, { option: name });
  }

  /** Tosses a card in. */
  toss(seat: Seat, card: string): this {
    return this.act({ type: 'react', seat, card: this.id(seat, card) });
  }

  /** Lets every open reaction window go by. */
  quiet(): this {
    for (;;) {
      const seat = waitingFor(this.state).find((other) => question(this.state, other)?.kind === 'react');
      if (seat === undefined) return this;
      this.act({ type: 'react', seat, card: null });
    }
  }

  /** The refusal an action meets; fails if it is accepted. Checks that nothing changes. */
  refused(action: unknown): IllegalAction {
    const before = JSON.stringify(this.state);
    const verdict = isLegal(this.state, action as Action);
    try {
      reduce(this.state, action as Action);
    } catch (error) {
      expect(JSON.stringify(this.state)).toBe(before);
      if (!(error instanceof IllegalAction)) throw error;
      expect(verdict).toEqual(error.refusal);
      return error;
    }
    throw new Error(`accepted: ${JSON.stringify(action)}`);
  }

  /** The refusal a card meets. */
  refusedCard(seat: Seat, card: string): IllegalAction {
    return this.refused({ type: 'play', seat, card: this.id(seat, card) });
  }

  /** The names of a hand, sorted. */
  hand(seat: Seat): string[] {
    return (this.state.players[seat]?.hand ?? []).map((id) => nameOf(this.state, id)).sort();
  }

  /** How many cards each seat holds. */
  get sizes(): number[] {
    return this.state.players.map(({ hand }) => hand.length);
  }

  get scores(): number[] {
    return this.state.players.map(({ score }) => score);
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

  get waiting(): Seat[] {
    return waitingFor(this.state);
  }

  asked(seat: Seat): Question | null {
    return question(this.state, seat);
  }

  legal(seat: Seat): Action[] {
    return legalActions(this.state, seat);
  }

  count(seat: Seat): number {
    return countLegal(this.state, seat);
  }

  /** The events of one type since the table was set up. */
  said<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }

  /** Nobody owes an answer but the player whose turn begins (or the game is over). Call it at the end of every test. */
  expectReady(active: Seat): this {
    expect(this.waiting).toEqual([active]);
    expect(this.asked(active)).toMatchObject({ kind: 'turn', source: 'turn', draw: true, pass: false });
    return this;
  }

  /** The game is over. */
  expectOver(): this {
    expect(this.waiting).toEqual([]);
    expect(this.state.outcome).not.toBeNull();
    return this;
  }

  id(seat: Seat, card: string, nth = 0): number {
    return cardNamed(this.state, seat, card, nth);
  }

  /** The ids of cards in a hand; a name given twice means two cards. */
  ids(seat: Seat, cards: readonly string[]): number[] {
    return cards.map((card, i) => this.id(seat, card, cards.slice(0, i).filter((other) => other === card).length));
  }
}

/** Sets a table up. */
export const on = (setup: TableSetup): Game => new Game(table(setup));
