/** A table in the hands of a test, whatever the game: every move checks the invariants, and that a save survives. */
import { IllegalAction, type Refusal, type Seat } from 'frantic-engine';
import { expect } from 'vitest';

/** What a test needs of a game. */
export interface GameFunctions<State, Action, Event, Question> {
  transition(state: State, action: Action): { readonly state: State; readonly events: readonly Event[] };
  reduce(state: State, action: Action): State;
  isLegal(state: State, action: Action): boolean;
  whyNot(state: State, action: Action): Refusal | null;
  waitingFor(state: State): readonly Seat[];
  questionOf(state: State, seat: Seat): Question | null;
  legalActions(state: State, seat: Seat): readonly Action[];
  countLegal(state: State, seat: Seat): number;
  save(state: State): string;
  restore(snapshot: unknown): State;
  assertInvariants(state: State): void;
  cardNamed(state: State, seat: Seat, name: string, options?: { readonly nth?: number }): number;
  nameOf(state: State, id: number): string;
}

interface AnyState {
  readonly players: readonly { readonly hand: readonly number[]; readonly score: number }[];
  readonly outcome: unknown;
}

type React =
  | { readonly type: 'react'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'decline'; readonly seat: Seat };

/** A table being played. */
export class Played<
  State extends AnyState,
  Action,
  Event extends { readonly type: string },
  Question extends { readonly type: string },
> {
  /** Everything that happened since the table was set up. */
  readonly events: Event[] = [];

  constructor(
    public state: State,
    protected readonly engine: GameFunctions<State, Action | React, Event, Question>,
  ) {}

  /** Answers the open question of a seat. */
  act(action: Action | React): this {
    const { engine } = this;
    const before = JSON.stringify(this.state);
    const { state, events } = engine.transition(this.state, action);
    expect(JSON.stringify(this.state)).toBe(before);
    engine.assertInvariants(state);
    expect(engine.restore(engine.save(state))).toEqual(state);
    this.events.push(...events);
    this.state = state;
    return this;
  }

  /** Tosses a card in. */
  toss(seat: Seat, card: string): this {
    return this.act({ type: 'react', seat, card: this.id(seat, card) });
  }

  /** Lets every open reaction window go by. */
  quiet(): this {
    for (;;) {
      const seat = this.waiting.find((other) => this.asked(other)?.type === 'react');
      if (seat === undefined) return this;
      this.act({ type: 'decline', seat });
    }
  }

  /** The refusal an action meets; fails if it is accepted. Checks that nothing changes. */
  refused(action: unknown): IllegalAction {
    const { engine } = this;
    const before = JSON.stringify(this.state);
    const allowed = engine.isLegal(this.state, action as Action);
    const refusal = engine.whyNot(this.state, action as Action);
    try {
      engine.reduce(this.state, action as Action);
    } catch (error) {
      expect(JSON.stringify(this.state)).toBe(before);
      if (!(error instanceof IllegalAction)) throw error;
      expect(allowed).toBe(false);
      expect(refusal).toEqual(error.refusal);
      // A refusal has all its fields, whatever it is for.
      expect(Object.keys(error.refusal).sort()).toEqual(['field', 'message', 'needs', 'reason', 'ruling', 'seat']);
      return error;
    }
    throw new Error(`accepted: ${JSON.stringify(action)}`);
  }

  /** The names of a hand, sorted. */
  hand(seat: Seat): string[] {
    return (this.state.players[seat]?.hand ?? []).map((id) => this.engine.nameOf(this.state, id)).sort();
  }

  /** How many cards each seat holds. */
  get sizes(): number[] {
    return this.state.players.map(({ hand }) => hand.length);
  }

  get scores(): number[] {
    return this.state.players.map(({ score }) => score);
  }

  get waiting(): readonly Seat[] {
    return this.engine.waitingFor(this.state);
  }

  asked(seat: Seat): Question | null {
    return this.engine.questionOf(this.state, seat);
  }

  legal(seat: Seat): readonly (Action | React)[] {
    return this.engine.legalActions(this.state, seat);
  }

  count(seat: Seat): number {
    return this.engine.countLegal(this.state, seat);
  }

  /** The events of one type since the table was set up. */
  said<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** The game is over. */
  expectOver(): this {
    expect(this.waiting).toEqual([]);
    expect(this.state.outcome).not.toBeNull();
    return this;
  }

  id(seat: Seat, card: string, nth = 0): number {
    return this.engine.cardNamed(this.state, seat, card, { nth });
  }

  /** The ids of cards in a hand; a name given twice means two cards. */
  ids(seat: Seat, cards: readonly string[]): number[] {
    return cards.map((card, i) => this.id(seat, card, cards.slice(0, i).filter((other) => other === card).length));
  }
}
