/** Full states that agree with everything one seat knows, for search: what the guesses of all games have in common. */
import type { Seat } from '../engine/actions.ts';
import { Random, seedRandom } from '../engine/random.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { checkSeed } from './setup.ts';

/**
 * A guess: `deal` shuffles what the seat does not know, and what others have answered in secret is answered anew.
 *
 * Where somebody is asked only because of what they hold, as on 2nd Chance or in a window for holders, the asking tells
 * that they do: hands that do not agree with who is asked are dealt once more, so that all others stay equally likely.
 */
export function guessFrom<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  state: G['state'],
  viewer: Seat,
  seed: string | number,
  deal: (guess: G['mutable'], chance: Random) => void,
): G['mutable'] {
  core.checkViewer(state, viewer);
  const random = seedRandom(checkSeed(seed));
  const chance = new Random();
  const next = (): number => chance.next();
  for (;;) {
    const guess = core.fork(state);
    chance.open(random);
    deal(guess, chance);
    const again = core.open(guess).inspection.takeBack(viewer, next);
    const answers = core.agrees(guess) ? again.map((seat) => core.sampleLegal(guess, seat, next)) : null;
    chance.close();
    guess.random = random;
    if (answers === null) continue;
    for (const answer of answers) core.apply(guess, answer);
    return guess;
  }
}
