/**
 * Compares two bots position by position, which takes far fewer decisions than whole games.
 *
 * Positions come from games of `heuristic`. Both bots answer at each of them. If the answers differ, both are tried on the same
 * guesses, `heuristic` plays the round out, and what counts is by how many points the seat is ahead of the others then.
 *
 *     npm run positions -- ismcts:1000 ismcts:1000,behind=4 --positions 2000 --sets all
 *
 * Guesses are what one seat might believe. Which of two bots guesses better, they cannot tell: with `--truth` both are tried on the
 * hands that there are, with the draw pile and the events shuffled anew each time.
 *
 *     npm run positions -- ismcts:320 ismcts:320,tree=false,guesses=likely --truth --guesses 8 --positions 8000
 */
import { parseArgs } from 'node:util';
import { type Action, createRandom, type Random, type Seat } from 'frantic-engine';
import {
  type Bot,
  type BotName,
  botOf,
  createSearchBot,
  decide,
  heuristicBot,
  type Lessons,
} from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { isTrained, loadTrained } from '../src/sim/named.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '2000' },
    guesses: { type: 'string', default: '40' },
    players: { type: 'string', default: '4' },
    sets: { type: 'string', default: 'base' },
    seed: { type: 'string', default: 'positions' },
    truth: { type: 'boolean', default: false },
  },
});
const SETS = { base: [], all: ['troublemaker', 'supercharge', 'pandoras-box'] } as const;
/** An interval of so many standard errors to either side holds the truth in 99 of 100 measurements. */
const NINETY_NINE = 2.576;

const trained = await loadTrained();

/** A whole number above 0, as it was given. */
function count(name: 'positions' | 'guesses' | 'players'): number {
  const given = Number(values[name]);
  if (Number.isSafeInteger(given) && given > 0) return given;
  throw new RangeError(`--${name} has to be a whole number above 0, not ${values[name]}.`);
}

/** What a search can be taught in words, as `behind=4`. */
const LESSONS: Readonly<Record<string, (said: string) => Lessons>> = {
  behind: (said) => ({ behind: Number(said) }),
  horizon: (said) => ({ horizon: Number(said) }),
  tree: (said) => ({ tree: said === 'true' }),
  guesses: (said) => {
    if (said !== 'likely') throw new RangeError(`Guesses can be likely, not '${said}'.`);
    return { guesses: said };
  },
};

/** A bot by its name; behind commas what a search is taught. */
function botAs(given: string): Bot {
  const [name = '', ...taught] = given.split(',');
  if (isTrained(name)) {
    if (taught.length > 0) throw new RangeError(`${name} has learned; only a search is taught ${taught.join(', ')}.`);
    return trained(name);
  }
  if (taught.length === 0) return botOf(name as BotName);
  const lessons = taught.map((words): Lessons => {
    const [about = '', said = ''] = words.split('=');
    const lesson = LESSONS[about];
    if (lesson === undefined)
      throw new RangeError(`A search is taught ${Object.keys(LESSONS).join(', ')}, not '${about}'.`);
    return lesson(said);
  });
  return createSearchBot(Object.assign({ iterations: Number(name.replace('ismcts:', '')) }, ...lessons));
}

const heuristic = (state: fast.GameState, seat: Seat, random: Random): Action =>
  decide(heuristicBot, state, seat, random);

/** Positions in which there is something to decide, one from each game. */
function* positions(count: number): Generator<{ readonly state: fast.MutableGameState; readonly seat: Seat }> {
  const { players, seed, sets } = values;
  if (sets !== 'base' && sets !== 'all') throw new RangeError(`--sets has to be base or all, not ${sets}`);
  const random = createRandom(seed);
  for (let game = 0, found = 0; found < count; game++) {
    const state = fast.createGame({
      players: Number(players),
      seed: `${seed}/${game}`,
      length: 'short',
      windows: 'holders',
      edition: 'pandora',
      sets: SETS[sets],
    });
    fast.playOut(state, random, { limit: Math.floor(random() * 120), policy: heuristic });
    for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
      if (fast.countLegal(state, seat) > 1) {
        found++;
        yield { state, seat };
        break;
      }
      fast.apply(state, heuristic(state, seat, random));
    }
  }
}

/** The same game with its draw pile and its events in another order. Nobody knows any more what lies where in them. */
function shuffled(state: fast.MutableGameState, random: Random): fast.MutableGameState {
  const other = fast.fork(state);
  other.known = [];
  other.drawPile = inAnyOrder(other.drawPile, random);
  other.eventPile = inAnyOrder(other.eventPile, random);
  return other;
}

/** A list in any order, each as likely as any other. */
function inAnyOrder<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** By how many points a seat is ahead of the others, once the round is over. */
function worth(guess: fast.MutableGameState, seat: Seat, action: Action, random: Random): number {
  const before = guess.players.map(({ score }) => score);
  const { round } = guess;
  fast.apply(guess, action);
  if (guess.round === round && guess.outcome === null) fast.playRound(guess, random, { policy: heuristic });
  const points = guess.players.map(({ score }, at) => score - (before[at] ?? 0));
  const own = points[seat] ?? 0;
  return (points.reduce((sum, one) => sum + one, 0) - own) / (points.length - 1) - own;
}

const [one, other] = positionals;
if (one === undefined || other === undefined)
  throw new RangeError('Two bots are needed, such as heuristic ismcts:200.');
const bots = [botAs(one), botAs(other)] as const;
const spent = [0, 0];
let [sum, squares, seen, differ] = [0, 0, 0, 0];
for (const { state, seat } of positions(count('positions'))) {
  const answers = bots.map((bot, nth) => {
    const start = performance.now();
    const action = decide(bot, state, seat, createRandom(`${values.seed}/bot/${seen}`));
    spent[nth] = (spent[nth] ?? 0) + performance.now() - start;
    return action;
  });
  const [first, second] = answers;
  let ahead = 0;
  if (first !== undefined && second !== undefined && JSON.stringify(first) !== JSON.stringify(second)) {
    differ++;
    for (let nth = 0; nth < count('guesses'); nth++) {
      const seed = `${values.seed}/${seen}/${nth}`;
      const guess = values.truth ? shuffled(state, createRandom(seed)) : fast.determinize(state, seat, seed);
      const chance = `${values.seed}/out/${seen}/${nth}`;
      const gain =
        worth(fast.fork(guess), seat, second, createRandom(chance)) - worth(guess, seat, first, createRandom(chance));
      ahead += gain / count('guesses');
    }
  }
  seen++;
  sum += ahead;
  squares += ahead * ahead;
}
const mean = sum / seen;
const error = NINETY_NINE * Math.sqrt((squares / seen - mean * mean) / (seen - 1));
const each = (nth: number): string => `${((spent[nth] ?? 0) / seen).toFixed(2)} ms`;
console.log(`${other} against ${one}, ${values.sets}, ${seen} positions, ${differ} answers differ:`);
console.log(
  `ahead by ${mean.toFixed(3)} ± ${error.toFixed(3)} points a decision; ${each(0)} and ${each(1)} a decision`,
);
