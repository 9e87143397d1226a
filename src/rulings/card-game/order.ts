/** One part of a step. Without `sets` it belongs to the base game, else it is there if one of them is. */
interface TurnClause {
  readonly text: string;
  readonly sets?: readonly string[];
}

/** One step of a turn. */
interface TurnStep {
  readonly step: number;
  readonly title: string;
  readonly clauses: readonly TurnClause[];
}

/** Order of one turn. All rulings are read by it. */
export const turnOrder: readonly TurnStep[] = [
  {
    step: 1,
    title: 'Before the turn',
    clauses: [
      { text: 'Time Bomb explodes if this player has no turns left.' },
      { text: 'What lasts until this turn begins is over.', sets: ['troublemaker', 'supercharge', 'pandoras-box'] },
      { text: 'A player who has been skipped sits this turn out; go on with step 9.' },
    ],
  },
  { step: 2, title: 'The move', clauses: [{ text: 'Play a card, or draw and then play a card or pass.' }] },
  {
    step: 3,
    title: 'The card',
    clauses: [
      { text: 'The card goes on the pile (Fuck You: under the top card).' },
      { text: 'A power card turned over with it is announced; one that acts first acts now.', sets: ['supercharge'] },
    ],
  },
  {
    step: 4,
    title: 'The effect',
    clauses: [
      { text: 'Victims are named; they may counter; then the special effect is carried out.' },
      { text: 'A black number turns an event over and carries it out.' },
      { text: 'Before each event Lucky Bastard may be tossed in.', sets: ['troublemaker'] },
    ],
  },
  { step: 5, title: 'The wish', clauses: [{ text: 'The owner of the topmost open-wish card names the wish.' }] },
  {
    step: 6,
    title: 'What follows the card',
    clauses: [
      { text: 'A card that covers 2nd Chance goes through steps 3 to 6 itself.' },
      { text: 'A power card that acts second acts now.', sets: ['supercharge'] },
    ],
  },
  {
    step: 7,
    title: 'Late events',
    clauses: [
      { text: 'Events caused by Last Chance.', sets: ['troublemaker'] },
      { text: 'The event caused by Troublecharger.', sets: ['supercharge'] },
    ],
  },
  {
    step: 8,
    title: 'The finish judgement',
    clauses: [
      { text: 'If an event ended the round, or the draw pile was too small, the round is over.' },
      { text: 'The End leads straight to this: the round is over.', sets: ['supercharge'] },
      { text: 'If somebody has no cards, Nice Try may be tossed in; then it is judged again.' },
      { text: 'If nobody tosses it in, the round is over.' },
    ],
  },
  {
    step: 9,
    title: 'After the turn',
    clauses: [
      { text: 'What lasts until this turn ends is over.', sets: ['troublemaker', 'supercharge', 'pandoras-box'] },
      { text: 'Time Bomb takes one turn off this player. Then it is the next seat’s turn.' },
    ],
  },
];
