/** What must not compile: each of these slips was one that compiled once, or one that a user is likely to make. */
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { botOf, createSearchBot } from 'frantic-engine/bots';
import { createBatch } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { type ClientMessage, createHost } from 'frantic-engine/host';
import { defineBox, event, knobOf, plain, power, seat } from 'frantic-engine/house-rules';
import { takeBack } from 'frantic-engine/notation';
import { cardNamed, table } from 'frantic-engine/testing';
import { cardNameOf, colorNameOf, textOf } from 'frantic-engine/texts';
import { tell } from 'frantic-engine/words';
import { en } from 'frantic-engine/words/en';

const two = { players: 2, seed: 1 } as const;
const state = cards.createGame(two);
const view = cards.viewOf(state, 0);
const record: cards.GameRecord = cards.createRecord(two);
const send = (events: readonly cards.SeenEvent[]): number => events.length;

// ---- what a game is made from

// @ts-expect-error a misspelt set
cards.createGame({ ...two, sets: ['troublmaker'] });
// @ts-expect-error a misspelt option
cards.createGame({ ...two, options: { 'time-bomb.ends': 'allThree' } });
// @ts-expect-error an option by its name of before
cards.createGame({ ...two, options: { limit: 'reach' } });
// @ts-expect-error a value that the option does not have
cards.createGame({ ...two, options: { 'end.limit': 'exceeds' } });
// @ts-expect-error an option of the other game
board.createGame({ ...two, options: { 'end.tie': 'share' } });
// @ts-expect-error a clock is a matter of the room
cards.createGame({ ...two, options: { 'react.window': 4000 } });
// @ts-expect-error a game needs a seed
cards.createGame({ players: 2 });
// @ts-expect-error a misspelt edition
cards.editionOf('swiss');
// @ts-expect-error a length that there is not
board.createGame({ ...two, length: 'tiny' });

// ---- answers

// @ts-expect-error a misspelt action
cards.reduce(state, { type: 'paly', seat: 0, card: 3 });
// @ts-expect-error two answers at once
cards.reduce(state, { type: 'name', seat: 0, target: 1, shares: [1, 4] });
// @ts-expect-error what is needed is left out
cards.reduce(state, { type: 'choose', seat: 0 });
// @ts-expect-error an action of the other game
cards.reduce(state, { type: 'place', seat: 0, card: 3, at: 4 });
// @ts-expect-error an optional argument by position
cards.legalActions(state, 0, 20);
// @ts-expect-error a policy that there is not
cards.fallbackAction(state, 0, { policy: 'kick' });
// @ts-expect-error whether it is lawful is yes or no; why not is another question
cards.isLegal(state, { type: 'draw', seat: 0 }).message;
// @ts-expect-error there may be no refusal
cards.whyNot(state, { type: 'draw', seat: 0 }).message;
// @ts-expect-error asked without the state, it is always there
if (cards.isLegal) send([]);
// @ts-expect-error likewise
if (cards.whyNot) send([]);
// @ts-expect-error there may be no question
cards.questionOf(state, 0).topic;
// @ts-expect-error a misspelt topic is never asked
if (cards.questionOf(state, 0)?.topic === 'gfit/victim') send([]);

// ---- what crosses a process

const { events } = cards.transition(state, { type: 'draw', seat: 0 });
// @ts-expect-error events that were not redacted
send(events);
// @ts-expect-error nor are they followed
for (const told of events) cards.follow(view, told);
send(events.map((told) => cards.redact(told, 1)));
// @ts-expect-error the answer to a viewer that there is not
cards.viewOf(state, 'everybody');
// @ts-expect-error only who has the state can play on
cards.reduce(view, { type: 'draw', seat: 0 });
// @ts-expect-error a state of the other game
board.save(state);

const say = (message: ClientMessage<cards.CardGameTypes>): number => message.id;
// @ts-expect-error an answer to a room that does not say which question it answers
say({ type: 'answer', id: 1, action: { type: 'draw', seat: 0 } });
// @ts-expect-error a message without a number
say({ type: 'join' });

// ---- what may not be written to

// @ts-expect-error a state
state.round = 2;
// @ts-expect-error a list in a state
state.players.push(state.players[0]);
// @ts-expect-error a record that is not being written
record.actions.push({ type: 'draw', seat: 0 });
// @ts-expect-error a frozen state is not played in place
fast.apply(state, { type: 'draw', seat: 0 });
// @ts-expect-error nor is a guess of the pure engine
fast.playOut(cards.determinize(state, 0, 1), Math.random, { limit: 9 });
// @ts-expect-error nobody's turn to write to
cards.waitingFor(state).pop();

// ---- names

// @ts-expect-error a misspelt bot
botOf('gready');
// @ts-expect-error a budget of nothing
createSearchBot({});
// @ts-expect-error a color that there is not
colorNameOf('lilac', 'en');
// @ts-expect-error a card is named by what `cardOf` gives, not by its id
cardNameOf(17, 'en');
// @ts-expect-error a language that there is not
textOf('gift', 'klingon');
// @ts-expect-error a telling has to say what cards are
tell({ type: 'passed', seat: 0 }, { language: en, names: ['Ann', 'Ben'] });
// @ts-expect-error a code that no error has
if (new cards.InvalidInput('seat', 'is none').code === 'invalid-seat') send([]);
// @ts-expect-error a policy of a room that there is not
createHost(cards.engine).create(two, { policy: { timeout: 'forfeit' } }, 0);
// @ts-expect-error how many are to be taken back, by position
takeBack(record, 2);
// @ts-expect-error a batch without tables
createBatch({ players: 2 }, { seed: 1 });
// @ts-expect-error which of several, by position
cardNamed(state, 0, 'red 1', 1);
// @ts-expect-error a misspelt field of a table
table({ hand: [['red 1'], []] });

// ---- house rules

const tax = plain({ id: 'tax', name: 'tax', copies: 1, text: 'Somebody draws.', knobs: { cards: 2 } });
const of = { id: 'x', name: 'x', text: 'x' } as const;
// @ts-expect-error a misspelt knob of a row
knobOf(tax, 'crads');
// @ts-expect-error a misspelt knob in a step
plain({ ...of, copies: 1, knobs: { cards: 2 }, play: (s) => s.do((c) => c.do.draw(c.me, c.knob('crads'))) });
// @ts-expect-error a misspelt trigger
plain({ ...of, copies: 1, react: { in: 'atacked', play: (s) => s } });
// @ts-expect-error a misspelt field of a row
event({ ...of, plya: null });
// @ts-expect-error a power card acts before or after
power({ ...of, timing: 'third' });
// @ts-expect-error a step changes the game by its verbs alone
event({ ...of, play: (s) => s.do((c) => c.g.drawPile.pop()) });
// @ts-expect-error a verb that there is not
event({ ...of, play: (s) => s.do((c) => c.do.darw(c.me, 1)) });
// @ts-expect-error an answer by another name than it was asked by
event({ ...of, play: (s) => s.askOrStop('who', (c) => seat(c.others)).do((c, v) => c.do.skip(v.whom, 1)) });
// @ts-expect-error a moment that there is not
event({ ...of, lasting: { on: { turnBegin: (s) => s } } });
// @ts-expect-error a choice has values and a default
defineBox({ name: 'mine', rows: [tax], options: { 'tax.cards': { values: [1, 2], text: 'How many.' } } });
