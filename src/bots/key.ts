/** Actions in words, by the names of cards: two blue nines are the same, and the same action has one name in every guess. */
import type { Action, Answer, CardId } from 'frantic-engine';
import type { Help } from './bot.ts';

type CardOf = Help['cardOf'];

/** The name of an action among those of its question. */
export function keyOf(action: Action, cardOf: CardOf): string {
  switch (action.type) {
    case 'play':
      return `${cardOf(action.card).name} ${action.power ?? ''}`;
    case 'react':
      return action.card === null ? 'let go' : cardOf(action.card).name;
    case 'choose':
      return answerKey(action.answer, cardOf);
    default:
      return action.type;
  }
}

function answerKey(answer: Answer, cardOf: CardOf): string {
  const named = (ids: readonly CardId[]): string =>
    ids
      .map((id) => cardOf(id).name)
      .sort()
      .join();
  if ('cards' in answer) return named(answer.cards);
  if ('deal' in answer)
    return answer.deal
      .map(([id, seat]) => `${cardOf(id).name} ${seat}`)
      .sort()
      .join();
  return JSON.stringify(answer);
}
