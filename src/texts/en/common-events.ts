/** English: what happens in both games alike. */
import type { CommonEvents, TossedIn } from '../../common/events.ts';
import type { SentencesOf } from '../language/scene.ts';
import { agree, allDo, capital, cards, does, whose } from './grammar.ts';

/** The sentences. */
export const commonEvents: SentencesOf<CommonEvents<null>[keyof CommonEvents] | TossedIn> = {
  dealt: ({ seat, count, cards: known }, s) => `${does(s, seat, 'are dealt')} ${cards(s, count, known)}.`,
  turnStarted: ({ seat }, s) => `It is ${whose(s, seat)} turn.`,
  drew: ({ seat, count, cards: known }, s) => `${does(s, seat, 'draw')} ${cards(s, count, known)}.`,
  tossedIn: ({ seat, card }, s) => `${does(s, seat, 'toss')} in ${s.card(card)}.`,
  turnedUp: ({ cards: shown }, s) =>
    shown.length === 0
      ? 'The draw pile has nothing left to turn up.'
      : `${capital(cards(s, 0, shown))} ${agree(shown.length, 'are')} turned up from the draw pile.`,
  discarded: ({ seat, cards: gone }, s) =>
    gone.length === 0 ? `${does(s, seat, 'discard')} nothing.` : `${does(s, seat, 'discard')} ${cards(s, 0, gone)}.`,
  exhausted: () => 'The draw pile is used up: the round is about to end.',
  gameEnded: ({ outcome: { winners } }, s) => `${allDo(s, winners, 'win')} the game.`,
};
