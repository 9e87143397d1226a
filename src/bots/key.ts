/** Actions in words, by the names of cards: two blue nines are the same, and the same action has one name in every guess. */
import type { Action, CardId } from 'frantic-engine';
import type { Help } from './bot.ts';

type CardOf = Help['cardOf'];

/** The name of an action among those of its question. */
export function keyOf(action: Action, cardOf: CardOf): string {
  const named = (ids: readonly CardId[]): string =>
    ids
      .map((id) => cardOf(id).name)
      .sort()
      .join();
  switch (action.type) {
    case 'play':
      return `${cardOf(action.card).name} ${action.power ?? ''}`;
    case 'react':
      return cardOf(action.card).name;
    case 'name':
      return `${action.target}`;
    case 'choose':
      return named(action.cards);
    case 'pick':
      return `picks ${action.option}`;
    case 'split':
      return action.shares.join();
    case 'give':
      return action.gifts
        .map(([id, seat]) => `${cardOf(id).name} ${seat}`)
        .sort()
        .join();
    case 'wish':
      return JSON.stringify(action.wish);
    case 'draw':
    case 'pass':
    case 'decline':
      return action.type;
  }
}
