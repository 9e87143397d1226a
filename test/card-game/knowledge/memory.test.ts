/** The memory of who knows where hidden cards lie: nothing that a seat could not know, and all that it has seen. */
import fc from 'fast-check';
import {
  type CardId,
  catalogOf,
  type GameState,
  opening,
  questionOf,
  type Seat,
  transition,
  viewOf,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { hasBit, knowersOf, readEntry } from '../../../src/common/known.ts';
import { must } from '../../support/ways.ts';
import { chanceOf, same, seatsOf, share, walk, ways } from '../properties/kit.ts';
import { handOf, Mind, zoneOf } from './mind.ts';

/** Whether a seat is shown a card of another hand in this moment. */
function seesNow(state: GameState, seat: Seat, card: CardId): boolean {
  if (state.openHands.length === 0 && state.lyingOpen.length === 0) return false;
  const { players, shown } = viewOf(state, seat);
  return [...players.map(({ open }) => open ?? []), ...shown.map(({ hand }) => hand)].some((hand) =>
    hand.includes(card),
  );
}

test('a game played out goes the same way as one answered one by one, memory included; at its end nothing is remembered', () => {
  let remembered = 0;
  fc.assert(
    fc.property(ways(), fc.nat(0x7fffffff), (way, chance) => {
      for (const limit of [120, Number.POSITIVE_INFINITY]) {
        const played = fast.createGame({ ...way.setup, length: 'short' });
        const answered = fast.fork(played);
        const actions = fast.playOut(played, chanceOf(chance), { limit });
        const random = chanceOf(chance);
        for (let i = 0; i < actions; i++)
          fast.apply(answered, fast.sampleLegal(answered, fast.waitingFor(answered)[0] as Seat, random));
        same(answered, played, 'played out differently');
        if (played.outcome === null) remembered += played.known.length;
        else expect(played.known).toEqual([]);
      }
    }),
    share(0.34),
  );
  expect(remembered).toBeGreaterThan(10);
});

describe('the memory of who knows where hidden cards lie', () => {
  test('claims only what is true, and what follows from the events the seat was sent, and all that a seat has seen go by', () => {
    const times = { claimed: 0, followed: 0 };
    fc.assert(
      fc.property(ways(), (way) => {
        const first = opening(way.setup);
        const { cards } = catalogOf(first.state);
        const minds = seatsOf(first.state).map((seat) => new Mind(seat, cards));
        for (const mind of minds) mind.hear(first.events);
        walk(way, ({ state, action }) => {
          for (const { card, bits } of state.known.map(readEntry)) {
            const zone = zoneOf(state, card);
            minds.forEach((mind, seat) => {
              if (!hasBit(bits, seat)) return;
              times.claimed++;
              if (mind.certain(card) !== zone)
                throw new Error(
                  `seat ${seat} cannot know that card ${card} lies in ${zone}, but ${mind.certain(card)}`,
                );
            });
          }
          for (const { id } of cards) {
            const zone = zoneOf(state, id);
            minds.forEach((mind, seat: Seat) => {
              const certain = mind.certain(id);
              // What a test worked out has to be true, or it proves nothing.
              must(certain === null || certain === zone, `card ${id} lies in ${zone}, not in ${certain}`);
              if (certain === null || zone === 'discard' || zone === 'open' || zone === 'draw') return;
              // Own cards, hands that lie open now, and the last place where a card can be need no memory.
              if (zone === handOf(seat) || seesNow(state, seat, id) || state.drawPile.length === 0) return;
              // It does no sums: what follows only from putting several things together it need not say.
              if (mind.isWorkedOut(id)) return;
              times.followed++;
              must(hasBit(knowersOf(state.known, id), seat), `seat ${seat} has seen card ${id} go to ${zone}`);
            });
          }
          const asked = questionOf(state, action.seat);
          const { events } = transition(state, action);
          for (const mind of minds) {
            if (action.type === 'pick') mind.chose(action.option);
            // Nobody hears that somebody lets an interrupt go.
            if (action.type === 'decline' && asked?.type === 'pick') mind.chose('decline');
            mind.hear(events);
          }
        });
      }),
      share(0.25),
    );
    expect(times.claimed).toBeGreaterThan(1000);
    expect(times.followed).toBeGreaterThan(1000);
  });
});
