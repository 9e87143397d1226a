/** A board in the hands of a test: cards and spaces by name and number. */

import type {
  Action,
  CardId,
  GameEvent,
  GameState,
  Question,
  Seat,
  Space,
  TableSetup,
} from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game';
import { expect } from 'vitest';
import { Played } from './played.ts';

/** A board being played. */
export class BoardGame extends Played<GameState, Action, GameEvent, Question> {
  constructor(state: GameState) {
    super(state, board);
  }

  /** Places a card of the hand. `facing`: the neighboring space its arrow points to. */
  place(seat: Seat, card: string, at: Space, facing?: Space): this {
    const action = { type: 'place', seat, card: this.id(seat, card), at } as const;
    return this.act(facing === undefined ? action : { ...action, facing });
  }

  /** Places a card and lets every die stand. */
  placeQuietly(seat: Seat, card: string, at: Space, facing?: Space): this {
    return this.place(seat, card, at, facing).quiet();
  }

  /** The refusal that placing a card meets. */
  refusedPlace(seat: Seat, card: string, at: Space, facing?: Space): board.IllegalAction {
    return this.refused({ type: 'place', seat, card: this.id(seat, card), at, facing });
  }

  /** Chooses cards by their ids, wherever they lie. */
  chooseIds(seat: Seat, cards: readonly CardId[]): this {
    return this.act({ type: 'choose', seat, cards });
  }

  /** Names a player. */
  name(seat: Seat, victim: Seat): this {
    return this.act({ type: 'name', seat, target: victim });
  }

  /** Picks one of the names the question lists. */
  option(seat: Seat, name: string): this {
    return this.act({ type: 'pick', seat, option: name });
  }

  /** Chooses a card lying on the board, turned up, or of the own hand, by its name. */
  pick(seat: Seat, card: string): this {
    const asked = this.asked(seat);
    const found = asked?.type === 'choose' ? asked.cards.find((id) => this.called(id) === card) : undefined;
    if (found === undefined) throw new Error(`'${card}' cannot be chosen`);
    return this.chooseIds(seat, [found]);
  }

  /** Where the tokens stand, by seat. */
  get tokens(): Space[] {
    return this.state.players.map(({ space }) => space);
  }

  /** What lies on a space, the last on top. */
  on(space: Space): string[] {
    return (this.state.board[space] ?? []).map(({ card }) => this.called(card));
  }

  /** Where the numbered teleports lie, 1 to 6. */
  get teleports(): Space[] {
    return [1, 2, 3, 4, 5, 6].map((number) =>
      this.state.board.findIndex((stack) => stack.some(({ card }) => this.called(card) === `teleport ${number}`)),
    );
  }

  /** What the dice showed, in order. */
  get rolls(): number[] {
    return this.said('rolled').map(({ value }) => value);
  }

  /** Nobody owes an answer but the player whose turn begins. Call it at the end of every test. */
  expectTurn(active: Seat): this {
    expect(this.waiting).toEqual([active]);
    expect(this.asked(active)).toMatchObject({ type: 'place', topic: 'turn/placed' });
    return this;
  }

  called(id: number): string {
    return board.nameOf(this.state, id);
  }
}

/** Sets a board up. Only holders of reactions are asked, unless the setup says otherwise. */
export const onBoard = (setup: TableSetup): BoardGame => new BoardGame(board.table({ windows: 'holders', ...setup }));
