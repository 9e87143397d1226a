/** Many games, counted. */
import type { Setup } from 'frantic-engine';
import { playGame } from './game.ts';
import { reason } from './sheet.ts';

/** Plays many games and returns the summary as lines. */
export function playMany(setup: Setup, games: number, progress: (done: number) => void): string[] {
  const started = performance.now();
  const wins = new Map<number, number>();
  const causes = new Map<string, number>();
  let [rounds, turns, points, winning] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const sheet = playGame({ ...setup, seed: `${setup.seed}/${i + 1}`, windows: 'holders' });
    const { winners = [], scores = [] } = sheet.outcome ?? {};
    for (const seat of winners) wins.set(seat, (wins.get(seat) ?? 0) + 1 / winners.length);
    for (const round of sheet.rounds) {
      turns += round.turns;
      points += round.points.reduce((sum, one) => sum + one, 0) / round.points.length;
      causes.set(round.ending.cause, (causes.get(round.ending.cause) ?? 0) + 1);
    }
    rounds += sheet.rounds.length;
    winning += scores[winners[0] as number] as number;
    progress(i + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  return [
    ...winTable(setup, wins, games),
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

function winTable(setup: Setup, wins: ReadonlyMap<number, number>, games: number): string[] {
  const sheetNames = typeof setup.players === 'number' ? [] : setup.players;
  return [
    'Won (a shared win counts in parts)',
    ...sheetNames.map((name, seat) => {
      const won = wins.get(seat) ?? 0;
      return `  ${name.padEnd(28)}${percent(won / games)}  ${'#'.repeat(Math.round((won / games) * 40))}`.trimEnd();
    }),
  ];
}

const fact = (what: string, value: number): string => `${what.padEnd(30)}${value.toFixed(1).padStart(5)}`;

const percent = (part: number): string => `${(part * 100).toFixed(1).padStart(5)} %`;
