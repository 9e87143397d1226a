/** The open question of a seat, as plain data a screen can show. */

import { cutTo } from '../../common/copy.ts';
import {
  BLANK,
  listInto,
  NOBODY,
  plainTellings,
  questionFrom,
  roomIn,
  type Tellings,
  type Writable,
  writeReact,
} from '../../common/telling.ts';
import { isNumbers } from '../../common/tree.ts';
import type { Context } from '../context/context.ts';
import { IMITATE } from '../rules/imitate.ts';
import type { CardDecision, TurnDecision } from '../rules/kinds/questions.ts';
import { WISH } from '../rules/play.ts';
import type { Question, Questions, TurnQuestion } from '../state/question.ts';
import type { CardId, RulingId, Seat } from '../state/types.ts';

/** The rulings behind the questions that are no row's. */
const ruled: Readonly<Record<string, readonly RulingId[]>> = /* @__PURE__ */ (() => ({
  turn: ['R-038', 'R-039', 'R-040'],
  window: ['R-007', 'R-371'],
  [WISH]: ['R-077', 'R-078', 'R-079', 'R-085'],
  [IMITATE]: ['R-070', 'R-139'],
}))();

/** Writes the cards that may be played, and the power cards that can be used with each of them, where there are any. */
function writeTurn(into: Writable<TurnQuestion>, q: TurnDecision): void {
  const fitting = q.playable();
  const cards = roomIn(into.cards);
  for (let i = 0; i < fitting; i++) cards[i] = q.room[i] as CardId;
  cutTo(cards, fitting);
  into.cards = cards;
  if (q.powers === null) {
    if (into.powers === BLANK || into.powers.length > 0) into.powers = [];
  } else {
    const usable: { card: CardId; powers: readonly string[] }[] = [];
    for (const card of cards) {
      const powers = q.powers(card);
      if (powers.length > 0) usable.push({ card, powers: [...powers] });
    }
    into.powers = usable;
  }
  into.draw = q.whyNotDraw === null;
  into.pass = q.whyNotPass === null;
}

/** How questions are told. */
const tellings: Tellings<CardDecision, Question, Context> = /* @__PURE__ */ (() => ({
  ...plainTellings,
  turn: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: false,
      rulings: BLANK,
      type: 'turn',
      cards: BLANK,
      powers: BLANK,
      draw: false,
      pass: false,
    }),
    write: writeTurn,
  },
  wish: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: false,
      rulings: BLANK,
      type: 'wish',
      colors: BLANK,
      numbers: BLANK,
    }),
    write(into, q, c) {
      const colors = roomIn(into.colors);
      let count = 0;
      for (const color of c.colors) if (q.colors.includes(color)) colors[count++] = color;
      cutTo(colors, count);
      into.colors = colors;
      into.numbers = listInto(into.numbers, q.numbers);
      into.decline = q.decline;
    },
  },
  react: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: true,
      rulings: BLANK,
      type: 'react',
      cards: BLANK,
      trigger: '',
      subject: '',
      split: null,
    }),
    write(into, q, c) {
      writeReact(into, q, c);
      const { split } = c.interrupted.v;
      into.split = isNumbers(split) ? [...split] : null;
    },
  },
  split: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: false,
      rulings: BLANK,
      type: 'split',
      total: 0,
      players: 0,
      seats: BLANK,
    }),
    write(into, q) {
      into.total = q.total;
      into.players = q.players;
      into.seats = listInto(into.seats, q.seats);
      into.decline = q.decline;
    },
  },
  give: {
    blank: () => ({
      id: 0,
      seat: 0,
      topic: 'window/cards',
      by: 0,
      about: NOBODY,
      decline: false,
      rulings: BLANK,
      type: 'give',
      cards: BLANK,
      seats: BLANK,
      pick: 0,
    }),
    write(into, q) {
      into.cards = listInto(into.cards, q.cards);
      into.seats = listInto(into.seats, q.seats);
      into.pick = q.pick;
    },
  },
}))();

/** The open question of a seat, or `null` if nothing is asked of it. */
export const questionOf = (c: Context, seat: Seat, into?: Questions): Question | null =>
  questionFrom(c, seat, tellings, ruled, into);
