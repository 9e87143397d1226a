/** Many games, counted. */
import type { SummaryWords } from '../languages/language.ts';
import type { Sheet } from './sheet.ts';

/** Games to be played and counted. */
export interface Series {
  /** Who plays, if they have names. */
  readonly names: readonly string[];
  readonly games: number;
  /** Plays a game, counted from 1. */
  readonly play: (nth: number) => Sheet;
  /** Why a round ended, whoever it was. */
  readonly reason: (cause: string) => string;
  readonly progress: (done: number) => void;
  readonly words: SummaryWords;
}

/** Plays many games and returns the summary as lines. */
export function playMany({ names, games, play, reason, progress, words }: Series): string[] {
  const started = performance.now();
  const wins = new Map<number, number>();
  const causes = new Map<string, number>();
  let [rounds, turns, points, winning] = [0, 0, 0, 0];
  for (let nth = 1; nth <= games; nth++) {
    const sheet = play(nth);
    const { winners = [], scores = [] } = sheet.outcome ?? {};
    for (const seat of winners) wins.set(seat, (wins.get(seat) ?? 0) + 1 / winners.length);
    for (const round of sheet.rounds) {
      turns += round.turns;
      points += round.points.reduce((sum, one) => sum + one, 0) / round.points.length;
      causes.set(round.ending.cause, (causes.get(round.ending.cause) ?? 0) + 1);
    }
    rounds += sheet.rounds.length;
    const [first = 0] = winners;
    winning += scores[first] ?? 0;
    progress(nth);
  }
  const seconds = (performance.now() - started) / 1000;
  const fact = (what: string, value: number): string => `${what.padEnd(30)}${words.number(value, 1).padStart(5)}`;
  const percent = (part: number): string => `${words.number(part * 100, 1).padStart(5)} %`;
  return [
    words.won,
    ...names.map((name, seat) => {
      const won = wins.get(seat) ?? 0;
      return `  ${name.padEnd(28)}${percent(won / games)}  ${'#'.repeat(Math.round((won / games) * 40))}`.trimEnd();
    }),
    '',
    fact(words.roundsPerGame, rounds / games),
    fact(words.turnsPerGame, turns / games),
    fact(words.turnsPerRound, turns / rounds),
    fact(words.pointsPerRound, points / rounds),
    fact(words.winning, winning / games),
    '',
    words.endedBy,
    ...[...causes]
      .sort(([, a], [, b]) => b - a)
      .map(([cause, count]) => `  ${reason(cause).padEnd(28)}${percent(count / rounds)}`),
    '',
    words.speed(games, seconds),
  ];
}
