/** Standard Schema: the one interface under which libraries, forms and routers take any validator. */
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { MOST_ISSUES } from './bounded.ts';

/** What is wrong, and where. */
export interface Issue {
  /** One plain sentence. */
  readonly message: string;
  /** The names and places on the way to the field at fault. */
  readonly path: readonly PropertyKey[];
}

/** A value that is what it has to be, or what is wrong with it. */
export type Result<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** A validator after Standard Schema, version 1 (https://standardschema.dev). */
export interface Validator<T> {
  /** What libraries look for. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'frantic-engine';
    /** Looks into anything at all, and tells of at most some dozens of mistakes. What it accepts it returns as a copy. */
    readonly validate: (value: unknown) => Result<T>;
    /** For the compiler only. */
    readonly types?: { readonly input: T; readonly output: T } | undefined;
  };
}

/** How long a message may be: it may name what it was given. */
const LONGEST = 400;

const short = (message: string): string => (message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message);

const { localeError } = /* @__PURE__ */ en();

/** The validator of a shape. A shape of anything but a `T` does not compile. */
export function validator<T>(shape: z.ZodMiniType<T>): Validator<T> {
  const validate = (value: unknown): Result<T> => {
    try {
      const { success, data, error } = z.safeParse(shape, value, { error: localeError });
      if (success) return { value: data };
      return {
        issues: error.issues.slice(0, MOST_ISSUES).map(({ message, path }) => ({ message: short(message), path })),
      };
    } catch (error) {
      // What is nested too deeply for the stack is not what was asked for.
      if (!(error instanceof RangeError)) throw error;
      return { issues: [{ message: 'Nested too deeply', path: [] }] };
    }
  };
  return { '~standard': { version: 1, vendor: 'frantic-engine', validate } };
}
