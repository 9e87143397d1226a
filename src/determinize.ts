/** A full state that agrees with everything one seat may know, for search. */
import type { Core } from './core.ts';
import type { Json } from './engine/json.ts';
import { Random, type RandomState, seedRandom } from './engine/random.ts';
import { checkSeed } from './game/setup.ts';
import { fork, type GameState, type Laid, type MutableGameState } from './state.ts';
import type { CardId, Seat } from './types.ts';

/**
 * A guess in which everybody who is asked has a lawful answer. Where somebody is asked only because they hold a card
 * that fits, as on 2nd Chance, the asking tells that they do: hands that could not answer are guessed anew.
 */
export function guessState(core: Core, state: GameState, viewer: Seat, seed: string | number): MutableGameState {
  core.checkViewer(state, viewer);
  const random = seedRandom(checkSeed(seed));
  for (;;) {
    const guess = determinizeState(state, viewer, random);
    if (core.waitingFor(guess).every((seat) => core.countLegal(guess, seat) > 0)) return guess;
  }
}

/**
 * Shuffles what the seat cannot see: other hands, the draw pile, cards face down on the table, and the event pile.
 * What others have answered in secret is guessed along: the cards they chose are others, as their hands are.
 */
function determinizeState(state: GameState, viewer: Seat, random: RandomState): MutableGameState {
  const guess = fork(state);
  const chance = new Random();
  chance.open(random);
  const shown = guess.openTo === null || guess.openTo.includes(viewer) ? guess.openHands : [];
  const hands = guess.players.filter(
    (_player, seat) => seat !== viewer && !shown.includes(seat) && !guess.lyingOpen.includes(seat),
  );
  const hidden = (at: number): boolean => !(guess.laid[at] as Laid).open && (guess.laid[at] as Laid).by !== viewer;
  const unseen: CardId[] = [
    ...guess.drawPile,
    ...hands.flatMap(({ hand }) => hand),
    ...guess.table.filter((_card, at) => hidden(at)),
  ];
  const shuffled = [...unseen];
  chance.shuffle(shuffled);
  const guessed = new Map(unseen.map((card, i) => [card, shuffled[i] as CardId]));
  const guessOf = (card: CardId): CardId => guessed.get(card) ?? card;
  guess.drawPile = guess.drawPile.map(guessOf);
  for (const player of hands) player.hand = player.hand.map(guessOf);
  guess.table = guess.table.map(guessOf);
  chance.shuffle(guess.eventPile);
  dealPowersAnew(guess, viewer, chance);
  chance.shuffle(guess.ruleDeck);
  guessSecrets(guess, viewer, guessOf);
  chance.close();
  guess.random = random;
  return guess;
}

/** Power cards of others that lie face down, and the pile, may be any. */
function dealPowersAnew(state: MutableGameState, viewer: Seat, chance: Random): void {
  const others = state.players.filter((_player, seat) => seat !== viewer);
  const hidden = [
    ...state.powerPile,
    ...others.flatMap(({ powers }) => powers.filter(({ up }) => !up).map(({ row }) => row)),
  ];
  chance.shuffle(hidden);
  const take = (): string => hidden.pop() as string;
  state.powerPile = state.powerPile.map(take);
  for (const player of others) player.powers = player.powers.map((one) => (one.up ? one : { ...one, row: take() }));
}

/** While several are asked at once, the answers of the others are secret, but not who has answered. */
function guessSecrets(state: MutableGameState, viewer: Seat, guessOf: (card: CardId) => CardId): void {
  const frame = state.queue[state.queue.length - 1];
  if (frame === undefined || !Array.isArray(frame.v.asked)) return;
  for (const name of Object.keys(frame.v)) {
    const answers = frame.v[name];
    if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) continue;
    const guesses: Record<string, Json> = {};
    for (const [seat, answer] of Object.entries(answers as Readonly<Record<string, Json>>)) {
      const own = Number(seat) === viewer;
      if (!own && Array.isArray(answer)) guesses[seat] = answer.map(guessOf);
      // In a window it is secret who has answered, too, and a hand may hold no reaction now: the seat is asked again.
      else if (own || (typeof answer !== 'number' && answer !== null)) guesses[seat] = answer;
    }
    frame.v[name] = guesses;
  }
}
