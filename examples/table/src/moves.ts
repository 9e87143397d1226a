/** A move in words: one that has not been made yet, and one that is being put together. */
import type { AnyAction, AnyView, CardId, Seat } from './game.ts';
import { cardName, colorName, optionName, rowName, ui } from './words.ts';

/** What somebody does, in a sentence. */
export function moveIn(action: AnyAction, view: AnyView): string {
  const words = ui.value.moves;
  const who = view.players[action.seat]?.name ?? '';
  switch (action.type) {
    case 'pick':
    case 'split':
    case 'give':
      return words.choose(who, choiceIn(action, view));
    default:
      return words[action.type](who, choiceIn(action, view));
  }
}

/** What has been chosen with it; nothing if there was nothing to choose. */
export function choiceIn(action: AnyAction, view: AnyView): string {
  const nameOf = (seat: Seat): string => view.players[seat]?.name ?? '';
  const card = (id: CardId): string => cardName(view, id);
  const list = (things: readonly string[]): string => things.join(', ') || ui.value.empty;
  switch (action.type) {
    case 'play':
      return list([card(action.card), ...(action.power === undefined ? [] : [rowName(view, action.power)])]);
    case 'place':
      return list([
        card(action.card),
        ui.value.space(action.at),
        ...(action.facing === undefined ? [] : [ui.value.facing(action.facing)]),
      ]);
    case 'draw':
    case 'pass':
    case 'decline':
      return '';
    case 'react':
      return card(action.card);
    case 'name':
      return nameOf(action.target);
    case 'wish':
      return 'color' in action.wish ? colorName(action.wish.color) : `${action.wish.number}`;
    case 'choose':
      return list(action.cards.map(card));
    case 'pick':
      return optionName(view, action.option);
    case 'split':
      return list(action.shares.flatMap((share, to) => (share > 0 ? [`${nameOf(to)} ${share}`] : [])));
    case 'give':
      return list(action.gifts.map(([given, to]) => `${card(given)} → ${nameOf(to)}`));
  }
}
