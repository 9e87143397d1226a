/** What holds in every state of every board game, as a check for people who test what they build on this. */

import { countOf } from '../../common/answering.ts';
import { InvariantBroken, must, mustBeOnce, mustGoOn, mustRemember } from '../../common/invariants.ts';
import { core } from '../doors/parts.ts';
import { boardDraws } from '../rules/kinds/draws.ts';
import type { GameState } from '../state/state.ts';

export { InvariantBroken };

/**
 * Throws unless the state is sound: each card and each teleport in exactly one place, every token on the board, arrows
 * that point to neighboring spaces, no card that has done something twice, and somebody to decide as long as the game
 * runs.
 *
 * @example
 * ```ts
 * assertInvariants(reduce(state, action));
 * ```
 */
export const assertInvariants = (state: GameState): void => core.lookInto(state, () => look(state));

function look(state: GameState): void {
  const { cards, size, ways } = core.catalogOf(state?.rules);
  const lying = state.board.flat();
  const places = [state.drawPile, state.discardPile, state.market, ...state.players.map(({ hand }) => hand)];
  const ids = [...places.flat(), ...lying.map(({ card }) => card)];
  must(ids.length === cards.length, `there are ${ids.length} cards and teleports instead of ${cards.length}`);
  mustBeOnce(ids);
  const hidden = [state.drawPile, ...state.players.map(({ hand }) => hand)];
  mustRemember(state.known, hidden, state.players.length);
  must(state.board.length === ways.end + 1, `the board has ${state.board.length} spaces`);
  must(state.board[0]?.length === 0 && state.board[ways.end]?.length === 0, 'a card lies on the start or on the end');
  state.board.forEach((stack, space) => {
    for (const [at, { card, facing }] of stack.entries()) {
      const { row, color } = core.cardOf(state, card);
      must(color !== 'white' || at === stack.length - 1, `a card covers the ${row.name} on space ${space}`);
      must((facing === null) === (row.arrow === null), `the ${row.name} on space ${space} has lost its arrow`);
      must(
        facing === null || row.arrow === null || ways[row.arrow][space]?.includes(facing) === true,
        `the arrow on space ${space} points to ${facing}`,
      );
    }
  });
  must(
    places.flat().every((card) => card < size),
    'a numbered teleport is not on the board',
  );
  for (const { space } of state.players)
    must(Number.isInteger(space) && space >= 0 && space <= ways.end, `a token stands on space ${space}`);
  must(new Set(state.fired).size === state.fired.length, 'a card has done something twice in a turn (R-404)');
  must(state.queue.length <= 64, `the queue is ${state.queue.length} effects deep`);
  mustGoOn(core, state, (seat) => countOf(core, boardDraws, state, seat));
}
