/** What may be clicked next: an answer is put together click by click, from the question alone. */
import type { Question as BoardQuestion, PlaceQuestion } from '../board-game/state/question.ts';
import type { Action as BoardAction, Space } from '../board-game/state/types.ts';
import type { GiveQuestion, Question, SplitQuestion, TurnQuestion } from '../card-game/state/question.ts';
import type { Action, Color } from '../card-game/state/types.ts';
import type { AnswerTo, Action as AnyAction, CardId, Seat } from '../common/actions.ts';
import { asInput, InvalidInput } from '../common/errors.ts';
import type { RowId } from '../common/row-id.ts';
import { undrafted } from '../common/undrafted.ts';
import { choose, decline, draw, give, name, pass, pick, place, play, react, split, wish } from './answers.ts';

/** Something that can be clicked. */
export type Click =
  | { readonly card: CardId }
  | { readonly seat: Seat }
  | { readonly option: string }
  | { readonly color: Color }
  | { readonly number: number }
  /** A power card, after the card it is used with. */
  | { readonly power: RowId }
  /** A space of the board, and the space to which an arrow points. */
  | { readonly at: Space }
  | { readonly facing: Space }
  /** What needs no card: a button. */
  | { readonly move: 'draw' | 'pass' | 'decline' };

/** How far an answer has come. */
export interface Choices<A> {
  /** What may be clicked next. */
  readonly next: readonly Click[];
  /** Whether it is an answer as it is. There may be more to click all the same: a power card, one more card. */
  readonly complete: boolean;
  /** The answer, once it is complete. */
  readonly action: A | null;
}

/**
 * What may be clicked next, after these clicks, and the answer once they make one: for every question of both games, from the
 * question alone. Each answer that the rules allow can be clicked together, and no other. To take a click back, leave it out.
 *
 * Cards to be given away are clicked in turn with who gets them; a seat that is dealt several of what is spread is clicked as
 * often.
 *
 * @throws `InvalidInput` if something was clicked that could not be.
 * @example
 * ```ts
 * import { choices, type Click } from 'frantic-engine/client';
 *
 * let picked: Click[] = [];
 * const click = (one: Click) => {
 *   picked = [...picked, one];
 *   if (view.question === null) return;
 *   const { next, action } = choices(view.question, picked);
 *   if (action !== null && next.length === 0) send(action);
 * };
 * ```
 */
export function choices(question: Question, picked?: readonly Click[]): Choices<AnswerTo<Action>>;
export function choices(question: BoardQuestion, picked?: readonly Click[]): Choices<AnswerTo<BoardAction>>;
export function choices(asked: AnyQuestion, clicked: readonly Click[] = []): Choices<AnyAnswer> {
  const [question, picked] = [undrafted(asked), undrafted(clicked)];
  try {
    let now = after(question, []);
    picked.forEach((click, nth) => {
      if (!now.next.some((one) => isSame(one, click)))
        throw new InvalidInput(`picked[${nth}]`, 'cannot be clicked here');
      now = after(question, picked.slice(0, nth + 1));
    });
    return { ...now, complete: now.action !== null };
  } catch (error) {
    throw asInput(error, 'question', 'is no question, or comes with no list of clicks');
  }
}

type AnyQuestion = Question | BoardQuestion;
type AnyAnswer = AnswerTo<AnyAction<Color>>;

/** Whether two clicks are the same. */
const isSame = (one: Click, other: Click): boolean => {
  const [[what, which] = []] = Object.entries(one);
  return (
    what !== undefined &&
    Object.entries(other).length === 1 &&
    new Map<string, unknown>(Object.entries(other)).get(what) === which
  );
};

/** What was clicked of each sort, in order. */
const cardsIn = (clicks: readonly Click[]): CardId[] =>
  clicks.flatMap((click) => ('card' in click ? [click.card] : []));
const seatsIn = (clicks: readonly Click[]): Seat[] => clicks.flatMap((click) => ('seat' in click ? [click.seat] : []));

/** The same as things to click. */
const asCards = (cards: readonly CardId[]): Click[] => cards.map((card) => ({ card }));
const asSeats = (seats: readonly Seat[]): Click[] => seats.map((seat) => ({ seat }));

type Step = Omit<Choices<AnyAnswer>, 'complete'>;

/** What may be clicked after these clicks, each of which could be. */
function after(question: AnyQuestion, clicks: readonly Click[]): Step {
  const [first] = clicks;
  if (!question.decline || (first !== undefined && !('move' in first && first.move === 'decline')))
    return carriedOn(question, clicks);
  if (first !== undefined) return { next: [], action: decline(question) };
  const { next, action } = carriedOn(question, clicks);
  return { next: [...next, { move: 'decline' }], action };
}

/** The same but for declining. */
function carriedOn(question: AnyQuestion, clicks: readonly Click[]): Step {
  switch (question.type) {
    case 'turn':
      return afterTurn(question, clicks);
    case 'react':
      return single(asCards(question.cards), clicks, (one) => ('card' in one ? react(question, one.card) : null));
    case 'name':
      return single(asSeats(question.seats), clicks, (one) => ('seat' in one ? name(question, one.seat) : null));
    case 'pick': {
      const options = question.options.map((option) => ({ option }));
      return single(options, clicks, (one) => ('option' in one ? pick(question, one.option) : null));
    }
    case 'wish': {
      const wishes = [
        ...question.colors.map((color) => ({ color })),
        ...question.numbers.map((number) => ({ number })),
      ];
      return single(wishes, clicks, (one) => ('color' in one || 'number' in one ? wish(question, one) : null));
    }
    case 'choose': {
      const chosen = cardsIn(clicks);
      const next = chosen.length < question.max ? without(question.cards, chosen) : [];
      return { next: asCards(next), action: chosen.length < question.min ? null : choose(question, chosen) };
    }
    case 'split': {
      const named = seatsIn(clicks);
      if (named.length < question.total) return { next: asSeats(question.seats), action: null };
      const shares = sharesOf(question, named);
      return { next: [], action: split(question, shares) };
    }
    case 'give':
      return afterGift(question, clicks);
    case 'place':
      return afterPlace(question, clicks);
  }
}

/** More than any table has seats: a count from outside must not decide how much memory is taken. */
const MOST_SEATS = 100;

/** By seat: how often it was clicked. */
function sharesOf({ players }: SplitQuestion, named: readonly Seat[]): number[] {
  if (!(players <= MOST_SEATS)) throw new InvalidInput('question.players', 'are more than can sit at a table');
  return Array.from({ length: players }, (_, seat) => named.filter((one) => one === seat).length);
}

/** One click is the answer. */
const single = (
  offered: readonly Click[],
  [click]: readonly Click[],
  answer: (click: Click) => AnyAnswer | null,
): Step => (click === undefined ? { next: offered, action: null } : { next: [], action: answer(click) });

const without = (cards: readonly CardId[], chosen: readonly CardId[]): CardId[] =>
  cards.filter((card) => !chosen.includes(card));

function afterTurn(question: TurnQuestion, clicks: readonly Click[]): Step {
  const moves: Click[] = [];
  if (question.draw) moves.push({ move: 'draw' });
  if (question.pass) moves.push({ move: 'pass' });
  const [first, second] = clicks;
  if (first !== undefined && 'card' in first) {
    const { card } = first;
    const powers = question.powers.find((one) => one.card === card)?.powers ?? [];
    if (second === undefined) return { next: powers.map((power) => ({ power })), action: play(question, card) };
    return { next: [], action: 'power' in second ? play(question, card, second.power) : null };
  }
  return single([...asCards(question.cards), ...moves], clicks, (one) =>
    'move' in one ? (one.move === 'draw' ? draw(question) : pass(question)) : null,
  );
}

function afterGift(question: GiveQuestion, clicks: readonly Click[]): Step {
  const [given, receivers] = [cardsIn(clicks), seatsIn(clicks)];
  if (given.length > receivers.length) return { next: asSeats(question.seats), action: null };
  if (given.length < question.pick) return { next: asCards(without(question.cards, given)), action: null };
  const gifts = receivers.flatMap((seat, nth) => {
    const card = given[nth];
    return card === undefined ? [] : [[card, seat] as const];
  });
  return { next: [], action: give(question, gifts) };
}

function afterPlace(question: PlaceQuestion, [first, second, third]: readonly Click[]): Step {
  if (first === undefined || !('card' in first))
    return { next: asCards(question.cards.map(({ card }) => card)), action: null };
  const { card } = first;
  const spaces = question.cards.find((one) => one.card === card)?.spaces ?? [];
  if (second === undefined || !('at' in second)) return { next: spaces.map(({ at }) => ({ at })), action: null };
  const { at } = second;
  const facings = spaces.find((one) => one.at === at)?.facings ?? null;
  if (facings === null) return { next: [], action: place(question, card, at) };
  if (third === undefined || !('facing' in third)) return { next: facings.map((facing) => ({ facing })), action: null };
  return { next: [], action: place(question, card, at, third.facing) };
}
