/** The types of the card game's doors, and what the game says for itself. */
import type { DoorParts } from '../../common/both-doors.ts';
import type { CardGame, Core, GameCatalog } from '../core/core.ts';
import { readState } from '../core/snapshot.ts';
import type { Card } from '../rows/card.ts';
import { guessState } from '../seen/determinize.ts';
import { askedOf } from '../seen/question.ts';
import { seenBy, type View } from '../seen/view.ts';
import type { Question } from '../state/question.ts';
import { type GameRecord, HEAD, recordGame } from './record.ts';

/** The types that make up the card game, with what it shows and keeps. */
export interface CardGameTypes extends CardGame {
  question: Question;
  view: View;
  card: Card;
  catalog: GameCatalog;
  record: GameRecord;
}

/** What the doors are made from, beside the core. */
export const partsOf = (core: Core): DoorParts<CardGameTypes> => ({
  head: HEAD,
  record: recordGame,
  question: (state, seat) => askedOf(core, state, seat),
  view: (state, viewer) => seenBy(core, state, viewer),
  guess: (state, viewer, seed) => core.lookInto(state, () => guessState(core, state, viewer, seed)),
  cardOf: (state, id) => core.cardOf(state, id),
  catalogOf: (state) => core.gameCatalog(state),
  read: (snapshot) => readState(core, snapshot),
});
