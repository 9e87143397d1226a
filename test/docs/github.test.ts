/** What GitHub reads: it parses, has the fields GitHub knows, and names nothing that is not there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ownerOf } from '../../scripts/release/owner.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** A file of YAML. A warning, such as for a tag nobody knows, is an error. */
const yaml = (path: string) => parse(read(path), { strict: true, stringKeys: true, logLevel: 'error' });
const { scripts, engines } = JSON.parse(read('package.json'));

/** What must, and what may stand in a mapping. */
function expectKeys(given: object, must: readonly string[], may: readonly string[], where: string): void {
  const keys = Object.keys(given);
  for (const key of must) expect(keys, where).toContain(key);
  for (const key of keys) expect([...must, ...may], where).toContain(key);
}

/** The commands of npm that a text names: `npm run api`, `npm test`. */
const scriptsIn = (text: string): string[] => [
  ...[...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\bnpm (test|start)\b/g)].map(([, name = '']) => name),
];

test.each([
  ...['CONTRIBUTING.md', 'README.md', 'docs/releasing.md', '.ci/run'],
  ...['.github/workflows/ci.yml', '.github/workflows/release.yml', '.github/pull_request_template.md'],
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
])('%s names only scripts that exist', (path) => {
  for (const name of scriptsIn(read(path))) expect(Object.keys(scripts), path).toContain(name);
});

test('a script that does not exist would be found', () => {
  expect(scriptsIn('`npm run --silent no:such`, npm test, npm ci')).toEqual(['no:such', 'test']);
});

describe('the workflow', () => {
  const workflow = yaml('.github/workflows/ci.yml');
  const jobs: Record<string, Job> = workflow.jobs;
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }
  interface Job {
    readonly 'runs-on': string;
    readonly strategy: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
    readonly steps: readonly Step[];
  }

  test('has jobs of steps, each an action of a named version or a command', () => {
    expectKeys(workflow, ['name', 'on', 'permissions', 'jobs'], ['concurrency'], 'ci.yml');
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      expectKeys(job, ['runs-on', 'steps', 'timeout-minutes'], ['name', 'strategy'], name);
      for (const step of job.steps) {
        expectKeys(step, [], ['name', 'if', 'uses', 'with', 'run'], name);
        expect([step.uses, step.run].filter((one) => one !== undefined).length, name).toBe(1);
        if (step.uses !== undefined) expect(step.uses).toMatch(/^actions\/[\w-]+@v\d+$/);
      }
    }
  });

  test('fills in only what its matrix has', () => {
    for (const [name, job] of Object.entries(jobs)) {
      const asked = [...JSON.stringify(job).matchAll(/\$\{\{ matrix\.(\w+) \}\}/g)].map(([, key]) => key);
      expect(new Set(asked), name).toEqual(new Set(Object.keys(job.strategy.matrix)));
    }
  });

  test('runs everything on each Node that is supported, from the oldest on', () => {
    const { everything } = jobs;
    expect(everything?.steps.flatMap(({ run }) => run ?? []).at(-1)).toBe('bash .ci/run');
    expect(existsSync(join(root, '.ci/run'))).toBe(true);
    expect(everything?.strategy.matrix.node).toEqual([20, 22, 24]);
    expect(engines.node).toBe('>=20');
  });

  test('runs the tests on Windows and macOS, with commands that every shell knows', () => {
    const { tests } = jobs;
    expect(tests?.strategy.matrix.os).toEqual(['windows-latest', 'macos-latest']);
    const commands = tests?.steps.flatMap(({ run }) => run ?? []) ?? [];
    expect(commands.at(-1)).toBe('npm run test:all');
    for (const command of commands) expect(command).toMatch(/^np[mx] [\w: -]+$/);
  });
});

describe('the workflow of a release', () => {
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly env?: Readonly<Record<string, string>>;
  }
  interface Job {
    readonly needs?: string;
    readonly uses?: string;
    readonly permissions?: Readonly<Record<string, string>>;
    readonly steps?: readonly Step[];
  }
  const workflow = yaml('.github/workflows/release.yml');
  const jobs: Record<string, Job> = workflow.jobs;
  const commands = (name: string): string => jobs[name]?.steps?.flatMap(({ run }) => run ?? []).join('\n') ?? '';

  test('goes from a tag over all of CI and one build to npm, and then to the site and the page', () => {
    expect(workflow.on).toEqual({ push: { tags: ['v*'] } });
    expect(jobs.everything?.uses).toBe('./.github/workflows/ci.yml');
    expect(yaml('.github/workflows/ci.yml').on).toHaveProperty('workflow_call');
    const needs = Object.entries(jobs).map(([name, job]) => [name, job.needs]);
    expect(needs).toEqual([
      ['everything', undefined],
      ['build', 'everything'],
      ['npm', 'build'],
      ['site', 'npm'],
      ['page', 'npm'],
    ]);
  });

  test('publishes what was built twice alike, with its provenance and without a token', () => {
    expect(commands('build')).toContain('npm run check:reproducible');
    expect(commands('build')).toContain('npm run check:release -- --tag "$GITHUB_REF_NAME"');
    expect(commands('npm')).toMatch(/npm publish \.\/\*\.tgz --provenance --access public/);
    expect(read('.github/workflows/release.yml')).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|secrets\./);
  });

  test('gives each job no more than it needs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const given = Object.entries(jobs).flatMap(([name, { permissions }]) => (permissions ? [[name, permissions]] : []));
    expect(Object.fromEntries(given)).toEqual({
      npm: { contents: 'read', 'id-token': 'write' },
      site: { contents: 'read', pages: 'write', 'id-token': 'write' },
      page: { contents: 'write' },
    });
  });

  test('takes actions of a named version, and puts nothing of a tag into a command', () => {
    for (const { steps = [] } of Object.values(jobs))
      for (const { uses, run } of steps) {
        if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
        expect(run ?? '').not.toContain('${{');
      }
  });
});

test('the account is named in package.json alone', () => {
  const manifest = JSON.parse(read('package.json'));
  const owner = ownerOf(manifest);
  expect(manifest.bugs.url).toBe(`https://github.com/${owner}/frantic-engine/issues`);
  expect(manifest).not.toHaveProperty('funding');
  // Made from it; and where it is explained.
  const others = ['README.md', 'CHANGELOG.md', '.github/workflows/ci.yml', '.github/workflows/release.yml'];
  for (const path of others) expect(read(path), path).not.toMatch(/github\.com\/\w+\/frantic-engine/);
  expect(JSON.parse(read('jsr.json')).name).toBe(`@${owner.toLowerCase()}/frantic-engine`);
});

describe('the forms for issues', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(join(root, folder)).filter((name) => name !== 'config.yml');
  const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
    markdown: ['value'],
    input: ['label', 'description', 'placeholder', 'value'],
    textarea: ['label', 'description', 'placeholder', 'value', 'render'],
    dropdown: ['label', 'description', 'multiple', 'options', 'default'],
  };

  test('are for a record or a table, for a ruling, and for a bug', () => {
    expect(forms.sort().map((name) => yaml(`${folder}/${name}`).name)).toEqual([
      'Paste your record or table',
      'A ruling is wrong',
      'A bug',
    ]);
    expectKeys(yaml(`${folder}/config.yml`), ['blank_issues_enabled'], ['contact_links'], 'config.yml');
  });

  test.each(forms)('%s has the fields GitHub knows, each with a name of its own', (name) => {
    const form = yaml(`${folder}/${name}`);
    expectKeys(form, ['name', 'description', 'body'], ['title', 'labels', 'assignees', 'projects', 'type'], name);
    const ids: string[] = [];
    for (const field of form.body) {
      const where = `${name}: ${field.id ?? field.type}`;
      expect(Object.keys(ATTRIBUTES), where).toContain(field.type);
      const asks = field.type !== 'markdown';
      expectKeys(field, asks ? ['type', 'id', 'attributes'] : ['type', 'attributes'], ['validations'], where);
      expectKeys(field.attributes, [asks ? 'label' : 'value'], ATTRIBUTES[field.type] ?? [], where);
      for (const text of [field.attributes.label, field.attributes.description, field.attributes.placeholder])
        expect(['string', 'undefined'], where).toContain(typeof text);
      if (field.validations) expect(field.validations, where).toEqual({ required: true });
      if (asks) {
        expect(field.id, where).toMatch(/^[\w-]+$/);
        ids.push(field.id);
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(3);
  });

  test.each(forms)('the pages that %s names are there', (name) => {
    for (const [, path = ''] of read(`${folder}/${name}`).matchAll(/`(docs\/[\w./-]+)`/g))
      expect(existsSync(join(root, path)), path).toBe(true);
  });
});

test('Dependabot looks where there is something to look at, and says why it leaves majors out', () => {
  const { version, updates } = yaml('.github/dependabot.yml');
  expect(version).toBe(2);
  const files: Readonly<Record<string, string>> = { npm: 'package.json', 'github-actions': '.github/workflows' };
  for (const update of updates) {
    const ecosystem: string = update['package-ecosystem'];
    expectKeys(
      update,
      ['package-ecosystem', 'directory', 'schedule'],
      ['groups', 'ignore', 'open-pull-requests-limit'],
      ecosystem,
    );
    expect(existsSync(join(root, update.directory, files[ecosystem] ?? '')), update.directory).toBe(true);
  }
  const reasons = read('docs/decisions/node-20.md');
  const { devDependencies } = JSON.parse(read('package.json'));
  for (const { 'dependency-name': name } of updates[0].ignore) {
    const held = Object.keys(devDependencies).filter((one) =>
      name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name,
    );
    expect(held, name).not.toEqual([]);
    expect(reasons).toContain(`\`${name}\``);
  }
});

test('CODEOWNERS names accounts, or nobody', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^\S+( +@[\w-]+(\/[\w-]+)?)+$/);
  for (const line of lines) expect(line).not.toMatch(/@(ACCOUNT|ORGANIZATION)/);
});

describe('the decisions', () => {
  const folder = 'docs/decisions';
  const pages = readdirSync(join(root, folder)).filter((name) => name !== 'README.md');
  const PARTS = ['## Asked', '## Tried or weighed', '## Measured', '## Chosen', '## Consequences'];

  test('are all in their index, which names no other', () => {
    const named = [...read(`${folder}/README.md`).matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(pages.sort());
  });

  test.each(pages)('%s says what was asked, tried, measured and chosen, and what follows, on one page', (name) => {
    const lines = read(`${folder}/${name}`).split('\n');
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(PARTS);
    expect(lines.length).toBeLessThan(80);
  });
});

test.each(['docs/releasing.md', ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`)])(
  'the links of %s lead somewhere',
  (page) => {
    for (const [, target = ''] of read(page).matchAll(/\]\(([^)#]+)[^)]*\)/g))
      if (!/^https?:/.test(target))
        expect(existsSync(join(root, dirname(page), target)), `${page}: ${target}`).toBe(true);
  },
);

test('the page on releases says of every entry how firm it is, and of no other', () => {
  const { name, exports } = JSON.parse(read('package.json'));
  const entries = Object.keys(exports).filter((path) => path !== './package.json');
  const rows = [...read('docs/releasing.md').matchAll(/^\| `(frantic-engine\S*)` \| (firm|open) \|/gm)].map(
    ([, entry]) => entry,
  );
  expect(rows.sort()).toEqual(entries.map((path) => name + path.slice(1)).sort());
});
