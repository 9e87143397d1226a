/** A move that has not been made yet, in a sentence. */
import type { AnyAction, AnyView, CardId, Seat } from './game.ts';
import { cardName, colorName, optionName, rowName, ui } from './words.ts';

export function moveIn(action: AnyAction, view: AnyView): string {
  const words = ui.value.moves;
  const nameOf = (seat: Seat): string => view.players[seat]?.name ?? '';
  const card = (id: CardId): string => cardName(view, id);
  const list = (things: readonly string[]): string => things.join(', ') || ui.value.empty;
  const who = nameOf(action.seat);
  switch (action.type) {
    case 'play':
      return words.play(
        who,
        list([card(action.card), ...(action.power === undefined ? [] : [rowName(view, action.power)])]),
      );
    case 'place':
      return words.place(
        who,
        list([
          card(action.card),
          ui.value.space(action.at),
          ...(action.facing === undefined ? [] : [ui.value.facing(action.facing)]),
        ]),
      );
    case 'draw':
    case 'pass':
    case 'decline':
      return words[action.type](who);
    case 'react':
      return words.react(who, card(action.card));
    case 'name':
      return words.name(who, nameOf(action.target));
    case 'wish':
      return words.wish(who, 'color' in action.wish ? colorName(action.wish.color) : `${action.wish.number}`);
    case 'choose':
      return words.choose(who, list(action.cards.map(card)));
    case 'pick':
      return words.choose(who, optionName(view, action.option));
    case 'split':
      return words.choose(
        who,
        list(action.shares.flatMap((share, to) => (share > 0 ? [`${nameOf(to)} ${share}`] : []))),
      );
    case 'give':
      return words.choose(who, list(action.gifts.map(([given, to]) => `${card(given)} → ${nameOf(to)}`)));
  }
}
