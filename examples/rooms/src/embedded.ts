/** The same SQL in this process, in one folder: nothing has to be installed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Session, Values } from './database.ts';

const sessionOf = (of: Pick<PGlite, 'query'>): Session => ({
  query: async <R extends object>(sql: string, values: Values = []) => (await of.query<R>(sql, [...values])).rows,
});

export class Embedded implements Database {
  readonly query: Session['query'];

  private constructor(
    private readonly db: PGlite,
    private readonly free: () => void,
  ) {
    this.query = sessionOf(db).query;
  }

  static async open(folder: string): Promise<Embedded> {
    mkdirSync(folder, { recursive: true });
    const free = claim(join(folder, 'process'));
    return new Embedded(await PGlite.create(join(folder, 'database')), free);
  }

  readonly transaction: Database['transaction'] = (work) => this.db.transaction((tx) => work(sessionOf(tx)));

  readonly listen: Database['listen'] = async (channel, hear) => {
    await this.db.listen(channel, hear);
  };

  readonly isReady = async (): Promise<boolean> => this.db.ready && !this.db.closed;

  readonly close = async (): Promise<void> => {
    await this.db.close();
    this.free();
  };
}

/** A folder belongs to one process: two would write over each other. Gives back how to let it go. */
function claim(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isAlive(owner))
      throw new Error(`Process ${owner} uses this folder. Several processes need PostgreSQL: set DATABASE_URL.`);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
