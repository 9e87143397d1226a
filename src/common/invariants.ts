/** What holds in every state of every game, and what checks of it throw. */
import type { Seat } from '../kernel/actions.ts';
import { FranticError } from './errors.ts';
import { wrongIn } from './known.ts';

/** A state that no sequence of lawful actions leads to. */
export class InvariantBroken extends FranticError {
  static readonly code = 'invariant-broken';
  override readonly name = 'InvariantBroken';
  override readonly code = InvariantBroken.code;

  /** @param problem What does not hold. */
  constructor(problem: string) {
    super(null, problem);
  }
}

/** Throws unless it holds. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new InvariantBroken(what);
}

/** Each card of a deck of so many is in one place. */
export function mustBeOnce(ids: readonly number[]): void {
  must(
    [...ids].sort((a, b) => a - b).every((id, at) => id === at),
    'a card is missing or in two places',
  );
}

/** What is remembered is of cards that are hidden, and of seats that there are. */
export function mustRemember(known: readonly number[], hidden: readonly (readonly number[])[], players: number): void {
  const wrong = wrongIn(known, new Set(hidden.flat()), players);
  must(wrong === null, `the memory of who knows what ${wrong}`);
}

/** Whoever looks at a state can ask this of its game. */
interface Asked<State> {
  waitingFor(state: State): readonly Seat[];
}

/** The state is plain JSON, and somebody can decide as long as the game runs. `countLegal`: how many lawful actions a seat has. */
export function mustGoOn<State extends { readonly outcome: unknown }>(
  core: Asked<State>,
  state: State,
  countLegal: (seat: Seat) => number,
): void {
  must(JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state), 'the state is not plain JSON');
  const waiting = core.waitingFor(state);
  must(
    (state.outcome === null) === waiting.length > 0,
    'a running game waits for nobody, or a finished one for somebody',
  );
  for (const seat of waiting) must(countLegal(seat) > 0, `seat ${seat} is asked and has no lawful answer`);
}
