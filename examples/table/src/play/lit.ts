/** From a question to what is lit on the table: the one place that knows how answers are clicked together. */
import type { AnyAction, AnyQuestion, CardId, Seat } from '../game.ts';
import { type Click, choicesFor } from './follow.ts';

/** What can be clicked now, by what it lies on. */
export interface Lit {
  readonly cards: ReadonlySet<CardId>;
  /** Cards that can be picked in place of what was picked: nothing is lost by a second thought. */
  readonly instead: ReadonlySet<CardId>;
  readonly seats: ReadonlySet<Seat>;
  readonly spaces: ReadonlySet<number>;
  readonly facings: ReadonlySet<number>;
  readonly options: readonly string[];
  readonly colors: readonly string[];
  readonly numbers: readonly number[];
  readonly powers: readonly string[];
  readonly moves: ReadonlySet<string>;
  /** The answer as it stands, if it is one; with more to click it waits to be confirmed. */
  readonly action: AnyAction | null;
  /** Whether nothing can be added to it. */
  readonly isWhole: boolean;
}

/** Nobody is asked. */
export const DARK: Lit = {
  cards: new Set(),
  instead: new Set(),
  seats: new Set(),
  spaces: new Set(),
  facings: new Set(),
  options: [],
  colors: [],
  numbers: [],
  powers: [],
  moves: new Set(),
  action: null,
  isWhole: false,
};

/** Whether as many things are picked as are wanted. In all other questions each click leads to the next. */
const isOfMany = ({ type }: AnyQuestion): boolean => type === 'choose' || type === 'give' || type === 'split';

export function litFor(question: AnyQuestion | null, picked: readonly Click[]): Lit {
  if (question === null) return DARK;
  const { next, action } = choicesFor(question, picked);
  const first = picked.length === 0 || isOfMany(question) ? [] : choicesFor(question, []).next;
  return {
    cards: cardsIn(next),
    instead: cardsIn(first),
    seats: new Set(next.flatMap((click) => ('seat' in click ? [click.seat] : []))),
    spaces: new Set(next.flatMap((click) => ('at' in click ? [click.at] : []))),
    facings: new Set(next.flatMap((click) => ('facing' in click ? [click.facing] : []))),
    options: next.flatMap((click) => ('option' in click ? [click.option] : [])),
    colors: next.flatMap((click) => ('color' in click ? [click.color] : [])),
    numbers: next.flatMap((click) => ('number' in click ? [click.number] : [])),
    powers: next.flatMap((click) => ('power' in click ? [click.power] : [])),
    moves: new Set(next.flatMap((click) => ('move' in click ? [click.move] : []))),
    action,
    isWhole: action !== null && next.length === 0,
  };
}

const cardsIn = (clicks: readonly Click[]): ReadonlySet<CardId> => new Set(pickedCards(clicks));

/** What was picked, in the order of the clicks. */
export const pickedCards = (picked: readonly Click[]): readonly CardId[] =>
  picked.flatMap((click) => ('card' in click ? [click.card] : []));

/** The clicks without a card, and without who was to get it, or without what followed from it. */
export function unpicked(question: AnyQuestion | null, picked: readonly Click[], card: CardId): readonly Click[] {
  const at = picked.findIndex((click) => 'card' in click && click.card === card);
  if (at < 0) return picked;
  if (question === null || !isOfMany(question)) return picked.slice(0, at);
  const after = picked[at + 1];
  return picked.filter((_, nth) => nth !== at && !(nth === at + 1 && after !== undefined && 'seat' in after));
}
