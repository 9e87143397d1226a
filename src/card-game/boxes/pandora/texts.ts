/** Pandora's Box: what its rows do, in our own words, by their ids. */

/** Apart from the rows, because nobody needs it to play. */
export const pandoraTexts: Readonly<Record<string, string>> = {
  'do-it-yourself':
    'May do what the players agreed on before the game: one more rule card comes into force; or somebody and you show each other your hands; or you discard a card. Wish a color.',
  'pandoras-box':
    'Does what the players agreed on before the game: the rule cards in force are exchanged for as many others; or one more comes into force; or all go.',
  'the-nicest-try': 'Nice Try costs six cards instead of three.',
  'half-a-gift': 'Gift hands over one card instead of two.',
  'other-cheek': 'Play runs the other way round. Right and left change sides, too.',
  thirsty: 'Who draws instead of playing draws two cards.',
  'hands-off': 'After any draw in your own turn nothing may be played in that turn.',
  'no-excuses': 'Who can play has to, before drawing and after it.',
  'fade-to-black': 'Black cards may be laid on black cards, whatever their number.',
  'next-door':
    'A number card also goes on a number card one higher or one lower. Not under a wish, and not black on black.',
  twins: 'On a colored number card you play in your turn you may at once lay another colored card of the same number.',
  'heavy-baggage': 'Special cards that are not unique count ten points wherever points are compared.',
  'five-fingers': 'Fantastic Four spreads five draws.',
  'long-break': 'Skip costs two turns.',
  'last-word': 'An effect that was taken over by a Counterattack cannot be countered again.',
  'naked-finish': 'A hand of exactly one card lies open.',
  'double-trouble': 'A black card triggers two events, the second only if the first has not ended the round.',
};
