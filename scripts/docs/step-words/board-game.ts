/** What the steps of the board game do, in words. */
import type { StepWords, Words } from '../steps.ts';

/** What reaction windows are about, by trigger. */
const triggers: Words = {
  attacked: 'whoever has been named may toss a card in',
  rolled: 'the die has been rolled, and cards may be tossed in',
  finish: 'a token has reached the end, and cards may be tossed in',
};

/** What questions want, by the name of the answer. */
const answers: Words = {
  victim: 'for a token',
  named: 'for a token',
  steps: 'how many spaces',
  taken: 'for a card',
  placed: 'for a card and where it goes',
  unplaced: 'for a card to discard',
};

/** What verbs do. */
const verbs: Words = {
  skipMovement: 'nobody moves in this turn',
  moveBackward: 'the movement goes backward',
  ignoreCards: 'cards on the way do nothing',
  roll: 'the die is rolled',
  name: 'the token is announced',
  push: 'the token goes there, as part of the movement',
  swap: 'the two tokens swap places',
  teleport: 'the token goes to the teleport with that number',
  shift: 'the token goes on or back past everything',
  put: 'the token is put there',
  place: 'the card is placed, and nothing happens by it',
  discard: 'the cards are discarded',
  refill: 'cards are drawn',
  turnUp: 'cards of the draw pile are turned up',
  take: 'the card goes from the board into the hand',
  pick: 'the card goes into that hand',
  passHands: 'whole hands change places at once',
  moveTeleport: 'the teleport is moved there',
  takeOver: 'the roll does not count',
};

/** What tests ask, by what their source mentions once blanks are taken out. */
const tests: StepWords['tests'] = [
  [/\.taken\.length>0/, 'if a card was tossed in'],
  [/\.taken\.length===0/, 'if no card was tossed in'],
  [/loser!==null/, 'if somebody has rolled too low'],
  [/rolled>=/, 'if it is no less than before'],
  [/canPlace/, 'if a card of the hand has a place'],
  [/!\w+\.canMoveTeleport/, 'if no teleport can be moved'],
  [/moved\.length<2/, 'if only one has been moved'],
];

/** What called scripts of the rules do. */
const calls: Words = {
  event: 'the die of twenty is rolled, and the event of that number happens',
  move: 'the token moves, and what lies on its way acts',
  rolled: 'the die may be rolled again, if somebody has a card for that',
  lay: 'the card is placed on the board',
};

export const boardGameWords: StepWords = { triggers, answers, verbs, tests, calls, unsure: '' };
