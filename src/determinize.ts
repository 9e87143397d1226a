/** A full state that agrees with everything one seat may know, for search. */
import { Random, type RandomState } from './engine/random.ts';
import { fork, type GameState, type Laid, type MutableGameState } from './state.ts';
import type { CardId, Seat } from './types.ts';

/**
 * Shuffles what the seat cannot see: other hands, the draw pile, cards face down on the table, and the event pile.
 * Answers that others have given in secret are taken back, since they may name cards they no longer hold.
 */
export function determinizeState(state: GameState, viewer: Seat, random: RandomState): MutableGameState {
  const guess = fork(state);
  const chance = new Random();
  chance.open(random);
  const hands = guess.players.filter((_player, seat) => seat !== viewer && !guess.openHands.includes(seat));
  const hidden = (at: number): boolean => !(guess.laid[at] as Laid).open && (guess.laid[at] as Laid).by !== viewer;
  const unseen: CardId[] = [
    ...guess.drawPile,
    ...hands.flatMap(({ hand }) => hand),
    ...guess.table.filter((_card, at) => hidden(at)),
  ];
  chance.shuffle(unseen);
  const take = (): CardId => unseen.pop() as CardId;
  guess.drawPile = guess.drawPile.map(take);
  for (const player of hands) player.hand = player.hand.map(take);
  guess.table = guess.table.map((card, at) => (hidden(at) ? take() : card));
  chance.shuffle(guess.eventPile);
  takeBackSecrets(guess, viewer);
  chance.close();
  guess.random = random;
  return guess;
}

/** While several are asked at once, the answers of the others are secret. */
function takeBackSecrets(state: MutableGameState, viewer: Seat): void {
  const frame = state.queue[state.queue.length - 1];
  if (frame === undefined || !Array.isArray(frame.v.asked)) return;
  for (const name of Object.keys(frame.v)) {
    const answers = frame.v[name];
    if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) continue;
    frame.v[name] = Object.fromEntries(Object.entries(answers).filter(([seat]) => Number(seat) === viewer));
  }
}
