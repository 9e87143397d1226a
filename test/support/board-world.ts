/** The board game in a world that a seat cannot tell apart from the one it is in. Written without `determinize`. */
import type { CardId, GameState, Seat } from 'frantic-engine/board-game';
import * as fast from 'frantic-engine/board-game/fast';
import { hasBit, knowersOf, readEntry } from '../../src/common/known.ts';
import { oneOf, shuffle } from './ways.ts';

type World = ReturnType<typeof fast.fork>;

/** The same for all a seat knows, what it remembers included, and otherwise as different as can be. */
export function boardTwin(state: GameState, seat: Seat, random: () => number): World {
  const world = fast.fork(state);
  const hidden = [world.drawPile, ...world.players.filter((_player, at) => at !== seat).map(({ hand }) => hand)];
  const places = hidden.flatMap((list) => list.map((card, at) => ({ list, at, card })));
  const free = places.filter(({ card }) => !hasBit(knowersOf(state.known, card), seat));
  const cards = shuffle(
    free.map(({ card }) => card),
    random,
  );
  free.forEach(({ list, at }, i) => {
    list[at] = cards[i] as CardId;
  });
  world.players.forEach(({ hand }, at) => {
    if (at !== seat) shuffle(hand, random);
  });
  world.random = { c: 1, s0: random(), s1: random(), s2: random() };
  world.known = state.known.filter((entry) => hasBit(readEntry(entry).bits, seat));
  changeAnswers(world, seat, random);
  return world;
}

/** While several are asked at once, what others have answered is secret: they answer with other cards of their hands. */
function changeAnswers(world: World, seat: Seat, random: () => number): void {
  const frame = world.queue.at(-1);
  if (frame === undefined || !Array.isArray(frame.v.asked)) return;
  for (const [name, given] of Object.entries(frame.v)) {
    if (name === 'asked' || typeof given !== 'object' || given === null || Array.isArray(given)) continue;
    const answers = { ...(given as Record<string, unknown>) };
    for (const at of Object.keys(answers)) {
      if (Number(at) === seat) continue;
      const hand = world.players[Number(at)]?.hand ?? [];
      const { rows } = fast.catalogOf(world);
      const fits = (card: CardId): boolean =>
        rows.find(({ id }) => id === fast.cardOf(world, card).row)?.react === frame.v.trigger;
      const fitting = hand.filter(fits);
      answers[at] = fitting.length > 0 && random() < 0.5 ? oneOf(fitting, random) : null;
    }
    frame.v[name] = answers as typeof given;
  }
}
