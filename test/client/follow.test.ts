/** A client that was sent a view once and then only updates has, after every action, the view that the engine gives. */
import fc from 'fast-check';
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import { catchUp, follow, nameOf, updateOf, withoutRules, withRules } from 'frantic-engine/client';
import * as fast from 'frantic-engine/fast';
import { describe, expect, test } from 'vitest';
import { ways as boardWays, walk as walkBoard } from '../board-game/kit.ts';
import { chanceOf, fixedSetup, oneOf, same, seatsOf, share, walk, ways } from '../card-game/properties/kit.ts';
import { on } from '../support/game.ts';
import { must } from '../support/ways.ts';
import { WHOLE } from '../support/whole.ts';

/** A value as it comes out of a message. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const viewersOf = (state: cardGame.GameState | boardGame.GameState) => [...seatsOf(state), 'spectator' as const];

describe('a view and then only updates', () => {
  test('of the card game: every seat and every action of whole games, with all options and windows', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const first = cardGame.createGame(way.setup);
        const views = viewersOf(first).map((viewer) => sent(withoutRules(cardGame.viewOf(first, viewer))));
        walk(way, ({ state, action }) => {
          const { state: after, events } = cardGame.transition(state, action);
          views.forEach((before, i) => {
            const now = cardGame.viewOf(after, before.viewer);
            views[i] = catchUp(before, sent(updateOf(now, events)));
            same(withRules(views[i] as typeof before, now.rules), now, `what ${before.viewer} sees`);
          });
        });
      }),
      share(0.5),
    );
  });

  test('of the card game with all sets, so that every kind of event is there', () => {
    const types = new Set<string>();
    for (let game = 0; game < (WHOLE ? 24 : 18); game++) {
      const random = chanceOf(game);
      const state = fast.createGame(fixedSetup(game, ['webde', 'pandora']));
      const views = viewersOf(state).map((viewer) => fast.viewOf(state, viewer));
      while (state.outcome === null) {
        const sink: cardGame.GameEvent[] = [];
        fast.apply(state, fast.sampleLegal(state, oneOf(fast.waitingFor(state), random), random), { sink });
        for (const { type } of sink) types.add(type);
        views.forEach((before, i) => {
          const now = fast.viewOf(state, before.viewer);
          views[i] = catchUp(before, updateOf(now, sink));
          same(views[i], now, `game ${game}, ${sink.map(({ type }) => type).join()}`);
        });
      }
    }
    for (const type of ['powersExchanged', 'recalled', 'tookDiscard', 'fetched', 'tucked', 'stacked', 'looked'])
      expect(types).toContain(type);
  });

  test('of the board game: every seat and every action of whole games', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(boardWays(), (way) => {
        const first = boardGame.createGame(way.setup);
        const views = viewersOf(first).map((viewer) => sent(withoutRules(boardGame.viewOf(first, viewer))));
        walkBoard(way, ({ state, action }) => {
          const { state: after, events } = boardGame.transition(state, action);
          for (const { type } of events) types.add(type);
          views.forEach((before, i) => {
            const now = boardGame.viewOf(after, before.viewer);
            views[i] = catchUp(before, sent(updateOf(now, events)));
            same(withRules(views[i] as typeof before, now.rules), now, `what ${before.viewer} sees`);
          });
        });
      }),
      share(0.5),
    );
    expect(types).toContain('handsPassed');
  });

  test('R-339 R-362 what lay under a recycled card lies on top again, in a pile that can be looked through, too', () => {
    const g = on({
      hands: [
        ['black 3', 'blue 1', 'red 2'],
        ['blue 5', 'red 5', 'green 1'],
        ['green 2', 'green 3'],
      ],
      top: 'blue 3',
      powers: [['recycling']],
      events: ['vandalism'],
      sets: ['supercharge'],
      options: { 'discard.browsable': true },
    });
    const before = cardGame.viewOf(g.state, 2);
    g.playWith(0, 'black 3', 'recycling').quiet().name(0, 1);
    const now = cardGame.viewOf(g.state, 2);
    expect(now.discardPile?.map((card) => nameOf(now, card))).toEqual(['blue 5', 'blue 1', 'blue 3']);
    expect(catchUp(before, updateOf(now, g.events))).toEqual(now);
    g.expectReady(1);
  });
});

describe('one event', () => {
  test('is followed alike by the engine and by the client, in both games', () => {
    const state = cardGame.createGame({ players: 3, seed: 'alike' });
    const { events } = cardGame.transition(state, cardGame.fallbackAction(state, cardGame.nextSeat(state) ?? 0));
    const there = boardGame.createGame({ players: 3, seed: 'alike' });
    const placed = boardGame.transition(there, boardGame.fallbackAction(there, boardGame.nextSeat(there) ?? 0));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const [seen, seenThere] = [cardGame.viewOf(state, viewer), boardGame.viewOf(there, viewer)];
      for (const event of events.map((one) => cardGame.redact(one, viewer)))
        expect(follow(seen, event)).toEqual(cardGame.follow(seen, event));
      for (const event of placed.events.map((one) => boardGame.redact(one, viewer)))
        expect(follow(seenThere, event)).toEqual(boardGame.follow(seenThere, event));
    }
    expect([events.length, placed.events.length].every((count) => count > 0)).toBe(true);
  });

  test('tells a view nothing that its viewer may not know, even if nobody has taken it out of the event', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action, nth }) => {
          if (nth % 5 !== 0) return;
          const { events } = cardGame.transition(state, action);
          for (const viewer of viewersOf(state)) {
            const seen = cardGame.viewOf(state, viewer);
            const told = events.map((event) => cardGame.redact(event, viewer));
            // The compiler refuses what nobody has gone over; a program without types does not.
            const all = events as unknown as readonly cardGame.SeenEvent[];
            same(all.reduce(cardGame.follow, seen), told.reduce(cardGame.follow, seen), `what ${viewer} sees`);
          }
        });
      }),
      share(0.25),
    );
    fc.assert(
      fc.property(boardWays(), (way) => {
        walkBoard(way, ({ state, action, nth }) => {
          if (nth % 5 !== 0) return;
          const { events } = boardGame.transition(state, action);
          for (const viewer of viewersOf(state)) {
            const seen = boardGame.viewOf(state, viewer);
            const told = events.map((event) => boardGame.redact(event, viewer));
            const all = events as unknown as readonly boardGame.SeenEvent[];
            same(all.reduce(boardGame.follow, seen), told.reduce(boardGame.follow, seen), `what ${viewer} sees`);
          }
        });
      }),
      share(0.25),
    );
  });

  test("leaves what everybody may know what it is: nobody's own", () => {
    const state = cardGame.createGame({ players: 3, seed: 'alike' });
    const { events } = cardGame.transition(state, { type: 'draw', seat: cardGame.nextSeat(state) ?? 0 });
    const told = events.map((event) => cardGame.redact(event, 'spectator'));
    const after = told.reduce(cardGame.follow, cardGame.publicOf(state));
    expect(Object.keys(after)).toEqual(Object.keys(cardGame.publicOf(state)));
  });

  test('and a view of another game are refused', () => {
    const seen = cardGame.viewOf(cardGame.createGame({ players: 2, seed: 1 }), 0);
    expect(() => follow(seen, { type: 'bumped', seat: 0, card: 1, from: 2, to: 3 } as never)).toThrow(
      cardGame.UnknownName,
    );
    for (const none of [null, undefined, 7, 'view'])
      expect(() => follow(none as never, { type: 'passed', seat: 0 } as never)).toThrow(cardGame.InvalidInput);
  });
});

test('without its rules, a view of the base game takes less than 1 kB, by the median of a game of four', () => {
  const sizes: number[] = [];
  const random = chanceOf(1);
  for (let state = cardGame.createGame({ players: 4, seed: 'kB' }); state.outcome === null; ) {
    for (const viewer of viewersOf(state)) {
      const view = cardGame.viewOf(state, viewer);
      const bare = withoutRules(view);
      same(withRules(bare, view.rules), view, 'the view with its rules again');
      sizes.push(JSON.stringify(bare).length);
      must(JSON.stringify(bare).length < JSON.stringify(view).length - 1_200, 'the rules are still there');
    }
    state = cardGame.reduce(state, cardGame.sampleLegal(state, cardGame.nextSeat(state) ?? 0, random));
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(1_000);
});
