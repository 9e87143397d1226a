/** Which number of an observation is what. */

import { cardFeatures } from './features/cards.ts';
import type { FeatureGroup, FeatureRow, Look, Numbers, Write } from './features/feature.ts';
import { forceFeatures } from './features/force.ts';
import { playerFeatures } from './features/players.ts';
import { questionFeatures } from './features/question.ts';
import type { Slots } from './picks/slots.ts';

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
  /** What an observation is made of, in order. */
  readonly features: readonly Feature[];
  /** By pick: what it is, as `card blue 9`. */
  readonly picks: readonly string[];
}

/** See `Layout.format`. */
const FORMAT = 1;

const GROUPS: readonly FeatureGroup[] = [...cardFeatures, ...playerFeatures, ...forceFeatures, ...questionFeatures];

const ROWS: readonly FeatureRow[] = GROUPS.flatMap(({ rows }) => rows);

/** The layout of one setup. `rows` stands in for the features there are, for tests. */
export function layoutOf(
  box: Slots,
  picks: readonly string[],
  rulesVersion: number,
  rows: readonly FeatureRow[] = ROWS,
): Layout {
  let size = 0;
  const features: Feature[] = [];
  for (const row of rows) {
    const items = row.items(box);
    if (items.length === 0) continue;
    features.push({ name: row.name, offset: size, size: items.length, meaning: row.meaning, items });
    size += items.length;
  }
  const named = features.map(({ name, items }) => [name, ...items].join('\n'));
  const fingerprint = digest([FORMAT, box.players, ...named, ...picks].join('\n'));
  return { format: FORMAT, rulesVersion, fingerprint, size, features, picks };
}

/** Writes observations of one layout. */
export class Observer {
  private readonly writers: readonly Write[];

  constructor(readonly layout: Layout) {
    const begins = new Map(layout.features.map(({ name, offset }) => [name, offset]));
    this.writers = GROUPS.filter(({ rows }) => rows.some(({ name }) => begins.has(name))).map(({ writer }) =>
      writer((name) => begins.get(name) ?? Number.NaN),
    );
  }

  /** Writes what one seat may know, from `from` on. */
  write(look: Look, into: Numbers, from: number): void {
    into.fill(0, from, from + this.layout.size);
    for (const write of this.writers) write(into, from, look);
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
