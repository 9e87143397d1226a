/** What a training writes down, so that one that was ended goes on where it was. A file is there whole or not at all. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A folder of things that are kept by name. */
export class Kept {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** What is kept under a name, or what is made now and kept from then on. */
  get<T>(name: string, make: () => T): T {
    const kept = this.find<T>(name);
    if (kept !== null) return kept;
    const made = make();
    this.put(name, made);
    return made;
  }

  /** What is kept under a name, or `null`. */
  find<T>(name: string): T | null {
    const path = join(this.folder, name);
    return existsSync(path) ? (deserialize(readFileSync(path)) as T) : null;
  }

  /** Keeps something in place of what was there. */
  put(name: string, value: unknown): void {
    const path = join(this.folder, name);
    writeFileSync(`${path}.part`, serialize(value));
    renameSync(`${path}.part`, path);
  }
}
