/** The types of the card game's doors, and what the game says for itself. */
import type { ShownParts } from '../../common/both-doors.ts';
import type { GameEngine, ShownOf } from '../../common/door.ts';
import type { Language } from '../../texts/languages.ts';
import { catalogInfo } from '../catalog/info.ts';
import type { Context } from '../context/context.ts';
import type { CardGame, Core } from '../core/core.ts';
import { optionInfos } from '../core/option-info.ts';
import { checkState } from '../core/snapshot.ts';
import type { CardInfo, Catalog } from '../rows/info.ts';
import { questionOf } from '../seen/question.ts';
import { type View, viewOf } from '../seen/view.ts';
import type { SeenEvent } from '../state/events.ts';
import type { Question } from '../state/question.ts';
import { type GameRecord, type MutableGameRecord, recordGame } from './record.ts';

/** The types that make up the card game, with what it shows and keeps. */
export interface CardGameTypes
  extends CardGame,
    ShownOf<Question, View, CardInfo, Catalog, GameRecord, MutableGameRecord, SeenEvent, Language> {}

/** What everybody is shown. */
export const shownBy = (core: Core): ShownParts<CardGameTypes, Context> => ({
  question: questionOf,
  view: viewOf,
  cardOf: (of, id) => core.cardOf(of, id).info,
  nameOf: (of, id) => core.cardOf(of, id).name,
});

/** The types of the functions that either door has, and that bring much along. */
type Either = GameEngine<CardGameTypes>;

/** What refuses anything that is no state, by the field at fault. */
export const checking =
  (core: Core) =>
  (state: unknown): void => {
    checkState(core, state);
  };

/** Everything in play as plain JSON. */
export const cataloging =
  (core: Core): Either['catalogOf'] =>
  (of) =>
    catalogInfo(core.catalogIn(of));

/** The options of a game that is about to be set up. */
export const offering =
  (core: Core): Either['optionsOf'] =>
  (of) =>
    optionInfos(core.offer, of);

/** Records of games that are about to begin. */
export const recording =
  (core: Core): Either['createRecord'] =>
  (setup) =>
    recordGame(setup, core.offer);
