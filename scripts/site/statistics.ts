/** What the pages on statistics say of a row: the lines of their tables that begin with its name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../docs/markdown.ts';
import type { NamedRow } from './names.ts';
import { root } from './paths.ts';

interface Table {
  readonly section: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function tablesIn(page: string): Table[] {
  const tables: Table[] = [];
  let section = '';
  for (const part of page.split(/^(?=## )/m)) {
    section = part.match(/^## (.*)$/m)?.[1] ?? '';
    for (const [block] of part.matchAll(/(?:^\|.*\|\n)+/gm)) {
      const [head = '', , ...lines] = block.trimEnd().split('\n');
      tables.push({ section, head: cells(head), lines: lines.map(cells) });
    }
  }
  return tables;
}

/** By game: the page on its statistics. */
export const STATISTICS = { card: 'docs/statistics.md', board: 'docs/board-statistics.md' } as const;

const tablesOf = (path: string): readonly Table[] => tablesIn(readFileSync(join(root, path), 'utf8'));
const tables = { card: tablesOf(STATISTICS.card), board: tablesOf(STATISTICS.board) };

/** What a row is called in the statistics: number cards are counted by their numbers. */
const isOf = (name: string, id: string): boolean =>
  name === id.replaceAll('-', ' ') ||
  (id === 'number' && /^number [1-9]$/.test(name)) ||
  (id === 'black-number' && /^black [1-9]$/.test(name)) ||
  (id === 'ten' && name === 'number 10') ||
  (id === 'black-ten' && name === 'black 10');

/** The lines about a row, table by table, the first of each section: that is the game without or with all boxes. */
export function statisticsOf({ game, id }: Pick<NamedRow, 'game' | 'id'>): string[] {
  const found = tables[game].flatMap(({ section, head, lines }) => {
    const own = lines.filter(([name = '']) => isOf(name, id));
    return own.length === 0 ? [] : [{ section, table: tableOf(head, own) }];
  });
  const sections = [...new Set(found.map(({ section }) => section))];
  return sections.flatMap((section) => {
    const first = found.find((one) => one.section === section);
    return first === undefined ? [] : [`**${section}**`, first.table];
  });
}
