/** What whoever runs the server may set, by variables of the environment. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const example = fileURLToPath(new URL('..', import.meta.url));

function count(name: string, otherwise: number): number {
  const given = process.env[name];
  if (given === undefined || given === '') return otherwise;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${name} has to be a whole number from 0 on.`);
  return number;
}

export const settings = {
  host: process.env.HOST ?? '127.0.0.1',
  /** 0: any that is free. */
  port: count('PORT', 8080),
  /** PostgreSQL, such as `postgres://user:password@host/name`. Without it, the same SQL runs in this process. */
  databaseUrl: process.env.DATABASE_URL ?? '',
  /** Where the embedded database lies. */
  folder: process.env.ROOMS_FOLDER ?? join(example, 'data'),
  /** How many connections to PostgreSQL a process holds. */
  connections: count('DATABASE_CONNECTIONS', 10),
  /** The page: what `examples/table` is built to. */
  page: process.env.PAGE ?? join(example, '..', 'table', 'dist'),
  /** Whether addresses are those that a proxy in front of this tells. */
  behindProxy: process.env.BEHIND_PROXY === '1',
  /** How long bots think at least, in milliseconds, whatever a room wants. */
  leastBotDelay: count('LEAST_BOT_DELAY', 300),
  /** What one address may have or do. */
  limits: {
    sockets: count('SOCKETS_PER_ADDRESS', 40),
    messages: count('MESSAGES_PER_SECOND', 40),
    rooms: count('ROOMS_PER_MINUTE', 10),
  },
};

export type Limits = (typeof settings)['limits'];
