/**
 * Fifty rooms on three processes and a real PostgreSQL, while processes are killed and stand still, lines break, and the
 * database loses its power once. Then everything that was said and heard is held against the records.
 */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostedTypes, Room } from 'frantic-engine/host';
import pg from 'pg';
import { type Game, isGame } from '../src/games.ts';
import { crowd, type Table } from './crowd.ts';
import { freePort, PostgresServer } from './postgres-server.ts';
import { Process } from './programs.ts';
import { checkRoom, type Version } from './truth.ts';

const ROOMS = Number(process.env.ROOMS ?? 50);
/** Three times as long as it takes. */
const PATIENCE = Number(process.env.SECONDS ?? 150) * 1000;
/** Longer than any time limit of the rooms. */
const STANDSTILL = 6000;
const POLICY = {
  limits: { turn: 4000, react: 2500, other: 4000 },
  autoPass: [20, 120],
  botDelay: 30,
};

/** Notes each version of each room: how many moves it has, and what each seat has said last. */
const NOTES = `
  CREATE TABLE notes (room text, version bigint, moves int, heard text);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO notes SELECT NEW.id, NEW.version, json_array_length(NEW.room::json->'actions'),
      (SELECT json_agg(seat->'heard') FROM json_array_elements(NEW.room::json->'seats') AS seat);
    RETURN NEW;
  END $$;
  CREATE TRIGGER note AFTER UPDATE OF version ON rooms FOR EACH ROW EXECUTE FUNCTION note();`;

const say = (text: string): void => console.log(`- ${text}`);

/** Asks the database whatever state it is in. */
async function ask<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  for (let nth = 0; ; nth++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<R>(sql)).rows;
    } catch (error) {
      if (nth === 20) throw error;
      await sleep(200);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Everything that can happen to a server happens, more than once. */
async function harm(processes: readonly Process[], database: PostgresServer, isOver: () => boolean): Promise<string[]> {
  const done: string[] = [];
  const kill = async (nth: number): Promise<void> => {
    const one = processes[nth % processes.length];
    await one?.end('SIGKILL');
    await sleep(500);
    await one?.start();
    done.push(`process ${nth % processes.length} killed`);
  };
  await sleep(1500);
  await kill(0);
  const stopped = processes[1];
  stopped?.signal('SIGSTOP');
  const standstill = sleep(STANDSTILL);
  await sleep(1000);
  await kill(2);
  database.restart();
  done.push('database lost its power');
  await standstill;
  stopped?.signal('SIGCONT');
  done.push('process 1 stood still and went on');
  for (let nth = 0; !isOver(); nth++) {
    await sleep(5000);
    if (!isOver()) await kill(nth);
  }
  return done;
}

async function check(database: PostgresServer): Promise<void> {
  const env = {
    DATABASE_URL: database.url,
    SOCKETS_PER_ADDRESS: '10000',
    MESSAGES_PER_SECOND: '100000',
    ROOMS_PER_MINUTE: '10000',
    LEAST_BOT_DELAY: '0',
  };
  const processes: Process[] = [];
  for (let nth = 0; nth < 3; nth++) processes.push(new Process(await freePort(), env));
  const addresses = processes.map(({ address }) => address);
  let tables: Table[] = [];
  try {
    await Promise.all(processes.map((one) => one.start()));
    await ask(database.url, NOTES);
    const began = performance.now();
    tables = await crowd({
      addresses,
      rooms: ROOMS,
      think: Number(process.env.THINK ?? 40),
      breaks: 0.2,
      patience: { answer: 1500, silence: 1500, again: 100, longestAgain: 1000 },
      policy: POLICY,
    });
    let isOver = false;
    const harming = harm(processes, database, () => isOver);
    while (!isOver) {
      await sleep(250);
      isOver = tables.every(({ players }) => [...players.values()].every((one) => one.isOver));
      if (performance.now() - began > PATIENCE) throw new Error(await unfinished(database.url));
    }
    const seconds = (performance.now() - began) / 1000;
    const harmed = await harming;
    say(harmed.join(', '));
    assert.ok(harmed.length >= 4, 'the games were over before all that was to happen had happened');
    await hold(database.url, tables, seconds);
    const codes = await Promise.all(processes.map((one) => one.end('SIGTERM')));
    assert.deepEqual(codes, [0, 0, 0], 'a server does not stop as it should');
  } catch (error) {
    for (const { port, text } of processes) console.error(`server at ${port} said:\n${text.slice(-2000)}`);
    throw error;
  } finally {
    for (const { players } of tables) for (const player of players.values()) player.close();
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
  }
}

async function unfinished(url: string): Promise<string> {
  const rows = await ask<{ id: string; due: string | null; version: string }>(
    url,
    `SELECT id, due, version FROM rooms WHERE room::json->'state'->>'outcome' IS NULL`,
  );
  return `not all games end; in the database ${rows.length} have not: ${JSON.stringify(rows.slice(0, 5))}`;
}

/** Holds everything against the records. */
async function hold(url: string, tables: readonly Table[], seconds: number): Promise<void> {
  for (const { players } of tables) for (const player of players.values()) player.close();
  const rooms = await ask<{ id: string; game: string; room: string }>(url, 'SELECT id, game, room FROM rooms');
  const notes = await ask<{ room: string; version: string; moves: number; heard: string }>(
    url,
    'SELECT * FROM notes ORDER BY room, version',
  );
  const versions = new Map<string, Version[]>();
  for (const { room, version, moves, heard } of notes)
    versions.set(room, [
      ...(versions.get(room) ?? []),
      { version: Number(version), moves, heard: JSON.parse(heard) as number[] },
    ]);
  assert.equal(rooms.length, tables.length);
  let messages = 0;
  let moves = 0;
  for (const { id, players } of tables) {
    const row = rooms.find((one) => one.id === id);
    assert.ok(row !== undefined && isGame(row.game));
    const room = JSON.parse(row.room) as Room<HostedTypes>;
    messages += checkRoom(row.game satisfies Game, room, versions.get(id) ?? [], players);
    moves += room.actions.length;
  }
  const all = tables.flatMap(({ players }) => [...players.values()]);
  const said = all.flatMap((player) => player.said);
  const taken = said.filter(({ fate }) => fate === 'taken').length;
  const lines = all.reduce((sum, player) => sum + player.lines, 0);
  say(`${tables.length} games, ${moves} moves, ${taken} of ${said.length} answers taken, in ${seconds.toFixed(1)} s`);
  const unknown = said.filter(({ again }) => again > 0);
  const [had, then, late, open] = [
    unknown.filter(({ fate, wasTaken }) => fate === 'taken' && wasTaken).length,
    unknown.filter(({ fate, wasTaken }) => fate === 'taken' && !wasTaken).length,
    unknown.filter(({ fate }) => fate === 'refused').length,
    unknown.filter(({ fate }) => fate === 'open').length,
  ];
  say(
    `${unknown.length} answers were sent again, as nobody knew what had become of them: ${had} had been taken, ` +
      `${then} had been lost and were taken now, ${late} came too late, ${open} were not needed any more`,
  );
  assert.ok(had > 0 && then > 0, 'no answer had to be sent again');
  say(`${messages} messages to ${all.length} viewers over ${lines} lines: nothing but what they may know, in order`);
}

const database = await PostgresServer.start();
if (database === null) {
  console.log('SKIPPED: this machine has no PostgreSQL, and none could be installed (apt-get install postgresql)');
  // Where it is the proof that counts, it must not be left out.
  if (process.env.CI !== undefined && process.platform === 'linux') process.exitCode = 1;
} else {
  try {
    await check(database);
    console.log('rooms ok');
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    database.stop();
  }
}
process.exit();
