// Screens without an engine: each is sent a view once and then only what happened, and sends what was clicked together.
import assert from 'node:assert/strict';
import { type Action, createGame, nextSeat, transition, type View, viewOf } from 'frantic-engine';
import {
  type BareView,
  type Click,
  catchUp,
  choices,
  nameOf,
  updateOf,
  type ViewUpdate,
  withoutRules,
  withRules,
} from 'frantic-engine/client';

/** Whatever goes from one computer to another is text. */
const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message));

// ---- in the browser

/** A screen. `look` stands for whoever sits in front of it. */
function createScreen(rules: View['rules'], first: BareView, look: (next: readonly Click[]) => Click) {
  let seen = first;
  return {
    view: () => withRules(seen, rules),
    hand: () => seen.hand.map((card) => nameOf({ rules }, card)).join(', '),
    hear(update: ViewUpdate): void {
      seen = catchUp(seen, update);
    },
    /** Clicks until it is an answer. */
    answer(): Action | null {
      const { question } = seen;
      if (question === null) return null;
      const picked: Click[] = [];
      for (let now = choices(question); ; now = choices(question, picked)) {
        if (now.action !== null) return now.action;
        picked.push(look(now.next));
      }
    },
  };
}

// ---- on the server

// A generator of our own, so that the example plays the same game every time.
let dice = 1;
const random = (): number => {
  dice = (dice * 48271) % 2147483647;
  return dice / 2147483647;
};
const anywhere = (next: readonly Click[]): Click => next[Math.floor(random() * next.length)] ?? { move: 'decline' };

let state = createGame({ players: ['Ann', 'Ben', 'Cleo'], seed: 'screens', length: 'short' });
const screens = state.players.map((_player, seat) =>
  createScreen(sent(state.rules), sent(withoutRules(viewOf(state, seat))), anywhere),
);
console.log(`Ann holds ${screens[0]?.hand()}.`);

let actions = 0;
for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
  const action = screens[seat]?.answer();
  if (!action) throw new Error('Nobody was asked.');
  const { state: next, events } = transition(state, sent(action));
  state = next;
  actions++;
  screens.forEach((screen, to) => {
    screen.hear(sent(updateOf(viewOf(state, to), events)));
    assert.deepEqual(screen.view(), sent(viewOf(state, to)));
  });
}
console.log(`${actions} answers were clicked together, and after each all three screens showed what the engine shows.`);
