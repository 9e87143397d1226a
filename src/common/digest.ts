/** Digests of plain data: equal values have equal digests, whatever the order of their fields. */

import { isTree } from './tree.ts';

/** The same text for equal values, whatever the order of their fields. Of a function it tells that it is one. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'function') return 'function';
  if (!isTree(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join()}}`;
}

/** A short digest (FNV-1a, twice with different starts). It finds accidents; it is no seal against forgery. */
export function hash(text: string): string {
  const half = (start: number): string => {
    let h = start;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return (h >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x9747b28c);
}
