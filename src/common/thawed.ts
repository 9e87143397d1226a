import { undrafted } from './undrafted.ts';

/** How many states the copies are kept of: a host may have so many games going on at once. */
const KEPT = 32;

/**
 * Lists that are frozen are read several times as slowly, and code that has met one is slow with all lists from then on. So the
 * pure door, whose states are frozen, keeps copies beside the states it was last about, and reads and plays on those.
 */
export class Thawed<State extends object> {
  private readonly frozen: State[] = [];
  private readonly copies: State[] = [];
  /** The place of the state it was last about. */
  private at = 0;

  /** `thaw`: a copy with lists of its own, or an error if it is given no state. */
  constructor(private readonly thaw: (state: State) => State) {}

  /** What to read instead of a state, which may be any JSON at all. Nobody writes to it, or gives a list of it away. */
  of(state: State): State {
    const at = this.frozen[this.at] === state ? this.at : this.frozen.indexOf(state);
    if (at >= 0) this.at = at;
    return this.copies[at] ?? this.met(state);
  }

  /** This is the copy of a state. It takes the place of the one it was last about, which the game has gone on from. */
  keep(state: State, copy: State): State {
    this.frozen[this.at] = state;
    this.copies[this.at] = copy;
    return state;
  }

  /** Meets a state that it has no copy of. */
  private met(state: State): State {
    try {
      if (typeof state !== 'object') return state;
      if (!Object.isFrozen(state)) {
        // What is not frozen may be another state the next time, unless it is a draft of one.
        const plain = undrafted(state);
        return plain === state ? state : this.of(plain);
      }
      const copy = this.thaw(state);
      this.at = this.frozen.length < KEPT ? this.frozen.length : (this.at + 1) % KEPT;
      this.keep(state, copy);
      return copy;
    } catch {
      // It is no state. Whoever reads it will find out why.
      return state;
    }
  }
}
