// Written by `npm run check:texts` from the rows. Do not edit.
import type { RowTexts } from '../language/cards.ts';

/** Names, as printed, that the ids do not say. */
export const oddNames: RowTexts = { 're-roll': 'Re-Roll' };

/** Texts. */
export const boardTexts: RowTexts = {
  skip: 'You do not move this turn.',
  reverse: 'This turn you move backward instead of forward.',
  remote: 'Name a token, roll your die and move that token instead of moving yourself.',
  ghost: 'Nothing that lies on the board does anything while you move this turn.',
  push: 'Your token goes one space where the arrow points: forward, backward or through a wall. This is part of the movement.',
  jump: 'Your token jumps over the next space where the arrow points, forward or backward, whatever lies there. This is part of the movement.',
  'second-chance': 'Roll your die again and move once more.',
  swap: 'Swap places with another token of your choice.',
  gift: "Move somebody else's token one or two spaces forward. It counts as a movement.",
  magnet:
    'Take a card of your choice from the board into your hand: no numbered teleport, and none with a token on it.',
  teleport: 'Roll your die: your token goes to the teleport with that number.',
  stop: 'Whoever enters this space stops on it.',
  x: 'Nobody moves onto this space: it is stepped over and does not count. Whoever a card puts here goes one space forward.',
  snail: 'It takes two steps to pass this space. Whoever enters it with the last step loses nothing.',
  block: 'Cancels an attack on you.',
  'nice-try': 'At the end of a turn: all tokens on the end space go to teleport 6, and the round goes on.',
  're-roll': 'The die that was just rolled does not count and is rolled again, whoever rolled it.',
  'fuck-you':
    'In your hand at the end of a round it counts 21. Played: your token goes 21 spaces forward past everything, then you move as usual. Whoever lands on it takes it.',
  troublemaker: 'Played: you roll for an event instead of moving. Whoever lands on it rolls for an event.',
  'numbered-teleport':
    'Roll your die: your token goes to the teleport with that number. This space cannot be covered or taken.',
  'epic-fail': 'The rearmost token goes to the frontmost numbered teleport.',
  earthquake: 'Each token goes where the token of the right neighbor was.',
  'marching-orders': 'Name a token, roll for it and move it forward. It counts as a movement.',
  'teleport-terror': 'Everybody rolls and goes to the teleport with that number.',
  market: 'One card for each player is turned up. Everybody takes one of them, in order.',
  'mexican-standoff': 'All tokens go to teleport 6.',
  expansion: 'Everybody rolls and goes forward as far, past everything.',
  recession: 'Everybody rolls and goes backward as far, past everything.',
  restock:
    'Everybody places a card of their hand on any card but a white one, without effect. Then everybody draws up to four.',
  reset: 'Everybody discards the whole hand and draws four cards, in order.',
  tsunami:
    'Everybody rolls, in order. Whoever rolls less than the one before moves forward by what they could not beat, and it is over. It counts as a movement.',
  'gambling-man': 'Everybody rolls. Whoever rolled highest goes to the teleport with that number.',
  'friday-the-13th': 'Nothing happens.',
  loot: 'Everybody gives their hand to the right neighbor.',
  'surprise-party': 'In order, everybody names a token, which goes two spaces forward past everything.',
  charity: 'The frontmost token goes four spaces backward, all others one forward.',
  'robin-hood': 'The frontmost and the rearmost token swap places.',
  reorganize:
    'Move two numbered teleports without tokens on them to other spaces. They cover what lies there, white cards excepted; where they were is an empty space.',
  communism: 'All tokens go to the space of the frontmost one.',
  'epic-win': 'The frontmost token goes to the start.',
};
