/** Digests of plain data: equal values have equal digests, whatever the order of their fields. */

import { isTree } from './tree.ts';

/** The same text for equal values, whatever the order of their fields. Of a function it tells that it is one. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'function') return 'function';
  if (!isTree(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join()}}`;
}

/** The prime of FNV-1a. */
const PRIME = 0x01000193;

/** A short digest (FNV-1a, twice with different starts). It finds accidents; it is no seal against forgery. */
export function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, PRIME);
    b = Math.imul(b ^ code, PRIME);
  }
  return hex(a) + hex(b);
}

const hex = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');
