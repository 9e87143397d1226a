/**
 * Nobody learns what they may not know.
 *
 * The proof is a second world: everything a seat cannot see is shuffled, and nothing of what the seat is shown may
 * change. It does not depend on a list of fields that hold card ids, so a new field is proved too.
 */
import fc from 'fast-check';
import {
  type Action,
  type CardId,
  determinize,
  explain,
  type GameEvent,
  type GameState,
  isLegal,
  legalActions,
  questionOf,
  redact,
  restore,
  type Seat,
  type SeenEvent,
  sampleLegal,
  save,
  transition,
  type View,
  viewOf,
  waitingFor,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { assertInvariants } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { hasBit, knowersOf, readEntry } from '../../../src/common/known.ts';
import { hiddenPlaces, otherWorld, twinWorld, type Viewer, type World } from '../../support/other-world.ts';
import { must } from '../../support/ways.ts';
import { zoneOf } from '../knowledge/mind.ts';
import { chanceOf, oneOf, same, seatsOf, share, walk, ways } from './kit.ts';

/** A state of chance that is the same in all worlds. */
const STILL = { c: 1, s0: 0.25, s1: 0.5, s2: 0.75 };

/** Everything a seat is shown, and what the host asks of whom: in windows for everybody no secret decides it. */
const shown = (state: GameState, viewer: Viewer, trials: readonly Action[]): unknown[] => [
  fast.waitingFor(state),
  ...told(state, viewer, trials),
];

/** Everything a seat is shown, refusals of what it may not do included, and why. */
function told(state: GameState, viewer: Viewer, trials: readonly Action[]): unknown[] {
  if (viewer === 'spectator') return [fast.viewOf(state, viewer)];
  const asked = fast.questionOf(state, viewer);
  // What is chosen by chance for a seat that is too late depends on chance, and on nothing else that is hidden.
  const fallback = asked === null ? null : fast.fallbackAction({ ...state, random: STILL }, viewer);
  return [
    fast.viewOf(state, viewer),
    asked,
    fallback,
    trials.map((action) => explain(state, action).text),
    fast.countLegal(state, viewer),
    fast.legalActions(state, viewer, { limit: 200 }),
    trials.map((action) => fast.whyNot(state, action)),
  ];
}

const decks = new WeakMap<object, number>();

/** How many cards a game has: looked up once for each game. */
function deckOf(state: GameState): number {
  const known = decks.get(state.rules) ?? fast.catalogOf(state).cards.length;
  decks.set(state.rules, known);
  return known;
}

/** Actions of a seat, mostly unlawful: every kind of answer, cards of the own hand and cards it does not hold. */
function trialsOf(state: GameState, seat: Seat, random: () => number): Action[] {
  const card = (): CardId => Math.floor(random() * deckOf(state));
  const held = state.players[seat]?.hand ?? [];
  const other = Math.floor(random() * state.players.length);
  return [
    { type: 'draw', seat },
    { type: 'pass', seat },
    ...held.map((id): Action => ({ type: 'play', seat, card: id })),
    ...(state.players[seat]?.powers ?? []).map(
      ({ row }): Action => ({ type: 'play', seat, card: held[0] ?? 0, power: row }),
    ),
    { type: 'play', seat, card: held[0] ?? 0, power: 'looping' },
    { type: 'play', seat, card: card() },
    { type: 'react', seat, card: card() },
    { type: 'react', seat, card: held[0] ?? -1 },
    { type: 'name', seat, target: other },
    { type: 'choose', seat, cards: [card(), card()] },
    { type: 'choose', seat, cards: held.slice(0, 1) },
    { type: 'give', seat, gifts: [[card(), other]] },
    { type: 'split', seat, shares: state.players.map(() => 1) },
    { type: 'wish', seat, wish: { number: 10 } },
    { type: 'decline', seat },
    { type: 'pick', seat, option: '0' },
    { type: 'pick', seat, option: 'gift' },
  ];
}

/** All card ids in a view, with where they stand. */
function idsIn(seen: View): [string, CardId][] {
  const { question: asked } = seen;
  const chosen = asked !== null && 'cards' in asked ? asked.cards : [];
  const lists: Readonly<Record<string, readonly (CardId | null)[]>> = {
    top: [seen.top],
    hand: seen.hand,
    table: seen.table.map(({ card }) => card),
    open: seen.players.flatMap(({ open }) => open ?? []),
    shown: seen.shown.flatMap(({ hand }) => hand),
    discardPile: seen.discardPile ?? [],
    'question.cards': chosen,
  };
  return Object.entries(lists).flatMap(([where, ids]) => ids.flatMap((id) => (id === null ? [] : [[where, id]]))) as [
    string,
    CardId,
  ][];
}

const viewersOf = (state: GameState): Viewer[] => [...seatsOf(state), 'spectator'];

describe('what a seat is shown', () => {
  test('does not change when everything it cannot see does', () => {
    let changed = 0;
    const midway = { window: 0, others: 0, laid: 0 };
    fc.assert(
      fc.property(ways({ windows: 'everyone' }), (way) => {
        walk(way, ({ state, random, nth }) => {
          const several = Array.isArray(state.queue.at(-1)?.v.asked);
          const laid = state.laid.some(({ open }) => !open);
          if (nth % 4 !== 0 && !several && !laid) return;
          for (const viewer of viewersOf(state)) {
            const trials = viewer === 'spectator' ? [] : trialsOf(state, viewer, random);
            const world = otherWorld(state, viewer, random);
            same(shown(world, viewer, trials), shown(state, viewer, trials), `${viewer} can tell two worlds apart`);
            if (JSON.stringify(world.players) !== JSON.stringify(state.players)) changed++;
          }
          if (several) midway[state.queue.at(-1)?.script === 'window' ? 'window' : 'others']++;
          if (laid) midway.laid++;
        });
      }),
      share(0.34),
    );
    expect(changed).toBeGreaterThan(100);
    expect(Math.min(midway.window, midway.others, midway.laid)).toBeGreaterThan(0);
  });

  test('names no card it may not know', () => {
    const counted = { looking: 0, not: 0 };
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state }) => {
          const loose = fast.fork(state);
          for (const viewer of viewersOf(state)) {
            const hidden = new Set(hiddenPlaces(loose, viewer).map(({ list, at }) => list[at]));
            const seen = viewOf(state, viewer);
            for (const [where, id] of idsIn(seen)) {
              if (hidden.has(id)) throw new Error(`${viewer} sees card ${id} in ${where}`);
            }
            must(seen.viewer === viewer, "the view is somebody else's");
            must(!Object.hasOwn(seen, 'random'), 'chance is shown');
            if (viewer === 'spectator')
              same([seen.hand, seen.powers, seen.shown], [[], [], []], 'shown to a spectator');
            seen.players.forEach((player, seat) => {
              const lying = state.players[seat]?.powers ?? [];
              same(
                player.powers,
                lying.map(({ row, up }) => (up ? row : null)),
                'power cards face down are shown',
              );
            });
            if (state.openTo !== null) counted[state.openTo.some((one) => one === viewer) ? 'looking' : 'not']++;
            if (!state.rules.options['discard.browsable']) must(seen.discardPile === null, 'the pile is shown');
          }
        });
      }),
      share(0.5),
    );
    // Hands that are shown to one player only were met.
    expect(Math.min(counted.looking, counted.not)).toBeGreaterThan(0);
  });

  test('the list of fields with card ids above is complete', () => {
    // A world in which every card has another id: whatever else changes in a view would be such a field.
    fc.assert(
      fc.property(ways({ windows: 'everyone' }), (way) => {
        walk(way, ({ state, nth }) => {
          if (nth % 7 !== 0) return;
          const world = fast.fork(state);
          const last = fast.catalogOf(world).cards.length - 1;
          const renamed = (list: readonly CardId[]): CardId[] => list.map((id) => last - id);
          world.drawPile = renamed(world.drawPile);
          world.discardPile = renamed(world.discardPile);
          world.table = renamed(world.table);
          for (const player of world.players) player.hand = renamed(player.hand);
          for (const viewer of viewersOf(state)) {
            const [one, other] = [fast.viewOf(state, viewer), fast.viewOf(world, viewer)].map((seen) => ({
              ...seen,
              top: null,
              hand: null,
              shown: null,
              table: seen.table.map((laid) => ({ ...laid, card: null })),
              players: seen.players.map((player) => ({ ...player, open: null })),
              discardPile: null,
              question: null,
            }));
            same(one, other, 'a field that is not in the list changed');
          }
        });
      }),
      share(0.25),
    );
  });

  test('in a window, who has answered and what stays secret; who is asked does not depend on hands', () => {
    let windows = 0;
    fc.assert(
      fc.property(ways({ windows: 'everyone' }), (way) => {
        walk(way, ({ state, action, random }) => {
          if (state.queue.at(-1)?.script !== 'window') return;
          windows++;
          const others = viewersOf(state).filter((viewer) => viewer !== action.seat);
          const answers = legalActions(state, action.seat).map((answer) => transition(state, answer).state);
          for (const after of answers) {
            if (after.queue.at(-1)?.script !== 'window' || waitingFor(after).length >= waitingFor(state).length)
              continue;
            for (const viewer of others) same(viewOf(after, viewer), viewOf(state, viewer), `${viewer} sees an answer`);
          }
          // The same decision in a world where other hands hold the reactions: the same seats are asked.
          const world = otherWorld(state, action.seat, random);
          same(fast.waitingFor(world), waitingFor(state), 'who is asked');
        });
      }),
      share(0.5),
    );
    expect(windows).toBeGreaterThan(10);
  });
});

/** The ids an event tells. */
function idsOf(event: GameEvent | SeenEvent): CardId[] {
  const { card, cards, hands } = event as {
    readonly card?: CardId;
    readonly cards?: readonly CardId[] | number | null;
    readonly hands?: readonly (readonly CardId[])[];
  };
  return [...(card === undefined ? [] : [card]), ...(Array.isArray(cards) ? cards : []), ...(hands ?? []).flat()];
}

/** The card an event says lies on top of the discard pile: everybody sees it. */
const topOf = (event: GameEvent): CardId | null => (event as { readonly top?: CardId | null }).top ?? null;

/** Where a card is, as the events tell. */
type Whereabouts =
  | { readonly in: 'draw' | 'discard' }
  | { readonly in: 'hand'; readonly seat: Seat }
  | { readonly in: 'table'; readonly by: Seat | null; readonly open: boolean };

/** Follows every card by the events of a whole game, everybody's secrets included. */
class Tracker {
  private readonly cards: Whereabouts[] = [];
  private shown: readonly Seat[] = [];
  /** Whose hands lie open by something in force. */
  private lying: readonly Seat[] = [];
  /** Who looks into whose hands, for as long as nothing else happens. */
  private looks: { readonly by: Seat; readonly at: readonly Seat[] }[] = [];

  constructor(private readonly deck: number) {}

  /** Whether a viewer may know which card this is. */
  knows(viewer: Viewer, card: CardId): boolean {
    const place = this.cards[card];
    if (place === undefined) return false;
    if (place.in === 'hand') {
      const { seat } = place;
      return (
        seat === viewer ||
        this.shown.includes(seat) ||
        this.lying.includes(seat) ||
        this.looks.some((l) => l.by === viewer && l.at.includes(seat))
      );
    }
    if (place.in === 'table') return place.open || place.by === viewer;
    return place.in === 'discard';
  }

  tell(event: GameEvent): void {
    const put = (where: Whereabouts): void => {
      for (const id of idsOf(event)) this.cards[id] = where;
    };
    if (event.type !== 'looked') this.looks = [];
    const top = topOf(event);
    if (top !== null && this.cards[top]?.in !== 'discard') throw new Error(`card ${top} does not lie on the pile`);
    switch (event.type) {
      case 'roundStarted':
        for (let id = 0; id < this.deck; id++) this.cards[id] = { in: 'draw' };
        return;
      case 'returned':
        put({ in: 'draw' });
        return;
      case 'dealt':
      case 'drew':
      case 'pickedUp':
      case 'recalled':
      case 'tookDiscard':
      case 'fetched':
        put({ in: 'hand', seat: event.seat });
        return;
      case 'gave':
        put({ in: 'hand', seat: event.to });
        return;
      case 'turnedOver':
      case 'played':
      case 'tossedIn':
      case 'discarded':
      case 'tucked':
        put({ in: 'discard' });
        return;
      case 'laid':
        put({ in: 'table', by: event.seat, open: false });
        return;
      case 'turnedUp':
      case 'revealed':
        put({ in: 'table', by: null, open: true });
        return;
      case 'mixed':
        this.cards.forEach((place, id) => {
          if (place.in === 'table') this.cards[id] = { in: 'table', by: null, open: false };
        });
        return;
      case 'stacked':
        this.cards.forEach((place, id) => {
          if (place.in === 'table') this.cards[id] = { in: 'draw' };
        });
        return;
      case 'looked':
        this.looks.push({ by: event.seat, at: event.at });
        return;
      case 'handsShown':
        this.shown = event.seats;
        return;
      case 'handsOpen':
        this.lying = event.seats;
        return;
      case 'handsHidden':
        this.shown = [];
        return;
      default:
        if (idsOf(event).length > 0) throw new Error(`the event '${event.type}' tells cards and is not known here`);
    }
  }

  /** Fails unless the cards lie in the state where the events have put them. */
  expectAgrees(state: GameState): void {
    const told = (zone: (place: Whereabouts) => boolean): CardId[] =>
      this.cards.flatMap((place, id) => (zone(place) ? [id] : []));
    const sorted = (list: readonly CardId[]): CardId[] => [...list].sort((a, b) => a - b);
    same(
      told((place) => place.in === 'draw'),
      sorted(state.drawPile),
      'draw pile',
    );
    same(
      told((place) => place.in === 'discard'),
      sorted(state.discardPile),
      'discard pile',
    );
    same(
      told((place) => place.in === 'table'),
      sorted(state.table),
      'table',
    );
    state.players.forEach(({ hand }, seat) => {
      same(
        told((place) => place.in === 'hand' && place.seat === seat),
        sorted(hand),
        `hand of ${seat}`,
      );
    });
  }
}

/** Events that show what was hidden: the power cards that are exchanged, for example, to both who own them. */
const DECIDING: readonly GameEvent['type'][] = [
  'eventTurned',
  'scored',
  'totalChanged',
  'gameEnded',
  'powersDealt',
  'powersExchanged',
  'ruleDrawn',
  'handsOpen',
];

describe('the events a seat is sent', () => {
  test('tell where every card goes, to those who may know and to nobody else', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        const told: GameEvent[] = [];
        const first = fast.createGame(way.setup, { sink: told });
        const tracker = new Tracker(fast.catalogOf(first).cards.length);
        const viewers = viewersOf(first);
        const hear = (event: GameEvent): void => {
          types.add(event.type);
          const before = viewers.map((viewer) => idsOf(event).map((id) => tracker.knows(viewer, id)));
          tracker.tell(event);
          viewers.forEach((viewer, i) => {
            const sent = redact(event, viewer);
            must(sent.type === event.type, `'${event.type}' is sent as '${sent.type}'`);
            const known = idsOf(event).map((id, at) => before[i]?.[at] === true || tracker.knows(viewer, id));
            // Epic Fail fetches the one card it names from wherever it is: everybody knows which.
            const named = event.type === 'fetched' && fast.cardOf(first, event.card).row === 'fuck-you';
            idsOf(sent).forEach((id, at) => {
              if (!known[at] && !named) throw new Error(`${viewer} is told of card ${id} by '${event.type}'`);
            });
            if (named) {
              same(sent, event, 'what is fetched is not told to all');
              return;
            }
            if (event.type === 'powersDealt') {
              same(sent, viewer === event.seat ? event : { ...event, rows: null }, 'power cards face down are told');
            }
            // Whoever gives, gets or shows cards is told which.
            const concerned = [
              ...('seat' in event ? [event.seat] : []),
              ...(event.type === 'gave' ? [event.from, event.to] : []),
            ];
            if (concerned.includes(viewer as Seat) || known.every((one) => one) === false) {
              const expected = concerned.includes(viewer as Seat) ? event : { ...event, cards: null };
              same(sent, expected, `${viewer} is sent the wrong part of '${event.type}'`);
            }
          });
        };
        told.forEach(hear);
        tracker.expectAgrees(first);
        walk(way, ({ state, action }) => {
          tracker.expectAgrees(state);
          transition(state, action).events.forEach(hear);
        });
      }),
      share(0.5),
    );
    for (const type of [
      'dealt',
      'drew',
      'gave',
      'laid',
      'pickedUp',
      'revealed',
      'handsShown',
      'looked',
      'powersDealt',
    ]) {
      expect(types).toContain(type);
    }
  });

  test('are the same in two worlds that look alike, until chance or a hidden card comes in', () => {
    const compared = { guessed: 0, shuffled: 0, everyone: 0, possible: 0 };
    fc.assert(
      fc.property(fc.oneof(ways({ windows: 'everyone' }), ways({ windows: 'possible' })), (way) => {
        walk(way, ({ state, action, random, nth }) => {
          if (nth % 2 !== 0) return;
          // These count special cards of hidden hands, which is how one learns of them.
          if (state.queue.some(({ script }) => /^special-(favours|charge)\//.test(script))) return;
          // Whoever can has to, and is not asked if there is no way: that shows, and is meant to.
          const obliged = state.queue.some(
            ({ script, v }) =>
              (script === 'tsunami/play' && state.rules.edition === 'webde') ||
              (v.move as { readonly power?: string } | null | undefined)?.power === 'random-chance',
          );
          if (obliged) return;
          // An event that is chosen, not turned over: it may be one that takes cards by chance, or counts hidden ones.
          if (questionOf(state, action.seat)?.topic.endsWith('/event')) return;
          // The other world is one that anything hidden may differ in, or a guess that agrees with what the seat remembers.
          // In a window a guess asks others again, who may have answered.
          const guessed = nth % 4 === 0 && state.queue.at(-1)?.script !== 'window';
          const world = guessed ? fast.determinize(state, action.seat, nth) : otherWorld(state, action.seat, random);
          const hidden = new Set(hiddenPlaces(world, action.seat).map(({ list, at }) => list[at]));
          const sent = (of: World): SeenEvent[] => {
            const sink: GameEvent[] = [];
            fast.apply(of, action, { sink });
            return sink.map((event) => redact(event, action.seat));
          };
          const played = fast.fork(state);
          const [here, there] = [sent(played), sent(world)];
          let secret = false;
          for (let i = 0; i < Math.max(here.length, there.length); i++) {
            const pair = [here[i], there[i]];
            // Open hands show what others have secretly laid from them.
            // From here on, what is hidden decides: a hidden card is shown, chance draws, hands are counted.
            const decides = (event: SeenEvent | undefined): boolean =>
              event !== undefined &&
              (DECIDING.includes(event.type) ||
                // Whether others toss in is their secret, even of a card everybody sees.
                (event.type === 'tossedIn' && event.seat !== action.seat) ||
                (event.type === 'powerUsed' && event.row === 'special-charge') ||
                (event.type === 'imitated' && event.row === 'special-favours') ||
                (event.type === 'gave' && event.blind) ||
                idsOf(event).some((id) => hidden.has(id)));
            secret = pair.some(decides);
            if (secret) break;
            same(pair[0], pair[1], `event ${i} of ${JSON.stringify(action)}`);
            compared[guessed ? 'guessed' : 'shuffled']++;
          }
          if (secret || state.rules.windows === 'holders') return;
          // Who is asked next depends on nothing hidden either.
          const asked = (of: GameState) => fast.viewOf(of, action.seat).asked;
          same(asked(played), asked(world), `who is asked after ${JSON.stringify(action)}`);
          compared[state.rules.windows]++;
        });
      }),
      share(0.5),
    );
    expect(Math.min(...Object.values(compared))).toBeGreaterThan(100);
  });
});

describe('determinize', () => {
  test('gives a sound state that looks the same to the seat', () => {
    let several = 0;
    const windows = { everyone: 0, possible: 0, holders: 0 };
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random, nth }) => {
          const asked = Array.isArray(state.queue.at(-1)?.v.asked);
          if (nth % 5 !== 0 && !asked) return;
          if (asked) several++;
          for (const seat of seatsOf(state)) {
            const seed = Math.floor(random() * 1e9);
            const guess = determinize(state, seat, seed);
            const trials = trialsOf(state, seat, random);
            same(told(guess, seat, trials), told(state, seat, trials), `seat ${seat} is shown something else`);
            const knowers = (of: GameState, zone: readonly CardId[]): number[] =>
              zone.map((card) => knowersOf(of.known, card));
            same(knowers(guess, guess.drawPile), knowers(state, state.drawPile), 'others know of other places');
            const inHands = (of: GameState): number[][] => of.players.map(({ hand }) => knowers(of, hand).sort());
            same(inHands(guess), inHands(state), 'others know of more or fewer cards of a hand');
            for (const { card, bits } of state.known.map(readEntry)) {
              if (hasBit(bits, seat)) must(zoneOf(guess, card) === zoneOf(state, card), `seat ${seat} knows ${card}`);
            }
            if (state.queue.at(-1)?.script === 'window') windows[state.rules.windows]++;
            assertInvariants(guess);
            same(determinize(state, seat, seed), guess, 'the same seed guesses something else');
            if (seat === nth % state.players.length) same(restore(save(guess)), guess, 'a guess cannot be saved');
          }
        });
      }),
      share(0.4),
    );
    expect(several).toBeGreaterThan(5);
    expect(Math.min(windows.everyone, windows.possible, windows.holders)).toBeGreaterThan(10);
  });

  test('depends on what the seat knows, and on nothing else: in a world it cannot tell apart the guess is the same', () => {
    const compared = { everyone: 0, possible: 0, holders: 0 };
    let different = 0;
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random, nth }) => {
          const several = Array.isArray(state.queue.at(-1)?.v.asked);
          const laid = state.laid.some(({ open }) => !open);
          if (nth % 7 !== 0 && !several && !laid) return;
          for (const seat of seatsOf(state)) {
            const world = twinWorld(state, seat, random);
            // Who is asked in a window for holders, or on 2nd Chance, shows what somebody holds.
            if (JSON.stringify(fast.viewOf(world, seat)) !== JSON.stringify(fast.viewOf(state, seat))) continue;
            const seed = Math.floor(random() * 1e9);
            // What others know is carried along, card by card.
            const guess = (of: GameState, likely: boolean) => ({
              ...fast.determinize(of, seat, seed, { likely }),
              known: null,
            });
            for (const likely of [false, true])
              same(guess(world, likely), guess(state, likely), `seat ${seat} guesses something else`);
            compared[state.rules.windows]++;
            if (JSON.stringify(world.players) !== JSON.stringify(state.players)) different++;
          }
        });
      }),
      share(0.25),
    );
    expect(Math.min(compared.everyone, compared.possible, compared.holders, different)).toBeGreaterThan(100);
  });

  test('gives a state that can be played to its end', () => {
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, random, nth }) => {
          if (nth % 25 !== 0) return;
          const guess = fast.determinize(state, oneOf(seatsOf(state), random), nth);
          const chance = chanceOf(nth);
          for (let i = 0; i < 60 && guess.outcome === null; i++) {
            const seat = oneOf(fast.waitingFor(guess), random);
            fast.apply(guess, fast.sampleLegal(guess, seat, chance));
          }
          assertInvariants(guess);
        });
      }),
      share(0.5),
    );
  });

  test('keeps what the seat knows and guesses the rest', () => {
    fc.assert(
      fc.property(ways({ players: 4 }, 60), (way) => {
        const state = walk(way);
        if (state.outcome !== null || state.drawPile.length < 20) return;
        const guesses = [1, 2, 3, 4].map((seed) => determinize(state, 0, seed));
        for (const guess of guesses) {
          expect(guess.players[0]).toEqual(state.players[0]);
          expect(guess.discardPile).toEqual(state.discardPile);
          expect([...guess.eventPile].sort()).toEqual([...state.eventPile].sort());
          expect(guess.random).not.toEqual(state.random);
        }
        const piles = new Set([state, ...guesses].map(({ drawPile }) => drawPile.join()));
        expect(piles.size).toBe(5);
      }),
    );
  });
});

test('a window does not open for holders only, unless it is asked to', () => {
  // With `windows: 'holders'` the pause itself tells who holds a reaction: that is what the option is for.
  const state = fast.createGame({ players: 2, seed: 1, windows: 'holders' });
  expect(
    isLegal(
      state,
      sampleLegal(state, fast.waitingFor(state)[0] as Seat, () => 0),
    ),
  ).toBe(true);
  expect(questionOf(state, fast.waitingFor(state)[0] as Seat)).not.toBeNull();
});
