/** Shuffles names of which it is known what they are, but not in which order they lie: for guesses. */
import { copyList } from './copy.ts';
import { itemAt } from './item-at.ts';
import type { QuickRandom } from './quick-random.ts';
import { isSameList } from './same-list.ts';

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
  /** The names that came the last time. */
  private last: readonly string[] = [];
  /** The ranks of those, in order; and as they were shuffled. */
  private ordered = new Int32Array(0);
  private dealt = new Int32Array(0);

  /** The names that there are. */
  constructor(names: Iterable<string>) {
    this.names = [...new Set(names)].sort();
    this.ranks = new Map(this.names.map((name, rank) => [name, rank]));
  }

  /** The names of a list, shuffled. */
  shuffled(list: readonly string[], chance: QuickRandom): string[] {
    const { length } = list;
    const shuffled = copyList(list);
    if (!isSameList(list, this.last)) this.putInOrder(list);
    const { names, ordered, dealt } = this;
    dealt.set(ordered);
    chance.shuffleNumbers(dealt, length);
    for (let at = 0; at < length; at++) shuffled[at] = itemAt(names, dealt[at] ?? 0);
    return shuffled;
  }

  private putInOrder(list: readonly string[]): void {
    const counts = new Int32Array(this.names.length);
    for (const name of list) {
      const rank = this.ranks.get(name);
      if (rank === undefined) throw new RangeError('There is no such name.');
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    this.last = [...list];
    this.ordered = new Int32Array(list.length);
    this.dealt = new Int32Array(list.length);
    let at = 0;
    counts.forEach((count, rank) => {
      this.ordered.fill(rank, at, at + count);
      at += count;
    });
  }
}
