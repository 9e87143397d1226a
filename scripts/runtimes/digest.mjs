// Plays a few hundred games with the installed package and gives one digest of all that happened. Plain JavaScript
// without a module of any runtime, so that Node, Bun, Deno and a browser run the very same file.
import * as pure from 'frantic-engine';
import { createRandom as botChance } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import { botOf, decide } from 'frantic-engine/bots';
import { createChampionBot, instinctBot } from 'frantic-engine/champion';
import * as fast from 'frantic-engine/fast';
import { textOf } from 'frantic-engine/texts';

const CARD_GAMES = 200;
const BOARD_GAMES = 50;
const BOT_GAMES = 4;
/** Every so many games are played by the pure door. */
const PURE = 8;

const SETS = {
  swiss1: [],
  intl: [],
  webde: ['troublemaker', 'supercharge'],
  pandora: ['troublemaker', 'supercharge', 'pandoras-box'],
};

/** Numbers from 0 up to, but not including, 1: mulberry32. */
function chanceOf(seed) {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Two FNV-1a sums over everything that is added. */
class Digest {
  sums = [0x811c9dc5, 0x9747b28c];

  add(value) {
    const text = JSON.stringify(value);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.sums[0] = Math.imul(this.sums[0] ^ code, 0x01000193);
      this.sums[1] = Math.imul(this.sums[1] ^ code, 0x01000193);
    }
  }

  toString() {
    return this.sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

function cardSetup(nth) {
  const edition = pure.EDITIONS[nth % 4];
  // Every mix of the sets that the edition knows.
  const sets = SETS[edition].filter((_set, i) => ((nth >> (2 + i)) & 1) === 1);
  return {
    players: 2 + (nth % 7),
    seed: `game ${nth}`,
    edition,
    sets,
    length: 'short',
    windows: pure.WINDOWS[nth % 3 === 0 ? 0 : 1],
    options: {
      'end.tie': nth % 5 === 0 ? 'extraRound' : 'share',
      // Only a text that knows rule cards takes a number of them.
      ...(sets.length === 3 ? { 'ruleCards.count': nth % 4 } : {}),
    },
  };
}

const boardSetup = (nth) => ({
  players: 2 + (nth % 5),
  seed: nth,
  length: 'short',
  windows: board.WINDOWS[nth % 2],
  options: { 'multi.wild': nth % 4 < 2, 'jump.timing': nth % 3 === 0 ? 'pass' : 'land' },
});

/** Plays a game in place to its end. Returns how many moves it took. */
function playInPlace(game, state, random, digest) {
  let moves = 0;
  for (; state.outcome === null; moves++) {
    const [seat] = game.waitingFor(state);
    const events = [];
    game.apply(state, game.sampleLegal(state, seat, random), { sink: events });
    digest.add(events);
  }
  digest.add(state);
  return moves;
}

/** The same by the pure door. */
function playPurely(game, first, random, digest) {
  let state = first;
  let moves = 0;
  for (; state.outcome === null; moves++) {
    const [seat] = game.waitingFor(state);
    const next = game.transition(state, game.sampleLegal(state, seat, random));
    digest.add(next.events);
    digest.add(game.viewOf(next.state, seat));
    state = next.state;
  }
  digest.add(game.restore(game.save(state)));
  return moves;
}

/** Plays a game of bots: what they search for has to come out the same everywhere. Returns how many moves it took. */
function playBots(nth, digest) {
  const named = ['ismcts:20', 'heuristic', 'greedy', 'random'].map(botOf);
  const bots = [...named, createChampionBot({ iterations: 20 }), instinctBot];
  const random = botChance(`bots ${nth}`);
  const state = fast.createGame({ ...cardSetup(nth + 3), players: bots.length });
  let moves = 0;
  for (; state.outcome === null; moves++) {
    const [seat] = fast.waitingFor(state);
    const action = decide(bots[(seat + nth) % bots.length], state, seat, random);
    digest.add(action);
    fast.apply(state, action);
  }
  return moves;
}

/** The digest of all games, and how many games and moves are in it. */
export function digestOfGames() {
  const digest = new Digest();
  let moves = 0;
  for (let nth = 0; nth < CARD_GAMES; nth++) {
    const random = chanceOf(nth);
    const setup = cardSetup(nth);
    moves +=
      nth % PURE === 0
        ? playPurely(pure, pure.createGame(setup), random, digest)
        : playInPlace(fast, fast.createGame(setup), random, digest);
  }
  for (let nth = 0; nth < BOARD_GAMES; nth++) {
    const random = chanceOf(nth);
    const setup = boardSetup(nth);
    moves +=
      nth % PURE === 0
        ? playPurely(board, board.createGame(setup), random, digest)
        : playInPlace(boardFast, boardFast.createGame(setup), random, digest);
  }
  for (let nth = 0; nth < BOT_GAMES; nth++) moves += playBots(nth, digest);
  digest.add(textOf('gift', 'de'));
  return { digest: String(digest), games: CARD_GAMES + BOARD_GAMES + BOT_GAMES, moves };
}
