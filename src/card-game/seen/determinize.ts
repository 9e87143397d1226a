/** A full state of the card game that agrees with everything one seat may know, for search. */

import { guessFrom } from '../../common/guess.ts';
import { dealAnew, hasBit, shuffleAnew } from '../../common/known.ts';
import type { Random } from '../../kernel/random.ts';
import type { Context } from '../context/context.ts';
import type { CardGame, Core } from '../core/core.ts';
import { isPublic } from '../state/board.ts';
import type { GameState, Laid, MutableGameState } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';

/**
 * A guess at what a seat does not know: each deal that agrees with what it does know is as likely as any other. Of two
 * states that the seat cannot tell apart, the same seed makes the same deal.
 */
export function guessState(core: Core, state: GameState, viewer: Seat, seed: string | number): MutableGameState {
  return guessFrom<CardGame, Context>(
    core,
    state,
    viewer,
    seed,
    () => core.catalogOf(state.rules).deck,
    (guess, chance, asked) => {
      const { players, drawPile, table, laid, known, eventPile, ruleDeck } = guess;
      const maySee = (seat: Seat): boolean => seat === viewer || isPublic(state, seat) || isShown(state, seat, viewer);
      const hands = players.map(({ hand }) => hand);
      const open = hands.filter((_hand, seat) => maySee(seat));
      const faceDown = heapsOf(table, laid, viewer);
      const heaps = [...hands.filter((_hand, seat) => !maySee(seat)), ...faceDown.map(({ cards }) => cards)];
      const demands = asked.map(({ seat, holds, fits }) => ({ heap: hands[seat] as CardId[], holds, fits }));
      const seen = [...open.flat(), ...table.filter((_card, at) => laid[at]?.open)];
      guess.known = dealAnew({ piles: [drawPile], heaps, demands }, seen, known, viewer, chance);
      for (const { cards, places } of faceDown) {
        places.forEach((at, nth) => {
          table[at] = cards[nth] as CardId;
        });
      }
      shuffleAnew(eventPile, chance);
      shuffleAnew(ruleDeck, chance);
      dealPowersAnew(guess, viewer, chance);
    },
  );
}

/** The cards that lie face down on the table, those together that were laid by the same player for the same one. */
function heapsOf(
  table: readonly CardId[],
  laid: readonly Laid[],
  viewer: Seat,
): { readonly cards: CardId[]; readonly places: number[] }[] {
  const heaps = new Map<string, { readonly cards: CardId[]; readonly places: number[] }>();
  table.forEach((card, at) => {
    const { by, to, open } = laid[at] as Laid;
    if (open || by === viewer) return;
    const name = `${by} ${to}`;
    const heap = heaps.get(name) ?? { cards: [], places: [] };
    heaps.set(name, heap);
    heap.cards.push(card);
    heap.places.push(at);
  });
  return [...heaps.values()];
}

/** Whether a hand is being shown to a seat. */
const isShown = (state: GameState, seat: Seat, viewer: Seat): boolean =>
  state.openTo?.includes(viewer) === true && state.openHands.includes(seat);

/** Power cards whose faces the seat has not seen, and the pile, may be any. */
function dealPowersAnew(state: MutableGameState, viewer: Seat, chance: Random): void {
  const isHidden = ({ known }: { readonly known: number }): boolean => !hasBit(known, viewer);
  const hidden = [
    ...state.powerPile,
    ...state.players.flatMap(({ powers }) => powers.filter(isHidden).map(({ row }) => row)),
  ];
  shuffleAnew(hidden, chance);
  const take = (): string => hidden.pop() as string;
  state.powerPile = state.powerPile.map(take);
  for (const player of state.players)
    player.powers = player.powers.map((one) => (isHidden(one) ? { ...one, row: take() } : one));
}
