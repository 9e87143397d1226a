/** Counts what happens in games that are played one after the other. */
import type { CardId } from 'frantic-engine';
import { Deals, measure } from './deals.ts';
import type { AnyRecord, Over } from './game.ts';
import {
  CARD,
  CAUSE,
  EMPTY_PART,
  EVENT,
  type KeepReason,
  type Kept,
  mergeParts,
  type Part,
  rowOf,
  WHOLE,
} from './part.ts';

type Row<Fields extends readonly string[]> = Record<Fields[number], number>;

/** How often each value was found. */
type Histogram = Record<number, number>;

const count = (histogram: Histogram, value: number): void => {
  histogram[value] = (histogram[value] ?? 0) + 1;
};

/** What there is to count in a game, by name. */
export interface Countable {
  /** By card: what it is counted as. */
  readonly kinds: readonly string[];
  /** All events. */
  readonly events: readonly string[];
}

/** Counts games of one run. What happens in them it is told by whoever hears the events of that game. */
export class Counter {
  private readonly deals: Deals;
  private readonly cards: Record<string, Row<typeof CARD>> = {};
  private readonly events: Record<string, Row<typeof EVENT>> = {};
  private readonly causes: Record<string, Row<typeof CAUSE>> = {};
  private readonly powers: Record<string, number> = {};
  private readonly histograms: Record<string, Histogram> = {};
  private readonly sums = { rounds: 0, spread: 0, spreadSquares: 0, changes: 0, changed: 0 };
  private readonly kept: Partial<Record<KeepReason, Kept>> = {};
  /** By card: its row of counts. */
  private readonly byCard: readonly Row<typeof CARD>[];
  private readonly tally: ReturnType<typeof talliesOf>;
  private games = 0;

  // Of the game at hand.
  private seating: readonly number[] = [];
  private firstDealer = 0;
  private decisions = 0;
  private turns = 0;
  private swings = 0;
  // Of the round at hand.
  private dealer = 0;
  private begun: { decisions: number; turns: number } = { decisions: 0, turns: 0 };
  private dealt: (readonly CardId[])[] = [];
  private scored: number[] = [];
  private scores = 0;
  private ending: { cause: string; finishers: readonly number[] } | null = null;
  private last: { decided: number } | null = null;
  private turned: string[] = [];

  constructor(
    private readonly perDeal: number,
    bots: number,
    private readonly seats: number,
    { kinds, events }: Countable,
    private readonly reasons: readonly KeepReason[],
  ) {
    this.deals = new Deals(perDeal);
    this.tally = talliesOf(this.deals, bots, seats);
    this.byCard = kinds.map((kind) => (this.cards[kind] ??= rowOf(CARD, () => 0)));
    for (const event of events) this.events[event] = rowOf(EVENT, () => 0);
  }

  /** A game begins, with these bots on its seats. */
  begin(seating: readonly number[]): void {
    this.seating = seating;
    this.decisions = 0;
    this.turns = 0;
    this.swings = 0;
    this.firstDealer = -1;
  }

  /** Somebody has decided. What comes of it is told to `hear`. */
  decided(): void {
    this.decisions++;
  }

  // ---- what happens ----------------------------------------------------------------------------------------------

  beginRound(): void {
    this.begun = { decisions: this.decisions, turns: this.turns };
    this.dealt = [];
    this.scored = [];
    this.scores = 0;
    this.ending = null;
    this.last = null;
    this.turned = [];
  }

  /** Whose turn comes last in the round that has begun: from there places are counted. */
  dealtBy(seat: number): void {
    this.dealer = seat;
    if (this.firstDealer < 0) this.firstDealer = seat;
  }

  deal(seat: number, cards: readonly CardId[]): void {
    this.dealt[seat] = cards;
  }

  turn(): void {
    this.turns++;
  }

  /** A card has come up: unless something else does after it, it decides the round. */
  showed(card: CardId): void {
    this.last = this.cardRow(card);
  }

  played(card: CardId): void {
    this.cardRow(card).played++;
    this.showed(card);
  }

  tossedIn(card: CardId): void {
    this.cardRow(card).tossedIn++;
    this.showed(card);
  }

  /** An event has come up; it may be that it is only shown. */
  turnedOver(event: string, carriesOut: boolean): void {
    const row = this.event(event);
    row.turned++;
    if (!carriesOut) return;
    this.last = row;
    if (!this.turned.includes(event)) this.turned.push(event);
  }

  /** An event is over, and has set players so many points apart. */
  swung(event: string, points: number): void {
    const row = this.event(event);
    row.carriedOut++;
    row.swing += points;
    row.swingSquares += points * points;
    this.swings += points;
  }

  powerUsed(row: string): void {
    this.powers[row] = (this.powers[row] ?? 0) + 1;
  }

  totalChanged(points: number): void {
    this.sums.changes++;
    this.sums.changed += points;
  }

  /** A round ends. If a second cause goes before the first, it is told of as well. */
  ended(cause: string, finishers: readonly number[]): void {
    this.ending = { cause, finishers };
  }

  score(seat: number, points: number): void {
    this.scored[seat] = points;
    this.scores++;
    if (this.scores === this.seats) this.endRound();
  }

  /** A game is over. `record` makes the record of it, if it is to be kept. */
  end({ outcome, round }: Over, game: number, record: () => AnyRecord): void {
    const { deals, tally } = this;
    const { winners = [], scores = [] } = outcome ?? {};
    const total = scores.reduce((sum, points) => sum + points, 0);
    scores.forEach((points, seat) => {
      const bot = this.botAt(seat);
      const win = winners.includes(seat) ? WHOLE / winners.length : 0;
      const place = this.placeOf(seat, this.firstDealer);
      deals.note(tally.botWin(bot), win);
      deals.note(tally.botPoints(bot), points);
      deals.note(tally.botAhead(bot), total - points * this.seats, round);
      deals.note(tally.placeWin(place), win);
      deals.note(tally.placePoints(place), points);
      count(this.histogram(`bot.${bot}.points`), points);
      count(this.histogram(`bot.${bot}.rank`), 1 + scores.filter((other) => other < points).length);
      scores.forEach((other, at) => {
        const ahead = tally.ahead[bot]?.[this.botAt(at)];
        if (ahead !== undefined) deals.note(ahead, points < other ? 2 : points === other ? 1 : 0);
      });
    });
    deals.note(tally.decisions, this.decisions);
    deals.note(tally.turns, this.turns);
    deals.note(tally.rounds, round);
    count(this.histogram('game.decisions'), this.decisions);
    count(this.histogram('game.turns'), this.turns);
    count(this.histogram('game.rounds'), round);
    deals.endGame(game);
    this.games++;
    const lowest = Math.min(...scores);
    const apart = scores.reduce((sum, points) => sum + points - lowest, 0);
    this.keep('longest', this.decisions, game, record);
    this.keep('closest', 0 - apart, game, record);
    this.keep('wildest', this.swings, game, record);
  }

  /** What was counted. No more games follow. */
  part(): Part {
    this.deals.endDeal();
    const { games, perDeal, histograms, cards, events, causes, powers, sums, kept } = this;
    const { tallies, open } = this.deals.part;
    return mergeParts(EMPTY_PART, {
      games,
      perDeal,
      tallies,
      histograms,
      cards,
      events,
      causes,
      powers,
      sums,
      open,
      kept,
    });
  }

  /** All points of a round are written down. */
  private endRound(): void {
    const { deals, tally, scored, seats, sums } = this;
    const [lowest, highest] = [Math.min(...scored), Math.max(...scored)];
    const total = scored.reduce((sum, points) => sum + points, 0);
    const spread = highest - lowest;
    // Whoever finished the round has won it, whatever others write down.
    const finishers = this.ending?.finishers ?? [];
    const winners = scored.flatMap((points, seat) => {
      const wins = finishers.length > 0 ? finishers.includes(seat) : points === lowest;
      return wins ? [seat] : [];
    });
    const win = WHOLE / winners.length;
    const decisions = this.decisions - this.begun.decisions;
    const turns = this.turns - this.begun.turns;
    sums.rounds++;
    sums.spread += spread;
    sums.spreadSquares += spread * spread;
    deals.note(tally.roundDecisions, decisions);
    deals.note(tally.roundTurns, turns);
    count(this.histogram('round.decisions'), decisions);
    count(this.histogram('round.turns'), turns);
    for (const event of this.turned) {
      const row = this.event(event);
      row.rounds++;
      row.spread += spread;
      row.spreadSquares += spread * spread;
    }
    scored.forEach((points, seat) => {
      const bot = this.botAt(seat);
      const won = winners.includes(seat) ? win : 0;
      const place = this.placeOf(seat, this.dealer);
      deals.note(tally.botRoundWin(bot), won);
      deals.note(tally.botRoundPoints(bot), points);
      deals.note(tally.placeRoundWin(place), won);
      deals.note(tally.placeRoundPoints(place), points);
      count(this.histogram(`bot.${bot}.roundPoints`), points);
      this.value(this.dealt[seat] ?? [], points * seats - total, won);
    });
    this.decide(total);
  }

  /** What a starting hand came to is put down to each kind of card in it, once. */
  private value(hand: readonly CardId[], points: number, won: number): void {
    const kinds = new Set(hand.map((card) => this.cardRow(card)));
    for (const row of kinds) {
      row.hands++;
      row.points += points;
      row.squares += points * points;
      row.wins += won;
    }
  }

  /** What ended the round, or else the last card that was laid or event that was turned over, decided it. */
  private decide(total: number): void {
    const { cause, finishers } = this.ending ?? { cause: 'unknown', finishers: [] };
    this.causes[cause] ??= rowOf(CAUSE, () => 0);
    const row = this.causes[cause];
    row.rounds++;
    row.points += total;
    row.finishers += finishers.length;
    const decided = this.cards[cause] ?? this.events[cause] ?? this.last;
    if (decided !== null) decided.decided++;
  }

  private keep(reason: KeepReason, measure: number, game: number, record: () => AnyRecord): void {
    if (!this.reasons.includes(reason)) return;
    const known = this.kept[reason];
    // Games come in their order: of several that measure the same the first is kept.
    if (known === undefined || measure > known.measure) this.kept[reason] = { measure, game, record: record() };
  }

  /** Which bot sits on a seat. */
  private botAt(seat: number): number {
    return found(this.seating[seat]);
  }

  /** How many places a seat is after the dealer. */
  private placeOf(seat: number, dealer: number): number {
    return (seat - dealer + this.seats) % this.seats;
  }

  private cardRow(card: CardId): Row<typeof CARD> {
    return found(this.byCard[card]);
  }

  private event(id: string): Row<typeof EVENT> {
    return found(this.events[id]);
  }

  private histogram(name: string): Histogram {
    this.histograms[name] ??= {};
    return this.histograms[name];
  }
}

/** What has to be among what is counted. */
function found<T>(counted: T | undefined): T {
  if (counted === undefined) throw new RangeError('It is not part of this run.');
  return counted;
}

/** The numbers of all tallies, so that nothing is looked up by name while games are played. */
function talliesOf(deals: Deals, bots: number, seats: number) {
  const each = (how: number, name: (i: number) => string): ((i: number) => number) => {
    const tallies = Array.from({ length: how }, (_, i) => deals.of(name(i)));
    return (i) => found(tallies[i]);
  };
  return {
    botWin: each(bots, measure.botWin),
    botPoints: each(bots, measure.botPoints),
    botRoundWin: each(bots, measure.botRoundWin),
    botRoundPoints: each(bots, measure.botRoundPoints),
    botAhead: each(bots, measure.botAhead),
    ahead: Array.from({ length: bots }, (_, bot) =>
      Array.from({ length: bots }, (_, other) => (bot < other ? deals.of(measure.ahead(bot, other)) : undefined)),
    ),
    placeWin: each(seats, measure.placeWin),
    placePoints: each(seats, measure.placePoints),
    placeRoundWin: each(seats, measure.placeRoundWin),
    placeRoundPoints: each(seats, measure.placeRoundPoints),
    decisions: deals.of(measure.decisions),
    turns: deals.of(measure.turns),
    rounds: deals.of(measure.rounds),
    roundDecisions: deals.of(measure.roundDecisions),
    roundTurns: deals.of(measure.roundTurns),
  };
}
