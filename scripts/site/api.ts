/** The API of every entry as pages: TypeDoc writes them. Its dependencies are those of the site. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Example } from './examples.ts';
import { pagesFolder, root, site } from './paths.ts';
import { runnable } from './run-links.ts';

interface Line {
  readonly text: string;
  readonly link?: string;
  readonly items?: Line[];
}

/** Writes `api/` of the pages, and one sidebar for each entry. */
export function writeApi(): void {
  const folder = join(pagesFolder, 'api');
  mkdirSync(folder, { recursive: true });
  const own = JSON.parse(readFileSync(join(root, 'typedoc.json'), 'utf8')) as Record<string, unknown>;
  const settings = {
    ...own,
    $schema: undefined,
    entryPoints: (own.entryPoints as string[]).map((entry) => join(root, entry)),
    tsconfig: join(site, 'tsconfig.api.json'),
    plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'].map((name) =>
      join(site, 'node_modules', name, 'dist', 'index.js'),
    ),
    out: folder,
    docsRoot: pagesFolder,
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: false,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    // Checked by docs:check; nothing new here.
    treatWarningsAsErrors: false,
    validation: false,
    logLevel: 'Error',
  };
  const options = join(pagesFolder, 'typedoc.json');
  writeFileSync(options, JSON.stringify(settings));
  const typedoc = join(site, 'node_modules', 'typedoc', 'bin', 'typedoc');
  const { status } = spawnSync(process.execPath, [typedoc, '--options', options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`typedoc: exit ${status}`);
  leadToPlayground(folder);
  const lines = JSON.parse(readFileSync(join(folder, 'typedoc-sidebar.json'), 'utf8')) as Line[];
  const entries = entriesOf(own.entryPoints as string[]);
  const sidebars = lines.map((line) => [
    `/api/${line.text}/`,
    [{ text: entries.get(line.text) ?? line.text, link: line.link, items: open(line.items ?? []) }],
  ]);
  const all = [...entries].map(([name, entry]) => ({ text: entry, link: `/api/${name}/` }));
  writeFileSync(
    join(pagesFolder, 'api-sidebars.json'),
    JSON.stringify({ ...Object.fromEntries(sidebars), '/api/': [{ text: 'Entries', items: all }] }),
  );
  const list = all.map(({ text, link }) => `- [\`${text}\`](${link}index.md)`);
  writeFileSync(
    join(folder, 'index.md'),
    `# API\n\nEvery function and type, by the entry it is imported from.\n\n${list.join('\n')}\n`,
  );
}

/** The examples of the comments, as the pages show them, lead to the playground. */
function leadToPlayground(folder: string): void {
  const examples = JSON.parse(readFileSync(join(pagesFolder, 'examples.json'), 'utf8')) as readonly Example[];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue;
    const path = join(folder, name);
    const page = readFileSync(path, 'utf8');
    const changed = runnable(page, examples);
    if (changed !== page) writeFileSync(path, changed);
  }
}

/** Groups that stay open: one that folds is a button with a button in it, which cannot be read aloud. */
const open = (lines: readonly Line[]): Line[] =>
  lines.map(({ text, link, items }) => ({
    text,
    ...(link === undefined ? {} : { link }),
    ...(items === undefined ? {} : { items: open(items) }),
  }));

/** By the name of its file: what an entry is imported as. */
function entriesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly exports: object };
  const imports = new Map(
    Object.keys(exports).map((path) => [
      path === '.' ? 'index' : path.slice(2).replaceAll('/', '-'),
      `frantic-engine${path.slice(1)}`,
    ]),
  );
  return new Map(files.map((file) => basename(file, '.ts')).map((name) => [name, imports.get(name) ?? name]));
}
