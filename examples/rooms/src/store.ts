/** Rooms in the database. All SQL of the server is here and in `migrations`. */
import { type Database, NOW, type Session } from './database.ts';
import { ENGINE, type Game, type Sent, type Step, type Stored } from './games.ts';

/** A room under its lock. */
export interface Row extends Stored {
  readonly id: string;
  readonly game: Game;
  readonly owner: string;
  readonly version: number;
  /** What the clock of the database says. */
  readonly now: number;
}

/** A change that everybody may hear of. */
export interface Change {
  readonly room: string;
  readonly version: number;
  readonly out: readonly Sent[];
}

/** What a change has come to, and the version of the room after it. */
export interface Done {
  readonly step: Step;
  readonly row: Row;
  readonly version: number;
}

/** What is notified: that a room has another version, and when its clock runs out. */
export interface Notice {
  readonly room: string;
  readonly version: number;
  readonly due: number | null;
}

/** Something has gone wrong with a room itself, not with the database. */
export class Broken extends Error {
  override readonly name = 'Broken';
  constructor(
    readonly room: string,
    cause: unknown,
  ) {
    super(`Room ${room} cannot go on.`, { cause });
  }
}

const CHANNEL = 'rooms';
/** How long what was said is kept for whoever has to catch up; who comes later is told all there is. */
const OUTBOX_SECONDS = 60;
const ROOM_DAYS = 14;

const ROW = `id, game, room, engine, owner, version::float8 AS version, ${NOW} AS now`;
const BY_NAME = `SELECT ${ROW} FROM rooms WHERE id = $1 FOR UPDATE`;
/** The clock that has run out first. Those another process is busy with are left to it. */
const BY_CLOCK = `SELECT ${ROW} FROM rooms WHERE due <= ${NOW} ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED`;

const STOP = 'UPDATE rooms SET due = NULL WHERE id = $1';

/** The room, what it has to say, and that it has something to say: all at once. */
const WRITE = `
  WITH kept AS (
    UPDATE rooms SET room = $2, engine = $3, due = $4, version = $5, touched = now() WHERE id = $1
  ), said AS (
    INSERT INTO outbox (room, version, messages) VALUES ($1, $5, $6)
  ) SELECT pg_notify('${CHANNEL}', $7)`;

const noticeOf = (room: string, version: number, due: number | null): string => JSON.stringify({ room, version, due });

export class Store {
  constructor(private readonly database: Database) {}

  async create(id: string, game: Game, owner: string, make: (now: number) => Step): Promise<Step> {
    return this.database.transaction(async (session) => {
      const [{ now } = { now: 0 }] = await session.query<{ now: number }>(`SELECT ${NOW} AS now`);
      const step = make(now);
      await session.query(
        'INSERT INTO rooms (id, game, room, engine, owner, version, due) VALUES ($1, $2, $3, $4, $5, 0, $6)',
        [id, game, step.room, ENGINE, owner, step.due],
      );
      // Whoever has made it is not there yet. Its clock runs all the same.
      await session.query(`SELECT pg_notify('${CHANNEL}', $1)`, [noticeOf(id, 0, step.due)]);
      return step;
    });
  }

  /** Changes a room by its name, under its lock; `null` if there is none. */
  change(id: string, work: (row: Row) => Step): Promise<Done | null> {
    return this.database.transaction((session) => take(session, BY_NAME, [id], work));
  }

  /** Changes a room whose clock has run out; `null` if there is none that another process is not busy with. */
  changeDue(work: (row: Row) => Step): Promise<Done | null> {
    return this.database.transaction(async (session) => {
      const done = await take(session, BY_CLOCK, [], work);
      // A clock that has run out and brings nothing about would run out again and again.
      if (done !== null && done.step.room === null) await session.query(STOP, [done.row.id]);
      return done;
    });
  }

  /** Stops the clock of a room that cannot go on. The next message winds it up again. */
  async stop(id: string): Promise<void> {
    await this.database.query(STOP, [id]);
  }

  async read(id: string): Promise<Row | null> {
    const [row] = await this.database.query<Row>(`SELECT ${ROW} FROM rooms WHERE id = $1`, [id]);
    return row ?? null;
  }

  /** What has been said in a room since a version. */
  async saidSince(room: string, version: number): Promise<Change[]> {
    const rows = await this.database.query<{ version: number; messages: string }>(
      'SELECT version::float8 AS version, messages FROM outbox WHERE room = $1 AND version > $2 ORDER BY version',
      [room, version],
    );
    return rows.map((row) => ({ room, version: row.version, out: JSON.parse(row.messages) as Sent[] }));
  }

  /** The versions of some rooms now. */
  async versions(rooms: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; version: number }>(
      'SELECT id, version::float8 AS version FROM rooms WHERE id = ANY($1)',
      [rooms],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** When the next clock runs out, and how long that is from now; `null`: none does. */
  async nextDue(): Promise<number | null> {
    const [row] = await this.database.query<{ left: number | null }>(
      `SELECT min(due)::float8 - ${NOW} AS left FROM rooms WHERE due IS NOT NULL`,
    );
    return row?.left ?? null;
  }

  listen(hear: (notice: Notice) => void, missed: () => void): Promise<void> {
    return this.database.listen(CHANNEL, (payload) => hear(JSON.parse(payload) as Notice), missed);
  }

  /** Throws away what nobody needs any more. */
  async sweep(): Promise<void> {
    await this.database.query(`DELETE FROM outbox WHERE at < now() - interval '${OUTBOX_SECONDS} seconds'`);
    await this.database.query(`DELETE FROM rooms WHERE touched < now() - interval '${ROOM_DAYS} days'`);
  }
}

async function take(
  session: Session,
  sql: string,
  values: readonly string[],
  work: (row: Row) => Step,
): Promise<Done | null> {
  const [row] = await session.query<Row>(sql, values);
  if (row === undefined) return null;
  const step = attempt(row, work);
  if (step.room === null) return { step, row, version: row.version };
  const version = row.version + 1;
  const notice = noticeOf(row.id, version, step.due);
  await session.query(WRITE, [row.id, step.room, ENGINE, step.due, version, JSON.stringify(step.out), notice]);
  return { step, row, version };
}

function attempt(row: Row, work: (row: Row) => Step): Step {
  try {
    return work(row);
  } catch (error) {
    throw new Broken(row.id, error);
  }
}
