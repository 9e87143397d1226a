/** The types of the board game's doors, and what the game says for itself. */
import type { DoorParts } from '../../common/both-doors.ts';
import { catalogInfo } from '../catalog/info.ts';
import { type BoardGame, Core } from '../core/core.ts';
import { readState } from '../core/snapshot.ts';
import type { CardInfo, Catalog } from '../rows/info.ts';
import { askedOf } from '../seen/question.ts';
import { seenBy, type View } from '../seen/view.ts';
import type { Question } from '../state/question.ts';
import { type GameRecord, HEAD, recordGame } from './record.ts';

/** The types that make up the board game, with what it shows and keeps. */
export interface BoardGameTypes extends BoardGame {
  question: Question;
  view: View;
  card: CardInfo;
  catalog: Catalog;
  record: GameRecord;
}

/** The one core behind all functions of the board game. */
export const core: Core = /* @__PURE__ */ new Core();

/** What the doors are made from, beside the core. */
export const parts: DoorParts<BoardGameTypes> = {
  head: HEAD,
  record: recordGame,
  question: (state, seat) => askedOf(core, state, seat),
  view: (state, viewer) => seenBy(core, state, viewer),
  guess: (state, viewer, seed) => core.determinize(state, viewer, seed),
  cardOf: (state, id) => core.cardOf(state, id).info,
  catalogOf: (state) => catalogInfo(core.catalogOf(state?.rules)),
  read: (snapshot) => readState(core, snapshot),
};
