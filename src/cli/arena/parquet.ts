/** Tables for other programs: Parquet, as hyparquet-writer writes it. */
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Cell } from './csv.ts';

/** Of which type the values of a column are. */
type Column = 'INT32' | 'DOUBLE' | 'STRING';

/** A table with so many columns, each row with a cell for each of them. */
export const parquet = (columns: Readonly<Record<string, Column>>, rows: readonly (readonly Cell[])[]): Uint8Array =>
  new Uint8Array(
    parquetWriteBuffer({
      columnData: Object.entries(columns).map(([name, type], at) => ({
        name,
        type,
        data: rows.map((row) => row[at] ?? null),
      })),
    }),
  );
