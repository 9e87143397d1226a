/** The plots of the page on statistics, as files. */
import type { Results } from 'frantic-engine/sim';
import { bars } from '../../src/cli/shared/plot/bars.ts';
import { ALL, BASE, type Findings, PLAYERS } from './experiments.ts';
import { lengthPlot } from './lengths.ts';
import { known, thing } from './numbers.ts';
import { BOX } from './page.ts';

/** The plots by the names of their files. */
export function statisticsPlots(findings: Findings): Record<string, string> {
  const base = findings[BASE] as Results;
  const all = findings[ALL] as Results;
  return {
    'statistics-length.svg': lengthPlot(PLAYERS, (name) => findings[name] as Results, BOX),
    'statistics-places.svg': bars({
      title: 'Rounds won by place at a table of four',
      axis: 'share of rounds won, with its 99 % interval',
      percent: true,
      points: true,
      mark: { value: 0.25, label: 'even' },
      bars: base.places
        .map(({ place, roundWins }) => ({
          label: place === 0 ? 'dealer' : place === 1 ? 'first' : `${place}.`,
          ...roundWins,
        }))
        .filter(known),
      alone: true,
    }),
    'statistics-cards.svg': bars({
      title: 'What a card in the starting hand is worth (base game)',
      axis: 'points more by the end of the round, with their 99 % interval; a minus is good',
      bars: base.cards
        .map(({ card, points }) => ({ label: thing(card), ...points, series: (points.value ?? 0) < 0 ? 2 : 1 }))
        .filter(known)
        .sort((a, b) => a.value - b.value),
      alone: true,
    }),
    'statistics-decided.svg': bars({
      title: 'What decides a round (base game)',
      axis: 'share of all rounds, with its 99 % interval',
      percent: true,
      legend: ['cards', 'events'],
      bars: [
        ...base.cards.map(({ card, decided }) => ({ label: thing(card), ...decided, series: 0 })),
        ...base.events.map(({ event, decided }) => ({ label: thing(event), ...decided, series: 1 })),
      ]
        .filter(known)
        .sort((a, b) => b.value - a.value)
        .slice(0, 24),
      alone: true,
    }),
    'statistics-events.svg': bars({
      title: 'Which event swings most (all sets)',
      axis: 'points by which it sets players apart at once, with their 99 % interval',
      bars: all.events
        .map(({ event, swing }) => ({ label: thing(event), ...swing, series: 3 }))
        .filter(known)
        .filter(({ value }) => value > 0)
        .sort((a, b) => b.value - a.value),
      alone: true,
    }),
  };
}
