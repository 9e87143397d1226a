/** What the server needs of a database. Two have it: PostgreSQL on a server of its own, and the same embedded. */

export type Values = readonly (string | number | null | readonly string[])[];

/** Something that takes statements. */
export interface Session {
  readonly query: <R extends object>(sql: string, values?: Values) => Promise<R[]>;
}

export interface Database extends Session {
  /** Carries out several statements, or none. What is passing is tried again, so `work` may run more than once. */
  readonly transaction: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  /** Hears what is notified. `missed` is called whenever something may have been missed. */
  readonly listen: (channel: string, hear: (payload: string) => void, missed: () => void) => Promise<void>;
  /** Whether it answers, and notifications come in. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** The time, as all processes have it, in milliseconds. */
export const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::float8';
