/** The page on statistics of the board game, made of what was found. */
import { lengthOf, lengthTable, minutesOf, SECONDS } from '../lengths.ts';
import { number, percent, say, sorted, table, thing, verdict } from '../numbers.ts';
import type { BoardResults, Place } from './count.ts';
import { BASE, BOT, BOTS, botOf, PLAYERS, SEED } from './experiments.ts';

/** The results of experiments, by name. */
export type BoardFindings = Readonly<Record<string, BoardResults>>;

const found = (findings: BoardFindings, name: string): BoardResults => {
  const results = findings[name];
  if (results === undefined) throw new RangeError(`There is no experiment '${name}'.`);
  return results;
};

const placeOf = ({ places }: BoardResults, at: number): Place => {
  const place = places.at(at);
  if (place === undefined) throw new RangeError(`There is no place ${at}.`);
  return place;
};

const CAUSES: Readonly<Record<string, string>> = {
  end: 'a token on the end space',
  exhausted: 'no card left to draw',
};

/** The whole page. */
export function boardStatisticsPage(findings: BoardFindings, version: string): string {
  const base = found(findings, BASE);
  const total = Object.values(findings).reduce((sum, { games }) => sum + games, 0);
  const even = 1 / base.places.length;
  const [first, last] = [placeOf(base, 0), placeOf(base, -1)];
  const judged = ({ roundWins }: Place): string =>
    `${percent(roundWins)} of rounds: ${verdict(roundWins, even, 'an advantage', 'a disadvantage')}`;
  return `# What the board game is like

<!-- Written by \`npm run statistics:board\`. Change scripts/statistics/board/, not this page. -->

${total} simulated games of the [board game](board-game.md), played by bots with frantic-engine ${version}. The card game has [a page of its own](statistics.md).

- **Board and deck are our reconstruction** (R-386 to R-389). With the printed ones numbers would be others: take from this page
  how the rules work, not how the printed game plays.
- Who plays: \`${BOT}\` against itself at every seat, unless another bot is named. It keeps its own token behind, and sends the others on. People play otherwise;
  the last but one section shows how much depends on who plays.
- Brackets hold 99 % intervals. The rounds of a game depend on each other, so games are what is sampled. With so many intervals on a page,
  one in a hundred does not hold the true value.
- Every number comes again: the seed is \`${SEED}\`, and \`npm run statistics:board\` plays the same games. Four players and medium
  length, unless something else is said. Only who holds a card to toss in is asked for one (\`windows: 'holders'\`).

## How long a game takes

As for the card game, **${SECONDS.decision} seconds are assumed for each decision, and ${SECONDS.round / 60} minutes for each round to set up and add up.**

![Minutes by the number of players and the length](images/board-statistics-length.svg)

${lengthTable(PLAYERS, (name) => found(findings, name))}

A round has ${number(base.lengths.roundTurns)} turns and ${number(base.lengths.roundDecisions)} decisions. In a turn the tokens together walk
${number(base.lengths.turnSpaces, 2)} spaces; where a card or an event puts one down is not counted in this. This is how rounds end:

${table(
  ['Ended by', 'Share of rounds'],
  sorted(base.causes, ({ share }) => share.value).map(({ cause, share }) => [CAUSES[cause] ?? cause, percent(share)]),
)}

## What the place at the table is worth

Place 0 has rolled highest and begins. Points are the number of the token's space and what is left in the hand; the fewest win.

![Rounds won by place](images/board-statistics-places.svg)

${table(
  ['Place', 'Rounds won', 'Points of a round', 'for the space', 'for the hand', 'Games won, by the first round'],
  base.places.map(({ place, roundWins, points, space, inHand, wins }) => [
    place === 0 ? '0, begins' : String(place),
    percent(roundWins),
    number(points),
    number(space),
    number(inHand),
    percent(wins),
  ]),
)}

Even would be ${say(even * 100, 1)} %. Whoever begins wins ${judged(first)}. The last wins ${judged(last)}.

With other numbers of players:

${table(
  ['Players', 'Even', 'First wins rounds', 'Last wins rounds', 'Points of a round, first', 'Points of a round, last'],
  PLAYERS.map((players) => {
    const results = found(findings, lengthOf(players, 'medium'));
    const [begins, ends] = [placeOf(results, 0), placeOf(results, -1)];
    return [
      String(players),
      `${say(100 / players, 1)} %`,
      percent(begins.roundWins),
      percent(ends.roundWins),
      number(begins.points),
      number(ends.points),
    ];
  }),
)}

## How often a card happens

How often in a round each kind is placed on the board, does something to a token that comes upon it, and is tossed in. Cards that act as they are placed,
or keep others from being placed, do nothing to tokens. A numbered teleport belongs to the board.

![How often cards do something](images/board-statistics-cards.svg)

${table(
  ['Card', 'Placed', 'Does something', 'Tossed in'],
  sorted(
    base.cards,
    ({ fired, tossedIn, placed }) => (fired.value ?? 0) * 1e4 + (tossedIn.value ?? 0) * 100 + (placed.value ?? 0),
  ).map(({ card, placed, fired, tossedIn }) => [
    thing(card),
    number(placed, 2),
    fired.value === 0 ? '–' : number(fired, 2),
    tossedIn.value === 0 ? '–' : number(tossedIn, 2),
  ]),
)}

## How often an event happens

Events come by the die of twenty, so none is likelier than another. In a round:

${table(
  ['Event', 'Happens'],
  base.events.map(({ event, happened }) => [thing(event), number(happened, 3)]),
)}

## Where tokens are

How often in a round a token enters a space, step by step or put there:

![How often tokens enter a space](images/board-statistics-spaces.svg)

<details><summary>In numbers, with the share of tokens that stand there as a turn begins</summary>

${table(
  ['Space', 'Entered', 'Tokens there'],
  base.spaces.map(({ space, entered, stood }) => [String(space), number(entered, 2), percent(stood)]),
)}

</details>

## Do better players see another game?

The same game, played by each bot against itself:

${table(
  ['Bot', 'Rounds of a game', 'Turns of a round', 'Decisions of a game', 'Minutes', 'Rounds that reach the end space'],
  BOTS.map((bot) => {
    const results = found(findings, botOf(bot));
    const { rounds, roundTurns, decisions } = results.lengths;
    const reached = results.causes.find(({ cause }) => cause === 'end')?.share;
    return [
      `\`${bot}\``,
      number(rounds),
      number(roundTurns),
      number(decisions, 0),
      number(minutesOf(results), 0),
      reached === undefined ? '–' : percent(reached),
    ];
  }),
)}

## What was played

${table(
  ['Experiment', 'Bot', 'Games', 'Rounds'],
  Object.entries(findings).map(([name, { bot, games, rounds }]) => [name, `\`${bot}\``, String(games), String(rounds)]),
)}
`;
}
