/** A full state of the card game that agrees with everything one seat may know, for search. */
import type { CardGame, Core } from './core.ts';
import type { Random } from './engine/random.ts';
import { guessFrom } from './game/guess.ts';
import { dealAnew, hasBit } from './game/known.ts';
import type { Context } from './rules/context.ts';
import type { GameState, MutableGameState } from './state.ts';
import type { Seat } from './types.ts';
import { isPublic } from './view.ts';

/** A guess at what a seat does not know: each deal that agrees with what it does know is as likely as any other. */
export function guessState(core: Core, state: GameState, viewer: Seat, seed: string | number): MutableGameState {
  return guessFrom<CardGame, Context>(core, state, viewer, seed, (guess, chance) => {
    const { players, drawPile, table, laid, known, eventPile, ruleDeck } = guess;
    const seen = table.filter((_card, at) => laid[at]?.open);
    players.forEach(({ hand }, seat) => {
      if (seat === viewer || isPublic(state, seat) || isShown(state, seat, viewer)) seen.push(...hand);
    });
    guess.known = dealAnew([drawPile, ...players.map(({ hand }) => hand), table], seen, known, viewer, chance);
    chance.shuffle(eventPile);
    chance.shuffle(ruleDeck);
    dealPowersAnew(guess, viewer, chance);
  });
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
  chance.shuffle(hidden);
  const take = (): string => hidden.pop() as string;
  state.powerPile = state.powerPile.map(take);
  for (const player of state.players)
    player.powers = player.powers.map((one) => (isHidden(one) ? { ...one, row: take() } : one));
}
