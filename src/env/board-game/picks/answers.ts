/** How answers of the board game are put together, and the picks they are made of. */
import type { Action, CardId, PlaceQuestion, Question } from 'frantic-engine/board-game';
import { type Composer, type Composing, type Draft, notOpen } from '../../shared/answer.ts';
import { choosing, commonPicksOf, composerOf, name, pick, react } from '../../shared/common.ts';
import type { BoardPicks } from './picks.ts';

/** As much of a board as is looked at. */
export interface Lain {
  /** By space: what lies there, the last on top. */
  readonly board: readonly (readonly { readonly card: CardId }[])[];
}

/** How answers to one type of question are put together. */
type Part<Q> = Composing<Q, Action, BoardPicks, Lain>;

/** What may be done with a card. */
type Spaces = PlaceQuestion['cards'][number]['spaces'];

const NO_SPACES: Spaces = [];

/** Where a card may go. */
function spacesOf({ cards }: PlaceQuestion, card: CardId | null): Spaces {
  for (const one of cards) if (one.card === card) return one.spaces;
  return NO_SPACES;
}

/** Where its arrow may point there. */
function facingsOf(q: PlaceQuestion, { pending, at }: Draft<BoardPicks, Lain>): readonly number[] {
  for (const space of spacesOf(q, pending)) if (space.at === at) return space.facings ?? [];
  return [];
}

/** First the card, then the space, then the space its arrow points to, if it has one. */
const place: Part<PlaceQuestion> = {
  offer(q, answer) {
    const { picks, pending, at } = answer;
    if (at !== null) for (const facing of facingsOf(q, answer)) answer.offer(picks.space(facing));
    else if (pending !== null) for (const space of spacesOf(q, pending)) answer.offer(picks.space(space.at));
    else for (const { card, spaces } of q.cards) if (spaces.length > 0) answer.offer(picks.card(card));
  },
  take(q, answer, pick) {
    const { seat } = q;
    const { picks, pending, at } = answer;
    if (pending === null) {
      answer.pending = answer.cardOf(
        pick,
        q.cards.map(({ card }) => card),
      );
      return null;
    }
    if (at !== null) {
      for (const facing of facingsOf(q, answer))
        if (picks.space(facing) === pick) return { type: 'place', seat, card: pending, at, facing };
      throw notOpen(pick);
    }
    for (const space of spacesOf(q, pending)) {
      if (picks.space(space.at) !== pick) continue;
      if (space.facings === null) return { type: 'place', seat, card: pending, at: space.at };
      answer.at = space.at;
      return null;
    }
    throw notOpen(pick);
  },
};

/** A card that lies on the board is picked by its space: two of one print on two spaces are not the same. */
function pickOf(card: CardId, picks: BoardPicks, sight: Lain | null): number {
  const space = sight?.board.findIndex((lying) => lying.some((one) => one.card === card)) ?? -1;
  return space < 0 ? picks.card(card) : picks.space(space);
}

const types: { readonly [K in Question['type']]: Part<Extract<Question, { type: K }>> } = {
  place,
  react,
  name,
  choose: choosing(pickOf),
  pick,
};

/** The picks that answer the question with this action, which has to be lawful. */
function picksOf(question: Question, action: Action, picks: BoardPicks, sight: Lain): number[] {
  if (action.type !== 'place') return commonPicksOf(question, action, picks, sight, pickOf);
  const { card, at, facing } = action;
  const spaces = [picks.space(at), ...(facing === undefined ? [] : [picks.space(facing)])];
  return [picks.card(card), ...spaces];
}

/** How all answers of the board game are put together. */
export const boardAnswers: Composer<Question, Action, BoardPicks, Lain> = composerOf(types, picksOf);
