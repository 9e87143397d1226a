/** The tables of `frantic-engine/client`: what is printed on the cards of all boxes, without what they do. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rows as boardRows } from '../../src/board-game/boxes/board/rows.ts';
import { printedRow as printedBoardRow } from '../../src/board-game/catalog/info.ts';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { printedRow } from '../../src/card-game/catalog/info.ts';

const GENERATED = 'Written by `npm run docs:pages` from the rows of the game.';

/** The text of every table, by its path. */
export const clientTables = (): Record<string, string> => ({
  'src/client/tables/card-game.ts': formatted(`/** What is printed on the cards of each box. ${GENERATED} */
import type { PrintedRow } from '../../card-game/catalog/print.ts';

/** A box. */
interface PrintedBox {
  readonly name: string;
  /** Whether it holds more cards of the kinds of other boxes. */
  readonly adds: boolean;
  readonly rows: readonly PrintedRow[];
}

/** The boxes, the first of which is in every game, in the order in which their cards are numbered. */
export const BOXES: readonly PrintedBox[] = ${JSON.stringify(
    boxes.map(({ name, adjust, rows }) => ({
      name,
      adds: adjust !== undefined,
      rows: rows.flatMap((row) => (row.type === 'card' ? [printedRow(row)] : [])),
    })),
  )};
`),
  'src/client/tables/board-game.ts': formatted(`/** What is printed on the cards of the board game. ${GENERATED} */
import type { PrintedRow } from '../../board-game/catalog/print.ts';

/** The rows, in the order in which the catalog has them. */
export const ROWS: readonly PrintedRow[] = ${JSON.stringify(boardRows.map(printedBoardRow))};
`),
});

/** A program as `npm run format` leaves it. */
export function formatted(text: string): string {
  const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url));
  const { stdout, stderr, status } = spawnSync(
    biome,
    ['check', '--write', '--stdin-file-path=src/client/tables/table.ts'],
    {
      input: text,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`biome: ${stderr}`);
  return stdout;
}
