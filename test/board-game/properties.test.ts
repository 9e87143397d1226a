/** What holds in every board game, on any board, with any deck. */
import fc from 'fast-check';
import {
  type Action,
  assertInvariants,
  type CardId,
  countLegal,
  createGame,
  createRecord,
  fallbackAction,
  type GameEvent,
  type GameState,
  isLegal,
  legalActions,
  opening,
  publicOf,
  questionOf,
  redact,
  reduce,
  replay,
  restore,
  type Seat,
  type SeenEvent,
  type Setup,
  sampleLegal,
  save,
  transition,
  viewOf,
  waitingFor,
  whyNot,
} from 'frantic-engine/board-game';
import { apply, fork, playOut } from 'frantic-engine/board-game/fast';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  expectEven,
  expectRefused,
  must,
  oneOf,
  same,
  scramble,
  seatsOf,
  share,
  shuffle,
  thrownBy,
} from '../support/ways.ts';
import { rowOf, setups, walk, ways } from './kit.ts';
import { Told } from './told.ts';

type Viewer = Seat | 'spectator';
type World = ReturnType<typeof fork>;

const viewersOf = (state: GameState): Viewer[] => [...seatsOf(state), 'spectator'];

/** What the events of a way are, the opening's among them, and the state after each answer. */
function hearAll(way: Parameters<typeof walk>[0], hear: (events: readonly GameEvent[], after: GameState) => void) {
  const { state, events } = opening(way.setup);
  hear(events, state);
  return walk(way, ({ state: before, action }) => {
    const next = transition(before, action);
    hear(next.events, next.state);
  });
}

/** Fails unless every card and every teleport lies in exactly one place. Counted independently of `assertInvariants`. */
function expectConserved(state: GameState): void {
  const size = state.rules.deck.prints.reduce((sum, { copies }) => sum + copies, 0);
  const times = new Array<number>(size + 6).fill(0);
  const count = (id: CardId): void => {
    times[id] = (times[id] ?? 0) + 1;
  };
  for (const list of [state.drawPile, state.discardPile, state.market, ...state.players.map(({ hand }) => hand)])
    for (const id of list) count(id);
  const lying = state.board.flat();
  for (const { card } of lying) count(card);
  if (times.length !== size + 6 || times.some((one) => one !== 1))
    throw new Error(`lost or doubled: ${times.join('')}`);
  const teleports = lying.filter(({ card }) => card >= size);
  must(teleports.length === 6, `there are ${teleports.length} teleports`);
}

describe('at every step of a board game', () => {
  test('each card is in exactly one place, each token on the board, and the state is sound', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const end = walk(way, ({ state }) => {
          expectConserved(state);
          assertInvariants(state);
        });
        expectConserved(end);
        assertInvariants(end);
      }),
      share(0.5),
    );
  });

  test('the events tell everything that can be seen: cards do something once a turn, tokens walk as the die says', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        const told = new Told(createGame(way.setup));
        hearAll(way, (events, after) => {
          for (const event of events) {
            types.add(event.type);
            told.hear(event);
          }
          same(told.board, publicOf(after), 'the events tell something else');
        });
      }),
    );
    // Reached in every run, so that nothing above was true of nothing.
    for (const type of ['moved', 'put', 'fired', 'took', 'tossedIn', 'eventRolled', 'discarded', 'exhausted', 'scored'])
      expect(types).toContain(type);
  });

  test('reduce, transition and apply give the same states and the same events', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const first = opening(way.setup);
        same(first.state, createGame(way.setup), 'the first state');
        expect(first.events[0]?.type).toBe('roundStarted');
        const played = fork(first.state);
        walk(way, ({ state, action, nth }) => {
          same(fork(state), state, 'a fork is not the state');
          const sink: GameEvent[] = [];
          apply(played, action, { sink });
          const { state: after, events } = transition(state, action);
          same(played, after, `the states after action ${nth} differ`);
          same(sink, events, `the events of action ${nth} differ`);
          same(reduce(state, action), after, `reduce and transition differ after action ${nth}`);
          if (nth % 10 === 0) same(transition(state, action).state, after, 'with events');
        });
      }),
      share(0.5),
    );
  });

  test('what an action is played on is never changed, and forks share nothing', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action }) => {
          // Not frozen: a write would otherwise hide behind an exception.
          const before = JSON.stringify(state);
          const input = JSON.parse(before) as GameState;
          const sent = JSON.parse(JSON.stringify(action)) as Action;
          const text = JSON.stringify(reduce(input, sent));
          expect(JSON.stringify(input)).toBe(before);
          expect(sent).toEqual(action);
          const copy = fork(input);
          apply(copy, sent);
          expect(JSON.stringify(copy)).toBe(text);
          // The answer was copied at the door: changing the caller's object changes nothing in the state.
          scramble(sent);
          expect(JSON.stringify(copy)).toBe(text);
          expect(JSON.stringify(input)).toBe(before);
        });
      }),
      share(0.34),
    );
  });

  test('a game can be saved and goes on the same, even while a die in the middle of a movement may be rolled again', () => {
    let within = 0;
    fc.assert(
      fc.property(ways(), (way) => {
        let saved = createGame(way.setup);
        const end = walk(way, ({ state, action }) => {
          must(Object.isFrozen(state) && Object.isFrozen(state.queue) && Object.isFrozen(state.board), 'not frozen');
          const restored = restore(save(saved));
          same(restored, state, 'the restored state differs');
          for (const seat of waitingFor(state))
            same(questionOf(restored, seat), questionOf(state, seat), 'the question differs after a restore');
          const scripts = state.queue.map(({ script }) => script);
          if (scripts.at(-1) === 'window' && scripts.slice(0, -1).includes('move')) within++;
          saved = reduce(restored, action);
        });
        same(saved, end, 'the game went on differently');
      }),
      share(0.5),
    );
    expect(within).toBeGreaterThan(10);
  });

  test('the record of the actions replays to the same game, and the seed decides all there is to chance', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        const kept = createRecord(way.setup);
        const end = walk(way, ({ action }) => kept.actions.push(action));
        const text = JSON.stringify(kept);
        same(replay(text), end, 'the replayed game differs');
        same(replay(JSON.parse(text)), end, 'the replayed game differs');
        // Equal boards and decks that are other objects, and the seed as text, are the same game.
        const copy = JSON.parse(JSON.stringify(way.setup)) as Setup;
        same(walk({ ...way, setup: { ...copy, seed: String(copy.seed) } }), end, 'the same seed, another game');
        const other = createGame({ ...way.setup, seed: `${way.setup.seed} other` });
        expect(other.drawPile).not.toEqual(createGame(way.setup).drawPile);
        expect(replay(createRecord(way.setup))).toEqual(createGame(way.setup));
      }),
      share(0.5),
    );
  });
});

describe('every board game ends', () => {
  type Policy = (state: GameState, seat: Seat, random: () => number) => Action;

  const policies: Readonly<Record<string, Policy>> = {
    'at random': sampleLegal,
    'always the first lawful answer': (state, seat) => legalActions(state, seat, { limit: 1 })[0] as Action,
    'always the last lawful answer': (state, seat) => legalActions(state, seat).at(-1) as Action,
    'by fallback answers alone': (state, seat) => fallbackAction(state, seat),
  };

  /** How many decisions a round may take. Rounds at random take 160 on average and 1000 at the most. */
  const BOUND = 10_000;
  /** How many rounds are played at the most: a deck in which nobody ever moves has games without an end. */
  const ROUNDS = 6;

  /**
   * Whoever's turn it is gives a card away, and at the end of a turn nobody holds fewer cards than four, or else the
   * round is over. So each turn but the last is paid for by a card from the draw pile or from the board: there are no
   * more turns than cards in the pile before the first one, and cards taken from the board, and one.
   */
  const mostTurns = (pile: number, taken: number): number => pile + taken + 1;

  for (const [name, answer] of Object.entries(policies)) {
    test(name, () => {
      fc.assert(
        fc.property(setups(), fc.nat(0x7fffffff), (setup, chance) => {
          const state = fork(createGame(setup));
          const random = chanceOf(chance);
          let [decisions, pile, taken] = [0, state.drawPile.length, 0];
          while (state.outcome === null && state.round <= ROUNDS) {
            if (++decisions > BOUND) throw new Error(`no end after ${BOUND} decisions in round ${state.round}`);
            const seat = oneOf(waitingFor(state), random);
            const { round } = state;
            const told: GameEvent[] = [];
            apply(state, answer(state, seat, random), { sink: told });
            taken += told.filter(({ type }) => type === 'took').length;
            if (state.round !== round) [decisions, pile, taken] = [0, state.drawPile.length, 0];
            expect(state.turn).toBeLessThanOrEqual(mostTurns(pile, taken));
          }
          expectConserved(state);
          if (state.outcome === null) return;
          expect(waitingFor(state)).toEqual([]);
          const { winners, scores, rounds } = state.outcome;
          const least = Math.min(...scores);
          expect(winners).toEqual(seatsOf(state).filter((seat) => scores[seat] === least));
          expect(Math.max(...scores)).toBeGreaterThanOrEqual(state.rules.pointLimit);
          expect(rounds).toBe(state.round);
          expect(scores).toEqual(state.players.map(({ score }) => score));
          for (const seat of seatsOf(state)) {
            expect(questionOf(state, seat)).toBeNull();
            expect(legalActions(state, seat)).toEqual([]);
            expect(countLegal(state, seat)).toBe(0);
            expect(thrownBy(() => apply(state, { type: 'decline', seat })).reason).toBe('game-over');
            expect(thrownBy(() => sampleLegal(state, seat, random)).reason).toBe('game-over');
            expect(thrownBy(() => fallbackAction(state, seat)).reason).toBe('game-over');
          }
        }),
      );
    });
  }

  test('played out by itself, as if answered one by one', () => {
    fc.assert(
      fc.property(setups(), fc.nat(0x7fffffff), (setup, chance) => {
        const state = fork(createGame(setup));
        const answered = fork(state);
        const actions = playOut(state, chanceOf(chance), { limit: 400 });
        const random = chanceOf(chance);
        for (let i = 0; i < actions; i++)
          apply(answered, sampleLegal(answered, waitingFor(answered)[0] as Seat, random));
        same(answered, state, 'played out differently');
        expect(actions === 400 || state.outcome !== null).toBe(true);
      }),
      share(0.5),
    );
  });
});

/** Something near a lawful action: mostly unlawful, sometimes lawful too. */
function mutate(action: Action, state: GameState, random: () => number): Action {
  const { seat } = action;
  const below = (n: number): number => Math.floor(random() * n);
  const card = (): number => below(110) - 2;
  const space = (): number => below(state.board.length + 3) - 2;
  const anyone = (): number => below(state.players.length + 2) - 1;
  const held = (): number => oneOf(state.players[seat]?.hand ?? [], random) ?? -1;
  const others: readonly (() => Action)[] = [
    () => ({ ...action, seat: anyone() }),
    () => ({ type: 'decline', seat }),
    () => ({ type: 'react', seat, card: card() }),
    () => ({ type: 'react', seat, card: held() }),
    () => ({ type: 'place', seat, card: card(), at: space() }),
    () => ({ type: 'place', seat, card: held(), at: space() }),
    () => ({ type: 'place', seat, card: held(), at: space(), facing: space() }),
    () => ({ type: 'name', seat, target: anyone() }),
    () => ({ type: 'pick', seat, option: oneOf(['1', '2', '3', 'decline', 'toString'], random) }),
    () => ({ type: 'choose', seat, cards: [card()] }),
    () => ({ type: 'choose', seat, cards: [held()] }),
    () => ({ type: 'choose', seat, cards: [held(), card()] }),
  ];
  if (action.type === 'place' && random() < 0.6) {
    const facing = action.facing === undefined ? {} : { facing: oneOf([action.facing, space()], random) };
    return {
      ...action,
      ...facing,
      at: random() < 0.5 ? space() : action.at,
      card: random() < 0.5 ? held() : action.card,
    };
  }
  return oneOf(others, random)();
}

/** Actions that mean the same have the same text: no answer holds more than one card. */
const meaning = ({ type, seat, ...rest }: Action): string =>
  'at' in rest ? [type, seat, rest.card, rest.at, rest.facing].join() : JSON.stringify([type, seat, rest]);

describe('at every decision of a board game', () => {
  test('what is listed is accepted, without doubles, and as much as is counted', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random, nth }) => {
          const waiting = waitingFor(state);
          for (const seat of seatsOf(state)) {
            const asked = questionOf(state, seat);
            const list = legalActions(state, seat);
            must((asked !== null) === waiting.includes(seat), 'waited for and asked are not the same');
            must(countLegal(state, seat) === list.length, 'not as many are counted as listed');
            if (asked === null) {
              must(list.length === 0, 'somebody who is not asked has an answer');
              continue;
            }
            kinds.add(asked.type);
            const meanings = new Set(list.map(meaning));
            must(meanings.size === list.length, 'something is listed twice');
            must(list.length > 0, 'there is no answer');
            same(list, offered(state, seat), 'the question offers something else than is listed');
            for (const action of list) must(isLegal(state, action), `listed but refused: ${JSON.stringify(action)}`);
            for (const limit of [0, 1, list.length - 1])
              same(legalActions(state, seat, { limit }), list.slice(0, limit), `limit ${limit}`);
            for (const chance of [random, () => 0, () => 1 - 2 ** -53])
              must(meanings.has(meaning(sampleLegal(state, seat, chance))), 'drawn by chance, but not listed');
            // Not only lawful, but playable: the kernel gets through with it.
            if (nth % 4 === 0) assertInvariants(reduce(state, oneOf(list, random)));
          }
        });
      }),
      share(0.34),
    );
    expect([...kinds].sort()).toEqual(['choose', 'name', 'pick', 'place', 'react']);
  });

  test('an action is lawful exactly if it is listed, and refused without a trace if not', () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action, random, nth }) => {
          if (nth % 3 !== 0) return;
          const played = fork(state);
          const before = JSON.stringify(state);
          for (let i = 0; i < 6; i++) {
            const trial = mutate(action, state, random);
            const sent = JSON.stringify(trial);
            const refusal = whyNot(state, trial);
            const sits = state.players[trial.seat] !== undefined;
            const listed = sits && legalActions(state, trial.seat).some((one) => meaning(one) === meaning(trial));
            if ((refusal === null) !== listed)
              throw new Error(`${listed ? 'listed but refused' : 'accepted but not listed'}: ${sent}`);
            if (refusal === null) continue;
            reasons.add(refusal.reason);
            expectRefused(
              refusal,
              () => reduce(state, trial),
              () => apply(played, trial),
            );
            expect(JSON.stringify(trial)).toBe(sent);
          }
          expect(JSON.stringify(state)).toBe(before);
          expect(JSON.stringify(played)).toBe(before);
        });
      }),
      share(0.5),
    );
    for (const reason of [
      'does-not-fit',
      'forbidden',
      'no-reaction',
      'no-such-seat',
      'not-in-hand',
      'not-offered',
      'not-your-turn',
      'out-of-range',
      'wrong-type',
    ])
      expect(reasons).toContain(reason);
  });

  test('looking changes nothing, looking twice shows the same, and the fallback is lawful', () => {
    const other = createGame({ players: 3, seed: 'other' });
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, nth }) => {
          if (nth % 3 !== 0) return;
          const loose = fork(state);
          const look = () =>
            seatsOf(loose).map((seat) => [
              questionOf(loose, seat),
              countLegal(loose, seat),
              legalActions(loose, seat, { limit: 5 }),
              viewOf(loose, seat),
              questionOf(loose, seat) === null ? null : fallbackAction(loose, seat),
            ]);
          const before = JSON.stringify(loose);
          const first = look();
          expect(JSON.stringify(loose)).toBe(before);
          // In between, the engine looks at another game: it must not remember what it saw last.
          questionOf(other, 0);
          same(look(), first, 'a second look shows something else');
          expect(JSON.stringify(loose)).toBe(before);
          for (const seat of waitingFor(state)) expect(isLegal(state, fallbackAction(state, seat))).toBe(true);
        });
      }),
      share(0.5),
    );
  });

  test('a lawful answer is drawn as often as any other', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random }) => {
          for (const seat of waitingFor(state)) {
            const asked = questionOf(state, seat);
            const count = countLegal(state, seat);
            const arrows = legalActions(state, seat).some((action) => 'facing' in action);
            const name = `${asked?.topic}${arrows ? ' with arrows' : ''}`;
            if (count > 100 || count < 2 || met.has(name)) continue;
            met.add(name);
            expectEven(() => meaning(sampleLegal(state, seat, random)), count, 400);
          }
        });
      }),
      share(0.34),
    );
    expect(met.size).toBeGreaterThan(5);
    expect(met).toContain('turn/placed with arrows');
  });
});

/** Every answer that a question offers, in the order in which it offers them. */
function offered(state: GameState, seat: Seat): Action[] {
  const asked = questionOf(state, seat);
  switch (asked?.type) {
    case 'place':
      return asked.cards.flatMap(({ card, spaces }) =>
        spaces.flatMap(({ at, facings }): Action[] =>
          facings === null
            ? [{ type: 'place', seat, card, at }]
            : facings.map((facing) => ({ type: 'place', seat, card, at, facing })),
        ),
      );
    case 'react':
      return [...asked.cards.map((card): Action => ({ type: 'react', seat, card })), { type: 'decline', seat }];
    case 'name':
      return asked.seats.map((named) => ({ type: 'name', seat, target: named }));
    case 'pick':
      return asked.options.map((option) => ({ type: 'pick', seat, option }));
    case 'choose':
      // The board game never asks for several cards.
      return asked.cards.map((card) => ({ type: 'choose', seat, cards: [card] }));
    default:
      return [];
  }
}

/**
 * What everybody knows of hidden places: a card that has been tossed in stays in the hand until it is placed, and one
 * that has been taken from the board may have done something this turn.
 */
function pinned(state: GameState, answers: boolean): Set<CardId> {
  const pins = new Set<CardId>(state.fired);
  for (const { script, v } of state.queue) {
    if (typeof v.card === 'number') pins.add(v.card);
    if (script === 'window' && answers)
      for (const card of Object.values(v.cards ?? {})) if (typeof card === 'number') pins.add(card);
  }
  return pins;
}

/** The cards a viewer may not know, and where they are: the draw pile and the hands of others. */
function hiddenFrom(state: World, viewer: Viewer, pins: ReadonlySet<CardId>): { list: CardId[]; at: number }[] {
  const lists = [state.drawPile, ...state.players.filter((_player, seat) => seat !== viewer).map(({ hand }) => hand)];
  return lists.flatMap((list) => list.flatMap((card, at) => (pins.has(card) ? [] : [{ list, at }])));
}

/** The same for all a viewer may know, and otherwise as different as can be. */
function otherWorld(state: GameState, viewer: Viewer, pins: ReadonlySet<CardId>, random: () => number): World {
  const world = fork(state);
  const places = hiddenFrom(world, viewer, pins);
  const cards = shuffle(
    places.map(({ list, at }) => list[at] as CardId),
    random,
  );
  places.forEach(({ list, at }, i) => {
    list[at] = cards[i] as CardId;
  });
  return world;
}

/** What others have answered in an open window is secret: they answer otherwise, with the cards they now hold. */
function changeAnswers(world: World, viewer: Viewer, random: () => number): void {
  const frame = world.queue.at(-1);
  if (frame?.script !== 'window') return;
  const answers = { ...(frame.v.cards as Record<string, CardId | null>) };
  for (const seat of Object.keys(answers)) {
    if (Number(seat) === viewer) continue;
    const hand = world.players[Number(seat)]?.hand ?? [];
    const fitting = hand.filter((id) => rowOf(world, id).react === frame.v.trigger);
    answers[seat] = fitting.length > 0 && random() < 0.5 ? oneOf(fitting, random) : null;
  }
  frame.v.cards = answers;
}

/** Everything a seat is shown, refusals of what it may not do included. */
function shown(state: GameState, viewer: Viewer, trials: readonly Action[]): unknown[] {
  if (viewer === 'spectator') return [viewOf(state, viewer)];
  return [
    viewOf(state, viewer),
    questionOf(state, viewer),
    countLegal(state, viewer),
    legalActions(state, viewer, { limit: 200 }),
    trials.map((action) => whyNot(state, action)),
  ];
}

/** The card ids in something, wherever they stand. The rules are no secret, and name kinds of cards, not cards. */
function idsIn(tree: unknown, holds = false): CardId[] {
  if (typeof tree === 'number') return holds ? [tree] : [];
  if (typeof tree !== 'object' || tree === null) return [];
  if (Array.isArray(tree)) return tree.flatMap((one) => idsIn(one, holds));
  return Object.entries(tree).flatMap(([name, part]) => (name === 'rules' ? [] : idsIn(part, CARD_FIELDS.has(name))));
}

const CARD_FIELDS: ReadonlySet<string> = new Set([
  'card',
  'cards',
  'hand',
  'market',
  'fired',
  'discardPile',
  'discarded',
]);

describe('what a seat is shown of a board game', () => {
  test('does not change when everything it cannot see does', () => {
    const met = { changed: 0, answered: 0, tossed: 0 };
    fc.assert(
      fc.property(ways({ windows: 'everyone' }), (way) => {
        walk(way, ({ state, action, random, nth }) => {
          const top = state.queue.at(-1);
          const answered = top?.script === 'window' && Object.keys(top.v.cards as object).length > 0;
          if (nth % 3 !== 0 && !answered) return;
          if (answered) met.answered++;
          const pins = pinned(state, false);
          if (top?.script === 'lay') met.tossed++;
          for (const viewer of viewersOf(state)) {
            const world = otherWorld(state, viewer, pins, random);
            world.random = { c: 1, s0: random(), s1: random(), s2: random() };
            changeAnswers(world, viewer, random);
            const trials = viewer === 'spectator' ? [] : [1, 2, 3, 4].map(() => mutate(action, state, random));
            const mine = trials.map((trial) => ({ ...trial, seat: viewer as Seat }));
            same(shown(world, viewer, mine), shown(state, viewer, mine), `${viewer} can tell two worlds apart`);
            if (JSON.stringify(world.players) !== JSON.stringify(state.players)) met.changed++;
          }
        });
      }),
      share(0.67),
    );
    expect(met.changed).toBeGreaterThan(100);
    expect(Math.min(met.answered, met.tossed)).toBeGreaterThan(10);
  });

  test('names no card it may not know', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state }) => {
          const loose = fork(state);
          const pins = pinned(state, false);
          for (const viewer of viewersOf(state)) {
            const hidden = new Set(hiddenFrom(loose, viewer, pins).map(({ list, at }) => list[at] as CardId));
            const seen = viewOf(state, viewer);
            const leaked = idsIn(JSON.parse(JSON.stringify({ ...seen, rules: null }))).filter((id) => hidden.has(id));
            if (leaked.length > 0) throw new Error(`${viewer} sees the cards ${leaked.join()}`);
            same(seen.hand, viewer === 'spectator' ? [] : state.players[viewer]?.hand, 'not the own hand');
            must(!Object.hasOwn(seen, 'random'), 'chance is shown');
          }
        });
      }),
      share(0.5),
    );
  });

  test('tells what happens without the cards that others get', () => {
    const hidden = { dealt: 0, drew: 0 };
    fc.assert(
      fc.property(ways({}, 150), (way) => {
        hearAll(way, (events, after) => {
          for (const event of events) {
            for (const viewer of viewersOf(after)) {
              const secret = (event.type === 'dealt' || event.type === 'drew') && event.seat !== viewer;
              if (secret) hidden[event.type]++;
              same(redact(event, viewer), secret ? { ...event, cards: null } : event, `${viewer} is sent`);
            }
          }
        });
      }),
      share(0.34),
    );
    expect(Math.min(hidden.dealt, hidden.drew)).toBeGreaterThan(100);
  });

  test('and what it then hears is the same, until a hidden card comes in', () => {
    const met = { others: 0, own: 0, whole: 0 };
    fc.assert(
      // Who is asked is told by the view: in neither kind of window it depends on a hidden card.
      fc.property(fc.oneof(ways({ windows: 'everyone' }), ways({ windows: 'possible' })), (way) => {
        walk(way, ({ state, action, random, nth }) => {
          if (nth % 2 !== 0) return;
          const pins = pinned(state, true);
          // The hand of whoever acts is the same in both worlds: it is a part of the action.
          for (const card of state.players[action.seat]?.hand ?? []) pins.add(card);
          for (const viewer of viewersOf(state)) {
            const world = otherWorld(state, viewer, pins, random);
            const hidden = new Set(hiddenFrom(fork(state), viewer, pins).map(({ list, at }) => list[at] as CardId));
            const sent = (of: World): SeenEvent[] => {
              const sink: GameEvent[] = [];
              apply(of, action, { sink });
              return sink.map((event) => redact(event, viewer));
            };
            const here = fork(state);
            const [told, toldThere] = [sent(here), sent(world)];
            // From here on, what is hidden decides: a card comes out of hiding, hands are counted, another round begins.
            const decides = (event: SeenEvent | undefined): boolean =>
              event !== undefined &&
              (event.type === 'scored' || event.type === 'handsPassed' || idsIn(event).some((id) => hidden.has(id)));
            let at = 0;
            for (; at < Math.max(told.length, toldThere.length); at++) {
              if (decides(told[at]) || decides(toldThere[at])) break;
              same(told[at], toldThere[at], `${viewer} hears event ${at} of ${JSON.stringify(action)}`);
              met[viewer === action.seat ? 'own' : 'others']++;
            }
            if (at < told.length) continue;
            same(shown(here, viewer, []), shown(world, viewer, []), `${viewer} sees what an action has led to`);
            met.whole++;
          }
        });
      }),
      share(0.34),
    );
    expect(Math.min(met.others, met.own, met.whole)).toBeGreaterThan(200);
  });

  test('in a window, shows nobody who has answered what', () => {
    let windows = 0;
    fc.assert(
      fc.property(ways({ windows: 'everyone' }), (way) => {
        walk(way, ({ state, action }) => {
          if (state.queue.at(-1)?.script !== 'window' || waitingFor(state).length < 2) return;
          windows++;
          const others = viewersOf(state).filter((viewer) => viewer !== action.seat);
          for (const answer of legalActions(state, action.seat)) {
            const after = reduce(state, answer);
            for (const viewer of others) same(viewOf(after, viewer), viewOf(state, viewer), `${viewer} sees an answer`);
          }
        });
      }),
      share(0.34),
    );
    expect(windows).toBeGreaterThan(10);
  });
});
