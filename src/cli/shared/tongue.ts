/** The language that `--lang` asks for. */
import { TONGUES, type Tongue } from '../languages/language.ts';
import { BadArguments } from './arguments.ts';

/** It, or English. */
export function tongueOf(given: string | undefined): Tongue {
  const found = tongueIn(given ?? 'en');
  if (found === undefined) throw new BadArguments(`--lang has to be ${TONGUES.join(' or ')}, not '${given}'`);
  return found;
}

/** The language in which help is given: it is asked for beside whatever else the command line says. */
export function tongueAmong(given: readonly string[]): Tongue {
  const at = given.indexOf('--lang');
  const asked = at >= 0 ? given[at + 1] : given.find((one) => one.startsWith('--lang='))?.slice('--lang='.length);
  return tongueIn(asked) ?? 'en';
}

const tongueIn = (given: string | undefined): Tongue | undefined => TONGUES.find((one) => one === given);
