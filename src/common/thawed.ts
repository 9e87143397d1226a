/**
 * Lists that are frozen are read several times as slowly, and code that has met one is slow with all lists from then on. So the
 * pure door, whose states are frozen, keeps a copy beside the state it was last about, and reads and plays on that.
 */
export class Thawed<State extends object> {
  private frozen: State | null = null;
  private own: State | null = null;

  /** `thaw`: a copy with lists of its own, or an error if it is given no state. */
  constructor(private readonly thaw: (state: State) => State) {}

  /** What to read instead of a state, which may be any JSON at all. Nobody writes to it, or gives a list of it away. */
  of(state: State): State {
    if (state === this.frozen && this.own !== null) return this.own;
    // What is not frozen may be another state the next time.
    return typeof state === 'object' && Object.isFrozen(state) ? this.thawed(state) : state;
  }

  /** Whether it is the state that was made last. */
  has(state: State): boolean {
    return state === this.frozen;
  }

  /** This is the copy of a state. */
  keep(frozen: State, own: State): State {
    this.frozen = frozen;
    this.own = own;
    return frozen;
  }

  private thawed(state: State): State {
    try {
      const own = this.thaw(state);
      this.keep(state, own);
      return own;
    } catch {
      // It is no state. Whoever reads it will find out why.
      return state;
    }
  }
}
