/** What the command line asks of the card game. */
import type { EditionName, Length, SetName, Setup } from 'frantic-engine';
import type { Tongue } from '../languages/language.ts';
import { SEAT_OPTIONS, type Seated, seatedOf, seatedSetup } from '../seat/seated.ts';
import { amountOf, GAME_OPTIONS, listed, optionsOf, setupOf } from '../shared/arguments.ts';
import { tongueOf } from '../shared/tongue.ts';

/** What the command line asks for. */
export interface Wanted {
  readonly setup: Setup;
  /** How many games to play and count; `null`: one game, told. */
  readonly games: number | null;
  /** Whether only the score sheet is printed. */
  readonly quiet: boolean;
  /** The language it is told in. */
  readonly lang: Tongue;
  /** The file to write the game to as a record, or `null`. */
  readonly record: string | null;
  /** Who sits down to it; `null`: bots play alone. */
  readonly seated: Seated | null;
}

/** Reads the command line. Whether the setup can be played is left to the engine, which says it better. */
export function readArguments(given: readonly string[]): Wanted {
  const values = optionsOf(given, {
    ...GAME_OPTIONS,
    ...SEAT_OPTIONS,
    edition: { type: 'string' },
    sets: { type: 'string' },
  });
  const seated = seatedOf(values, 'heuristic');
  const setup: Setup = {
    ...setupOf<Length>(values),
    ...seatedSetup(seated, values),
    ...(values.edition === undefined ? {} : { edition: values.edition as EditionName }),
    ...(values.sets === undefined ? {} : { sets: listed(values.sets) as SetName[] }),
  };
  return { setup, ...amountOf(values), lang: tongueOf(values.lang), seated };
}
