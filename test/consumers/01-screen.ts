/** A screen: it has a view and what was sent since, shows what may be clicked, and sends the finished answer. */
import {
  type Action,
  type CardGameTypes,
  createGame,
  createRandom,
  nextSeat,
  transition,
  viewOf,
} from 'frantic-engine';
import {
  type AnswerTo,
  type BareView,
  type Click,
  cardOf,
  catchUp,
  choices,
  nameOf,
  updateOf,
  withoutRules,
  withRules,
} from 'frantic-engine/client';
import type { ClientMessage } from 'frantic-engine/host';
import { prompt, type Telling } from 'frantic-engine/words';
import { en } from 'frantic-engine/words/en';

const random = createRandom('clicks');
const click = (next: readonly Click[]): Click => next[Math.floor(random() * next.length)] ?? { move: 'decline' };

/** What is clicked, one thing after the other, until it is an answer. */
function answerOf({ question }: BareView): AnswerTo<Action> | null {
  if (question === null) return null;
  const picked: Click[] = [];
  for (;;) {
    const { action, next } = choices(question, picked);
    if (action !== null) return action;
    picked.push(click(next));
  }
}

/** The same as it is sent to a room. */
let sent = 0;
const messageOf = (action: AnswerTo<Action>): ClientMessage<CardGameTypes> => ({ type: 'answer', id: ++sent, action });

let state = createGame({ players: ['Ann', 'Ben', 'Cleo'], seed: 'screen', length: 'short' });
const { rules } = viewOf(state, 0);
const telling: Telling = {
  language: en,
  names: state.players.map(({ name }) => name),
  cardOf: (id) => cardOf({ rules }, id),
};
const screens: BareView[] = state.players.map((_player, seat) => withoutRules(viewOf(state, seat)));
const said = new Set<string>();
for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
  const screen = screens[seat];
  const action = screen === undefined ? null : answerOf(screen);
  if (screen?.question == null || action === null) throw new Error('Whoever is asked has an answer.');
  const message = messageOf(action);
  if (message.type !== 'answer' || message.action.to !== screen.question.id)
    throw new Error('It says what it answers.');
  said.add(prompt(screen.question, telling));
  const { state: next, events } = transition(state, action);
  state = next;
  for (const [at, one] of screens.entries()) screens[at] = catchUp(one, updateOf(viewOf(next, at), events));
}

if (said.size < 3) throw new Error('Every question has words of its own.');
const [first] = screens;
if (first === undefined || JSON.stringify(withRules(first, rules).players) !== JSON.stringify(viewOf(state, 0).players))
  throw new Error('A screen knows what its viewer may know.');
for (const card of first.hand) if (nameOf({ rules }, card) === '') throw new Error('Every card has a name.');
