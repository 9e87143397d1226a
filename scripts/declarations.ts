// Writes the declarations of the package, one file for each source, so that names stay what they are: an editor and the
// compiler then speak of `GameState` of `card-game/state/state`, not of a letter of a bundle. Run by `npm run build`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDeclarations } from './declarations/write.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const written = writeDeclarations(root, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
console.log(`declarations: ${written} files`);
