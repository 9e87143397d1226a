/** The states that hostile input meets: one of each game for every kind of question, in the middle of whole games. */
import * as pure from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/fast';
import * as boards from '../board-game/kit.ts';
import * as games from '../card-game/properties/kit.ts';
import { chanceOf, oneOf } from '../support/ways.ts';

/** A game of one kind: where it stands, and how it came there. */
export interface Position<State, Record, Event> {
  readonly state: State;
  readonly record: Record;
  /** What the last action brought about. */
  readonly events: readonly Event[];
}

export type CardPosition = Position<pure.GameState, pure.GameRecord, pure.GameEvent>;
export type BoardPosition = Position<board.GameState, board.GameRecord, board.GameEvent>;

/** A position of either game. */
export interface World {
  readonly cards: CardPosition;
  readonly board: BoardPosition;
}

const MOST_MOVES = 900;

/** Plays a card game by chance to the first decision that fits, or to the last one before its end. */
export function cardPosition(
  setup: pure.Setup,
  chance: number,
  fits: (state: pure.GameState, seat: number, moves: number) => boolean,
): CardPosition {
  const random = chanceOf(chance);
  const record = pure.createRecord(setup);
  let { state, events } = pure.opening(setup);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const seat = oneOf(pure.waitingFor(state), random);
    if (fits(state, seat, moves)) break;
    const action = fast.sampleLegal(state, seat, random);
    const next = pure.transition(state, action);
    if (next.state.outcome !== null) break;
    record.actions.push(action);
    ({ state, events } = next);
  }
  return { state, record, events };
}

/** The same for a board game. */
export function boardPosition(
  setup: board.Setup,
  chance: number,
  fits: (state: board.GameState, seat: number, moves: number) => boolean,
): BoardPosition {
  const random = chanceOf(chance);
  const record = board.createRecord(setup);
  let { state, events } = board.opening(setup);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const seat = oneOf(board.waitingFor(state), random);
    if (fits(state, seat, moves)) break;
    const action = board.sampleLegal(state, seat, random);
    const next = board.transition(state, action);
    if (next.state.outcome !== null) break;
    record.actions.push(action);
    ({ state, events } = next);
  }
  return { state, record, events };
}

const CARD_KINDS: readonly pure.Question['type'][] = [
  'turn',
  'react',
  'name',
  'choose',
  'wish',
  'pick',
  'split',
  'give',
];
const BOARD_KINDS: readonly board.Question['type'][] = ['place', 'react', 'name', 'choose', 'pick'];

/** The n-th of a fixed row of worlds. Which of them an input met is told by this number. */
export function worldOf(nth: number): World {
  const wanted = CARD_KINDS[nth % CARD_KINDS.length];
  const asked = BOARD_KINDS[nth % BOARD_KINDS.length];
  const cards = firstOf(
    nth,
    (chance) =>
      cardPosition(
        games.fixedSetup(chance, ['webde', 'pandora']),
        chance,
        (state, seat, moves) => moves > 10 && pure.questionOf(state, seat)?.type === wanted,
      ),
    ({ state }) => pure.waitingFor(state).some((seat) => pure.questionOf(state, seat)?.type === wanted),
  );
  const table = firstOf(
    nth,
    (chance) =>
      boardPosition(
        boards.fixedSetup(chance),
        chance,
        (state, seat, moves) => moves > 10 && board.questionOf(state, seat)?.type === asked,
      ),
    ({ state }) => board.waitingFor(state).some((seat) => board.questionOf(state, seat)?.type === asked),
  );
  return { cards, board: table };
}

/** More games than it takes to meet the rarest question. */
const MOST_GAMES = 200;

/** The first game in which somebody is asked what is wanted. */
function firstOf<T>(nth: number, play: (chance: number) => T, fits: (position: T) => boolean): T {
  for (let game = 0; game < MOST_GAMES; game++) {
    const position = play(nth + game * WORLDS);
    if (fits(position)) return position;
  }
  throw new Error(`There is no world ${nth}.`);
}

/** How many worlds the fixed row has. */
export const WORLDS = CARD_KINDS.length;

const made = new Map<number, World>();

/** The same, made once. */
export function world(nth: number): World {
  const known = made.get(nth) ?? worldOf(nth);
  made.set(nth, known);
  return known;
}
