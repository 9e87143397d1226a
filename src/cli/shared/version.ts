/** Which version of the package this is. */
import { createRequire } from 'node:module';

/** The version, from the package's own `package.json`, wherever that is installed. */
export function version(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)('frantic-engine/package.json');
  return manifest.version;
}
