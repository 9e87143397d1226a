/** The types of the board game's doors, and what the game says for itself. */
import type { ShownParts } from '../../common/both-doors.ts';
import type { GameEngine, ShownOf } from '../../common/door.ts';
import type { Language } from '../../texts/board-languages.ts';
import { catalogInfo } from '../catalog/info.ts';
import type { Context } from '../context/context.ts';
import { type BoardGame, Core } from '../core/core.ts';
import { checkState } from '../core/snapshot.ts';
import { optionInfos } from '../options/info.ts';
import type { CardInfo, Catalog } from '../rows/info.ts';
import { questionOf } from '../seen/question.ts';
import { type View, viewOf } from '../seen/view.ts';
import type { SeenEvent } from '../state/events.ts';
import type { Question } from '../state/question.ts';
import type { GameRecord, MutableGameRecord } from './record.ts';

/** The types that make up the board game, with what it shows and keeps. */
export interface BoardGameTypes
  extends BoardGame,
    ShownOf<Question, View, CardInfo, Catalog, GameRecord, MutableGameRecord, SeenEvent, Language> {}

/** The one core behind all functions of the board game. */
export const core: Core = /* @__PURE__ */ new Core();

/** What everybody is shown. */
export const shown: ShownParts<BoardGameTypes, Context> = {
  question: questionOf,
  view: viewOf,
  cardOf: (of, id) => core.cardOf(of, id).info,
  nameOf: (of, id) => core.cardOf(of, id).name,
};

/** Refuses what is no state, by the field at fault. */
export const check = (state: unknown): void => {
  checkState(core, state);
};

/** Everything in play as plain JSON. */
export const catalogOf: GameEngine<BoardGameTypes>['catalogOf'] = (of) => catalogInfo(core.catalogIn(of));

/** The options of a game that is about to be set up. */
export const optionsOf: GameEngine<BoardGameTypes>['optionsOf'] = () => optionInfos;
