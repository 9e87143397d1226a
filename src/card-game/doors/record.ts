/** Records of the card game. */

import { factsIn } from '../../common/describe.ts';
import { type Growing, type RecordForm, type RecordOf, recordChecked } from '../../common/record.ts';
import { fieldsOf } from '../../common/tree.ts';
import { checkSetup, type Offer, type Setup } from '../core/setup.ts';
import { RULES_VERSION } from '../state/rules-version.ts';
import { FIELDS, type GameState } from '../state/state.ts';
import type { Action } from '../state/types.ts';

/** A game from its first card: setup and actions. Plain JSON. */
export interface GameRecord extends RecordOf<Setup, Action> {
  /** Which of the games it is. */
  readonly game: 'card';
}

/** A record that is being written: push the actions as they are played. */
export interface MutableGameRecord extends Growing<GameRecord> {}

/** The fields that say what kind of record it is. */
const HEAD = { format: 1, game: 'card', rulesVersion: RULES_VERSION } as const;

const FACTS = /* @__PURE__ */ factsIn(FIELDS);

/** What digests are taken of. Who knows or may believe what is worked out from what happened: a digest is of what lies where. */
function factsOf(state: GameState): readonly unknown[] {
  const fields = fieldsOf(state);
  const players = state.players.map(({ name, hand, score, skips, powers }) => ({
    name,
    hand,
    score,
    skips,
    powers: powers.map(({ row, up, since }) => ({ row, up, since })),
  }));
  return [...FACTS.map((name) => fields[name]), players];
}

/** What all records of the card game have in common. */
export const FORM = { head: HEAD, factsOf } as const satisfies RecordForm<GameState>;

/** The record of a game that is about to begin. */
export const recordGame = (setup: Setup, offer: Offer): MutableGameRecord =>
  recordChecked(HEAD, setup, (given) => checkSetup(given, offer));
