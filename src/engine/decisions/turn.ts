/** Turns: play a card, draw, or pass. */
import type { CardId } from '../actions.ts';
import type { Move, TurnQuestion } from '../questions.ts';
import { isWhole, pickBelow, type Rules, refused } from './kind.ts';

/** Room for the cards that fit, reused: no hand is larger than a deck of 201 cards. */
const buffer = new Int32Array(256);

const turnMoves = (q: TurnQuestion): number => (q.whyNotDraw === null ? 1 : 0) + (q.whyNotPass === null ? 1 : 0);

const NO_POWERS: readonly string[] = [];

const powersWith = (q: TurnQuestion, card: CardId): readonly string[] => q.powers?.(card) ?? NO_POWERS;

/** How many moves announce something with one of the first cards of `buffer`. */
function poweredMoves(q: TurnQuestion, fitting: number): number {
  let count = 0;
  if (q.powers !== null) for (let i = 0; i < fitting; i++) count += powersWith(q, buffer[i] as CardId).length;
  return count;
}

/** Play a card, draw, or pass. */
export const turnRules: Rules<TurnQuestion, Move> = {
  refuse(q, action) {
    if (action.type === 'draw') return q.whyNotDraw;
    if (action.type === 'pass') return q.whyNotPass;
    if (action.type !== 'play') return refused('wrong-type', 'Play a card, draw, or pass.', null, 'type');
    if (!isWhole(action.card)) return refused('malformed', 'A card is a whole number.', null, 'card');
    if (!q.hand.includes(action.card)) return refused('not-in-hand', 'That card is not in your hand.', null, 'card');
    if (!q.mayPlay(action.card)) return q.whyNot(action.card);
    if (action.power === undefined || powersWith(q, action.card).includes(action.power)) return null;
    return refused('no-power', 'You cannot use that power card with this card.', 'R-318', 'power');
  },
  read(_q, action) {
    if (action.type !== 'play') return action.type === 'draw' ? 'draw' : 'pass';
    return action.power === undefined ? action.card : { card: action.card, power: action.power };
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    const fitting = Array.from(buffer.subarray(0, q.playable(buffer)));
    for (const card of fitting) {
      if (out.length < limit) out.push({ type: 'play', seat, card });
      for (const power of powersWith(q, card)) if (out.length < limit) out.push({ type: 'play', seat, card, power });
    }
    if (q.whyNotDraw === null && out.length < limit) out.push({ type: 'draw', seat });
    if (q.whyNotPass === null && out.length < limit) out.push({ type: 'pass', seat });
  },
  count(q) {
    const fitting = q.playable(buffer);
    return turnMoves(q) + fitting + poweredMoves(q, fitting);
  },
  draw(q, chance) {
    const fitting = q.playable(buffer);
    const plays = fitting + poweredMoves(q, fitting);
    let pick = pickBelow(chance, plays + turnMoves(q));
    if (pick < fitting) return buffer[pick] as CardId;
    if (pick >= plays) return pick === plays && q.whyNotDraw === null ? 'draw' : 'pass';
    pick -= fitting;
    let at = 0;
    while (pick >= powersWith(q, buffer[at] as CardId).length) pick -= powersWith(q, buffer[at++] as CardId).length;
    const card = buffer[at] as CardId;
    return { card, power: powersWith(q, card)[pick] as string };
  },
  say(move, seat) {
    if (move === 'draw' || move === 'pass') return { type: move, seat };
    return typeof move === 'number'
      ? { type: 'play', seat, card: move }
      : { type: 'play', seat, card: move.card, power: move.power };
  },
  decline: (q, seat) => (q.whyNotPass === null ? { type: 'pass', seat } : null),
  needs: (q) => (turnMoves(q) > 0 ? null : { from: q.hand, fits: q.mightPlay }),
};
