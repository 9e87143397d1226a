// A bot of one's own: it is given a view and a question, and plays against the bots that come with the package.
import { createRandom } from 'frantic-engine';
import { type Bot, botOf, decide, greedyBot } from 'frantic-engine/bots';
import { apply, createGame, nextSeat } from 'frantic-engine/fast';

/** Keeps the color that it holds most of. Whatever is not a turn it leaves to the greedy bot. */
const collector: Bot = (view, question, help) => {
  if (question.type !== 'turn' || question.cards.length === 0) return greedyBot(view, question, help);
  const held = (color: string | null) => view.hand.filter((id) => help.cardOf(id).color === color).length;
  const [first, ...others] = question.cards;
  let card = first!;
  for (const other of others) if (held(help.cardOf(other).color) > held(help.cardOf(card).color)) card = other;
  return { type: 'play', seat: question.seat, card };
};

// A bot decides by what its seat may know: `decide` makes the view and the question, and what helps, of a state.
const bots = [collector, botOf('random'), botOf('random'), botOf('random')];
const points = [0, 0, 0, 0];
for (let game = 0; game < 20; game++) {
  const state = createGame({ players: 4, seed: game, length: 'short', windows: 'holders' });
  const random = createRandom(`game ${game}`);
  for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
    apply(state, decide(bots[(seat + game) % 4]!, state, seat, random));
  }
  state.outcome?.scores.forEach((score, seat) => {
    points[(seat + game) % 4]! += score;
  });
}
console.log(
  `points in twenty games (fewest win): the collector ${points[0]}, three by chance ${points.slice(1).join(', ')}`,
);
if (points[0]! >= Math.min(...points.slice(1))) throw new Error('The bot should play better than chance.');
