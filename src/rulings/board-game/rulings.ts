/**
 * The rulings of the board game: what its rulebook leaves open, and how this engine decides.
 *
 * A reconstruction rests on no text: it stands in for what is not known, and can be replaced.
 */
import type { RulingId } from '../../board-game/state/types.ts';

/** One decision. */
export interface BoardRuling {
  /** Number by which code, tests and documents refer to the ruling; it never changes once given. */
  readonly id: RulingId;
  /** The open point, as a question or a keyword. */
  readonly question: string;
  /** What the engine does. */
  readonly decision: string;
  /** Text or argument the decision rests on: BOARD is the rulebook, FAQ its questions. */
  readonly source: string;
  /** What changes it; `null` when it is fixed. */
  readonly option: string | null;
  /** Whether it stands in for something that is not known. */
  readonly reconstruction: boolean;
  /** Values of options without which the ruling has no meaning, by the name of the option. */
  readonly only?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** The day it came to say what it says, if that was after the first version. */
  readonly changed?: string;
}

/** The rulings, in the order of their numbers. */
export const boardRulings: readonly BoardRuling[] = [
  {
    id: 'R-386',
    question: 'Board shape.',
    decision:
      'Path from space 0, the start, to space 50, the end; spaces 1 to 49 wind to and fro in seven rows of seven. Walls stand between touching spaces that do not follow each other, start and end excepted.',
    source: 'only 0, 23 and 50 points, walls, a start and an end are known',
    option: '`layout` of the setup',
    reconstruction: true,
  },
  {
    id: 'R-387',
    question: 'Start places of teleports 1–6.',
    decision: 'Spaces 4, 11, 18, 25, 32 and 39.',
    source: 'text: places with the symbol',
    option: '`layout` of the setup',
    reconstruction: true,
  },
  {
    id: 'R-388',
    question: 'Distribution of the 94 cards.',
    decision: 'From ten of one kind down to one of another, as `RECONSTRUCTED_DECK` lists them.',
    source: 'only the total is known',
    option: '`deck` of the setup',
    reconstruction: true,
  },
  {
    id: 'R-389',
    question: 'Which colour has which card?',
    decision:
      'One colour for each time at which cards happen: blue when played, red (as Push is red) when landed on, green when entered; reactions many-coloured; white.',
    source: 'the text says that the time depends on the colour; picture of FAQ 1',
    option: '`deck` of the setup',
    reconstruction: true,
  },
  {
    id: 'R-390',
    question: 'Must a card be placed each turn?',
    decision: 'Yes, one, in phase 1, before moving.',
    source: 'reviews of the game',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-391',
    question: 'Legal spaces.',
    decision:
      'Empty, or top card of the same colour. Never start, end, numbered teleport, white card. White cards: on any card except white, and (reconstruction) on empty spaces.',
    source: 'reviews of the game; white cards: BOARD',
    option: null,
    reconstruction: true,
  },
  {
    id: 'R-392',
    question: 'Multicoloured cards in placement.',
    decision: 'Wild both ways: they cover any card but a white one, and any colour may cover them.',
    source: 'text silent',
    option: '`multi.wild` true|false',
    reconstruction: true,
  },
  {
    id: 'R-393',
    question: 'Placing under a token.',
    decision: 'Allowed; landing/passing effects do not fire for a token already there.',
    source: 'text silent; effects need arrival',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-394',
    question: 'No legal space for any hand card.',
    decision:
      'The colour rule is waived this once: any non-white card may be covered. If even that is impossible, discard the card unplayed.',
    source: 'FAQ 8; last part ours',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-395',
    question: 'Waiver when only one colour is stuck but others are playable.',
    decision: 'FAQ 8 speaks of a colour: the waiver applies to that card at once.',
    source: 'FAQ 8 literally',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-396',
    question: 'Direction of Push and Jump.',
    decision:
      'Chosen by the placer, fixed while the card lies there. Push: forward, backward or through a wall, target space must exist. Jump: forward or backward.',
    source: 'BOARD arrows',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-397',
    question: 'Opening placements.',
    decision: '8/7/6 cards dealt, one per lap until 4 remain; normal placement rules, no effects.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-398',
    question: 'Starting player.',
    decision: 'The die of twenty, highest; tied ones roll again; every round anew.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-399',
    question: 'Reaction card used as the phase-1 card.',
    decision: 'Allowed, no effect.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-400',
    question: 'Reaction card used as reaction: where does it go?',
    decision: 'On a legal space chosen by its player; if none, waiver as in R-394.',
    source: 'text: it is placed on the board',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-401',
    question: 'Who draws when?',
    decision: 'End of turn: active player up to 4, then the others below 4 in turn order. Above 4: nobody discards.',
    source: 'BOARD; order ours',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-402',
    question: 'Draw pile empty.',
    decision: 'Draw what is left; if anybody gets fewer cards than they need, the round ends at the end of this turn.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-403',
    question: 'Movement.',
    decision:
      'Step by step; pass effects fire on entry, land effects after the last step; land moves belong to the movement and fire further effects.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-404',
    question: 'Loops.',
    decision: 'Each card on the board fires at most once per turn.',
    source: 'FAQ 1',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-405',
    question: 'More steps than spaces.',
    decision:
      'Token stops on the end space; rest lost. The turn is completed with all effects and movement; then the round ends if a token is still there.',
    source: 'text: reached or exceeded',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-406',
    question: 'Can a token leave the end space in the same turn (Swap, event, Reverse)?',
    decision: 'Yes; only the end of the turn counts.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-407',
    question: 'Moving backward past start.',
    decision: 'Stops on start.',
    source: 'text silent',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-408',
    question: 'Stop.',
    decision: 'Ends the movement when entered; starting a move on it costs nothing.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-409',
    question: 'X space.',
    decision:
      'Not entered and not counted; several in a row are all jumped. Put there by a card effect: one forward, repeated while X. Put there by an event: stays.',
    source: 'BOARD, FAQ 5; events ignore effects',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-410',
    question: 'Snail.',
    decision:
      'Entering costs one step, going on costs one extra step of the same movement; no cost when starting on it.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-411',
    question: 'Jump.',
    decision:
      'When a movement ends on it; the token goes to the second space in the direction of the arrow, the one between is ignored altogether. Beyond start or end: stops there.',
    source: 'BOARD, FAQ 2; icon lost',
    option: '`jump.timing` land|pass, or `deck` of the setup',
    reconstruction: true,
  },
  {
    id: 'R-412',
    question: 'Push.',
    decision: "One space in arrow direction, then that space's effects. Into X: R-409.",
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-413',
    question: 'Reverse.',
    decision: 'All own movement of this turn goes backward, Second Chance too; arrows keep their own direction.',
    source: 'FAQ 6',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-414',
    question: 'Second Chance.',
    decision: 'New roll, full further movement; mandatory.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-415',
    question: 'Remote.',
    decision:
      'Replaces the own movement phase, also when blocked. Own token may be named (then no attack). Choices during the move are made by the owner of the moved token.',
    source: 'FAQ 4; choices ours',
    option: '`remote.chooser` owner|attacker',
    reconstruction: false,
  },
  {
    id: 'R-416',
    question: 'Ghost.',
    decision: 'Own movement this turn ignores everything lying on the board, X, Stop and numbered teleports included.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-417',
    question: 'Skip.',
    decision: 'No movement phase.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-418',
    question: 'Swap.',
    decision:
      'Mandatory, choose another token; no further effects at either place; if blocked nothing happens, no second choice.',
    source: 'FAQ 7; movement only where said',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-419',
    question: 'Gift.',
    decision: 'Another token goes 1 or 2 forward as a movement. Mandatory.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-420',
    question: 'Magnet.',
    decision:
      'Take one top card from a space without token, not a teleport; card below becomes active. None available: nothing. White cards may be taken.',
    source: 'BOARD; white ours',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-421',
    question: 'Teleport card and numbered teleport.',
    decision: 'Roll the die, put the token on that number; arrival this way does nothing; own number: stay.',
    source: 'FAQ 3; Nice Try note',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-422',
    question: 'What is an attack?',
    decision: "Remote on another, Swap with another, Gift, Re-Roll of another's die. Not events, not placing cards.",
    source: 'BOARD definition; icons lost',
    option: '`deck` of the setup',
    reconstruction: false,
  },
  {
    id: 'R-423',
    question: 'Block timing.',
    decision: 'From naming the target until the effect is carried out, also after the die is known. Effect is lost.',
    source: 'BOARD example',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-424',
    question: 'Block against Re-Roll.',
    decision: 'Old result stands. Block itself cannot be blocked or re-rolled.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-425',
    question: 'Re-Roll chains.',
    decision:
      'Any die, any player, any number of times; the last result counts. The roll that decides who begins is not included.',
    source: 'BOARD lists the uses',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-426',
    question: 'Nice Try.',
    decision:
      'Window after the draw phase if a token is on the end space; all such tokens go to teleport 6, nothing fires; round continues unless the pile was exhausted. Player refills at the end of the next turn.',
    source: 'BOARD; timing ours',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-427',
    question: 'Teleport 6 lies on or behind …',
    decision: 'Wherever it has been moved; it can never lie on start or end.',
    source: 'Reorganize',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-428',
    question: 'Fuck You played.',
    decision:
      '21 forward at once ignoring effects, then the normal movement phase; on the board it cannot be covered; landing on it: take it in hand; in hand at round end: +21.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-429',
    question: 'Score with Fuck You on the end space.',
    decision: '50+21 = 71.',
    source: 'sum rule',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-430',
    question: 'Troublemaker.',
    decision:
      'Played: event instead of movement. Landed on: event after the movement; its position changes fire nothing.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-431',
    question: 'Events: order and ties.',
    decision: 'From the right neighbour of the player; every tied token is affected.',
    source: 'BOARD',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-432',
    question: 'Several tokens on one space.',
    decision: 'Always allowed.',
    source: 'BOARD examples',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-433',
    question: 'Earthquake, Robin Hood.',
    decision: 'Simultaneous, based on the positions before.',
    source: 'otherwise it would depend on the order',
    option: '`earthquake.order` together|inOrder (Earthquake)',
    reconstruction: false,
  },
  {
    id: 'R-434',
    question: 'Tsunami.',
    decision:
      'One lap; first roller has nothing to beat; equal is safe; loser moves by the unbeaten result. Nobody loses: nothing.',
    source: 'BOARD; lap ours',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-435',
    question: 'Gambling Man.',
    decision: 'All with the highest result go to that teleport.',
    source: 'tie rule',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-436',
    question: 'Reorganize.',
    decision:
      'Trigger moves two teleports to other spaces: not start, end, white cards, other teleports; a card there is covered. The vacated space is empty (anything that lay under the teleport is removed). Occupied teleports stay. Fewer movable: fewer.',
    source: 'text: normal, empty spaces; removal follows from it',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-437',
    question: 'Charity with all tied in front.',
    decision: 'Everyone goes back 4.',
    source: 'tie rule',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-438',
    question: 'Market, Restock, Reset with a short pile.',
    decision: 'In order as far as it goes; then R-402.',
    source: 'analogy',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-439',
    question: 'Limit and ties.',
    decision: 'A total that reaches the limit ends the game; the lowest total wins; equal ones share it.',
    source: 'text: reached; tie ours',
    option: '`end.limit` reach|exceed',
    reconstruction: false,
  },
  {
    id: 'R-440',
    question: 'Hidden information.',
    decision:
      'Hands are secret. A window asks everybody who is entitled by position, whether or not they hold a card to toss in, as in the card game.',
    source: 'as card game',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-469',
    question: 'X, Stop and Snail once a turn (R-404)?',
    decision:
      'Stop and Snail do something once a turn, whether or not it changed anything. X is no effect but a space that is never entered, however often somebody comes by.',
    source: 'R-404 speaks of what cards do; FAQ 1',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-470',
    question: 'Who carries out, and chooses for, what a card does to a token that somebody else has moved?',
    decision:
      'The owner of the token (Remote, Gift, Marching Orders, Tsunami), who also rolls. An event rolled then goes in order from that owner’s right neighbour.',
    source: 'R-415, extended',
    option: '`remote.chooser` owner|attacker (Remote)',
    reconstruction: false,
  },
  {
    id: 'R-471',
    question: 'How often may an attack be blocked?',
    decision:
      'When everything about it has been named; if a die decides about it (Remote), once before and once after the die.',
    source: 'R-423; between, nothing happens that could matter',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-472',
    question: 'Which way does Second Chance go, which way a Gift in a turn of Reverse?',
    decision:
      'Second Chance goes the way of the movement that led onto it. Gift, Remote and the movements of events go forward.',
    source: 'R-413: own movement; FAQ 6',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-473',
    question: 'After a blocked Re-Roll.',
    decision: 'The old result stands, and everybody may again have it rolled again.',
    source: 'R-424, R-425',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-474',
    question:
      'A token is put somewhere while it still has steps left (only with a deck in which Swap or Teleport happens on entering).',
    decision: 'It goes on from there with the steps it has left. Nothing happens where it was put.',
    source: 'R-418, R-421',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-475',
    question: 'Numbered teleports once a turn?',
    decision: 'Yes, like cards.',
    source: 'R-404; the rulebook counts them among the cards',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-476',
    question: 'What lies under a card that is taken or covered?',
    decision:
      'A card that is uncovered by Fuck You or Magnet is on top again, but does nothing to tokens that stand there: nobody arrived on it.',
    source: 'R-393, R-420, R-428',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-477',
    question: 'Which times can a deck give a card?',
    decision:
      'Second Chance, Swap, Gift, Magnet and Teleport: played, landed on or entered; Push and Jump: landed on or entered, since their arrows point from where they lie. What the text gives away about the others is fixed.',
    source: 'icons lost; text',
    option: '`deck` of the setup',
    reconstruction: false,
  },
  {
    id: 'R-478',
    question: 'Hand empty at the beginning of a turn, or no card can be placed.',
    decision: 'Nobody places anything then; whoever has cards discards one of their choice.',
    source: 'R-394, extended',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-490',
    question: 'May a player be named whom the text does not offer, or an effect be left undone?',
    decision:
      'Swap and Gift name another token than the one that met them, never that one. Remote, Marching Orders and Surprise Party may name any, the own one too. What a card or an event says has to be done; only tossing a reaction in is free.',
    source: 'text of the cards; R-415, R-418, R-419',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-491',
    question: 'Several players want to toss a reaction in at the same time.',
    decision:
      'The first of them in the order of play after whoever’s turn it is; the others keep their cards, and are asked again if the window opens again (after a new roll).',
    source: 'as in the card game; R-398',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-492',
    question: 'Which colors do the tokens have?',
    decision:
      'Blue, yellow, green, red, white and black, in this order from the first seat on, each with a die of its color. They mean nothing for cards.',
    source: 'the colors the examples of the rulebook name; order ours',
    option: null,
    reconstruction: false,
  },
  {
    id: 'R-493',
    question: 'What does whoever played Remote do for the token, if they roll and choose (`remote.chooser` attacker)?',
    decision:
      'Roll every die, make every choice, and be the one from whose right neighbour an event goes round. The rest is as ever: cards act on the token that met them, what it takes (Magnet, Fuck You) goes to its owner’s hand, and whoever is named for Swap or Gift may block unless it is the player of Remote.',
    source: 'BOARD, read literally: roll your die and carry out a movement with that token',
    option: '`remote.chooser` owner|attacker',
    reconstruction: false,
    only: { 'remote.chooser': ['attacker'] },
  },
  {
    id: 'R-494',
    question: 'Earthquake one after the other (`earthquake.order` inOrder): where do tokens go?',
    decision:
      'From the right neighbour of whoever rolled on, each goes to the space where its right neighbour stands at that moment. The last one so comes to stand where the first one has just gone.',
    source: 'BOARD, read literally: in turn order; R-431',
    option: '`earthquake.order` together|inOrder',
    reconstruction: false,
    only: { 'earthquake.order': ['inOrder'] },
  },
  {
    id: 'R-496',
    question: 'Every card that could be tossed in lies open. Is anybody asked (`windows` possible)?',
    decision:
      'No, as in the card game (R-495). Open lie the cards on the board, covered ones too, the discards, and what is turned up for the Market. A card that was taken into a hand again may be tossed in again, so it counts as hidden although all have seen it.',
    source: 'R-440',
    option: null,
    reconstruction: false,
  },
];
