/** The report as one page that needs nothing else: neither a network nor another file. */

import type { Results } from 'frantic-engine/sim';
import { escaped, STYLE } from '../shared/plot/svg.ts';
import { version } from '../shared/version.ts';
import { plots } from './plots.ts';
import type { Rated } from './ratings.ts';
import type { Timed } from './rows.ts';
import type { Verdict } from './stop.ts';
import { estimate, INTERVALS, number, percent, RATED, said, thing } from './words.ts';

const LOOK = `
:root{color-scheme:light dark;--page:#f5f6f8;--ink:#1c2128;--quiet:#5c6570;--edge:#dde1e6;--card:#ffffff}
@media(prefers-color-scheme:dark){:root{--page:#0f1216;--ink:#e8ebef;--quiet:#a2abb6;--edge:#353c46;--card:#171b21}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:840px;margin:0 auto;padding:32px 16px 64px}h1{font-size:26px;margin:0 0 4px}h2{font-size:19px;margin:36px 0 10px}
p{margin:8px 0}.quiet{color:var(--quiet)}.narrow{display:none}section,details{background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:16px;margin:12px 0;overflow-x:auto}
section svg{display:block;max-width:100%;height:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:4px 10px;border-bottom:1px solid var(--edge);white-space:nowrap}th:first-child,td:first-child{text-align:left}tr:last-child td{border-bottom:0}
th{font-weight:600;vertical-align:bottom}table.facts td{text-align:left;white-space:normal;overflow-wrap:anywhere}table.facts td:first-child{width:11em;color:var(--quiet)}
code{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}summary{cursor:pointer;font-weight:600}details table{margin-top:12px}
@media(max-width:600px){main{padding:20px 10px 48px}section,details{padding:12px}section svg{min-width:600px;max-width:none}.narrow{display:block}table.facts td:first-child{width:7em}
table.wide tr{display:block;padding:8px 0;border-bottom:1px solid var(--edge)}table.wide tr:first-child{display:none}table.wide tr:last-child{border-bottom:0}
table.wide td{display:flex;justify-content:space-between;gap:16px;padding:1px 0;border:0;white-space:normal}table.wide td:first-child{font-weight:600}table.wide td:empty{display:none}
table.wide td:not(:first-child)::before{content:attr(data-of);color:var(--quiet);text-align:left}}
@media print{body{background:#fff}section,details{break-inside:avoid}}`;

/** What the report says beside the results. */
export interface Told {
  readonly command: string;
  readonly kept: Readonly<Record<string, string>>;
  /** What the last look said; `null`: the run was not looked at before its end. */
  readonly verdict: Verdict | null;
  /** How long decisions took; empty: nobody asked. */
  readonly times: readonly Timed[];
}

/** Writes the report. */
export function page(results: Results, ratings: readonly Rated[], { command, kept, verdict, times }: Told): string {
  const { run, games, rounds, bots, pairs, lengths, cards, events, causes } = results;
  const plot = plots(results, ratings);
  const { players, length = 'medium' } = run.setup;
  const share = (value: number | null) => percent(value);
  const points = (value: number | null) => number(value);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Frantic arena: ${escaped(bots.map(({ bot }) => bot).join(', '))}</title>
<style>${LOOK}${STYLE}</style>
</head>
<body>
<main>
<h1>Frantic arena</h1>
<p class="quiet">${escaped(bots.map(({ bot }) => bot).join(' · '))} – ${games} games, ${rounds} rounds</p>
${section(
  facts([
    ['Command', `<code>${escaped(command)}</code>`],
    ['Bots', escaped(bots.map(({ bot }) => bot).join(', '))],
    ['Games', String(games)],
    ['Players', String(players)],
    ...boxOf(run),
    ['Length', escaped(length)],
    ['Seed', escaped(run.seed)],
    ['frantic-engine', version()],
  ]),
)}
<p class="quiet">Where the report is written and how many threads played makes no difference to it.</p>

<h2>Who is better</h2>
${section(
  table(
    ['Bot', 'Games', 'Won', 'Ahead, a round', 'Points at the end', ...(ratings.length > 0 ? ['Rating'] : [])],
    bots.map(({ bot, games: played, wins, ahead, points: ended }, i) => [
      bot,
      String(played),
      estimate(wins, share),
      estimate(ahead, points),
      estimate(ended, points),
      ...ratings.slice(i, i + 1).map((one) => estimate(one, points)),
    ]),
  ),
)}
<p class="quiet">Ahead, a round: all points a bot stayed below the mean of the others at its table, divided by all rounds.${
    ratings.length > 0 ? ` ${escaped(RATED)}` : ''
  }</p>
${section(
  table(
    ['Came', ...(bots[0]?.ranks.map((_count, i) => `${i + 1}.`) ?? [])],
    bots.map(({ bot, games: played, ranks }) => [
      bot,
      ...ranks.map((count) => percent(played === 0 ? null : count / played)),
    ]),
  ),
)}
<p class="quiet narrow">Plots are wider than this screen: push them to the side.</p>
${ratings.length > 0 ? section(plot.ratings) : ''}
${section(plot.wins)}
${section(plot.points)}

${verdict === null ? '' : section(`<p>${escaped(said(verdict, bots[0]?.bot ?? ''))}</p>`)}
${times.length === 0 ? '' : section(paces(times))}

<h2>Bot against bot</h2>
<p>How often the bot of the row had fewer points in the end than the bot of the column, at the same table. Level counts half.</p>
${section(
  table(
    ['', ...bots.map(({ bot }) => bot)],
    bots.map(({ bot }, row) => [
      bot,
      ...bots.map(({ bot: other }, column) => {
        const [first, second] = row < column ? [bot, other] : [other, bot];
        const ahead = pairs.find((pair) => pair.bot === first && pair.other === second)?.ahead;
        if (ahead === undefined) return '';
        return estimate(row < column ? ahead : turned(ahead), share);
      }),
    ]),
  ),
)}

<h2>What the place at the table is worth</h2>
${section(plot.places)}
${section(plot.roundPlaces)}

<h2>How long games are</h2>
${section(
  table(
    ['', 'Decisions', 'Turns', 'Rounds'],
    [
      [
        'A game',
        estimate(lengths.decisions, points),
        estimate(lengths.turns, points),
        estimate(lengths.rounds, (value) => number(value, 2)),
      ],
      ['A round', estimate(lengths.roundDecisions, points), estimate(lengths.roundTurns, points), ''],
    ],
  ),
)}
${section(plot.rounds)}
${section(plot.decisions)}
${section(plot.roundTurns)}

<h2>What decides a round</h2>
<p>A round is decided by the card or event that ends it. If none does, because somebody ran out of cards or the draw pile
was too small, it is decided by the last card laid or event turned over before.</p>
${section(plot.cards)}
${section(plot.events)}
${section(
  table(
    ['Rounds ended by', 'Share', 'Points of a player'],
    [...causes]
      .sort((a, b) => (b.share.value ?? 0) - (a.share.value ?? 0))
      .map((one) => [CAUSES[one.cause] ?? thing(one.cause), estimate(one.share, share), number(one.points)]),
  ),
)}
${details(
  'All cards',
  `<p>Played and tossed in: how often in a round. In the starting hand: how many more points such hands come to by the end
of the round than hands without it, and the share of rounds they win.</p>${table(
    ['Card', 'Played', 'Tossed in', 'Decides', 'In the starting hand', 'Rounds won'],
    cards.map((one) => [
      thing(one.card),
      number(one.played, 2),
      number(one.tossedIn, 2),
      percent(one.decided.value, 2),
      estimate(one.points, points),
      percent(one.wins.value),
    ]),
  )}`,
)}
${details(
  'All events',
  `<p>Turned over: how often in a round. Sets apart: the points in hand the most unlucky player gains by it, less what the
luckiest does, at once; events that last do nothing at once. Spread: how far apart the points of rounds are in which it came up.</p>${table(
    ['Event', 'Turned over', 'Decides', 'Sets apart', 'Spread'],
    events.map((one) => [
      thing(one.event),
      number(one.turned, 3),
      percent(one.decided.value, 2),
      estimate(one.swing, points),
      estimate(one.spread, points),
    ]),
  )}`,
)}

<h2>Games worth a look</h2>
${section(
  table(
    ['Game', 'Number', 'What it has', 'Record'],
    Object.entries(results.kept).flatMap(([reason, game]) =>
      game === undefined ? [] : [[reason, String(game.game), saidOf(reason, game.measure), kept[reason] ?? '']],
    ),
  ),
)}
<p class="quiet">“frantic-engine replay” tells a record.</p>

<h2>How to read the numbers</h2>
<p>${escaped(INTERVALS)} Games come in deals: the same cards in the same order, played as often as there are bots, which move on
by one seat each time. The games of a deal depend on each other, so deals are what is sampled: variances are those of the
ratio of two sums over deals. Shares have Wilson’s interval for as many games as would be worth as much if they were independent. What
is said of single cards, events and causes takes rounds and hands as independent.</p>
${
  ratings.length > 0
    ? '<p>Ratings are made by OpenSkill (Plackett–Luce) of the table of pairs alone, so no order of games has a part in them.</p>'
    : ''
}
</main>
</body>
</html>
`;
}

/** Which box is played with. */
function boxOf(run: Results['run']): [string, string][] {
  if (run.game === 'board') return [['Game', 'the board game']];
  const { edition = 'pandora', sets = [] } = run.setup;
  return [
    ['Edition', escaped(edition)],
    ['Sets', escaped(sets.length === 0 ? 'base game only' : sets.join(', '))],
  ];
}

const paces = (times: readonly Timed[]): string =>
  `${table(
    ['Bot', 'Decisions', 'Milliseconds a decision', 'The longest'],
    times.map((one) => [one.bot, String(one.decisions), number(one.milliseconds, 3), number(one.slowest, 1)]),
  )}<p class="quiet">Times are those of the machines that played; of all numbers here only they change when it is played again.</p>`;

const CAUSES: Readonly<Record<string, string>> = {
  finish: 'somebody without cards',
  exhausted: 'a draw pile too small',
  end: 'a token on the end space',
};

const section = (content: string): string => `<section>${content}</section>`;

const details = (title: string, content: string): string =>
  `<details><summary>${escaped(title)}</summary>${content}</details>`;

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<table class="facts">${rows.map(([name, value]) => `<tr><td>${escaped(name)}</td><td>${value}</td></tr>`).join('')}</table>`;

/** A table. On a narrow screen each row stands by itself, with the head of its column before every cell. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table class="wide"><tr>${head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell, i) => `<td data-of="${escaped(head[i] ?? '')}">${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('\n')}</table>`;

/** The share seen from the other side. */
function turned({ value, low, high }: Results['pairs'][number]['ahead']): Results['pairs'][number]['ahead'] {
  const rest = (one: number | null) => (one === null ? null : 1 - one);
  return { value: rest(value), low: rest(high), high: rest(low) };
}

/** What a game was kept for. */
function saidOf(reason: string, measure: number): string {
  if (reason === 'longest') return `${measure} decisions`;
  if (reason === 'closest') return `all totals together ${-measure} above the lowest`;
  return `events set players ${measure} points apart, all together`;
}
