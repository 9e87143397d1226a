/** What holds in every state of every game, as a check for people who test what they build on this. */

import { countOf } from '../../common/answering.ts';
import { must, mustBeOnce, mustGoOn, mustRemember } from '../../common/invariants.ts';
import { allBits, hasBit } from '../../common/known.ts';
import type { Core } from '../core/core.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import type { GameState } from '../state/state.ts';
import { KEPT } from '../state/unmet.ts';

/** Throws unless the state is sound. */
export function checkInvariants(core: Core, state: GameState): void {
  core.lookInto(state, () => look(core, state));
}

function look(core: Core, state: GameState): void {
  const { cards, events, powers, rules } = core.catalogOf(state?.rules);

  const places = [state.drawPile, state.discardPile, state.table, ...state.players.map(({ hand }) => hand)];
  const ids = places.flat();
  must(ids.length === cards.length, `there are ${ids.length} cards in play instead of ${cards.length}`);
  mustBeOnce(ids);
  must(state.laid.length === state.table.length, 'a card lies on the table and nobody knows how it came there');

  const covered = state.table.filter((_card, at) => state.laid[at]?.open === false);
  const hidden = [state.drawPile, covered, ...state.players.map(({ hand }) => hand)];
  mustRemember(state.known, hidden, state.players.length);
  state.players.forEach(({ powers: lying }, seat) => {
    for (const { up, known: bits } of lying) {
      must(hasBit(bits, seat), `seat ${seat} does not know a power card of its own`);
      must(bits <= allBits(state.players.length), 'a seat that does not exist knows a power card');
      must(!up || bits === allBits(state.players.length), 'somebody does not know a power card that lies face up');
    }
  });

  must(
    state.players.every(({ unmet, gained }) => unmet.length <= KEPT && unmet.every((one) => one.gained <= gained)),
    'more was not met than can be',
  );
  must(
    state.players.every(({ wished, gained }) => wished === null || wished.gained <= gained),
    'a wish was said after cards that have not come yet',
  );

  const known = events.map(({ id }) => id).sort();
  const found = [...state.eventPile, ...state.eventDiscard, ...state.eventsOpen].sort();
  must(found.join() === known.join(), 'an event is missing or in two places');

  const owned = [...state.powerPile, ...state.players.flatMap((player) => player.powers.map(({ row }) => row))].sort();
  must(
    owned.join() ===
      powers
        .map(({ id }) => id)
        .sort()
        .join(),
    'a power card is missing or in two places',
  );

  const names = rules.map(({ id }) => id).sort();
  const drawn = state.lasting.filter(({ row }) => names.includes(row)).map(({ row }) => row);
  const ruled = [...state.ruleDeck, ...drawn].sort();
  must(ruled.length === 0 || ruled.join() === names.join(), 'a rule card is missing or in two places');

  const seats = state.players.length;
  must(state.active >= 0 && state.active < seats, 'the active seat does not exist');
  must(
    state.players.every(({ skips }) => skips >= 0),
    'a player has fewer than no turns to sit out',
  );
  must(
    state.players.every(({ score }) => Number.isInteger(score)),
    'a score is not a whole number',
  );
  must(state.queue.length <= 32, `the queue is ${state.queue.length} effects deep`);
  mustGoOn(core, state, (seat) => countOf(core, cardDraws, state, seat));
}
