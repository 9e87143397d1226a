/** Shuffles names of which it is known what they are, but not in which order they lie: for guesses. */
import { itemAt } from './item-at.ts';
import type { QuickRandom } from './quick-random.ts';

/**
 * Shuffles names, whatever order they come in: they are put in order before chance takes them, so that a guess depends on
 * nothing that a seat cannot know.
 *
 * A pile is guessed again and again while it stays as it is. So what came the last time is kept with its order, and only
 * names that came otherwise are put in order, by counting them: that takes longer than the shuffle itself.
 */
export class NameShuffle {
  /** All names in order. A name's place among them is its rank. */
  private readonly names: readonly string[];
  private readonly ranks: ReadonlyMap<string, number>;
  /** By rank, while names are put in order: how often it came. */
  private readonly counts: Int32Array;
  /** The names as they came, and how many of them were added now. What lies behind those is of times before. */
  private readonly added: string[] = [];
  private count = 0;
  /** The ranks of the first so many of those, in order. */
  private ordered = new Int32Array(0);
  private orderedCount = 0;
  /** The ranks as they were shuffled, and how many are left of them. */
  private dealt = new Int32Array(0);
  private left = 0;

  /** The names that there are. */
  constructor(names: Iterable<string>) {
    this.names = [...new Set(names)].sort();
    this.ranks = new Map(this.names.map((name, rank) => [name, rank]));
    this.counts = new Int32Array(this.names.length);
  }

  /** Begins with none. */
  clear(): void {
    this.count = 0;
  }

  add(name: string): void {
    const at = this.count++;
    if (this.added[at] !== name) this.put(at, name);
  }

  addAll(names: readonly string[]): void {
    const { added, count } = this;
    for (let at = 0; at < names.length; at++)
      if (added[count + at] !== names[at]) this.put(count + at, itemAt(names, at));
    this.count = count + names.length;
  }

  private put(at: number, name: string): void {
    this.added[at] = name;
    this.orderedCount = NONE;
  }

  shuffle(chance: QuickRandom): void {
    const { count } = this;
    if (this.orderedCount !== count) this.putInOrder(count);
    const { ordered, dealt } = this;
    dealt.set(ordered);
    chance.shuffleNumbers(dealt, count);
    this.left = count;
  }

  private putInOrder(count: number): void {
    const { ranks, counts, added } = this;
    counts.fill(0);
    for (let at = 0; at < count; at++) {
      const rank = ranks.get(added[at] ?? '');
      if (rank === undefined) throw new RangeError('There is no such name.');
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    if (count > this.ordered.length) {
      this.ordered = new Int32Array(2 * count);
      this.dealt = new Int32Array(2 * count);
    }
    let at = 0;
    for (let rank = 0; rank < counts.length; rank++)
      for (let left = counts[rank] ?? 0; left > 0; left--) this.ordered[at++] = rank;
    this.orderedCount = count;
  }

  /** Takes the last one. */
  take(): string {
    const name = this.left > 0 ? this.names[this.dealt[--this.left] ?? 0] : undefined;
    if (name === undefined) throw new RangeError('No name is left.');
    return name;
  }

  /** Shuffles a list. */
  shuffleList(list: string[], chance: QuickRandom): void {
    if (list.length === 0) return;
    this.clear();
    this.addAll(list);
    this.shuffle(chance);
    const { names, dealt } = this;
    for (let at = 0; at < list.length; at++) list[at] = itemAt(names, dealt[at] ?? 0);
    this.left = 0;
  }
}

/** The order that is kept is of no names at all. */
const NONE = -1;
