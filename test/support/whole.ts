/**
 * How much is tried. `npm test` tries what finds nearly every mistake in a minute or two; `npm run test:all` tries
 * everything, and runs the files called `.long.test.ts` as well.
 */
export const WHOLE = process.env.FC_WHOLE === 'yes';

/** How many cases each property tries if FC_RUNS does not say. */
export const RUNS = WHOLE ? 60 : 28;

/** What is tried in the nth place of many: a third of a list, another one in the next place; or all of it. */
export const some = <T>(list: readonly T[], nth: number): readonly T[] =>
  WHOLE ? list : list.filter((_one, at) => at % 3 === nth % 3);
