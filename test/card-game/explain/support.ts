/** Explanations on the tables of tests. */
import type { Action, Seat } from 'frantic-engine';
import { boxes } from '../../../src/card-game/boxes/boxes.ts';
import { Core } from '../../../src/card-game/core/core.ts';
import { explainWith } from '../../../src/card-game/seen/explain.ts';
import type { Explanation } from '../../../src/common/explanation.ts';
import type { Language } from '../../../src/texts/languages.ts';
import type { Game } from '../../support/game.ts';

const core = new Core([], boxes);

/** Why an action is allowed or refused. What is no action at all can be explained, too. */
export const explained = (game: Game, action: unknown, language?: Language): Explanation =>
  explainWith(core, game.state, action as Action, language);

/** The explanation in the languages whose every sentence the tests know. */
export const texts = (game: Game, action: unknown): { readonly en: string; readonly de: string } => ({
  en: explained(game, action, 'en').text,
  de: explained(game, action, 'de').text,
});

/** The action that plays a card of a hand. */
export const playing = (game: Game, seat: Seat, card: string): Action => ({
  type: 'play',
  seat,
  card: game.id(seat, card),
});

/** The action that tosses a card of a hand in. */
export const tossing = (game: Game, seat: Seat, card: string): Action => ({
  type: 'react',
  seat,
  card: game.id(seat, card),
});
