/** A copy of the repository, and what has changed in it. */
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What is installed, wherever it is. */
const INSTALLED = 'node_modules';

/** Folders that are built or written by programs. */
const MADE = ['.git', 'dist', 'coverage', 'reports', '.stryker-tmp', 'docs/api'];

/** Whether a file, or the files of a folder, are written by hand. */
const isByHand = (path: string): boolean => {
  const name = path.replaceAll('\\', '/').replace(/^\//, '');
  return !name.split('/').includes(INSTALLED) && !MADE.some((made) => name === made || name.startsWith(`${made}/`));
};

/** Copies what is written by hand. */
export function byHand(root: string, copy: string): void {
  cpSync(root, copy, { recursive: true, filter: (path) => isByHand(path.slice(root.length)) });
}

/** Copies what is written by hand. What is installed is shared. */
export function scratch(root: string, copy: string): void {
  byHand(root, copy);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Every file below a folder that is written by hand, with its text. */
export function tree(folder: string, below = ''): ReadonlyMap<string, string> {
  const files = readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isByHand(name)) return [];
    if (entry.isDirectory()) return [...tree(folder, name)];
    return [[name, readFileSync(join(folder, name), 'latin1')] as const];
  });
  return new Map(files);
}

/** The files that are new, gone or different. */
export function touched(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** The commands of the first block of commands below a heading. */
export function commandsIn(page: string, heading: string): string[] {
  const part = page.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const block = /^```sh\n([\s\S]*?)^```$/m.exec(part)?.[1] ?? '';
  return block
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '');
}
