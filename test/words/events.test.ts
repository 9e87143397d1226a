/** What happens in the card game, in words: a sentence for each type of event, in each language. */
import { type CardInfo, catalogOf, createGame, type GameEvent, SETS, type ToldEvent } from 'frantic-engine';
import { type Language, tell } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';
import { describe, expect, test } from 'vitest';

const catalog = catalogOf(createGame({ players: 4, seed: 'words', sets: [...SETS] }));
const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** The card of this name. */
function card(name: string): number {
  const found = catalog.cards.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.id;
}

const said = (event: ToldEvent, language: Language, you: number | null): string =>
  tell(event, { language, names, cardOf: (id) => catalog.cards[id] as CardInfo, you });

/** An event with what everybody is told, and what the seat it is about is told: English, German. */
type Told<T> = readonly [event: Extract<ToldEvent, { type: T }>, en: string, de: string, en0: string, de0: string];

const [blue9, black7, skip, four] = [card('blue 9'), card('black 7'), card('red skip'), card('fantastic four')];
const lasting = { key: 1, owner: 0, exempt: [], since: 1 };

/** For each type of event: what is told of one to everybody, and to seat 0. */
const TOLD: { readonly [T in GameEvent['type']]: readonly Told<T>[] } = {
  roundStarted: [
    [
      { type: 'roundStarted', round: 2, cards: 125, dealer: 0, events: 20, rules: 0 },
      'Round 2 begins. Ann deals.',
      'Runde 2 beginnt. Ann gibt die Karten.',
      'Round 2 begins. You deal.',
      'Runde 2 beginnt. Du gibst die Karten.',
    ],
  ],
  dealt: [
    [
      { type: 'dealt', seat: 0, count: 7, cards: null },
      'Ann is dealt 7 cards.',
      'Ann erhält 7 Karten.',
      'You are dealt 7 cards.',
      'Du erhältst 7 Karten.',
    ],
    [
      { type: 'dealt', seat: 0, count: 2, cards: [blue9, skip] },
      'Ann is dealt the blue 9 and the red Skip.',
      'Ann erhält die blaue 9 und Skip (Rot).',
      'You are dealt the blue 9 and the red Skip.',
      'Du erhältst die blaue 9 und Skip (Rot).',
    ],
  ],
  turnedOver: [
    [
      { type: 'turnedOver', card: blue9, face: 'blue 9', color: 'blue' },
      'The blue 9 is turned over and lies on top.',
      'Die blaue 9 wird aufgedeckt und liegt obenauf.',
      'The blue 9 is turned over and lies on top.',
      'Die blaue 9 wird aufgedeckt und liegt obenauf.',
    ],
  ],
  returned: [
    [
      { type: 'returned', card: four },
      'A Fantastic Four goes back into the draw pile.',
      'Fantastic Four kommt zurück in den Stapel.',
      'A Fantastic Four goes back into the draw pile.',
      'Fantastic Four kommt zurück in den Stapel.',
    ],
  ],
  turnDue: [
    [
      { type: 'turnDue', seat: 0, turn: 3 },
      'Ann is next.',
      'Als Nächstes kommt Ann an die Reihe.',
      'Your turn is next.',
      'Als Nächstes kommst du an die Reihe.',
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
  satOut: [
    [
      { type: 'satOut', seat: 0 },
      'Ann sits this turn out.',
      'Ann setzt diesen Zug aus.',
      'You sit this turn out.',
      'Du setzt diesen Zug aus.',
    ],
  ],
  drew: [
    [
      { type: 'drew', seat: 0, count: 1, cards: null },
      'Ann draws a card.',
      'Ann zieht eine Karte.',
      'You draw a card.',
      'Du ziehst eine Karte.',
    ],
    [
      { type: 'drew', seat: 0, count: 1, cards: [black7] },
      'Ann draws the black 7.',
      'Ann zieht die schwarze 7.',
      'You draw the black 7.',
      'Du ziehst die schwarze 7.',
    ],
  ],
  passed: [[{ type: 'passed', seat: 0 }, 'Ann passes.', 'Ann passt.', 'You pass.', 'Du passt.']],
  played: [
    [
      { type: 'played', seat: 0, card: black7, face: 'black 7', color: null, under: false },
      'Ann plays the black 7.',
      'Ann spielt die schwarze 7.',
      'You play the black 7.',
      'Du spielst die schwarze 7.',
    ],
    [
      { type: 'played', seat: 0, card: card('fuck you'), face: 'blue 9', color: 'blue', under: true },
      'Ann slides the Fuck You under the top card.',
      'Ann schiebt Fuck You unter die oberste Karte.',
      'You slide the Fuck You under the top card.',
      'Du schiebst Fuck You unter die oberste Karte.',
    ],
  ],
  tossedIn: [
    [
      { type: 'tossedIn', seat: 0, card: card('counterattack'), trigger: 'attacked', face: 'counterattack' },
      'Ann tosses in a Counterattack.',
      'Ann wirft Counterattack ein.',
      'You toss in a Counterattack.',
      'Du wirfst Counterattack ein.',
    ],
  ],
  named: [
    [
      { type: 'named', seat: 1, row: 'gift', targets: [0], split: null },
      'Gift: Ben names Ann.',
      'Gift: Ben nennt Ann.',
      'Gift: Ben names you.',
      'Gift: Ben nennt dich.',
    ],
    [
      { type: 'named', seat: 0, row: 'fantastic-four', targets: [1, 2], split: [0, 3, 1, 0] },
      'Fantastic Four: Ann names Ben (3 cards) and Cleo (a card).',
      'Fantastic Four: Ann nennt Ben (3 Karten) und Cleo (eine Karte).',
      'Fantastic Four: You name Ben (3 cards) and Cleo (a card).',
      'Fantastic Four: Du nennst Ben (3 Karten) und Cleo (eine Karte).',
    ],
    [
      { type: 'named', seat: 0, row: 'edison', targets: [0, 1], split: null },
      'Edison: Ann names themself and Ben.',
      'Edison: Ann nennt sich selbst und Ben.',
      'Edison: You name yourself and Ben.',
      'Edison: Du nennst dich selbst und Ben.',
    ],
  ],
  letGo: [
    [
      { type: 'letGo', seat: 0, row: 'equality' },
      "Nothing comes of Ann's Equality.",
      'Bei Ann bleibt Equality ohne Wirkung.',
      'Nothing comes of your Equality.',
      'Bei dir bleibt Equality ohne Wirkung.',
    ],
  ],
  wished: [
    [
      { type: 'wished', seat: 0, wish: { color: 'green' }, color: 'green' },
      'Ann wishes for green.',
      'Ann wünscht sich Grün.',
      'You wish for green.',
      'Du wünschst dir Grün.',
    ],
    [
      { type: 'wished', seat: 0, wish: { number: 8 }, color: null },
      'Ann wishes for an 8.',
      'Ann wünscht sich eine 8.',
      'You wish for an 8.',
      'Du wünschst dir eine 8.',
    ],
  ],
  skipped: [
    [
      { type: 'skipped', seat: 0, turns: 1 },
      'Ann has to sit out the next turn.',
      'Ann muss den nächsten Zug aussetzen.',
      'You have to sit out the next turn.',
      'Du musst den nächsten Zug aussetzen.',
    ],
    [
      { type: 'skipped', seat: 0, turns: 2 },
      'Ann has to sit out the next 2 turns.',
      'Ann muss die nächsten 2 Züge aussetzen.',
      'You have to sit out the next 2 turns.',
      'Du musst die nächsten 2 Züge aussetzen.',
    ],
  ],
  gave: [
    [
      { type: 'gave', from: 1, to: 0, count: 2, cards: null, blind: false },
      'Ben gives Ann 2 cards.',
      'Ben gibt Ann 2 Karten.',
      'Ben gives you 2 cards.',
      'Ben gibt dir 2 Karten.',
    ],
    [
      { type: 'gave', from: 0, to: 1, count: 1, cards: [blue9], blind: true },
      'Ben takes the blue 9 from Ann without looking.',
      'Ben nimmt Ann blind die blaue 9 weg.',
      'Ben takes the blue 9 from you without looking.',
      'Ben nimmt dir blind die blaue 9 weg.',
    ],
  ],
  laid: [
    [
      { type: 'laid', seat: 0, to: null, count: 1, cards: null },
      'Ann lays a card face down on the table.',
      'Ann legt eine Karte verdeckt auf den Tisch.',
      'You lay a card face down on the table.',
      'Du legst eine Karte verdeckt auf den Tisch.',
    ],
    [
      { type: 'laid', seat: 1, to: 0, count: 2, cards: null },
      'Ben lays 2 cards face down on the table, for Ann.',
      'Ben legt 2 Karten verdeckt auf den Tisch, für Ann.',
      'Ben lays 2 cards face down on the table, for you.',
      'Ben legt 2 Karten verdeckt auf den Tisch, für dich.',
    ],
  ],
  turnedUp: [
    [
      { type: 'turnedUp', cards: [blue9, black7] },
      'The blue 9 and the black 7 are turned up from the draw pile.',
      'Vom Stapel werden aufgedeckt: die blaue 9 und die schwarze 7.',
      'The blue 9 and the black 7 are turned up from the draw pile.',
      'Vom Stapel werden aufgedeckt: die blaue 9 und die schwarze 7.',
    ],
    [
      { type: 'turnedUp', cards: [blue9] },
      'The blue 9 is turned up from the draw pile.',
      'Vom Stapel wird aufgedeckt: die blaue 9.',
      'The blue 9 is turned up from the draw pile.',
      'Vom Stapel wird aufgedeckt: die blaue 9.',
    ],
    [
      { type: 'turnedUp', cards: [] },
      'The draw pile has nothing left to turn up.',
      'Der Stapel gibt nichts mehr zum Aufdecken her.',
      'The draw pile has nothing left to turn up.',
      'Der Stapel gibt nichts mehr zum Aufdecken her.',
    ],
  ],
  revealed: [
    [
      { type: 'revealed', cards: [blue9, skip] },
      'The cards on the table are turned up: the blue 9 and the red Skip.',
      'Die Karten auf dem Tisch werden aufgedeckt: die blaue 9 und Skip (Rot).',
      'The cards on the table are turned up: the blue 9 and the red Skip.',
      'Die Karten auf dem Tisch werden aufgedeckt: die blaue 9 und Skip (Rot).',
    ],
  ],
  mixed: [
    [
      { type: 'mixed' },
      'The cards on the table are shuffled.',
      'Die Karten auf dem Tisch werden gemischt.',
      'The cards on the table are shuffled.',
      'Die Karten auf dem Tisch werden gemischt.',
    ],
  ],
  pickedUp: [
    [
      { type: 'pickedUp', seat: 0, count: 2, cards: null, open: false, places: [0, 1] },
      'Ann takes 2 cards from the table.',
      'Ann nimmt 2 Karten vom Tisch auf.',
      'You take 2 cards from the table.',
      'Du nimmst 2 Karten vom Tisch auf.',
    ],
  ],
  discarded: [
    [
      { type: 'discarded', seat: 0, cards: [blue9, black7, skip] },
      'Ann discards the blue 9, the black 7 and the red Skip.',
      'Ann legt die blaue 9, die schwarze 7 und Skip (Rot) ab.',
      'You discard the blue 9, the black 7 and the red Skip.',
      'Du legst die blaue 9, die schwarze 7 und Skip (Rot) ab.',
    ],
  ],
  tucked: [
    [
      { type: 'tucked', cards: [blue9], places: [0] },
      'The blue 9 goes under the top card.',
      'Die blaue 9 kommt unter die oberste Karte.',
      'The blue 9 goes under the top card.',
      'Die blaue 9 kommt unter die oberste Karte.',
    ],
    [
      { type: 'tucked', cards: [blue9, black7], places: [0, 1] },
      'The blue 9 and the black 7 go under the top card.',
      'Die blaue 9 und die schwarze 7 kommen unter die oberste Karte.',
      'The blue 9 and the black 7 go under the top card.',
      'Die blaue 9 und die schwarze 7 kommen unter die oberste Karte.',
    ],
  ],
  stacked: [
    [
      { type: 'stacked', count: 4 },
      '4 cards go from the table onto the draw pile.',
      '4 Karten kommen vom Tisch auf den Stapel.',
      '4 cards go from the table onto the draw pile.',
      '4 Karten kommen vom Tisch auf den Stapel.',
    ],
  ],
  looked: [
    [
      { type: 'looked', seat: 0, at: [1], cards: null },
      "Ann looks at Ben's hand.",
      'Ann schaut Ben in die Karten.',
      "You look at Ben's hand.",
      'Du schaust Ben in die Karten.',
    ],
    [
      { type: 'looked', seat: 1, at: [2, 0, 1], cards: null },
      'Ben looks at the hands of Cleo and Ann.',
      'Ben schaut Cleo und Ann in die Karten.',
      'Ben looks at the hands of you and Cleo.',
      'Ben schaut dir und Cleo in die Karten.',
    ],
    [
      { type: 'looked', seat: 0, at: [1], cards: [blue9, skip] },
      "Ann looks at Ben's hand and sees the blue 9 and the red Skip.",
      'Ann schaut Ben in die Karten: die blaue 9 und Skip (Rot).',
      "You look at Ben's hand and see the blue 9 and the red Skip.",
      'Du schaust Ben in die Karten: die blaue 9 und Skip (Rot).',
    ],
  ],
  shown: [
    [
      { type: 'shown', face: 'blue skip', color: 'blue' },
      'Play goes on in blue.',
      'Weiter geht es mit Blau.',
      'Play goes on in blue.',
      'Weiter geht es mit Blau.',
    ],
  ],
  imitated: [
    [
      { type: 'imitated', seat: 0, row: '2nd-chance' },
      'Ann plays it as 2nd Chance.',
      'Ann spielt sie als 2nd Chance.',
      'You play it as 2nd Chance.',
      'Du spielst sie als 2nd Chance.',
    ],
  ],
  exempted: [
    [
      { type: 'exempted', seat: 0 },
      'What is turned over now does not concern Ann.',
      'Was jetzt aufgedeckt wird, betrifft Ann nicht.',
      'What is turned over now does not concern you.',
      'Was jetzt aufgedeckt wird, betrifft dich nicht.',
    ],
  ],
  totalChanged: [
    [
      { type: 'totalChanged', seat: 0, points: -21, total: 12 },
      'Ann loses 21 points at once, which makes 12.',
      'Ann verliert sofort 21 Punkte und hat jetzt 12.',
      'You lose 21 points at once, which makes 12.',
      'Du verlierst sofort 21 Punkte und hast jetzt 12.',
    ],
    [
      { type: 'totalChanged', seat: 0, points: 42, total: 60 },
      'Ann gets 42 points at once, which makes 60.',
      'Ann schreibt sofort 42 Punkte und hat jetzt 60.',
      'You get 42 points at once, which makes 60.',
      'Du schreibst sofort 42 Punkte und hast jetzt 60.',
    ],
  ],
  placesChanged: [
    [
      { type: 'placesChanged', seating: [1, 0, 2, 3] },
      'Places change: around the table now sit Ben, Ann, Cleo and Dan.',
      'Die Plätze werden getauscht: Um den Tisch sitzen jetzt Ben, Ann, Cleo und Dan.',
      'Places change: around the table now sit Ben, you, Cleo and Dan.',
      'Die Plätze werden getauscht: Um den Tisch sitzen jetzt Ben, du, Cleo und Dan.',
    ],
  ],
  turnedRound: [
    [
      { type: 'turnedRound', direction: -1 },
      'Play goes on the other way round.',
      'Jetzt geht es andersherum weiter.',
      'Play goes on the other way round.',
      'Jetzt geht es andersherum weiter.',
    ],
  ],
  ruleDrawn: [
    [
      { type: 'ruleDrawn', row: 'half-a-gift' },
      'A rule card comes into force: Half a Gift.',
      'Eine Regelkarte gilt ab jetzt: Half a Gift.',
      'A rule card comes into force: Half a Gift.',
      'Eine Regelkarte gilt ab jetzt: Half a Gift.',
    ],
  ],
  rulesReturned: [
    [
      { type: 'rulesReturned', deck: 15 },
      'The rule cards in force go back into their deck.',
      'Die Regelkarten, die galten, kommen zurück in ihren Stapel.',
      'The rule cards in force go back into their deck.',
      'Die Regelkarten, die galten, kommen zurück in ihren Stapel.',
    ],
  ],
  powersGathered: [
    [
      { type: 'powersGathered', seats: [1, 0], pile: 24 },
      'The power cards of Ben and Ann go back and are shuffled.',
      'Die Powerkarten von Ben und Ann kommen zurück und werden gemischt.',
      'The power cards of you and Ben go back and are shuffled.',
      'Die Powerkarten von dir und Ben kommen zurück und werden gemischt.',
    ],
  ],
  powersDealt: [
    [
      { type: 'powersDealt', seat: 0, count: 2, rows: null },
      'Ann is dealt 2 power cards.',
      'Ann erhält 2 Powerkarten.',
      'You are dealt 2 power cards.',
      'Du erhältst 2 Powerkarten.',
    ],
    [
      { type: 'powersDealt', seat: 0, count: 1, rows: ['all-draw-one'] },
      'Ann is dealt the power card All Draw One.',
      'Ann erhält die Powerkarte All Draw One.',
      'You are dealt the power card All Draw One.',
      'Du erhältst die Powerkarte All Draw One.',
    ],
    [
      { type: 'powersDealt', seat: 0, count: 0, rows: [] },
      'No power card is left for Ann.',
      'Für Ann ist keine Powerkarte mehr da.',
      'No power card is left for you.',
      'Für dich ist keine Powerkarte mehr da.',
    ],
  ],
  powerUsed: [
    [
      { type: 'powerUsed', seat: 0, at: 0, row: 'looping' },
      'Ann uses the power card Looping.',
      'Ann setzt die Powerkarte Looping ein.',
      'You use the power card Looping.',
      'Du setzt die Powerkarte Looping ein.',
    ],
  ],
  powerTurnedDown: [
    [
      { type: 'powerTurnedDown', seat: 0, at: 0 },
      'Ann turns a used power card face down again.',
      'Ann dreht eine gebrauchte Powerkarte wieder um.',
      'You turn a used power card face down again.',
      'Du drehst eine gebrauchte Powerkarte wieder um.',
    ],
  ],
  powersExchanged: [
    [
      { type: 'powersExchanged', a: 1, atA: 0, rowA: null, b: 0, atB: 0, rowB: null },
      'Ben and Ann exchange a power card.',
      'Ben und Ann tauschen eine Powerkarte.',
      'You and Ben exchange a power card.',
      'Du und Ben tauscht eine Powerkarte.',
    ],
    [
      { type: 'powersExchanged', a: 1, atA: 0, rowA: 'looping', b: 0, atB: 0, rowB: 'recycling' },
      'Ben and Ann exchange a power card: Looping goes to Ann, Recycling to Ben.',
      'Ben und Ann tauschen eine Powerkarte: Looping geht an Ann, Recycling an Ben.',
      'You and Ben exchange a power card: Looping goes to you, Recycling to Ben.',
      'Du und Ben tauscht eine Powerkarte: Looping geht an dich, Recycling an Ben.',
    ],
  ],
  powerReturned: [
    [
      { type: 'powerReturned', seat: 0, at: 0, pile: 3 },
      'Ann puts a power card back into the pile.',
      'Ann legt eine Powerkarte zurück in den Stapel.',
      'You put a power card back into the pile.',
      'Du legst eine Powerkarte zurück in den Stapel.',
    ],
  ],
  demanded: [
    [
      { type: 'demanded', face: 'wish black' },
      'Now a black card has to follow, or one that goes on everything.',
      'Jetzt muss eine schwarze Karte folgen oder eine, die auf alles passt.',
      'Now a black card has to follow, or one that goes on everything.',
      'Jetzt muss eine schwarze Karte folgen oder eine, die auf alles passt.',
    ],
    [
      { type: 'demanded', face: 'free' },
      'Now any card may follow.',
      'Jetzt darf jede Karte folgen.',
      'Now any card may follow.',
      'Jetzt darf jede Karte folgen.',
    ],
    [
      { type: 'demanded', face: 'blue 9' },
      'No wish holds any more: the card on top counts.',
      'Kein Wunsch gilt mehr: Es zählt die oberste Karte.',
      'No wish holds any more: the card on top counts.',
      'Kein Wunsch gilt mehr: Es zählt die oberste Karte.',
    ],
  ],
  recalled: [
    [
      { type: 'recalled', card: blue9, seat: 0, top: skip, face: 'red skip', wish: null, color: 'red' },
      "The blue 9 goes from the discard pile into Ann's hand.",
      'Die blaue 9 kommt vom Ablagestapel auf die Hand von Ann.',
      'The blue 9 goes from the discard pile into your hand.',
      'Die blaue 9 kommt vom Ablagestapel auf deine Hand.',
    ],
  ],
  tookDiscard: [
    [
      { type: 'tookDiscard', seat: 0, card: blue9, top: skip },
      'Ann takes the blue 9 from the discard pile.',
      'Ann nimmt die blaue 9 vom Ablagestapel.',
      'You take the blue 9 from the discard pile.',
      'Du nimmst die blaue 9 vom Ablagestapel.',
    ],
  ],
  fetched: [
    [
      { type: 'fetched', seat: 1, card: card('fuck you'), zone: 'hand', from: 0, top: blue9 },
      "Ben is given the Fuck You, from Ann's hand.",
      'Ben bekommt Fuck You von Ann.',
      'Ben is given the Fuck You, from your hand.',
      'Ben bekommt Fuck You von dir.',
    ],
    [
      { type: 'fetched', seat: 0, card: card('fuck you'), zone: 'draw', from: null, top: blue9 },
      'Ann is given the Fuck You, from the draw pile.',
      'Ann bekommt Fuck You vom Stapel.',
      'You are given the Fuck You, from the draw pile.',
      'Du bekommst Fuck You vom Stapel.',
    ],
  ],
  eventTriggered: [
    [
      { type: 'eventTriggered', seat: 0 },
      'Ann triggers an event.',
      'Ann löst ein Ereignis aus.',
      'You trigger an event.',
      'Du löst ein Ereignis aus.',
    ],
  ],
  eventsRenewed: [
    [
      { type: 'eventsRenewed', count: 20 },
      'The finished events are shuffled into a new pile.',
      'Die erledigten Ereignisse werden zu einem neuen Stapel gemischt.',
      'The finished events are shuffled into a new pile.',
      'Die erledigten Ereignisse werden zu einem neuen Stapel gemischt.',
    ],
  ],
  eventTurned: [
    [
      { type: 'eventTurned', row: 'the-all-seeing-eye', seat: 0 },
      'Ann turns over an event: The All-Seeing Eye.',
      'Ann deckt ein Ereignis auf: The All-Seeing Eye.',
      'You turn over an event: The All-Seeing Eye.',
      'Du deckst ein Ereignis auf: The All-Seeing Eye.',
    ],
  ],
  eventOver: [
    [
      { type: 'eventOver', row: 'plague' },
      'Plague is over.',
      'Plague ist vorbei.',
      'Plague is over.',
      'Plague ist vorbei.',
    ],
  ],
  lastingStarted: [
    [
      { type: 'lastingStarted', ...lasting, row: 'time-bomb', data: { left: [3, 3, 3, 3] } },
      'Time Bomb is in force: everybody has 3 turns left.',
      'Time Bomb gilt ab jetzt: Alle haben noch 3 Züge.',
      'Time Bomb is in force: everybody has 3 turns left.',
      'Time Bomb gilt ab jetzt: Alle haben noch 3 Züge.',
    ],
    [
      { type: 'lastingStarted', ...lasting, exempt: [1], row: 'time-bomb', data: { left: [3, 3, 3, 3] } },
      'Time Bomb is in force.',
      'Time Bomb gilt ab jetzt.',
      'Time Bomb is in force.',
      'Time Bomb gilt ab jetzt.',
    ],
    [
      { type: 'lastingStarted', ...lasting, row: 'colour-blockade', data: { color: 'red' } },
      'Colour Blockade is in force (red).',
      'Colour Blockade gilt ab jetzt (Rot).',
      'Colour Blockade is in force (red).',
      'Colour Blockade gilt ab jetzt (Rot).',
    ],
  ],
  lastingChanged: [
    [
      { type: 'lastingChanged', key: 1, row: 'time-bomb', owner: 0, seat: 0, data: { left: [2, 3, 3, 3] } },
      'Time Bomb: Ann has 2 turns left.',
      'Time Bomb: Ann hat noch 2 Züge.',
      'Time Bomb: you have 2 turns left.',
      'Time Bomb: Du hast noch 2 Züge.',
    ],
    [
      { type: 'lastingChanged', key: 1, row: 'time-bomb', owner: 3, seat: 0, data: { left: [1, 2, 3, 3] } },
      'Time Bomb: Ann has one turn left.',
      'Time Bomb: Ann hat noch einen Zug.',
      'Time Bomb: you have one turn left.',
      'Time Bomb: Du hast noch einen Zug.',
    ],
    [
      { type: 'lastingChanged', key: 1, row: 'time-bomb', owner: 3, seat: 0, data: { left: [0, 2, 3, 3] } },
      'Time Bomb: Ann has no turn left.',
      'Time Bomb: Ann hat keinen Zug mehr.',
      'Time Bomb: you have no turn left.',
      'Time Bomb: Du hast keinen Zug mehr.',
    ],
    [
      { type: 'lastingChanged', key: 1, row: 'colour-blockade', owner: 3, seat: 0, data: { color: 'red' } },
      'Colour Blockade goes on (red).',
      'Colour Blockade (Rot) geht weiter.',
      'Colour Blockade goes on (red).',
      'Colour Blockade (Rot) geht weiter.',
    ],
  ],
  lastingEnded: [
    [
      { type: 'lastingEnded', key: 1, row: 'colour-blockade', owner: 0, data: { color: 'red' } },
      'Colour Blockade (red) is no longer in force.',
      'Colour Blockade (Rot) gilt nicht mehr.',
      'Colour Blockade (red) is no longer in force.',
      'Colour Blockade (Rot) gilt nicht mehr.',
    ],
    [
      { type: 'lastingEnded', key: 1, row: 'looping', owner: 0, data: null },
      'Looping is no longer in force.',
      'Looping gilt nicht mehr.',
      'Looping is no longer in force.',
      'Looping gilt nicht mehr.',
    ],
  ],
  handsShown: [
    [
      { type: 'handsShown', seats: [0, 1], hands: [[blue9, skip], []] },
      'Ann shows the blue 9 and the red Skip; Ben shows an empty hand.',
      'Ann zeigt die blaue 9 und Skip (Rot); Ben zeigt eine leere Hand.',
      'You show the blue 9 and the red Skip; Ben shows an empty hand.',
      'Du zeigst die blaue 9 und Skip (Rot); Ben zeigt eine leere Hand.',
    ],
    [
      { type: 'handsShown', seats: [1, 0], hands: [[], [blue9]] },
      'Ben shows an empty hand; Ann shows the blue 9.',
      'Ben zeigt eine leere Hand; Ann zeigt die blaue 9.',
      'Ben shows an empty hand; you show the blue 9.',
      'Ben zeigt eine leere Hand; du zeigst die blaue 9.',
    ],
  ],
  handsHidden: [
    [
      { type: 'handsHidden' },
      'The hands that were shown are taken up again.',
      'Die gezeigten Hände werden wieder aufgenommen.',
      'The hands that were shown are taken up again.',
      'Die gezeigten Hände werden wieder aufgenommen.',
    ],
  ],
  handsOpen: [
    [
      { type: 'handsOpen', seats: [0], hands: [[blue9]] },
      "Ann's hand lies open.",
      'Die Hand von Ann liegt offen.',
      'Your hand lies open.',
      'Deine Hand liegt offen.',
    ],
    [
      { type: 'handsOpen', seats: [1, 0], hands: [[blue9], [skip]] },
      'The hands of Ben and Ann lie open.',
      'Die Hände von Ben und Ann liegen offen.',
      'The hands of you and Ben lie open.',
      'Die Hände von dir und Ben liegen offen.',
    ],
    [
      { type: 'handsOpen', seats: [], hands: [] },
      'No hand lies open any more.',
      'Keine Hand liegt mehr offen.',
      'No hand lies open any more.',
      'Keine Hand liegt mehr offen.',
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
      { type: 'roundEnded', cause: 'finish', flat: null, finishers: [0], exempt: [], final: false },
      'Ann has no cards left: the round is over.',
      'Ann hat keine Karten mehr: Die Runde ist vorbei.',
      'You have no cards left: the round is over.',
      'Du hast keine Karten mehr: Die Runde ist vorbei.',
    ],
    [
      { type: 'roundEnded', cause: 'finish', flat: null, finishers: [1, 0], exempt: [], final: false },
      'Ben and Ann have no cards left: the round is over.',
      'Ben und Ann haben keine Karten mehr: Die Runde ist vorbei.',
      'You and Ben have no cards left: the round is over.',
      'Du und Ben habt keine Karten mehr: Die Runde ist vorbei.',
    ],
    [
      { type: 'roundEnded', cause: 'doomsday', flat: 50, finishers: [], exempt: [], final: false },
      'Doomsday ends the round, and everybody writes down 50 points.',
      'Doomsday beendet die Runde, und alle schreiben 50 Punkte.',
      'Doomsday ends the round, and everybody writes down 50 points.',
      'Doomsday beendet die Runde, und alle schreiben 50 Punkte.',
    ],
    [
      { type: 'roundEnded', cause: 'exhausted', flat: null, finishers: [], exempt: [], final: false },
      'The round is over, and hands are counted.',
      'Die Runde ist vorbei, und die Hände werden gezählt.',
      'The round is over, and hands are counted.',
      'Die Runde ist vorbei, und die Hände werden gezählt.',
    ],
  ],
  scored: [
    [
      { type: 'scored', seat: 0, points: 12, total: 45 },
      'Ann writes down 12 points, which makes 45.',
      'Ann schreibt 12 Punkte und hat jetzt 45.',
      'You write down 12 points, which makes 45.',
      'Du schreibst 12 Punkte und hast jetzt 45.',
    ],
    [
      { type: 'scored', seat: 0, points: 1, total: 46 },
      'Ann writes down 1 point, which makes 46.',
      'Ann schreibt 1 Punkt und hat jetzt 46.',
      'You write down 1 point, which makes 46.',
      'Du schreibst 1 Punkt und hast jetzt 46.',
    ],
  ],
  gameEnded: [
    [
      { type: 'gameEnded', outcome: { winners: [0], scores: [10, 90, 120, 156], rounds: 4 } },
      'Ann wins the game.',
      'Ann gewinnt das Spiel.',
      'You win the game.',
      'Du gewinnst das Spiel.',
    ],
    [
      { type: 'gameEnded', outcome: { winners: [1, 0], scores: [10, 10, 120, 156], rounds: 4 } },
      'Ben and Ann win the game.',
      'Ben und Ann gewinnen das Spiel.',
      'You and Ben win the game.',
      'Du und Ben gewinnt das Spiel.',
    ],
  ],
};

describe.each(Object.entries(TOLD))('%s', (_type, told: readonly Told<string>[]) => {
  test.each(told)('%o', (event, english, german, englishToYou, germanToYou) => {
    expect(said(event, en, null)).toBe(english);
    expect(said(event, de, null)).toBe(german);
    expect(said(event, en, 0)).toBe(englishToYou);
    expect(said(event, de, 0)).toBe(germanToYou);
  });
});

test('every type of event there is has its row here', () => {
  expect(Object.keys(TOLD).sort()).toEqual(Object.keys(en.events).sort());
  expect(Object.keys(TOLD).length).toBeGreaterThanOrEqual(57);
});
