/** What somebody knows who only hears what happens: the whole board, by the events alone. */

import type { GameEvent, GameState, Lying, PublicView, SeenEvent, Space } from 'frantic-engine/board-game';
import { rowOf } from './kit.ts';

/** A board kept by the events of a game, from its opening on. Writable, otherwise as `publicOf` shows it. */
type Kept = { -readonly [K in keyof PublicView]: PublicView[K] };

/** Follows a game by its events. */
export class Told {
  readonly board: Kept;
  private size = 0;
  private readonly walks: Walks;

  /** @param state Any state of the game; only what is fixed is read: names, board, deck and options. */
  constructor(state: GameState) {
    this.board = {
      game: 'board',
      rules: state.rules,
      round: 0,
      turn: 0,
      starter: 0,
      active: 0,
      players: state.players.map(({ name }) => ({ name, handCount: 0, score: 0, space: 0 })),
      drawCount: 0,
      discardPile: [],
      market: [],
      board: [],
      fired: [],
      die: null,
      skipsMovement: false,
      movesBackward: false,
      ignoresCards: false,
      exhausted: false,
      ending: null,
      outcome: null,
    };
    this.walks = new Walks(this.board, (id) => rowOf(state, id).barred);
  }

  /** Hears of one more thing. Fails if it cannot be. */
  hear(event: GameEvent | SeenEvent): void {
    this.walks.hear(event);
    const { board } = this;
    switch (event.type) {
      case 'roundStarted':
        this.beginRound(event);
        return;
      case 'dealt':
      case 'drew':
        this.draw(event.count);
        this.hold(event.seat, event.count);
        return;
      case 'rolledForStart': {
        const highest = Math.max(...event.values);
        const best = event.seats.filter((_seat, i) => event.values[i] === highest);
        if (best.length === 1) board.starter = board.active = best[0] as number;
        return;
      }
      case 'turnStarted':
        Object.assign(board, { ...NEW_TURN, active: event.seat, turn: event.turn });
        return;
      case 'placed':
        this.hold(event.seat, -1);
        this.lay(event.at, { card: event.card, facing: event.facing });
        return;
      case 'discarded':
        this.hold(event.seat, -event.cards.length);
        board.discardPile = [...board.discardPile, ...event.cards];
        return;
      case 'rolled': {
        const { type: _type, ...die } = event;
        board.die = die;
        return;
      }
      case 'moved':
        this.stand(event.seat, event.from, event.path.at(-1) as Space);
        return;
      case 'put':
      case 'bumped':
        this.stand(event.seat, event.from, event.to);
        return;
      case 'fired':
        if (board.fired.includes(event.card)) throw new Error(`card ${event.card} does something twice in a turn`);
        if (board.board[event.at]?.at(-1)?.card !== event.card) throw new Error(`card ${event.card} is not on top`);
        if (board.players[event.seat]?.space !== event.at) throw new Error(`card ${event.card} meets nobody`);
        board.fired = [...board.fired, event.card];
        return;
      case 'took':
        if (board.board[event.at]?.at(-1)?.card !== event.card) throw new Error(`card ${event.card} is not on top`);
        this.spread(event.at, (stack) => stack.slice(0, -1));
        this.hold(event.seat, 1);
        return;
      case 'movementSkipped':
        board.skipsMovement = true;
        return;
      case 'movementReversed':
        board.movesBackward = true;
        return;
      case 'cardsIgnored':
        board.ignoresCards = true;
        return;
      case 'turnedUp':
        this.draw(event.cards.length);
        board.market = event.cards;
        return;
      case 'picked':
        if (!board.market.includes(event.card)) throw new Error(`card ${event.card} is not turned up`);
        board.market = board.market.filter((card) => card !== event.card);
        this.hold(event.seat, 1);
        return;
      case 'handsPassed':
        board.players = board.players.map((player, seat) => ({ ...player, handCount: event.counts[seat] as number }));
        return;
      case 'teleportMoved':
        board.discardPile = [...board.discardPile, ...event.discarded];
        this.spread(event.from, () => []);
        this.lay(event.to, { card: this.size + event.number - 1, facing: null });
        return;
      case 'exhausted':
        board.exhausted = true;
        return;
      case 'roundEnded':
        board.ending = { cause: event.cause };
        return;
      case 'scored':
        this.score(event);
        return;
      case 'gameEnded':
        board.outcome = event.outcome;
        return;
      case 'eventRolled':
      case 'named':
      case 'tossedIn':
        return;
    }
  }

  private beginRound({ round, cards, teleports }: Extract<GameEvent, { type: 'roundStarted' }>): void {
    const { board } = this;
    this.size = cards;
    Object.assign(board, { ...NEW_TURN, round, turn: 0, drawCount: cards, discardPile: [], market: [] });
    Object.assign(board, { exhausted: false, ending: null });
    board.players = board.players.map((player) => ({ ...player, handCount: 0, space: 0 }));
    board.board = board.rules.layout.cells.map(() => []);
    teleports.forEach((at, i) => {
      this.lay(at, { card: cards + i, facing: null });
    });
  }

  private score({ seat, space, inHand, points, total }: Extract<GameEvent, { type: 'scored' }>): void {
    const player = this.board.players[seat];
    if (player === undefined || player.space !== space || points !== space + inHand || total !== player.score + points)
      throw new Error(`seat ${seat} writes down ${points} for space ${space} and ${inHand}`);
    this.change(seat, { score: total });
  }

  private draw(count: number): void {
    this.board.drawCount -= count;
  }

  private hold(seat: number, count: number): void {
    this.change(seat, { handCount: (this.board.players[seat]?.handCount ?? 0) + count });
  }

  private stand(seat: number, from: Space, to: Space): void {
    if (this.board.players[seat]?.space !== from) throw new Error(`token ${seat} does not stand on ${from}`);
    this.change(seat, { space: to });
  }

  private change(seat: number, fields: Partial<PublicView['players'][number]>): void {
    this.board.players = this.board.players.map((player, at) => (at === seat ? { ...player, ...fields } : player));
  }

  private lay(at: Space, lying: Lying): void {
    this.spread(at, (stack) => [...stack, lying]);
  }

  private spread(at: Space, change: (stack: readonly Lying[]) => readonly Lying[]): void {
    this.board.board = this.board.board.map((stack, space) => (space === at ? change(stack) : stack));
  }
}

const NEW_TURN = { fired: [], die: null, skipsMovement: false, movesBackward: false, ignoresCards: false } as const;

/** Whether tokens walk as the dice and the board let them. */
class Walks {
  /** The dice of this turn that count for movements. */
  private dice: number[] = [];
  /** Whether the last die is being rolled again. */
  private again = false;
  /** Steps that are given away. */
  private gifts = 0;
  private steps = 0;
  /** Whether nothing has happened this turn but a die and a movement. */
  private plain = true;
  private ended = false;

  constructor(
    private readonly board: Kept,
    private readonly barred: (card: number) => boolean,
  ) {}

  hear(event: GameEvent | SeenEvent): void {
    switch (event.type) {
      case 'turnStarted':
      case 'roundEnded':
        this.expectExact();
        this.dice = [];
        this.again = false;
        this.gifts = 0;
        this.steps = 0;
        this.plain = true;
        this.ended = false;
        return;
      case 'rolled':
        if (event.for !== 'movement') return;
        if (this.again) this.dice.pop();
        this.again = false;
        this.dice.push(event.value);
        return;
      case 'tossedIn':
        // A Block in between saves the die that was to be rolled again.
        this.again = event.trigger === 'rolled' && this.board.die?.for === 'movement';
        return;
      case 'named':
        this.plain = false;
        if (event.row === 'gift') this.gifts++;
        return;
      case 'moved':
        this.walk(event);
        return;
      case 'fired':
      case 'put':
      case 'movementSkipped':
      case 'eventRolled':
        this.plain = false;
        return;
      default:
        return;
    }
  }

  private walk({ seat, from, path }: Extract<GameEvent, { type: 'moved' }>): void {
    const { ignoresCards, movesBackward, active } = this.board;
    const end = this.board.board.length - 1;
    let at = from;
    const dir = Math.sign((path[0] as Space) - from);
    if (dir !== (movesBackward && seat === active ? -1 : 1)) this.plain = false;
    for (const to of path) {
      let next = at + dir;
      while (!ignoresCards && this.isBarred(next)) next += dir;
      if (to !== next || to < 0 || to > end) throw new Error(`token ${seat} walks from ${at} to ${to}`);
      at = to;
    }
    this.steps += path.length;
    this.ended ||= at === 0 || at === end;
    const most = this.dice.reduce((sum, value) => sum + value, 0) + 2 * this.gifts;
    if (this.steps > most) throw new Error(`${this.steps} steps in a turn, but the dice say ${this.dice.join(' + ')}`);
  }

  /** With nothing in the way, a token walks exactly as far as the die says. */
  private expectExact(): void {
    const [die] = this.dice;
    if (!this.plain || this.dice.length !== 1 || this.ended || this.startsAtEnd()) return;
    if (this.steps !== die) throw new Error(`${this.steps} steps, but the die says ${die}`);
  }

  /** Whether whoever's turn it was stands where no step is left: the start moving backward, or the end. */
  private startsAtEnd(): boolean {
    const space = this.board.players[this.board.active]?.space;
    return this.steps === 0 && (space === 0 || space === this.board.board.length - 1);
  }

  private isBarred(space: Space): boolean {
    const top = this.board.board[space]?.at(-1);
    return top !== undefined && this.barred(top.card);
  }
}
