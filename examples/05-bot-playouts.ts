// A bot that cheats nobody: it guesses the hidden cards many times over and plays each guess out.
import {
  apply,
  createGame,
  determinize,
  fork,
  type GameState,
  legalActions,
  type MutableGameState,
  nextSeat,
  sampleLegal,
  viewOf,
} from 'frantic-engine/fast';

const GUESSES = 6;
const PLAYOUTS_AT_MOST = 60;

let dice = 7;
const random = () => {
  dice = (dice * 48271) % 2147483647;
  return dice / 2147483647;
};

/** Plays by chance until the round is over, and says what a seat wrote down for it. */
function pointsAfter(state: MutableGameState, seat: number): number {
  const { round } = state;
  const before = state.players[seat]!.score;
  while (state.outcome === null && state.round === round)
    apply(state, sampleLegal(state, nextSeat(state) ?? 0, random));
  return state.players[seat]!.score - before;
}

/** Flat Monte Carlo: the action with the fewest points on average. `view` and `determinize` are all it looks at. */
function think(state: GameState, seat: number) {
  const guesses = Array.from({ length: GUESSES }, (_, i) =>
    determinize(state, seat, `${viewOf(state, seat).turn}/${i}`),
  );
  const actions = legalActions(guesses[0]!, seat, { limit: PLAYOUTS_AT_MOST / GUESSES });
  if (actions.length === 1) return actions[0]!;
  let [best, fewest] = [actions[0]!, Number.POSITIVE_INFINITY];
  for (const action of actions) {
    let points = 0;
    for (const guess of guesses) {
      const trial = fork(guess);
      apply(trial, action);
      points += pointsAfter(trial, seat);
    }
    if (points < fewest) [best, fewest] = [action, points];
  }
  return best;
}

// The bot sits at seat 0; the others play by chance.
const totals = [0, 0, 0];
for (let game = 0; game < 5; game++) {
  const state = createGame({ players: 3, seed: `bot ${game}`, length: 'short', windows: 'holders' });
  for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
    apply(state, seat === 0 ? think(state, seat) : sampleLegal(state, seat, random));
  }
  state.outcome?.scores.forEach((score, seat) => {
    totals[seat]! += score;
  });
}
console.log(`points in five games (fewest win): the bot ${totals[0]}, the others ${totals[1]} and ${totals[2]}`);
if (totals[0]! >= Math.min(totals[1]!, totals[2]!)) throw new Error('The bot should play better than chance.');
