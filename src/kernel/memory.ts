/** What a suspended effect remembers, and who says so. */
import type { Memory } from './json.ts';

declare const checked: unique symbol;

/**
 * Throws unless something is as it has to be; `field` says where it stands. Of which type it is then, `T`, only the
 * compiler knows.
 */
export type Check<T = unknown> = ((given: unknown, field: string) => void) & { readonly [checked]?: T };

declare const typed: unique symbol;

/**
 * What a context tells the compiler about its game, and nobody else: the words `W` in which effects say what they
 * remember, and by the name of each script of the rules what that script is given, `S`.
 */
export interface Typed<W, S> {
  readonly [typed]?: { readonly words: W; readonly scripts: S };
}

/** The words of a game. */
export type WordsOf<C> = C extends Typed<infer W, unknown> ? W : unknown;

/** What the scripts of a game are given, by their names; of a game that does not say so, anything. */
type ScriptsOf<C> = C extends Typed<unknown, infer S> ? (unknown extends S ? Arguments : S) : Arguments;

/** The names of the scripts that can be called. */
export type ScriptOf<C> = keyof ScriptsOf<C> & string;

/** What a called script is given. */
export type GivenTo<C, N> = ScriptsOf<C>[N & keyof ScriptsOf<C>];

/** What a called script is given to remember. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What is remembered under a name, in the words of the game. `v`: the rest of it, which may be any JSON. */
export type Is<C, T> = (is: WordsOf<C>, v: Readonly<Memory>) => Check<T>;
