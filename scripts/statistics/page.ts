/** The page on statistics, made of what was found. Every number and every verdict in it comes from there. */
import type { Results } from 'frantic-engine/sim';
import {
  ABOUT_BOT,
  ABOUT_EVENTS,
  ALL,
  BASE,
  BOT,
  BOTS,
  botOf,
  EDITIONS,
  editionOf,
  type Findings,
  PLAYERS,
  SEED,
  SETS,
  setOf,
} from './experiments.ts';
import { LENGTHS, lengthOf, lengthTable, minutesOf, SECONDS } from './lengths.ts';
import { number, percent, say, sorted, table, thing, verdict } from './numbers.ts';

/** What is printed on the box, in minutes. */
export const BOX: Readonly<Record<(typeof LENGTHS)[number], number>> = { short: 35, medium: 60, long: 90 };

const found = (findings: Findings, name: string): Results => {
  const results = findings[name];
  if (results === undefined) throw new RangeError(`There is no experiment '${name}'.`);
  return results;
};

/** The whole page. */
export function statisticsPage(findings: Findings, version: string): string {
  const base = found(findings, BASE);
  const all = found(findings, ALL);
  const total = Object.values(findings).reduce((sum, { games }) => sum + games, 0);
  return `# What Frantic is like

<!-- Written by \`npm run statistics\`. Change scripts/statistics/, not this page. -->

${total} simulated games, played by bots with frantic-engine ${version}. [Simulation](simulation.md) says what each number means
and how it is counted. The board game has [a page of its own](board-statistics.md).

- Who plays: \`${BOT}\` against itself at every seat, unless another bot is named. ${ABOUT_BOT}
  It knows nothing it may not know. People play otherwise, so take differences more seriously than the numbers themselves; the last but one section shows how
  much depends on who plays.
- Brackets hold 99 % intervals. With so many of them on a page, one in a hundred does not hold the true value.
- Every number comes again: the seed is \`${SEED}\`, and \`npm run statistics\` plays the same games. Base game, edition
  \`pandora\`, four players and medium length, unless something else is said. Only who holds an interrupt is asked for one
  (\`windows: 'holders'\`).

## How long a game takes

The box says about ${BOX.short}, ${BOX.medium} and ${BOX.long} minutes for a short, a medium and a long game. The engine has no clock, so this takes
an assumption: **${SECONDS.decision} seconds for each decision, and ${SECONDS.round / 60} minutes for each round to shuffle, deal and add up.** A decision is anything a player
is asked: to play or draw, whom to give a card, what to wish.

![Minutes by the number of players and the length](images/statistics-length.svg)

${lengthTable(PLAYERS, (name) => found(findings, name))}

Turned round: for the box to be right with four players, a decision may take ${LENGTHS.map(
    (length) => `${say(secondsFor(found(findings, lengthOf(4, length)), BOX[length]), 1)} seconds in a ${length} game`,
  ).join(', ')}.

A round has ${number(base.lengths.roundTurns)} turns and ${number(base.lengths.roundDecisions)} decisions. This is how rounds end:

${table(
  ['Ended by', 'Share of rounds', 'Mean points of a player'],
  sorted(base.causes, ({ share }) => share.value).map(({ cause, share, points }) => [
    { finish: 'somebody without cards', exhausted: 'a draw pile too small' }[cause] ?? thing(cause),
    percent(share),
    say(points, 1),
  ]),
)}

## What the place at the table is worth

Place 1 plays first, place 0 is the dealer and plays last. In each round:

![Rounds won by place](images/statistics-places.svg)

${table(
  ['Place', 'Rounds won', 'Points of a round', 'Games won, by the first dealer'],
  base.places.map(({ place, roundWins, roundPoints, wins }) => [
    place === 0 ? '0, the dealer' : String(place),
    percent(roundWins),
    number(roundPoints),
    percent(wins),
  ]),
)}

Whoever plays first wins ${percent((base.places[1] as Results['places'][number]).roundWins)} of rounds, where even would be 25 %: ${verdict(
    (base.places[1] as Results['places'][number]).roundWins,
    0.25,
    'an advantage',
    'a disadvantage',
  )}. The dealer wins ${percent((base.places[0] as Results['places'][number]).roundWins)}: ${verdict(
    (base.places[0] as Results['places'][number]).roundWins,
    0.25,
    'an advantage',
    'a disadvantage',
  )}. Later dealers are those with the most points of the round before; among equal bots that is luck alone.

With other numbers of players:

${table(
  ['Players', 'Even', 'First wins rounds', 'Dealer wins rounds'],
  PLAYERS.map((players) => {
    const { places } = found(findings, lengthOf(players, 'medium'));
    const [dealer, first] = places as [Results['places'][number], Results['places'][number]];
    return [String(players), `${say(100 / players, 1)} %`, percent(first.roundWins), percent(dealer.roundWins)];
  }),
)}

## What a card in the starting hand is worth

How many more points a hand comes to by the end of the round that was dealt the card than one that was not, measured
against the mean of its table. Fewer points are better, so a card with a minus is good to have. Hands with two of a kind count once.

![Points by card in the starting hand](images/statistics-cards.svg)

${cardTable(base)}

<details><summary>With all sets</summary>

${cardTable(all)}

</details>

## What decides a round

A round is decided by the card or event that ends it. If nothing does but empty hands or an empty draw pile, it is decided by the
last card laid or event turned over.

![What decides a round](images/statistics-decided.svg)

## Which event swings most

How far an event sets players apart at once: the points in hand the most unlucky player gains by it, less what the
luckiest gains. Spread: how far apart the points of rounds are in which it came up; in all rounds it is ${number(all.spread)}. Long rounds see
more events, so spread goes along with an event, but need not come from it. With all sets:

![Points by which events set players apart](images/statistics-events.svg)

${table(
  ['Event', 'Sets apart by', 'Spread of its rounds', 'Decides, of all rounds'],
  sorted(all.events, ({ swing }) => swing.value || null).map(({ event, swing, spread, decided }) => [
    thing(event),
    number(swing),
    number(spread),
    percent(decided, 2),
  ]),
)}

${ABOUT_EVENTS}

These do nothing at once that moves points in hand, because they last, end the round, or do something else: ${
    all.events
      .filter(({ swing }) => (swing.value ?? 0) === 0)
      .map(({ event }) => thing(event))
      .join(', ') || 'none'
  }.

## How editions and sets change the game

${compare(findings, 'Game', [
  ...EDITIONS.map((edition) => [`base, \`${edition}\``, editionOf(edition)] as const),
  ...SETS.map((set) => [`\`pandora\` and ${set}`, setOf(set)] as const),
  ['`pandora` and all sets', ALL],
])}

## Do better players see another game?

The same game, played by each bot against itself, weakest first:

${compare(
  findings,
  'Bot',
  BOTS.map((bot) => [`\`${bot}\``, botOf(bot)] as const),
)}

## What was played

${table(
  ['Experiment', 'Bot', 'Games', 'Rounds'],
  Object.entries(findings).map(([name, { run, games, rounds }]) => [
    name,
    `\`${run.bots[0]}\``,
    String(games),
    String(rounds),
  ]),
)}
`;
}

/** How many seconds a decision may take, so that a game takes so many minutes. */
function secondsFor({ lengths: { decisions, rounds } }: Results, minutes: number): number | null {
  if (decisions.value === null || rounds.value === null) return null;
  return (minutes * 60 - rounds.value * SECONDS.round) / decisions.value;
}

const cardTable = ({ cards }: Results): string =>
  table(
    ['Card', 'Points more', 'Rounds won with it', 'Hands'],
    sorted(cards, ({ points }) => (points.value === null ? null : -points.value)).map(
      ({ card, points, wins, hands }) => [thing(card), number(points, 2), percent(wins), String(hands)],
    ),
  );

const compare = (findings: Findings, what: string, rows: readonly (readonly [string, string])[]): string =>
  table(
    [what, 'Rounds of a game', 'Turns of a round', 'Decisions of a game', 'Minutes', 'Spread of a round'],
    rows.map(([shown, name]) => {
      const results = found(findings, name);
      const { rounds, roundTurns, decisions } = results.lengths;
      return [
        shown,
        number(rounds),
        number(roundTurns),
        number(decisions, 0),
        number(minutesOf(results), 0),
        number(results.spread),
      ];
    }),
  );
