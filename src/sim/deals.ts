/** What is measured game by game, added up deal by deal. */
import { type OpenDeal, type Part, rowOf, TALLY } from './part.ts';

/** What is measured of a game, by name. A bot and a place are told by their numbers. */
export const measure = {
  /** A bot, by its number in the list: pieces of wins, points at the end, of each game and seat. */
  botWin: (bot: number) => `bot.${bot}.win`,
  botPoints: (bot: number) => `bot.${bot}.points`,
  /** Likewise of each round. */
  botRoundWin: (bot: number) => `bot.${bot}.roundWin`,
  botRoundPoints: (bot: number) => `bot.${bot}.roundPoints`,
  /** By how many points a seat is ahead of the mean of the other seats, times the number of those, of each round. */
  botAhead: (bot: number) => `bot.${bot}.ahead`,
  /** How often a bot ended ahead of another at the same table: 2 if ahead, 1 if level. */
  ahead: (bot: number, other: number) => `ahead.${bot}.${other}`,
  /** A place counts from the dealer, who is 0; 1 begins. Of a game it is the dealer of the first round. */
  placeWin: (place: number) => `place.${place}.win`,
  placePoints: (place: number) => `place.${place}.points`,
  placeRoundWin: (place: number) => `place.${place}.roundWin`,
  placeRoundPoints: (place: number) => `place.${place}.roundPoints`,
  decisions: 'game.decisions',
  turns: 'game.turns',
  rounds: 'game.rounds',
  roundDecisions: 'round.decisions',
  roundTurns: 'round.turns',
} as const;

/** What is measured of the deal at hand, how often and how much, and the sums over all deals. */
interface Tally {
  readonly name: string;
  n: number;
  x: number;
  readonly sum: Record<(typeof TALLY)[number], number>;
}

/** The tallies of some games that are played one after the other. */
export class Deals {
  private readonly at = new Map<string, number>();
  private readonly tallies: Tally[] = [];
  private readonly open: Record<string, OpenDeal> = {};
  private games = 0;
  private deal = 0;

  constructor(private readonly perDeal: number) {}

  /** The number of a tally, for `note`. */
  of(name: string): number {
    const known = this.at.get(name);
    if (known !== undefined) return known;
    const made = this.tallies.length;
    this.tallies.push({ name, n: 0, x: 0, sum: rowOf(TALLY, () => 0) });
    this.at.set(name, made);
    return made;
  }

  /** So much was found, in so many looks. */
  note(tally: number, x: number, n = 1): void {
    const one = this.tallies[tally];
    if (one === undefined) throw new RangeError(`There is no tally ${tally}.`);
    one.n += n;
    one.x += x;
  }

  /** A game is over. Games come in their order. */
  endGame(game: number): void {
    this.games++;
    this.deal = Math.floor(game / this.perDeal);
    if ((game + 1) % this.perDeal === 0) this.endDeal();
  }

  /** No more games of this deal follow. If some are missing, they are in another part. */
  endDeal(): void {
    if (this.games === this.perDeal) this.close();
    else if (this.games > 0)
      this.open[this.deal] = { games: this.games, n: this.byName(({ n }) => n), x: this.byName(({ x }) => x) };
    this.games = 0;
    for (const one of this.tallies) [one.n, one.x] = [0, 0];
  }

  /** What has been added up. */
  get part(): Pick<Part, 'tallies' | 'open'> {
    const rows = this.tallies.map(({ name, sum }) => [name, sum] as const);
    return { tallies: Object.fromEntries(rows), open: this.open };
  }

  private close(): void {
    for (const { n, x, sum } of this.tallies) {
      if (n === 0) continue;
      sum.deals++;
      sum.n += n;
      sum.x += x;
      sum.nn += n * n;
      sum.nx += n * x;
      sum.xx += x * x;
    }
  }

  private byName(value: (one: Tally) => number): Record<string, number> {
    const counted = this.tallies.filter(({ n }) => n > 0);
    return Object.fromEntries(counted.map((one) => [one.name, value(one)]));
  }
}
