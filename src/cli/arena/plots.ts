/** The plots of the report. */
import type { Results } from 'frantic-engine/sim';
import { bars } from '../shared/plot/bars.ts';
import { binned, binWidth, lines } from '../shared/plot/lines.ts';
import type { Rated } from './ratings.ts';
import { LAST, place, thing } from './words.ts';

/** How many rows a plot has at most that could have more; the table behind it has all of them. */
const MOST = 20;

const known = <T extends { readonly value: number | null }>(one: T): one is T & { readonly value: number } =>
  one.value !== null;

/** All plots, by what they show. */
export function plots(results: Results, ratings: readonly Rated[]) {
  const { bots, places, cards, events, part } = results;
  const { game } = results.run;
  const even = 1 / places.length;
  const histogram = (name: string) => part.histograms[name] ?? {};
  const points = bots.map((_bot, i) => histogram(`bot.${i}.points`));
  const wide = binWidth(points);
  const length = (title: string, across: string, name: string): string => {
    const step = binWidth([histogram(name)]);
    return lines({
      title,
      across: step === 1 ? across : `${across}, in steps of ${step}`,
      upwards: 'share of all',
      percent: true,
      step,
      lines: [{ name: '', places: binned(histogram(name), step) }],
    });
  };
  const decided = (title: string, rows: readonly { name: string; decided: Results['cards'][number]['decided'] }[]) =>
    bars({
      title,
      axis: 'share of all rounds that it decided, with its 99 % interval',
      percent: true,
      bars: rows
        .map(({ name, decided }) => ({ label: thing(name), ...decided }))
        .filter(known)
        .sort((a, b) => b.value - a.value)
        .slice(0, MOST),
    });
  return {
    ratings: bars({
      title: 'Ratings',
      axis: 'OpenSkill rating, and how sure the library is of it; everybody begins at 25',
      points: true,
      mark: { value: 25, label: 'start' },
      bars: ratings.map(({ bot, ...rated }, i) => ({ label: bot, series: i, ...rated })),
    }),
    wins: bars({
      title: 'Games won',
      axis: 'share of games won, with its 99 % interval',
      percent: true,
      mark: { value: even, label: 'if all were equal' },
      bars: bots.map(({ bot, wins }, i) => ({ label: bot, series: i, ...wins })).filter(known),
    }),
    points: lines({
      title: 'Points at the end of a game',
      across: `points, in steps of ${wide}; the fewest win`,
      upwards: 'share of games',
      percent: true,
      step: wide,
      lines: bots.map(({ bot }, i) => ({ name: bot, places: binned(points[i] ?? {}, wide) })),
    }),
    places: bars({
      title: `Games won by place, counted from ${LAST[game]}${game === 'card' ? ' of' : ' in'} the first round`,
      axis: 'share of games won, with its 99 % interval',
      percent: true,
      points: true,
      mark: { value: even, label: 'even' },
      bars: places.map((one) => ({ label: place(one.place, game), ...one.wins })).filter(known),
    }),
    roundPlaces: bars({
      title: `Points of a round by place, counted from ${game === 'card' ? 'its dealer' : LAST[game]}`,
      axis: 'points, with their 99 % interval; the fewest win',
      points: true,
      bars: places.map((one) => ({ label: place(one.place, game), ...one.roundPoints })).filter(known),
    }),
    decisions: length('Length of games in decisions', 'decisions in a game', 'game.decisions'),
    rounds: length('Length of games in rounds', 'rounds in a game', 'game.rounds'),
    roundTurns: length('Length of rounds in turns', 'turns in a round', 'round.turns'),
    cards: decided(
      'Cards that decide a round',
      cards.map(({ card, decided }) => ({ name: card, decided })),
    ),
    events: decided(
      'Events that decide a round',
      events.map(({ event, decided }) => ({ name: event, decided })),
    ),
  };
}
