/** PostgreSQL: for as many processes on as many machines as there are. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Session, Values } from './database.ts';

/** Nobody holds the lock of a room longer than this, not even a process that stands still. */
const LONGEST_PAUSE = 2000;
const LONGEST_WAIT = 5000;
const TRIES = 12;

/** The database could not be asked: it is away, or is starting. */
class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Classes of SQLSTATE after which the same may succeed: connections, deadlocks, locks, resources, a server that restarts. */
const PASSING = ['08', '40', '53', '55', '57'];

/** A transaction that stood still was ended. */
const STOOD_STILL = '25P03';

const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (error instanceof pg.DatabaseError &&
    error.code !== undefined &&
    (error.code === STOOD_STILL || PASSING.includes(error.code.slice(0, 2))));

/** What goes wrong between here and the server is one kind of error, what the server says another. */
async function reached<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new Unreachable('The database could not be reached.', { cause: error });
  }
}

const sessionOf = (client: pg.ClientBase): Session => ({
  query: async <R extends object>(sql: string, values: Values = []) =>
    (await reached(client.query<R & pg.QueryResultRow>(sql, [...values]))).rows,
});

export class Postgres implements Database {
  private readonly pool: pg.Pool;
  private listener: pg.Client | null = null;
  private isClosed = false;

  constructor(
    private readonly url: string,
    connections: number,
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: LONGEST_WAIT,
      idle_in_transaction_session_timeout: LONGEST_PAUSE,
      lock_timeout: LONGEST_WAIT,
      statement_timeout: LONGEST_WAIT,
      keepAlive: true,
    });
    // A connection that nobody uses has been lost: the next one to be used is another.
    this.pool.on('error', () => {});
  }

  readonly query: Session['query'] = (sql, values) => this.withClient((client) => sessionOf(client).query(sql, values));

  readonly transaction: Database['transaction'] = async (work) => {
    for (let nth = 1; ; nth++) {
      try {
        return await this.withClient((client) => once(sessionOf(client), work));
      } catch (error) {
        if (nth === TRIES || this.isClosed || !isPassing(error)) throw error;
        await sleep(Math.min(1000, 25 * 2 ** nth) * (0.5 + Math.random()));
      }
    }
  };

  readonly listen: Database['listen'] = async (channel, hear, missed) => {
    while (!this.isClosed) {
      try {
        return await this.listenOnce(channel, hear, missed);
      } catch {
        await sleep(200);
      }
    }
  };

  private async listenOnce(...[channel, hear, missed]: Parameters<Database['listen']>): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_WAIT,
    });
    client.on('notification', ({ payload = '' }) => hear(payload));
    client.on('error', () => {});
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    client.once('end', () => {
      this.listener = null;
      void this.listen(channel, hear, missed);
    });
    this.listener = client;
    missed();
  }

  readonly isReady = async (): Promise<boolean> =>
    this.listener !== null &&
    (await this.query('SELECT 1').then(
      () => true,
      () => false,
    ));

  readonly close = async (): Promise<void> => {
    this.isClosed = true;
    await this.listener?.end();
    await this.pool.end();
  };

  private async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await reached(this.pool.connect());
    let broken: Error | undefined;
    // A connection that is lost between two statements must not end the process.
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await work(client);
    } catch (error) {
      // Whatever has happened to it: a new one is cheap.
      broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}

async function once<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
  await session.query('BEGIN');
  const done = await work(session);
  await session.query('COMMIT');
  return done;
}
