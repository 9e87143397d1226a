/** Notation, records as text and taking back, for the card game. */

import { type NotationOf, notationDoor } from '../../common/notation-door.ts';
import { plainly } from '../../common/stock.ts';
import type { Context } from '../context/context.ts';
import { type CardGame, Core } from '../core/core.ts';
import type { Card } from '../rows/card.ts';
import { isNamed } from '../seen/card-names.ts';
import type { GameEventType } from '../state/log.ts';
import type { GameState } from '../state/state.ts';
import type { Action } from '../state/types.ts';
import { rowsOf } from './check-rows.ts';
import type { EngineSetup } from './pure.ts';
import { type GameRecord, HEAD } from './record.ts';

/** Notation, records as text, and taking back, over one stock of cards. */
export interface Notation extends NotationOf<GameState, Action, GameRecord> {}

/** Of each type of event, whether somebody learns by it what was hidden. What players show of their own accord is not. */
const REVEALS: { readonly [T in GameEventType]: boolean } = {
  roundStarted: true,
  dealt: true,
  turnedOver: true,
  returned: false,
  turnDue: false,
  turnStarted: false,
  satOut: false,
  drew: true,
  exhausted: false,
  passed: false,
  played: false,
  tossedIn: false,
  named: false,
  letGo: false,
  wished: false,
  skipped: false,
  gave: true,
  laid: false,
  turnedUp: true,
  revealed: true,
  mixed: true,
  pickedUp: true,
  discarded: false,
  tucked: false,
  stacked: false,
  looked: true,
  shown: false,
  imitated: false,
  exempted: false,
  totalChanged: false,
  placesChanged: false,
  ruleDrawn: true,
  rulesReturned: false,
  lastingEnded: false,
  turnedRound: false,
  powersGathered: false,
  powersDealt: true,
  powerUsed: false,
  powerTurnedDown: false,
  powersExchanged: true,
  powerReturned: false,
  demanded: false,
  recalled: false,
  tookDiscard: false,
  fetched: true,
  eventTriggered: false,
  eventsRenewed: true,
  eventTurned: true,
  eventOver: false,
  lastingStarted: false,
  lastingChanged: false,
  handsShown: true,
  handsHidden: false,
  // Told at the end of every action while hands lie open, so what is new in it came with another event.
  handsOpen: false,
  roundEnded: false,
  // Points say what the hands were worth.
  scored: true,
  gameEnded: false,
};

/** The same functions over a stock of cards with house rules added. */
export function createNotation(setup: EngineSetup = {}): Notation {
  const core = new Core(rowsOf(setup));
  return notationDoor<CardGame, Context, GameRecord>({
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
    reveals: REVEALS,
  });
}
