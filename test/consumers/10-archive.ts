/** An archive with undo: records as text and JSON, snapshots, what changed, taking back, and what comes from strangers. */

import type { Action, GameRecord, GameState } from 'frantic-engine';
import {
  createGame,
  createRandom,
  createRecord,
  FranticError,
  InvalidSnapshot,
  nextSeat,
  RULES_VERSION,
  reduce,
  replay,
  restore,
  sampleLegal,
  save,
} from 'frantic-engine';
import {
  canTakeBack,
  formatAction,
  formatRecord,
  parseAction,
  parseRecord,
  takeBack,
  whyNotTakeBack,
} from 'frantic-engine/notation';
import { type Patch, statePatches } from 'frantic-engine/patches';
import { recordValidator } from 'frantic-engine/validators';

const setup = { players: 2, seed: 'archive', length: 'short' } as const;
const record = createRecord(setup);
const random = createRandom('archive');
const before: [GameState, Action][] = [];
let state = createGame(setup);
for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
  const action = sampleLegal(state, seat, random);
  if (JSON.stringify(parseAction(state, formatAction(state, action))) !== JSON.stringify(action))
    throw new Error('Words mean one action.');
  before.push([state, action]);
  record.actions.push(action);
  state = reduce(state, action);
}
if (record.rulesVersion !== RULES_VERSION || state.rules.rulesVersion !== RULES_VERSION)
  throw new Error('Both say by which rules.');

const text = formatRecord(record, { every: 5 });
const kept: GameRecord = parseRecord(text);
if (kept.fingerprint !== state.rules.fingerprint) throw new Error('A record names what it was made with.');
if (save(replay(kept)) !== save(state)) throw new Error('A record is the game.');
if (save(restore(save(state))) !== save(state)) throw new Error('A snapshot is the game.');
if (recordValidator['~standard'].validate(JSON.parse(JSON.stringify(kept))).issues !== undefined)
  throw new Error('It is a record.');

const fair = before.findIndex(([one, action]) => canTakeBack(one, action));
const unfair = before.findIndex(([one, action]) => whyNotTakeBack(one, action) !== null);
if (fair < 0 || unfair < 0) throw new Error('Some can be taken back, some cannot.');
const shorter = takeBack(record, { actions: 2 });
if (save(replay(record, { until: shorter.actions.length })) !== save(replay(shorter)))
  throw new Error('Two actions less.');
const [first] = before;
const patches: readonly Patch[] = first === undefined ? [] : statePatches(first[0], reduce(...first));
if (!patches.every(({ path }) => path.startsWith('/'))) throw new Error('JSON Patch.');
try {
  restore(save(state).replace('"format":1', '"format":2'));
  throw new Error('It is not of this format.');
} catch (error) {
  if (!(error instanceof InvalidSnapshot) || !(error instanceof FranticError) || error.field !== 'format') throw error;
}
