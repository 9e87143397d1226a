/** Plays games of the board game and counts what happens. `frantic-engine/sim` plays the card game only. */
import { catalogOf, type GameEvent, type GameEvents, opening, type Setup } from 'frantic-engine/board-game';
import { type BotName, botOf, decide } from 'frantic-engine/board-game/bots';
import * as fast from 'frantic-engine/board-game/fast';
import type { Estimate } from 'frantic-engine/sim';
import { Tallies } from './tallies.ts';

export type { BotName };

/** What all games of an experiment are made from. */
export type SeedlessSetup = Omit<Setup, 'seed'>;

/** What a place at the table is worth. 0 begins. */
export interface Place {
  readonly place: number;
  /** Of rounds: the fewest points win. */
  readonly roundWins: Estimate;
  /** The points of a round, with those for the space and those for the hand. */
  readonly points: Estimate;
  readonly space: Estimate;
  readonly inHand: Estimate;
  /** Of games, by the place in the first round. */
  readonly wins: Estimate;
}

/** What was found in the games of an experiment. */
export interface BoardResults {
  readonly bot: BotName;
  readonly games: number;
  readonly rounds: number;
  readonly lengths: {
    readonly rounds: Estimate;
    readonly decisions: Estimate;
    readonly roundTurns: Estimate;
    readonly roundDecisions: Estimate;
    /** How many spaces a token moves in a turn, all tokens together. */
    readonly turnSpaces: Estimate;
  };
  readonly causes: readonly { readonly cause: string; readonly share: Estimate }[];
  readonly places: readonly Place[];
  /** By card: how often it is placed, does something, and is tossed in, in a round. */
  readonly cards: readonly {
    readonly card: string;
    readonly placed: Estimate;
    readonly fired: Estimate;
    readonly tossedIn: Estimate;
  }[];
  /** By event: how often it happens in a round. */
  readonly events: readonly { readonly event: string; readonly happened: Estimate }[];
  /** By space: how often a token enters it in a round, and the share of tokens that stand there as a turn begins. */
  readonly spaces: readonly { readonly space: number; readonly entered: Estimate; readonly stood: Estimate }[];
}

const count = <Key>(counts: Map<Key, number>, key: Key, more = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + more);
};

/** What happened in a round, until it is written down. */
class Round {
  turns = 0;
  decisions = 0;
  starter = 0;
  walked = 0;
  readonly cards = new Map<string, number>();
  readonly events = new Map<string, number>();
  readonly entered = new Map<number, number>();
  readonly stood = new Map<number, number>();
  readonly scored: GameEvents['scored'][] = [];
  cause = '';
}

/** Counts the games of one experiment. */
class Counter {
  readonly tallies = new Tallies();
  readonly causes = new Set<string>();
  rounds = 0;
  private round = new Round();
  private decisions = 0;
  private played = 0;
  private first = 0;
  /** Where the tokens stand, by seat. */
  private tokens: number[] = [];

  constructor(
    private readonly rows: readonly string[],
    private readonly happenings: readonly string[],
    private readonly length: number,
  ) {}

  decided(): void {
    this.round.decisions += 1;
    this.decisions += 1;
  }

  /** Takes what happened, in order. The state may be further on: only what never changes is read from it. */
  take(event: GameEvent, state: fast.MutableGameState): void {
    const { round } = this;
    const rowOf = (id: number): string => fast.cardOf(state, id).row;
    switch (event.type) {
      case 'roundStarted':
        this.tokens = state.players.map(() => 0);
        break;
      case 'turnStarted':
        if (round.turns === 0) {
          round.starter = event.seat;
          if (this.played === 0) this.first = event.seat;
        }
        round.turns += 1;
        for (const space of this.tokens) count(round.stood, space);
        break;
      case 'placed':
        count(round.cards, `${rowOf(event.card)}.placed`);
        break;
      case 'fired':
        count(round.cards, `${rowOf(event.card)}.fired`);
        break;
      case 'tossedIn':
        count(round.cards, `${rowOf(event.card)}.tossedIn`);
        break;
      case 'eventRolled':
        count(round.events, event.row);
        break;
      case 'moved':
        round.walked += event.path.length;
        for (const space of event.path) this.enter(event.seat, space);
        break;
      case 'put':
      case 'bumped':
        this.enter(event.seat, event.to);
        break;
      case 'roundEnded':
        round.cause = event.cause;
        break;
      case 'scored':
        if (this.tokens[event.seat] !== event.space)
          throw new Error(`The token of ${event.seat} stands on ${event.space}.`);
        round.scored.push(event);
        if (round.scored.length === state.players.length) this.endRound();
        break;
      case 'gameEnded':
        this.endGame(state.players.length, event.outcome.winners);
        break;
    }
  }

  private enter(seat: number, space: number): void {
    count(this.round.entered, space);
    this.tokens[seat] = space;
  }

  private endRound(): void {
    const { round, tallies } = this;
    const players = round.scored.length;
    const fewest = Math.min(...round.scored.map(({ points }) => points));
    const winners = round.scored.filter(({ points }) => points === fewest).length;
    for (const { seat, points, space, inHand } of round.scored) {
      const place = (seat - round.starter + players) % players;
      tallies.note(`place.${place}.roundWin`, points === fewest ? 1 / winners : 0);
      tallies.note(`place.${place}.points`, points);
      tallies.note(`place.${place}.space`, space);
      tallies.note(`place.${place}.inHand`, inHand);
    }
    for (const row of this.rows)
      for (const what of ['placed', 'fired', 'tossedIn'])
        tallies.note(`card.${row}.${what}`, round.cards.get(`${row}.${what}`) ?? 0);
    for (const event of this.happenings) tallies.note(`event.${event}`, round.events.get(event) ?? 0);
    for (let space = 0; space < this.length; space += 1) {
      tallies.note(`space.${space}.entered`, round.entered.get(space) ?? 0);
      tallies.note(`space.${space}.stood`, round.stood.get(space) ?? 0, round.turns * players);
    }
    this.causes.add(round.cause);
    for (const cause of ['end', 'exhausted']) tallies.note(`cause.${cause}`, round.cause === cause ? 1 : 0);
    tallies.note('round.turns', round.turns);
    tallies.note('round.decisions', round.decisions);
    tallies.note('turn.spaces', round.walked, round.turns);
    this.rounds += 1;
    this.played += 1;
    this.round = new Round();
  }

  private endGame(players: number, winners: readonly number[]): void {
    for (let seat = 0; seat < players; seat += 1) {
      const place = (seat - this.first + players) % players;
      this.tallies.note(`place.${place}.win`, winners.includes(seat) ? 1 / winners.length : 0);
    }
    this.tallies.note('game.rounds', this.played);
    this.tallies.note('game.decisions', this.decisions);
    this.tallies.endGame();
    this.decisions = 0;
    this.played = 0;
  }
}

/** Plays so many games of an experiment. The same seed plays the same games. */
export function play(bot: BotName, setup: SeedlessSetup, games: number, seed: string): BoardResults {
  const given = { windows: 'holders', ...setup } as const;
  const { state: any } = opening({ ...given, seed: 0 });
  const catalog = catalogOf(any);
  const rows = catalog.rows.map(({ id }) => id);
  const happenings = catalog.events.map(({ id }) => id);
  const length = any.rules.layout.cells.length;
  const counter = new Counter(rows, happenings, length);
  const player = botOf(bot);
  for (let game = 0; game < games; game += 1) {
    const one = { ...given, seed: `${seed}/${game}` };
    const random = fast.createRandom(`${one.seed}/bot`);
    const state = fast.createGame(one);
    for (const event of opening(one).events) counter.take(event, state);
    for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
      const sink: GameEvent[] = [];
      fast.apply(state, decide(player, state, seat, random), { sink });
      counter.decided();
      for (const event of sink) counter.take(event, state);
    }
  }
  return resultsOf(bot, games, counter, { rows, happenings, length, players: any.players.length });
}

function resultsOf(
  bot: BotName,
  games: number,
  { tallies, rounds, causes }: Counter,
  {
    rows,
    happenings,
    length,
    players,
  }: {
    readonly rows: readonly string[];
    readonly happenings: readonly string[];
    readonly length: number;
    readonly players: number;
  },
): BoardResults {
  return {
    bot,
    games,
    rounds,
    lengths: {
      rounds: tallies.mean('game.rounds'),
      decisions: tallies.mean('game.decisions'),
      roundTurns: tallies.mean('round.turns'),
      roundDecisions: tallies.mean('round.decisions'),
      turnSpaces: tallies.mean('turn.spaces'),
    },
    causes: [...causes].sort().map((cause) => ({ cause, share: tallies.share(`cause.${cause}`) })),
    places: Array.from({ length: players }, (_none, place) => ({
      place,
      roundWins: tallies.share(`place.${place}.roundWin`),
      points: tallies.mean(`place.${place}.points`),
      space: tallies.mean(`place.${place}.space`),
      inHand: tallies.mean(`place.${place}.inHand`),
      wins: tallies.share(`place.${place}.win`),
    })),
    cards: rows.map((card) => ({
      card,
      placed: tallies.mean(`card.${card}.placed`),
      fired: tallies.mean(`card.${card}.fired`),
      tossedIn: tallies.mean(`card.${card}.tossedIn`),
    })),
    events: happenings.map((event) => ({ event, happened: tallies.mean(`event.${event}`) })),
    spaces: Array.from({ length }, (_none, space) => ({
      space,
      entered: tallies.mean(`space.${space}.entered`),
      stood: tallies.share(`space.${space}.stood`),
    })),
  };
}
