/** Which number of an observation is what. */

import type { FeatureGroup, FeatureRow, Numbers, Write } from './feature.ts';

/** A block of numbers in an observation. */
export interface Feature {
  /** Its name, as `hands.count`. */
  readonly name: string;
  /** Where its numbers begin. */
  readonly offset: number;
  /** How many they are. */
  readonly size: number;
  /** What they say, in words. */
  readonly meaning: string;
  /** What each number is about. */
  readonly items: readonly string[];
  /** As it is read off a game, no number is lower; `null` if there is no end to it. */
  readonly low: number | null;
  /** Nor is any higher; `null` if there is no end to it. */
  readonly high: number | null;
  /** Divided by it, numbers mostly lie between -1 and 1. With `normalise` they have been. */
  readonly scale: number;
}

/** What the numbers of observations and picks mean. The same for all games of one setup. */
export interface Layout {
  /** Goes up when the numbers come to mean something else, though their names are the same. */
  readonly format: number;
  /** The `RULES_VERSION` of the games. */
  readonly rulesVersion: number;
  /** Equal layouts have equal ones: what was learned with one can be used with the other. */
  readonly fingerprint: string;
  /** How many numbers an observation has. */
  readonly size: number;
  /** Whether numbers are divided by the scale of their feature. */
  readonly normalised: boolean;
  /** What an observation is made of, in order. */
  readonly features: readonly Feature[];
  /** By pick: what it is, as `card blue 9`. */
  readonly picks: readonly string[];
}

/** See `Layout.format`. */
const FORMAT = 1;

/** The layout of one setup, with these features. */
export function layoutOf<Box extends { readonly players: number }>(
  box: Box,
  rows: readonly FeatureRow<Box>[],
  picks: readonly string[],
  rulesVersion: number,
  normalised = false,
): Layout {
  let size = 0;
  const features: Feature[] = [];
  for (const row of rows) {
    const items = row.items(box);
    if (items.length === 0) continue;
    const range = typeof row.range === 'function' ? row.range(box) : row.range;
    features.push({ name: row.name, offset: size, size: items.length, meaning: row.meaning, items, ...range });
    size += items.length;
  }
  const named = features.map(({ name, items }) => [name, ...items].join('\n'));
  // A policy that has learned from numbers that were divided is no good for others.
  const scales = normalised ? features.map(({ scale }) => scale) : [];
  const fingerprint = digest([FORMAT, box.players, ...named, ...picks, ...scales].join('\n'));
  return { format: FORMAT, rulesVersion, fingerprint, size, normalised, features, picks };
}

/** Writes observations of one layout. */
export class Observer<Look> {
  private readonly writers: readonly Write<Look>[];
  /** The features whose numbers are divided. */
  private readonly divided: readonly Feature[];

  constructor(
    readonly layout: Layout,
    groups: readonly FeatureGroup<Look, never>[],
  ) {
    const begins = new Map(layout.features.map(({ name, offset }) => [name, offset]));
    this.writers = groups
      .filter(({ rows }) => rows.some(({ name }) => begins.has(name)))
      .map(({ writer }) => writer((name) => begins.get(name) ?? Number.NaN));
    this.divided = layout.normalised ? layout.features.filter(({ scale }) => scale !== 1) : [];
  }

  /** Writes what one seat may know, from `from` on. */
  write(look: Look, into: Numbers, from: number): void {
    into.fill(0, from, from + this.layout.size);
    for (const write of this.writers) write(into, from, look);
    for (const { offset, size, scale } of this.divided)
      for (let at = from + offset; at < from + offset + size; at++) into[at] = (into[at] ?? 0) / scale;
  }
}

/** A short digest (FNV-1a, twice with different starts). */
function digest(text: string): string {
  const half = (start: number): string => {
    let h = start;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return (h >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x9747b28c);
}
