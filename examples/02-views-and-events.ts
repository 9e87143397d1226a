// A server holds the state. Each player gets a view once, and after that only what happened, without others' secrets.
import assert from 'node:assert/strict';
import {
  type Action,
  createGame,
  follow,
  type GameEvent,
  nextSeat,
  type PublicView,
  publicOf,
  redact,
  type SeenEvent,
  sampleLegal,
  transition,
  viewOf,
  waitingFor,
} from 'frantic-engine';

/** What a player's screen knows. In a real program this is on another computer. */
interface Screen {
  readonly seat: number;
  board: PublicView;
}

let state = createGame({ players: ['Ann', 'Ben', 'Cleo'], seed: 'server', length: 'short' });
const screens: Screen[] = [0, 1, 2].map((seat) => ({ seat, board: publicOf(state) }));

/** The server: plays an action and tells everybody what they may know. */
function serve(action: Action): void {
  const { state: next, events } = transition(state, action);
  state = next;
  for (const screen of screens)
    receive(
      screen,
      events.map((event) => redact(event, screen.seat)),
    );
}

/** A screen: shows every step. It never asks the server for the whole table again. */
function receive(screen: Screen, events: readonly SeenEvent[]): void {
  for (const event of events) screen.board = follow(screen.board, event);
}

// A generator of our own, so that the example plays the same game every time.
let dice = 1;
const random = () => {
  dice = (dice * 48271) % 2147483647;
  return dice / 2147483647;
};

let actions = 0;
while (state.outcome === null) {
  serve(sampleLegal(state, nextSeat(state) ?? 0, random));
  actions++;
  for (const { board } of screens) assert.deepEqual(board, publicOf(state));
}
console.log(`${actions} actions, and after each of them all three screens showed the same table as the server.`);

// A draw, as the player who drew sees it and as everybody else does.
const drew: GameEvent = { type: 'drew', seat: 0, count: 1, cards: [17] };
console.log('Ann sees', redact(drew, 0));
console.log('Ben sees', redact(drew, 1));
assert.deepEqual(redact(drew, 1), { ...drew, cards: null });

// A view is the board and what one seat knows besides: its own cards and its own open question.
const fresh = createGame({ players: 3, seed: 'server' });
const [asked = 0] = waitingFor(fresh);
const seen = viewOf(fresh, asked);
console.log(`Seat ${asked} holds ${seen.hand.length} cards and is asked: ${seen.question?.type}.`);
assert.equal(viewOf(fresh, 'spectator').hand.length, 0);
