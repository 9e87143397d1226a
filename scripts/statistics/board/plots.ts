/** The plots of the page on statistics of the board game, as files. */
import { bars } from '../../../src/cli/shared/plot/bars.ts';
import { lines } from '../../../src/cli/shared/plot/lines.ts';
import { lengthPlot } from '../lengths.ts';
import { known, thing } from '../numbers.ts';
import type { BoardResults } from './count.ts';
import { BASE, PLAYERS } from './experiments.ts';
import type { BoardFindings } from './page.ts';

/** The plots by the names of their files. */
export function boardStatisticsPlots(findings: BoardFindings): Record<string, string> {
  const base = findings[BASE] as BoardResults;
  return {
    'board-statistics-length.svg': lengthPlot(PLAYERS, (name) => findings[name] as BoardResults),
    'board-statistics-places.svg': bars({
      title: 'Rounds won by place at a table of four',
      axis: 'share of rounds won, with its 99 % interval',
      percent: true,
      points: true,
      mark: { value: 1 / base.places.length, label: 'even' },
      bars: base.places
        .map(({ place, roundWins }) => ({ label: place === 0 ? 'begins' : `${place + 1}.`, ...roundWins }))
        .filter(known),
      alone: true,
    }),
    'board-statistics-cards.svg': bars({
      title: 'How often cards do something',
      axis: 'times in a round, with its 99 % interval',
      legend: ['a token comes upon it', 'it is tossed in'],
      bars: [
        ...base.cards.map(({ card, fired }) => ({ label: thing(card), ...fired, series: 0 })),
        ...base.cards.map(({ card, tossedIn }) => ({ label: thing(card), ...tossedIn, series: 1 })),
      ]
        .filter(known)
        .filter(({ value }) => value > 0)
        .sort((a, b) => b.value - a.value),
      alone: true,
    }),
    'board-statistics-spaces.svg': lines({
      title: 'How often tokens enter a space',
      across: 'space, from the start to the end',
      upwards: 'times in a round, with its 99 % interval',
      lines: [
        {
          name: 'entered',
          places: base.spaces.flatMap(({ space, entered: { value, low, high } }) =>
            value === null ? [] : [{ x: space, y: value, low, high }],
          ),
        },
      ],
      alone: true,
    }),
  };
}
