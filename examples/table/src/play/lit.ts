/** From a question to what is lit on the table: the one place that knows how answers are clicked together. */
import type { AnyAction, AnyQuestion, CardId, Seat } from '../game.ts';
import { type Click, choicesFor } from './follow.ts';

/** What can be clicked now, by what it lies on. */
export interface Lit {
  readonly cards: ReadonlySet<CardId>;
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

export function litFor(question: AnyQuestion | null, picked: readonly Click[]): Lit {
  if (question === null) return DARK;
  const { next, action } = choicesFor(question, picked);
  return {
    cards: new Set(next.flatMap((click) => ('card' in click ? [click.card] : []))),
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

/** What was picked, in the order of the clicks. */
export const pickedCards = (picked: readonly Click[]): readonly CardId[] =>
  picked.flatMap((click) => ('card' in click ? [click.card] : []));

/** The clicks without a card, and without who was to get it. */
export function unpicked(picked: readonly Click[], card: CardId): readonly Click[] {
  const at = picked.findIndex((click) => 'card' in click && click.card === card);
  if (at < 0) return picked;
  const after = picked[at + 1];
  return picked.filter((_, nth) => nth !== at && !(nth === at + 1 && after !== undefined && 'seat' in after));
}
