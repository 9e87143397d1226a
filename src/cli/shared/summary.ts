/** Many games, counted. */
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
}

/** Plays many games and returns the summary as lines. */
export function playMany({ names, games, play, reason, progress }: Series): string[] {
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
  return [
    'Won (a shared win counts in parts)',
    ...names.map((name, seat) => {
      const won = wins.get(seat) ?? 0;
      return `  ${name.padEnd(28)}${percent(won / games)}  ${'#'.repeat(Math.round((won / games) * 40))}`.trimEnd();
    }),
    '',
    fact('Rounds per game', rounds / games),
    fact('Turns per game', turns / games),
    fact('Turns per round', turns / rounds),
    fact('Points per player and round', points / rounds),
    fact('Points of the winner', winning / games),
    '',
    'Rounds ended by',
    ...[...causes]
      .sort(([, a], [, b]) => b - a)
      .map(([cause, count]) => `  ${reason(cause).padEnd(28)}${percent(count / rounds)}`),
    '',
    `${games} ${games === 1 ? 'game' : 'games'} in ${seconds.toFixed(1)} s: ${Math.round(games / seconds)} games a second, on one core.`,
  ];
}

const fact = (what: string, value: number): string => `${what.padEnd(30)}${value.toFixed(1).padStart(5)}`;

const percent = (part: number): string => `${(part * 100).toFixed(1).padStart(5)} %`;
