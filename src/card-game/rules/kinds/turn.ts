/** Turns: play a card, draw, or pass. */

import type { DrawAction, PassAction, PlayAction } from '../../../common/actions.ts';
import { pickBelow } from '../../../common/kinds/draws.ts';
import { saysOnly } from '../../../common/kinds/says.ts';
import { type Told, told } from '../../../common/refusals.ts';
import { isIn } from '../../../common/zones.ts';
import type { CardId, Seat } from '../../../kernel/actions.ts';
import type { Draw } from '../../../kernel/draws.ts';
import type { Kind } from '../../../kernel/kind.ts';
import { isWhole } from '../../../kernel/refusals.ts';
import type { Move, TurnDecision } from './questions.ts';

const turnMoves = (q: TurnDecision): number => (q.whyNotDraw === null ? 1 : 0) + (q.whyNotPass === null ? 1 : 0);

const NO_POWERS: readonly string[] = [];

const powersWith = (q: TurnDecision, card: CardId): readonly string[] => q.powers?.(card) ?? NO_POWERS;

/** How many moves announce something with one of the cards that may be played. */
function poweredMoves(q: TurnDecision, fitting: number): number {
  let count = 0;
  if (q.powers !== null) for (let i = 0; i < fitting; i++) count += powersWith(q, q.room[i] as CardId).length;
  return count;
}

/** Play a card, draw, or pass. */
export const turnKind: Kind<TurnDecision, Move> = {
  types: ['play', 'draw', 'pass'],
  refuse(q, action): Told | null {
    if (action.type === 'draw') return q.whyNotDraw;
    if (action.type === 'pass') return q.whyNotPass;
    if (action.type !== 'play') return told('wrong-type', 'Play a card, draw, or pass.', null, 'type');
    const { card, power } = action as Partial<PlayAction>;
    if (!isWhole(card)) return told('malformed', 'A card is a whole number.', null, 'card');
    if (!isIn(q.hand, card)) return told('not-in-hand', 'That card is not in your hand.', null, 'card');
    if (!q.mayPlay(card)) return q.whyNot(card);
    if (power === undefined || powersWith(q, card).includes(power)) return null;
    return told('no-power', 'You cannot use that power card with this card.', 'R-318', 'power');
  },
  read(_q, action) {
    if (action.type !== 'play') return action.type === 'draw' ? 'draw' : 'pass';
    const { card, power } = action as PlayAction;
    return power === undefined ? card : { card, power };
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    const fitting = q.playable();
    for (let i = 0; i < fitting && out.length < limit; i++) {
      const card = q.room[i] as CardId;
      out.push(saying(card, seat));
      if (q.powers === null) continue;
      for (const power of powersWith(q, card)) if (out.length < limit) out.push(saying({ card, power }, seat));
    }
    if (q.whyNotDraw === null && out.length < limit) out.push(saying('draw', seat));
    if (q.whyNotPass === null && out.length < limit) out.push(saying('pass', seat));
  },
  say: (move, seat) => saying(move, seat),
  decline: (q, seat) => (q.whyNotPass === null ? saying('pass', seat) : null),
  needs: (q) => (turnMoves(q) > 0 ? null : { from: q.hand, fits: q.mightPlay }),
};

/** How that is counted and drawn. */
export const turnDraw: Draw<TurnDecision, Move> = {
  count(q) {
    const fitting = q.playable();
    return turnMoves(q) + fitting + poweredMoves(q, fitting);
  },
  hasAnswer: (q) => turnMoves(q) > 0 || q.playable() > 0,
  draw(q, chance) {
    const { room } = q;
    const fitting = q.playable();
    const plays = fitting + poweredMoves(q, fitting);
    let pick = pickBelow(chance, plays + turnMoves(q));
    if (pick < fitting) return room[pick] as CardId;
    if (pick >= plays) return pick === plays && q.whyNotDraw === null ? 'draw' : 'pass';
    pick -= fitting;
    let at = 0;
    while (pick >= powersWith(q, room[at] as CardId).length) pick -= powersWith(q, room[at++] as CardId).length;
    const card = room[at] as CardId;
    return { card, power: powersWith(q, card)[pick] as string };
  },
  isSaid: (move, action, seat) =>
    typeof move === 'number'
      ? saysOnly(action, 'play', seat, 'card', move)
      : typeof move === 'string' && saysOnly(action, move, seat, '', null),
};

function saying(move: Move, seat: Seat): PlayAction | DrawAction | PassAction {
  if (move === 'draw' || move === 'pass') return { type: move, seat };
  return typeof move === 'number'
    ? { type: 'play', seat, card: move }
    : { type: 'play', seat, card: move.card, power: move.power };
}
