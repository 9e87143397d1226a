/** Whole games as text that can be read, and compared line by line when the rules change. */

/** A game that is written down. */
export interface PlaythroughOf<Setup> {
  /** The name of its file. */
  readonly name: string;
  /** What it is there for. */
  readonly title: string;
  readonly setup: Setup;
  /** How the seats answer. */
  readonly policy: Policy;
}

/** Eager: plays a card if one fits, tosses in whatever can be tossed in, otherwise answers at random. */
export type Policy = 'eager' | 'random' | 'fallback';

/** What answering takes of a game. */
export interface Answering<State, Action> {
  legalActions(state: State, seat: number, options: { readonly limit: number }): readonly Action[];
  sampleLegal(state: State, seat: number, random: () => number): Action;
  fallbackAction(state: State, seat: number): Action;
  /** Whether an eager player rather does this than anything else. */
  isEager(action: Action): boolean;
}

/** What writing a game down takes of it. */
export interface Teller<Setup, State, Action, Event> extends Answering<State, Action> {
  opening(setup: Setup): { readonly state: State; readonly events: readonly Event[] };
  transition(state: State, action: Action): { readonly state: State; readonly events: readonly Event[] };
  waitingFor(state: State): readonly number[];
  /** What has happened, in the words of the game. */
  tell(state: State, events: readonly Event[]): string[];
  /** An answer, and what has come of it. */
  tellAction(state: State, seat: number, action: Action, told: readonly string[]): string[];
}

/** The whole game as text. */
export function writeGame<Setup, State extends { readonly outcome: unknown }, Action, Event>(
  { title, setup, policy }: PlaythroughOf<Setup>,
  game: Teller<Setup, State, Action, Event>,
): string {
  const begun = game.opening(setup);
  let { state } = begun;
  const lines = [`# ${title}`, `setup: ${JSON.stringify(setup)}`, `policy: ${policy}`];
  lines.push(...game.tell(state, begun.events));
  const chance = randomOf(7);
  while (state.outcome === null) {
    const seat = game.waitingFor(state)[0] as number;
    const action = answer(game, state, seat, policy, chance);
    const next = game.transition(state, action);
    lines.push(...game.tellAction(state, seat, action, game.tell(next.state, next.events)));
    state = next.state;
  }
  lines.push('', `outcome: ${JSON.stringify(state.outcome)}`, '');
  return lines.join('\n');
}

/** What a seat answers by a policy. */
export function answer<State, Action>(
  game: Answering<State, Action>,
  state: State,
  seat: number,
  policy: Policy,
  chance: () => number,
): Action {
  if (policy === 'fallback') return game.fallbackAction(state, seat);
  if (policy === 'eager') {
    const wanted = game.legalActions(state, seat, { limit: 100 }).filter((action) => game.isEager(action));
    if (wanted.length > 0) return wanted[Math.floor(chance() * wanted.length)] as Action;
  }
  return game.sampleLegal(state, seat, chance);
}

/** A generator that will give the same numbers for ever: Park and Miller's. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}
