// Written by `npm run check:texts` from the scripts. Do not edit.

/** What can be asked, by what asks: the row or the part of the rules, and what is wanted of the answer. */
export interface TopicsOf {
  board:
    | 'gift/steps'
    | 'gift/victim'
    | 'lay/placed'
    | 'magnet/taken'
    | 'marching-orders/named'
    | 'market/taken'
    | 'remote/victim'
    | 'reorganize/placed'
    | 'restock/placed'
    | 'restock/unplaced'
    | 'round/placed'
    | 'round/unplaced'
    | 'surprise-party/named'
    | 'swap/victim'
    | 'turn/placed'
    | 'turn/unplaced'
    | 'window/cards';
}
