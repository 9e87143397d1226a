/** The languages a game can be told in. */
import { BadArguments } from './arguments.ts';

/** The languages, by the two letters that `--lang` takes. */
export const TONGUES = ['en', 'de'] as const;

/** A language a game can be told in. */
export type Tongue = (typeof TONGUES)[number];

/** The language that `--lang` asks for. */
export function tongueOf(given: string | undefined): Tongue {
  const found = TONGUES.find((one) => one === (given ?? 'en'));
  if (found === undefined) throw new BadArguments(`--lang has to be ${TONGUES.join(' or ')}, not '${given}'`);
  return found;
}

/** What the commands say beside the sentences. */
export const LABELS = {
  en: {
    round: 'Round',
    turn: 'Turn',
    top: 'on top',
    wish: 'wished',
    black: 'black',
    hands: 'hands',
    pile: 'draw pile',
    force: 'in force',
    left: (turns: number, name: string) => `${turns === 1 ? 'the last turn' : `${turns} turns left`} for ${name}`,
  },
  de: {
    round: 'Runde',
    turn: 'Zug',
    top: 'obenauf',
    wish: 'gewünscht',
    black: 'Schwarz',
    hands: 'Hände',
    pile: 'Stapel',
    force: 'gilt',
    left: (turns: number, name: string) => `${turns === 1 ? 'letzter Zug' : `noch ${turns} Züge`} für ${name}`,
  },
} as const;
