/** Notation, records as text and taking back, for the board game. */

import { type GameNotation, namesIn, notationDoor } from '../../common/notation-door.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import { isNamed } from '../seen/card-names.ts';
import { EVENTS } from '../state/log.ts';
import type { BoardGameTypes } from './parts.ts';
import { FORM } from './record.ts';

/** The functions of the board game. */
export const boardNotation = (core: Core): GameNotation<BoardGameTypes> =>
  // Nothing is announced with a card.
  notationDoor<BoardGameTypes, Context>({
    core,
    ...FORM,
    game: 'board',
    names: namesIn(core, isNamed),
    events: EVENTS,
  });
