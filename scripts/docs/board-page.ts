/** The parts of `docs/board-game.md` that are made from the sources, and its picture. */
import { events } from '../../src/board-game/boxes/board/events.ts';
import { rows } from '../../src/board-game/boxes/board/rows.ts';
import { POINT_LIMITS } from '../../src/board-game/core/setup.ts';
import { optionTable } from '../../src/board-game/options/game.ts';
import { textOfOption } from '../../src/board-game/options/texts.ts';
import type { CardRow } from '../../src/board-game/rows/define.ts';
import { dealtTo } from '../../src/board-game/rules/round.ts';
import { HAND } from '../../src/board-game/rules/turn.ts';
import { SEATS } from '../../src/board-game/state/types.ts';
import { positionAt } from '../../src/cli/board/picture.ts';
import { tellGame } from '../../src/cli/board/tell.ts';
import { paintFor } from '../../src/cli/shared/paint.ts';
import { boardSvg, createGame, type Length, type Setup } from '../../src/entries/board-game.ts';
import { anchor, cell, code, tableOf, titled } from './markdown.ts';
import { valuesOf } from './options.ts';
import { filledIn, type Parts } from './parts.ts';

/** The game that is told on the page, and the turn of which there is a picture. */
const TOLD: Setup = { players: ['Ann', 'Ben', 'Cleo'], seed: 'skull', length: 'short' };
const PICTURED = { round: 1, turn: 16 } as const;

/** How often the board is drawn in the told game. */
const EVERY = 10;

const parts: Parts = {
  limits: limitsTable,
  cards: cardsTable,
  events: eventsTable,
  options: optionsTable,
  round: toldRound,
};

/** The page as it should be. */
export const boardPage = (page: string): string => filledIn('docs/board-game.md', page, parts);

/** The picture on the page: a turn of the game that is told there. */
export function boardPicture(): string {
  const board = positionAt(TOLD, PICTURED);
  if (board === null) throw new Error('The game on the page has no such turn.');
  return boardSvg(board);
}

function limitsTable(): string {
  const [least, most] = SEATS;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return tableOf(
    ['Players', ...(['short', 'medium', 'long'] satisfies Length[]), 'Cards dealt', 'placed before the first turn'],
    counts.map((count) => {
      const limits = count <= 3 ? POINT_LIMITS.few : POINT_LIMITS.many;
      const dealt = dealtTo(count);
      return [count, limits.short, limits.medium, limits.long, dealt, dealt - HAND].map(String);
    }),
  );
}

function cardsTable(): string {
  const linked = (ids: readonly string[]) => ids.map((id) => `[${id}](board-rulings.md#${anchor(id)})`).join(', ');
  return tableOf(
    ['Card', 'Color', 'Copies', 'Happens', 'Attack', 'What it does', 'Rulings'],
    rows.map((row) => [
      titled(row.name),
      row.numbered ? '–' : row.color,
      row.numbered ? '6 on the board' : String(row.copies),
      timeOf(row),
      row.attack === true ? 'yes' : '–',
      cell(row.text),
      linked(row.rulings),
    ]),
  );
}

/** When a card does something. */
function timeOf({ play, land, act, timing, enter, barred, react, handPoints }: CardRow): string {
  return [
    ...(play !== null || (act !== null && timing === 'play') ? ['played'] : []),
    ...(enter !== null || barred || (act !== null && timing === 'pass') ? ['entered'] : []),
    ...(land !== null || (act !== null && timing === 'land') ? ['landed on'] : []),
    ...(react === null ? [] : [REACTS[react.in] ?? react.in]),
    ...(handPoints > 0 ? ['held at the end'] : []),
  ].join(', ');
}

const REACTS: Readonly<Record<string, string>> = {
  attacked: 'tossed in when attacked',
  rolled: 'tossed in after a roll',
  finish: 'tossed in at the end of a turn',
};

function eventsTable(): string {
  return tableOf(
    ['D20', 'Event', 'What happens'],
    events.map(({ number, name, text }) => [String(number), titled(name), cell(text)]),
  );
}

function optionsTable(): string {
  return tableOf(
    ['Option', 'Values, default first', 'What it says', 'Rulings'],
    Object.entries(optionTable).map(([name, row]) => {
      const values = valuesOf(row).sort((a, b) => Number(b === row.default) - Number(a === row.default));
      return [
        `\`${name}\``,
        values.map(code).join(', '),
        cell(textOfOption(name)),
        row.rulings.map((id) => `[${id}](board-rulings.md#${anchor(id)})`).join(', '),
      ];
    }),
  );
}

/** The first round, as the command tells it. */
function toldRound(): string {
  const lines: string[] = [];
  tellGame(
    TOLD,
    createGame(TOLD),
    { every: EVERY, delay: 0, lang: 'en' },
    {
      paint: paintFor({ isTTY: false, columns: 100 }),
      print: (text) => {
        lines.push(...text.split('\n'));
      },
    },
  );
  const end = lines.indexOf('=== Round 2 ===');
  const round = (end < 0 ? lines : lines.slice(0, end)).join('\n').trim();
  return ['```text', round, '```'].join('\n');
}
