/** Notation, records as text and taking back, for the card game. */

import { type GameNotation, namesIn, notationDoor } from '../../common/notation-door.ts';
import { plainly } from '../../common/stock.ts';
import type { Context } from '../context/context.ts';
import { isNamed } from '../seen/card-names.ts';
import { EVENTS } from '../state/log.ts';
import type { GameState } from '../state/state.ts';
import { coreOf, type RuleBook } from './book.ts';
import type { CardGameTypes } from './parts.ts';
import { FORM } from './record.ts';

/** Notation, records as text, and taking back, over one stock of cards. */
export interface Notation extends GameNotation<CardGameTypes> {}

/** The same functions over the boxes and house rules of a rule book. */
export function createNotation(book?: RuleBook): Notation {
  const core = coreOf(book);
  const power = (state: GameState, text: string): string => {
    const rows = core.catalogOf(state.rules).powers;
    return rows.find((row) => plainly(row.name) === plainly(text) || row.id === text)?.id ?? text;
  };
  const kind = { core, ...FORM, game: 'card', names: namesIn(core, isNamed, power), events: EVENTS } as const;
  return notationDoor<CardGameTypes, Context>(kind);
}
