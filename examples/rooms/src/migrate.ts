/** Brings the tables up to date: each file of `migrations`, in the order of their names, once. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/** Any number that nobody else locks by. */
const LOCK = 7_263_411;

/** The statements of a file. None of ours has a semicolon inside. */
const statements = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (session) => {
    // Several processes may start at once.
    await session.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await session.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, at timestamptz DEFAULT now())');
    const done = (await session.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
    for (const name of readdirSync(FOLDER).sort()) {
      if (done.includes(name)) continue;
      for (const one of statements(readFileSync(new URL(name, FOLDER), 'utf8'))) await session.query(one);
      await session.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
  });
}
