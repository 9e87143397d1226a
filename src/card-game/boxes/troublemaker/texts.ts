/** The Troublemaker add-on: what its rows do, in our own words, by their ids. */

/** Apart from the rows, because nobody needs it to play. */
export const troublemakerTexts: Readonly<Record<string, string>> = {
  'colour-swap':
    'Goes on either of its two colors, and on any other Colour Swap. Play goes on in the other color. Where neither is in force, you choose one of the two.',
  thief:
    "Look at somebody's hand and take two cards of your choice, or all if there are fewer. As your last card it has to take something from somebody, if anybody has something.",
  troublemaker: 'Triggers an event at once.',
  'special-favours':
    'You may exchange all special cards with somebody: theirs for yours, however many. Your own Fuck You stays. Wish a color.',
  inequality:
    'Somebody with as many cards as you, or fewer, may be made to take cards from you without looking until they have more. Wish a color.',
  'lucky-bastard':
    'Toss it in when an event has been triggered but not turned over yet: it will not concern you. Events that it causes will. In your own turn it does nothing. Wish a color either way.',
  mimicry:
    'Played as any other special card in play that is not unique; you say which as you play it. As a colored card it takes the color in force, so not on a black card or a wished number. It may also be tossed in as a card that interrupts.',
  curse: 'Cannot be played. It can be given away, exchanged, stolen and discarded like any other card.',
  'black-hole': 'Whoever caused it is given all black cards the others hold.',
  capitalism: 'In order each draws as many cards as they hold.',
  crowdfunding:
    'Everybody else gives one card of choice to whoever holds the fewest. If several do, each of them gets one from everybody outside their group.',
  distributor:
    'Whoever caused it looks at all hands and deals them out anew, each as a whole. The own one has to go to somebody else; an empty hand counts as one.',
  'double-taxation':
    'The points of the three highest cards in each hand are added to the totals at once. Without scores, whoever has the smallest sum draws one card, the next two, and so on.',
  'event-manager': 'Three events are turned up, and whoever caused it chooses the one that is carried out.',
  'identity-theft':
    'The highest and the lowest total change owners; among equals the first in order. Without scores, two players named by whoever caused it change places, while the hands stay where they lie.',
  'last-chance': 'Until the round ends, whoever runs out of cards other than by an event triggers an event.',
  plague: 'Two more events, one after the other. The second is carried out whatever the first does.',
  'plus-one': 'Until the round ends, everybody who has to draw draws one card more.',
  repeat: 'Whoever caused it chooses an event of this round, which is carried out once more.',
  'russian-roulette': 'Each lays one card face down. They are shuffled onto the draw pile.',
  seppuku:
    'In order each dares or refuses. Who dares turns a card of the draw pile over: a number takes 21 points off the total, anything else adds 42. Who refuses adds 21. Without scores: discard two, draw four, draw two.',
  'trust-fall':
    'In order each names somebody who has to give them two cards of choice. What you are given you pick up at the end.',
};
