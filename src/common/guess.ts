/** Full states that agree with everything one seat knows, for search: what the guesses of all games have in common. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Draws } from '../kernel/draws.ts';
import type { Demand, Inspection } from '../kernel/inspect/inspection.ts';
import type { Decision } from '../kernel/questions.ts';
import type { StepContext } from '../kernel/step-context.ts';
import { sampleOf } from './answering.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { GuessNotFound, InvalidInput } from './errors.ts';
import { applyTo } from './in-place.ts';
import { hasAnswer } from './kinds/draws.ts';
import { checkOptions } from './other-option.ts';
import { QuickRandom } from './quick-random.ts';
import { seedRandom } from './seed.ts';
import { checkSeed, type Seed } from './setup.ts';

/** How many deals are tried. With the rows of the boxes two are enough nearly always, and twenty practically always. */
const TRIES = 1000;

const NO_DEMANDS: readonly Demand[] = [];

/** What a game says of dealing anew. */
export interface Dealing<G extends GameTypes, C> {
  /** What looks into the queue of the state that a context is pointed at. */
  inspectionOf(
    c: C,
  ): Pick<Inspection<StepContext<G['mutable']>, Decision>, 'forgetAnswers' | 'asksRightly' | 'demands'>;
  /** How its questions are drawn. */
  readonly draws: Draws;
  /** All cards that may lie somewhere. */
  deck(rules: G['state']['rules']): readonly CardId[];
  /**
   * Shuffles what the seat does not know. What is demanded of hands is met. `likely`: what others did is gone by, where it tells
   * anything of what they hold.
   */
  deal(guess: G['mutable'], viewer: Seat, chance: QuickRandom, demands: readonly Demand[], likely: boolean): void;
}

/**
 * Whether everybody who is asked has an answer in these hands. The seat itself has one whatever others hold, or it would
 * know more than it may; house rules may be less fair.
 */
function isFit<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  draws: Draws,
  state: G['state'],
  viewer: Seat,
): boolean {
  const { machine } = core.open(state);
  for (const seat of machine.waitingFor()) {
    if (seat === viewer && !core.isHouse) continue;
    const q = machine.question(seat);
    if (q === null || !hasAnswer(draws, q)) return false;
  }
  return true;
}

/** Makes guesses at the state of a game that a seat sees. */
export type Guess<G extends GameTypes> = (
  state: G['state'],
  viewer: Seat,
  seed: Seed,
  options?: GuessOptions,
) => G['mutable'];

/** How a guess is drawn. */
export interface GuessOptions {
  /**
   * Whether it goes by what others did as well, where that tells what they hold: who drew, passed or fell back on a card that goes on
   * everything seldom holds another one that fits, and who wished for something mostly holds it. Left out, or `false`: each deal that agrees with what the seat knows is as likely
   * as any other.
   */
  readonly likely?: boolean;
}

function isLikely(options: unknown): boolean {
  if (options === undefined) return false;
  checkOptions(options, ['likely']);
  const likely: unknown = 'likely' in options ? options.likely : undefined;
  if (likely !== undefined && typeof likely !== 'boolean')
    throw new InvalidInput('options.likely', 'has to be true or false');
  return likely === true;
}

/**
 * What makes guesses: it shuffles what the seat does not know, and what others have answered in secret is answered anew.
 *
 * Where somebody is asked only because of what they hold, as on 2nd Chance or in a window for holders, the asking tells
 * that they do: a deal that does not agree with who is asked is dealt once more, and then what must be where goes there
 * first. All deals that agree stay equally likely.
 */
export function guessing<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>(
  core: GameCore<G, C>,
  { inspectionOf, draws, deck, deal }: Dealing<G, C>,
): Guess<G> {
  // Guesses are made one at a time, so one object of chance does for all of them.
  const chance = new QuickRandom();
  const next = (): number => chance.next();
  const guessAt: Guess<G> = (state, viewer, seed, options) => {
    const { rules } = state;
    core.checkViewer(state, viewer);
    const likely = isLikely(options);
    const random = seedRandom(checkSeed(seed));
    let demands = NO_DEMANDS;
    for (let tries = 0; tries < TRIES; tries++) {
      const guess = core.fork(state);
      chance.open(random);
      deal(guess, viewer, chance, demands, likely);
      const inspection = inspectionOf(core.open(guess));
      const again = inspection.forgetAnswers(viewer, next);
      const agrees = isFit(core, draws, guess, viewer) && inspection.asksRightly();
      const answers =
        agrees && again.length > 0 ? again.map((seat) => sampleOf<G, C>(core, draws, guess, seat, next)) : null;
      chance.close();
      guess.random = random;
      if (answers !== null) for (const answer of answers) applyTo<G, C>(core, guess, answer);
      if (agrees) return guess;
      // It is asked of the guess, not of the state: a guess depends on what the seat knows, and on nothing else.
      if (tries === 0) demands = inspection.demands(deck(rules));
    }
    throw new GuessNotFound(`None of ${TRIES} deals agrees with who is asked.`);
  };
  return (state, viewer, seed, options) => {
    try {
      return guessAt(state, viewer, seed, options);
    } catch (error) {
      throw core.blame(state, error);
    }
  };
}
