/** What a screen needs to know of a question: one lawful answer to each, made of nothing but the question itself. */
import type { Action, Question, View } from 'frantic-engine';

/** The simplest answer of whoever a view is for, or `null` if nothing is asked of them. */
export function answerOf({ question, players }: Pick<View, 'question' | 'players'>): Action | null {
  return question === null ? null : { ...simplest(question, players.length), to: question.id };
}

function simplest(question: Question, players: number): Action {
  const { seat } = question;
  if (question.decline) return { type: 'decline', seat };
  switch (question.type) {
    case 'turn': {
      const [card] = question.cards;
      if (card !== undefined) return { type: 'play', seat, card };
      return { type: question.draw ? 'draw' : 'pass', seat };
    }
    case 'name':
      return { type: 'name', seat, target: question.seats[0] ?? seat };
    case 'choose':
      return { type: 'choose', seat, cards: question.cards.slice(0, question.min) };
    case 'pick':
      return { type: 'pick', seat, option: question.options[0] ?? '' };
    case 'split': {
      const shares = Array.from({ length: players }, (_, one) => (one === question.seats[0] ? question.total : 0));
      return { type: 'split', seat, shares };
    }
    case 'give': {
      const to = question.seats[0] ?? seat;
      return { type: 'give', seat, gifts: question.cards.slice(0, question.pick).map((card) => [card, to] as const) };
    }
    case 'wish': {
      const [color] = question.colors;
      const wish = color === undefined ? { number: question.numbers[0] ?? 1 } : { color };
      return { type: 'wish', seat, wish };
    }
    case 'react':
      return { type: 'decline', seat };
  }
}
