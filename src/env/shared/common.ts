/** How the answers are put together that mean the same in every game, and the picks they are made of. */
import type { Seat } from 'frantic-engine';
import type { CommonAction } from '../../common/actions.ts';
import type { ChooseQuestion, NameQuestion, PickQuestion, ReactQuestion } from '../../common/question.ts';
import { type Composer, type Composing, type Draft, type PickOfCard, printOf } from './answer.ts';
import type { Picks } from './picks.ts';

/** Putting together what every game has. */
type Common<Question> = Composing<Question, CommonAction, Picks, unknown>;

/** The answer that lets a question go. */
export const decline = (seat: Seat): CommonAction => ({ type: 'decline', seat });

export const react: Common<ReactQuestion> = {
  offer(q, answer) {
    answer.offerCards(q.cards);
    answer.offer(answer.picks.decline);
  },
  take(q, answer, pick) {
    if (pick === answer.picks.decline) return decline(q.seat);
    return { type: 'react', seat: q.seat, card: answer.cardOf(pick, q.cards) };
  },
};

export const name: Common<NameQuestion> = {
  offer(q, answer) {
    const { picks } = answer;
    for (const named of q.seats) answer.offer(picks.seat(named, q.seat));
    if (q.decline) answer.offer(picks.decline);
  },
  take(q, answer, pick) {
    if (pick === answer.picks.decline) return decline(q.seat);
    return { type: 'name', seat: q.seat, target: answer.seatOf(pick, q.seats, q.seat) };
  },
};

/** Choosing cards, each by the pick that stands for it. */
export const choosing = <P extends Picks, Sight>(
  pickOf: PickOfCard<P, Sight>,
): Composing<ChooseQuestion, CommonAction, P, Sight> => ({
  offer(q, answer) {
    if (answer.cards.length < q.max) answer.offerCards(q.cards, pickOf);
    if (answer.cards.length >= q.min) answer.offer(answer.picks.done);
  },
  take(q, answer, pick) {
    if (pick !== answer.picks.done) answer.cards.push(answer.cardOf(pick, q.cards, pickOf));
    if (pick !== answer.picks.done && answer.cards.length < q.max) return null;
    return { type: 'choose', seat: q.seat, cards: answer.giveCards() };
  },
});

/** The pick of an option, if it can be picked now. `nth` counts the options before it that have no pick of their own. */
function pickOf(option: string, nth: number, { picks, page }: Draft<Picks, unknown>): number | null {
  const named = picks.named(option);
  if (named !== null) return named;
  const place = nth - page * picks.page;
  return place >= 0 && place < picks.page ? picks.option(place) : null;
}

export const pick: Common<PickQuestion> = {
  offer(q, answer) {
    const { picks, page } = answer;
    let unnamed = 0;
    for (const one of q.options) {
      const pick = pickOf(one, unnamed, answer);
      if (pick !== null) answer.offer(pick);
      if (picks.named(one) === null) unnamed++;
    }
    if (unnamed > (page + 1) * picks.page) answer.offer(picks.more);
    if (q.decline) answer.offer(picks.decline);
  },
  take(q, answer, pick) {
    const { picks } = answer;
    if (pick === picks.decline) return decline(q.seat);
    let unnamed = 0;
    for (const one of q.options) {
      if (pickOf(one, unnamed, answer) === pick) return { type: 'pick', seat: q.seat, option: one };
      if (picks.named(one) === null) unnamed++;
    }
    answer.page++;
    return null;
  },
};

/** The picks that make such an action. */
export function commonPicksOf<P extends Picks, Sight>(
  question: { readonly type: string; readonly max?: number; readonly options?: readonly string[] },
  action: CommonAction,
  picks: P,
  sight: Sight,
  pickOf: PickOfCard<P, Sight> = printOf,
): number[] {
  switch (action.type) {
    case 'react':
      return [picks.card(action.card)];
    case 'name':
      return [picks.seat(action.target, action.seat)];
    case 'choose': {
      const cards = action.cards.map((card) => pickOf(card, picks, sight));
      return cards.length === question.max && cards.length > 0 ? cards : [...cards, picks.done];
    }
    case 'pick':
      return optionPicks(picks, question.options ?? [], action.option);
    case 'decline':
      return [picks.decline];
  }
}

function optionPicks(picks: Picks, options: readonly string[], option: string): number[] {
  const named = picks.named(option);
  if (named !== null) return [named];
  const place = options.filter((one) => picks.named(one) === null).indexOf(option);
  return [...Array<number>(Math.floor(place / picks.page)).fill(picks.more), picks.option(place % picks.page)];
}

/** How all answers of a game are put together, given how those to each type of question are. */
export const composerOf = <Question extends { readonly type: string }, Action, P extends Picks, Sight>(
  types: Readonly<Record<Question['type'], Composing<Question, Action, P, Sight>>>,
  picksOf: Composer<Question, Action, P, Sight>['picksOf'],
): Composer<Question, Action, P, Sight> => {
  const typeOf = ({ type }: Question): Question['type'] => type;
  return {
    offer: (question, draft) => types[typeOf(question)].offer(question, draft),
    take: (question, draft, pick) => types[typeOf(question)].take(question, draft, pick),
    picksOf,
  };
};
