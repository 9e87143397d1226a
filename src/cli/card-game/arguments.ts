/** What the command line asks of the card game. */
import { EDITIONS, type EditionName, LENGTHS, type Length, SETS, type SetName, type Setup } from 'frantic-engine';
import { amountOf, GAME_OPTIONS, listed, optionsOf, setupOf } from '../shared/arguments.ts';
import { TONGUES, type Tongue, tongueOf } from '../shared/tongue.ts';

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
}

export const help = (call: string): string => `Usage: ${call} [options]

  --seed <text>      the same seed plays the same game (default: frantic)
  --players <who>    how many play, 2 to 8, or their names: Ann,Ben,Cleo (default: 4)
  --edition <name>   ${EDITIONS.join(', ')} (default: pandora)
  --sets <names>     ${SETS.join(',')}, or some of them (default: none)
  --length <name>    ${LENGTHS.join(', ')} (default: medium)
  --lang <name>      ${TONGUES.join(', ')}: the language the game is told in (default: en)
  --quiet            print the score sheet only
  --games <number>   play so many games, print a summary instead of the games
  --record <file>    write the game down; replay and why read it
  --help             print this

Examples:
  ${call} --seed slap
  ${call} --players Ann,Ben,Cleo --length short
  ${call} --sets ${SETS.join(',')}
  ${call} --games 1000 --players 5`;

/** Reads the command line. Whether the setup can be played is left to the engine, which says it better. */
export function readArguments(given: readonly string[]): Wanted {
  const values = optionsOf(given, { ...GAME_OPTIONS, edition: { type: 'string' }, sets: { type: 'string' } });
  const setup: Setup = {
    ...setupOf<Length>(values),
    ...(values.edition === undefined ? {} : { edition: values.edition as EditionName }),
    ...(values.sets === undefined ? {} : { sets: listed(values.sets) as SetName[] }),
  };
  return { setup, ...amountOf(values), lang: tongueOf(values.lang) };
}
