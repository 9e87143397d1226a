/** The types of the board game's doors, and what the game says for itself. */
import type { DoorParts } from '../../common/both-doors.ts';
import type { ShownOf } from '../../common/door.ts';
import { catalogInfo } from '../catalog/info.ts';
import type { Context } from '../context/context.ts';
import { type BoardGame, Core } from '../core/core.ts';
import { optionInfos } from '../options/game.ts';
import type { CardInfo, Catalog } from '../rows/info.ts';
import { guessWith } from '../seen/determinize.ts';
import { questionOf } from '../seen/question.ts';
import { type View, viewOf } from '../seen/view.ts';
import type { SeenEvent } from '../state/events.ts';
import { redact } from '../state/log.ts';
import type { Question } from '../state/question.ts';
import { type GameRecord, HEAD, type MutableGameRecord, recordGame } from './record.ts';

/** The types that make up the board game, with what it shows and keeps. */
export interface BoardGameTypes
  extends BoardGame,
    ShownOf<Question, View, CardInfo, Catalog, GameRecord, MutableGameRecord, SeenEvent> {}

/** The one core behind all functions of the board game. */
export const core: Core = /* @__PURE__ */ new Core();

/** What the doors are made from, beside the core. */
export const parts: DoorParts<BoardGameTypes, Context> = {
  records: { head: HEAD, begin: recordGame },
  seen: { question: questionOf, view: viewOf },
  guess: /* @__PURE__ */ guessWith(core),
  redact,
  cardOf: (of, id) => core.cardOf(of, id).info,
  catalogOf: (of) => catalogInfo(core.catalogIn(of)),
  optionsOf: () => optionInfos,
};
