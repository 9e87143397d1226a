/** Notation, records as text and taking back, for the board game. */

import { type GameNotation, notationDoor } from '../../common/notation-door.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import type { Card } from '../rows/card.ts';
import { isNamed } from '../seen/card-names.ts';
import { EVENTS } from '../state/log.ts';
import type { BoardGameTypes } from './parts.ts';
import { HEAD } from './record.ts';

/** The functions of the board game. */
export const boardNotation = (core: Core): GameNotation<BoardGameTypes> =>
  notationDoor<BoardGameTypes, Context>({
    core,
    head: HEAD,
    game: 'board',
    names: {
      cards: (state) => core.catalogOf(state?.rules).cards,
      isNamed: (state, id, text) => isNamed(core.catalogOf(state.rules).cards[id] as Card, text),
      // Nothing is announced with a card.
      power: (_state, text) => text,
    },
    events: EVENTS,
  });
