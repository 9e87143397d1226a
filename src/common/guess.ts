/** Full states that agree with everything one seat knows, for search: what the guesses of all games have in common. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Demand } from '../kernel/inspect/inspection.ts';
import { Random } from '../kernel/random.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { GuessNotFound } from './errors.ts';
import { seedRandom } from './seed.ts';
import { checkSeed } from './setup.ts';

/** How many deals are tried. With the rows of the boxes two are enough nearly always, and twenty practically always. */
const TRIES = 1000;

/**
 * A guess: `deal` shuffles what the seat does not know of the cards in `deck`, and what others have answered in secret is answered anew.
 *
 * Where somebody is asked only because of what they hold, as on 2nd Chance or in a window for holders, the asking tells
 * that they do: a deal that does not agree with who is asked is dealt once more, and then what must be where goes there
 * first. All deals that agree stay equally likely.
 */
export function guessFrom<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  state: G['state'],
  viewer: Seat,
  seed: string | number,
  deck: () => readonly CardId[],
  deal: (guess: G['mutable'], chance: Random, demands: readonly Demand[]) => void,
): G['mutable'] {
  core.checkViewer(state, viewer);
  const random = seedRandom(checkSeed(seed));
  const chance = new Random();
  const next = (): number => chance.next();
  let demands: readonly Demand[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const guess = core.fork(state);
    chance.open(random);
    deal(guess, chance, demands);
    const { inspection } = core.open(guess);
    const again = inspection.forgetAnswers(viewer, next);
    const agrees = core.agrees(guess);
    const answers = agrees && again.length > 0 ? again.map((seat) => core.sampleLegal(guess, seat, next)) : [];
    chance.close();
    guess.random = random;
    for (const answer of answers) core.apply(guess, answer);
    if (agrees) return guess;
    // It is asked of the guess, not of the state: a guess depends on what the seat knows, and on nothing else.
    if (tries === 0) demands = inspection.demands(deck());
  }
  throw new GuessNotFound(`None of ${TRIES} deals agrees with who is asked.`);
}
