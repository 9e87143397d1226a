/** Every promise names its proof, and the proof is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target]) => target as string);

const promises = [...read('docs/guarantees.md').matchAll(/^\| \*\*(.+?)\.\*\* (.+?) \| (.*) \|$/gm)].map(
  ([, name, sentence, proofs]) => [name as string, sentence as string, linksIn(proofs as string)] as const,
);

test('the page has a row for every promise there is', () => {
  expect(promises.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'Purity',
      'Determinism',
      'Conservation',
      'Secrecy',
      'Refusals change nothing',
      'Typed errors',
      'Records last',
      'Snapshots are checked',
      'The same everywhere',
      'Termination',
      'Bounded work',
    ]),
  );
  // No row has a shape of its own that is passed over here.
  expect(read('docs/guarantees.md').match(/^\| \*\*/gm)).toHaveLength(promises.length);
});

describe.each(promises)('%s', (_name, sentence, proofs) => {
  test('is one sentence', () => expect(sentence).toMatch(/^[A-Z][^.]*\.$/));

  test('names a test or a script that is run', () => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const proof of proofs) {
      expect(proof).toMatch(/^\.\.\/(test\/.*\.test\.ts|scripts\/[\w-]+\.ts)$/);
      expect(existsSync(join(root, 'docs', proof)), proof).toBe(true);
      const script = proof.replace('../', '');
      if (script.startsWith('scripts/'))
        expect(read('package.json')).toMatch(new RegExp(`"tsx (--tsconfig \\S+ )?${script}"`));
    }
  });
});

test('other pages lead there, and its links and those of SECURITY.md lead somewhere', () => {
  expect(linksIn(read('docs/README.md'))).toContain('guarantees.md');
  expect(linksIn(read('SECURITY.md'))).toContain('docs/guarantees.md');
  for (const target of linksIn(read('SECURITY.md'))) expect(existsSync(join(root, target)), target).toBe(true);
  for (const target of linksIn(read('docs/guarantees.md')))
    expect(existsSync(join(root, 'docs', target)), target).toBe(true);
});
