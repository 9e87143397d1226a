// Takes the sources out of the source maps: the package has them once, in `src`, where the maps say they lie. What is built in
// from other packages stays in its map, since nobody else has it. Run by `npm run build`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
}

const OWN = '../src/';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const maps = readdirSync(dist).filter((name) => name.endsWith('.map'));
for (const name of maps) {
  const path = join(dist, name);
  const map: SourceMap = JSON.parse(readFileSync(path, 'utf8'));
  const sourcesContent = map.sources.map((source, i) =>
    source.startsWith(OWN) ? null : (map.sourcesContent[i] ?? null),
  );
  const kept = sourcesContent.some((text) => text !== null) ? { sourcesContent } : {};
  const { sourcesContent: _copies, ...rest } = map;
  writeFileSync(path, JSON.stringify({ ...rest, ...kept }));
}
console.log(`source maps: ${maps.length} without a copy of src`);
