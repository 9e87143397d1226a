/** Answers by name: each takes the question it answers, and says who acts and which question is meant. */
import type { PlaceQuestion } from '../board-game/state/question.ts';
import type { GiveQuestion, SplitQuestion, TurnQuestion, WishQuestion } from '../card-game/state/question.ts';
import type { Color } from '../card-game/state/types.ts';
import type {
  AnswerTo,
  CardId,
  ChooseAction,
  DeclineAction,
  DrawAction,
  GiveAction,
  NameAction,
  PassAction,
  PickAction,
  PlaceAction,
  PlayAction,
  QuestionId,
  ReactAction,
  Seat,
  SplitAction,
  Wish,
  WishAction,
} from '../common/actions.ts';
import { InvalidInput } from '../common/errors.ts';
import type { ChooseQuestion, NameQuestion, PickQuestion, QuestionBase, ReactQuestion } from '../common/question.ts';
import type { RowId } from '../common/row-id.ts';
import { isTree } from '../common/tree.ts';
import { undrafted } from '../common/undrafted.ts';

/** Who acts, and which question is answered. */
export function to(question: QuestionBase): { readonly seat: Seat; readonly to: QuestionId } {
  if (!isTree(question)) throw new InvalidInput('question', 'is none');
  return { seat: question.seat, to: question.id };
}

/**
 * Play a card, alone or with a power card.
 *
 * @example
 * ```ts
 * if (view.question?.type === 'turn') send(play(view.question, view.question.cards[0] ?? 0));
 * ```
 */
export const play = (question: TurnQuestion, card: CardId, power?: RowId): AnswerTo<PlayAction> => ({
  type: 'play',
  ...to(question),
  card,
  ...(power === undefined ? {} : { power }),
});

/** Draw. */
export const draw = (question: TurnQuestion): AnswerTo<DrawAction> => ({ type: 'draw', ...to(question) });

/** Pass. */
export const pass = (question: TurnQuestion): AnswerTo<PassAction> => ({ type: 'pass', ...to(question) });

/** Toss a card in. */
export const react = (question: ReactQuestion, card: CardId): AnswerTo<ReactAction> => ({
  type: 'react',
  ...to(question),
  card,
});

/** Name a player. */
export const name = (question: NameQuestion, target: Seat): AnswerTo<NameAction> => ({
  type: 'name',
  ...to(question),
  target,
});

/** Choose cards. */
export const choose = (question: ChooseQuestion, cards: readonly CardId[]): AnswerTo<ChooseAction> => ({
  type: 'choose',
  ...to(question),
  cards: undrafted(cards),
});

/** Pick one of the options. */
export const pick = (question: PickQuestion, option: string): AnswerTo<PickAction> => ({
  type: 'pick',
  ...to(question),
  option,
});

/** Spread a number over the players: by seat, with a number for everybody at the table. */
export const split = (question: SplitQuestion, shares: readonly number[]): AnswerTo<SplitAction> => ({
  type: 'split',
  ...to(question),
  shares: undrafted(shares),
});

/** Give cards away: each with the seat that gets it. */
export const give = (question: GiveQuestion, gifts: readonly (readonly [CardId, Seat])[]): AnswerTo<GiveAction> => ({
  type: 'give',
  ...to(question),
  gifts: undrafted(gifts),
});

/** Wish a color or a number. */
export const wish = (question: WishQuestion, wish: Wish<Color>): AnswerTo<WishAction<Color>> => ({
  type: 'wish',
  ...to(question),
  wish: undrafted(wish),
});

/** Put a card on a space of the board, its arrow pointing to another one if it has one. */
export const place = (question: PlaceQuestion, card: CardId, at: number, facing?: number): AnswerTo<PlaceAction> => ({
  type: 'place',
  ...to(question),
  card,
  at,
  ...(facing === undefined ? {} : { facing }),
});

/** Let it go. Every question says whether it may be declined. */
export const decline = (question: QuestionBase): AnswerTo<DeclineAction> => ({ type: 'decline', ...to(question) });
