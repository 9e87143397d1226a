/**
 * Worlds that a seat cannot tell apart: everything it cannot see is shuffled. Written without `determinize`.
 *
 * What a viewer may see is worked out here anew, so that a field that shows too much is found.
 */
import type { CardId, GameState, Seat } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import type { KnownPower } from '../../src/card-game/state/state.ts';
import { hasBit, knowersOf, readEntry } from '../../src/common/known.ts';
import { oneOf, shuffle } from './ways.ts';

export type Viewer = Seat | 'spectator';
export type World = ReturnType<typeof fast.fork>;

/** A place that holds a card. */
export interface Place {
  readonly list: CardId[];
  readonly at: number;
}

const placesOf = (list: CardId[]): Place[] => list.map((_card, at) => ({ list, at }));

/** Whether a viewer may look into a hand: shown to everybody or to the viewer alone, or lying open by something in force. */
function maySee(state: GameState, viewer: Viewer, seat: Seat): boolean {
  if (seat === viewer) return true;
  const { openHands, openTo, lasting, players } = state;
  if (openHands.includes(seat) && (openTo === null || openTo.some((one) => one === viewer))) return true;
  return lasting.some(({ row, owner }) => {
    if (row === 'open-hands') return seat !== owner;
    return row === 'naked-finish' && players[seat]?.hand.length === 1;
  });
}

/** The places whose cards a viewer may not know. */
export function hiddenPlaces(state: World, viewer: Viewer): Place[] {
  const hands = state.players.filter((_player, seat) => !maySee(state, viewer, seat));
  return [
    ...placesOf(state.drawPile),
    ...hands.flatMap(({ hand }) => placesOf(hand)),
    ...placesOf(state.table).filter(({ at }) => !state.laid[at]?.open && state.laid[at]?.by !== viewer),
  ];
}

/** The same for all a viewer may know, and otherwise as different as can be. Written without `determinize`. */
export function otherWorld(state: GameState, viewer: Viewer, random: () => number): World {
  const world = fast.fork(state);
  const places = hiddenPlaces(world, viewer);
  const cards = shuffle(
    places.map(({ list, at }) => list[at] as CardId),
    random,
  );
  places.forEach(({ list, at }, i) => {
    list[at] = cards[i] as CardId;
  });
  world.eventPile = shuffle([...world.eventPile], random);
  world.ruleDeck = shuffle([...world.ruleDeck], random);
  changePowers(world, ({ up }, owner) => !up && owner !== viewer, random);
  world.random = { c: 1, s0: random(), s1: random(), s2: random() };
  // Nothing that is shown comes from the memory of who knows what.
  world.known = [];
  changeSecrets(world, viewer, random);
  return world;
}

/** The power cards in question, and the pile, are others. */
function changePowers(world: World, isHidden: (power: KnownPower, owner: Seat) => boolean, random: () => number): void {
  const hidden = world.players.flatMap(({ powers }, seat) =>
    powers.flatMap((one) => (isHidden(one, seat) ? [one.row] : [])),
  );
  const rows = shuffle([...world.powerPile, ...hidden], random);
  world.powerPile = world.powerPile.map(() => rows.pop() as string);
  world.players.forEach((player, seat) => {
    player.powers = player.powers.map((one) => (isHidden(one, seat) ? { ...one, row: rows.pop() as string } : one));
  });
}

/** While several are asked at once, what others have answered is secret: they answer with other cards of their hands. */
function changeSecrets(world: World, viewer: Viewer, random: () => number): void {
  const frame = world.queue.at(-1);
  if (frame === undefined || !Array.isArray(frame.v.asked)) return;
  for (const [name, given] of Object.entries(frame.v)) {
    if (name === 'asked' || typeof given !== 'object' || given === null || Array.isArray(given)) continue;
    const answers = { ...(given as Record<string, unknown>) };
    for (const seat of Object.keys(answers)) {
      if (Number(seat) === viewer) continue;
      const hand = world.players[Number(seat)]?.hand ?? [];
      const answer = answers[seat];
      if (typeof answer === 'number' || answer === null) {
        const fitting = hand.filter((id) => fast.cardOf(world, id).react === frame.v.trigger);
        answers[seat] = fitting.length > 0 && random() < 0.5 ? oneOf(fitting, random) : null;
      } else if (Array.isArray(answer)) answers[seat] = shuffle([...hand], random).slice(0, answer.length);
    }
    frame.v[name] = answers as typeof given;
  }
}

/**
 * The same for all a seat knows, what it remembers included, and otherwise as different as can be: hands that it does
 * not see are in another order, too.
 */
export function twinWorld(state: GameState, seat: Seat, random: () => number): World {
  const world = fast.fork(state);
  const knows = (card: CardId): boolean => hasBit(knowersOf(state.known, card), seat);
  const places = hiddenPlaces(world, seat).filter(({ list, at }) => !knows(list[at] as CardId));
  const cards = shuffle(
    places.map(({ list, at }) => list[at] as CardId),
    random,
  );
  places.forEach(({ list, at }, i) => {
    list[at] = cards[i] as CardId;
  });
  world.players.forEach(({ hand }, other) => {
    if (!maySee(state, seat, other)) shuffle(hand, random);
  });
  world.eventPile = shuffle([...world.eventPile], random);
  world.ruleDeck = shuffle([...world.ruleDeck], random);
  changePowers(world, ({ known }) => !hasBit(known, seat), random);
  world.random = { c: 1, s0: random(), s1: random(), s2: random() };
  world.known = state.known.filter((entry) => hasBit(readEntry(entry).bits, seat));
  changeSecrets(world, seat, random);
  return world;
}
