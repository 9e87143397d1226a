/** The events are the whole story: folded over a board, they give the board after them. */
import fc from 'fast-check';
import {
  createGame,
  follow,
  type GameEvent,
  type GameState,
  type PublicView,
  publicOf,
  redact,
  transition,
  viewOf,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { begin } from '../../../src/card-game/state/literals.ts';
import { EVENTS } from '../../../src/card-game/state/log.ts';
import { must } from '../../support/ways.ts';
import { chanceOf, fixedSetup, oneOf, same, seatsOf, share, walk, ways } from './kit.ts';

/** The board of a game in which nothing has happened yet: only who plays, and by what rules, is known. */
const empty = ({ rules, players, random }: GameState): PublicView =>
  publicOf(
    begin(
      rules,
      players.map(({ name }) => name),
      random,
    ),
  );

const fold = (board: PublicView, events: readonly GameEvent[], viewer: number | 'spectator'): PublicView =>
  events.reduce((was, event) => follow(was, redact(event, viewer)), board);

describe('folding the events of an action over the board before it gives the board after it', () => {
  test('for every seat and every action of whole games, from the first card on', () => {
    const types = new Set<string>();
    let rounds = 0;
    fc.assert(
      fc.property(ways(), (way) => {
        const told: GameEvent[] = [];
        const first = fast.createGame(way.setup, { sink: told });
        const viewers = [...seatsOf(first), 'spectator' as const];
        const boards = viewers.map((viewer) => fold(empty(first), told, viewer));
        const agree = (state: GameState): void => {
          const board = publicOf(state);
          viewers.forEach((viewer, i) => {
            same(boards[i], board, `the board of ${viewer}`);
          });
        };
        agree(createGame(way.setup));
        walk(way, ({ state, action }) => {
          const { state: after, events } = transition(state, action);
          for (const event of events) {
            types.add(event.type);
            if (event.type === 'roundStarted') rounds++;
          }
          viewers.forEach((viewer, i) => {
            boards[i] = fold(boards[i] as PublicView, events, viewer);
          });
          agree(after);
        });
      }),
    );
    expect(rounds).toBeGreaterThan(5);
    for (const type of OFTEN) expect(types).toContain(type);
  });

  test('with every type of event there is, in games of all sets', () => {
    const types = new Set<string>();
    let games = 0;
    while (types.size < TYPES.length && games < 60) {
      const random = chanceOf(games);
      const told: GameEvent[] = [];
      const state = fast.createGame(fixedSetup(games++, ['webde', 'pandora']), { sink: told });
      const viewers = [0, state.players.length - 1, 'spectator' as const];
      let boards = viewers.map((viewer) => fold(empty(state), told, viewer));
      for (const { type } of told) types.add(type);
      while (state.outcome === null) {
        const seat = oneOf(fast.waitingFor(state), random);
        const sink: GameEvent[] = [];
        fast.apply(state, fast.sampleLegal(state, seat, random), { sink });
        for (const { type } of sink) types.add(type);
        boards = boards.map((board, i) => fold(board, sink, viewers[i] as number | 'spectator'));
        const board = publicOf(state);
        for (const one of boards) same(one, board, `game ${games}, ${sink.map(({ type }) => type).join()}`);
      }
    }
    // A starting card that goes back is rare, and a pile of events that is used up hardly ever seen.
    for (let seed = 0; seed < 300; seed++) {
      const told: GameEvent[] = [];
      const state = fast.createGame({ players: 2, seed, options: { 'startCard.blank': 'redraw' } }, { sink: told });
      for (const { type } of told) types.add(type);
      same(fold(empty(state), told, 0), publicOf(state), `the first card of game ${seed}`);
    }
    const spent = fast.fork(table({ hands: [['black 5', 'red 1'], ['red 2']], top: 'red 5' }));
    [spent.eventPile, spent.eventDiscard] = [[], spent.eventPile];
    const before = publicOf(spent);
    const sink: GameEvent[] = [];
    fast.apply(spent, { type: 'play', seat: 0, card: spent.players[0]?.hand[0] as number }, { sink });
    for (const { type } of sink) types.add(type);
    same(fold(before, sink, 1), publicOf(spent), 'a new pile of events');
    expect(TYPES.filter((type) => !types.has(type))).toEqual([]);
  });

  test('over a view, too: it is a board', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action, nth }) => {
          if (nth % 10 !== 0) return;
          const { state: after, events } = transition(state, action);
          for (const seat of seatsOf(state)) {
            // The table of a view shows one's own cards lying face down; a board does not.
            const {
              viewer,
              hand,
              demand,
              discardPile,
              asked: waitingFor,
              question,
              powers,
              shown,
              ...seen
            } = viewOf(state, seat);
            if (state.laid.some(({ open, by }) => !open && by === seat)) continue;
            same(fold(seen, events, seat), publicOf(after), `from the view of ${seat}`);
          }
        });
      }),
      share(0.25),
    );
  });

  test('the events in between show the board as it was: counts never go below nothing', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const told: GameEvent[] = [];
        const first = fast.createGame(way.setup, { sink: told });
        const deck = fast.catalogOf(first).cards.length;
        let board = empty(first);
        const hear = (event: GameEvent): void => {
          board = follow(board, redact(event, 'spectator'));
          const counts = [board.drawCount, board.discardCount, ...board.players.map(({ handCount }) => handCount)];
          const least = Math.min(...counts, board.powerCount, board.ruleCount, board.eventCount);
          must(least >= 0, `after '${event.type}' there is less than nothing`);
          const sum = counts.reduce((all, count) => all + count, board.table.length);
          must(sum === deck, `after '${event.type}' there are ${sum} cards`);
        };
        told.forEach(hear);
        walk(way, ({ state, action }) => transition(state, action).events.forEach(hear));
      }),
      share(0.5),
    );
  });

  test('does not change the board it is given', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action, nth }) => {
          if (nth % 10 !== 0) return;
          let board = publicOf(state);
          for (const event of transition(state, action).events) {
            const text = JSON.stringify(board);
            const after = follow(board, redact(event, 'spectator'));
            expect(JSON.stringify(board)).toBe(text);
            board = after;
          }
        });
      }),
      share(0.25),
    );
  });
});

/** Every type of event. */
const TYPES = Object.keys(EVENTS);

/** Those that hardly any few games go without. */
const OFTEN: readonly GameEvent['type'][] = [
  'roundStarted',
  'dealt',
  'turnedOver',
  'turnDue',
  'turnStarted',
  'satOut',
  'drew',
  'passed',
  'played',
  'tossedIn',
  'named',
  'letGo',
  'wished',
  'skipped',
  'gave',
  'laid',
  'turnedUp',
  'revealed',
  'mixed',
  'pickedUp',
  'discarded',
  'eventTriggered',
  'eventTurned',
  'eventOver',
  'lastingStarted',
  'lastingChanged',
  'handsShown',
  'handsHidden',
  'roundEnded',
  'scored',
  'gameEnded',
];
