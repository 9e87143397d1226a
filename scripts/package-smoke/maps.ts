/** Source maps of a package: every source has its text in exactly one place, in the package or in the map. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** The sources of a map, whether they lie in the package, and whether the map has their text. */
function sourcesOf(folder: string, name: string) {
  const { sources, sourcesContent = [] }: SourceMap = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return sources.map((source, i) => ({
    source,
    packed: existsSync(join(folder, dirname(name), source)),
    inside: typeof sourcesContent[i] === 'string',
  }));
}

/** The sources of a map that nobody can read. */
export const unreadable = (folder: string, name: string): string[] =>
  sourcesOf(folder, name)
    .filter(({ packed, inside }) => !packed && !inside)
    .map(({ source }) => `${name}: ${source}`);

/** Whether a map holds what lies in the package as well. */
export const copied = (folder: string, name: string): boolean =>
  sourcesOf(folder, name).some(({ packed, inside }) => packed && inside);
