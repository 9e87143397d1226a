/** From an action to the picks that make it. */
import type { Action, Question } from 'frantic-engine';
import type { Picks } from './picks.ts';

/** The picks that answer the question with this action, which has to be lawful. */
export function picksOf(picks: Picks, question: Question, action: Action): number[] {
  switch (action.type) {
    case 'draw':
      return [picks.draw];
    case 'pass':
      return [picks.pass];
    case 'react':
      return [picks.card(action.card)];
    case 'play': {
      const card = picks.card(action.card);
      if (action.power !== undefined) return [card, picks.row(action.power)];
      const asked = question.type === 'turn' && question.powers.some((one) => one.card === action.card);
      return asked ? [card, picks.done] : [card];
    }
    case 'name':
      return [picks.seat(action.target, action.seat)];
    case 'choose': {
      const cards = action.cards.map((card) => picks.card(card));
      const full = question.type === 'choose' && cards.length === question.max && cards.length > 0;
      return full ? cards : [...cards, picks.done];
    }
    case 'pick':
      return question.type === 'pick' ? optionPicks(picks, question.options, action.option) : [];
    case 'split':
      return orDone(
        picks,
        action.shares.flatMap((part, seat) => Array<number>(part).fill(picks.seat(seat, action.seat))),
      );
    case 'give':
      return orDone(
        picks,
        action.gifts.flatMap(([card, seat]) => [picks.card(card), picks.seat(seat, action.seat)]),
      );
    case 'wish': {
      const { wish } = action;
      return ['color' in wish ? picks.color(wish.color) : picks.number(wish.number)];
    }
    case 'decline':
      return [picks.decline];
  }
}

const orDone = (picks: Picks, picked: number[]): number[] => (picked.length > 0 ? picked : [picks.done]);

function optionPicks(picks: Picks, options: readonly string[], option: string): number[] {
  const named = picks.named(option);
  if (named !== null) return [named];
  const place = options.filter((one) => picks.named(one) === null).indexOf(option);
  return [...Array<number>(Math.floor(place / picks.page)).fill(picks.more), picks.option(place % picks.page)];
}
