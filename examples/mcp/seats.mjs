/** Games in which the assistant has one seat and bots have the others. It is shown what that seat may know, and no more. */
import {
  cardOf,
  catalogOf,
  createGame,
  createRandom,
  legalActions,
  nextSeat,
  questionOf,
  redact,
  transition,
  viewOf,
} from 'frantic-engine';
import { botOf, decide } from 'frantic-engine/bots';
import { formatAction, parseAction } from 'frantic-engine/notation';
import { prompt, tell } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';
import { LISTED } from './rules.mjs';

const WORDS = { en, de };

/** How many games are kept. The oldest one makes room. */
const KEPT = 20;

/** By number: the state, whose seat it is, and what has happened since the seat was asked last. */
const games = new Map();
let made = 0;

export function start({ players, seat, bot, language, ...setup }) {
  const names = Array.from({ length: players }, (_, nth) => (nth === seat ? 'You' : `Bot ${nth}`));
  const given = Object.fromEntries(Object.entries(setup).filter(([, value]) => value !== undefined));
  const state = createGame({ ...given, players: names });
  made += 1;
  const id = `game ${made}`;
  games.set(id, { state, seat, bot: botOf(bot), random: createRandom(`${setup.seed} and bots`), language, news: [] });
  for (const old of [...games.keys()].slice(0, -KEPT)) games.delete(old);
  return { game: id, ...goOn(gameOf(id)) };
}

export const look = ({ game }) => shown(gameOf(game));

export function play({ game: id, action }) {
  const game = gameOf(id);
  const answer = parseAction(game.state, action);
  if (answer.seat !== game.seat) throw new Error(`You have seat ${game.seat}: begin with "seat ${game.seat}"`);
  game.news = [];
  step(game, answer);
  return goOn(game);
}

function gameOf(id) {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no '${id}': start one. There are: ${[...games.keys()].join(', ')}`);
  return game;
}

/** What makes sentences of events and questions, for the seat. */
const telling = ({ state, seat, language }) => ({
  language: WORDS[language],
  names: state.players.map(({ name }) => name),
  cardOf: (card) => cardOf(state, card),
  catalog: catalogOf(state),
  you: seat,
});

/** Plays an action and keeps what the seat sees of it. */
function step(game, action) {
  const { state, events } = transition(game.state, action);
  game.state = state;
  for (const event of events) {
    const sentence = tell(redact(event, game.seat), telling(game));
    if (sentence !== '') game.news.push(sentence);
  }
}

/** Lets bots answer until the seat is asked, or the game is over. */
function goOn(game) {
  for (let next = nextSeat(game.state); next !== null && next !== game.seat; next = nextSeat(game.state))
    step(game, decide(game.bot, game.state, next, game.random));
  return shown(game);
}

/** What the seat may know: its view in names, what has happened, what it is asked and can answer. */
function shown(game) {
  const { state, seat, news } = game;
  const name = (card) => cardOf(state, card).name;
  const { hand, powers, players, drawCount, discardCount, top, demand, lasting, turn, round, outcome } = viewOf(
    state,
    seat,
  );
  const question = questionOf(state, seat);
  const listed = question === null ? [] : legalActions(state, seat, { limit: LISTED });
  return {
    happened: news,
    round,
    turn,
    onTop: top === null ? null : name(top),
    toBeMet: demand,
    inForce: lasting.map(({ row }) => row),
    drawCount,
    discardCount,
    players: players.map(({ name: called, handCount, score }, nth) => ({ seat: nth, name: called, handCount, score })),
    yourSeat: seat,
    yourHand: hand.map(name),
    ...(powers.length === 0 ? {} : { yourPowers: powers }),
    question: question === null ? null : prompt(question, telling(game)),
    answers: listed.map((action) => formatAction(state, action)),
    outcome,
  };
}
