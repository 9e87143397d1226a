/** Notation, records as text and taking back, for the card game. */

import { type GameNotation, notationDoor } from '../../common/notation-door.ts';
import { plainly } from '../../common/stock.ts';
import type { Context } from '../context/context.ts';
import type { Card } from '../rows/card.ts';
import { isNamed } from '../seen/card-names.ts';
import { EVENTS } from '../state/log.ts';
import { coreOf, type RuleBook } from './book.ts';
import type { CardGameTypes } from './parts.ts';
import { HEAD } from './record.ts';

/** Notation, records as text, and taking back, over one stock of cards. */
export interface Notation extends GameNotation<CardGameTypes> {}

/** The same functions over the boxes and house rules of a rule book. */
export function createNotation(book?: RuleBook): Notation {
  const core = coreOf(book);
  return notationDoor<CardGameTypes, Context>({
    core,
    head: HEAD,
    game: 'card',
    names: {
      cards: (state) => core.catalogOf(state?.rules).cards,
      isNamed: (state, id, text) => isNamed(core.catalogOf(state.rules).cards[id] as Card, text),
      power: (state, text) => {
        const rows = core.catalogOf(state.rules).powers;
        return rows.find((row) => plainly(row.name) === plainly(text) || row.id === text)?.id ?? text;
      },
    },
    events: EVENTS,
  });
}
