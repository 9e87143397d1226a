/** What must not compile for somebody who uses the library: checked by `tsc`, never run. */
import {
  type Action,
  createGame,
  type GameState,
  legalActions,
  type Question,
  reduce,
  transition,
  type View,
  viewOf,
} from 'frantic-engine';
import { apply, fork } from 'frantic-engine/fast';
import { type Patch, statePatches } from 'frantic-engine/patches';
import { table } from 'frantic-engine/testing';

const state = createGame({ players: 2, seed: 1 });

export const lawful: readonly Action[] = [
  { type: 'draw', seat: 0 },
  { type: 'pass', seat: 0 },
  { type: 'play', seat: 0, card: 3 },
  { type: 'play', seat: 0, card: 3, power: 'looping' },
  { type: 'decline', seat: 0 },
  { type: 'name', seat: 0, target: 1 },
  { type: 'choose', seat: 0, cards: [1, 2] },
  { type: 'split', seat: 0, shares: [0, 4] },
  { type: 'give', seat: 0, gifts: [[3, 1]] },
  { type: 'wish', seat: 0, wish: { color: 'red' } },
  { type: 'wish', seat: 0, wish: { number: 7 } },
  { type: 'pick', seat: 0, option: 'dare' },
  { type: 'wish', seat: 0, wish: { color: 'purple' } },
  { type: 'react', seat: 0, card: 3, to: 12 },
];

export const unlawful: readonly Action[] = [
  // @ts-expect-error no such type
  { type: 'undo', seat: 0 },
  // @ts-expect-error no seat
  { type: 'draw' },
  // @ts-expect-error a seat is a number
  { type: 'draw', seat: '0' },
  // @ts-expect-error no card
  { type: 'play', seat: 0 },
  // @ts-expect-error a power card is known by its name
  { type: 'play', seat: 0, card: 3, power: 1 },
  // @ts-expect-error without a power card the field is left out
  { type: 'play', seat: 0, card: 3, power: null },
  // @ts-expect-error only a card that is played takes a power card
  { type: 'react', seat: 0, card: 3, power: 'looping' },
  // @ts-expect-error drawing takes no power card
  { type: 'draw', seat: 0, power: 'looping' },
  // @ts-expect-error only a reaction may be let go
  { type: 'play', seat: 0, card: null },
  // @ts-expect-error a card is a number
  { type: 'play', seat: 0, card: 'red 3' },
  // @ts-expect-error drawing needs no card
  { type: 'draw', seat: 0, card: 3 },
  // @ts-expect-error no cards
  { type: 'choose', seat: 0 },
  // @ts-expect-error not in a field of its own
  { type: 'choose', seat: 0, answer: [1] },
  // @ts-expect-error a reaction says which card; to let it go is to decline
  { type: 'react', seat: 0, cards: null },
  // @ts-expect-error the id of a question is a number
  { type: 'draw', seat: 0, to: 'turn' },
  // @ts-expect-error a list of seats
  { type: 'name', seat: 0, target: [1] },
  // @ts-expect-error two answers at once
  { type: 'name', seat: 0, target: 1, option: 'dare' },
  // @ts-expect-error pairs of card and seat
  { type: 'give', seat: 0, gifts: [3, 1] },
  // @ts-expect-error black is no color
  { type: 'wish', seat: 0, wish: { color: 'black' } },
  // @ts-expect-error a bare color
  { type: 'wish', seat: 0, wish: 'red' },
  // @ts-expect-error declining says nothing else
  { type: 'decline', seat: 0, option: 'decline' },
];

// @ts-expect-error how many play has to be said
createGame({ seed: 1 });
// @ts-expect-error no such edition
createGame({ players: 2, seed: 1, edition: 'german' });
// @ts-expect-error no such option
createGame({ players: 2, seed: 1, options: { dealcount: 7 } });
// @ts-expect-error an option that is yes or no
createGame({ players: 2, seed: 1, options: { scoring: 'no' } });
// @ts-expect-error sets are named in a list
createGame({ players: 2, seed: 1, sets: 'troublemaker' });
// @ts-expect-error purple is off, a fifth color, or replaces one of the four
createGame({ players: 2, seed: 1, options: { purple: 'replace:black' } });
// @ts-expect-error a number of rule cards
createGame({ players: 2, seed: 1, options: { 'ruleCards.count': '2' } });
// @ts-expect-error no such effect
createGame({ players: 2, seed: 1, options: { 'do-it-yourself.effect': 'draw' } });
// @ts-expect-error no such field
createGame({ players: 2, seed: 1, sides: [] });
// @ts-expect-error asked of whom?
legalActions(state);
// @ts-expect-error the viewer is a seat or the spectator
viewOf(state, 'everybody');
// @ts-expect-error a table is set up by hands
table({ players: 2 });
// @ts-expect-error power cards lie in front of seats
table({ hands: [['red 1'], ['red 2']], powers: ['looping'] });
// @ts-expect-error a list of rule cards
table({ hands: [['red 1'], ['red 2']], ruleCards: 'twins' });

// States are values: nothing in them can be written to.
// @ts-expect-error the state is read-only
state.round = 2;
// @ts-expect-error lists in it are read-only
state.drawPile.pop();
// @ts-expect-error players are read-only
state.players[0].score = 0;
// @ts-expect-error only a fork may be played in place
apply(state, { type: 'draw', seat: 0 });
apply(fork(state), { type: 'draw', seat: 0 });

// A view is a type of its own: it cannot be played on, and has nothing to hide.
declare const seen: View;
// @ts-expect-error a view is no state
reduce(seen, { type: 'draw', seat: 0 });
// @ts-expect-error no chance in a view
export const { random } = seen;
// @ts-expect-error no hands of others in a view
export const hand = seen.players[0]?.hand;
// @ts-expect-error a view does not know the pile of power cards
export const { powerPile } = seen;
// @ts-expect-error nor the deck of rule cards
export const { ruleDeck } = seen;
// A power card of another player may lie face down.
export const lying: string | null | undefined = seen.players[0]?.powers[0];
// @ts-expect-error it is not always known
export const known: string | undefined = seen.players[0]?.powers[0];
// @ts-expect-error a view does not know the draw pile
export const { drawPile } = seen;

// The kind of a question tells its fields.
export function seats(asked: Question): readonly number[] {
  // @ts-expect-error not every question offers seats
  if (asked.type === 'turn') return asked.seats;
  return asked.type === 'name' ? asked.seats : [];
}

// The power cards of a turn go with the cards of the hand.
export function powersOf(asked: Question): readonly string[] {
  // @ts-expect-error only a turn offers power cards
  if (asked.type === 'name') return asked.powers;
  return asked.type === 'turn' ? asked.powers.flatMap(({ powers }) => powers) : [];
}

export const patched: readonly Patch[] = statePatches(state, transition(state, { type: 'draw', seat: 0 }).state);
// @ts-expect-error a transition is a state and events
export const unpatched = transition(state, { type: 'draw', seat: 0 }).patches;

export const stillTyped: GameState = state;
