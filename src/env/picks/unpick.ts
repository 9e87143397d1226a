/** From an action to the picks that make it. */
import type { Action, Answer, Question, Seat } from 'frantic-engine';
import type { Picks } from './picks.ts';

/** The picks that answer the question with this action, which has to be lawful. */
export function picksOf(picks: Picks, question: Question, action: Action): number[] {
  switch (action.type) {
    case 'draw':
      return [picks.draw];
    case 'pass':
      return [picks.pass];
    case 'react':
      return [action.card === null ? picks.decline : picks.card(action.card)];
    case 'play': {
      const card = picks.card(action.card);
      if (action.power !== undefined) return [card, picks.row(action.power)];
      const asked = question.kind === 'turn' && question.powers.some((one) => one.card === action.card);
      return asked ? [card, picks.done] : [card];
    }
    case 'choose':
      return chosen(picks, question, action.seat, action.answer);
  }
}

function chosen(picks: Picks, question: Question, by: Seat, answer: Answer): number[] {
  if ('option' in answer) {
    return question.kind === 'option' ? optionPicks(picks, question.options, answer.option) : [picks.decline];
  }
  if ('seat' in answer) return [picks.seat(answer.seat, by)];
  if ('wish' in answer) {
    const { wish } = answer;
    return ['color' in wish ? picks.color(wish.color) : picks.number(wish.number)];
  }
  if ('cards' in answer) {
    const cards = answer.cards.map((card) => picks.card(card));
    const full = question.kind === 'cards' && cards.length === question.max && cards.length > 0;
    return full ? cards : [...cards, picks.done];
  }
  const seats =
    'split' in answer
      ? answer.split.flatMap((part, seat) => Array<number>(part).fill(picks.seat(seat, by)))
      : answer.deal.flatMap(([card, seat]) => [picks.card(card), picks.seat(seat, by)]);
  return seats.length > 0 ? seats : [picks.done];
}

function optionPicks(picks: Picks, options: readonly string[], option: string): number[] {
  const named = picks.named(option);
  if (named !== null) return [named];
  const place = options.filter((one) => picks.named(one) === null).indexOf(option);
  return [...Array<number>(Math.floor(place / picks.page)).fill(picks.more), picks.option(place % picks.page)];
}
