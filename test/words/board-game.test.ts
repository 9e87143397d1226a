/** What happens in the board game, and what is asked, in words. */
import {
  cardOf,
  catalogOf,
  createGame,
  type GameEvent,
  type GameState,
  opening,
  questionOf,
  redact,
  sampleLegal,
  type ToldEvent,
  transition,
  waitingFor,
} from 'frantic-engine/board-game';
import { type BoardLanguage, prompt, tell, textIn } from 'frantic-engine/board-game/words';
import { de } from 'frantic-engine/board-game/words/de';
import { en } from 'frantic-engine/board-game/words/en';
import { expect, test } from 'vitest';
import { chanceOf, oneOf } from '../support/ways.ts';
import { expectPlain } from './plain.ts';

const state = createGame({ players: 3, seed: 'words' });
const names = ['Ann', 'Ben', 'Cleo'];
const { cards } = catalogOf(state);

/** The card of this name. */
function card(name: string): number {
  const found = cards.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.id;
}

const said = (event: ToldEvent, language: BoardLanguage, you: number | null): string =>
  tell(event, { language, names, cardOf: (id) => cardOf(state, id), you });

/** An event, and what seat 0 and everybody else is told of it: English, German. */
type Told<T> = readonly [event: Extract<ToldEvent, { type: T }>, en: string, de: string, en0: string, de0: string];

const [push, x] = [card('push'), card('x')];

const TOLD: { readonly [T in GameEvent['type']]: readonly Told<T>[] } = {
  roundStarted: [
    [
      { type: 'roundStarted', round: 2, cards: 94, teleports: [] },
      'Round 2 begins.',
      'Runde 2 beginnt.',
      'Round 2 begins.',
      'Runde 2 beginnt.',
    ],
  ],
  rolledForStart: [
    [
      { type: 'rolledForStart', seats: [0, 1], values: [12, 7] },
      'Ann rolled 12 and Ben 7. Ann begins.',
      'Um den Anfang gewürfelt: Ann 12 und Ben 7. Ann beginnt.',
      'You rolled 12 and Ben 7. You begin.',
      'Um den Anfang gewürfelt: du 12 und Ben 7. Du beginnst.',
    ],
    [
      { type: 'rolledForStart', seats: [0, 1, 2], values: [9, 7, 9] },
      'Ann rolled 9, Ben 7 and Cleo 9. Ann and Cleo roll again.',
      'Um den Anfang gewürfelt: Ann 9, Ben 7 und Cleo 9. Ann und Cleo würfeln noch einmal.',
      'You rolled 9, Ben 7 and Cleo 9. You and Cleo roll again.',
      'Um den Anfang gewürfelt: du 9, Ben 7 und Cleo 9. Du und Cleo würfelt noch einmal.',
    ],
  ],
  dealt: [
    [
      { type: 'dealt', seat: 0, count: 6, cards: null },
      'Ann is dealt 6 cards.',
      'Ann erhält 6 Karten.',
      'You are dealt 6 cards.',
      'Du erhältst 6 Karten.',
    ],
  ],
  drew: [
    [
      { type: 'drew', seat: 0, count: 2, cards: [push, x] },
      'Ann draws a Push and an X.',
      'Ann zieht Push und X.',
      'You draw a Push and an X.',
      'Du ziehst Push und X.',
    ],
  ],
  turnStarted: [
    [
      { type: 'turnStarted', seat: 0, turn: 1 },
      "It is Ann's turn.",
      'Ann ist am Zug.',
      'It is your turn.',
      'Du bist am Zug.',
    ],
  ],
  placed: [
    [
      { type: 'placed', seat: 0, card: push, at: 12, facing: 13 },
      'Ann puts a Push on space 12, pointing to space 13.',
      'Ann legt Push auf Feld 12, mit dem Pfeil auf Feld 13.',
      'You put a Push on space 12, pointing to space 13.',
      'Du legst Push auf Feld 12, mit dem Pfeil auf Feld 13.',
    ],
    [
      { type: 'placed', seat: 0, card: x, at: 5, facing: null },
      'Ann puts an X on space 5.',
      'Ann legt X auf Feld 5.',
      'You put an X on space 5.',
      'Du legst X auf Feld 5.',
    ],
  ],
  discarded: [
    [
      { type: 'discarded', seat: 0, cards: [push] },
      'Ann discards a Push.',
      'Ann legt Push ab.',
      'You discard a Push.',
      'Du legst Push ab.',
    ],
  ],
  rolled: [
    [
      { type: 'rolled', seat: 0, sides: 6, value: 4, for: 'movement' },
      'Ann rolls a 4.',
      'Ann würfelt eine 4.',
      'You roll a 4.',
      'Du würfelst eine 4.',
    ],
    [
      { type: 'rolled', seat: 0, sides: 20, value: 18, for: 'event' },
      'Ann rolls an 18 for an event.',
      'Ann würfelt für ein Ereignis eine 18.',
      'You roll an 18 for an event.',
      'Du würfelst für ein Ereignis eine 18.',
    ],
  ],
  named: [
    [
      { type: 'named', seat: 1, row: 'gift', targets: [0], steps: 2 },
      'Gift: Ben names Ann (2 spaces).',
      'Gift: Ben nennt Ann (2 Felder).',
      'Gift: Ben names you (2 spaces).',
      'Gift: Ben nennt dich (2 Felder).',
    ],
    [
      { type: 'named', seat: 0, row: 'surprise-party', targets: [0], steps: null },
      'Surprise Party: Ann names themself.',
      'Surprise Party: Ann nennt sich selbst.',
      'Surprise Party: You name yourself.',
      'Surprise Party: Du nennst dich selbst.',
    ],
  ],
  tossedIn: [
    [
      { type: 'tossedIn', seat: 0, card: card('block'), trigger: 'attacked' },
      'Ann tosses in a Block.',
      'Ann wirft Block ein.',
      'You toss in a Block.',
      'Du wirfst Block ein.',
    ],
  ],
  moved: [
    [
      { type: 'moved', seat: 0, from: 8, path: [9, 10, 11] },
      'Ann moves from space 8 to space 11.',
      'Ann geht von Feld 8 auf Feld 11.',
      'You move from space 8 to space 11.',
      'Du gehst von Feld 8 auf Feld 11.',
    ],
    [
      { type: 'moved', seat: 0, from: 8, path: [7] },
      'Ann moves back from space 8 to space 7.',
      'Ann geht zurück von Feld 8 auf Feld 7.',
      'You move back from space 8 to space 7.',
      'Du gehst zurück von Feld 8 auf Feld 7.',
    ],
    [
      { type: 'moved', seat: 0, from: 8, path: [] },
      'Ann stays on space 8.',
      'Ann bleibt auf Feld 8.',
      'You stay on space 8.',
      'Du bleibst auf Feld 8.',
    ],
  ],
  put: [
    [
      { type: 'put', seat: 0, from: 8, to: 30 },
      'Ann is put from space 8 on space 30.',
      'Ann kommt von Feld 8 auf Feld 30.',
      'You are put from space 8 on space 30.',
      'Du kommst von Feld 8 auf Feld 30.',
    ],
  ],
  bumped: [
    [
      { type: 'bumped', seat: 0, card: x, from: 8, to: 9 },
      'Ann is bumped off an X, from space 8 to space 9.',
      'Ann kann auf X nicht bleiben und geht von Feld 8 auf Feld 9.',
      'You are bumped off an X, from space 8 to space 9.',
      'Du kannst auf X nicht bleiben und gehst von Feld 8 auf Feld 9.',
    ],
  ],
  fired: [
    [
      { type: 'fired', seat: 0, card: card('teleport 3'), at: 8 },
      'Ann triggers teleport 3 on space 8.',
      'Ann löst Teleport 3 auf Feld 8 aus.',
      'You trigger teleport 3 on space 8.',
      'Du löst Teleport 3 auf Feld 8 aus.',
    ],
  ],
  took: [
    [
      { type: 'took', seat: 0, card: push, at: 8 },
      'Ann takes a Push from space 8.',
      'Ann nimmt Push von Feld 8 auf die Hand.',
      'You take a Push from space 8.',
      'Du nimmst Push von Feld 8 auf die Hand.',
    ],
  ],
  movementSkipped: [
    [
      { type: 'movementSkipped', seat: 0 },
      'Ann does not move this turn.',
      'Ann bewegt sich in diesem Zug nicht.',
      'You do not move this turn.',
      'Du bewegst dich in diesem Zug nicht.',
    ],
  ],
  movementReversed: [
    [
      { type: 'movementReversed', seat: 0 },
      'Ann moves backward this turn.',
      'Ann geht in diesem Zug rückwärts.',
      'You move backward this turn.',
      'Du gehst in diesem Zug rückwärts.',
    ],
  ],
  cardsIgnored: [
    [
      { type: 'cardsIgnored', seat: 0 },
      'Ann passes over all cards this turn.',
      'Ann geht in diesem Zug über alle Karten hinweg.',
      'You pass over all cards this turn.',
      'Du gehst in diesem Zug über alle Karten hinweg.',
    ],
  ],
  eventRolled: [
    [
      { type: 'eventRolled', seat: 0, row: 'friday-the-13th', number: 13 },
      'Ann rolls event 13: Friday the 13th.',
      'Ann würfelt das Ereignis 13: Friday the 13th.',
      'You roll event 13: Friday the 13th.',
      'Du würfelst das Ereignis 13: Friday the 13th.',
    ],
  ],
  turnedUp: [
    [
      { type: 'turnedUp', cards: [push, x] },
      'A Push and an X are turned up from the draw pile.',
      'Vom Stapel werden aufgedeckt: Push und X.',
      'A Push and an X are turned up from the draw pile.',
      'Vom Stapel werden aufgedeckt: Push und X.',
    ],
  ],
  picked: [
    [
      { type: 'picked', seat: 0, card: push },
      'Ann takes a Push from the market.',
      'Ann nimmt Push vom Markt.',
      'You take a Push from the market.',
      'Du nimmst Push vom Markt.',
    ],
  ],
  handsPassed: [
    [
      { type: 'handsPassed', counts: [1, 2, 3], hands: [[push], null, null] },
      'All hands go to the right neighbors.',
      'Alle Hände wandern nach rechts.',
      'All hands go to the right neighbors. You are given a Push.',
      'Alle Hände wandern nach rechts. Du bekommst Push.',
    ],
  ],
  teleportMoved: [
    [
      { type: 'teleportMoved', seat: 0, number: 3, from: 8, to: 12, discarded: [push] },
      'Ann moves teleport 3 from space 8 to space 12. What lay under it is out of the round: a Push.',
      'Ann versetzt Teleport 3 von Feld 8 auf Feld 12. Was darunter lag, ist aus der Runde: Push.',
      'You move teleport 3 from space 8 to space 12. What lay under it is out of the round: a Push.',
      'Du versetzt Teleport 3 von Feld 8 auf Feld 12. Was darunter lag, ist aus der Runde: Push.',
    ],
  ],
  exhausted: [
    [
      { type: 'exhausted' },
      'The draw pile is used up: the round is about to end.',
      'Der Stapel ist aufgebraucht: Die Runde geht zu Ende.',
      'The draw pile is used up: the round is about to end.',
      'Der Stapel ist aufgebraucht: Die Runde geht zu Ende.',
    ],
  ],
  roundEnded: [
    [
      { type: 'roundEnded', cause: 'end' },
      'The end space is taken: the round is over.',
      'Das Zielfeld ist erreicht: Die Runde ist vorbei.',
      'The end space is taken: the round is over.',
      'Das Zielfeld ist erreicht: Die Runde ist vorbei.',
    ],
  ],
  scored: [
    [
      { type: 'scored', seat: 0, points: 33, total: 45, space: 12, inHand: 21 },
      'Ann writes down 33 points (12 and 21 in hand), which makes 45.',
      'Ann schreibt 33 Punkte (12 und 21 auf der Hand) und hat jetzt 45.',
      'You write down 33 points (12 and 21 in hand), which makes 45.',
      'Du schreibst 33 Punkte (12 und 21 auf der Hand) und hast jetzt 45.',
    ],
  ],
  gameEnded: [
    [
      { type: 'gameEnded', outcome: { winners: [0], scores: [10, 90, 120], rounds: 4 } },
      'Ann wins the game.',
      'Ann gewinnt das Spiel.',
      'You win the game.',
      'Du gewinnst das Spiel.',
    ],
  ],
};

test.each(Object.values(TOLD).flat() as readonly Told<GameEvent['type']>[])(
  '%o',
  (event, english, german, english0, german0) => {
    expect(said(event, en, null)).toBe(english);
    expect(said(event, de, null)).toBe(german);
    expect(said(event, en, 0)).toBe(english0);
    expect(said(event, de, 0)).toBe(german0);
  },
);

test('every card and event has its name and its text in both languages', () => {
  const { rows, events } = catalogOf(state);
  for (const { id, text } of [...rows, ...events]) {
    expect(textIn(en, id)?.text).toBe(text);
    expect(textIn(de, id)?.text).toMatch(/^\p{Lu}.*\.$/u);
    expect(textIn(de, id)?.text).not.toMatch(/ß| {2}/);
  }
  expect(textIn(de, 'no-such-card')).toBeNull();
});

/** Ids that differ from what is printed. */
const INTERNAL = /-(?:terror|orders|standoff|chance|roll|try|you|fail|win|hood|party|man|teleport)\b(?<!Re-Roll)/;

/** Plays a game by chance, and shows what happens after each answer. */
function play(nth: number, see: (state: GameState, events: readonly GameEvent[]) => void): void {
  const random = chanceOf(nth);
  let { state, events } = opening({ players: 2 + (nth % 5), seed: nth, length: 'short' });
  for (let decisions = 0; decisions < 600 && state.outcome === null; decisions++) {
    see(state, events);
    ({ state, events } = transition(state, sampleLegal(state, oneOf(waitingFor(state), random), random)));
  }
  see(state, events);
}

test.each([0, 1, 2, 3, 4, 5])('game %i: every event and every question has a plain sentence for every seat', (nth) => {
  play(nth, (state, events) => {
    const telling = {
      names: state.players.map((_player, seat) => `Name${seat}`),
      cardOf: (id: number) => cardOf(state, id),
    };
    for (const language of [en, de]) {
      for (const event of events)
        for (const viewer of ['spectator' as const, ...state.players.keys()])
          expectPlain(
            tell(redact(event, viewer), { ...telling, language, you: viewer === 'spectator' ? null : viewer }),
            event.type,
            INTERNAL,
          );
      for (const seat of waitingFor(state)) {
        const asked = questionOf(state, seat);
        if (asked !== null) expectPlain(prompt(asked, { ...telling, language }), asked.topic, INTERNAL);
      }
    }
  });
});
