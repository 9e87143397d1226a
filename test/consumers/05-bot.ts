/** A bot of one's own, of both games, and what beats what. */
import { type Action, createGame, createRandom, nextSeat, reduce, type Seat } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import { BOTS, type Bot, type BotName, botOf, createHeuristicBot, createSearchBot, decide } from 'frantic-engine/bots';

/** Lays the dearest card that may be laid; whatever else is asked is left to chance. */
const dearest: Bot = (_view, question, { cardOf, sampleLegal }): Action => {
  if (question.type !== 'turn') return sampleLegal();
  const points = (card: number): number => cardOf(card).points;
  const [card] = [...question.cards].sort((a, b) => points(b) - points(a));
  if (card !== undefined) return { type: 'play', seat: question.seat, card };
  return { type: question.draw ? 'draw' : 'pass', seat: question.seat };
};

/** Who wins a game. */
function winnersOf(bots: readonly Bot[], seed: number): readonly Seat[] {
  const random = createRandom(seed);
  let state = createGame({ players: bots.length, seed, length: 'short', windows: 'holders' });
  for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
    const bot = bots[seat];
    if (bot === undefined) throw new Error('Everybody has a bot.');
    state = reduce(state, decide(bot, state, seat, random));
  }
  return state.outcome?.winners ?? [];
}

const names: readonly BotName[] = BOTS;
const bots = [dearest, ...names.filter((name) => name !== 'ismcts').map((name) => botOf(name))];
if (winnersOf(bots, 1).length === 0) throw new Error('Somebody wins.');
let wins = 0;
for (let seed = 0; seed < 10; seed++) if (winnersOf([botOf('random'), dearest], seed).includes(1)) wins++;
if (wins < 6) throw new Error('Dear cards first beats chance.');

const search = createSearchBot({ iterations: 5 });
const opened = createGame({ players: 2, seed: 1 });
const asked = nextSeat(opened) ?? 0;
for (const bot of [search, createHeuristicBot({ points: 2 })])
  if (decide(bot, opened, asked, createRandom(1)).seat !== asked) throw new Error('A bot answers for its seat.');

const placed = board.createGame({ players: 2, seed: 1 });
const first: boardBots.Bot = (_view, _question, { legalActions }) => legalActions({ limit: 1 })[0] ?? missing();
const missing = (): never => {
  throw new Error('Whoever is asked has an answer.');
};
board.reduce(placed, boardBots.decide(first, placed, board.nextSeat(placed) ?? 0, createRandom(1)));
