/** A position of either game, about which somebody asks. */
import type { Explanation } from 'frantic-engine';
import type { Tongue } from '../languages/language.ts';

/** A position. Actions are given in words. */
export interface Standing {
  /** Whether an action is allowed, and why. */
  why(action: string, lang: Tongue): Pick<Explanation, 'allowed' | 'text' | 'ruling'>;
  /** The position once something has been done. */
  after(action: string): Standing;
}

/** What a position takes of its game. */
interface Asked<State, Action> {
  parseAction(state: State, text: string): Action;
  explain(state: State, action: Action, options: { readonly language: Tongue }): ReturnType<Standing['why']>;
  reduce(state: State, action: Action): State;
}

/** A position of a game. */
export const standingIn = <State, Action>(game: Asked<State, Action>, state: State): Standing => ({
  why: (text, language) => game.explain(state, game.parseAction(state, text), { language }),
  after: (text) => standingIn(game, game.reduce(state, game.parseAction(state, text))),
});
