/** What one of the two games lacks is decided, not forgotten. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('every name that only one game has stands in the decision record', () => {
  const types = read('test/types/doors.test-d.ts');
  const lists = types.slice(
    types.indexOf('// ---- one interface'),
    types.indexOf('/** A host that takes either game.'),
  );
  const names = [...lists.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const record = read('docs/decisions/names.md');
  expect(names.filter((name) => !record.includes(`\`${name}\``))).toEqual([]);
});
