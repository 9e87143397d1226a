/** What starts simulations in containers names what there is: files, services, addresses, ports, options. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const at = (path: string): string => fileURLToPath(new URL(`../../examples/distributed/${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly entrypoint?: readonly string[];
  readonly command?: string | readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: string };
  readonly profiles?: readonly string[];
}

const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<'redis' | 'produce' | 'work' | 'metrics' | 'collect', Service>>;
  readonly volumes: object;
};
const { redis, ...programs } = services;
const dockerfile = read('Dockerfile');

/** The options that a program reads. */
const optionsOf = (name: string): string[] =>
  [...read(`${name}.ts`).matchAll(/^ {4}(\w+): \{ type: '(?:string|boolean)'|\{ (\w+): \{ type: 'string'/gm)].map(
    ([, one, other]) => `--${one ?? other}`,
  );

describe('compose.yaml', () => {
  test('starts Redis, a producer, workers and metrics; what collects only when it is asked to', () => {
    expect(Object.keys(services)).toEqual(['redis', 'produce', 'work', 'metrics', 'collect']);
    expect(
      Object.entries(services)
        .filter(([, { profiles }]) => profiles !== undefined)
        .map(([name]) => name),
    ).toEqual(['collect']);
  });

  test.each(Object.entries(programs))(
    '%s runs a program that is there, with options that it reads',
    (name, service) => {
      const { entrypoint = [], command = [], build } = service;
      expect(entrypoint.slice(0, 3)).toEqual(['node', '--import', 'tsx']);
      expect(at(`../../${entrypoint[3]}`)).toBe(at(`${name}.ts`));
      expect(existsSync(at(`${name}.ts`))).toBe(true);
      const said = [...entrypoint.slice(4), ...command].filter((word) => word.startsWith('--'));
      expect(said.filter((option) => !optionsOf(name).includes(option))).toEqual([]);
      expect(at(`${build?.context}/${build?.dockerfile}`)).toBe(at('Dockerfile'));
    },
  );

  test.each(Object.entries(programs))('%s finds Redis, once it is well', (_name, { environment, depends_on }) => {
    expect(environment).toEqual({ REDIS_URL: 'redis://redis:6379' });
    expect(depends_on).toEqual({ redis: { condition: 'service_healthy' } });
    expect(redis.healthcheck?.test).toBe('redis-cli ping');
    expect(read('queue.ts')).toContain('process.env.REDIS_URL');
  });

  test('lets nobody outside in but to the metrics, and keeps the queue', () => {
    expect(Object.entries(services).filter(([, { ports }]) => ports !== undefined)).toEqual([
      ['metrics', services.metrics],
    ]);
    const [, port] = /port: \{ type: 'string', default: '(\d+)' \}/.exec(read('metrics.ts')) ?? [];
    expect(services.metrics.ports).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(redis.command).toContain('--appendonly yes');
    expect(redis.command).toContain('--maxmemory-policy noeviction');
    expect(redis.volumes).toEqual(['redis:/data']);
    expect(Object.keys(volumes)).toEqual(['redis']);
  });
});

describe('the Dockerfile', () => {
  test('runs scripts that are there, starts a worker, and is nobody special', () => {
    const { scripts, devDependencies } = JSON.parse(read('../../package.json'));
    const run = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(run).toEqual(['build']);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    for (const needed of ['tsx', 'bullmq', 'ioredis']) expect(devDependencies).toHaveProperty(needed);
    const [, command = '[]'] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
    const words: string[] = JSON.parse(command);
    expect(at(`../../${words.at(-1)}`)).toBe(at('work.ts'));
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});

test('the README names every program and option there is', () => {
  const page = read('README.md');
  for (const name of ['produce', 'work', 'collect', 'metrics']) {
    expect(page).toContain(`[${name}.ts](${name}.ts)`);
    for (const option of optionsOf(name)) expect(page, name).toContain(`\`${option}`);
  }
});
