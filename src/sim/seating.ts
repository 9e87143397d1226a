/**
 * Who sits where.
 *
 * Games come in deals. All games of a deal have the same seed, so the same cards come in the same order, and the same
 * chance goes to whoever sits at a seat; the bots move on by one seat from game to game. After as many games as there are
 * bots each of them has sat once on every seat. From deal to deal the bots sit in another order, until all orders around
 * the table have been seen.
 */
import { checkGames, createRun, type Run, seatsOf } from './run.ts';

/** How many games make a deal. */
export const gamesPerDeal = ({ bots }: Run): number => bots.length;

/** The deal that a game belongs to; games and deals are counted from 0. */
export const dealOf = (run: Run, game: number): number => Math.floor(game / gamesPerDeal(run));

/** The seed of a game: that of its deal. */
export const seedOf = (run: Run, game: number): string => `${run.seed}/${dealOf(run, game)}`;

/**
 * Which bot sits on each seat: numbers in the list of bots.
 *
 * @throws {@link InvalidRun} that names the field.
 */
export const seatingOf = (run: Run, game: number): readonly number[] =>
  seatedAt(createRun(run), checkGames(game, 'game'));

/** The same, in a run that is known to be right. */
export function seatedAt(run: Run, game: number): number[] {
  const count = run.bots.length;
  const order = orderOf(count, dealOf(run, game));
  const turned = game % count;
  return Array.from({ length: seatsOf(run) }, (_, seat) => order[(seat + turned) % count] ?? 0);
}

/** An order of the bots around the table. The first stays where it is: turning the table round is no other order. */
function orderOf(count: number, deal: number): number[] {
  const left = Array.from({ length: count - 1 }, (_, i) => i + 1);
  const order = [0];
  let rest = deal;
  while (left.length > 0) {
    order.push(...left.splice(rest % left.length, 1));
    rest = Math.floor(rest / (left.length + 1));
  }
  return order;
}
