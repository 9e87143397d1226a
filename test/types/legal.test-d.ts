/** Who asks whether something may be done gets yes or no, and cannot misread it: checked by `tsc`, never run. */
import * as card from 'frantic-engine';
import type * as board from 'frantic-engine/board-game';
import type * as boardFast from 'frantic-engine/board-game/fast';
import type * as cardFast from 'frantic-engine/fast';
import type * as notation from 'frantic-engine/notation';

/** Two types are the same, and neither is only part of the other. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** What a function gives back, as long as it is this and nothing else. */
type Gives<F extends (...given: never[]) => unknown, Result> = Same<ReturnType<F>, Result>;

export const yesOrNo: readonly true[] = [
  true satisfies Gives<typeof card.isLegal, boolean>,
  true satisfies Gives<typeof cardFast.isLegal, boolean>,
  true satisfies Gives<typeof board.isLegal, boolean>,
  true satisfies Gives<typeof boardFast.isLegal, boolean>,
  true satisfies Gives<typeof board.canTakeBack, boolean>,
  true satisfies Gives<typeof notation.canTakeBack, boolean>,
  true satisfies Gives<card.Engine['isLegal'], boolean>,
  true satisfies Gives<cardFast.FastEngine['isLegal'], boolean>,
  true satisfies Gives<notation.Notation['canTakeBack'], boolean>,
];

export const reasonOrNone: readonly true[] = [
  true satisfies Gives<typeof card.whyNot, card.Refusal | null>,
  true satisfies Gives<typeof cardFast.whyNot, card.Refusal | null>,
  true satisfies Gives<typeof board.whyNot, board.Refusal | null>,
  true satisfies Gives<typeof boardFast.whyNot, board.Refusal | null>,
  true satisfies Gives<typeof board.whyNotTakeBack, board.TakeBackRefusal | null>,
  true satisfies Gives<typeof notation.whyNotTakeBack, notation.TakeBackRefusal | null>,
];

/** Neither branch takes anything from the types of what was asked about. */
export function played(state: card.GameState, action: card.Action): card.GameState {
  if (!card.isLegal(state, action)) {
    true satisfies Same<typeof action, card.Action>;
    true satisfies Same<typeof state, card.GameState>;
    return state;
  }
  true satisfies Same<typeof action, card.Action>;
  return card.reduce(state, action);
}

/** Comparing with `true` is not needed, and still compiles. */
export const compared = (state: card.GameState, action: card.Action): boolean => card.isLegal(state, action) === true;

export function reasonOf(state: card.GameState, action: card.Action): card.Reason | null {
  // @ts-expect-error yes or no has no reason
  card.isLegal(state, action).reason;
  const refusal = card.whyNot(state, action);
  // @ts-expect-error there is none if the action may be played
  refusal.reason;
  // @ts-expect-error `whyNot` never says yes
  refusal === true;
  return refusal === null ? null : refusal.reason;
}
