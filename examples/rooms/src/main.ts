/** Starts the server with what the environment says. */
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { RoomServer } from './server.ts';
import { settings } from './settings.ts';

/** Only the one that is used is loaded. */
async function open(): Promise<Database> {
  const { databaseUrl, connections, folder } = settings;
  if (databaseUrl !== '') return new (await import('./postgres.ts')).Postgres(databaseUrl, connections);
  return (await import('./embedded.ts')).Embedded.open(folder);
}

const database = await open();
await migrate(database);
const server = new RoomServer(database, settings);
const port = await server.start();
console.log(`Rooms are open at http://${settings.host}:${port}/`);
console.log(
  settings.databaseUrl === '' ? `They are kept in ${settings.folder}.` : 'They are kept in PostgreSQL.',
  'Ctrl-C closes them; they go on where they were.',
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.stop().then(() => process.exit(0));
  });
}
