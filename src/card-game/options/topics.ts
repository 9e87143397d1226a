// Written by `npm run check:texts` from the scripts. Do not edit.

/** What can be asked, by what asks: the row or the part of the rules, and what is wanted of the answer. */
export interface TopicsOf {
  rules: 'imitate/color' | 'imitate/kind' | 'turn/move' | 'window/cards' | 'wish/wish';
  base:
    | '2nd-chance/move'
    | 'equality/victim'
    | 'exchange/cards'
    | 'exchange/victim'
    | 'fantastic-four/next'
    | 'fantastic-four/split'
    | 'gambling-man/bets'
    | 'gift/cards'
    | 'gift/victim'
    | 'market/picked'
    | 'merry-christmas/gifts'
    | 'recession/cards'
    | 'skip/victim'
    | 'surprise-party/gifts'
    | 'the-all-seeing-eye/seen';
  troublemaker:
    | 'colour-swap/half'
    | 'crowdfunding/card'
    | 'distributor/receiver'
    | 'event-manager/event'
    | 'identity-theft/first'
    | 'identity-theft/second'
    | 'inequality/victim'
    | 'repeat/event'
    | 'russian-roulette/bets'
    | 'seppuku/choice'
    | 'seppuku/discards'
    | 'special-favours/victim'
    | 'thief/cards'
    | 'thief/victim'
    | 'trust-fall/gifts'
    | 'trust-fall/giver';
  supercharge:
    | 'colour-blockade/color'
    | 'edison/cardOfFirst'
    | 'edison/cardOfSecond'
    | 'edison/first'
    | 'edison/second'
    | 'number-wish/wish'
    | 'parasite/discards'
    | 'random-chance/move'
    | 'recharge/power'
    | 'recycling/receiver'
    | 'rewind/choice'
    | 'special-charge/victim'
    | 'tsunami/laid'
    | 'update/choice'
    | 'update/returned';
  'pandoras-box':
    | 'do-it-yourself/choice'
    | 'do-it-yourself/seen'
    | 'do-it-yourself/shed'
    | 'do-it-yourself/victim'
    | 'twins/twin';
}
