/** What starts the rooms in containers names what there is: files, scripts, ports, variables, users. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const at = (path: string): string => fileURLToPath(new URL(`../../examples/rooms/${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: string };
}

const { services, volumes } = parse(read('compose.yaml')) as {
  readonly services: Readonly<Record<'database' | 'rooms' | 'proxy', Service>>;
  readonly volumes: object;
};
const dockerfile = read('Dockerfile');
const proxy = read('proxy.conf');

/** The first group of a pattern, which has to be there. */
function found(text: string, pattern: RegExp): string {
  const [, group] = pattern.exec(text) ?? [];
  if (group === undefined) throw new Error(`There is no ${pattern}.`);
  return group;
}

/** The variables the server reads. */
const known = [...read('src/settings.ts').matchAll(/(?:process\.env\.|count\(')([A-Z_]+)/g)].map(([, name]) => name);
const port = found(dockerfile, /^ENV .*\bPORT=(\d+)/m);

describe('compose.yaml', () => {
  test('builds by a file that is there, from the root of the project', () => {
    const { context = '', dockerfile: file = '' } = services.rooms.build ?? {};
    expect(at(`${context}/${file}`)).toBe(at('Dockerfile'));
    expect(existsSync(at(`${context}/src/host/host.ts`))).toBe(true);
  });

  test('sets no variable that the server does not read', () => {
    expect(Object.keys(services.rooms.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('lets the server into the database that it starts', () => {
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password } = services.database.environment ?? {};
    // The first database is called like the first user.
    expect(services.rooms.environment?.DATABASE_URL).toBe(`postgres://${user}:${password}@database/${user}`);
    expect(services.database.healthcheck?.test).toBe(`pg_isready -U ${user}`);
  });

  test('waits for services that are there, and for health only where it is looked at', () => {
    for (const { depends_on = {} } of Object.values(services)) {
      const waits = Array.isArray(depends_on) ? depends_on.map((name) => [name, {}]) : Object.entries(depends_on);
      for (const [name, { condition }] of waits) {
        expect(Object.keys(services)).toContain(name);
        if (condition === 'service_healthy') expect(Reflect.get(services, name).healthcheck).toBeDefined();
      }
    }
  });

  test('mounts what is there, and opens the port the proxy listens at', () => {
    for (const volume of Object.values(services).flatMap((one) => one.volumes ?? [])) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('.')) expect(existsSync(at(from))).toBe(true);
      else expect(Object.keys(volumes)).toContain(from);
    }
    expect(services.proxy.ports?.map((one) => one.split(':').at(-1))).toEqual([found(proxy, /listen (\d+);/)]);
  });
});

test('the proxy asks the service of the rooms, at the port of the image', () => {
  expect(found(proxy, /set \$rooms (.*);/)).toBe(`http://rooms:${port}`);
  expect(Object.keys(services)).toContain('rooms');
});

describe('the Dockerfile', () => {
  test('has one port, at which its health check asks for what the server answers', () => {
    expect(found(dockerfile, /^EXPOSE (\d+)/m)).toBe(port);
    const [, asked, path = ''] = /^HEALTHCHECK .*:(\d+)(\/\S+)/m.exec(dockerfile) ?? [];
    expect(asked).toBe(port);
    expect(read('src/server.ts')).toContain(`pathname === '${path}'`);
  });

  test('sets no variable that the server does not read', () => {
    const set = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, all = '']) => all.split(' '));
    const names = set.map((one) => one.split('=')[0] ?? '');
    // NODE_ENV is read by what is installed.
    expect(names.filter((name) => ![...known, 'NODE_ENV'].includes(name))).toEqual([]);
  });

  test('runs scripts that are there, and starts a file that is', () => {
    const { scripts } = JSON.parse(read('../../package.json'));
    const run = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(run).not.toEqual([]);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    const command: string[] = JSON.parse(found(dockerfile, /^CMD (.*)$/m));
    expect(existsSync(at(command.at(-1) ?? ''))).toBe(true);
    const { dependencies } = JSON.parse(read('package.json'));
    expect(dependencies).toHaveProperty(found(dockerfile, /^CMD .*"--import", "(\w+)"/m));
  });

  test('copies what is there, or is built before', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);
    expect(copied).toContain('examples/rooms');
    const built = ['dist', 'node_modules', 'examples/table/dist'];
    expect(copied.filter((path) => !built.includes(path) && !existsSync(at(`../../${path}`)))).toEqual([]);
  });
});

test('the README of the rooms names every variable the server reads, and no other', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual([...new Set(known)].sort());
});
