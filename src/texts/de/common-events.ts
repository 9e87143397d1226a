/** German: what happens in both games alike. */
import type { CommonEvents, TossedIn } from '../../common/events.ts';
import type { SentencesOf } from '../language/scene.ts';
import { agree, allDo, cards, does } from './grammar.ts';

/** The sentences. */
export const commonEvents: SentencesOf<CommonEvents<null>[keyof CommonEvents] | TossedIn> = {
  dealt: ({ seat, count, cards: known }, s) => `${does(s, seat, 'erhältst', 'erhält')} ${cards(s, count, known)}.`,
  turnStarted: ({ seat }, s) => `${does(s, seat, 'bist', 'ist')} am Zug.`,
  drew: ({ seat, count, cards: known }, s) => `${does(s, seat, 'ziehst', 'zieht')} ${cards(s, count, known)}.`,
  tossedIn: ({ seat, card }, s) => `${does(s, seat, 'wirfst', 'wirft')} ${s.card(card)} ein.`,
  turnedUp: ({ cards: shown }, s) =>
    shown.length === 0
      ? 'Der Stapel gibt nichts mehr zum Aufdecken her.'
      : `Vom Stapel ${agree(shown.length, 'wird', 'werden')} aufgedeckt: ${cards(s, 0, shown)}.`,
  discarded: ({ seat, cards: gone }, s) =>
    `${does(s, seat, 'legst', 'legt')} ${gone.length === 0 ? 'nichts' : cards(s, 0, gone)} ab.`,
  exhausted: () => 'Der Stapel ist aufgebraucht: Die Runde geht zu Ende.',
  gameEnded: ({ outcome: { winners } }, s) =>
    `${allDo(s, winners, ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'])} das Spiel.`,
};
