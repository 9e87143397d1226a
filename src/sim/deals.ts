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

/** The tallies of some games that are played one after the other. */
export class Deals {
  private readonly at = new Map<string, number>();
  private readonly names: string[] = [];
  /** Of the deal at hand, by tally. */
  private readonly n: number[] = [];
  private readonly x: number[] = [];
  private readonly sums: Record<(typeof TALLY)[number], number>[] = [];
  private readonly open: Record<string, OpenDeal> = {};
  private games = 0;
  private deal = 0;

  constructor(private readonly perDeal: number) {}

  /** The number of a tally, for `note`. */
  of(name: string): number {
    const known = this.at.get(name);
    if (known !== undefined) return known;
    const made = this.names.length;
    this.names.push(name);
    this.n.push(0);
    this.x.push(0);
    this.sums.push(rowOf(TALLY, () => 0));
    this.at.set(name, made);
    return made;
  }

  /** So much was found. */
  note(tally: number, x: number): void {
    this.n[tally] = (this.n[tally] as number) + 1;
    this.x[tally] = (this.x[tally] as number) + x;
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
      this.open[this.deal] = { games: this.games, n: this.byName(this.n), x: this.byName(this.x) };
    this.games = 0;
    this.n.fill(0);
    this.x.fill(0);
  }

  /** What has been added up. */
  get part(): Pick<Part, 'tallies' | 'open'> {
    const rows = this.sums.map((sum, i) => [this.names[i] as string, sum] as const);
    return { tallies: Object.fromEntries(rows), open: this.open };
  }

  private close(): void {
    this.sums.forEach((sum, i) => {
      const [n, x] = [this.n[i] as number, this.x[i] as number];
      if (n === 0) return;
      sum.deals++;
      sum.n += n;
      sum.x += x;
      sum.nn += n * n;
      sum.nx += n * x;
      sum.xx += x * x;
    });
  }

  private byName(values: readonly number[]): Record<string, number> {
    return Object.fromEntries(this.names.flatMap((name, i) => (this.n[i] === 0 ? [] : [[name, values[i] as number]])));
  }
}
